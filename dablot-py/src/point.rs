//! What the methods of `dablot.Point` call.

use pyo3::prelude::*;

use crate::arguments::AsPoint;

#[pyfunction]
pub(crate) fn point_half_turn(point: AsPoint) -> AsPoint {
    AsPoint(point.0.half_turn())
}
