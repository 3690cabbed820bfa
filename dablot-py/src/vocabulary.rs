//! The enumerations and exceptions that are written in Python.
//!
//! They are looked up once, when the first value needs one; after that, giving out a point is the
//! same as giving out any object that exists already.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

pub(crate) struct Vocabulary {
    /// The members of `dablot.Point`, by number.
    pub(crate) points: Vec<Py<PyAny>>,
    /// The module `dablot.errors`.
    pub(crate) errors: Py<PyModule>,
}

static VOCABULARY: PyOnceLock<Vocabulary> = PyOnceLock::new();

impl Vocabulary {
    pub(crate) fn get(py: Python<'_>) -> PyResult<&Vocabulary> {
        VOCABULARY.get_or_try_init(py, || {
            let members = |module: &str, class: &str| -> PyResult<Vec<Py<PyAny>>> {
                py.import(module)?.getattr(class)?.try_iter()?.map(|m| Ok(m?.unbind())).collect()
            };
            Ok(Vocabulary {
                points: members("dablot._point", "Point")?,
                errors: py.import("dablot.errors")?.unbind(),
            })
        })
    }
}
