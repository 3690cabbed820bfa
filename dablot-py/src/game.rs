//! `dablot.Game`: the game of the core, shared between threads.

use std::sync::{Mutex, MutexGuard, PoisonError};

use dablot::record::Record;
use dablot::{Action, Ending, Game, GameError, Played, Position, Side, Turn};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use crate::action::action_in;
use crate::actions::PyActions;
use crate::arguments::AsSide;
use crate::drawing::{Picture, board_text};
use crate::errors::{Fields, OrRaise, Raise, member, refusal};
use crate::outcome::PyOutcome;
use crate::position::PyPosition;
use crate::rules::{AsRules, PyRules};
use crate::turn::{PyTurn, turn_in};
use crate::turns::PyTurns;

/// A game: a start, the turns played from it, and how it has ended.
///
/// Mutable, like a board with pieces on it: :meth:`push` and :meth:`pop`, :meth:`undo` and
/// :meth:`redo`. It sees what no position can: repetition, resignation, an agreed draw. Several
/// threads may use one game; each call is done as a whole.
///
/// Made from a :class:`Position` between turns, or from rules (then from their set-up), or from
/// nothing (the base game).
///
/// >>> game = Game()
/// >>> game.push("c5-d6")
/// Turn('c5-d6')
/// >>> "i9-h8" in game.turns
/// True
/// >>> game.push("i9-h8"); game.history
/// Turn('i9-h8')
/// (Turn('c5-d6'), Turn('i9-h8'))
/// >>> game.undo(), game.redo(), game.pop()
/// (Turn('i9-h8'), Turn('i9-h8'), Turn('i9-h8'))
/// >>> game.resign(); game.outcome, game.result
/// (Outcome('S resignation'), '1-0')
///
/// Raises :exc:`PositionError` for a position in the middle of a chain.
#[pyclass(name = "Game", module = "dablot", frozen, weakref)]
pub(crate) struct PyGame(Mutex<Game>);

impl PyGame {
    /// No Python code runs while this is held, so there is nothing to wait for but another call.
    fn lock(&self) -> MutexGuard<'_, Game> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The start, and every single decision since.
    pub(crate) fn decisions(&self) -> (Position, Vec<Action>) {
        let game = self.lock();
        (game.start(), game.actions())
    }

    fn now(&self) -> Position {
        self.lock().position()
    }

    /// The record of the game without a chain that is under way.
    pub(crate) fn to_record(&self) -> Record {
        self.lock().to_record()
    }

    /// The game of a record's main line.
    pub(crate) fn from_record(py: Python<'_>, record: &Record) -> PyResult<PyGame> {
        check_start(py, &record.start())?;
        Game::from_record(record).or_raise(py).map(|game| PyGame(Mutex::new(game)))
    }

    /// The position, if the game goes on.
    fn playable(&self, py: Python<'_>) -> PyResult<Position> {
        let game = self.lock();
        let (now, ending) = (game.position(), game.ending());
        drop(game);
        ending.map_or(Ok(now), |ending| Err(GameError::Over { ending }).or_raise(py))
    }
}

/// Refuses a start inside a chain, whose first turn would have begun before the game.
fn check_start(py: Python<'_>, start: &Position) -> PyResult<()> {
    if start.chain().is_none() {
        return Ok(());
    }
    let message = "a game starts between turns, not in the middle of a chain";
    Err(refusal(py, "PositionError", message))
}

