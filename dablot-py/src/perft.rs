//! Counting the tree of a game without the GIL, with a look at the keyboard now and then.

use dablot::Position;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::integer;
use crate::turn::PyTurn;

/// A depth that an argument gives: deeper than 255 nobody counts, and each level takes stack.
pub(crate) fn depth(object: &Bound<'_, PyAny>) -> PyResult<u32> {
    let depth = integer(object, "a depth")?.and_then(|depth| u8::try_from(depth).ok());
    depth.map(u32::from).ok_or_else(|| {
        PyValueError::new_err(format!("expected a depth from 0 to 255, not {object}"))
    })
}

pub(crate) fn turns(py: Python<'_>, position: &Position, depth: u32) -> PyResult<u64> {
    py.detach(|| turns_below(position, depth, &mut Keyboard::default()))
}

pub(crate) fn actions(py: Python<'_>, position: &Position, depth: u32) -> PyResult<u64> {
    py.detach(|| actions_below(position, depth, &mut Keyboard::default()))
}

/// Whoever may stop a count, asked at each leaf's parent.
pub(crate) trait Watch {
    type Stopped;

    fn pass(&mut self) -> Result<(), Self::Stopped>;

    /// Asked after so many passes, and while a single count takes long.
    fn ask(&self) -> Result<(), Self::Stopped>;
}

/// Looks at the keyboard after so many positions.
#[derive(Default)]
struct Keyboard {
    positions: u32,
}

impl Watch for Keyboard {
    type Stopped = PyErr;

    #[inline]
    fn pass(&mut self) -> PyResult<()> {
        self.positions = self.positions.wrapping_add(1);
        if self.positions.is_multiple_of(1 << 12) { self.ask() } else { Ok(()) }
    }

    fn ask(&self) -> PyResult<()> {
        Python::attach(|py: Python<'_>| py.check_signals())
    }
}

pub(crate) fn turns_below<W: Watch>(
    position: &Position,
    depth: u32,
    watch: &mut W,
) -> Result<u64, W::Stopped> {
    match depth {
        0 => Ok(1),
        1 => turn_count(position, watch),
        _ => position.turns().try_fold(0, |sum, turn| {
            Ok(sum + turns_below(&position.play_unchecked(turn), depth - 1, watch)?)
        }),
    }
}

/// How many turns there are; there may be more than anybody can wait for.
fn turn_count<W: Watch>(position: &Position, watch: &mut W) -> Result<u64, W::Stopped> {
    watch.pass()?;
    let mut asked = Ok(());
    let count = position.turn_count_while(|| {
        asked = watch.ask();
        asked.is_ok()
    });
    asked.map(|()| count.unwrap_or(0))
}

pub(crate) fn actions_below<W: Watch>(
    position: &Position,
    depth: u32,
    watch: &mut W,
) -> Result<u64, W::Stopped> {
    match depth {
        0 => Ok(1),
        1 => watch.pass().map(|()| u64::from(position.action_count())),
        _ => position.actions().iter().try_fold(0, |sum, &action| {
            Ok(sum + actions_below(&position.play_action_unchecked(action), depth - 1, watch)?)
        }),
    }
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
