//! `dablot.Game`: a position with what came before it.

mod course;
mod python;

pub(crate) use python::PyGame;
