//! Reading records from files and pipes.

use std::io::{self, Read};
use std::vec;
use std::vec::Vec;

use super::Visitor;
use super::scan::{BYTE_ORDER_MARK, LONGEST_TAG, Pause, Scanner};

/// How much is read at once, in bytes.
const BUFFER: usize = 1 << 16;

// A token that a chunk cuts off must leave room to read on.
const _: () = assert!(BUFFER > LONGEST_TAG);

/// Reads the games of a file or a pipe, one by one, in 64 KiB of memory whatever its size.
///
/// ```
/// use dablot::record::{StreamReader, Visitor};
///
/// struct Nothing;
/// impl Visitor for Nothing {}
///
/// let file: &[u8] = b"1. c5-d6 *\n\n1... i9-h8 *\n";
/// let mut reader = StreamReader::new(file);
/// let mut games = 0;
/// while reader.read_game(&mut Nothing)? {
///     games += 1;
/// }
/// assert_eq!(games, 2);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct StreamReader<R> {
    source: R,
    buffer: Vec<u8>,
    from: usize,
    end: usize,
    is_last: bool,
    is_begun: bool,
    scanner: Scanner,
}

impl<R: Read> StreamReader<R> {
    /// A reader of the games in `source`, which needs no buffer of its own.
    pub fn new(source: R) -> StreamReader<R> {
        let (buffer, scanner) = (vec![0; BUFFER], Scanner::new());
        StreamReader { source, buffer, from: 0, end: 0, is_last: false, is_begun: false, scanner }
    }

    /// Tells a visitor all of the next game; `false` if there is none.
    ///
    /// # Errors
    /// What the source fails with. The reader can be asked again: it goes on where it was.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        if !self.is_begun {
            self.skip_byte_order_mark()?;
        }
        loop {
            let chunk = &self.buffer[self.from..self.end];
            let (used, pause) = self.scanner.scan(chunk, self.is_last, visitor);
            self.from += used;
            match pause {
                Pause::Game => return Ok(true),
                Pause::End => return Ok(false),
                Pause::More => self.fill()?,
            }
        }
    }

    fn skip_byte_order_mark(&mut self) -> io::Result<()> {
        while self.end < BYTE_ORDER_MARK.len() && !self.is_last {
            self.fill()?;
        }
        if self.buffer[..self.end].starts_with(BYTE_ORDER_MARK) {
            self.from = BYTE_ORDER_MARK.len();
        }
        self.is_begun = true;
        Ok(())
    }

    fn fill(&mut self) -> io::Result<()> {
        self.buffer.copy_within(self.from..self.end, 0);
        self.end -= self.from;
        self.from = 0;
        let read = loop {
            match self.source.read(&mut self.buffer[self.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        self.end += read;
        self.is_last = read == 0;
        Ok(())
    }
}
