//! Writing records: full paths, lines of at most 80 columns.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use super::fault::dots;
use super::line::Note;
use super::{Comment, CommentStyle, Glyph, Line, Ply, Record, Tag};

/// The longest line of movetext, in characters. Tags, comments behind a semicolon and words that are
/// longer by themselves are never broken.
const WIDTH: usize = 80;

impl fmt::Display for Tag {
    /// Writes the tag without a line end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{} \"", self.name())?;
        let mut rest = self.value();
        while let Some(at) = rest.find(['"', '\\']) {
            let (plain, escaped) = rest.split_at(at);
            write!(f, "{plain}\\{}", &escaped[..1])?;
            rest = &escaped[1..];
        }
        write!(f, "{rest}\"]")
    }
}

impl fmt::Display for Record {
    /// Writes the whole record, with a line end behind it; between records there is an empty line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in self.tags() {
            writeln!(f, "{tag}")?;
        }
        if !self.tags().is_empty() {
            writeln!(f)?;
        }
        let mut page = Page { out: f, column: 0, word: String::new() };
        page.line(self.line())?;
        page.word(self.result().name())?;
        self.conclusion().iter().try_for_each(|comment| page.comment(comment))?;
        page.end()
    }
}

/// Breaks what is written into lines between words.
struct Page<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    /// How many characters stand on this line.
    column: usize,
    /// The last word, which something may be added to; empty if there is none.
    word: String,
}

impl Page<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        self.flush()?;
        self.word.push_str(word);
        Ok(())
    }

    fn flush(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let width = self.word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.break_line()?;
        }
        let space = usize::from(self.column > 0);
        write!(self.out, "{:space$}{}", "", self.word)?;
        self.column += space + width;
        self.word.clear();
        Ok(())
    }

    fn break_line(&mut self) -> fmt::Result {
        self.column = 0;
        self.out.write_str("\n")
    }

    fn end(&mut self) -> fmt::Result {
        self.flush()?;
        if self.column > 0 { self.break_line() } else { Ok(()) }
    }

    fn line(&mut self, line: &Line) -> fmt::Result {
        line.introduction().iter().try_for_each(|comment| self.comment(comment))?;
        let mut is_fresh = true;
        for ply in line.plies() {
            self.turn(ply, is_fresh)?;
            is_fresh = false;
            for (number, note) in ply.notes().iter().enumerate() {
                is_fresh |= !matches!(note, Note::Glyph(_));
                self.note(note, number == 0)?;
            }
        }
        Ok(())
    }

    /// Writes a turn with its number: North's only where something stands between it and South's.
    fn turn(&mut self, ply: &Ply, is_fresh: bool) -> fmt::Result {
        let (before, turn) = (ply.before(), ply.turn().to_string());
        let side = before.side_to_move();
        if is_fresh || side == crate::Side::South {
            let number = format!("{}{}", before.turn_number(), dots(side));
            // Behind a parenthesis without a space.
            if self.word.ends_with('(') { self.word.push_str(&number) } else { self.word(&number)? }
        }
        self.word(&turn)
    }

    fn note(&mut self, note: &Note, is_first: bool) -> fmt::Result {
        match note {
            Note::Glyph(Glyph::Mark(mark)) if is_first => {
                self.word.push_str(mark.name());
                Ok(())
            }
            Note::Glyph(glyph) => self.word(&glyph.to_string()),
            Note::Comment(comment) => self.comment(comment),
            Note::Variation(line) => {
                self.word("(")?;
                self.line(line)?;
                self.word.push(')');
                Ok(())
            }
        }
    }

    fn comment(&mut self, comment: &Comment) -> fmt::Result {
        match comment.style() {
            CommentStyle::Braces => self.comment_in_braces(comment.text()),
            CommentStyle::Line => {
                self.word(&format!(";{}", comment.text()))?;
                self.flush()?;
                self.break_line()
            }
        }
    }

    /// Between words with a single space a line may be broken, since a line end means a space.
    fn comment_in_braces(&mut self, text: &str) -> fmt::Result {
        let mut words = text.split(' ');
        let first = format!("{{{}", words.next().unwrap_or_default());
        if self.word.ends_with('(') {
            self.word.push_str(&first);
        } else {
            self.word(&first)?;
        }
        let mut was_blank = false;
        for word in words {
            let is_blank = word.trim().is_empty();
            if is_blank || was_blank {
                self.word.push(' ');
                self.word.push_str(word);
            } else {
                self.word(word)?;
            }
            was_blank = is_blank;
        }
        self.word.push('}');
        Ok(())
    }
}
