//! Tags: `[Name "value"]`, each on a line of its own.

use core::str;

use alloc::borrow::Cow;
use alloc::string::String;

use memchr::{memchr, memchr_iter, memchr2};

use super::{Flow, Inside, LONGEST_TAG, Pause, Run, Section};
use crate::record::{Expected, FaultKind, Visitor};

/// Whether a text is like the beginning of a tag.
pub(super) enum Likeness {
    Tag,
    Other,
    /// The chunk is too short to tell.
    Unknown,
}

/// The longest name for which a game is looked for behind something that is never closed.
const LONGEST_NAME: usize = 100;

/// Whether a text, from a bracket on, begins like a tag: `[Name "`.
pub(super) fn tag_likeness(text: &[u8], is_last: bool) -> Likeness {
    let is_cut =
        |at: usize| if at < text.len() || is_last { Likeness::Other } else { Likeness::Unknown };
    let mut at = 1;
    match text.get(at) {
        Some(first) if first.is_ascii_alphabetic() => {}
        _ => return is_cut(at),
    }
    while text.get(at).is_some_and(|&byte| is_name(byte)) && at <= LONGEST_NAME {
        at += 1;
    }
    let name_end = at;
    while matches!(text.get(at), Some(b' ' | b'\t')) && at <= name_end + LONGEST_NAME {
        at += 1;
    }
    if at > name_end && text.get(at) == Some(&b'"') { Likeness::Tag } else { is_cut(at) }
}

const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

impl<'a, V: Visitor> Run<'a, V> {
    /// A bracket: a tag, or in the movetext, at the beginning of a line, that of the next game.
    pub(super) fn bracket(&mut self) -> Flow {
        if self.scanner.section == Section::Moves {
            if self.is_line_start(self.at) {
                match tag_likeness(&self.chunk[self.at..], self.is_last) {
                    Likeness::Tag => return Some(self.end_game()),
                    Likeness::Unknown => return Some(Pause::More),
                    Likeness::Other => {}
                }
            }
            return self.stray(b'[');
        }
        // The whole line is looked at, so that a tag never spoils more than that.
        let rest = &self.chunk[self.at..];
        let limit = rest.len().min(LONGEST_TAG);
        let end = match memchr(b'\n', &rest[..limit]) {
            Some(length) => self.at + length,
            None if rest.len() >= LONGEST_TAG || self.is_last => self.at + limit,
            None => return Some(Pause::More),
        };
        if let Some(pause) = self.begin_game() {
            return Some(pause);
        }
        if self.is_behind_empty_line(self.at) && self.is_first_tag(end) {
            return Some(self.end_game());
        }
        self.tag(end);
        None
    }

    /// Whether the tag has the name of the first one of the game.
    fn is_first_tag(&self, end: usize) -> bool {
        let name = &self.chunk[self.skip_blanks(self.at + 1, end)..end];
        let rest = name.strip_prefix(self.scanner.first_tag.as_slice());
        !self.scanner.first_tag.is_empty()
            && rest.is_some_and(|rest| !rest.first().is_some_and(|&byte| is_name(byte)))
    }

    /// Reads the tag of a line that ends at `end`.
    fn tag(&mut self, end: usize) {
        let name = self.skip_blanks(self.at + 1, end);
        let mut at = name;
        while at < end && is_name(self.chunk[at]) {
            at += 1;
        }
        let name_end = at;
        if name_end == name || !self.chunk[name].is_ascii_alphabetic() {
            return self.broken_tag(name, end, Expected::TagName);
        }
        let quote = self.skip_blanks(at, end);
        if quote == end || self.chunk[quote] != b'"' {
            // A letter that no name may have goes on with the name.
            let is_cut = quote < end && quote == name_end && self.chunk[quote] != b']';
            let expected = if is_cut { Expected::TagName } else { Expected::TagValue };
            return self.broken_tag(quote, end, expected);
        }
        let value = quote + 1;
        let Some(value_end) = self.find_quote(value, end) else {
            return self.open_quote(quote, end);
        };
        let text = self.value(value, value_end);
        if self.scanner.first_tag.is_empty() {
            self.scanner.first_tag.extend_from_slice(&self.chunk[name..name_end]);
        }
        let (name, raw) = (self.token_at(name, name_end), self.token_at(value, value_end));
        self.visitor.tag(name, &text, raw);
        at = self.skip_blanks(value_end + 1, end);
        if at < end && self.chunk[at] == b']' {
            self.at = at + 1;
        } else {
            self.broken_tag(at, end, Expected::TagEnd);
        }
    }

