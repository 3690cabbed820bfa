//! What the library's functions take for a point, a side and so on, and what they give back.
//!
//! Each type here is both: an argument that reads an enumeration's member, its text or its number,
//! and a result that becomes the member.

use dablot::{Point, Position, Role, Side};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};
use pyo3::{Borrowed, IntoPyObject};

use crate::errors::{OrRaise, PointText, quoted, refusal};
use crate::vocabulary::Vocabulary;

/// The `TypeError` for an argument that is none of what is expected.
pub(crate) fn unexpected(expected: &str, found: &Bound<'_, PyAny>) -> PyErr {
    match found.get_type().name() {
        Ok(name) => PyTypeError::new_err(format!("expected {expected}, not '{name}'")),
        Err(error) => error,
    }
}

/// An integer: `None` if the object is one but too large, negative or small; an error if it is
/// none. A `bool` is none.
pub(crate) fn integer(object: &Bound<'_, PyAny>, expected: &str) -> PyResult<Option<usize>> {
    integer_in(object, expected)
}

/// An index: an [`integer`] that counts from the end if it is negative.
pub(crate) fn index(object: &Bound<'_, PyAny>, count: usize) -> PyResult<Option<usize>> {
    let found: Option<isize> = integer_in(object, "an index")?;
    let from_the_end = |back: isize| count.checked_sub(back.unsigned_abs());
    let found = found.and_then(|at| if at < 0 { from_the_end(at) } else { Some(at as usize) });
    Ok(found.filter(|&at| at < count))
}

fn integer_in<'py, T>(object: &Bound<'py, PyAny>, expected: &str) -> PyResult<Option<T>>
where
    for<'a> T: FromPyObject<'a, 'py, Error = PyErr>,
{
    if object.is_instance_of::<PyBool>() {
        return Err(unexpected(expected, object));
    }
    match object.extract::<T>() {
        Ok(number) => Ok(Some(number)),
        Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => Ok(None),
        Err(error) if error.is_instance_of::<PyTypeError>(object.py()) => {
            Err(unexpected(expected, object))
        }
        Err(error) => Err(error),
    }
}

/// The place of an object among the members of an enumeration.
fn place(members: &[Py<PyAny>], object: &Bound<'_, PyAny>) -> Option<usize> {
    members.iter().position(|member| object.is(member))
}

type Given<'py> = Borrowed<'py, 'py, PyAny>;

/// A point as a `dablot.Point`, its number or its text; given back as a `dablot.Point`.
#[derive(Copy, Clone)]
pub(crate) struct AsPoint(pub(crate) Point);

impl<'py> FromPyObject<'_, 'py> for AsPoint {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AsPoint> {
        let py = object.py();
        if let Ok(text) = object.cast::<PyString>() {
            let text = text.to_cow()?;
            return text
                .parse()
                .map_err(|error| PointText(text.to_string(), error))
                .or_raise(py)
                .map(AsPoint);
        }
        let number = integer(&object, "a point (a dablot.Point, its number or its text)")?;
        number.and_then(Point::from_index).map(AsPoint).ok_or_else(|| {
            let message = format!("there is no point {}: expected a number from 0 to 71", *object);
            refusal(py, "PointError", &message)
        })
    }
}

impl<'py> IntoPyObject<'py> for AsPoint {
    type Target = PyAny;
    type Output = Given<'py>;
    type Error = PyErr;

    #[inline]
    fn into_pyobject(self, py: Python<'py>) -> PyResult<Given<'py>> {
        Ok(Vocabulary::get(py)?.points[self.0.index()].bind_borrowed(py))
    }
}

/// A side as a `dablot.Side` or its letter; given back as a `dablot.Side`.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) struct AsSide(pub(crate) Side);

impl<'py> FromPyObject<'_, 'py> for AsSide {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AsSide> {
        let py = object.py();
        if let Some(at) = place(&Vocabulary::get(py)?.sides, &object) {
            return Ok(AsSide(Side::ALL[at]));
        }
        let Ok(text) = object.cast::<PyString>() else {
            return Err(unexpected("a side (a dablot.Side, 'S' or 'N')", &object));
        };
        let text = text.to_cow()?;
        let side = Side::ALL.into_iter().find(|side| text.chars().eq([side.to_char()]));
        side.map(AsSide).ok_or_else(|| {
            refusal(py, "PieceError", &format!("{} is no side: expected 'S' or 'N'", quoted(&text)))
        })
    }
}

impl<'py> IntoPyObject<'py> for AsSide {
    type Target = PyAny;
    type Output = Given<'py>;
    type Error = PyErr;

    #[inline]
    fn into_pyobject(self, py: Python<'py>) -> PyResult<Given<'py>> {
        Ok(Vocabulary::get(py)?.sides[self.0 as usize].bind_borrowed(py))
    }
}

/// Who looks at the board: a side, or `'mover'` for the one that is to move.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum AsViewer {
    Mover,
    Side(Side),
}

impl AsViewer {
    /// The board as the library's numbers and texts have it.
    pub(crate) const SOUTH: AsViewer = AsViewer::Side(Side::South);

    /// The side that looks at a position.
    #[inline]
    pub(crate) fn of(self, position: &Position) -> Side {
        match self {
            AsViewer::Mover => position.side_to_move(),
            AsViewer::Side(side) => side,
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for AsViewer {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AsViewer> {
        let Ok(text) = object.cast::<PyString>() else {
            return match object.extract::<AsSide>() {
                Ok(side) => Ok(AsViewer::Side(side.0)),
                Err(_) => Err(unexpected("a viewer ('mover', a dablot.Side, 'S' or 'N')", &object)),
            };
        };
        let text = text.to_cow()?;
        match &*text {
            "mover" => Ok(AsViewer::Mover),
            "S" => Ok(AsViewer::Side(Side::South)),
            "N" => Ok(AsViewer::Side(Side::North)),
            _ => {
                let message =
                    format!("{} is no viewer: expected 'mover', 'S' or 'N'", quoted(&text));
                Err(refusal(object.py(), "PieceError", &message))
            }
        }
    }
}

/// A role as a `dablot.Role` or its name; given back as a `dablot.Role`.
#[derive(Copy, Clone)]
pub(crate) struct AsRole(pub(crate) Role);

impl<'py> FromPyObject<'_, 'py> for AsRole {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AsRole> {
        let py = object.py();
        if let Some(at) = place(&Vocabulary::get(py)?.roles, &object) {
            return Ok(AsRole(Role::ALL[at]));
        }
        let Ok(text) = object.cast::<PyString>() else {
            return Err(unexpected("a role (a dablot.Role or its name)", &object));
        };
        let text = text.to_cow()?;
        let role = Role::ALL.into_iter().find(|role| role.to_string() == *text);
        role.map(AsRole).ok_or_else(|| {
            let message =
                format!("{} is no role: expected 'warrior', 'prince' or 'king'", quoted(&text));
            refusal(py, "PieceError", &message)
        })
    }
}

impl<'py> IntoPyObject<'py> for AsRole {
    type Target = PyAny;
    type Output = Given<'py>;
    type Error = PyErr;

    #[inline]
    fn into_pyobject(self, py: Python<'py>) -> PyResult<Given<'py>> {
        Ok(Vocabulary::get(py)?.roles[self.0 as usize].bind_borrowed(py))
    }
}
