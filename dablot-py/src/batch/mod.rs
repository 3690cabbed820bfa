//! Many games at once, for learning systems: stepped together, played out at random, counted.
//!
//! [`games`] and what it builds on know nothing of Python; [`python`] lends them the memory of numpy
//! arrays, without the GIL.

mod bulk;
mod course;
mod games;
mod lane;
mod python;
mod random;
mod sheets;
mod workers;

pub(crate) use bulk::{perft_each, play_out, rule_outcomes};
pub(crate) use python::PyBatch;
