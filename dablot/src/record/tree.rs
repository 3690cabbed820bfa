//! The record of one game as a tree.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::tag::{OF_START, ROSTER};
use super::{Comment, GameResult, Line, Tag, TagError};
use crate::{Position, Rules, Side};

/// The record of one game: tags, the main line with everything said about it, the result.
///
/// Its text is the whole record; what was read is written the same way again, tags in their order,
/// but with full paths and in lines of at most 80 columns.
///
/// ```
/// use dablot::{Position, record::{Comment, GameResult, Glyph, Mark, Record}};
///
/// let mut record = Record::new(Position::default());
/// record.set_tag("South", "A")?;
/// record.line_mut().push("c5-d6".parse()?)?;
/// record.line_mut().glyph(Glyph::Mark(Mark::Good));
/// record.line_mut().comment(Comment::new("to the middle"));
/// record.line_mut().push("i9-h8".parse()?)?;
/// record.set_result(GameResult::Drawn);
/// let text = record.to_string();
/// assert!(text.ends_with("\n\n1. c5-d6! {to the middle} 1... i9-h8 1/2-1/2\n"));
/// assert_eq!(text.parse(), Ok(record));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    tags: Vec<Tag>,
    line: Line,
    result: GameResult,
    conclusion: Vec<Comment>,
}

impl Record {
    /// A record of a game that begins with `start`, with the roster of tags and those that say how
    /// the game begins.
    pub fn new(start: Position) -> Record {
        let mut tags: Vec<_> = ROSTER.iter().map(|(name, value)| Tag::read(name, value)).collect();
        let (rules, side) = (start.rules(), start.side_to_move());
        if rules != Rules::STANDARD {
            tags.push(Tag::read("Rules", &rules.to_string()));
        }
        if start != Position::start(rules, side) {
            tags.push(Tag::read("Position", &start.to_string()));
        } else if side == Side::North {
            tags.push(Tag::read("FirstMove", "N"));
        }
        let (line, conclusion) = (Line::new(start), Vec::new());
        Record { tags, line, result: GameResult::Open, conclusion }
    }

    /// The tags in their order.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of a tag; `None` if it is not there.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name() == name).map(Tag::value)
    }

    /// Gives a tag another value, or adds it behind the others.
    ///
    /// # Errors
    /// [`TagError`]: it cannot be written, or it says how the game begins or ends.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let derived = OF_START.iter().chain(&["Result"]).find(|derived| **derived == name);
        if let Some(name) = derived {
            return Err(TagError::Derived { name });
        }
        self.put_tag(Tag::new(name, value)?);
        Ok(())
    }

    fn put_tag(&mut self, tag: Tag) {
        match self.tags.iter_mut().find(|known| known.name() == tag.name()) {
            Some(known) => *known = tag,
            None => self.tags.push(tag),
        }
    }

    /// Takes a tag away; gives it.
    ///
    /// # Errors
    /// [`TagError::Derived`] for one that says how the game begins.
    pub fn remove_tag(&mut self, name: &str) -> Result<Option<Tag>, TagError> {
        if let Some(name) = OF_START.iter().find(|derived| **derived == name) {
            return Err(TagError::Derived { name });
        }
        let at = self.tags.iter().position(|tag| tag.name() == name);
        Ok(at.map(|at| self.tags.remove(at)))
    }

    /// The position in which the game begins.
    pub fn start(&self) -> Position {
        self.line.start()
    }

    /// The main line.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The main line, to be added to.
    pub fn line_mut(&mut self) -> &mut Line {
        &mut self.line
    }

    /// The result at the end of the moves.
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// Writes a result behind the moves and, if the tag is there, in `Result`.
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
        if self.tag("Result").is_some() {
            self.put_tag(Tag::read("Result", result.name()));
        }
    }

    /// Says by what the game has ended.
    pub(crate) fn set_termination(&mut self, termination: &str) {
        self.put_tag(Tag::read("Termination", termination));
    }

    /// Comments behind the result.
    pub fn conclusion(&self) -> &[Comment] {
        &self.conclusion
    }

    /// Says something behind the result.
    pub fn conclude(&mut self, comment: Comment) {
        self.conclusion.push(comment);
    }

    /// A record of what was read.
    pub(super) fn read(
        tags: Vec<Tag>,
        line: Line,
        result: GameResult,
        conclusion: Vec<Comment>,
    ) -> Record {
        Record { tags, line, result, conclusion }
    }
}
