//! A piece of a record's text, and where it stands.

use alloc::borrow::Cow;
use alloc::string::String;

use super::place::{Lines, Place};

/// A piece of a record's text that knows its place. The place is counted when it is asked for.
#[derive(Copy, Clone, Debug)]
pub struct Token<'a> {
    bytes: &'a [u8],
    at: usize,
    lines: &'a Lines<'a>,
}

impl<'a> Token<'a> {
    #[inline]
    pub(super) fn new(bytes: &'a [u8], at: usize, lines: &'a Lines<'a>) -> Token<'a> {
        Token { bytes, at, lines }
    }

    /// The bytes as they stand in the file.
    #[inline]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The text; what is no UTF-8 is replaced.
    pub fn text(&self) -> Cow<'a, str> {
        String::from_utf8_lossy(self.bytes)
    }

    /// Where the first character stands.
    pub fn place(&self) -> Place {
        self.lines.place(self.at)
    }

    /// The part from the byte `from` of this token on.
    pub(super) fn tail(&self, from: usize) -> Token<'a> {
        Token { bytes: &self.bytes[from..], at: self.at + from, ..*self }
    }
}
