//! A line of play: turns, and what is said about them.

use alloc::vec::Vec;

use super::{Comment, Glyph};
use crate::{Illegal, Position, Turn};

/// The main line of a record, or a variation: legal turns from a position on, with comments, glyphs
/// and variations behind each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    start: Position,
    end: Position,
    introduction: Vec<Comment>,
    plies: Vec<Ply>,
}

/// A turn of a line, and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    before: Position,
    turn: Turn,
    notes: Vec<Note>,
}

/// Something said about a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A judgement in short.
    Glyph(Glyph),
    /// A comment.
    Comment(Comment),
    /// What could have been played instead.
    Variation(Line),
}

impl Line {
    /// A line of no turn yet.
    pub const fn new(start: Position) -> Line {
        Line { start, end: start, introduction: Vec::new(), plies: Vec::new() }
    }

    /// The position in which the line begins.
    pub fn start(&self) -> Position {
        self.start
    }

    /// The position in which the line ends.
    pub fn end(&self) -> Position {
        self.end
    }

    /// Comments before the first turn.
    pub fn introduction(&self) -> &[Comment] {
        &self.introduction
    }

    /// The turns in order, each with what is said about it.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The turns alone.
    pub fn turns(&self) -> impl Iterator<Item = Turn> + '_ {
        self.plies.iter().map(|ply| ply.turn)
    }

    /// The start and the position after each turn, so one more than there are turns.
    pub fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        self.plies.iter().map(|ply| ply.before).chain([self.end])
    }

    /// Adds a turn.
    ///
    /// # Errors
    /// [`Illegal`], why it is refused; the line is then as it was.
    pub fn push(&mut self, turn: Turn) -> Result<(), Illegal> {
        let end = self.end.play(turn)?;
        self.advance(turn, end);
        Ok(())
    }

    /// Adds a turn that is known to be legal.
    pub(crate) fn push_legal(&mut self, turn: Turn) {
        self.advance(turn, self.end.play_unchecked(turn));
    }

    fn advance(&mut self, turn: Turn, end: Position) {
        self.plies.push(Ply { before: self.end, turn, notes: Vec::new() });
        self.end = end;
    }

    /// Says something behind the last turn, or before the first.
    pub fn comment(&mut self, comment: Comment) {
        match self.plies.last_mut() {
            Some(ply) => ply.notes.push(Note::Comment(comment)),
            None => self.introduction.push(comment),
        }
    }

    /// Judges the last turn; without a turn nothing is done, and `false` given back.
    pub fn glyph(&mut self, glyph: Glyph) -> bool {
        self.note(Note::Glyph(glyph))
    }

    /// Shows what could have been played instead of the last turn: a line that begins where that
    /// turn was played. `None` without a turn.
    pub fn add_variation(&mut self) -> Option<&mut Line> {
        let ply = self.plies.last_mut()?;
        ply.notes.push(Note::Variation(Line::new(ply.before)));
        match ply.notes.last_mut() {
            Some(Note::Variation(line)) => Some(line),
            _ => None,
        }
    }

    /// Something said about the last turn, which a variation must begin with the position of.
    pub(super) fn note(&mut self, note: Note) -> bool {
        let last = self.plies.last_mut();
        last.map(|ply| ply.notes.push(note)).is_some()
    }

    /// A variation of the last turn that is not part of the line yet.
    pub(super) fn branch(&self) -> Line {
        Line::new(self.plies.last().map_or(self.start, |ply| ply.before))
    }
}

impl Ply {
    /// The position in which the turn is played.
    pub fn before(&self) -> Position {
        self.before
    }

    /// The turn.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// What is said about it, in order.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Its glyphs.
    pub fn glyphs(&self) -> impl Iterator<Item = Glyph> + '_ {
        self.notes.iter().filter_map(|note| match note {
            Note::Glyph(glyph) => Some(*glyph),
            _ => None,
        })
    }

    /// Its comments.
    pub fn comments(&self) -> impl Iterator<Item = &Comment> {
        self.notes.iter().filter_map(|note| match note {
            Note::Comment(comment) => Some(comment),
            _ => None,
        })
    }

    /// What could have been played instead.
    pub fn variations(&self) -> impl Iterator<Item = &Line> {
        self.notes.iter().filter_map(|note| match note {
            Note::Variation(line) => Some(line),
            _ => None,
        })
    }
}
