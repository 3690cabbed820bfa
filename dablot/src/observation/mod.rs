//! Positions and masks as plain numbers in the caller's memory, for learning systems.
//!
//! A learner sees a position as 72 [codes](Position::write_codes) or as ten
//! [planes](Position::write_planes), and what is legal as 699 [bytes](Position::write_action_mask).
//! Nothing is allocated, so Rust programs, WebAssembly and the Python package share this.
//!
//! All of it is written as South sees the board. [`Position::seen_by`] turns the board for North,
//! [`Action::seen_by`] the numbers of the decisions with it; so a learner that always looks from the
//! side to move needs to know only half of the game:
//!
//! ```
//! use dablot::{Action, Position, Side};
//!
//! let position = Position::default().play("c5-d6".parse()?)?;
//! let mover = position.side_to_move();
//! let (mut codes, mut mask) = ([0; 72], [0; Action::COUNT]);
//!
//! let seen = position.seen_by(mover);
//! seen.write_codes(&mut codes);
//! seen.write_action_mask(&mut mask);
//!
//! let chosen = mask.iter().position(|&legal| legal == 1).unwrap();
//! let action = seen.action(chosen as u16).unwrap().seen_by(mover);
//! assert_eq!(position.play_action(action)?.side_to_move(), Side::South);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod codes;
mod mask;
mod planes;
mod quiet;
mod spread;
mod step_bytes;

pub use planes::Plane;

#[cfg(doc)]
use crate::{Action, Position};
