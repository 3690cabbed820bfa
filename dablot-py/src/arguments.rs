//! What the library's functions take for a point, a side and so on, and what they give back.

use dablot::Point;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};
use pyo3::{Borrowed, IntoPyObject};

use crate::errors::raise;
use crate::vocabulary::Vocabulary;

/// The `TypeError` for an argument that is none of what is expected.
pub(crate) fn unexpected(expected: &str, found: &Bound<'_, PyAny>) -> PyErr {
    match found.get_type().name() {
        Ok(name) => PyTypeError::new_err(format!("expected {expected}, not '{name}'")),
        Err(error) => error,
    }
}

/// A point as a `dablot.Point`, its number or its text; given back as a `dablot.Point`.
#[derive(Copy, Clone)]
pub(crate) struct AsPoint(pub(crate) Point);

impl<'py> FromPyObject<'_, 'py> for AsPoint {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AsPoint> {
        let py = object.py();
        if let Ok(text) = object.cast::<PyString>() {
            let text = text.to_cow()?;
            let point = text.parse::<Point>();
            return point.map(AsPoint).map_err(|error| {
                raise(py, "PointError", &format!("{text:?} is no point: {error}"))
            });
        }
        let index = object.call_method0("__index__");
        let (false, Ok(number)) = (object.is_instance_of::<PyBool>(), index) else {
            return Err(unexpected("a point (a dablot.Point, its number or its text)", &object));
        };
        let point = number.extract::<usize>().ok().and_then(Point::from_index);
        point.map(AsPoint).ok_or_else(|| {
            let message = format!("{number} is no point: expected a number from 0 to 71");
            raise(py, "PointError", &message)
        })
    }
}

impl<'py> IntoPyObject<'py> for AsPoint {
    type Target = PyAny;
    type Output = Borrowed<'py, 'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Borrowed<'py, 'py, PyAny>> {
        Ok(Vocabulary::get(py)?.points[self.0.index()].bind_borrowed(py))
    }
}
