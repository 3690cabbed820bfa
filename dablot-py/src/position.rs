//! `dablot.Position`.

use dablot::{Plane, Position, Rules, Setup, Side};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use crate::action::{PyAction, action_in};
use crate::actions::PyActions;
use crate::arguments::{AsPoint, AsRole, AsSide, AsViewer, integer};
use crate::drawing::{Picture, board_text};
use crate::errors::{OrRaise, refusal};
use crate::observation;
use crate::outcome::PyOutcome;
use crate::perft;
use crate::piece::PyPiece;
use crate::point_set::PyPointSet;
use crate::rules::{AsRules, PyRules};
use crate::setup;
use crate::turn::{PyTurn, turn_in};
use crate::turns::PyTurns;

/// A position in a game: the board, the side to move, the piece in a chain if there is one, how long
/// nothing was captured, the number of the turn, and the rules.
///
/// Immutable: playing gives back a new position. Two positions are equal if all of that is equal;
/// they can be keys, be copied and pickled. ``str()`` draws the board, :attr:`text` is the notation.
///
/// Without a text it is the set-up of the game with South to move.
///
/// >>> position = Position()
/// >>> position.side_to_move, position.king("N"), len(position.points("S"))
/// (Side.SOUTH, Point.A7, 30)
/// >>> position = position.play("c5-d6")
/// >>> position.piece_at("d6"), position.side_to_move
/// (Piece('W'), Side.NORTH)
/// >>> print(position)
/// 13 w---w---w---w---w---w
///    |\ /|\ /|\ /|\ /|\ /|
/// 12 | w | w | w | w | w |
///    |/ \|/ \|/ \|/ \|/ \|
/// 11 w---w---w---w---w---w
///    |\ /|\ /|\ /|\ /|\ /|
/// 10 | w | w | w | w | w |
///    |/ \|/ \|/ \|/ \|/ \|
///  9 w---w---w---w---w---w
///    |\ /|\ /|\ /|\ /|\ /|
///  8 | p | · | · | · | · |
///    |/ \|/ \|/ \|/ \|/ \|
///  7 k---·---·---·---·---K
///    |\ /|\ /|\ /|\ /|\ /|
///  6 | · | W | · | · | P |
///    |/ \|/ \|/ \|/ \|/ \|
///  5 W---·---W---W---W---W
///    |\ /|\ /|\ /|\ /|\ /|
///  4 | W | W | W | W | W |
///    |/ \|/ \|/ \|/ \|/ \|
///  3 W---W---W---W---W---W
///    |\ /|\ /|\ /|\ /|\ /|
///  2 | W | W | W | W | W |
///    |/ \|/ \|/ \|/ \|/ \|
///  1 W---W---W---W---W---W
///    a b c d e f g h i j k
/// North to move
///
/// Raises :exc:`PositionTextError` for a text that cannot be read, with the column;
/// :exc:`SetupError` for pieces that cannot stand so, with everything that is wrong.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
#[pyclass(name = "Position", module = "dablot", frozen, eq, hash, weakref, from_py_object)]
pub(crate) struct PyPosition(pub(crate) Position);

#[pymethods]
impl PyPosition {
    #[new]
    #[pyo3(signature = (text=None, /, rules=AsRules(Rules::STANDARD)), text_signature = "(text=None, /, rules='standard')")]
    fn new(py: Python<'_>, text: Option<&str>, rules: AsRules) -> PyResult<PyPosition> {
        match text {
            None => Ok(PyPosition(Position::start(rules.0, Side::South))),
            Some(text) => Position::parse(text, rules.0).or_raise(py).map(PyPosition),
        }
    }

    /// The set-up of the game, with ``first`` to move.
    ///
    /// "Warriors on every point of the three grid rows nearest the player and the two diagonal rows
    /// between them. The king stands at the far right of the fourth grid row as its player sees it,
    /// the prince on the right-most point of the diagonal row between the third and fourth grid
    /// rows." Who begins is rolled for: see :func:`first_side`.
    ///
    /// >>> Position.start("walker", first="N").side_to_move
    /// Side.NORTH
    #[staticmethod]
    #[pyo3(signature = (rules=AsRules(Rules::STANDARD), first=AsSide(Side::South)), text_signature = "(rules='standard', first='S')")]
    fn start(rules: AsRules, first: AsSide) -> PyPosition {
        PyPosition(Position::start(rules.0, first.0))
    }

