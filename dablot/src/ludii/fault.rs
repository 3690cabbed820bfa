//! What can be wrong with the game that a trial tells of.

use alloc::string::String;

use crate::{Illegal, Outcome, Point, SetupErrors, Side};

/// One thing in which a trial and the rules do not agree, with its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct TrialFault {
    /// The line, from 1; that behind the last line for something that is missing at the end.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// Which move after the placement it is, from 1; `None` outside of these moves.
    pub move_number: Option<usize>,
    /// The [number of the turn](crate::Position::turn_number) that the move belongs to; `None`
    /// outside of the moves.
    pub turn: Option<u32>,
    /// What is wrong.
    pub kind: TrialFaultKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TrialFaultKind {
    /// The trial is of another game.
    #[error("the game is not Dablot Prejjesne")]
    OtherGame,
    /// `numInitialPlacementMoves` is not the number of moves that place a piece.
    #[error("{declared} placement moves are declared, {found} are there")]
    PlacementCount {
        /// The number in the file.
        declared: u32,
        /// How many moves place a piece before the players begin.
        found: usize,
    },
    /// A move of the game itself does something else than to place one piece.
    #[error("expected one piece to be placed, and nothing else")]
    NotPlacement,
    /// A second piece is placed on a point.
    #[error("a piece is placed on {point}, where one stands")]
    PlacedTwice {
        /// The point.
        point: Point,
    },
    /// What was placed is no position.
    #[error("the start is no position: {errors}")]
    Start {
        /// All that is wrong with it.
        errors: SetupErrors,
    },
    /// A move is the other side's, or nobody's.
    #[error("{expected} is to move")]
    Mover {
        /// Who is to move.
        expected: Side,
    },
    /// The ends of a move are not those of what it does.
    #[error("`from` and `to` are not those of the action")]
    Ends,
    /// The actions of a move are neither a step, a jump nor a pass.
    #[error("expected a step, a jump or a pass")]
    NotDecision,
    /// The move is illegal. What follows it is not judged.
    #[error("{0}")]
    Illegal(Illegal),
    /// A move removes something else than the piece that it jumps.
    #[error("{} is removed, but {}", Removed(*.found), Jumped(*.expected))]
    Removed {
        /// The point that the file says; `None` if nothing is removed.
        found: Option<Point>,
        /// The jumped point; `None` if the move is no jump.
        expected: Option<Point>,
    },
    /// The file says that the player goes on, but the chain has ended.
    #[error("the chain ends here, so the same player is not to move again")]
    ChainEnds,
    /// The chain can go on, but the file does not say so.
    #[error("the chain can go on, so the same player ({player}) is to move again")]
    ChainGoesOn {
        /// Who is to move.
        player: Side,
    },
    /// The size of a list is wrong.
    #[error("{found} legal decisions are told of, {expected} are there")]
    ListSize {
        /// The number in the file.
        found: u32,
        /// How many decisions are legal.
        expected: u32,
    },
    /// There are not as many list sizes as moves.
    #[error("{found} list sizes are told for {expected} moves")]
    ListSizeCount {
        /// How many the file has.
        found: usize,
        /// How many moves follow the placement.
        expected: usize,
    },
    /// The winner is not the one on the board.
    #[error("expected `winner={}`: the board says {outcome}", .outcome.winner().map_or(0, super::trial_move::player))]
    Winner {
        /// What the board says.
        outcome: Outcome,
    },
    /// The game is said to be over, but nothing on the board has ended it.
    #[error("the game is said to have ended by its rules, but it goes on")]
    NotOver,
    /// There is no such player.
    #[error("expected a winner, 1 or 2, or 0 for a draw")]
    NoSuchPlayer,
    /// The rankings are not those of the result.
    #[error("expected `{expected}` for this result, not `{found}`")]
    Rankings {
        /// What the file says.
        found: String,
        /// What follows from the result.
        expected: &'static str,
    },
}

impl TrialFaultKind {
    /// A short name for counting faults by kind, such as `list-size`.
    pub const fn name(&self) -> &'static str {
        match self {
            TrialFaultKind::OtherGame => "other-game",
            TrialFaultKind::PlacementCount { .. } => "placement-count",
            TrialFaultKind::NotPlacement => "not-placement",
            TrialFaultKind::PlacedTwice { .. } => "placed-twice",
            TrialFaultKind::Start { .. } => "start",
            TrialFaultKind::Mover { .. } => "mover",
            TrialFaultKind::Ends => "ends",
            TrialFaultKind::NotDecision => "not-decision",
            TrialFaultKind::Illegal(_) => "illegal",
            TrialFaultKind::Removed { .. } => "removed",
            TrialFaultKind::ChainEnds => "chain-ends",
            TrialFaultKind::ChainGoesOn { .. } => "chain-goes-on",
            TrialFaultKind::ListSize { .. } => "list-size",
            TrialFaultKind::ListSizeCount { .. } => "list-size-count",
            TrialFaultKind::Winner { .. } => "winner",
            TrialFaultKind::NotOver => "not-over",
            TrialFaultKind::NoSuchPlayer => "no-such-player",
            TrialFaultKind::Rankings { .. } => "rankings",
        }
    }
}

struct Removed(Option<Point>);

impl core::fmt::Display for Removed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            Some(point) => write!(f, "the piece on {point}"),
            None => f.write_str("nothing"),
        }
    }
}

struct Jumped(Option<Point>);

impl core::fmt::Display for Jumped {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            Some(point) => write!(f, "the piece on {point} is jumped"),
            None => f.write_str("the move is no jump"),
        }
    }
}
