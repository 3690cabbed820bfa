//! The rules, notation and records of Dablot Prejjesne, the Sámi board game.
//!
//! # Five steps
//!
//! 1. List the turns of a [`Position`]. They come one at a time, since some positions have billions.
//!
//! ```
//! use dablot::Position;
//!
//! let start = Position::default();
//! assert_eq!(start.turns().count(), 15);
//! assert_eq!(start.turns().next().unwrap().to_string(), "a5-b6");
//! ```
//!
//! 2. Play one. Playing gives a new position; a turn that a rule forbids is refused with an
//!    [`Illegal`] that says which.
//!
//! ```
//! # use dablot::Position;
//! # let start = Position::default();
//! let next = start.play("c5-d6".parse()?)?;
//! let refused = next.play("c5-d6".parse()?).unwrap_err();
//! assert_eq!(refused.to_string(), "no piece stands on c5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 3. Ask for the [`Outcome`].
//!
//! ```
//! # use dablot::Position;
//! let kings: Position = "k5/5/6/5/5K/5/6/5/6/5/6/5/6 S".parse()?;
//! assert_eq!(kings.outcome().unwrap().to_string(), "draw kings");
//! # Ok::<(), dablot::ParsePositionError>(())
//! ```
//!
//! 4. Read and write texts, under the [`Rules`] of any [`RuleSet`] or combination of options.
//!
//! ```
//! use dablot::{Position, RuleSet};
//!
//! let text = "k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S - 0 1";
//! let position = Position::parse(text, RuleSet::Walker.rules())?;
//! assert_eq!(position.parse_turn("e5xi9")?.to_string(), "e5xg7xi9");
//! assert_eq!(position.to_string(), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 5. Choose features. Without any, everything about topology, positions, turns, decisions, rules and
//!    texts works without an allocator. `alloc` adds what gives back owned collections, `std` (on by
//!    default) what reads files, `serde` the traits of that crate for every value, `proptest`
//!    strategies and `arbitrary` values for those who test what they build on this crate.
//!
//! # Where things are
//!
//! [`Point`], [`PointSet`] and [`Direction`] are the board; [`Side`], [`Role`] and [`Piece`] what
//! stands on it; [`Position`] and [`Setup`] an arrangement of them; [`Turn`] and [`Action`] what can
//! be done; [`Rules`] which game is played; [`Outcome`] how it ends; [`Drawing`] shows it.
//!
//! The pages of the [`guide`] answer what newcomers ask: the [rules](guide::rules) with drawn boards,
//! the [first five minutes](guide::five_minutes), [validating files](guide::validating), [writing a
//! front end](guide::front_end), [training a learner](guide::learner), [adding an
//! option](guide::adding_an_option).
//!
//! For learning systems a position is also written as plain numbers into the caller's memory, seen by
//! either side: [`Position::write_codes`], [`Position::write_planes`] with their [`Plane`]s, and
//! [`Position::write_action_mask`].
//!
//! With an allocator there are whole games too: `Game` is one that is played, and the module
//! `record` reads, judges and writes those that are written down.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(any(feature = "std", feature = "proptest"))]
extern crate std;

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod drawing;
#[cfg(feature = "alloc")]
mod game;
#[cfg(feature = "alloc")]
pub mod ludii;
mod moves;
mod observation;
mod outcome;
mod pieces;
mod position;
#[cfg(feature = "alloc")]
pub mod record;
#[cfg(feature = "alloc")]
mod repetitions;
mod rules;
#[cfg(feature = "proptest")]
pub mod strategies;
mod text;
mod topology;

pub use drawing::{Colour, Drawing, ParseColourError, PieceColours, Svg, Theme};
#[cfg(feature = "alloc")]
pub use game::{Ending, Game, GameError, Played};
pub use moves::{
    Action, ActionKind, ActionList, ActionMask, ActionMaskIter, Chain, Illegal, Turn, Turns,
};
pub use observation::Plane;
pub use outcome::{DrawReason, Outcome, ParseOutcomeError, WinReason};
pub use pieces::{Piece, Role, Side};
pub(crate) use position::Army;
pub use position::{Position, Setup, SetupErrors, SetupFault, first_side};
pub use rules::{
    BareKing, Capture, Immobile, Judged, KingCapture, OptionName, ParseRulesError, RuleSet, Rules,
    SingleCombat, WarriorSteps,
};
pub use text::{Candidates, ParsePositionError, ParseTurnError, PositionField, TurnTextError};
pub use topology::{
    Direction, File, Jump, ParsePointError, Point, PointSet, PointSetIter, Rank, jumps, lines,
};

#[cfg(any(doc, doctest))]
pub mod guide;

#[cfg(doc)]
#[doc = include_str!("../docs/speed.md")]
#[doc = ""]
#[doc = include_str!("../docs/scaling.svg")]
pub mod speed {}

// Its examples read records.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../README.md")]
struct Readme;
