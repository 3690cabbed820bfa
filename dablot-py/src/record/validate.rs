//! `dablot.validate_records`.

use std::cell::RefCell;
use std::io::{self, Read};

use dablot::record::{Fault, GameResult, Totals, Validator};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::faults;
use crate::errors::Fields;
use crate::source::Chunks;

/// Judges every game of a file, keeps nothing of it, and gives the :class:`Totals`. Other threads
/// run meanwhile.
///
/// ``report`` is called with every :class:`Fault` as soon as it is found; what it raises ends the
/// work. The source and ``lenient`` are those of :func:`read_records`.
///
/// >>> faults = []
/// >>> totals = validate_records(b"1. c5-d6 i9-h8 2. e5-d6 *", faults.append)
/// >>> totals.games, totals.bad_games, totals.turns
/// (1, 1, 2)
/// >>> faults[0].line, faults[0].column, faults[0].text, faults[0].kind
/// (1, 19, 'e5-d6', 'illegal-turn')
///
/// Raises ``OSError`` for a file that cannot be read, and whatever the file object raises.
#[pyfunction]
#[pyo3(signature = (source, report=None, /, *, lenient=false))]
pub(crate) fn validate_records<'py>(
    source: &Bound<'py, PyAny>,
    report: Option<&Bound<'py, PyAny>>,
    lenient: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let py = source.py();
    let chunks = Chunks::new(source)?;
    let report = report.map(|report| report.clone().unbind());
    let totals = py.detach(|| judge(chunks, report.as_ref(), lenient))?;
    object(py, &totals)
}

fn judge(chunks: Chunks, report: Option<&Py<PyAny>>, lenient: bool) -> PyResult<Totals> {
    let refused = RefCell::new(None);
    let tell = |fault: Fault| {
        let Some(report) = report.filter(|_| refused.borrow().is_none()) else { return };
        let told = Python::attach(|py| report.call1(py, (faults::object(py, &fault)?,)));
        *refused.borrow_mut() = told.err();
    };
    let validator = if lenient { Validator::lenient() } else { Validator::new() };
    let totals = validator.validate(Until { chunks, refused: &refused }, tell);
    match (refused.take(), totals) {
        (Some(error), _) => Err(error),
        (None, Ok(totals)) => Ok(totals),
        (None, Err((_, error))) => Err(error.into()),
    }
}

/// A source that ends once a fault could not be told.
struct Until<'a> {
    chunks: Chunks,
    refused: &'a RefCell<Option<PyErr>>,
}

impl Read for Until<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.refused.borrow().is_some() { Ok(0) } else { self.chunks.read(buffer) }
    }
}

fn object<'py>(py: Python<'py>, totals: &Totals) -> PyResult<Bound<'py, PyAny>> {
    let results = PyDict::new(py);
    for result in GameResult::ALL {
        results.set_item(result.name(), totals.games_with(result))?;
    }
    Fields::new(py)
        .with("games", totals.games)?
        .with("bad_games", totals.bad_games)?
        .with("turns", totals.turns)?
        .with("variation_turns", totals.variation_turns)?
        .with("faults", totals.faults)?
        .with("forgiven", totals.forgiven)?
        .with("results", results)?
        .build("Totals", ())
}