    /// A position from its pieces: a mapping from points to pieces, each in any form.
    ///
    /// "A position has at least one piece, and at most one king, one prince and 28 warriors a side;
    /// its chain point holds a piece of the side to move that can capture again."
    ///
    /// >>> position = Position.from_pieces({"e5": "K", "f6": "w"}, side="S", rules="ludii")
    /// >>> position.text
    /// '6/5/6/5/6/5/6/2w2/2K3/5/6/5/6 S - 0 1'
    /// >>> Position.from_pieces(position.pieces | {Point.A1: Piece("W")}).pieces
    /// {Point.A1: Piece('W'), Point.E5: Piece('K'), Point.F6: Piece('w')}
    ///
    /// Raises :exc:`SetupError`, whose ``faults`` list everything that is wrong, names of points and
    /// pieces included.
    #[staticmethod]
    #[pyo3(signature = (pieces, *, side=AsSide(Side::South), chain=None, quiet=0, turn=1, rules=AsRules(Rules::STANDARD)), text_signature = "(pieces, *, side='S', chain=None, quiet=0, turn=1, rules='standard')")]
    fn from_pieces(
        pieces: &Bound<'_, PyAny>,
        side: AsSide,
        chain: Option<AsPoint>,
        quiet: u32,
        turn: u32,
        rules: AsRules,
    ) -> PyResult<PyPosition> {
        let mut setup = Setup::empty(rules.0);
        setup.side = side.0;
        setup.chain = chain.map(|point| point.0);
        setup.quiet = quiet;
        setup.turn = turn;
        setup::build(setup, pieces).map(PyPosition)
    }

    /// The text: ``placement side chain quiet turn``. The rules are not part of it.
    ///
    /// >>> Position().text
    /// 'wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW S - 0 1'
    #[getter]
    fn text(&self) -> String {
        self.0.to_string()
    }

    /// The rules that are played.
    #[getter]
    fn rules(&self) -> PyRules {
        PyRules(self.0.rules())
    }

    /// The same position under other rules.
    ///
    /// Raises :exc:`SetupError` if it cannot be played under them.
    ///
    /// >>> Position().with_rules("ludii").rules
    /// Rules('ludii')
    fn with_rules(&self, py: Python<'_>, rules: AsRules) -> PyResult<PyPosition> {
        let mut setup = self.0.to_setup();
        setup.rules = rules.0;
        setup.build().or_raise(py).map(PyPosition)
    }

    /// The side whose turn it is.
    #[getter]
    fn side_to_move(&self) -> AsSide {
        AsSide(self.0.side_to_move())
    }

    /// Where the piece stands that has just captured and may go on; ``None`` between turns.
    #[getter]
    fn chain(&self) -> Option<AsPoint> {
        self.0.chain().map(AsPoint)
    }

    /// Plies since the last capture.
    #[getter]
    fn quiet_plies(&self) -> u32 {
        self.0.quiet_plies()
    }

    /// The number of the turn, from 1, "counted up when North has moved".
    #[getter]
    fn turn_number(&self) -> u32 {
        self.0.turn_number()
    }

