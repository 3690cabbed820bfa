//! The judge of what a reader tells: plays the turns and reports everything that is wrong.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use super::course::Course;
use super::header::{Header, Seen};
use super::read_turn::read_turn;
use super::scan::LONGEST_TOKEN;
use super::{CommentPiece, Fault, FaultKind, GameResult, Glyph, Token, Visitor};
use crate::{DrawReason, Outcome, Position, Side, Turn};

/// Is told what is right about a game, what it means, and what is wrong.
pub(super) trait Keeper {
    fn fault(&mut self, fault: Fault);
    fn tag(&mut self, _name: &str, _value: &str) {}
    fn begin_moves(&mut self, _start: Position) {}
    fn turn(&mut self, _turn: Turn) {}
    fn glyph(&mut self, _glyph: Glyph) {}
    fn comment(&mut self, _piece: CommentPiece<'_>) {}
    fn begin_variation(&mut self) {}
    fn end_variation(&mut self) {}
    fn result(&mut self, _result: GameResult) {}
}

/// A line of play: where it is, and what its next turn has to be numbered.
#[derive(Copy, Clone, Debug)]
struct Line {
    now: Position,
    /// Before the last turn, for a variation of it.
    before: Position,
    side: Side,
    number: u32,
    /// Whether every turn so far was legal: what stands behind an illegal turn cannot be judged.
    is_open: bool,
    /// Whether the option `repetition` has ended the game.
    is_repeated: bool,
}

/// Judges game after game.
#[derive(Debug)]
pub(super) struct Judge<K> {
    desk: Desk<K>,
    header: Header,
    line: Line,
    /// The lines that variations have left, the outermost first.
    left: Vec<Line>,
    /// The positions up to this one, where the rules ask for them.
    course: Option<Course>,
    is_over: bool,
    /// Turns of the main line of this game that were legal.
    pub(super) turns: u64,
    /// Turns in its variations that were legal.
    pub(super) variation_turns: u64,
    pub(super) result: GameResult,
}

/// Where all that is found comes to, kinds and tokens made into faults.
#[derive(Debug)]
struct Desk<K> {
    keeper: K,
    is_lenient: bool,
    game: u64,
    in_moves: bool,
    /// Faults that count and faults that were forgiven, since the beginning.
    faults: u64,
    forgiven: u64,
}

/// The longest offending text that a fault gives, in characters.
const LONGEST_TEXT: usize = 80;

impl<K: Keeper> Desk<K> {
    #[cold]
    fn tell(&mut self, token: Token<'_>, tag: Option<&str>, turn: Option<u32>, kind: FaultKind) {
        let fault = Fault {
            game: self.game.max(1),
            turn: turn.filter(|_| self.in_moves && tag.is_none()),
            tag: tag.map(ToString::to_string),
            place: token.place(),
            text: shortened(token),
            kind,
            is_forgiven: self.is_lenient && kind.is_forgivable(),
        };
        *(if fault.is_forgiven { &mut self.forgiven } else { &mut self.faults }) += 1;
        self.keeper.fault(fault);
    }
}

fn shortened(token: Token<'_>) -> String {
    let text = token.text();
    match text.char_indices().nth(LONGEST_TEXT) {
        None => text.into_owned(),
        Some((at, _)) => {
            let mut short = text[..at].to_string();
            short.push('…');
            short
        }
    }
}

impl Line {
    fn begin(start: Option<Position>) -> Line {
        let now = start.unwrap_or_default();
        let (side, number) = (now.side_to_move(), now.turn_number());
        let is_open = start.is_some();
        Line { now, before: now, side, number, is_open, is_repeated: false }
    }

    /// The turn after this one is counted, whatever stands in its place.
    #[inline]
    fn count_turn(&mut self) {
        self.number = self.number.saturating_add(u32::from(self.side == Side::North));
        self.side = !self.side;
    }

    /// The line that goes another way instead of the last turn.
    fn variation(&self) -> Line {
        let side = !self.side;
        let number = self.number.saturating_sub(u32::from(side == Side::North));
        Line { now: self.before, side, number, is_repeated: false, ..*self }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.outcome().or(self.is_repeated.then_some(REPEATED))
    }
}

const REPEATED: Outcome = Outcome::Drawn { reason: DrawReason::Repetition };

impl<K: Keeper> Judge<K> {
    pub(super) fn new(keeper: K, is_lenient: bool) -> Judge<K> {
        let desk = Desk { keeper, is_lenient, game: 0, in_moves: false, faults: 0, forgiven: 0 };
        Judge {
            desk,
            header: Header::default(),
            line: Line::begin(None),
            left: Vec::new(),
            course: None,
            is_over: false,
            turns: 0,
            variation_turns: 0,
            result: GameResult::Open,
        }
    }

    pub(super) fn keeper_mut(&mut self) -> &mut K {
        &mut self.desk.keeper
    }

    /// The faults since the beginning that count, and those that were forgiven.
    pub(super) fn fault_counts(&self) -> (u64, u64) {
        (self.desk.faults, self.desk.forgiven)
    }

