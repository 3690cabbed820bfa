//! `dablot.Turn`.

use dablot::{Chain, Illegal, Position, Turn};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple, PyType};

use crate::arguments::{AsPoint, unexpected};
use crate::errors::{OrRaise, Raise, refusal};
use crate::point_set::PyPointSet;

/// A whole turn: a step, a capture with its full path, or a pass.
///
/// A turn knows its path, not the position it is for: ask the position whether it is legal there.
/// Wherever the library takes a turn for a position, it takes its text as well.
///
/// >>> turn = Turn("c5xe7xg9")
/// >>> turn.origin, turn.target, turn.captured
/// (Point.C5, Point.G9, PointSet('d6 f8'))
///
/// Raises :exc:`TurnTextError` for a text that has not the form of a turn, or whose points are not
/// joined by lines.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
#[pyclass(name = "Turn", module = "dablot", frozen, eq, hash, weakref)]
pub(crate) struct PyTurn(pub(crate) Turn);

#[pymethods]
impl PyTurn {
    #[new]
    #[pyo3(signature = (text, /))]
    fn new(py: Python<'_>, text: &str) -> PyResult<PyTurn> {
        text.parse().or_raise(py).map(PyTurn)
    }

    /// No move at all: legal only for an immobile side under ``immobile=keyland``.
    #[classattr]
    const PASS: PyTurn = PyTurn(Turn::Pass);

    /// The step from one point to another: "one piece moves along one line to an empty neighbouring
    /// point".
    ///
    /// Raises :exc:`IllegalTurnError` if no line joins the two.
    ///
    /// >>> Turn.step("c5", Point.D6)
    /// Turn('c5-d6')
    #[staticmethod]
    fn step(py: Python<'_>, origin: AsPoint, target: AsPoint) -> PyResult<PyTurn> {
        let (origin, target) = (origin.0, target.0);
        if origin.direction_to(target).is_some() {
            return Ok(PyTurn(Turn::Step { origin, target }));
        }
        Err(Illegal::NoLine { origin, target, capture: false }.raise(py)?)
    }

    /// The capture along a path: the origin, then every point the piece lands on.
    ///
    /// Raises :exc:`IllegalTurnError` if two points that follow each other are not the ends of a
    /// straight line of two parts, :exc:`TurnTextError` for fewer than two points or more than 31.
    ///
    /// >>> Turn.along(["c5", "e7", "g9"])
    /// Turn('c5xe7xg9')
    #[staticmethod]
    fn along(path: &Bound<'_, PyAny>) -> PyResult<PyTurn> {
        let py = path.py();
        let points = path.try_iter()?.take(Chain::MAX_LEN + 2);
        let points = points.map(|point| Ok(point?.extract::<AsPoint>()?.0));
        let points = points.collect::<PyResult<Vec<_>>>()?;
        if let Some(chain) = Chain::from_path(points.iter().copied()) {
            return Ok(PyTurn(Turn::Capture(chain)));
        }
        let broken = points.windows(2).find(|pair| pair[0].jump_to(pair[1]).is_none());
        Err(match broken {
            Some(&[origin, target]) => {
                Illegal::NoLine { origin, target, capture: true }.raise(py)?
            }
            _ => refusal(py, "TurnTextError", "a capture has 1 to 30 jumps, so 2 to 31 points"),
        })
    }

    /// Where the moving piece comes from; ``None`` for a pass.
    #[getter]
    fn origin(&self) -> Option<AsPoint> {
        self.0.origin().map(AsPoint)
    }

    /// Where the moving piece ends; ``None`` for a pass.
    #[getter]
    fn target(&self) -> Option<AsPoint> {
        self.0.target().map(AsPoint)
    }

    /// The origin and every point the piece lands on, in order; empty for a pass.
    ///
    /// >>> Turn("c5xe7xg9").path
    /// (Point.C5, Point.E7, Point.G9)
    #[getter]
    fn path<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let points: Vec<AsPoint> = match self.0 {
            Turn::Step { origin, target } => vec![AsPoint(origin), AsPoint(target)],
            Turn::Capture(chain) => chain.path().map(AsPoint).collect(),
            Turn::Pass => Vec::new(),
        };
        PyTuple::new(py, points)
    }

    /// The points of the pieces that are jumped.
    #[getter]
    fn captured(&self) -> PyPointSet {
        PyPointSet(self.0.captured())
    }

    /// Whether the turn captures anything.
    #[getter]
    fn is_capture(&self) -> bool {
        self.0.is_capture()
    }

    /// Whether the turn is a pass.
    #[getter]
    fn is_pass(&self) -> bool {
        self.0 == Turn::Pass
    }

    /// The turn that this one becomes when the board is turned by half a turn.
    ///
    /// >>> Turn("c5-d6").half_turn()
    /// Turn('i9-h8')
    fn half_turn(&self) -> PyTurn {
        PyTurn(self.0.half_turn())
    }

    /// The turn that this one becomes when left and right are exchanged.
    ///
    /// >>> Turn("c5-d6").mirrored()
    /// Turn('i5-h6')
    fn mirrored(&self) -> PyTurn {
        PyTurn(self.0.mirrored())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Turn('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyTurn>(), (self.0.to_string(),))
    }
}

/// The turn that an argument means in a position: a `dablot.Turn` or a text. Whether it is legal
/// there is only known of a text.
pub(crate) fn turn_in(position: &Position, object: &Bound<'_, PyAny>) -> PyResult<Turn> {
    if let Ok(turn) = object.cast::<PyTurn>() {
        return Ok(turn.get().0);
    }
    let Ok(text) = object.cast::<PyString>() else {
        return Err(unexpected("a turn (a dablot.Turn or its text)", object));
    };
    position.parse_turn(&text.to_cow()?).or_raise(object.py())
}
