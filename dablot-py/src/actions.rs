//! `dablot.Actions`: the legal decisions of a position as a sequence.

use dablot::{Action, Position};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PySlice};

use crate::action::{PyAction, action_in};
use crate::arguments::unexpected;

/// The legal single decisions of a position in order of their numbers: an immutable sequence of
/// :class:`Action`, "never more than a few hundred". Empty if the game is over.
///
/// ``in`` costs one check of legality and takes a decision in any form.
///
/// >>> actions = Position().actions
/// >>> len(actions), actions[0], actions[-1]
/// (15, Action('a5-b6'), Action('k7-j8'))
/// >>> 119 in actions, "c5-d6" in actions, Action("c5-e5") in actions
/// (True, True, False)
/// >>> import random
/// >>> random.choice(actions) in actions
/// True
#[pyclass(name = "Actions", module = "dablot", frozen, sequence)]
pub(crate) struct PyActions {
    /// The position and what is legal there; nothing is where a game has ended by something that
    /// the position does not know.
    position: Position,
    list: Box<[Action]>,
}

impl PyActions {
    pub(crate) fn of_position(position: Position) -> PyActions {
        PyActions { position, list: position.actions().as_slice().into() }
    }

    pub(crate) fn none(position: Position) -> PyActions {
        PyActions { position, list: Box::default() }
    }

    fn place(&self, action: &Bound<'_, PyAny>) -> Option<usize> {
        let action = action_in(&self.position, action).ok()?;
        self.list.iter().position(|&legal| legal == action)
    }
}

#[pymethods]
impl PyActions {
    /// Their numbers, each 0 to 698, in order.
    ///
    /// >>> Position().actions.numbers[:3]
    /// [111, 118, 119]
    #[getter]
    fn numbers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.list.iter().map(|action| action.number()))
    }

    fn __len__(&self) -> usize {
        self.list.len()
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = index.py();
        if let Ok(slice) = index.cast::<PySlice>() {
            let range = slice.indices(self.list.len() as isize)?;
            let mut at = range.start;
            let items = (0..range.slicelength).map(|_| {
                let item = PyAction(self.list[at as usize]);
                at += range.step;
                item
            });
            return Ok(PyList::new(py, items.collect::<Vec<_>>())?.into_any());
        }
        let Ok(at) = index.extract::<isize>() else {
            return Err(unexpected("an index or a slice", index));
        };
        let at = if at < 0 { at + self.list.len() as isize } else { at };
        let item = usize::try_from(at).ok().and_then(|at| self.list.get(at));
        match item {
            Some(&action) => Ok(PyAction(action).into_pyobject(py)?.into_any()),
            None => Err(PyIndexError::new_err("index out of range")),
        }
    }

    fn __contains__(&self, action: &Bound<'_, PyAny>) -> bool {
        !self.list.is_empty()
            && action_in(&self.position, action)
                .is_ok_and(|action| self.position.is_legal_action(action))
    }

    /// The place of a decision in the sequence.
    ///
    /// Raises ``ValueError`` if it is not legal.
    fn index(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        self.place(action).ok_or_else(|| PyValueError::new_err("the decision is not legal here"))
    }

    /// 1 if the decision is legal, else 0.
    fn count(&self, action: &Bound<'_, PyAny>) -> usize {
        usize::from(self.place(action).is_some())
    }

    fn __eq__(&self, other: &PyActions) -> bool {
        self.list == other.list
    }

    fn __repr__(&self) -> String {
        let texts: Vec<_> = self.list.iter().map(Action::to_string).collect();
        format!("<Actions: {}>", if texts.is_empty() { "none".to_owned() } else { texts.join(" ") })
    }
}
