//! What can be wrong with the text of a turn or of a decision.

use core::fmt;

use crate::{Chain, Illegal, ParsePointError, Point, Turn};

/// A text that has not the form of a turn or of a decision. `column` counts characters from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ParseTurnError {
    /// A point was expected.
    #[error("column {column}: {error}")]
    Point {
        /// Where it was expected.
        column: usize,
        /// What is wrong with it.
        error: ParsePointError,
    },
    /// Behind a point neither `-`, `x` or `:` stands, nor a further point, nor the end.
    #[error("column {column}: expected `-`, `x` or a point")]
    Separator {
        /// Where.
        column: usize,
    },
    /// There is only one point.
    #[error("column {column}: expected a second point, where the move ends")]
    OnePoint {
        /// Where the text ends.
        column: usize,
    },
    /// A step goes on behind its second point.
    #[error("column {column}: a step ends on its second point")]
    StepGoesOn {
        /// Where it goes on.
        column: usize,
    },
    /// A decision is a single jump.
    #[error("column {column}: a single decision ends on its second point")]
    ActionGoesOn {
        /// Where it goes on.
        column: usize,
    },
    /// A path has more than 31 points: no side has that many pieces to lose.
    #[error("column {column}: a capture has at most 30 jumps")]
    TooLong {
        /// Where the 32nd point begins.
        column: usize,
    },
    /// Two points that follow each other are not joined as the move needs. Only where the text is
    /// read without a position; with one, [`Illegal::NoLine`] says so.
    #[error("no line leads from {origin} to {target}")]
    NoLine {
        /// The first point.
        origin: Point,
        /// The second point.
        target: Point,
    },
}

/// A text that is no legal turn or decision in a position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TurnTextError {
    /// It has not the form of one.
    #[error("{0}")]
    Malformed(#[from] ParseTurnError),
    /// It is refused by a rule.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// Points are left out, and several legal paths fit that lead to different positions.
    #[error("several captures fit: {candidates}; write the whole path")]
    Ambiguous {
        /// Some of them.
        candidates: Candidates,
    },
    /// Points are left out, and there are too many paths to see whether exactly one fits.
    #[error("too many captures are possible to tell which is meant; write the whole path")]
    TooManyPaths,
}

/// Some of the turns that fit an ambiguous text: the first for each position that they lead to, at
/// most four, in order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Candidates {
    chains: [Option<Chain>; Candidates::MAX],
}

impl Candidates {
    /// The most that are kept.
    pub const MAX: usize = 4;

    pub(crate) const NONE: Candidates = Candidates { chains: [None; Candidates::MAX] };

    /// Adds a chain unless one with the same captures is there, or there is no room; all of them
    /// have the same ends.
    pub(crate) fn add(&mut self, chain: Chain) {
        for place in &mut self.chains {
            match place {
                Some(there) if there.captured() == chain.captured() => return,
                Some(_) => {}
                None => {
                    *place = Some(chain);
                    return;
                }
            }
        }
    }

    /// The turns.
    pub fn iter(&self) -> impl Iterator<Item = Turn> + use<> {
        self.chains.into_iter().flatten().map(Turn::Capture)
    }
}

impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, turn) in self.iter().enumerate() {
            let separator = if number == 0 { "" } else { ", " };
            write!(f, "{separator}{turn}")?;
        }
        Ok(())
    }
}
