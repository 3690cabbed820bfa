//! Comments, which may be of any length: told in pieces, with one look ahead for the next game.

use core::str;

use alloc::string::String;

use memchr::{memchr, memchr2};

use super::tag::{Likeness, tag_likeness};
use super::{Flow, Inside, Pause, Run, Section, line_feeds_at_end};
use crate::record::place::{Lines, Place};
use crate::record::{CommentPiece, CommentStyle, FaultKind, Token, Visitor};

/// A comment that is being read.
#[derive(Copy, Clone, Debug)]
pub(super) struct Comment {
    style: CommentStyle,
    opened: Opened,
    is_first: bool,
    /// How many line feeds stand among the blanks at the end of what was told.
    line_feeds: u32,
    /// Whether what was told ends with bytes that are no text, which have been reported.
    is_damaged: bool,
}

/// Where a comment begins: a place is counted only where a fault may need it.
#[derive(Copy, Clone, Debug)]
enum Opened {
    InChunk(usize),
    Before(Place),
}

impl<V: Visitor> Run<'_, V> {
    pub(super) fn begin_comment(&mut self, byte: u8) -> Flow {
        if self.scanner.section == Section::Before
            && let Some(pause) = self.begin_game()
        {
            return Some(pause);
        }
        if self.scanner.section == Section::After {
            self.scanner.is_behind_new_line |= self.is_line_start(self.at);
        }
        let style = if byte == b'{' { CommentStyle::Braces } else { CommentStyle::Line };
        let opened = Opened::InChunk(self.at);
        self.at += 1;
        self.scanner.inside = Inside::Comment(Comment {
            style,
            opened,
            is_first: true,
            line_feeds: 0,
            is_damaged: false,
        });
        None
    }

    /// Goes on with a comment.
    pub(super) fn comment(&mut self, mut comment: Comment) -> Flow {
        let found = match comment.style {
            CommentStyle::Braces => self.find_brace(&comment),
            CommentStyle::Line => self.find_line_end(),
        };
        match found {
            Found::End { at, length } => {
                self.tell_comment(&mut comment, at, true);
                self.at = at + length;
                self.scanner.inside = Inside::Nothing;
                None
            }
            Found::NextGame { at } => {
                self.tell_comment(&mut comment, at, true);
                self.report_open(&comment);
                self.at = at;
                self.scanner.inside = Inside::Nothing;
                None
            }
            Found::Cut { at } => {
                if let Opened::InChunk(opened) = comment.opened {
                    comment.opened = Opened::Before(self.lines.place(opened));
                }
                self.tell_comment(&mut comment, at, false);
                self.at = at;
                self.scanner.inside = Inside::Comment(comment);
                Some(Pause::More)
            }
        }
    }

    fn find_brace(&self, comment: &Comment) -> Found {
        let mut from = self.at;
        while let Some(length) = memchr2(b'}', b'[', &self.chunk[from..]) {
            let at = from + length;
            if self.chunk[at] == b'}' {
                return Found::End { at, length: 1 };
            }
            // An empty line and a tag: that is how a game begins.
            if line_feeds_at_end(&self.chunk[self.at..at], comment.line_feeds) > 1 {
                match tag_likeness(&self.chunk[at..], self.is_last) {
                    Likeness::Tag => return Found::NextGame { at },
                    Likeness::Unknown => return Found::Cut { at },
                    Likeness::Other => {}
                }
            }
            from = at + 1;
        }
        if self.is_last {
            Found::NextGame { at: self.chunk.len() }
        } else {
            Found::Cut { at: self.last_boundary(self.chunk.len()) }
        }
    }

    fn find_line_end(&self) -> Found {
        match memchr(b'\n', &self.chunk[self.at..]) {
            Some(length) => Found::End { at: self.at + length, length: 0 },
            None if self.is_last => Found::End { at: self.chunk.len(), length: 0 },
            None => Found::Cut { at: self.last_boundary(self.chunk.len()) },
        }
    }

    /// The last place up to `end` that does not cut a character.
    pub(super) fn last_boundary(&self, end: usize) -> usize {
        match self.chunk[self.at..end].utf8_chunks().last() {
            // At most three bytes, which a further one could complete.
            Some(last) if is_cut_character(last.invalid()) => end - last.invalid().len(),
            _ => end,
        }
    }

    /// Tells the text up to `end`.
    fn tell_comment(&mut self, comment: &mut Comment, end: usize, is_last: bool) {
        let (from, is_first) = (self.at, comment.is_first);
        let chunk = self.chunk;
        let bytes = &chunk[from..end];
        comment.line_feeds = line_feeds_at_end(bytes, comment.line_feeds);
        comment.is_first = false;
        let repaired;
        let text = match str::from_utf8(bytes) {
            Ok(text) => {
                comment.is_damaged &= text.is_empty();
                text
            }
            Err(_) => {
                (repaired, comment.is_damaged) = self.repair(from, end, comment.is_damaged);
                &repaired
            }
        };
        let style = comment.style;
        if self.scanner.hidden == 0 {
            self.visitor.comment(CommentPiece { text, style, is_first, is_last });
        }
    }

    /// The text with replacements for what is no UTF-8, which is reported: once for bytes side by
    /// side, `is_beside` telling whether there were some before. Gives whether it ends with some.
    #[cold]
    pub(super) fn repair(
        &mut self,
        from: usize,
        end: usize,
        mut is_beside: bool,
    ) -> (String, bool) {
        let chunk = self.chunk;
        let bytes = &chunk[from..end];
        let mut at = from;
        for chunk in bytes.utf8_chunks() {
            is_beside &= chunk.valid().is_empty();
            at += chunk.valid().len();
            let behind = at + chunk.invalid().len();
            if behind > at && !is_beside {
                self.fault(at, behind, FaultKind::NotUtf8);
                is_beside = true;
            }
            at = behind;
        }
        (String::from_utf8_lossy(bytes).into_owned(), is_beside)
    }

    fn report_open(&mut self, comment: &Comment) {
        let place = match comment.opened {
            Opened::InChunk(at) => self.lines.place(at),
            Opened::Before(place) => place,
        };
        let lines = Lines::new(b"{", place);
        self.visitor.fault(Token::new(b"{", 0, &lines), FaultKind::CommentNotClosed);
    }
}

/// What ends a part of a comment.
enum Found {
    /// Its own end, of `length` bytes that are no part of it.
    End { at: usize, length: usize },
    /// The next game, or the end of the file.
    NextGame { at: usize },
    /// The chunk.
    Cut { at: usize },
}

/// Whether bytes are the beginning of a character.
fn is_cut_character(bytes: &[u8]) -> bool {
    str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
}
