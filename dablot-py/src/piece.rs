//! `dablot.Piece`.

use dablot::Piece;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};

use crate::arguments::{AsRole, AsSide, unexpected};
use crate::errors::{quoted, refusal};

/// A piece: a role on a side. Its letter is that of its role, ``W P K``, in upper case for South and
/// in lower case for North.
///
/// Wherever the library takes a piece, it takes its letter as well.
///
/// >>> Piece("p") == Piece.of(Side.NORTH, Role.PRINCE)
/// True
/// >>> piece = Piece("K")
/// >>> piece.side, piece.role, str(piece)
/// (Side.SOUTH, Role.KING, 'K')
///
/// Raises :exc:`PieceError` for any other text.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
#[pyclass(name = "Piece", module = "dablot", frozen, eq, hash)]
pub(crate) struct PyPiece(pub(crate) Piece);

#[pymethods]
impl PyPiece {
    #[new]
    #[pyo3(signature = (letter, /))]
    fn new(py: Python<'_>, letter: &str) -> PyResult<PyPiece> {
        let mut letters = letter.chars();
        let piece = letters.next().and_then(Piece::from_char);
        piece.filter(|_| letters.next().is_none()).map(PyPiece).ok_or_else(|| {
            let message = format!("{} is no piece: expected one of W P K w p k", quoted(letter));
            refusal(py, "PieceError", &message)
        })
    }

    /// The piece of a role on a side.
    ///
    /// >>> Piece.of("N", "king")
    /// Piece('k')
    #[staticmethod]
    fn of(side: AsSide, role: AsRole) -> PyPiece {
        PyPiece(Piece { side: side.0, role: role.0 })
    }

    /// Whose it is.
    #[getter]
    fn side(&self) -> AsSide {
        AsSide(self.0.side)
    }

    /// What it is.
    #[getter]
    fn role(&self) -> AsRole {
        AsRole(self.0.role)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Piece('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyPiece>(), (self.0.to_string(),))
    }
}

/// A piece as a `dablot.Piece` or its letter.
pub(crate) struct AsPiece(pub(crate) Piece);

impl<'py> FromPyObject<'_, 'py> for AsPiece {
    type Error = PyErr;

    fn extract(object: pyo3::Borrowed<'_, 'py, PyAny>) -> PyResult<AsPiece> {
        if let Ok(piece) = object.cast::<PyPiece>() {
            return Ok(AsPiece(piece.get().0));
        }
        let Ok(letter) = object.cast::<PyString>() else {
            return Err(unexpected("a piece (a dablot.Piece or its letter)", &object));
        };
        PyPiece::new(object.py(), &letter.to_cow()?).map(|piece| AsPiece(piece.0))
    }
}
