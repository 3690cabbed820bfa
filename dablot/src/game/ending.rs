//! How a game has ended, by the rules or by its players.

use core::fmt;

use crate::record::GameResult;
use crate::{Outcome, Side};

/// How a game has ended: "resignation and agreed draw are not moves: they end a game".
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// By the rules, those about repetition and quiet play among them.
    Rules(Outcome),
    /// A side gave up.
    Resignation {
        /// The side that gave up.
        loser: Side,
    },
    /// The sides agreed on a draw.
    Agreement,
}

impl Ending {
    /// The result as it stands in a record.
    pub fn result(self) -> GameResult {
        match self {
            Ending::Rules(outcome) => outcome.into(),
            Ending::Resignation { loser } => GameResult::Won(!loser),
            Ending::Agreement => GameResult::Drawn,
        }
    }

    /// The value of the tag `Termination`.
    pub const fn termination(self) -> &'static str {
        match self {
            Ending::Rules(_) => "normal",
            Ending::Resignation { .. } => "resignation",
            Ending::Agreement => "agreement",
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Rules(outcome) => outcome.fmt(f),
            Ending::Resignation { loser } => {
                write!(f, "{} resignation", loser.opposite().to_char())
            }
            Ending::Agreement => f.write_str("draw agreement"),
        }
    }
}
