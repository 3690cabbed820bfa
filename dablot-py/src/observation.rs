//! What learners see of one position, as numpy arrays.

use dablot::{Action, File, Plane, Point, Position, Rank};
use numpy::{PyArrayDescr, PyArrayDescrMethods, dtype};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::arrays::{has_type, new, new_dyn, numpy, output};

/// The shape of all planes of a position.
pub(crate) const PLANES: [usize; 3] = [Plane::COUNT, Rank::COUNT, File::COUNT];

/// The array to be filled, and filled: `out`, or a new one.
type Filled<'py> = PyResult<Bound<'py, PyAny>>;

pub(crate) fn codes<'py>(
    py: Python<'py>,
    position: &Position,
    out: Option<Bound<'py, PyAny>>,
) -> Filled<'py> {
    let array = out.map_or_else(|| new::<i8>(py, Point::COUNT), Ok)?;
    let mut filled = output::<i8>(&array, "out", &[Point::COUNT])?;
    if let Some(codes) = filled.as_slice_mut()?.first_chunk_mut() {
        position.write_codes(codes);
    }
    Ok(array)
}

pub(crate) fn action_mask<'py>(
    py: Python<'py>,
    position: &Position,
    out: Option<Bound<'py, PyAny>>,
) -> Filled<'py> {
    let array = out.map_or_else(|| new::<i8>(py, Action::COUNT), Ok)?;
    let mut filled = output::<i8>(&array, "out", &[Action::COUNT])?;
    if let Some(bytes) = filled.as_slice_mut()?.first_chunk_mut() {
        position.write_action_mask(bytes);
    }
    Ok(array)
}

pub(crate) fn planes<'py>(
    py: Python<'py>,
    position: &Position,
    out: Option<Bound<'py, PyAny>>,
    kind: Option<&Bound<'py, PyAny>>,
) -> Filled<'py> {
    let floats = match (&out, kind) {
        (Some(out), None) => has_type::<f32>(out),
        (_, kind) => are_floats(py, kind)?,
    };
    if floats {
        let array = out.map_or_else(|| new_dyn::<f32>(py, &PLANES), Ok)?;
        let mut filled = output::<f32>(&array, "out", &PLANES)?;
        if let Some(cells) = filled.as_slice_mut()?.first_chunk_mut() {
            position.write_planes_f32(cells);
        }
        return Ok(array);
    }
    let array = out.map_or_else(|| new_dyn::<u8>(py, &PLANES), Ok)?;
    let mut filled = output::<u8>(&array, "out", &PLANES)?;
    if let Some(cells) = filled.as_slice_mut()?.first_chunk_mut() {
        position.write_planes(cells);
    }
    Ok(array)
}

/// Whether planes are to be floats: the meaning of an argument `dtype`.
pub(crate) fn are_floats(py: Python<'_>, kind: Option<&Bound<'_, PyAny>>) -> PyResult<bool> {
    numpy(py)?;
    let Some(kind) = kind else { return Ok(false) };
    let found = PyArrayDescr::new(py, kind)?;
    if found.is_equiv_to(&dtype::<f32>(py)) {
        Ok(true)
    } else if found.is_equiv_to(&dtype::<u8>(py)) {
        Ok(false)
    } else {
        Err(PyTypeError::new_err(format!("planes are of uint8 or float32, not {found}")))
    }
}

/// For each number the number of the decision that it becomes when the board is turned.
pub(crate) fn half_turn_numbers(py: Python<'_>) -> Filled<'_> {
    let array = new::<i64>(py, Action::COUNT)?;
    let mut filled = output::<i64>(&array, "out", &[Action::COUNT])?;
    for (number, turned) in (0..).zip(filled.as_slice_mut()?) {
        let action = Action::from_number(number).unwrap_or(Action::STOP);
        *turned = action.half_turn().number().into();
    }
    Ok(array)
}
