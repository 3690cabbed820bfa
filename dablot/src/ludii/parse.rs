//! Reading a trial.

use alloc::{string::ToString, vec, vec::Vec};
use core::str::FromStr;

use super::trial::LIST_SIZE;
use super::trial_move::piece_number;
use super::{ParseTrialError, Trial, TrialAction, TrialExpected, TrialLine, TrialMove};
use crate::{Piece, Point, Role, Side};

pub(super) const OPTIONS_BEGIN: &str = "START GAME OPTIONS";
pub(super) const OPTIONS_END: &str = "END GAME OPTIONS";
pub(super) const LIST_BEGIN: &str = "NEW LEGAL MOVES LIST";
pub(super) const LIST_END: &str = "END LEGAL MOVES LIST";

/// The parts of a trial whose lines are kept as they are.
#[derive(Copy, Clone, PartialEq)]
enum Block {
    None,
    Options,
    List,
}

/// The fields that are judged later, so that only one of each may be there.
const JUDGED_FIELDS: [&str; 5] =
    ["game", "numInitialPlacementMoves", "winner", "endtype", "rankings"];

impl Trial {
    /// Reads a trial. A byte order mark and CRLF line ends are accepted.
    ///
    /// A text that is read may still tell of a game that cannot be: [`Trial::replay`] says so.
    ///
    /// # Errors
    /// [`ParseTrialError`] says at which line and column, and what was expected there.
    pub fn parse(text: &str) -> Result<Trial, ParseTrialError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if !text.starts_with("game=") {
            return Err(ParseTrialError { line: 1, column: 1, expected: TrialExpected::Game });
        }
        let mut trial = Trial { lines: Vec::new() };
        let mut block = Block::None;
        for (number, line) in (1..).zip(text.lines()) {
            // More than one carriage return would not be read again as it was written.
            let mut cursor = Cursor { line: line.trim_end_matches('\r'), at: 0 };
            let read = trial.read_line(&mut cursor, &mut block);
            let line = read.map_err(|expected| cursor.error(number, expected))?;
            trial.lines.push(line);
        }
        Ok(trial)
    }
}

impl FromStr for Trial {
    type Err = ParseTrialError;

    fn from_str(text: &str) -> Result<Trial, ParseTrialError> {
        Trial::parse(text)
    }
}

impl Trial {
    /// Reads the line that follows those that are there.
    fn read_line(
        &self,
        cursor: &mut Cursor<'_>,
        block: &mut Block,
    ) -> Result<TrialLine, TrialExpected> {
        let line = cursor.line;
        match (*block, line) {
            (Block::None, OPTIONS_BEGIN) => *block = Block::Options,
            (Block::None, LIST_BEGIN) => *block = Block::List,
            (Block::Options, OPTIONS_END) | (Block::List, LIST_END) => *block = Block::None,
            (Block::Options, _) if line.starts_with("Move=") => {
                return Err(TrialExpected::Literal(OPTIONS_END));
            }
            (Block::List, _) if !line.starts_with("[Move:") => {
                return Err(TrialExpected::Literal(LIST_END));
            }
            (Block::None, "") | (Block::Options | Block::List, _) => {}
            (Block::None, _) => return self.read_plain_line(cursor),
        }
        Ok(TrialLine::Text(line.to_string()))
    }

    fn read_plain_line(&self, cursor: &mut Cursor<'_>) -> Result<TrialLine, TrialExpected> {
        if cursor.line.starts_with("Move=") {
            return read_move(cursor).map(TrialLine::Move);
        }
        if cursor.take(LIST_SIZE) {
            let size = cursor.number(u32::MAX, TrialExpected::Number)?;
            cursor.end()?;
            return Ok(TrialLine::ListSize(size));
        }
        self.read_field(cursor)
    }

    fn read_field(&self, cursor: &mut Cursor<'_>) -> Result<TrialLine, TrialExpected> {
        let (name, value) = cursor.line.split_once('=').ok_or(TrialExpected::Line)?;
        if JUDGED_FIELDS.contains(&name) && self.field(name).is_some() {
            return Err(TrialExpected::OnlyOnce);
        }
        cursor.at = name.len() + 1;
        match name {
            "winner" | "numInitialPlacementMoves" => {
                cursor.number(u32::MAX, TrialExpected::Number)?;
                cursor.end()?;
            }
            "rankings" if !value.split(',').all(is_decimal) => return Err(TrialExpected::Rankings),
            _ => {}
        }
        Ok(TrialLine::Field { name: name.to_string(), value: value.to_string() })
    }
}

fn is_decimal(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('.').is_some_and(|(whole, part)| is_number(whole) && is_number(part))
}

