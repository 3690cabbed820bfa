//! Everything between the tags and the end of a game but comments.

use super::classes::{Class, class};
use super::{DEEPEST, Flow, LONGEST_TOKEN, Pause, Run, Section};
use crate::Side;
use crate::record::{Expected, FaultKind, GameResult, Glyph, Mark, Visitor};

/// The digits of the largest turn number.
const MOST_DIGITS: usize = 10;

/// How many blanks are looked over to see whether a parenthesis follows.
const LONGEST_LOOK: usize = 1_000;

impl<V: Visitor> Run<'_, V> {
    #[inline]
    pub(super) fn turn(&mut self) -> Flow {
        let Some(end) = self.token_end(self.at) else {
            return Some(Pause::More);
        };
        if let Some(pause) = self.begin_moves() {
            return Some(pause);
        }
        if end - self.at > LONGEST_TOKEN {
            // The turn is told, so that whoever plays the game knows that one is missing.
            let token = self.token_at(self.at, end);
            self.broken(end, FaultKind::TooLong { limit: LONGEST_TOKEN });
            self.tell_turn(token);
            return None;
        }
        let token = self.token_at(self.at, end);
        self.at = end;
        self.tell_turn(token);
        None
    }

    #[inline]
    fn tell_turn(&mut self, token: crate::record::Token<'_>) {
        if self.scanner.hidden == 0 {
            self.scanner.has_turn = true;
            self.visitor.turn(token);
        }
    }

    #[inline]
    pub(super) fn number_or_result(&mut self) -> Flow {
        let limit = self.chunk.len().min(self.at + LONGEST_TOKEN);
        let text = &self.chunk[self.at..limit];
        let mut number: u64 = 0;
        let mut digits = 0;
        while let Some(digit) = text.get(digits).map(|byte| byte.wrapping_sub(b'0'))
            && digit < 10
        {
            number = number.wrapping_mul(10).wrapping_add(u64::from(digit));
            digits += 1;
        }
        let dots = text[digits..].iter().take_while(|&&byte| byte == b'.').count();
        let at = self.at + digits + dots;
        if at == self.chunk.len() && !self.is_last {
            return Some(Pause::More);
        }
        if dots == 0 {
            return self.result_or_stray();
        }
        if let Some(pause) = self.begin_moves() {
            return Some(pause);
        }
        let side = match dots {
            1 => Some(Side::South),
            3 => Some(Side::North),
            _ => None,
        };
        match side {
            Some(side) if digits <= MOST_DIGITS && (1..=u64::from(u32::MAX)).contains(&number) => {
                let number = number as u32;
                if self.scanner.hidden == 0 {
                    let token = self.token_at(self.at, at);
                    self.visitor.number(token, number, side);
                }
                self.at = at;
            }
            Some(_) => self.broken(at, broken(Expected::TurnNumber)),
            None => self.broken(at, broken(Expected::Dots)),
        }
        None
    }

    fn result_or_stray(&mut self) -> Flow {
        let Some(end) = self.token_end(self.at) else {
            return Some(Pause::More);
        };
        match GameResult::from_bytes(&self.chunk[self.at..end]) {
            Some(result) => self.result(result, end),
            None => self.stray_up_to(end, Expected::Movetext),
        }
    }

    /// `*`, which needs nothing around it.
    pub(super) fn star(&mut self) -> Flow {
        self.result(GameResult::Open, self.at + 1)
    }

    /// A result that ends at `end`.
    fn result(&mut self, result: GameResult, end: usize) -> Flow {
        if let Some(pause) = self.begin_moves() {
            return Some(pause);
        }
        if self.scanner.hidden > 0 || !self.scanner.open.is_empty() {
            match self.is_before_parenthesis(end) {
                None => return Some(Pause::More),
                Some(true) => {
                    self.broken(end, broken(Expected::NoResultInVariation));
                    return None;
                }
                Some(false) => self.close_variations(),
            }
        }
        let token = self.token_at(self.at, end);
        self.at = end;
        self.scanner.section = Section::After;
        self.visitor.result(token, result);
        None
    }

    /// Whether the next token ends a variation; `None` if the chunk does not show it.
    fn is_before_parenthesis(&self, at: usize) -> Option<bool> {
        let rest = &self.chunk[at..];
        match rest.iter().take(LONGEST_LOOK).position(|&byte| class(byte) != Class::Blank) {
            Some(length) => Some(rest[length] == b')'),
            None if rest.len() >= LONGEST_LOOK || self.is_last => Some(false),
            None => None,
        }
    }

    pub(super) fn mark(&mut self) -> Flow {
        let mut end = self.at + 1;
        let limit = self.chunk.len().min(self.at + LONGEST_TOKEN);
        while end < limit && class(self.chunk[end]) == Class::Mark {
            end += 1;
        }
        if end == self.chunk.len() && !self.is_last {
            return Some(Pause::More);
        }
        let glyph = Mark::from_bytes(&self.chunk[self.at..end]).map(Glyph::Mark);
        self.glyph(end, glyph, Expected::Mark)
    }

    pub(super) fn glyph_number(&mut self) -> Flow {
        let Some(end) = self.token_end(self.at) else {
            return Some(Pause::More);
        };
        let digits = &self.chunk[self.at + 1..end];
        let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
        let number = core::str::from_utf8(digits).ok().filter(|_| is_number);
        let glyph = number.and_then(|digits| digits.parse().ok()).map(Glyph::Number);
        self.glyph(end, glyph, Expected::GlyphNumber)
    }

    fn glyph(&mut self, end: usize, glyph: Option<Glyph>, expected: Expected) -> Flow {
        if let Some(pause) = self.begin_moves() {
            return Some(pause);
        }
        match glyph {
            None => self.broken(end, broken(expected)),
            Some(_) if !self.scanner.has_turn && self.scanner.hidden == 0 => {
                self.broken(end, broken(Expected::TurnBeforeGlyph));
            }
            Some(glyph) => {
                if self.scanner.hidden == 0 {
                    let token = self.token_at(self.at, end);
                    self.visitor.glyph(token, glyph);
                }
                self.at = end;
            }
        }
        None
    }

    pub(super) fn begin_variation(&mut self) -> Flow {
        if let Some(pause) = self.begin_moves() {
            return Some(pause);
        }
        let (from, end) = (self.at, self.at + 1);
        self.at = end;
        if self.scanner.hidden > 0 {
            self.scanner.hidden += 1;
        } else if !self.scanner.has_turn {
            self.fault(from, end, FaultKind::VariationWithoutTurn);
            self.scanner.hidden = 1;
        } else if self.scanner.open.len() == DEEPEST {
            self.fault(from, end, FaultKind::TooDeep { limit: DEEPEST });
            self.scanner.hidden = 1;
        } else {
            self.scanner.open.push(self.lines.place(from));
            self.scanner.has_turn = false;
            let token = self.token_at(from, end);
            self.visitor.begin_variation(token);
        }
        None
    }

    pub(super) fn end_variation(&mut self) -> Flow {
        if let Some(pause) = self.begin_moves() {
            return Some(pause);
        }
        let (from, end) = (self.at, self.at + 1);
        self.at = end;
        if self.scanner.hidden > 0 {
            self.scanner.hidden -= 1;
        } else if self.scanner.open.pop().is_some() {
            self.scanner.has_turn = true;
            let token = self.token_at(from, end);
            self.visitor.end_variation(token);
        } else {
            self.fault(from, end, broken(Expected::NoEndOfVariation));
        }
        None
    }

    /// Something that means nothing where it stands.
    pub(super) fn stray(&mut self, byte: u8) -> Flow {
        let Some(end) = self.token_end(self.at) else {
            return Some(Pause::More);
        };
        let expected = if byte == b'}' { Expected::NoEndOfComment } else { Expected::Movetext };
        self.stray_up_to(end, expected)
    }

    #[cold]
    fn stray_up_to(&mut self, end: usize, expected: Expected) -> Flow {
        if let Some(pause) = self.begin_game() {
            return Some(pause);
        }
        // One that is too long may be cut in the middle of a character.
        let is_cut = end - self.at > LONGEST_TOKEN;
        let whole = if is_cut { self.last_boundary(end) } else { end };
        if core::str::from_utf8(&self.chunk[self.at..whole]).is_err() {
            self.repair(self.at, whole, false);
        }
        self.broken(end, broken(expected));
        None
    }
}

fn broken(expected: Expected) -> FaultKind {
    FaultKind::BrokenToken { expected }
}
