//! What the methods of `dablot.Point` call.

use dablot::Point;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::arguments::AsPoint;
use crate::errors::{quoted, refusal};
use crate::point_set::PyPointSet;

#[pyfunction]
pub(crate) fn point(value: &Bound<'_, PyAny>) -> PyResult<AsPoint> {
    value.extract()
}

#[pyfunction]
pub(crate) fn point_from_ludii(py: Python<'_>, text: &str) -> PyResult<AsPoint> {
    Point::from_ludii(text).map(AsPoint).ok_or_else(|| {
        let message = format!(
            "{} is no point in Ludii's coordinates: expected one of the 72 such as `I4`",
            quoted(text)
        );
        refusal(py, "PointError", &message)
    })
}

#[pyfunction]
pub(crate) fn point_to_ludii(point: AsPoint) -> String {
    let (letter, number) = point.0.to_ludii();
    format!("{letter}{number}")
}

#[pyfunction]
pub(crate) fn point_neighbours(point: AsPoint) -> PyPointSet {
    PyPointSet(point.0.neighbours())
}

#[pyfunction]
pub(crate) fn point_jumps(py: Python<'_>, point: AsPoint) -> PyResult<Bound<'_, PyTuple>> {
    let jumps = dablot::Direction::ALL.into_iter().filter_map(|way| point.0.jump(way));
    let pairs: Vec<_> = jumps.map(|jump| (AsPoint(jump.over), AsPoint(jump.target))).collect();
    PyTuple::new(py, pairs)
}

#[pyfunction]
pub(crate) fn point_distance(point: AsPoint, other: AsPoint) -> u8 {
    point.0.distance(other.0)
}

#[pyfunction]
pub(crate) fn point_half_turn(point: AsPoint) -> AsPoint {
    AsPoint(point.0.half_turn())
}

#[pyfunction]
pub(crate) fn point_mirrored(point: AsPoint) -> AsPoint {
    AsPoint(point.0.mirrored())
}
