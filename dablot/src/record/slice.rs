//! Reading records from memory.

use super::Visitor;
use super::scan::{BYTE_ORDER_MARK, Pause, Scanner};

/// Reads the games of a text that is in memory, one by one.
///
/// Nothing is copied and nothing but escaped or damaged text is allocated. Bytes, not `str`, since
/// a file may hold anything.
#[derive(Clone, Debug)]
pub struct SliceReader<'a> {
    rest: &'a [u8],
    scanner: Scanner,
}

impl<'a> SliceReader<'a> {
    /// A reader of the games in `text`.
    pub fn new(text: &'a [u8]) -> SliceReader<'a> {
        let rest = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        SliceReader { rest, scanner: Scanner::new() }
    }

    /// Tells a visitor all of the next game; `false` if there is none.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> bool {
        let (used, pause) = self.scanner.scan(self.rest, true, visitor);
        self.rest = &self.rest[used..];
        pause == Pause::Game
    }
}