    fn skip_blanks(&self, mut at: usize, end: usize) -> usize {
        while at < end && matches!(self.chunk[at], b' ' | b'\t' | b'\r') {
            at += 1;
        }
        at
    }

    /// The quote that ends a value.
    fn find_quote(&self, from: usize, end: usize) -> Option<usize> {
        let mut at = from;
        loop {
            at += memchr2(b'"', b'\\', self.chunk.get(at..end)?)?;
            if self.chunk[at] == b'"' {
                return Some(at);
            }
            at += 2;
        }
    }

    fn value(&mut self, from: usize, end: usize) -> Cow<'a, str> {
        let chunk = self.chunk;
        let bytes = &chunk[from..end];
        let text = match str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.repair(from, end, false).0),
        };
        if memchr(b'\\', bytes).is_some() {
            Cow::Owned(self.unescape(from, end, &text))
        } else {
            text
        }
    }

    /// The value whose text stands from `from` to `end`, bytes that are no UTF-8 replaced.
    fn unescape(&mut self, from: usize, end: usize, text: &str) -> String {
        // Replacing moves them, but there are as many as before.
        let chunk = self.chunk;
        let mut backslashes = memchr_iter(b'\\', &chunk[from..end]).map(|at| from + at);
        let mut value = String::with_capacity(text.len());
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            if letter != '\\' {
                value.push(letter);
                continue;
            }
            let at = backslashes.next();
            match letters.next_if(|next| matches!(next, '"' | '\\')) {
                Some(escaped) => {
                    if escaped == '\\' {
                        backslashes.next();
                    }
                    value.push(escaped);
                }
                None => {
                    if let Some(at) = at {
                        self.fault(at, self.end_of_letter(at + 1, end), FaultKind::BadEscape);
                    }
                    value.push('\\');
                }
            }
        }
        value
    }

    /// Where the letter ends that begins at `at`; what is no UTF-8 counts as one byte.
    fn end_of_letter(&self, at: usize, end: usize) -> usize {
        let rest = &self.chunk[at..end.min(at + 4)];
        let letter = rest.utf8_chunks().next().and_then(|piece| piece.valid().chars().next());
        (at + letter.map_or(1, char::len_utf8)).min(end)
    }

    #[cold]
    fn open_quote(&mut self, quote: usize, end: usize) {
        let kind = if end - self.at >= LONGEST_TAG {
            FaultKind::TooLong { limit: LONGEST_TAG }
        } else {
            FaultKind::QuoteNotClosed
        };
        self.fault(quote, self.trim(quote, end), kind);
        self.leave_line(end);
    }

    #[cold]
    fn broken_tag(&mut self, at: usize, end: usize, expected: Expected) {
        let kind = if at - self.at >= LONGEST_TAG {
            FaultKind::TooLong { limit: LONGEST_TAG }
        } else {
            FaultKind::BrokenToken { expected }
        };
        self.fault(at, self.trim(at, end), kind);
        self.leave_line(end);
    }

    fn trim(&self, from: usize, end: usize) -> usize {
        from + self.chunk[from..end].trim_ascii_end().len()
    }

    fn leave_line(&mut self, end: usize) {
        if end - self.at >= LONGEST_TAG {
            self.scanner.inside = Inside::LongLine;
        }
        self.at = end;
    }
}
