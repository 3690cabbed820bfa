//! The class.

use std::sync::{Mutex, MutexGuard, PoisonError};

use dablot::record::{GameResult, Record};
use dablot::{Action, Position, Rules, Side};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use super::course::{Course, Part, Refused};
use crate::action::action_in;
use crate::actions::PyActions;
use crate::arguments::AsSide;
use crate::board_text::board_text;
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
pub(crate) struct PyGame(Mutex<Course>);

impl PyGame {
    /// No Python code runs while this is held, so there is nothing to wait for but another call.
    fn lock(&self) -> MutexGuard<'_, Course> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The start, and every single decision since.
    pub(crate) fn decisions(&self) -> (Position, Vec<Action>) {
        let course = self.lock();
        (course.start(), course.decisions())
    }

    fn now(&self) -> Position {
        self.lock().now()
    }

    /// The record of the game without a chain that is under way.
    pub(crate) fn to_record(&self, py: Python<'_>) -> PyResult<Record> {
        let course = self.lock().clone();
        let mut game = dablot::Game::from_position(course.start());
        let played =
            course.turns().try_for_each(|turn| game.play(turn)).and_then(|()| {
                match course.said().map(|said| said.result()) {
                    Some("1-0") => game.resign(Side::North),
                    Some("0-1") => game.resign(Side::South),
                    Some(_) => game.agree_draw(),
                    None => Ok(()),
                }
            });
        played.map_err(|error| refusal(py, "TurnError", &error.to_string()))?;
        Ok(game.to_record())
    }

    /// The game of a record's main line.
    pub(crate) fn from_record(py: Python<'_>, record: &Record) -> PyResult<PyGame> {
        let mut course = Course::new(record.start()).ok_or_else(|| {
            let message = "a game starts between turns, not in the middle of a chain";
            refusal(py, "PositionError", message)
        })?;
        record.line().turns().try_for_each(|turn| course.push(turn)).or_raise(py)?;
        let said = match record.result() {
            _ if course.outcome().is_some() => None,
            GameResult::Won(winner) => Some(Course::resignation(!winner)),
            GameResult::Drawn => Some(Course::agreement()),
            GameResult::Open => None,
        };
        said.map_or(Ok(()), |said| course.say(said)).or_raise(py)?;
        Ok(PyGame(Mutex::new(course)))
    }
}

impl Raise for Refused {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        match self {
            Refused::Illegal(illegal) => illegal.raise(py),
            Refused::Ended(outcome) => {
                let reason = member(py, "IllegalReason", "game-over")?;
                let fields = Fields::new(py).with("reason", reason)?.with("outcome", *outcome)?;
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
        Course::new(start).map(|course| PyGame(Mutex::new(course))).ok_or_else(|| {
            let message = "a game starts between turns, not in the middle of a chain";
            refusal(py, "PositionError", message)
        })
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
        let turns: Vec<_> = self.lock().turns().map(PyTurn).collect();
        PyTuple::new(py, turns)
    }

    /// The start and the position after every turn: a new ``tuple``, one longer than
    /// :attr:`history`.
    #[getter]
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let positions = self.lock().positions();
        PyTuple::new(py, positions.into_iter().map(PyPosition))
    }

    /// How many turns have been played.
    #[getter]
    fn ply(&self) -> usize {
        self.lock().ply_count()
    }

    /// The jumps so far of the chain under way; ``None`` between turns.
    #[getter]
    fn under_way(&self) -> Option<PyTurn> {
        self.lock().turn_under_way().map(PyTurn)
    }

    /// The legal turns, as a lazy view; none if the game is over.
    #[getter]
    fn turns(&self) -> PyTurns {
        let course = self.lock();
        match course.outcome() {
            None => PyTurns::of_position(course.now()),
            Some(_) => PyTurns::none(),
        }
    }

    /// The legal single decisions, as a sequence; empty if the game is over.
    #[getter]
    fn actions(&self) -> PyActions {
        let course = self.lock();
        match course.outcome() {
            None => PyActions::of_position(course.now()),
            Some(_) => PyActions::none(course.now()),
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
        self.lock().push(turn_given).or_raise(turn.py())?;
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
        self.lock().push_action(action_given).or_raise(action.py())
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
        let last = self.lock().turns().last();
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
        self.lock().outcome()
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.lock().outcome().is_some()
    }

    /// The result as it stands in records: ``1-0``, ``0-1``, ``1/2-1/2``, or ``*`` while the game
    /// goes on.
    #[getter]
    fn result(&self) -> &'static str {
        self.lock().outcome().map_or("*", |outcome| outcome.result())
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
        let mut course = self.lock();
        let loser = side.map_or(course.now().side_to_move(), |side| side.0);
        let said = course.say(Course::resignation(loser));
        drop(course);
        said.or_raise(py)
    }

    /// Ends the game: the players agree on a draw.
    ///
    /// Raises :exc:`IllegalTurnError` if the game is over.
    fn agree_draw(&self, py: Python<'_>) -> PyResult<()> {
        let said = self.lock().say(Course::agreement());
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

    fn __str__(&self) -> String {
        board_text(&self.now())
    }

    fn __repr__(&self) -> String {
        let course = self.lock();
        let (now, plies) = (course.now(), course.ply_count());
        let state = match course.outcome() {
            Some(outcome) => outcome.__str__(),
            None => format!("{} to move", now.side_to_move()),
        };
        let rules: Rules = now.rules();
        format!(
            "<Game: {rules}, {plies} {} played, {state}>",
            if plies == 1 { "turn" } else { "turns" }
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (PyPosition,), Saved) {
        let course = self.lock();
        let saved =
            |parts: &[Part]| parts.iter().map(|part| (PyTurn(part.turn), part.under_way)).collect();
        let state = (saved(&course.played()), saved(course.undone()), course.said());
        (py.get_type::<PyGame>(), (PyPosition(course.start()),), state)
    }

    fn __setstate__(&self, state: &Bound<'_, PyAny>) -> PyResult<()> {
        type Kept<'py> = Vec<(Bound<'py, PyTurn>, bool)>;
        let (played, undone, said): (Kept<'_>, Kept<'_>, Option<Bound<'_, PyOutcome>>) =
            state.extract()?;
        let parts = |kept: Kept<'_>| -> Vec<Part> {
            let part = |(turn, under_way): (Bound<'_, PyTurn>, bool)| Part {
                turn: turn.get().0,
                under_way,
            };
            kept.into_iter().map(part).collect()
        };
        let start = self.lock().start();
        let Some(mut course) = Course::new(start) else {
            return Err(PyValueError::new_err("a game starts between turns"));
        };
        let said = said.map(|said| *said.get());
        course.restore(&parts(played), &parts(undone), said).or_raise(state.py())?;
        *self.lock() = course;
        Ok(())
    }
}

/// A turn in a pickle, and whether it is under way.
type SavedPart = (PyTurn, bool);

/// What was played, what was undone, what players have said.
type Saved = (Vec<SavedPart>, Vec<SavedPart>, Option<PyOutcome>);

impl PyGame {
    /// The position, if the game goes on.
    fn playable(&self, py: Python<'_>) -> PyResult<Position> {
        let course = self.lock();
        let (now, outcome) = (course.now(), course.outcome());
        drop(course);
        outcome.map_or(Ok(now), |outcome| Err(Refused::Ended(outcome)).or_raise(py))
    }
}
