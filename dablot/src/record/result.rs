//! The result at the end of a record.

use core::fmt;
use core::str::FromStr;

use crate::{Outcome, Side};

/// How a recorded game ended, whatever ended it.
///
/// ```
/// use dablot::{Side, record::GameResult};
///
/// assert_eq!("1-0".parse(), Ok(GameResult::Won(Side::South)));
/// assert_eq!("1-1".parse(), Ok(GameResult::Drawn));
/// assert_eq!(GameResult::Drawn.to_string(), "1/2-1/2");
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// `1-0` or `0-1`.
    Won(Side),
    /// `1/2-1/2`.
    Drawn,
    /// `*`: open.
    #[default]
    Open,
}

impl GameResult {
    /// Every result.
    pub const ALL: [GameResult; 4] = [
        GameResult::Won(Side::South),
        GameResult::Won(Side::North),
        GameResult::Drawn,
        GameResult::Open,
    ];

    /// The text, such as `1-0`.
    pub const fn name(self) -> &'static str {
        match self {
            GameResult::Won(Side::South) => "1-0",
            GameResult::Won(Side::North) => "0-1",
            GameResult::Drawn => "1/2-1/2",
            GameResult::Open => "*",
        }
    }

    pub(super) fn from_bytes(text: &[u8]) -> Option<GameResult> {
        Some(match text {
            b"1-0" | b"2-0" => GameResult::Won(Side::South),
            b"0-1" | b"0-2" => GameResult::Won(Side::North),
            b"1/2-1/2" | b"1-1" => GameResult::Drawn,
            b"*" => GameResult::Open,
            _ => return None,
        })
    }

    pub(super) const fn index(self) -> usize {
        match self {
            GameResult::Won(side) => side as usize,
            GameResult::Drawn => 2,
            GameResult::Open => 3,
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        outcome.winner().map_or(GameResult::Drawn, GameResult::Won)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that is no result.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`")]
pub struct ParseResultError;

impl FromStr for GameResult {
    type Err = ParseResultError;

    /// Reads a result; the ways of draughts, `2-0`, `0-2` and `1-1`, are read too.
    fn from_str(text: &str) -> Result<GameResult, ParseResultError> {
        GameResult::from_bytes(text.as_bytes()).ok_or(ParseResultError)
    }
}
