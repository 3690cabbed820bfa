//! What can be wrong with a record.

use alloc::string::String;
use core::fmt;

use super::{GameResult, Nearest, Place};
use crate::{
    Candidates, Illegal, Outcome, ParsePositionError, ParseRulesError, ParseTurnError, Side,
};

/// Something wrong with a record: what, where, and what was expected.
///
/// Its text is `line 7, column 12: game 2, turn 5: no piece stands on c5`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    /// The number of the game in the file, from 1.
    pub game: u64,
    /// The number of the turn, which both sides share; `None` outside of the turns.
    pub turn: Option<u32>,
    /// The name of the tag; `None` for what is not about a tag.
    pub tag: Option<String>,
    /// Where the offending text begins.
    pub place: Place,
    /// The offending text, shortened to 80 characters; empty where something is missing.
    pub text: String,
    /// What is wrong.
    pub kind: FaultKind,
    /// Whether a lenient reader went on as if nothing were wrong.
    pub is_forgiven: bool,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: game {}", self.place, self.game)?;
        if let Some(tag) = &self.tag {
            write!(f, ", tag {tag}")?;
        } else if let Some(turn) = self.turn {
            write!(f, ", turn {turn}")?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl core::error::Error for Fault {}

/// The kinds of faults, with what was expected instead.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum FaultKind {
    /// Some bytes are no UTF-8. What stands beside them is read.
    #[error("expected text in UTF-8")]
    NotUtf8,
    /// A token has not the form of anything that may stand there.
    #[error("expected {expected}")]
    BrokenToken {
        /// What may.
        expected: Expected,
    },
    /// A token or a tag is longer than any that means something.
    #[error("expected a token of at most {limit} bytes")]
    TooLong {
        /// The most bytes.
        limit: usize,
    },
    /// A backslash stands before something else than `"` or `\`. It is read as it is.
    #[error("expected `\\\"` or `\\\\`")]
    BadEscape,
    /// A comment has no end before the next game or the end of the file.
    #[error("this comment is never closed: expected `}}`")]
    CommentNotClosed,
    /// A tag's value has no end on its line.
    #[error("this quote is never closed: expected `\"` on the same line")]
    QuoteNotClosed,
    /// A variation has no end before the result, the next game or the end of the file.
    #[error("this variation is never closed: expected `)`")]
    VariationNotClosed,
    /// A variation stands before the first turn of its line; it is left out.
    #[error("a variation stands behind the turn that it replaces: expected a turn before `(`")]
    VariationWithoutTurn,
    /// Variations are nested too deep; this one is left out.
    #[error("variations are nested at most {limit} deep")]
    TooDeep {
        /// The most that are read.
        limit: usize,
    },
    /// The moves end without a result.
    #[error("expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`")]
    MissingResult,
    /// A tag stands there a second time; the first one counts.
    #[error("this tag stands there a second time")]
    RepeatedTag,
    /// A game has too many tags; the others are left out.
    #[error("expected at most {limit} tags")]
    TooManyTags {
        /// The most that are read.
        limit: usize,
    },
    /// The tag `Rules` names no rules.
    #[error("unknown rules: {error}")]
    UnknownRules {
        /// Why; its column counts in the tag's value.
        error: ParseRulesError,
    },
    /// The tag `FirstMove` names no side.
    #[error("expected the side that begins, `S` or `N`")]
    BadFirstMove,
    /// The tag `Position` is no position that can be played.
    #[error("bad start position: {error}")]
    BadPosition {
        /// Why; its column counts in the tag's value.
        error: ParsePositionError,
    },
    /// The tag `FirstMove` names the other side than the start position.
    #[error("{side} is to move in the start position, not {}", .side.opposite())]
    FirstMoveDiffers {
        /// The side to move in the position.
        side: Side,
    },
    /// The tag `Result` is no result.
    #[error("expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`")]
    BadResultTag,
    /// A turn has not the form of one.
    #[error("broken turn: {error}")]
    BrokenTurn {
        /// Why; its column counts in the turn.
        error: ParseTurnError,
    },
    /// A turn that a rule forbids.
    #[error("illegal turn: {reason}{nearest}")]
    IllegalTurn {
        /// The rule.
        reason: Illegal,
        /// Legal turns that are nearly the same.
        nearest: Nearest,
    },
    /// A turn when the game is over.
    #[error("the game is over: {outcome}; expected a result")]
    TurnAfterEnd {
        /// How it has ended.
        outcome: Outcome,
    },
    /// Points are left out and several captures fit.
    #[error("ambiguous turn: several captures fit: {candidates}; expected the whole path")]
    AmbiguousTurn {
        /// Some of them.
        candidates: Candidates,
    },
    /// Points are left out and there are too many captures to see which is meant.
    #[error(
        "ambiguous turn: too many captures are possible to tell which is meant; expected the whole \
         path"
    )]
    TooManyPaths,
    /// The number before a turn is not that of the turn.
    #[error("wrong turn number: expected `{number}{}`", dots(*.side))]
    WrongNumber {
        /// The right number.
        number: u32,
        /// The side to move.
        side: Side,
    },
    /// The tag `Result` is unlike the result at the end of the moves.
    #[error("the result tag says {tag}, the end of the moves {end}")]
    ResultTagDiffers {
        /// What the tag says.
        tag: GameResult,
        /// What stands behind the moves.
        end: GameResult,
    },
    /// The result is unlike what the board says.
    #[error("the board says {outcome}: expected `{}`", GameResult::from(*.outcome))]
    ResultDiffers {
        /// What the board says.
        outcome: Outcome,
        /// What the record says.
        result: GameResult,
    },
}

