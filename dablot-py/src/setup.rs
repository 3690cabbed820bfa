//! Setting a position up from a mapping of points to pieces.

use dablot::{Point, PointSet, Position, Setup};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::arguments::{AsPoint, unexpected};
use crate::errors::{Fault, OrRaise};
use crate::piece::AsPiece;

/// The position of a set-up with the pieces of a mapping.
///
/// Everything that is wrong is said at once: what the names of points and pieces are, and, as far as
/// they could be read, how the pieces stand.
pub(crate) fn build(mut setup: Setup, pieces: &Bound<'_, PyAny>) -> PyResult<Position> {
    let Ok(items) = pieces.call_method0("items") else {
        return Err(unexpected("a mapping from points to pieces", pieces));
    };
    let mut faults = Vec::new();
    let mut seen = PointSet::EMPTY;
    for item in items.try_iter()? {
        let (point, piece) = item?.extract::<(Bound<'_, PyAny>, Bound<'_, PyAny>)>()?;
        let point: Option<AsPoint> = noted(&mut faults, "no-point", &point)?;
        let piece: Option<AsPiece> = noted(&mut faults, "no-piece", &piece)?;
        if let Some(AsPoint(point)) = point {
            note_second(&mut faults, &mut seen, point);
            if let Some(AsPiece(piece)) = piece {
                setup.put(point, piece);
            }
        }
    }
    match setup.build() {
        Ok(position) if faults.is_empty() => Ok(position),
        Ok(_) => Err(faults),
        Err(errors) => {
            faults.extend(errors.iter().map(Fault::Setup));
            Err(faults)
        }
    }
    .or_raise(pieces.py())
}

/// A point or piece of the mapping; `None` if there is no such thing, which is noted.
fn noted<'py, T: for<'a> FromPyObject<'a, 'py, Error = PyErr>>(
    faults: &mut Vec<Fault>,
    kind: &'static str,
    object: &Bound<'py, PyAny>,
) -> PyResult<Option<T>> {
    match object.extract::<T>() {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.is_instance_of::<PyValueError>(object.py()) => {
            faults.push(Fault::Entry { kind, message: error.value(object.py()).to_string() });
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

fn note_second(faults: &mut Vec<Fault>, seen: &mut PointSet, point: Point) {
    if !seen.insert(point) {
        faults.push(Fault::Entry { kind: "twice", message: format!("{point} is named twice") });
    }
}