    #[inline]
    fn turn_fault(&mut self, token: Token<'_>, kind: FaultKind) {
        self.desk.tell(token, None, Some(self.line.number), kind);
    }

    fn judge_result(&mut self, token: Token<'_>, result: GameResult) {
        if let Some(tag) = self.header.result()
            && tag != result
        {
            self.desk.tell(token, None, None, FaultKind::ResultTagDiffers { tag, end: result });
        }
        if self.line.is_open
            && let Some(outcome) = self.line.outcome()
            && GameResult::from(outcome) != result
        {
            self.desk.tell(token, None, None, FaultKind::ResultDiffers { outcome, result });
        }
    }
}

impl<K: Keeper> Visitor for Judge<K> {
    fn begin_game(&mut self, number: u64, _at: Token<'_>) {
        self.desk.game = number;
        self.desk.in_moves = false;
        self.header.clear();
        self.left.clear();
        (self.turns, self.variation_turns) = (0, 0);
        self.result = GameResult::Open;
        self.line.is_open = true;
        self.is_over = false;
    }

    fn tag(&mut self, name: Token<'_>, value: &str, raw: Token<'_>) {
        let text = name.text();
        let desk = &mut self.desk;
        let seen = self.header.read(name.bytes(), value, raw, &mut |token, kind| {
            desk.tell(token, Some(&text), None, kind);
        });
        match seen {
            Some(Seen::First) => self.desk.keeper.tag(&text, value),
            Some(Seen::Repeated) => {
                self.desk.tell(name, Some(&text), None, FaultKind::RepeatedTag);
            }
            None => {}
        }
    }

    fn begin_moves(&mut self, _at: Token<'_>) {
        let desk = &mut self.desk;
        let start = self.header.start(&mut |token, tag, kind| {
            desk.tell(token, Some(tag), None, kind);
        });
        self.desk.in_moves = true;
        self.line = Line::begin(start);
        self.course = Course::begin(start);
        self.desk.keeper.begin_moves(self.line.now);
    }

    #[inline]
    fn number(&mut self, token: Token<'_>, number: u32, side_written: Side) {
        if number != self.line.number || side_written != self.line.side {
            let (expected, side) = (self.line.number, self.line.side);
            self.turn_fault(token, FaultKind::WrongNumber { number: expected, side });
            // Those that follow are compared with this one: one slip is one fault.
            self.line.number = number;
            // Whose turn it is the board says, unless a turn was illegal.
            if !self.line.is_open {
                self.line.side = side_written;
            }
        }
    }

    #[inline]
    fn turn(&mut self, token: Token<'_>) {
        if self.line.is_open {
            match read_turn(&self.line.now, token) {
                Ok(turn) if !self.line.is_repeated => {
                    self.line.before = self.line.now;
                    self.line.now = self.line.now.play_unchecked(turn);
                    if let Some(course) = &mut self.course {
                        self.line.is_repeated = course.go_on(self.line.now);
                    }
                    self.desk.keeper.turn(turn);
                    if self.left.is_empty() {
                        self.turns += 1;
                    } else {
                        self.variation_turns += 1;
                    }
                }
                Ok(_) => {
                    self.turn_fault(token, FaultKind::TurnAfterEnd { outcome: REPEATED });
                    self.line.is_open = false;
                }
                Err(kind) => {
                    // One that is too long has been reported as that.
                    if token.bytes().len() <= LONGEST_TOKEN {
                        self.turn_fault(token, kind);
                    }
                    self.line.is_open = false;
                }
            }
        }
        self.line.count_turn();
    }

    fn glyph(&mut self, _token: Token<'_>, glyph: Glyph) {
        if self.line.is_open {
            self.desk.keeper.glyph(glyph);
        }
    }

    fn comment(&mut self, piece: CommentPiece<'_>) {
        if self.line.is_open || self.is_over {
            self.desk.keeper.comment(piece);
        }
    }

    fn begin_variation(&mut self, _token: Token<'_>) {
        let variation = self.line.variation();
        if variation.is_open {
            self.desk.keeper.begin_variation();
            if let Some(course) = &mut self.course {
                course.branch();
            }
        }
        self.left.push(mem::replace(&mut self.line, variation));
    }

    fn end_variation(&mut self, _token: Token<'_>) {
        if let Some(line) = self.left.pop() {
            if line.is_open {
                self.desk.keeper.end_variation();
                if let Some(course) = &mut self.course {
                    course.rejoin(line.now);
                }
            }
            self.line = line;
        }
    }

    fn result(&mut self, token: Token<'_>, result: GameResult) {
        self.desk.in_moves = false;
        self.judge_result(token, result);
        self.result = result;
        // Comments behind the result belong to the game, whatever its turns were.
        self.is_over = true;
        self.desk.keeper.result(result);
    }

    fn fault(&mut self, token: Token<'_>, kind: FaultKind) {
        self.turn_fault(token, kind);
        if kind == FaultKind::MissingResult {
            self.result = self.header.result().unwrap_or_default();
            self.desk.keeper.result(self.result);
        }
    }
}
