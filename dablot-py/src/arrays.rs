//! numpy arrays that the caller gives to be filled, or that are made for him.
//!
//! The buffer protocol is not in the stable interface of Python 3.10, so arrays are what numpy itself
//! says they are. numpy is only looked for when an array is asked for.

use numpy::{
    BorrowError, Element, Ix1, IxDyn, PyArray, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods,
    PyReadwriteArrayDyn, PyUntypedArray, PyUntypedArrayMethods, dtype,
};
use pyo3::exceptions::{PyImportError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::arguments::unexpected;

/// The module `numpy`, without which the crate of that name panics.
pub(crate) fn numpy(py: Python<'_>) -> PyResult<&Bound<'_, PyModule>> {
    static NUMPY: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let module = NUMPY.get_or_try_init(py, || py.import("numpy").map(Bound::unbind));
    module.map(|module| module.bind(py)).map_err(|cause| {
        let error = PyImportError::new_err(
            "arrays need numpy, which cannot be imported; install it, for example with \
             `pip install numpy` or as `dablot[numpy]`",
        );
        error.set_cause(py, Some(cause));
        error
    })
}

/// A new array of one dimension.
pub(crate) fn new<T: Element>(py: Python<'_>, length: usize) -> PyResult<Bound<'_, PyAny>> {
    numpy(py)?;
    Ok(PyArray::<T, Ix1>::zeros(py, [length], false).into_any())
}

/// A new array of any shape.
pub(crate) fn new_dyn<'py, T: Element>(
    py: Python<'py>,
    shape: &[usize],
) -> PyResult<Bound<'py, PyAny>> {
    numpy(py)?;
    Ok(PyArray::<T, IxDyn>::zeros(py, shape, false).into_any())
}

/// An array that is given to be filled.
///
/// # Errors
/// `TypeError` if it is no array or has another element type; `ValueError` if it has another shape,
/// if its elements do not lie side by side in C order, if it cannot be written to, or if another
/// call is writing to it just now.
pub(crate) fn output<'py, T: Element>(
    out: &Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let py = out.py();
    numpy(py)?;
    let Ok(untyped) = out.cast::<PyUntypedArray>() else {
        return Err(unexpected(&format!("a numpy array for `{name}`"), out));
    };
    let Ok(array) = out.cast::<PyArrayDyn<T>>() else {
        let (expected, found) = (dtype::<T>(py), untyped.dtype());
        let message = format!("`{name}` must have elements of {expected}, not {found}");
        return Err(PyTypeError::new_err(message));
    };
    if array.shape() != shape {
        let message = format!(
            "`{name}` must have the shape {}, not {}",
            shape_text(shape),
            shape_text(array.shape())
        );
        return Err(PyValueError::new_err(message));
    }
    if !array.is_c_contiguous() || !array.is_aligned() {
        let message = format!("`{name}` must lie in memory without gaps, in C order");
        return Err(PyValueError::new_err(message));
    }
    array.try_readwrite().map_err(|error| {
        PyValueError::new_err(match error {
            BorrowError::NotWriteable => format!("`{name}` is read-only"),
            _ => format!("`{name}` is in use by another call"),
        })
    })
}

/// The elements of an array of one dimension that is given to be read.
///
/// # Errors
/// `TypeError` if it is no array, has another element type or more dimensions; `ValueError` if
/// another call is writing to it just now.
pub(crate) fn input<T: Element + Copy>(array: &Bound<'_, PyAny>, name: &str) -> PyResult<Vec<T>> {
    let py = array.py();
    numpy(py)?;
    let Ok(array) = array.cast::<PyArray<T, Ix1>>() else {
        let expected = dtype::<T>(py);
        let expected = format!("a numpy array of {expected} with one dimension for `{name}`");
        return Err(unexpected(&expected, array));
    };
    let array = array.try_readonly();
    let array =
        array.map_err(|_| PyValueError::new_err(format!("`{name}` is in use by another call")))?;
    Ok(array.as_array().iter().copied().collect())
}

/// Whether an array has elements of a type.
pub(crate) fn has_type<T: Element>(array: &Bound<'_, PyAny>) -> bool {
    let untyped = array.cast::<PyUntypedArray>();
    untyped.is_ok_and(|array| array.dtype().is_equiv_to(&dtype::<T>(array.py())))
}

/// A shape as Python writes it.
fn shape_text(shape: &[usize]) -> String {
    match shape {
        [length] => format!("({length},)"),
        _ => {
            let lengths: Vec<_> = shape.iter().map(usize::to_string).collect();
            format!("({})", lengths.join(", "))
        }
    }
}
