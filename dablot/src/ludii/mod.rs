//! Games that the Ludii general game system has saved: read, written, replayed and judged.
//!
//! Ludii plays this game by the rule set `ludii` and saves a game as a text file that it calls a
//! trial. It is an independent program, so its games are proof of the rules as much as input: every
//! move is replayed here and everything the file says about it is compared with the board.

mod fault;
mod parse;
mod parse_error;
mod placement;
mod record;
mod replay;
mod trial;
mod trial_move;
mod verdict;
mod write;

pub use fault::{TrialFault, TrialFaultKind};
pub use parse_error::{ParseTrialError, TrialExpected};
pub use record::{RecordToTrialError, TrialToRecordError};
pub use replay::Replay;
pub use trial::{Trial, TrialLine};
pub use trial_move::{TrialAction, TrialMove};
