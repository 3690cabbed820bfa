//! Colours as a style sheet writes them.

use core::fmt;

/// A colour for a picture: `#` with 3, 4, 6 or 8 hexadecimal digits, a name of letters, or `rgb`,
/// `rgba`, `hsl` or `hsla` with numbers in brackets.
///
/// Only these forms are taken, so that a colour from a stranger can neither break out of a picture nor
/// make it load anything.
///
/// ```
/// use dablot::{Colour, ParseColourError};
///
/// assert_eq!(Colour::new("#fdf6e3")?.to_string(), "#fdf6e3");
/// assert!(Colour::new("hsl(200 50% 40% / 0.5)").is_ok());
/// assert_eq!(Colour::new("url(#a)"), Err(ParseColourError::Function));
/// # Ok::<(), ParseColourError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Colour<'a>(&'a str);

/// A text that is no colour.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ParseColourError {
    /// The text is empty.
    #[error("expected a colour, such as `#8b5a2b`, `teal` or `rgb(139 90 43)`, not an empty text")]
    Empty,
    /// What follows `#` is something else than 3, 4, 6 or 8 hexadecimal digits.
    #[error("expected 3, 4, 6 or 8 hexadecimal digits behind `#`")]
    Digits,
    /// The brackets belong to something else than `rgb`, `rgba`, `hsl` or `hsla`, or are not closed.
    #[error("expected `rgb(…)`, `rgba(…)`, `hsl(…)` or `hsla(…)`")]
    Function,
    /// A character that no colour has there.
    #[error("no colour has {character:?} at byte {at}")]
    Character {
        /// The character.
        character: char,
        /// How many bytes of the text stand before it.
        at: usize,
    },
}

impl<'a> Colour<'a> {
    /// The colour that a text names. Whether a name is known is for the viewer to say.
    ///
    /// # Errors
    /// [`ParseColourError`] says what was expected.
    pub fn new(text: &'a str) -> Result<Colour<'a>, ParseColourError> {
        if text.is_empty() {
            return Err(ParseColourError::Empty);
        }
        if let Some(digits) = text.strip_prefix('#') {
            let right = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            let right = right && matches!(digits.len(), 3 | 4 | 6 | 8);
            return if right { Ok(Colour(text)) } else { Err(ParseColourError::Digits) };
        }
        let Some((function, rest)) = text.split_once('(') else {
            all(text, 0, |character| character.is_ascii_alphabetic())?;
            return Ok(Colour(text));
        };
        let numbers = rest.strip_suffix(')').ok_or(ParseColourError::Function)?;
        if !matches!(function, "rgb" | "rgba" | "hsl" | "hsla") {
            return Err(ParseColourError::Function);
        }
        let of_number = |character: char| {
            character.is_ascii_alphanumeric()
                || matches!(character, ' ' | ',' | '.' | '%' | '/' | '+' | '-')
        };
        all(numbers, function.len() + 1, of_number)?;
        Ok(Colour(text))
    }

    /// A colour of this library.
    pub(super) const fn known(text: &'static str) -> Colour<'static> {
        Colour(text)
    }
}

/// Fails at the first character that is not `allowed`, told the place of the text.
fn all(text: &str, from: usize, allowed: impl Fn(char) -> bool) -> Result<(), ParseColourError> {
    match text.char_indices().find(|&(_, character)| !allowed(character)) {
        Some((at, character)) => Err(ParseColourError::Character { character, at: from + at }),
        None => Ok(()),
    }
}

impl fmt::Display for Colour<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