    /// Every piece with its point, in order of the points' numbers: a new ``dict``.
    #[getter]
    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let pieces = PyDict::new(py);
        for (point, piece) in self.0.iter() {
            pieces.set_item(AsPoint(point), PyPiece(piece))?;
        }
        Ok(pieces)
    }

    /// The piece on a point; ``None`` if it is empty.
    ///
    /// >>> Position().piece_at("k7")
    /// Piece('K')
    fn piece_at(&self, point: AsPoint) -> Option<PyPiece> {
        self.0.piece_at(point.0).map(PyPiece)
    }

    /// The points where a side's pieces stand, all or those of one role.
    ///
    /// >>> Position().points("S", "prince")
    /// PointSet('j6')
    #[pyo3(signature = (side, role=None))]
    fn points(&self, side: AsSide, role: Option<AsRole>) -> PyPointSet {
        PyPointSet(match role {
            None => self.0.pieces(side.0),
            Some(role) => self.0.pieces_of(dablot::Piece { side: side.0, role: role.0 }),
        })
    }

    /// Where a side's king stands; ``None`` if it was captured.
    fn king(&self, side: AsSide) -> Option<AsPoint> {
        self.0.king(side.0).map(AsPoint)
    }

    /// Where a side's prince stands; ``None`` if it was captured.
    fn prince(&self, side: AsSide) -> Option<AsPoint> {
        self.0.prince(side.0).map(AsPoint)
    }

    /// The points where a piece stands.
    #[getter]
    fn occupied(&self) -> PyPointSet {
        PyPointSet(self.0.occupied())
    }

    /// The points where no piece stands.
    #[getter]
    fn empty(&self) -> PyPointSet {
        PyPointSet(self.0.empty())
    }

    /// How the game has ended; ``None`` while it goes on, and in the middle of a chain unless the
    /// rules say ``judged=capture``. Draws by repetition are for a :class:`Game` to see.
    ///
    /// >>> Position("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S").outcome
    /// Outcome('draw kings')
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.0.outcome().map(PyOutcome::from)
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.outcome().is_some()
    }

    /// The legal turns, as a lazy view: ``in``, iteration, truth, :meth:`Turns.count`.
    #[getter]
    fn turns(&self) -> PyTurns {
        PyTurns::of_position(self.0)
    }

    /// The legal single decisions, as a sequence in order of their numbers.
    #[getter]
    fn actions(&self) -> PyActions {
        PyActions::of_position(self.0)
    }

    /// Reads a turn that is legal here.
    ///
    /// "A text that is itself a legal path" is that turn; "a path cut down to its ends or with
    /// points left out is accepted where exactly one legal path fits". Marks such as ``!?`` may
    /// follow.
    ///
    /// Raises :exc:`TurnTextError`, :exc:`IllegalTurnError`, :exc:`AmbiguousTurnError` or
    /// :exc:`TooManyPathsError`.
    ///
    /// >>> Position("5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S").parse_turn("e5xi9!")
    /// Turn('e5xg7xi9')
    fn parse_turn(&self, py: Python<'_>, text: &str) -> PyResult<PyTurn> {
        self.0.parse_turn(text).or_raise(py).map(PyTurn)
    }

    /// Reads a single decision that is legal here.
    ///
    /// Raises :exc:`TurnTextError` or :exc:`IllegalTurnError`.
    fn parse_action(&self, py: Python<'_>, text: &str) -> PyResult<PyAction> {
        self.0.parse_action(text).or_raise(py).map(PyAction)
    }

    /// The decision with a number from 0 to 698, where 698 is ``stop`` in a chain and ``pass``
    /// outside of one. Whether it is legal is not asked. The number may be that of the decision as
    /// a side sees it, or the one to move (``seen_by="mover"``): see :meth:`action_mask`.
    ///
    /// Raises :exc:`TurnError` for any other number.
    ///
    /// >>> Position().action(698)
    /// Action('pass')
    /// >>> Position.start(first="N").action(119, seen_by="mover")
    /// Action('i9-h8')
    #[pyo3(signature = (number, *, seen_by=AsViewer::SOUTH), text_signature = "($self, number, *, seen_by='S')")]
    fn action(&self, number: &Bound<'_, PyAny>, seen_by: AsViewer) -> PyResult<PyAction> {
        let viewer = seen_by.of(&self.0);
        let found = integer(number, "the number of a decision")?;
        let found = found.and_then(|found| u16::try_from(found).ok());
        let found = found.and_then(|found| self.0.action(found));
        found.map(|action| PyAction(action.seen_by(viewer))).ok_or_else(|| {
            let message = format!("no decision has the number {number}: expected 0 to 698");
            refusal(number.py(), "TurnError", &message)
        })
    }

    /// Whether a turn is legal; costs no more than following its path. For a text that cannot be
    /// read as a turn here the answer is no.
    ///
    /// >>> Position().is_legal("c5-d6")
    /// True
    fn is_legal(&self, turn: &Bound<'_, PyAny>) -> PyResult<bool> {
        answer(turn.py(), self.check(turn))
    }

    /// Whether a single decision is legal.
    ///
    /// >>> Position().is_legal_action(119)
    /// True
    fn is_legal_action(&self, action: &Bound<'_, PyAny>) -> PyResult<bool> {
        answer(action.py(), self.check_action(action))
    }

    /// Says why a turn is not legal: raises what :meth:`play` would raise, else gives ``None``.
    ///
    /// Raises :exc:`IllegalTurnError` with the first reason that applies: the game is over; another
    /// piece is in a chain; no piece, or the other side's, stands on the origin; then what is wrong
    /// with the path, point by point; then what an option forbids.
    fn check(&self, turn: &Bound<'_, PyAny>) -> PyResult<()> {
        self.0.check(&turn_in(&self.0, turn)?).or_raise(turn.py())
    }

    /// Says why a single decision is not legal: raises what :meth:`play_action` would raise, else
    /// gives ``None``.
    fn check_action(&self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        self.0.check_action(action_in(&self.0, action)?).or_raise(action.py())
    }

    /// The position after a turn, given as a :class:`Turn` or its text.
    ///
    /// Raises :exc:`IllegalTurnError` if a rule refuses it; for a text also what
    /// :meth:`parse_turn` raises.
    ///
    /// >>> Position().play("c5-d6").play("i9-h8").turn_number
    /// 2
    fn play(&self, turn: &Bound<'_, PyAny>) -> PyResult<PyPosition> {
        self.0.play(turn_in(&self.0, turn)?).or_raise(turn.py()).map(PyPosition)
    }

    /// The position after a single decision, given as an :class:`Action`, its number or its text.
    ///
    /// A jump that can go on leaves the same side to move, with its piece in a :attr:`chain`; "after
    /// a jump that cannot go on the turn ends by itself".
    ///
    /// Raises :exc:`IllegalTurnError` if a rule refuses it; :exc:`TurnError` for a number that no
    /// decision has; for a text also what :meth:`parse_action` raises.
    ///
    /// >>> Position().play_action(119) == Position().play("c5-d6")
    /// True
    fn play_action(&self, action: &Bound<'_, PyAny>) -> PyResult<PyPosition> {
        let played = self.0.play_action(action_in(&self.0, action)?);
        played.or_raise(action.py()).map(PyPosition)
    }

    /// How many sequences of ``depth`` turns there are from here: the usual proof that moves are
    /// generated rightly. Two paths with the same result are two turns; a game that is over has
    /// none. Works without the GIL and can be interrupted.
    ///
    /// Raises ``ValueError`` for a depth below 0 or above 255.
    ///
    /// >>> [Position().perft(depth) for depth in range(4)]
    /// [1, 15, 223, 4361]
    fn perft(&self, depth: &Bound<'_, PyAny>) -> PyResult<u64> {
        perft::turns(depth.py(), &self.0, perft::depth(depth)?)
    }

    /// How many sequences of ``depth`` single decisions there are from here.
    ///
    /// Raises ``ValueError`` for a depth below 0 or above 255.
    ///
    /// >>> Position().perft_actions(4)
    /// 84329
    fn perft_actions(&self, depth: &Bound<'_, PyAny>) -> PyResult<u64> {
        perft::actions(depth.py(), &self.0, perft::depth(depth)?)
    }

    /// :meth:`perft` with the count of each first turn: a new ``dict``.
    ///
    /// Raises ``ValueError`` for a depth below 1 or above 255.
    ///
    /// >>> sum(Position().perft_divide(3).values())
    /// 4361
    fn perft_divide<'py>(&self, depth: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>> {
        perft::divide(depth.py(), &self.0, perft::depth(depth)?)
    }

    /// A 64-bit Zobrist hash of the pieces, the side to move and the piece in a chain: the same on
    /// every machine and in every version with the same major number. Unlike ``hash()``, it counts
    /// neither plies nor turns nor rules.
    fn zobrist(&self) -> u64 {
        self.0.zobrist()
    }

    /// Whether ``other`` counts as the same position for the option ``repetition``: the same pieces
    /// on the same points, the same side to move, the same piece in a chain.
    fn is_repetition_of(&self, other: &PyPosition) -> bool {
        self.0.is_repetition_of(&other.0)
    }

    /// The same position with the board turned by half a turn and the sides exchanged, so that the
    /// other side is to move. "The set-up is symmetric under a half turn", and so are the rules.
    ///
    /// >>> Position().half_turn() == Position.start(first="N")
    /// True
    fn half_turn(&self) -> PyPosition {
        PyPosition(self.0.half_turn())
    }

    /// The position as a side sees it that sits at the near edge of its own board: itself for South,
    /// its :meth:`half_turn` for North. ``"mover"`` is the side to move.
    ///
    /// >>> Position.start(first="N").seen_by("mover") == Position()
    /// True
    fn seen_by(&self, viewer: AsViewer) -> PyPosition {
        PyPosition(self.0.seen_by(viewer.of(&self.0)))
    }

    /// What stands on each point, as a numpy array of ``int8`` of shape ``(72,)``, in order of the
    /// points' numbers: 0 nothing, 1, 2 and 3 the viewer's warrior, prince and king, -1, -2 and -3
    /// those of the other side.
    ///
    /// ``seen_by`` is the viewer: South, as points are numbered everywhere; or North, for whom the
    /// board is turned by half a turn and the first code is that of ``k13``; or ``"mover"``, the
    /// side to move. ``out``, if given, is filled and given back; nothing else is allocated.
    ///
    /// Whose turn it is and which piece is in a chain are not part of it, but the latter can be told
    /// from :meth:`action_mask`.
    ///
    /// >>> position = Position()
    /// >>> codes = position.codes()
    /// >>> int(codes[Point.K7]), int(codes[Point.A7]), codes.shape, codes.dtype.name
    /// (3, -3, (72,), 'int8')
    /// >>> position.play("c5-d6").codes(codes, seen_by="mover") is codes
    /// True
    ///
    /// Raises ``ImportError`` without numpy; ``TypeError`` if ``out`` is no array or not of
    /// ``int8``, ``ValueError`` if it has another shape, cannot be written to or has gaps.
    #[pyo3(signature = (out=None, *, seen_by=AsViewer::SOUTH), text_signature = "($self, out=None, *, seen_by='S')")]
    fn codes<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
        seen_by: AsViewer,
    ) -> PyResult<Bound<'py, PyAny>> {
        observation::codes(py, &self.0.seen_by(seen_by.of(&self.0)), out)
    }

    /// The position as planes over files and ranks: a numpy array of shape ``(10, 13, 11)``, whose
    /// first row is the rank nearest the viewer and whose first column the file on the viewer's
    /// left. Cells where no point is are 0 in every plane. Their names are in :attr:`PLANES`:
    ///
    /// ===== ================= =================================================================
    /// plane name              what it shows
    /// ===== ================= =================================================================
    /// 0     ``own_warriors``  1 where a warrior of the viewer stands
    /// 1     ``own_prince``    1 where the viewer's prince stands
    /// 2     ``own_king``      1 where the viewer's king stands
    /// 3     ``enemy_warriors`` 1 where a warrior of the other side stands
    /// 4     ``enemy_prince``  1 where the other side's prince stands
    /// 5     ``enemy_king``    1 where the other side's king stands
    /// 6     ``chain``         1 where the piece stands that has just captured and may go on
    /// 7     ``to_move``       1 on every point if the viewer is to move
    /// 8     ``quiet``         on every point the part of ``quiet_limit`` that is used up: from 0 to
    ///                         255, rounded down, or from 0.0 to 1.0; 0 without a limit
    /// 9     ``board``         1 on every point
    /// ===== ================= =================================================================
    ///
    /// Under given rules they tell all that the rest of the game depends on, but for the option
    /// ``repetition``, which depends on earlier positions. (Pieces captured in a chain are gone at
    /// once. As ``uint8``, quiet limits over 255 plies are not told apart exactly.)
    ///
    /// ``dtype`` is ``uint8``, the default, or ``float32``; with ``out`` it is that of ``out``.
    /// ``out`` and ``seen_by`` are as in :meth:`codes`.
    ///
    /// >>> planes = Position().planes()
    /// >>> planes.shape, planes.dtype.name, int(planes[Position.PLANES.index("own_warriors")].sum())
    /// ((10, 13, 11), 'uint8', 28)
    /// >>> Position().planes(dtype="float32").dtype.name
    /// 'float32'
    ///
    /// Raises what :meth:`codes` raises; ``TypeError`` for any other ``dtype``.
    #[pyo3(signature = (out=None, *, seen_by=AsViewer::SOUTH, dtype=None), text_signature = "($self, out=None, *, seen_by='S', dtype=None)")]
    fn planes<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
        seen_by: AsViewer,
        dtype: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        observation::planes(py, &self.0.seen_by(seen_by.of(&self.0)), out, dtype)
    }

    /// The names of the planes of :meth:`planes`, in order.
    ///
    /// >>> Position.PLANES[:3]
    /// ('own_warriors', 'own_prince', 'own_king')
    #[classattr]
    #[pyo3(name = "PLANES")]
    fn plane_names(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        PyTuple::new(py, Plane::ALL.map(Plane::name))
    }

    /// Which decisions are legal: a numpy array of ``int8`` of shape ``(699,)`` with 1 for each
    /// legal number and 0 for every other. All 0 when the game is over.
    ///
    /// Seen by North, or by the mover if that is North, the numbers are turned with the board, as
    /// :meth:`Action.seen_by` turns them; :meth:`action` reads them. ``out`` is as in
    /// :meth:`codes`.
    ///
    /// >>> position = Position.start(first="N")
    /// >>> position.action_mask().nonzero()[0].tolist() == position.actions.numbers
    /// True
    /// >>> mask = position.action_mask(seen_by="mover")
    /// >>> mask.nonzero()[0].tolist() == Position().actions.numbers
    /// True
    /// >>> position.action(119, seen_by="mover") in position.actions
    /// True
    ///
    /// Raises what :meth:`codes` raises.
    #[pyo3(signature = (out=None, *, seen_by=AsViewer::SOUTH), text_signature = "($self, out=None, *, seen_by='S')")]
    fn action_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
        seen_by: AsViewer,
    ) -> PyResult<Bound<'py, PyAny>> {
        observation::action_mask(py, &self.0.seen_by(seen_by.of(&self.0)), out)
    }

    /// The same position with left and right exchanged; turns map to turns.
    ///
    /// >>> Position().mirrored().king("S")
    /// Point.A7
    fn mirrored(&self) -> PyPosition {
        PyPosition(self.0.mirrored())
    }

    /// The board as a picture, an SVG document: with all lines and coordinates, sides and roles told
    /// apart by shape as well as by colour, and a title for programs that read aloud.
    ///
    /// ``seen_from`` is the side below (``"mover"`` the one to move). ``highlights`` are points to
    /// mark, ``arrows`` pairs of points. ``last_turn`` is a turn to show. ``theme`` is ``"light"``,
    /// ``"dark"`` or ``"print"``, and ``colours`` changes some of its colours: ``background``,
    /// ``lines``, ``coordinates``, ``south``, ``south_ink``, ``north``, ``north_ink``, ``last_turn``,
    /// ``highlights``, ``arrows``. ``title`` replaces the title; ``width`` is in pixels.
    ///
    /// >>> position = Position()
    /// >>> targets = [turn.target for turn in position.turns.of("c5")]
    /// >>> picture = position.svg(highlights=targets, colours={"south": "gold"}, width=300)
    /// >>> picture.startswith("<svg xmlns"), "gold" in picture
    /// (True, True)
    ///
    /// Raises :exc:`ColourError` for a theme or colour that does not exist, :exc:`PointError` and
    /// :exc:`TurnTextError` for texts that name no point or turn.
    #[pyo3(signature = (**arguments), text_signature = "($self, *, seen_from='S', coordinates=True, highlights=(), arrows=(), last_turn=None, theme='light', colours=None, title=None, width=400)")]
    fn svg(&self, py: Python<'_>, arguments: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        Picture::new(&self.0, arguments)?.draw(py, &self.0)
    }

    /// The picture that notebooks show.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None)
    }

    fn __str__(&self) -> String {
        board_text(&self.0)
    }

    fn __repr__(&self) -> String {
        match self.0.rules() {
            Rules::STANDARD => format!("Position('{}')", self.0),
            rules => format!("Position('{}', '{rules}')", self.0),
        }
    }

    fn __copy__(slf: Py<PyPosition>) -> Py<PyPosition> {
        slf
    }

    fn __deepcopy__(slf: Py<PyPosition>, _memo: &Bound<'_, PyAny>) -> Py<PyPosition> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String, String)) {
        (py.get_type::<PyPosition>(), (self.0.to_string(), self.0.rules().to_string()))
    }
}

/// Turns a refusal by this library into "no"; other exceptions stay.
fn answer(py: Python<'_>, checked: PyResult<()>) -> PyResult<bool> {
    match checked {
        Ok(()) => Ok(true),
        Err(error) if error.is_instance_of::<pyo3::exceptions::PyValueError>(py) => Ok(false),
        Err(error) => Err(error),
    }
}
