//! Builds the tree of a record while it is judged.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::judge::Keeper;
use super::line::Note;
use super::{Comment, CommentPiece, Fault, GameResult, Glyph, Line, Reading, Record, Tag};
use crate::{Position, Turn};

/// Keeps everything that is right about a game.
#[derive(Debug)]
pub(super) struct Planter {
    tags: Vec<Tag>,
    line: Line,
    /// The lines that variations have left, the outermost first.
    left: Vec<Line>,
    /// Comments before the moves begin.
    introduction: Vec<Comment>,
    has_begun: bool,
    result: Option<GameResult>,
    conclusion: Vec<Comment>,
    /// The comment that is being read.
    text: String,
    faults: Vec<Fault>,
}

impl Planter {
    pub(super) fn new() -> Planter {
        Planter {
            tags: Vec::new(),
            line: Line::new(Position::default()),
            left: Vec::new(),
            introduction: Vec::new(),
            has_begun: false,
            result: None,
            conclusion: Vec::new(),
            text: String::new(),
            faults: Vec::new(),
        }
    }

    /// The game that has ended.
    pub(super) fn take(&mut self) -> Reading {
        let done = mem::replace(self, Planter::new());
        let result = done.result.unwrap_or_default();
        let record = Record::read(done.tags, done.line, result, done.conclusion);
        Reading { record, faults: done.faults }
    }

    fn add_comment(&mut self, comment: Comment) {
        if self.result.is_some() {
            self.conclusion.push(comment);
        } else if self.has_begun {
            self.line.comment(comment);
        } else {
            self.introduction.push(comment);
        }
    }
}

impl Keeper for Planter {
    fn fault(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.tags.push(Tag::read(name, value));
    }

    fn begin_moves(&mut self, start: Position) {
        self.has_begun = true;
        self.line = Line::new(start);
        for comment in mem::take(&mut self.introduction) {
            self.line.comment(comment);
        }
    }

    fn turn(&mut self, turn: Turn) {
        self.line.push_legal(turn);
    }

    fn glyph(&mut self, glyph: Glyph) {
        self.line.glyph(glyph);
    }

    fn comment(&mut self, piece: CommentPiece<'_>) {
        self.text.push_str(piece.text);
        if piece.is_last {
            let text = mem::take(&mut self.text);
            self.add_comment(Comment::read(&text, piece.style));
        }
    }

    fn begin_variation(&mut self) {
        let branch = self.line.branch();
        self.left.push(mem::replace(&mut self.line, branch));
    }

    fn end_variation(&mut self) {
        if let Some(line) = self.left.pop() {
            let variation = mem::replace(&mut self.line, line);
            self.line.note(Note::Variation(variation));
        }
    }

    fn result(&mut self, result: GameResult) {
        self.result = Some(result);
    }
}
