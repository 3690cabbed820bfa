//! `dablot.Position`.

use pyo3::prelude::*;

use crate::arguments::AsPoint;

/// A position in a game.
#[derive(Clone, PartialEq, Eq, Hash)]
#[pyclass(name = "Position", module = "dablot", frozen, eq, hash, weakref)]
pub(crate) struct PyPosition(pub(crate) dablot::Position);

#[pymethods]
impl PyPosition {
    /// The set-up of the base game.
    #[new]
    fn new() -> PyPosition {
        PyPosition(dablot::Position::default())
    }

    /// Where the piece stands that has just captured and may go on; ``None`` between turns.
    #[getter]
    fn chain(&self) -> Option<AsPoint> {
        self.0.chain().map(AsPoint)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }
}
