//! The scanner: bytes in, a visitor's calls out, one chunk of the file after the other.
//!
//! It holds nothing of the text. A token that the chunk cuts off is left for the next chunk, which
//! begins with it; only comments, which may be of any length, are told in pieces.

mod classes;
mod comment;
mod movetext;
mod tag;

use alloc::vec::Vec;

use super::place::{Lines, Place};
use super::{Expected, FaultKind, GameResult, Token, Visitor};
use classes::{Class, class};
use comment::Comment;

/// The longest token of the movetext, in bytes; the longest turn has 123.
pub(super) const LONGEST_TOKEN: usize = 256;

/// The longest tag, in bytes.
pub(super) const LONGEST_TAG: usize = 1 << 15;

/// How deep variations may be nested.
pub(super) const DEEPEST: usize = 1_000;

/// What a file may begin with.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Why the scanner stops.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    /// The chunk is used up but for a token that it cuts off.
    More,
    /// A game has ended.
    Game,
    /// The file has ended, between games.
    End,
}

/// How far a game is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Section {
    /// No game has begun.
    Before,
    Tags,
    Moves,
    /// The result is there; comments may follow.
    After,
}

/// What the scanner is in the middle of.
#[derive(Copy, Clone, Debug)]
enum Inside {
    Nothing,
    Comment(Comment),
    /// A token that is too long.
    LongToken,
    /// A tag that is too long.
    LongLine,
}

/// What is known between chunks.
#[derive(Clone, Debug)]
pub(super) struct Scanner {
    game: u64,
    place: Place,
    section: Section,
    inside: Inside,
    /// Where the open variations begin.
    open: Vec<Place>,
    /// How many open variations inside of these are not told.
    hidden: u64,
    /// Whether a turn stands before this in the same line of play.
    has_turn: bool,
    /// How many line feeds stand among the blanks before the next chunk.
    line_feeds: u32,
    /// The name of the first tag of this game: where it comes again, the next begins.
    first_tag: Vec<u8>,
    /// Whether a comment behind the result has begun a new line: then a game may follow it there.
    is_behind_new_line: bool,
}

impl Scanner {
    pub(super) fn new() -> Scanner {
        Scanner {
            game: 0,
            place: Place::START,
            section: Section::Before,
            inside: Inside::Nothing,
            open: Vec::new(),
            hidden: 0,
            has_turn: false,
            line_feeds: 2,
            first_tag: Vec::new(),
            is_behind_new_line: false,
        }
    }

    /// Scans a chunk, which begins where the last one was left, to the end of a game or of the
    /// chunk; gives how many bytes were used. The file must not be longer than the chunk if
    /// `is_last`.
    ///
    /// A chunk that is not the last is used up but for one token, which is never longer than
    /// [`LONGEST_TAG`].
    pub(super) fn scan<V: Visitor>(
        &mut self,
        chunk: &[u8],
        is_last: bool,
        visitor: &mut V,
    ) -> (usize, Pause) {
        let lines = Lines::new(chunk, self.place);
        let mut run = Run { scanner: self, chunk, at: 0, is_last, lines: &lines, visitor };
        let pause = run.run();
        let used = run.at;
        self.place = lines.place(used);
        self.line_feeds = line_feeds_at_end(&chunk[..used], self.line_feeds);
        (used, pause)
    }
}

/// How many line feeds stand among the blanks at the end of `text`, two at most, with `before` more
/// in front of it.
fn line_feeds_at_end(text: &[u8], before: u32) -> u32 {
    let mut count = 0;
    for byte in text.iter().rev() {
        match byte {
            b'\n' => count += 1,
            b' ' | b'\t' | b'\r' => {}
            _ => return count,
        }
        if count == 2 {
            return count;
        }
    }
    (count + before).min(2)
}

/// The scanning of one chunk.
struct Run<'a, V> {
    scanner: &'a mut Scanner,
    chunk: &'a [u8],
    at: usize,
    is_last: bool,
    lines: &'a Lines<'a>,
    visitor: &'a mut V,
}

/// What follows a token: `Some` stops the scanner.
type Flow = Option<Pause>;

impl<'a, V: Visitor> Run<'a, V> {
    fn run(&mut self) -> Pause {
        loop {
            let flow = match self.scanner.inside {
                Inside::Nothing => self.token(),
                Inside::Comment(comment) => self.comment(comment),
                Inside::LongToken => self.skip(|byte| class(byte).ends_token()),
                Inside::LongLine => self.skip(|byte| byte == b'\n'),
            };
            if let Some(pause) = flow {
                return pause;
            }
        }
    }

    #[inline]
    fn token(&mut self) -> Flow {
        loop {
            let Some(&byte) = self.chunk.get(self.at) else {
                return if self.is_last { Some(self.finish()) } else { Some(Pause::More) };
            };
            let class = class(byte);
            if class == Class::Blank {
                self.at += 1;
                continue;
            }
            let flow = match class {
                _ if self.scanner.section == Section::After && self.is_no_game(class) => {
                    self.behind_result(class)
                }
                Class::Blank => None,
                Class::Letter => self.turn(),
                Class::Digit => self.number_or_result(),
                Class::Mark => self.mark(),
                Class::Dollar => self.glyph_number(),
                Class::OpenBrace | Class::Semicolon => return self.begin_comment(byte),
                Class::OpenBracket => self.bracket(),
                Class::OpenParenthesis => self.begin_variation(),
                Class::CloseParenthesis => self.end_variation(),
                Class::Star => self.star(),
                Class::CloseBrace | Class::CloseBracket | Class::Other => self.stray(byte),
            };
            if flow.is_some() || !matches!(self.scanner.inside, Inside::Nothing) {
                return flow;
            }
        }
    }