impl Raise for GameError {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        match *self {
            GameError::Illegal(illegal) => illegal.raise(py),
            GameError::Text(error) => error.raise(py),
            GameError::BegunBefore => Fields::new(py).raise("TurnError", &self.to_string()),
            GameError::Over { ending } => {
                let outcome = PyOutcome::from(ending);
                let reason = member(py, "IllegalReason", "game-over")?;
                let fields = Fields::new(py).with("reason", reason)?.with("outcome", outcome)?;
                let message = format!("the game is over: {}", outcome.__str__());
                fields.raise("IllegalTurnError", &message)
            }
        }
    }
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (start=None, /))]
    fn new(py: Python<'_>, start: Option<&Bound<'_, PyAny>>) -> PyResult<PyGame> {
        let start = match start {
            None => Position::default(),
            Some(start) => match start.cast::<PyPosition>() {
                Ok(position) => position.get().0,
                Err(_) => Position::start(start.extract::<AsRules>()?.0, Side::South),
            },
        };
        check_start(py, &start)?;
        Ok(PyGame(Mutex::new(Game::from_position(start))))
    }

    /// The position that the game began with.
    #[getter]
    fn start(&self) -> PyPosition {
        PyPosition(self.lock().start())
    }

    /// The position now.
    #[getter]
    fn position(&self) -> PyPosition {
        PyPosition(self.now())
    }

    /// The rules that are played.
    #[getter]
    fn rules(&self) -> PyRules {
        PyRules(self.now().rules())
    }

    /// The side whose turn it is.
    #[getter]
    fn side_to_move(&self) -> AsSide {
        AsSide(self.now().side_to_move())
    }

    /// The turns played, in order: a new ``tuple``. A chain under way is not among them.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let turns: Vec<_> = self.lock().turns().iter().copied().map(PyTurn).collect();
        PyTuple::new(py, turns)
    }

    /// The start and the position after every turn: a new ``tuple``, one longer than
    /// :attr:`history`.
    #[getter]
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let positions: Vec<_> = self.lock().positions().map(PyPosition).collect();
        PyTuple::new(py, positions)
    }

    /// How many turns have been played.
    #[getter]
    fn ply(&self) -> usize {
        self.lock().ply()
    }

    /// The jumps so far of the chain under way; ``None`` between turns.
    #[getter]
    fn under_way(&self) -> Option<PyTurn> {
        self.lock().under_way().map(|chain| PyTurn(Turn::Capture(chain)))
    }

    /// The legal turns, as a lazy view; none if the game is over.
    #[getter]
    fn turns(&self) -> PyTurns {
        let game = self.lock();
        match game.ending() {
            None => PyTurns::of_position(game.position()),
            Some(_) => PyTurns::none(),
        }
    }

    /// The legal single decisions, as a sequence; empty if the game is over.
    #[getter]
    fn actions(&self) -> PyActions {
        let game = self.lock();
        match game.ending() {
            None => PyActions::of_position(game.position()),
            Some(_) => PyActions::none(game.position()),
        }
    }

    /// Plays a turn, given as a :class:`Turn` or its text, and gives it back. In the middle of a
    /// chain it goes on with the chain to its end. What was undone is forgotten.
    ///
    /// Raises :exc:`IllegalTurnError` if a rule refuses it or the game is over; for a text also what
    /// :meth:`Position.parse_turn` raises. The game is then as it was.
    fn push(&self, turn: &Bound<'_, PyAny>) -> PyResult<PyTurn> {
        let now = self.playable(turn.py())?;
        let turn_given = turn_in(&now, turn)?;
        self.lock().play(turn_given).or_raise(turn.py())?;
        Ok(PyTurn(turn_given))
    }

    /// Plays a single decision, given as an :class:`Action`, its number or its text. Jumps make up
    /// one turn of the :attr:`history` when their chain is over. What was undone is forgotten.
    ///
    /// Raises :exc:`IllegalTurnError` if a rule refuses it or the game is over; :exc:`TurnError` for
    /// a number that no decision has; for a text also what :meth:`Position.parse_action` raises.
    ///
    /// >>> game = Game(Position("5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S"))
    /// >>> game.push_action("e5xg7")
    /// >>> game.under_way, game.history, game.position.chain
    /// (Turn('e5xg7'), (), Point.G7)
    /// >>> game.push_action("stop")
    /// >>> game.under_way, game.history
    /// (None, (Turn('e5xg7'),))
    fn push_action(&self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let now = self.playable(action.py())?;
        let action_given = action_in(&now, action)?;
        self.lock().play_action(action_given).or_raise(action.py())
    }

    /// Takes the last turn back, or the chain under way, and gives it. With it goes what players
    /// have said about the end. It cannot be redone.
    ///
    /// Raises ``IndexError`` if nothing has been played.
    fn pop(&self) -> PyResult<PyTurn> {
        let popped = self.lock().pop();
        popped.map(PyTurn).ok_or_else(|| PyIndexError::new_err("no turn has been played"))
    }

    /// The last turn played.
    ///
    /// Raises ``IndexError`` if nothing has been played.
    fn peek(&self) -> PyResult<PyTurn> {
        let last = self.lock().turns().last().copied();
        last.map(PyTurn).ok_or_else(|| PyIndexError::new_err("no turn has been played"))
    }

    /// Takes the last turn back like :meth:`pop`, and keeps it for :meth:`redo`.
    ///
    /// Raises ``IndexError`` if nothing has been played.
    fn undo(&self) -> PyResult<PyTurn> {
        let undone = self.lock().undo();
        undone.map(PyTurn).ok_or_else(|| PyIndexError::new_err("no turn has been played"))
    }

    /// Plays again what was undone last, and gives it.
    ///
    /// Raises ``IndexError`` if nothing has been undone since the last :meth:`push`.
    fn redo(&self) -> PyResult<PyTurn> {
        let redone = self.lock().redo();
        redone.map(PyTurn).ok_or_else(|| PyIndexError::new_err("no turn has been undone"))
    }

    /// How the game has ended: by the rules, by repetition, or by what players have said; ``None``
    /// while it goes on.
    ///
    /// >>> game = Game("standard repetition=2")
    /// >>> for turn in ["c5-d6", "i9-h8", "d6-c5", "h8-i9"]:
    /// ...     _ = game.push(turn)
    /// >>> game.outcome
    /// Outcome('draw repetition')
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.lock().ending().map(PyOutcome::from)
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.lock().ending().is_some()
    }

    /// The result as it stands in records: ``1-0``, ``0-1``, ``1/2-1/2``, or ``*`` while the game
    /// goes on.
    #[getter]
    fn result(&self) -> &'static str {
        self.lock().result().name()
    }

    /// How often the present position has occurred with the same side to move, this time included.
    #[getter]
    fn occurrences(&self) -> usize {
        self.lock().occurrences()
    }

    /// Ends the game: a side gives up; the side to move if none is named.
    ///
    /// Raises :exc:`IllegalTurnError` if the game is over.
    #[pyo3(signature = (side=None))]
    fn resign(&self, py: Python<'_>, side: Option<AsSide>) -> PyResult<()> {
        let mut game = self.lock();
        let loser = side.map_or(game.position().side_to_move(), |side| side.0);
        let said = game.resign(loser);
        drop(game);
        said.or_raise(py)
    }

    /// Ends the game: the players agree on a draw.
    ///
    /// Raises :exc:`IllegalTurnError` if the game is over.
    fn agree_draw(&self, py: Python<'_>) -> PyResult<()> {
        let said = self.lock().agree_draw();
        said.or_raise(py)
    }

    /// A game that can go its own way from here; ``copy.copy`` is the same.
    fn copy(&self) -> PyGame {
        PyGame(Mutex::new(self.lock().clone()))
    }

    fn __copy__(&self) -> PyGame {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyGame {
        self.copy()
    }

    fn __eq__(&self, other: &Bound<'_, PyGame>) -> bool {
        let own = self.lock().clone();
        own == *other.get().lock()
    }

    /// The board as a picture, an SVG document: with all lines and coordinates, sides and roles told
    /// apart by shape as well as by colour, and a title for programs that read aloud.
    ///
    /// ``seen_from`` is the side below (``"mover"`` the one to move). ``highlights`` are points to
    /// mark, ``arrows`` pairs of points. ``last_turn`` is a turn to show, the one that was played last if it is left out. ``theme`` is ``"light"``,
    /// ``"dark"`` or ``"print"``, and ``colours`` changes some of its colours: ``background``,
    /// ``lines``, ``coordinates``, ``south``, ``south_ink``, ``north``, ``north_ink``, ``last_turn``,
    /// ``highlights``, ``arrows``. ``title`` replaces the title; ``width`` is in pixels.
    ///
    /// >>> game = Game(); game.push("c5-d6")
    /// Turn('c5-d6')
    /// >>> "after c5-d6" in game.svg(seen_from="N", theme="dark")
    /// True
    ///
    /// Raises :exc:`ColourError` for a theme or colour that does not exist, :exc:`PointError` and
    /// :exc:`TurnTextError` for texts that name no point or turn.
    #[pyo3(signature = (**arguments), text_signature = "($self, *, seen_from='S', coordinates=True, highlights=(), arrows=(), last_turn=None, theme='light', colours=None, title=None, width=400)")]
    fn svg(&self, py: Python<'_>, arguments: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        let (now, last) = {
            let game = self.lock();
            (game.position(), game.turns().last().copied())
        };
        let mut picture = Picture::new(&now, arguments)?;
        picture.last_turn = picture.last_turn.or(last);
        picture.draw(py, &now)
    }

    /// The picture that notebooks show.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None)
    }

    fn __str__(&self) -> String {
        board_text(&self.now())
    }

    fn __repr__(&self) -> String {
        let game = self.lock();
        let plies = game.ply();
        let state = match game.ending() {
            Some(ending) => ending.to_string(),
            None => format!("{} to move", game.position().side_to_move()),
        };
        let turns = if plies == 1 { "turn" } else { "turns" };
        format!("<Game: {}, {plies} {turns} played, {state}>", game.rules())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (PyPosition,), Saved) {
        let game = self.lock();
        let mut played: Vec<_> = game.turns().iter().map(|&turn| (PyTurn(turn), false)).collect();
        played.extend(game.under_way().map(|chain| (PyTurn(Turn::Capture(chain)), true)));
        let undone = game.undone().iter();
        let undone = undone.map(|part| (PyTurn(part.turn()), matches!(part, Played::Jumps(_))));
        let said = game.ending().filter(|ending| !matches!(ending, Ending::Rules(_)));
        let state = (played, undone.collect(), said.map(PyOutcome::from));
        (py.get_type::<PyGame>(), (PyPosition(game.start()),), state)
    }

    fn __setstate__(&self, state: &Bound<'_, PyAny>) -> PyResult<()> {
        type Kept<'py> = Vec<(Bound<'py, PyTurn>, bool)>;
        let (played, undone, said): (Kept<'_>, Kept<'_>, Option<Bound<'_, PyOutcome>>) =
            state.extract()?;
        let mut game = Game::from_position(self.lock().start());
        for (turn, is_under_way) in played.iter().chain(undone.iter().rev()) {
            replay(&mut game, turn.get().0, *is_under_way).or_raise(state.py())?;
        }
        for _ in undone {
            game.undo();
        }
        match said.map(|said| said.get().winner) {
            Some(Some(winner)) => game.resign(!winner).or_raise(state.py())?,
            Some(None) => game.agree_draw().or_raise(state.py())?,
            None => {}
        }
        *self.lock() = game;
        Ok(())
    }
}

/// A turn in a pickle, and whether it is the jumps of one that is under way.
type SavedPart = (PyTurn, bool);

/// What was played, what was undone, what players have said.
type Saved = (Vec<SavedPart>, Vec<SavedPart>, Option<PyOutcome>);

/// Plays what was saved.
fn replay(game: &mut Game, turn: Turn, is_under_way: bool) -> Result<(), GameError> {
    match turn {
        Turn::Capture(chain) if is_under_way => chain
            .jumps()
            .filter_map(|jump| Action::jump(jump.origin, jump.target))
            .try_for_each(|action| game.play_action(action)),
        turn => game.play(turn),
    }
}
