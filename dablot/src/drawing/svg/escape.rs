//! Texts inside of XML.

use core::fmt::{self, Write};

use crate::Position;

/// A text with every character written so that XML takes it for just that; one that XML has no way to
/// write becomes U+FFFD.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '\t' | '\n' | ' '..='\u{fffd}' | '\u{10000}'.. => f.write_char(character)?,
                _ => f.write_char('\u{fffd}')?,
            }
        }
        Ok(())
    }
}

/// What a picture without a title of its own is called.
pub(super) struct Title<'a>(pub(super) &'a Position);

impl fmt::Display for Title<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (position, side) = (self.0, self.0.side_to_move());
        write!(f, "Dablot Prejjesne, turn {}, ", position.turn_number())?;
        match (position.outcome(), position.chain()) {
            (Some(outcome), _) => write!(f, "ended: {outcome}"),
            (None, Some(point)) => write!(f, "{side} in a chain on {point}"),
            (None, None) => write!(f, "{side} to move"),
        }
    }
}
