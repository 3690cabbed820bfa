//! The library's errors as the Python exceptions of `dablot.errors`.

use pyo3::prelude::*;

use crate::vocabulary::Vocabulary;

/// An exception of a class of `dablot.errors`; or, should that fail, the exception why.
pub(crate) fn raise(py: Python<'_>, class: &str, message: &str) -> PyErr {
    let make = || -> PyResult<PyErr> {
        let class = Vocabulary::get(py)?.errors.bind(py).getattr(class)?;
        Ok(PyErr::from_value(class.call1((message,))?))
    };
    make().unwrap_or_else(|error| error)
}
