//! The enumerations and exceptions that are written in Python.
//!
//! They are looked up once, when the first value needs one; after that, giving out a point is the
//! same as giving out any object that exists already.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// The members of each enumeration in order of definition, which is that of the Rust type.
pub(crate) struct Vocabulary {
    pub(crate) points: Vec<Py<PyAny>>,
    pub(crate) sides: Vec<Py<PyAny>>,
    pub(crate) roles: Vec<Py<PyAny>>,
    pub(crate) reasons: Vec<Py<PyAny>>,
    /// The module `dablot.errors`.
    pub(crate) errors: Py<PyModule>,
}

static VOCABULARY: PyOnceLock<Vocabulary> = PyOnceLock::new();

impl Vocabulary {
    #[inline]
    pub(crate) fn get(py: Python<'_>) -> PyResult<&Vocabulary> {
        VOCABULARY.get_or_try_init(py, || Vocabulary::load(py))
    }

    fn load(py: Python<'_>) -> PyResult<Vocabulary> {
        let members = |module: &str, class: &str| -> PyResult<Vec<Py<PyAny>>> {
            py.import(module)?.getattr(class)?.try_iter()?.map(|m| Ok(m?.unbind())).collect()
        };
        Ok(Vocabulary {
            points: members("dablot._point", "Point")?,
            sides: members("dablot._pieces", "Side")?,
            roles: members("dablot._pieces", "Role")?,
            reasons: members("dablot._reason", "Reason")?,
            errors: py.import("dablot.errors")?.unbind(),
        })
    }
}
