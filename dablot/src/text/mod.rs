//! Positions, turns and decisions as text, both ways.
//!
//! One file a format. Writing is `Display` and gives one text for one value; reading takes what the
//! notation allows and answers anything else with an error that says at which column and why.

mod action;
mod position;
mod position_error;
mod raw_turn;
#[cfg(feature = "serde")]
mod serde;
mod turn;
mod turn_error;

pub use position_error::{ParsePositionError, PositionField};
pub use turn_error::{Candidates, ParseTurnError, TurnTextError};
