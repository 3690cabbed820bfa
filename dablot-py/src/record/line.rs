//! `dablot.Line` and `dablot.Ply`: views into a record, which they keep alive.

use std::sync::Arc;

use dablot::record::{Comment, Glyph, Line, Note, Ply, Record};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::position::PyPosition;
use crate::turn::PyTurn;

/// A line of play in a record, the main line or a variation: legal turns, and what is said about
/// them.
///
/// >>> record = Record.parse("1. c5-d6 i9-h8 *")
/// >>> [str(ply.turn) for ply in record.line.plies]
/// ['c5-d6', 'i9-h8']
#[derive(Clone)]
#[pyclass(name = "Line", module = "dablot", frozen, weakref)]
pub(crate) struct PyLine {
    record: Arc<Record>,
    /// Which note of which ply leads into each variation, the outermost first.
    path: Vec<(usize, usize)>,
}

impl PyLine {
    pub(super) fn main(record: Arc<Record>) -> PyLine {
        PyLine { record, path: Vec::new() }
    }

    pub(super) fn get(&self) -> &Line {
        self.path.iter().fold(self.record.line(), |line, &(ply, note)| {
            match &line.plies()[ply].notes()[note] {
                Note::Variation(variation) => variation,
                _ => line,
            }
        })
    }
}

#[pymethods]
impl PyLine {
    /// The position in which the line begins.
    #[getter]
    fn start(&self) -> PyPosition {
        PyPosition(self.get().start())
    }

    /// The position in which the line ends.
    #[getter]
    fn end(&self) -> PyPosition {
        PyPosition(self.get().end())
    }

    /// The comments before the first turn, a ``tuple`` of ``str``.
    #[getter]
    fn introduction<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.get().introduction().iter().map(Comment::text))
    }

    /// The turns, each with what is said about it: a ``tuple`` of :class:`Ply`.
    #[getter]
    fn plies<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let plies = 0..self.get().plies().len();
        let plies: Vec<_> = plies.map(|at| PyPly { line: self.clone(), at }).collect();
        PyTuple::new(py, plies)
    }

    /// The turns alone.
    #[getter]
    fn turns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let turns: Vec<_> = self.get().turns().map(PyTurn).collect();
        PyTuple::new(py, turns)
    }

    /// The start and the position after each turn, one more than there are turns.
    #[getter]
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let positions: Vec<_> = self.get().positions().map(PyPosition).collect();
        PyTuple::new(py, positions)
    }

    fn __eq__(&self, other: &Bound<'_, PyLine>) -> bool {
        self.get() == other.get().get()
    }

    fn __repr__(&self) -> String {
        let count = self.get().plies().len();
        format!("<Line: {count} {}>", if count == 1 { "turn" } else { "turns" })
    }
}

/// A turn of a line, and what is said about it.
///
/// >>> ply = Record.parse("1. c5-d6! {bold} (1. g5-f6 i9-h8) *").line.plies[0]
/// >>> ply.turn, ply.glyphs, ply.comments, ply.variations
/// (Turn('c5-d6'), ('!',), ('bold',), (<Line: 2 turns>,))
/// >>> ply.before == Position()
/// True
#[pyclass(name = "Ply", module = "dablot", frozen, weakref)]
pub(crate) struct PyPly {
    line: PyLine,
    at: usize,
}

impl PyPly {
    fn get(&self) -> &Ply {
        &self.line.get().plies()[self.at]
    }
}

#[pymethods]
impl PyPly {
    /// The position in which the turn is played.
    #[getter]
    fn before(&self) -> PyPosition {
        PyPosition(self.get().before())
    }

    /// The turn.
    #[getter]
    fn turn(&self) -> PyTurn {
        PyTurn(self.get().turn())
    }

    /// The judgements in short, as they are written: a ``tuple`` of texts such as ``!?`` or ``$1``.
    #[getter]
    fn glyphs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let glyphs: Vec<_> = self.get().glyphs().map(|glyph: Glyph| glyph.to_string()).collect();
        PyTuple::new(py, glyphs)
    }

    /// The comments behind the turn, a ``tuple`` of ``str``.
    #[getter]
    fn comments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let comments: Vec<_> = self.get().comments().map(Comment::text).collect();
        PyTuple::new(py, comments)
    }

    /// What could have been played instead: a ``tuple`` of :class:`Line`, each from the position
    /// before the turn.
    #[getter]
    fn variations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let notes = self.get().notes().iter().enumerate();
        let variations = notes.filter(|(_, note)| matches!(note, Note::Variation(_)));
        let lines = variations.map(|(note, _)| {
            let mut line = self.line.clone();
            line.path.push((self.at, note));
            line
        });
        PyTuple::new(py, lines.collect::<Vec<_>>())
    }

    fn __eq__(&self, other: &Bound<'_, PyPly>) -> bool {
        self.get() == other.get().get()
    }

    fn __repr__(&self) -> String {
        format!("<Ply: {}>", self.get().turn())
    }
}
