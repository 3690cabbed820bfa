//! Short judgements of a turn: `$1`, `!?`.

use core::fmt;
use core::str::FromStr;

/// A judgement of a turn in a number or a mark. Both are kept as they were written.
///
/// ```
/// use dablot::record::{Glyph, Mark};
///
/// assert_eq!("!?".parse(), Ok(Glyph::Mark(Mark::Interesting)));
/// assert_eq!("$5".parse::<Glyph>()?.number(), Glyph::Mark(Mark::Interesting).number());
/// # Ok::<(), dablot::record::ParseGlyphError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Glyph {
    /// `$n`, a number from 0 to 255.
    Number(u8),
    /// One of `!`, `?`, `!!`, `??`, `!?`, `?!`.
    Mark(Mark),
}

/// A judgement in exclamation and question marks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// `!`, the same as `$1`.
    Good,
    /// `?`, the same as `$2`.
    Mistake,
    /// `!!`, the same as `$3`.
    Brilliant,
    /// `??`, the same as `$4`.
    Blunder,
    /// `!?`, the same as `$5`.
    Interesting,
    /// `?!`, the same as `$6`.
    Dubious,
}

impl Mark {
    /// Every mark, in order of its number.
    pub const ALL: [Mark; 6] = [
        Mark::Good,
        Mark::Mistake,
        Mark::Brilliant,
        Mark::Blunder,
        Mark::Interesting,
        Mark::Dubious,
    ];

    /// The text, such as `!?`.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Good => "!",
            Mark::Mistake => "?",
            Mark::Brilliant => "!!",
            Mark::Blunder => "??",
            Mark::Interesting => "!?",
            Mark::Dubious => "?!",
        }
    }

    pub(super) fn from_bytes(text: &[u8]) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.name().as_bytes() == text)
    }
}

impl Glyph {
    /// The number that means the same, as in portable game notation.
    pub const fn number(self) -> u8 {
        match self {
            Glyph::Number(number) => number,
            Glyph::Mark(mark) => mark as u8 + 1,
        }
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Glyph::Number(number) => write!(f, "${number}"),
            Glyph::Mark(mark) => f.write_str(mark.name()),
        }
    }
}

/// A text that is no glyph.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected `$0` to `$255`, or one of `!`, `?`, `!!`, `??`, `!?`, `?!`")]
pub struct ParseGlyphError;

impl FromStr for Glyph {
    type Err = ParseGlyphError;

    fn from_str(text: &str) -> Result<Glyph, ParseGlyphError> {
        let number = text.strip_prefix('$').filter(|digits| !digits.starts_with('+'));
        let number = number.and_then(|digits| digits.parse().ok()).map(Glyph::Number);
        number.or(Mark::from_bytes(text.as_bytes()).map(Glyph::Mark)).ok_or(ParseGlyphError)
    }
}
