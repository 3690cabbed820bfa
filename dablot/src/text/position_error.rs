//! What can be wrong with the text of a position.

use core::fmt;

use crate::{ParsePointError, Rank, SetupErrors};

/// A field of the text of a position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PositionField {
    /// What stands on the 13 ranks.
    Placement,
    /// The side to move.
    Side,
    /// The piece in a chain.
    Chain,
    /// Plies since the last capture.
    Quiet,
    /// The number of the turn.
    Turn,
}

impl fmt::Display for PositionField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            PositionField::Placement => "the placement of the pieces",
            PositionField::Side => "the side to move, `S` or `N`",
            PositionField::Chain => "the chain, `-` or a point",
            PositionField::Quiet => "the plies since the last capture",
            PositionField::Turn => "the number of the turn",
        })
    }
}

/// A text that is no position. `column` counts characters from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ParsePositionError {
    /// A character of the placement is no piece, no digit and no `/`.
    #[error(
        "column {column}: `{found}` in rank {rank}, expected a piece (`W P K w p k`), a digit or `/`"
    )]
    NoPiece {
        /// Where.
        column: usize,
        /// In which rank.
        rank: Rank,
        /// What stands there.
        found: char,
    },
    /// Two digits follow each other: one run of empty points is one digit.
    #[error(
        "column {column}: two digits in a row in rank {rank}, expected one for all empty points"
    )]
    SplitRun {
        /// Where the second digit stands.
        column: usize,
        /// In which rank.
        rank: Rank,
    },
    /// A rank lists too few or too many points.
    #[error("column {column}: rank {rank} has {found} points, expected {expected}")]
    RankLength {
        /// Where the rank ends, or where it becomes too long.
        column: usize,
        /// Which rank.
        rank: Rank,
        /// How many points are listed up to there.
        found: u32,
        /// How many the rank has, 5 or 6.
        expected: u32,
    },
    /// The placement ends before rank 1.
    #[error("column {column}: the placement ends with rank {rank}, expected all ranks down to 1")]
    RanksMissing {
        /// Where it ends.
        column: usize,
        /// The last rank that is there.
        rank: Rank,
    },
    /// The placement goes on after rank 1.
    #[error("column {column}: expected a space after rank 1")]
    RanksLeft {
        /// Where it goes on.
        column: usize,
    },
    /// A field is missing.
    #[error("column {column}: expected {field}")]
    Missing {
        /// Where the field was expected.
        column: usize,
        /// Which one.
        field: PositionField,
    },
    /// The side is neither `S` nor `N`.
    #[error("column {column}: expected the side to move, `S` or `N`")]
    Side {
        /// Where the field begins.
        column: usize,
    },
    /// The chain is neither `-` nor a point.
    #[error("column {column}: expected the chain, `-` or a point: {error}")]
    Chain {
        /// Where the field begins.
        column: usize,
        /// What is wrong with the point.
        error: ParsePointError,
    },
    /// A number is none, or larger than 4,294,967,295.
    #[error("column {column}: expected {field}, a number up to {}", u32::MAX)]
    Number {
        /// Where the field begins.
        column: usize,
        /// Which field.
        field: PositionField,
    },
    /// The text goes on after the last field.
    #[error("column {column}: expected nothing after the number of the turn")]
    Trailing {
        /// Where it goes on.
        column: usize,
    },
    /// The text can be read, but not as a position that can be played.
    #[error("{errors}")]
    Setup {
        /// All that is wrong.
        errors: SetupErrors,
    },
}
