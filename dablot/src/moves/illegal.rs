//! Why a turn or a decision is refused.

use crate::{Outcome, Piece, Point, Role, Side};

/// The rule by which a turn or a decision is refused, precise enough to teach the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game has ended, before the turn or with a capture in the middle of it.
    #[error("the game is over: {outcome}")]
    GameOver {
        /// How it has ended.
        outcome: Outcome,
    },
    /// Nothing stands where the turn begins.
    #[error("no piece stands on {point}")]
    NoPiece {
        /// The origin.
        point: Point,
    },
    /// The piece is the other side's.
    #[error("the {} on {point} is {}'s, but {} is to move", .piece.role, .piece.side, .piece.side.opposite())]
    NotYours {
        /// The origin.
        point: Point,
        /// The piece on it.
        piece: Piece,
    },
    /// No line joins the points: for a step no line from one to the other, for a capture no straight
    /// line of two parts.
    #[error("no line leads from {origin} to {target}{}", capture_note(*.capture))]
    NoLine {
        /// Where the move begins.
        origin: Point,
        /// Where it ends.
        target: Point,
        /// Whether it was to be a capture.
        capture: bool,
    },
    /// A piece stands where the move ends.
    #[error("{point} is occupied")]
    Occupied {
        /// Where the move ends.
        point: Point,
    },
    /// A capture jumps over an empty point, maybe because its piece was jumped before.
    #[error("there is nothing to jump on {over}")]
    NothingToJump {
        /// The empty point.
        over: Point,
    },
    /// A capture jumps over a piece of its own side.
    #[error("the piece on {over} is one's own and cannot be jumped")]
    OwnPiece {
        /// Where that piece stands.
        over: Point,
    },
    /// A capture jumps over a piece of a higher role.
    #[error("the {attacker} on {origin} cannot capture the {victim} on {over}: it is outranked")]
    Outranked {
        /// Where the capturing piece stands.
        origin: Point,
        /// Its role.
        attacker: Role,
        /// Where the jumped piece stands.
        over: Point,
        /// Its role, which is higher.
        victim: Role,
    },
    /// The option `capture` asks for a capture.
    #[error("a capture is possible and compulsory")]
    MustCapture,
    /// The option `warrior_steps=forward` forbids the step.
    #[error("the warrior on {origin} may step forward only, not to {target}")]
    Backward {
        /// Where the warrior stands.
        origin: Point,
        /// Where it was to step.
        target: Point,
    },
    /// In single combat a capture is possible.
    #[error("in single combat the {role} must capture if it can")]
    CombatMustCapture {
        /// The role of both pieces.
        role: Role,
    },
    /// In single combat a step must lead nearer to the enemy.
    #[error(
        "in single combat a step must lead nearer to the enemy on {enemy}, and {target} does not"
    )]
    CombatMustCloseIn {
        /// Where the step was to end.
        target: Point,
        /// Where the enemy stands.
        enemy: Point,
    },
    /// A piece is in a chain: it goes on or stops, nothing else moves.
    #[error("the piece on {point} is in a chain: it can only capture on or stop")]
    InChain {
        /// Where that piece stands.
        point: Point,
    },
    /// `stop` was said and no piece is in a chain.
    #[error("no chain is under way that could be stopped")]
    NoChain,
    /// A pass was said and the side is not immobile, or the rules know no passing.
    #[error("{side} cannot pass")]
    CannotPass {
        /// The side to move.
        side: Side,
    },
}

const fn capture_note(capture: bool) -> &'static str {
    if capture { " over a point between them" } else { "" }
}
