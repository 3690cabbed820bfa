//! The Python module `dablot._dablot`: the library's types for Python, one file each.
//!
//! Enumerations and exceptions are written in Python, beside this crate in `python/dablot`, so that
//! they are what Python programmers expect of them; [`vocabulary`] and [`errors`] know them.

mod action;
mod actions;
mod arguments;
mod arrays;
mod batch;
mod drawing;
mod errors;
mod first_side;
mod game;
mod observation;
mod outcome;
mod perft;
mod piece;
mod point;
mod point_set;
mod position;
mod record;
mod rules;
mod setup;
mod source;
mod trial;
mod turn;
mod turns;
mod vocabulary;

use pyo3::prelude::*;

/// The compiled part of `dablot`; import `dablot` instead.
#[pymodule]
mod _dablot {
    #[pymodule_export]
    use crate::action::PyAction;
    #[pymodule_export]
    use crate::actions::PyActions;
    #[pymodule_export]
    use crate::batch::{PyBatch, perft_each, play_out, rule_outcomes};
    #[pymodule_export]
    use crate::first_side::first_side;
    #[pymodule_export]
    use crate::game::PyGame;
    #[pymodule_export]
    use crate::outcome::PyOutcome;
    #[pymodule_export]
    use crate::piece::PyPiece;
    #[pymodule_export]
    use crate::point::{
        point, point_distance, point_from_ludii, point_half_turn, point_jumps, point_mirrored,
        point_neighbours, point_to_ludii,
    };
    #[pymodule_export]
    use crate::point_set::PyPointSet;
    #[pymodule_export]
    use crate::position::PyPosition;
    #[pymodule_export]
    use crate::record::{
        PyLine, PyPly, PyReading, PyReadings, PyRecord, read_records, validate_records,
    };
    #[pymodule_export]
    use crate::rules::PyRules;
    #[pymodule_export]
    use crate::trial::{PyReplay, PyTrial};
    #[pymodule_export]
    use crate::turn::PyTurn;
    #[pymodule_export]
    use crate::turns::PyTurns;
}
