//! The rules, notation and records of Dablot Prejjesne, the Sámi board game.
#![no_std]
#![forbid(unsafe_code)]

mod moves;
mod outcome;
mod pieces;
mod position;
mod rules;
mod text;
mod topology;

pub use moves::{
    Action, ActionKind, ActionList, ActionMask, ActionMaskIter, Chain, Illegal, Turn, Turns,
};
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
