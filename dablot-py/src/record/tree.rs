//! `dablot.Record`.

use std::sync::Arc;

use dablot::record::{Comment, Record, Records, Tag};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::line::PyLine;
use crate::errors::OrRaise;
use crate::game::PyGame;
use crate::position::PyPosition;

/// The record of a game: tags, the main line with everything said about it, the result.
///
/// ``str(record)`` is its text, which can be read again. Records come from :meth:`parse`,
/// :meth:`from_game` and :func:`read_records`.
///
/// >>> game = Game()
/// >>> game.push("c5-d6")
/// Turn('c5-d6')
/// >>> record = Record.from_game(game).with_tags({"South": "A", "North": "B"})
/// >>> record.tags["South"], record.result, record.line.turns
/// ('A', '*', (Turn('c5-d6'),))
/// >>> Record.parse(str(record)) == record
/// True
#[derive(Clone, PartialEq, Eq)]
#[pyclass(name = "Record", module = "dablot", frozen, eq, weakref)]
pub(crate) struct PyRecord(pub(super) Arc<Record>);

#[pymethods]
impl PyRecord {
    /// Reads the record of one game, strictly.
    ///
    /// Raises :exc:`RecordError`, whose ``fault`` says where and why, for a game that is not well,
    /// or if there is not exactly one.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn parse(py: Python<'_>, text: &str) -> PyResult<PyRecord> {
        let record: Result<Record, _> = py.detach(|| text.parse());
        record.or_raise(py).map(|record| PyRecord(Arc::new(record)))
    }

    /// The record of a game, with the usual tags. A chain under way is not in it.
    #[staticmethod]
    fn from_game(game: &Bound<'_, PyGame>) -> PyRecord {
        PyRecord(Arc::new(game.get().to_record()))
    }

    /// The game of the main line, to be played on if it is open. A result that the board does not
    /// give is taken for a resignation, or an agreed draw.
    ///
    /// Raises :exc:`IllegalTurnError` if turns follow when the option ``repetition`` has ended the
    /// game, :exc:`PositionError` if it starts in the middle of a chain.
    ///
    /// >>> Record.parse("1. c5-d6 1-0").to_game().outcome
    /// Outcome('S resignation')
    fn to_game(&self, py: Python<'_>) -> PyResult<PyGame> {
        PyGame::from_record(py, &self.0)
    }

    /// The tags in their order: a new ``dict``.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        self.0.tags().iter().try_for_each(|tag: &Tag| tags.set_item(tag.name(), tag.value()))?;
        Ok(tags)
    }

    /// A record with other values for some tags; a value of ``None`` takes its tag away.
    ///
    /// Raises :exc:`RecordError` for what cannot be a tag, and for a tag that follows from the start
    /// position or the result.
    fn with_tags(&self, tags: &Bound<'_, PyAny>) -> PyResult<PyRecord> {
        let py = tags.py();
        let mut record = Record::clone(&self.0);
        let changes = PyDict::new(py);
        changes.call_method1("update", (tags,))?;
        for (name, value) in changes {
            let name: String = name.extract()?;
            match value.extract::<Option<String>>()? {
                Some(value) => record.set_tag(&name, &value).or_raise(py)?,
                None => drop(record.remove_tag(&name).or_raise(py)?),
            }
        }
        Ok(PyRecord(Arc::new(record)))
    }

    /// The position in which the game begins.
    #[getter]
    fn start(&self) -> PyPosition {
        PyPosition(self.0.start())
    }

    /// The main line.
    #[getter]
    fn line(&self) -> PyLine {
        PyLine::main(Arc::clone(&self.0))
    }

    /// The result: ``1-0``, ``0-1``, ``1/2-1/2`` or ``*``.
    #[getter]
    fn result(&self) -> &'static str {
        self.0.result().name()
    }

    /// The comments behind the result, a ``tuple`` of ``str``.
    #[getter]
    fn conclusion<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.conclusion().iter().map(Comment::text))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let count = self.0.line().plies().len();
        let turns = if count == 1 { "turn" } else { "turns" };
        format!("<Record: {count} {turns}, {}>", self.0.result())
    }

    /// What was read of a bad game must come back too, so this asks for no good one.
    #[staticmethod]
    fn _restore(py: Python<'_>, text: &str) -> PyResult<PyRecord> {
        match Records::new(text.as_bytes()).next() {
            Some(reading) => Ok(PyRecord(Arc::new(reading.record))),
            None => PyRecord::parse(py, text),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let restore = py.get_type::<PyRecord>().getattr("_restore")?;
        Ok((restore, (self.0.to_string(),)))
    }
}
