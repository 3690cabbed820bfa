//! Lines and columns, counted only when somebody asks.

use core::cell::Cell;
use core::fmt;

use memchr::{memchr, memchr_iter, memrchr};

/// A place in a text: line and column from 1, the column in characters.
///
/// A byte order mark counts as nothing. Where a text is no UTF-8, bytes that could only go on with a
/// character (80 to BF) count as nothing, and all others as one character.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, from 1. Lines end with a line feed.
    pub line: u64,
    /// The column, from 1.
    pub column: u64,
}

impl Place {
    pub(super) const START: Place = Place { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// The places of the bytes of a chunk.
///
/// Nobody pays for places who does not ask: the line feeds are counted from the last place that
/// was asked for.
#[derive(Debug)]
pub(super) struct Lines<'a> {
    chunk: &'a [u8],
    start: Place,
    known: Cell<(usize, Place)>,
}

impl<'a> Lines<'a> {
    /// A chunk that begins at `start`.
    pub(super) fn new(chunk: &'a [u8], start: Place) -> Lines<'a> {
        Lines { chunk, start, known: Cell::new((0, start)) }
    }

    /// The place of a byte of the chunk, or behind its end.
    pub(super) fn place(&self, at: usize) -> Place {
        let (known_at, known) = self.known.get();
        let found = if known_at <= at {
            behind(known, &self.chunk[known_at..at])
        } else {
            // A fault told after another that stands behind it, nearly always on the same line.
            let between = &self.chunk[at..known_at];
            match memchr(b'\n', between) {
                None => Place { column: known.column - count_characters(between), ..known },
                Some(_) => behind(self.start, &self.chunk[..at]),
            }
        };
        self.known.set((at, found));
        found
    }
}

/// The place behind `text`, which begins at `place`.
pub(super) fn behind(place: Place, text: &[u8]) -> Place {
    match memrchr(b'\n', text) {
        None => Place { column: place.column + count_characters(text), ..place },
        Some(last) => Place {
            line: place.line + memchr_iter(b'\n', text).count() as u64,
            column: 1 + count_characters(&text[last + 1..]),
        },
    }
}

/// The bytes that begin a character: the same however a text is cut.
fn count_characters(text: &[u8]) -> u64 {
    text.iter().filter(|&&byte| byte & 0xc0 != 0x80).count() as u64
}
