//! `dablot.Action`.

use dablot::{Action, ActionKind, Illegal, Position};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString, PyType};

use crate::arguments::{AsPoint, AsSide, integer};
use crate::errors::{OrRaise, Raise, refusal};
use crate::observation;

/// A single decision: a step, one jump, ``stop`` (end a chain that could go on) or ``pass``.
///
/// For front ends that move one hop at a time and for learning systems that need a fixed set of
/// actions. Each has a number from 0 to 698: steps 0 to 381 in order of origin, then of target;
/// jumps 382 to 697 in the same order; 698 is ``stop`` in a chain and ``pass`` outside of one.
/// ``int(action)`` is its number. Wherever the library takes a decision for a position, it takes its
/// number or its text as well.
///
/// >>> action = Action("c5-d6")
/// >>> int(action), action.origin, action.target
/// (119, Point.C5, Point.D6)
/// >>> Action.from_number(119) == action
/// True
///
/// Raises :exc:`TurnTextError` for a text that has not the form of a decision, or whose points are
/// not joined by lines.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
#[pyclass(name = "Action", module = "dablot", frozen, eq, hash, weakref)]
pub(crate) struct PyAction(pub(crate) Action);

#[pymethods]
impl PyAction {
    #[new]
    #[pyo3(signature = (text, /))]
    fn new(py: Python<'_>, text: &str) -> PyResult<PyAction> {
        text.parse().or_raise(py).map(PyAction)
    }

    /// How many numbers there are: 699.
    #[classattr]
    const COUNT: usize = Action::COUNT;

    /// The end of a chain that could go on.
    #[classattr]
    const STOP: PyAction = PyAction(Action::STOP);

    /// No move at all: legal only for an immobile side under ``immobile=keyland``.
    #[classattr]
    const PASS: PyAction = PyAction(Action::PASS);

    /// The step or jump with a number from 0 to 697.
    ///
    /// Raises :exc:`TurnError` for any other number: what 698 means depends on the position, see
    /// :meth:`Position.action`.
    #[staticmethod]
    fn from_number(number: &Bound<'_, PyAny>) -> PyResult<PyAction> {
        let found = integer(number, "the number of a step or jump")?;
        let found = found.and_then(|number| u16::try_from(number).ok());
        found.and_then(Action::from_number).map(PyAction).ok_or_else(|| {
            let message = format!("no step or jump has the number {number}: expected 0 to 697");
            refusal(number.py(), "TurnError", &message)
        })
    }

    /// The step from one point to another.
    ///
    /// Raises :exc:`IllegalTurnError` if no line joins the two.
    ///
    /// >>> Action.step("c5", "d6")
    /// Action('c5-d6')
    #[staticmethod]
    fn step(py: Python<'_>, origin: AsPoint, target: AsPoint) -> PyResult<PyAction> {
        let action = Action::step(origin.0, target.0);
        joined(py, action, Illegal::NoLine { origin: origin.0, target: target.0, capture: false })
    }

    /// The jump from one point to another.
    ///
    /// Raises :exc:`IllegalTurnError` if no straight line of two parts joins the two.
    ///
    /// >>> Action.jump("c5", "e7").over
    /// Point.D6
    #[staticmethod]
    fn jump(py: Python<'_>, origin: AsPoint, target: AsPoint) -> PyResult<PyAction> {
        let action = Action::jump(origin.0, target.0);
        joined(py, action, Illegal::NoLine { origin: origin.0, target: target.0, capture: true })
    }

    /// The number, 0 to 698.
    #[getter]
    fn number(&self) -> u16 {
        self.0.number()
    }

    /// Where the piece comes from; ``None`` for ``stop`` and ``pass``.
    #[getter]
    fn origin(&self) -> Option<AsPoint> {
        match self.0.kind() {
            ActionKind::Step { origin, .. } => Some(AsPoint(origin)),
            ActionKind::Jump(jump) => Some(AsPoint(jump.origin)),
            ActionKind::Stop | ActionKind::Pass => None,
        }
    }

