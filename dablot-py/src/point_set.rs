//! `dablot.PointSet`.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use dablot::{Point, PointSet, PointSetIter};
use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};

use crate::arguments::{AsPoint, unexpected};
use crate::errors::{OrRaise, PointText};

/// An immutable set of points, with the operators of Python's sets.
///
/// Made from points in any form, or from their text with spaces between them. Iterating gives
/// :class:`Point` in order of their numbers.
///
/// >>> corners = PointSet("a1 k1 a13 k13")
/// >>> Point.A1 in corners, len(corners)
/// (True, 4)
/// >>> corners - PointSet([Point.A1, "k1"])
/// PointSet('a13 k13')
/// >>> sorted(corners) == list(corners)
/// True
///
/// Raises :exc:`PointError` for a text or a number that names no point.
#[pyclass(name = "PointSet", module = "dablot", frozen)]
pub(crate) struct PyPointSet(pub(crate) PointSet);

/// The points that an argument means: a set of them, a text with spaces between them, or any iterable
/// of points in any form.
pub(crate) fn points_in(points: &Bound<'_, PyAny>) -> PyResult<PointSet> {
    if let Ok(set) = points.cast::<PyPointSet>() {
        return Ok(set.get().0);
    }
    if let Ok(text) = points.cast::<PyString>() {
        let text = text.to_cow()?;
        let read = |word: &str| word.parse::<Point>().map_err(|error| (word.to_owned(), error));
        let set = text.split_whitespace().map(read).collect::<Result<PointSet, _>>();
        return set.map_err(|(word, error)| PointText(word, error)).or_raise(points.py());
    }
    let Ok(points) = points.try_iter() else {
        return Err(unexpected("points, or a text of points", points));
    };
    points.map(|point| Ok(point?.extract::<AsPoint>()?.0)).collect()
}

#[pymethods]
impl PyPointSet {
    #[new]
    #[pyo3(signature = (points=None, /))]
    fn new(points: Option<&Bound<'_, PyAny>>) -> PyResult<PyPointSet> {
        points.map_or(Ok(PointSet::EMPTY), points_in).map(PyPointSet)
    }

    fn __contains__(&self, point: &Bound<'_, PyAny>) -> bool {
        point.extract::<AsPoint>().is_ok_and(|point| self.0.contains(point.0))
    }

    fn __len__(&self) -> usize {
        self.0.len() as usize
    }

    fn __iter__(&self) -> PointSetIterator {
        PointSetIterator(Mutex::new(self.0.iter()))
    }

    fn __richcmp__(&self, other: &PyPointSet, operator: CompareOp) -> bool {
        let (own, other) = (self.0, other.0);
        match operator {
            CompareOp::Eq => own == other,
            CompareOp::Ne => own != other,
            CompareOp::Le => own.is_subset(other),
            CompareOp::Lt => own != other && own.is_subset(other),
            CompareOp::Ge => other.is_subset(own),
            CompareOp::Gt => own != other && other.is_subset(own),
        }
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    fn __or__(&self, other: &PyPointSet) -> PyPointSet {
        PyPointSet(self.0 | other.0)
    }

    fn __and__(&self, other: &PyPointSet) -> PyPointSet {
        PyPointSet(self.0 & other.0)
    }

    fn __xor__(&self, other: &PyPointSet) -> PyPointSet {
        PyPointSet(self.0 ^ other.0)
    }

    fn __sub__(&self, other: &PyPointSet) -> PyPointSet {
        PyPointSet(self.0 - other.0)
    }

    fn __invert__(&self) -> PyPointSet {
        PyPointSet(!self.0)
    }

    /// Whether no point is in both sets.
    ///
    /// >>> PointSet("a1").isdisjoint(PointSet("a3"))
    /// True
    fn isdisjoint(&self, other: &PyPointSet) -> bool {
        self.0.is_disjoint(other.0)
    }

    /// The points that the set becomes when the board is turned by half a turn.
    ///
    /// >>> PointSet("a1 k7").half_turn()
    /// PointSet('a7 k13')
    fn half_turn(&self) -> PyPointSet {
        PyPointSet(self.0.half_turn())
    }

    /// The points that the set becomes when left and right are exchanged.
    ///
    /// >>> PointSet("a1 j6").mirrored()
    /// PointSet('k1 b6')
    fn mirrored(&self) -> PyPointSet {
        PyPointSet(self.0.mirrored())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("PointSet('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyPointSet>(), (self.0.to_string(),))
    }
}

/// The points of a :class:`PointSet` in order of their numbers.
#[pyclass(module = "dablot._dablot", frozen)]
pub(crate) struct PointSetIterator(Mutex<PointSetIter>);

#[pymethods]
impl PointSetIterator {
    fn __iter__(slf: Py<PointSetIterator>) -> Py<PointSetIterator> {
        slf
    }

    fn __next__(&self) -> Option<AsPoint> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).next().map(AsPoint)
    }
}
