//! What can be wrong with a set-up.

use core::fmt;

use super::Position;
use crate::{Point, Role, Side};

/// One thing that is wrong with a set-up.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum SetupFault {
    /// A side has more pieces of a role than it may have.
    #[error("{side} has {count} {role}s, at most {} {} allowed", .role.limit(), is_or_are(*.role))]
    TooMany {
        /// The side.
        side: Side,
        /// The role.
        role: Role,
        /// How many there are.
        count: u8,
    },
    /// The board is empty.
    #[error("there is no piece on the board")]
    NoPieces,
    /// The rules give the game to whoever captures the king, and there is none.
    #[error("under `king_capture=wins` at least one side needs a king")]
    NoKings,
    /// No piece stands on the chain point.
    #[error("no piece stands on {point}, where a chain is said to be")]
    ChainEmpty {
        /// The chain point.
        point: Point,
    },
    /// The piece on the chain point is not the mover's.
    #[error("the piece on {point}, where a chain is said to be, is not that of the side to move")]
    ChainNotOwn {
        /// The chain point.
        point: Point,
    },
    /// The piece on the chain point cannot capture, so the chain is over.
    #[error("the piece on {point}, where a chain is said to be, cannot capture again")]
    ChainEnded {
        /// The chain point.
        point: Point,
    },
    /// The turn number is 0.
    #[error("turns are counted from 1")]
    TurnZero,
}

const fn is_or_are(role: Role) -> &'static str {
    if role.limit() == 1 { "is" } else { "are" }
}

/// Everything that is wrong with a set-up: one fault or more, in a fixed order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct SetupErrors {
    // Six counts, the board as a whole, the chain, the turn: one place for each thing that can be
    // wrong at a time.
    faults: [Option<SetupFault>; 9],
    length: u8,
}

impl SetupErrors {
    pub(crate) fn add(&mut self, fault: SetupFault) {
        self.faults[usize::from(self.length)] = Some(fault);
        self.length += 1;
    }

    pub(crate) fn or(self, position: Position) -> Result<Position, SetupErrors> {
        if self.length == 0 { Ok(position) } else { Err(self) }
    }

    /// The faults.
    pub fn iter(&self) -> impl Iterator<Item = SetupFault> + use<> {
        self.faults.into_iter().flatten()
    }
}

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.iter().enumerate() {
            let separator = if number == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl core::error::Error for SetupErrors {}