fn read_move(cursor: &mut Cursor<'_>) -> Result<TrialMove, TrialExpected> {
    cursor.literal("Move=[Move:mover=")?;
    let mover = match cursor.number(2, TrialExpected::Mover)? {
        0 => None,
        1 => Some(Side::South),
        _ => Some(Side::North),
    };
    let ends = if cursor.take(",from=") {
        let origin = cursor.point()?;
        cursor.literal(",to=")?;
        Some((origin, cursor.point()?))
    } else {
        None
    };
    cursor.literal(",actions=[")?;
    let mut actions = vec![read_action(cursor)?];
    while cursor.take(",[") {
        actions.push(read_action(cursor)?);
    }
    cursor.literal("]")?;
    cursor.end()?;
    Ok(TrialMove { mover, ends, actions })
}

fn read_action(cursor: &mut Cursor<'_>) -> Result<TrialAction, TrialExpected> {
    let action = if cursor.take("Add:") {
        cursor.literal("type=Vertex,to=")?;
        let point = cursor.point()?;
        cursor.literal(",what=")?;
        TrialAction::Add { point, piece: read_piece(cursor)? }
    } else if cursor.take("Remove:") {
        cursor.literal("type=Vertex,to=")?;
        TrialAction::Remove { point: cursor.point()? }
    } else if cursor.take("Move:") {
        cursor.literal("typeFrom=Vertex,from=")?;
        let origin = cursor.point()?;
        cursor.literal(",typeTo=Vertex,to=")?;
        let target = cursor.point()?;
        cursor.literal(",decision=true")?;
        TrialAction::Move { origin, target }
    } else if cursor.take("Pass:") {
        cursor.literal("decision=true")?;
        TrialAction::Pass
    } else if cursor.take("SetNextPlayer:") {
        cursor.literal("player=")?;
        TrialAction::SetNextPlayer { player: cursor.player()? }
    } else {
        return Err(TrialExpected::Action);
    };
    cursor.literal("]")?;
    Ok(action)
}

fn read_piece(cursor: &mut Cursor<'_>) -> Result<Piece, TrialExpected> {
    let start = cursor.at;
    let number = cursor.number(6, TrialExpected::Piece)?;
    let mut pieces =
        Role::ALL.into_iter().flat_map(|role| Side::ALL.map(|side| Piece { side, role }));
    let Some(piece) = pieces.find(|&piece| u32::from(piece_number(piece).0) == number) else {
        cursor.at = start;
        return Err(TrialExpected::Piece);
    };
    match piece.role {
        Role::Warrior => {}
        Role::Prince => cursor.literal(",value=1")?,
        Role::King => cursor.literal(",value=2")?,
    }
    Ok(piece)
}

/// A line and how many of its bytes are read.
struct Cursor<'a> {
    line: &'a str,
    at: usize,
}

impl Cursor<'_> {
    fn error(&self, line: usize, expected: TrialExpected) -> ParseTrialError {
        let column = self.line[..self.at].chars().count() + 1;
        ParseTrialError { line, column, expected }
    }

    fn rest(&self) -> &str {
        &self.line[self.at..]
    }

    /// Goes past `text` if it is next.
    fn take(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    fn literal(&mut self, text: &'static str) -> Result<(), TrialExpected> {
        if self.take(text) { Ok(()) } else { Err(TrialExpected::Literal(text)) }
    }

    fn end(&self) -> Result<(), TrialExpected> {
        if self.rest().is_empty() { Ok(()) } else { Err(TrialExpected::End) }
    }

    /// A number as it would be written: digits only, no zeros in front.
    fn number(&mut self, largest: u32, expected: TrialExpected) -> Result<u32, TrialExpected> {
        let length = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let digits = &self.rest()[..length];
        let number = digits.parse().ok().filter(|&number| number <= largest).ok_or(expected)?;
        if length > 1 && digits.starts_with('0') {
            return Err(expected);
        }
        self.at += length;
        Ok(number)
    }

    fn point(&mut self) -> Result<Point, TrialExpected> {
        let start = self.at;
        let number = self.number(u32::MAX, TrialExpected::Point)?;
        Point::from_index(number as usize).ok_or_else(|| {
            self.at = start;
            TrialExpected::Point
        })
    }

    fn player(&mut self) -> Result<Side, TrialExpected> {
        let start = self.at;
        match self.number(2, TrialExpected::Player)? {
            1 => Ok(Side::South),
            2 => Ok(Side::North),
            _ => {
                self.at = start;
                Err(TrialExpected::Player)
            }
        }
    }
}