    /// Where the piece goes; ``None`` for ``stop`` and ``pass``.
    #[getter]
    fn target(&self) -> Option<AsPoint> {
        match self.0.kind() {
            ActionKind::Step { target, .. } => Some(AsPoint(target)),
            ActionKind::Jump(jump) => Some(AsPoint(jump.target)),
            ActionKind::Stop | ActionKind::Pass => None,
        }
    }

    /// Where the piece stands that is captured; ``None`` unless this is a jump.
    #[getter]
    fn over(&self) -> Option<AsPoint> {
        match self.0.kind() {
            ActionKind::Jump(jump) => Some(AsPoint(jump.over)),
            ActionKind::Step { .. } | ActionKind::Stop | ActionKind::Pass => None,
        }
    }

    /// Whether this is a jump.
    #[getter]
    fn is_capture(&self) -> bool {
        matches!(self.0.kind(), ActionKind::Jump(_))
    }

    /// The decision that this one becomes when the board is turned by half a turn. It reverses the
    /// order of the steps and that of the jumps.
    ///
    /// >>> int(Action("c5-d6").half_turn()) == 381 - int(Action("c5-d6"))
    /// True
    fn half_turn(&self) -> PyAction {
        PyAction(self.0.half_turn())
    }

    /// For each number from 0 to 698 the number of the decision that it becomes when the board is
    /// turned by half a turn: a new numpy array of ``int64`` of shape ``(699,)``. Used twice it
    /// changes nothing, so it leads there and back.
    ///
    /// >>> turned = Action.half_turn_numbers()
    /// >>> int(turned[119]) == int(Action.from_number(119).half_turn())
    /// True
    ///
    /// Raises ``ImportError`` without numpy.
    #[staticmethod]
    fn half_turn_numbers(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        observation::half_turn_numbers(py)
    }

    /// The decision as a side sees it that sits at the near edge of its own board: itself for South,
    /// its :meth:`half_turn` for North. Done twice it changes nothing, so it also leads back.
    ///
    /// >>> Action("i9-h8").seen_by("N")
    /// Action('c5-d6')
    fn seen_by(&self, viewer: AsSide) -> PyAction {
        PyAction(self.0.seen_by(viewer.0))
    }

    /// The decision that this one becomes when left and right are exchanged.
    ///
    /// >>> Action("c5-d6").mirrored()
    /// Action('i5-h6')
    fn mirrored(&self) -> PyAction {
        PyAction(self.0.mirrored())
    }

    fn __int__(&self) -> u16 {
        self.0.number()
    }

    fn __index__(&self) -> u16 {
        self.0.number()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Action('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyAction>(), (self.0.to_string(),))
    }
}

fn joined(py: Python<'_>, action: Option<Action>, illegal: Illegal) -> PyResult<PyAction> {
    match action {
        Some(action) => Ok(PyAction(action)),
        None => Err(illegal.raise(py)?),
    }
}

/// The decision that an argument means in a position: a `dablot.Action`, a number or a text.
/// Whether it is legal there is only known of a text.
#[inline]
pub(crate) fn action_in(position: &Position, object: &Bound<'_, PyAny>) -> PyResult<Action> {
    if object.is_exact_instance_of::<PyInt>() {
        let number = object.extract::<u16>().ok();
        if let Some(action) = number.and_then(|number| position.action(number)) {
            return Ok(action);
        }
    }
    action_in_other_form(position, object)
}

#[cold]
fn action_in_other_form(position: &Position, object: &Bound<'_, PyAny>) -> PyResult<Action> {
    if let Ok(action) = object.cast::<PyAction>() {
        return Ok(action.get().0);
    }
    if let Ok(text) = object.cast::<PyString>() {
        return position.parse_action(&text.to_cow()?).or_raise(object.py());
    }
    let number = integer(object, "a decision (a dablot.Action, its number or its text)")?;
    let number = number.and_then(|number| u16::try_from(number).ok());
    number.and_then(|number| position.action(number)).ok_or_else(|| {
        let message = format!("no decision has the number {object}: expected 0 to 698");
        refusal(object.py(), "TurnError", &message)
    })
}
