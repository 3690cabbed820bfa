//! A line of play: turns, and what is said about them.

use alloc::vec::Vec;

use super::scan::DEEPEST;
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

/// Why something cannot be said about a turn of a line.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NoteError {
    /// The line has no such turn.
    #[error("there is no turn with the index {at}: the line has {count}")]
    NoTurn {
        /// The index, from 0.
        at: usize,
        /// How many turns there are.
        count: usize,
    },
    /// A variation in which nothing is played.
    #[error("a variation has at least one turn")]
    NothingPlayed,
    /// A variation that begins with another position.
    #[error("a variation begins with the position before the turn that it replaces")]
    Elsewhere,
    /// More variations inside of each other than a reader takes.
    #[error("variations are nested at most {limit} deep")]
    TooDeep {
        /// The most that there may be.
        limit: usize,
    },
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

    /// Says something before the first turn, behind what is said there already.
    pub fn introduce(&mut self, comment: Comment) {
        self.introduction.push(comment);
    }

    /// Says something about any turn of the line, behind what is said about it already; `at` counts
    /// the turns from 0.
    ///
    /// # Errors
    /// [`NoteError`]; the line is then as it was.
    ///
    /// ```
    /// use dablot::record::{Line, Note, Record};
    ///
    /// let mut record: Record = "1. c5-d6 i9-h8 *".parse()?;
    /// let mut instead = Line::new(record.line().plies()[1].before());
    /// instead.push("g9-h8".parse()?)?;
    /// record.line_mut().annotate(1, Note::Variation(instead))?;
    /// assert_eq!(record.to_string(), "1. c5-d6 i9-h8 (1... g9-h8) *\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn annotate(&mut self, at: usize, note: Note) -> Result<(), NoteError> {
        let count = self.plies.len();
        let ply = self.plies.get_mut(at).ok_or(NoteError::NoTurn { at, count })?;
        if let Note::Variation(line) = &note {
            if line.plies.is_empty() {
                return Err(NoteError::NothingPlayed);
            }
            if line.start != ply.before {
                return Err(NoteError::Elsewhere);
            }
            // The variation is one level by itself, and a record is read only so deep.
            if line.depth() >= DEEPEST {
                return Err(NoteError::TooDeep { limit: DEEPEST });
            }
        }
        ply.notes.push(note);
        Ok(())
    }

    /// How deep variations are nested in the line; 0 if it has none.
    fn depth(&self) -> usize {
        let (mut depth, mut level) = (0, self.variations().collect::<Vec<_>>());
        while !level.is_empty() {
            depth += 1;
            level = level.into_iter().flat_map(Line::variations).collect();
        }
        depth
    }

    fn variations(&self) -> impl Iterator<Item = &Line> {
        self.plies.iter().flat_map(Ply::variations)
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
