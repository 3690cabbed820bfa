//! What is wrong with a record, as a `dablot.Fault`.

use dablot::TurnTextError;
use dablot::record::{Fault, FaultKind, ParseRecordError, TagError};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;

use crate::errors::{Fields, Raise};

/// A fault as a `dablot.Fault`.
pub(super) fn object<'py>(py: Python<'py>, fault: &Fault) -> PyResult<Bound<'py, PyAny>> {
    let error = cause(py, &fault.kind)?;
    let error = error.map(|error| error.into_bound_py_any(py)).transpose()?;
    Fields::new(py)
        .with("line", fault.place.line)?
        .with("column", fault.place.column)?
        .with("game", fault.game)?
        .with("turn", fault.turn)?
        .with("kind", fault.kind.name())?
        .with("message", fault.kind.to_string())?
        .with("error", error)?
        .with("tag", fault.tag.as_deref())?
        .with("text", fault.text.as_str())?
        .with("is_forgiven", fault.is_forgiven)?
        .build("Fault", ())
}

/// The exception that what the record says would raise by itself.
fn cause(py: Python<'_>, kind: &FaultKind) -> PyResult<Option<PyErr>> {
    Ok(Some(match *kind {
        FaultKind::UnknownRules { error } => error.raise(py)?,
        FaultKind::BadPosition { error } => error.raise(py)?,
        FaultKind::BrokenTurn { error } => error.raise(py)?,
        FaultKind::IllegalTurn { reason, .. } => reason.raise(py)?,
        FaultKind::AmbiguousTurn { candidates } => {
            TurnTextError::Ambiguous { candidates }.raise(py)?
        }
        FaultKind::TooManyPaths => TurnTextError::TooManyPaths.raise(py)?,
        _ => return Ok(None),
    }))
}

impl Raise for ParseRecordError {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        let fault = match self {
            ParseRecordError::Fault(fault) => Some(object(py, fault)?),
            _ => None,
        };
        Fields::new(py).with("fault", fault)?.raise("RecordError", &self.to_string())
    }
}

impl Raise for TagError {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        Fields::new(py).raise("RecordError", &self.to_string())
    }
}
