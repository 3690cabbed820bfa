//! What the tags of a game say about how it begins and ends.

use alloc::string::String;
use alloc::vec::Vec;

use super::place::Lines;
use super::{FaultKind, GameResult, Place, Token};
use crate::{ParseRulesError, Position, Rules, Side};

/// The most tags that a game may have.
pub(super) const MOST_TAGS: usize = 1_000;

/// The tags known to the library that say more than a text.
#[derive(Debug, Default)]
pub(super) struct Header {
    /// Every name so far, one behind the other, and where each ends. Kept from game to game, so that
    /// the names of the next cost no allocation.
    names: Vec<u8>,
    ends: Vec<usize>,
    rules: Option<Rules>,
    first: Option<(Side, Place, String)>,
    position: Option<(String, Place)>,
    result: Option<GameResult>,
    is_bad: bool,
}

impl Header {
    /// Forgets the game before.
    pub(super) fn clear(&mut self) {
        self.names.clear();
        self.ends.clear();
        self.rules = None;
        self.first = None;
        self.position = None;
        self.result = None;
        self.is_bad = false;
    }

    /// What the tag `Result` says.
    pub(super) fn result(&self) -> Option<GameResult> {
        self.result
    }

    /// Reads a tag. `report` is told what is wrong; gives whether the tag is to be kept.
    pub(super) fn read(
        &mut self,
        name: &[u8],
        value: &str,
        token: Token<'_>,
        report: &mut dyn FnMut(Token<'_>, FaultKind),
    ) -> Option<Seen> {
        if self.ends.len() == MOST_TAGS {
            report(token, FaultKind::TooManyTags { limit: MOST_TAGS });
            self.ends.push(self.names.len());
            return None;
        }
        if self.ends.len() > MOST_TAGS {
            return None;
        }
        if self.is_known(name) {
            return Some(Seen::Repeated);
        }
        self.names.extend_from_slice(name);
        self.ends.push(self.names.len());
        match name {
            b"Rules" => self.read_rules(value, token, report),
            b"Position" => self.position = Some((value.into(), token.place())),
            b"FirstMove" => match value {
                "S" | "N" => {
                    let side = if value == "S" { Side::South } else { Side::North };
                    self.first = Some((side, token.place(), value.into()));
                }
                _ => {
                    self.is_bad = true;
                    report(token, FaultKind::BadFirstMove);
                }
            },
            b"Result" => match GameResult::from_bytes(value.as_bytes()) {
                Some(result) => self.result = Some(result),
                None => report(token, FaultKind::BadResultTag),
            },
            _ => {}
        }
        Some(Seen::First)
    }

    fn is_known(&self, name: &[u8]) -> bool {
        let mut from = 0;
        self.ends.iter().any(|&end| {
            let known = &self.names[from..end];
            from = end;
            known == name
        })
    }

    fn read_rules(
        &mut self,
        value: &str,
        token: Token<'_>,
        report: &mut dyn FnMut(Token<'_>, FaultKind),
    ) {
        match value.parse() {
            Ok(rules) => self.rules = Some(rules),
            Err(error) => {
                self.is_bad = true;
                let from = value_offset(value, column_of(&error));
                // An escape in front moves the column; then the whole value is pointed at.
                let from = if token.bytes() == value.as_bytes() { from } else { 0 };
                report(token.tail(from), FaultKind::UnknownRules { error });
            }
        }
    }

    /// The position in which the game begins; `None` if the tags do not say.
    pub(super) fn start(
        &self,
        report: &mut dyn FnMut(Token<'_>, &'static str, FaultKind),
    ) -> Option<Position> {
        if self.is_bad {
            return None;
        }
        let rules = self.rules.unwrap_or(Rules::STANDARD);
        let first = self.first.as_ref();
        let Some((text, place)) = &self.position else {
            return Some(Position::start(rules, first.map_or(Side::South, |first| first.0)));
        };
        let position = match Position::parse(text, rules) {
            Ok(position) => position,
            Err(error) => {
                let lines = Lines::new(text.as_bytes(), *place);
                let token = Token::new(text.as_bytes(), 0, &lines);
                report(token, "Position", FaultKind::BadPosition { error });
                return None;
            }
        };
        let side = position.side_to_move();
        match first {
            Some((said, place, text)) if *said != side => {
                let lines = Lines::new(text.as_bytes(), *place);
                let token = Token::new(text.as_bytes(), 0, &lines);
                report(token, "FirstMove", FaultKind::FirstMoveDiffers { side });
                None
            }
            _ => Some(position),
        }
    }
}

/// Whether a tag of this name stands there for the first time.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    First,
    Repeated,
}

fn column_of(error: &ParseRulesError) -> usize {
    match *error {
        ParseRulesError::UnknownSet { column }
        | ParseRulesError::UnknownOption { column }
        | ParseRulesError::BadValue { column, .. }
        | ParseRulesError::Repeated { column, .. } => column,
    }
}

/// The byte at which a column of a text begins.
fn value_offset(text: &str, column: usize) -> usize {
    text.char_indices().nth(column - 1).map_or(text.len(), |(at, _)| at)
}
