//! The Python module `dablot._dablot`: the library's types for Python, one file each.
//!
//! Enumerations and exceptions are written in Python, beside this crate in `python/dablot`, so that
//! they are what Python programmers expect of them; [`vocabulary`] and [`errors`] know them.

mod arguments;
mod errors;
mod point;
mod position;
mod vocabulary;

use pyo3::prelude::*;

/// The compiled part of `dablot`; import `dablot` instead.
#[pymodule]
mod _dablot {
    #[pymodule_export]
    use crate::point::point_half_turn;
    #[pymodule_export]
    use crate::position::PyPosition;
}