    /// Skips what is left of something too long.
    fn skip(&mut self, is_end: impl Fn(u8) -> bool) -> Flow {
        let rest = &self.chunk[self.at..];
        match rest.iter().position(|&byte| is_end(byte)) {
            Some(length) => {
                self.at += length;
                self.scanner.inside = Inside::Nothing;
                None
            }
            None => {
                self.at = self.chunk.len();
                if self.is_last {
                    self.scanner.inside = Inside::Nothing;
                }
                (!self.is_last).then_some(Pause::More)
            }
        }
    }

    #[inline]
    fn token_at(&self, from: usize, end: usize) -> Token<'a> {
        Token::new(&self.chunk[from..end], from, self.lines)
    }

    fn fault(&mut self, from: usize, end: usize, kind: FaultKind) {
        let token = self.token_at(from, end);
        self.visitor.fault(token, kind);
    }

    /// Where the token ends that begins at `from`; `None` if that is not to be seen in this chunk.
    #[inline]
    fn token_end(&self, from: usize) -> Option<usize> {
        let limit = self.chunk.len().min(from + LONGEST_TOKEN + 1);
        let rest = &self.chunk[from + 1..limit];
        let length = rest.iter().position(|&byte| class(byte).ends_token());
        let end = length.map_or(limit, |length| from + 1 + length);
        (end < limit || self.is_last || end > from + LONGEST_TOKEN).then_some(end)
    }

    /// Reports the token up to `end` as broken, and its rest too if it is too long.
    #[cold]
    fn broken(&mut self, end: usize, kind: FaultKind) {
        if end - self.at > LONGEST_TOKEN {
            self.fault(self.at, end, FaultKind::TooLong { limit: LONGEST_TOKEN });
            self.scanner.inside = Inside::LongToken;
        } else {
            self.fault(self.at, end, kind);
        }
        self.at = end;
    }

    /// Whether only blanks stand before `at` on its line.
    fn is_line_start(&self, at: usize) -> bool {
        line_feeds_at_end(&self.chunk[..at], self.scanner.line_feeds) > 0
    }

    /// The same, and on the line before.
    fn is_behind_empty_line(&self, at: usize) -> bool {
        line_feeds_at_end(&self.chunk[..at], self.scanner.line_feeds) > 1
    }

    /// Begins a game if none has begun. Behind a result that ends the game before: then the same
    /// token is to be looked at again.
    #[inline]
    fn begin_game(&mut self) -> Flow {
        match self.scanner.section {
            Section::Tags | Section::Moves => None,
            Section::Before | Section::After => self.begin_next_game(),
        }
    }

    #[cold]
    fn begin_next_game(&mut self) -> Flow {
        if self.scanner.section == Section::After {
            return Some(self.end_game());
        }
        self.scanner.game += 1;
        self.scanner.section = Section::Tags;
        self.scanner.has_turn = false;
        self.scanner.is_behind_new_line = false;
        self.scanner.first_tag.clear();
        let here = self.token_at(self.at, self.at);
        self.visitor.begin_game(self.scanner.game, here);
        None
    }

    /// The same, and the movetext too.
    #[inline]
    fn begin_moves(&mut self) -> Flow {
        if self.scanner.section == Section::Moves {
            return None;
        }
        let flow = self.begin_next_section();
        flow.or_else(|| {
            self.scanner.section = Section::Moves;
            let here = self.token_at(self.at, self.at);
            self.visitor.begin_moves(here);
            None
        })
    }

    #[cold]
    fn begin_next_section(&mut self) -> Flow {
        self.begin_game()
    }

    /// Whether a token behind a result is neither a comment nor the beginning of the next game.
    #[cold]
    fn is_no_game(&self, class: Class) -> bool {
        match class {
            Class::OpenBrace | Class::Semicolon | Class::OpenBracket => false,
            Class::Letter | Class::Digit | Class::Star => {
                !self.is_line_start(self.at) && !self.scanner.is_behind_new_line
            }
            _ => true,
        }
    }

    /// Reports such a token, and leaves the rest of its line.
    #[cold]
    fn behind_result(&mut self, class: Class) -> Flow {
        let Some(end) = self.token_end(self.at) else {
            return Some(Pause::More);
        };
        let token = &self.chunk[self.at..end];
        let is_result =
            matches!(class, Class::Digit | Class::Star) && GameResult::from_bytes(token).is_some();
        let expected = if is_result { Expected::NoSecondResult } else { Expected::NextGame };
        self.broken(end, FaultKind::BrokenToken { expected });
        self.scanner.inside = Inside::LongLine;
        None
    }

    /// Closes the variations that are open, ends moves that have no result, and the game.
    fn end_game(&mut self) -> Pause {
        if matches!(self.scanner.section, Section::Tags | Section::Moves) {
            // In this section neither can stop the scanner.
            self.begin_moves();
            self.close_variations();
            self.fault(self.at, self.at, FaultKind::MissingResult);
        }
        self.scanner.section = Section::Before;
        let here = self.token_at(self.at, self.at);
        self.visitor.end_game(here);
        Pause::Game
    }

    fn finish(&mut self) -> Pause {
        if self.scanner.section == Section::Before { Pause::End } else { self.end_game() }
    }

    fn close_variations(&mut self) {
        let here = self.token_at(self.at, self.at);
        self.scanner.hidden = 0;
        let lines_of_open = core::mem::take(&mut self.scanner.open);
        for &place in &lines_of_open {
            let lines = Lines::new(b"(", place);
            self.visitor.fault(Token::new(b"(", 0, &lines), FaultKind::VariationNotClosed);
        }
        for _ in &lines_of_open {
            self.visitor.end_variation(here);
        }
        self.scanner.has_turn |= !lines_of_open.is_empty();
    }
}
