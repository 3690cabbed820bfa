//! Moving: turns and single decisions, which of them are legal, and what they lead to.
//!
//! A [`Turn`] is what a player does at once: a step, a whole [`Chain`] of captures, or a pass. A
//! position may have billions of them, so [`Turns`] makes them one at a time. An [`Action`] is a
//! single decision: a step, one jump, `stop` or `pass`; there are never more than a few hundred,
//! listed by [`ActionList`] or marked in an [`ActionMask`].

mod action;
mod action_list;
mod action_mask;
mod actions;
mod chain;
mod chain_walk;
mod count;
mod illegal;
mod jumps;
mod leaps;
mod legality;
mod lines;
mod pace;
mod perft;
mod play;
mod replies;
mod sample;
mod step_mask;
mod steps;
mod turn;
mod turns;

pub use action::{Action, ActionKind};
pub use action_list::ActionList;
pub use action_mask::{ActionMask, ActionMaskIter};
pub use chain::Chain;
pub use illegal::Illegal;
pub use turn::Turn;
pub use turns::Turns;
