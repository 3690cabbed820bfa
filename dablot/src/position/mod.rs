//! Positions: what stands where, whose turn it is, under which rules.
//!
//! A [`Position`] is right by construction. It comes from the set-up ([`Position::start`]), from a
//! [`Setup`], which holds anything and says what is wrong with it, from text, or from a turn played
//! in another position. It is `Copy` and 64 bytes small, so playing gives back a new one and never
//! changes the old.

mod army;
mod first_side;
#[expect(clippy::module_inception, reason = "the file is named for the type in it")]
mod position;
mod setup;
mod setup_fault;
mod symmetry;
mod zobrist;

pub(crate) use army::Army;
pub use first_side::first_side;
pub use position::Position;
pub use setup::Setup;
pub use setup_fault::{SetupErrors, SetupFault};
