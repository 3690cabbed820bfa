//! Counting the tree of a game without the GIL, with a look at the keyboard now and then.

use dablot::Position;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::integer;
use crate::turn::PyTurn;

/// The depth from which on a count is cut up: below, it takes moments.
const WHOLE: u32 = 3;

/// A depth that an argument gives: deeper than 255 nobody counts, and each level takes stack.
pub(crate) fn depth(object: &Bound<'_, PyAny>) -> PyResult<u32> {
    let depth = integer(object, "a depth")?.and_then(|depth| u8::try_from(depth).ok());
    depth.map(u32::from).ok_or_else(|| {
        PyValueError::new_err(format!("expected a depth from 0 to 255, not {object}"))
    })
}

pub(crate) fn turns(py: Python<'_>, position: &Position, depth: u32) -> PyResult<u64> {
    if depth <= WHOLE {
        return Ok(py.detach(|| position.perft(depth)));
    }
    let mut sum = 0;
    for turn in position.turns() {
        py.check_signals()?;
        sum += turns(py, &position.play_unchecked(turn), depth - 1)?;
    }
    Ok(sum)
}

pub(crate) fn actions(py: Python<'_>, position: &Position, depth: u32) -> PyResult<u64> {
    if depth <= WHOLE {
        return Ok(py.detach(|| position.perft_actions(depth)));
    }
    let mut sum = 0;
    for action in position.actions() {
        py.check_signals()?;
        sum += actions(py, &position.play_action_unchecked(action), depth - 1)?;
    }
    Ok(sum)
}

pub(crate) fn divide<'py>(
    py: Python<'py>,
    position: &Position,
    depth: u32,
) -> PyResult<Bound<'py, PyDict>> {
    let Some(rest) = depth.checked_sub(1) else {
        return Err(PyValueError::new_err("expected a depth from 1 to 255, not 0"));
    };
    let counts = PyDict::new(py);
    for turn in position.turns() {
        py.check_signals()?;
        counts.set_item(PyTurn(turn), turns(py, &position.play_unchecked(turn), rest)?)?;
    }
    Ok(counts)
}
