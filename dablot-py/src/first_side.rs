//! `dablot.first_side`.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::arguments::AsSide;

/// Who begins, from rolls of a die as pairs (South's, North's).
///
/// "A die is rolled: each side rolls, the higher begins, equal rolls are rolled again." Reading
/// stops at the first unequal pair, so the rolls may be endless.
///
/// Raises ``ValueError`` if the rolls end before that.
///
/// >>> first_side([(3, 3), (2, 5)])
/// Side.NORTH
#[pyfunction]
pub(crate) fn first_side(rolls: &Bound<'_, PyAny>) -> PyResult<AsSide> {
    for pair in rolls.try_iter()? {
        let pair: (i64, i64) = pair?.extract()?;
        if let Some(side) = dablot::first_side([pair]) {
            return Ok(AsSide(side));
        }
    }
    Err(PyValueError::new_err("the rolls end before one side has rolled higher"))
}
