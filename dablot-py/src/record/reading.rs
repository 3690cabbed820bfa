//! `dablot.read_records` and what it gives.

use std::sync::{Arc, Mutex, TryLockError};

use dablot::record::{Fault, Record, RecordStream};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::faults;
use super::tree::PyRecord;
use crate::source::Chunks;

/// A game that was read: as far as it is right, and what is wrong with it.
///
/// Nothing is made up: a line of play that goes wrong ends before the turn that is wrong.
#[pyclass(name = "Reading", module = "dablot", frozen, weakref)]
pub(crate) struct PyReading {
    record: Arc<Record>,
    faults: Vec<Fault>,
}

#[pymethods]
impl PyReading {
    /// What could be read.
    #[getter]
    fn record(&self) -> PyRecord {
        PyRecord(Arc::clone(&self.record))
    }

    /// Everything that is wrong, also what was forgiven: a ``tuple`` of :class:`Fault`.
    #[getter]
    fn faults<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let faults = self.faults.iter().map(|fault| faults::object(py, fault));
        PyTuple::new(py, faults.collect::<PyResult<Vec<_>>>()?)
    }

    /// Whether nothing is wrong that was not forgiven.
    #[getter]
    fn is_good(&self) -> bool {
        self.faults.iter().all(|fault| fault.is_forgiven)
    }

    fn __repr__(&self) -> String {
        let (turns, faults) = (self.record.line().plies().len(), self.faults.len());
        format!("<Reading: {turns} turns, {faults} faults>")
    }
}

/// The games of a file, read one at a time; see :func:`read_records`.
#[pyclass(name = "Readings", module = "dablot", frozen, weakref)]
pub(crate) struct PyReadings(Mutex<Option<RecordStream<Chunks>>>);

#[pymethods]
impl PyReadings {
    fn __iter__(this: Bound<'_, PyReadings>) -> Bound<'_, PyReadings> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<PyReading>> {
        py.detach(|| {
            let mut stream = match self.0.try_lock() {
                Ok(stream) => stream,
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
                Err(TryLockError::WouldBlock) => {
                    return Err(PyValueError::new_err("this reader is already reading"));
                }
            };
            match stream.as_mut().and_then(Iterator::next) {
                Some(Ok(reading)) => {
                    let (record, faults) = (Arc::new(reading.record), reading.faults);
                    Ok(Some(PyReading { record, faults }))
                }
                Some(Err(error)) => {
                    *stream = None;
                    Err(error.into())
                }
                None => {
                    *stream = None;
                    Ok(None)
                }
            }
        })
    }
}

/// Reads the games of a file one at a time, in memory that does not grow with the file: an iterator
/// of :class:`Reading`. A bad game does not end it.
///
/// The source is a path, a file object of bytes or text, or ``bytes`` that are the file's content;
/// what is compressed with gzip is decompressed. ``lenient`` forgives faults where the game that is
/// meant is clear.
///
/// >>> for reading in read_records(b"1. c5-d6 *\n\n1. c5-c9 *\n"):
/// ...     print(reading.record.line.turns, [fault.text for fault in reading.faults])
/// (Turn('c5-d6'),) []
/// () ['c5-c9']
///
/// Raises ``OSError`` for a file that cannot be opened; reading on raises it too, and whatever the
/// file object raises.
#[pyfunction]
#[pyo3(signature = (source, /, *, lenient=false))]
pub(crate) fn read_records(source: &Bound<'_, PyAny>, lenient: bool) -> PyResult<PyReadings> {
    let chunks = Chunks::new(source)?;
    let stream = if lenient { RecordStream::lenient(chunks) } else { RecordStream::new(chunks) };
    Ok(PyReadings(Mutex::new(Some(stream))))
}