pub(super) const fn dots(side: Side) -> &'static str {
    match side {
        Side::South => ".",
        Side::North => "...",
    }
}

impl FaultKind {
    /// A short name for counting, such as `illegal-turn`.
    pub const fn name(&self) -> &'static str {
        match self {
            FaultKind::NotUtf8 => "not-utf8",
            FaultKind::BrokenToken { .. }
            | FaultKind::BadEscape
            | FaultKind::TooLong { .. }
            | FaultKind::BrokenTurn { .. } => "broken-token",
            FaultKind::CommentNotClosed => "comment-not-closed",
            FaultKind::QuoteNotClosed => "quote-not-closed",
            FaultKind::VariationNotClosed => "variation-not-closed",
            FaultKind::VariationWithoutTurn => "variation-without-turn",
            FaultKind::TooDeep { .. } => "too-deep",
            FaultKind::MissingResult => "missing-result",
            FaultKind::RepeatedTag => "repeated-tag",
            FaultKind::TooManyTags { .. } => "too-many-tags",
            FaultKind::UnknownRules { .. } => "unknown-rules",
            FaultKind::BadFirstMove | FaultKind::FirstMoveDiffers { .. } => "bad-first-move",
            FaultKind::BadPosition { .. } => "bad-position",
            FaultKind::BadResultTag | FaultKind::ResultTagDiffers { .. } => "result-tag",
            FaultKind::IllegalTurn { .. } => "illegal-turn",
            FaultKind::TurnAfterEnd { .. } => "turn-after-end",
            FaultKind::AmbiguousTurn { .. } | FaultKind::TooManyPaths => "ambiguous-turn",
            FaultKind::WrongNumber { .. } => "wrong-number",
            FaultKind::ResultDiffers { .. } => "result-differs",
        }
    }

    /// Whether a lenient reader forgives it: the game that is meant is clear, and no turn of it is
    /// lost.
    pub const fn is_forgivable(&self) -> bool {
        matches!(
            self,
            FaultKind::NotUtf8
                | FaultKind::BadEscape
                | FaultKind::VariationNotClosed
                | FaultKind::MissingResult
                | FaultKind::RepeatedTag
                | FaultKind::BadResultTag
                | FaultKind::WrongNumber { .. }
                | FaultKind::ResultTagDiffers { .. }
        )
    }
}

/// What may stand in the place of a broken token.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Expected {
    /// The name of a tag.
    TagName,
    /// The quoted value of a tag.
    TagValue,
    /// The end of a tag.
    TagEnd,
    /// Anything that may begin in the movetext.
    Movetext,
    /// The dots behind the number of a turn.
    Dots,
    /// A number from 1 to 4,294,967,295.
    TurnNumber,
    /// A number from 0 to 255 behind `$`.
    GlyphNumber,
    /// One of the six marks.
    Mark,
    /// A glyph needs a turn before it.
    TurnBeforeGlyph,
    /// No variation is open.
    NoEndOfVariation,
    /// No comment is open.
    NoEndOfComment,
    /// A result ends the game, not a variation.
    NoResultInVariation,
    /// The game has a result.
    NoSecondResult,
    /// Behind a result only comments follow on the same line.
    NextGame,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Expected::TagName => "the name of a tag: a letter, then letters, digits or `_`",
            Expected::TagValue => "the value of the tag in quotes",
            Expected::TagEnd => "`]` at the end of the tag",
            Expected::Movetext => "a turn, its number, a glyph, a comment, a variation or a result",
            Expected::Dots => "one dot behind South's turn number, three behind North's",
            Expected::TurnNumber => "a turn number from 1 to 4294967295",
            Expected::GlyphNumber => "a number from 0 to 255 behind `$`",
            Expected::Mark => "one of the marks `!`, `?`, `!!`, `??`, `!?` and `?!`",
            Expected::TurnBeforeGlyph => "a turn before the glyph",
            Expected::NoEndOfVariation => "no `)`: no variation is open",
            Expected::NoEndOfComment => "no `}`: no comment is open",
            Expected::NoResultInVariation => "no result inside a variation",
            Expected::NoSecondResult => "no second result",
            Expected::NextGame => "a comment, or the next game on a new line",
        })
    }
}
