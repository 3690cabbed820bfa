//! A source that gives few bytes at a time, as a pipe may.

use std::io::{self, Read};

/// Gives at most `step` bytes at once.
pub(crate) struct Drip<'a> {
    rest: &'a [u8],
    step: usize,
}

impl<'a> Drip<'a> {
    /// A source of `text`.
    pub(crate) fn new(text: &'a [u8], step: usize) -> Drip<'a> {
        Drip { rest: text, step }
    }
}

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.rest.len().min(buffer.len()).min(self.step);
        buffer[..count].copy_from_slice(&self.rest[..count]);
        self.rest = &self.rest[count..];
        Ok(count)
    }
}
