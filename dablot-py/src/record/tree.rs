//! `dablot.Record`.

use std::sync::Arc;

use dablot::record::{
    Comment, Glyph, Line, Note, NoteError, ParseGlyphError, Record, Records, Tag,
};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::line::PyLine;
use crate::arguments::index;
use crate::errors::{OrRaise, quoted, refusal};
use crate::game::PyGame;
use crate::position::PyPosition;
use crate::turn::turn_in;

/// The record of a game: tags, the main line with everything said about it, the result.
///
/// ``str(record)`` is its text, which can be read again. Records come from :meth:`parse`,
/// :meth:`from_game` and :func:`read_records`, and never change: what begins with ``with_`` gives a
/// new one.
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

    /// A record with one more comment: behind the turn with the index ``ply`` in
    /// :attr:`Line.plies`, where -1 is the last; before the first turn if none is named. Line ends
    /// become spaces.
    ///
    /// Raises ``IndexError`` if there is no such turn.
    ///
    /// >>> record = Record.parse("1. c5-d6 i9-h8 *").with_comment("to the middle", 0)
    /// >>> record.line.plies[0].comments
    /// ('to the middle',)
    #[pyo3(signature = (text, ply=None))]
    fn with_comment(
        &self,
        py: Python<'_>,
        text: &str,
        ply: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyRecord> {
        let mut record = Record::clone(&self.0);
        match ply {
            None => record.line_mut().introduce(Comment::new(text)),
            Some(ply) => annotate(py, &mut record, ply, Note::Comment(Comment::new(text)))?,
        }
        Ok(PyRecord(Arc::new(record)))
    }

    /// A record with one more comment behind the result.
    fn with_conclusion(&self, text: &str) -> PyRecord {
        let mut record = Record::clone(&self.0);
        record.conclude(Comment::new(text));
        PyRecord(Arc::new(record))
    }

    /// A record with one more judgement of the turn with the index ``ply``, such as ``!?`` or
    /// ``$1``.
    ///
    /// Raises :exc:`RecordError` for any other text, ``IndexError`` if there is no such turn.
    ///
    /// >>> Record.parse("1. c5-d6 i9-h8 *").with_glyph("!?", -1).line.plies[1].glyphs
    /// ('!?',)
    fn with_glyph(
        &self,
        py: Python<'_>,
        glyph: &str,
        ply: &Bound<'_, PyAny>,
    ) -> PyResult<PyRecord> {
        let glyph: Glyph = glyph.parse().map_err(|error: ParseGlyphError| {
            refusal(py, "RecordError", &format!("{} is no glyph: {error}", quoted(glyph)))
        })?;
        let mut record = Record::clone(&self.0);
        annotate(py, &mut record, ply, Note::Glyph(glyph))?;
        Ok(PyRecord(Arc::new(record)))
    }

    /// A record that shows what could have been played instead of the turn with the index ``ply``:
    /// turns or their texts, or the line of another record, with all that is said in it.
    ///
    /// Raises ``IndexError`` if there is no such turn; what :meth:`Position.play` raises for turns
    /// that are illegal; :exc:`RecordError` for no turn at all, and for a line that does not begin
    /// with the position before that turn.
    ///
    /// >>> record = Record.parse("1. c5-d6 i9-h8 *").with_variation(["g9-h8", "d6-c5"], 1)
    /// >>> print(str(record).splitlines()[-1])
    /// 1. c5-d6 i9-h8 (1... g9-h8 2. d6-c5) *
    fn with_variation(
        &self,
        py: Python<'_>,
        line: &Bound<'_, PyAny>,
        ply: &Bound<'_, PyAny>,
    ) -> PyResult<PyRecord> {
        let mut record = Record::clone(&self.0);
        let at = turn_at(&record, ply)?;
        let line = match line.cast::<PyLine>() {
            Ok(line) => line.get().get().clone(),
            Err(_) => {
                let mut played = Line::new(record.line().plies()[at].before());
                for turn in line.try_iter()? {
                    let turn = turn_in(&played.end(), &turn?)?;
                    played.push(turn).or_raise(py)?;
                }
                played
            }
        };
        annotate(py, &mut record, ply, Note::Variation(line))?;
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

/// The index of a turn of the main line.
fn turn_at(record: &Record, ply: &Bound<'_, PyAny>) -> PyResult<usize> {
    let count = record.line().plies().len();
    index(ply, count)?.ok_or_else(|| {
        PyIndexError::new_err(format!("no turn has the index {ply}: the line has {count}"))
    })
}

fn annotate(
    py: Python<'_>,
    record: &mut Record,
    ply: &Bound<'_, PyAny>,
    note: Note,
) -> PyResult<()> {
    let at = turn_at(record, ply)?;
    let added = record.line_mut().annotate(at, note);
    added.map_err(|error: NoteError| refusal(py, "RecordError", &error.to_string()))
}
