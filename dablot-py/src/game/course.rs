//! The course of a game: the turns so far, those taken back, and how it has ended.

use dablot::{
    Action, ActionKind, Chain, DrawReason, Illegal, Outcome, Point, Position, Side, Turn,
};

use crate::outcome::{PyOutcome, Reason};

/// A turn that was played, and the position it was played in.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Ply {
    before: Position,
    turn: Turn,
}

/// A turn apart from its position; or the jumps so far of one that is under way.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) turn: Turn,
    pub(super) under_way: bool,
}

/// A chain under way: where it began, and every point since.
#[derive(Clone, PartialEq, Eq)]
struct Begun {
    before: Position,
    path: Vec<Point>,
}

#[derive(Clone, PartialEq, Eq)]
pub(super) struct Course {
    start: Position,
    plies: Vec<Ply>,
    begun: Option<Begun>,
    now: Position,
    undone: Vec<Part>,
    /// What players have said; the rules come first.
    said: Option<PyOutcome>,
}

/// Why a turn is refused: by a rule, or because the players have ended the game.
pub(super) enum Refused {
    Illegal(Illegal),
    Ended(PyOutcome),
}

impl Course {
    /// A game from a position between turns.
    pub(super) fn new(start: Position) -> Option<Course> {
        let (plies, undone) = (Vec::new(), Vec::new());
        let course = Course { start, plies, begun: None, now: start, undone, said: None };
        start.chain().is_none().then_some(course)
    }

    pub(super) fn start(&self) -> Position {
        self.start
    }

    pub(super) fn now(&self) -> Position {
        self.now
    }

    pub(super) fn turns(&self) -> impl Iterator<Item = Turn> {
        self.plies.iter().map(|ply| ply.turn)
    }

    pub(super) fn undone(&self) -> &[Part] {
        &self.undone
    }

    pub(super) fn ply_count(&self) -> usize {
        self.plies.len()
    }

    /// The start, and the position after every turn.
    pub(super) fn positions(&self) -> Vec<Position> {
        let mut positions: Vec<_> = self.plies.iter().map(|ply| ply.before).collect();
        positions.push(self.begun.as_ref().map_or(self.now, |begun| begun.before));
        positions
    }

    /// The jumps of the chain under way.
    pub(super) fn turn_under_way(&self) -> Option<Turn> {
        let begun = self.begun.as_ref()?;
        Chain::from_path(begun.path.iter().copied()).map(Turn::Capture)
    }

    pub(super) fn said(&self) -> Option<PyOutcome> {
        self.said
    }

    /// How often the present position has occurred, this time included.
    ///
    /// No position from before a capture comes again, so only the quiet plies are looked at.
    pub(super) fn occurrences(&self) -> usize {
        let quiet = self.now.quiet_plies() as usize;
        let before = self.plies.iter().rev().take(quiet);
        1 + before.filter(|ply| ply.before.is_repetition_of(&self.now)).count()
    }

    pub(super) fn outcome(&self) -> Option<PyOutcome> {
        let by_rules = self.now.outcome().or_else(|| {
            let count = self.now.rules().repetition().filter(|_| self.begun.is_none())?;
            let repeated = self.occurrences() >= usize::from(count);
            repeated.then_some(Outcome::Drawn { reason: DrawReason::Repetition })
        });
        by_rules.map(PyOutcome::from).or(self.said)
    }

    fn check_open(&self) -> Result<(), Refused> {
        self.outcome().map_or(Ok(()), |outcome| Err(Refused::Ended(outcome)))
    }

    /// Plays a turn, or goes on with the chain under way to its end.
    pub(super) fn push(&mut self, turn: Turn) -> Result<(), Refused> {
        self.play(Part { turn, under_way: false })?;
        self.undone.clear();
        Ok(())
    }

    /// Plays a single decision.
    pub(super) fn push_action(&mut self, action: Action) -> Result<(), Refused> {
        self.play_action(action)?;
        self.undone.clear();
        Ok(())
    }

    fn play(&mut self, part: Part) -> Result<(), Refused> {
        match part.turn {
            Turn::Capture(chain) if part.under_way => chain
                .jumps()
                .filter_map(|jump| Action::jump(jump.origin, jump.target))
                .try_for_each(|action| self.play_action(action)),
            turn => {
                self.check_open()?;
                let after = self.now.play(turn).map_err(Refused::Illegal)?;
                self.advance(turn, after);
                Ok(())
            }
        }
    }

    fn play_action(&mut self, action: Action) -> Result<(), Refused> {
        self.check_open()?;
        let after = self.now.play_action(action).map_err(Refused::Illegal)?;
        self.advance_action(action, after);
        Ok(())
    }

    fn advance(&mut self, turn: Turn, after: Position) {
        let ply = match (self.begun.take(), turn) {
            (Some(Begun { before, mut path }), Turn::Capture(more)) => {
                path.extend(more.path().skip(1));
                Ply { before, turn: whole(&path) }
            }
            _ => Ply { before: self.now, turn },
        };
        self.plies.push(ply);
        self.now = after;
    }

    fn advance_action(&mut self, action: Action, after: Position) {
        let path = match action.kind() {
            ActionKind::Step { origin, target } => {
                return self.advance(Turn::Step { origin, target }, after);
            }
            ActionKind::Pass => return self.advance(Turn::Pass, after),
            ActionKind::Jump(jump) if self.begun.is_none() => vec![jump.origin, jump.target],
            ActionKind::Jump(jump) => vec![jump.target],
            ActionKind::Stop => Vec::new(),
        };
        let before = self.now;
        let begun = self.begun.get_or_insert_with(|| Begun { before, path: Vec::new() });
        begun.path.extend(path);
        self.now = after;
        if after.chain().is_none() {
            let ply = Ply { before: begun.before, turn: whole(&begun.path) };
            self.plies.push(ply);
            self.begun = None;
        }
    }

    /// Takes the last turn back, or the chain under way, and with it what players have said. It
    /// cannot be played again by [`redo`](Course::redo), nor can what was taken back before.
    pub(super) fn pop(&mut self) -> Option<Turn> {
        let turn = self.undo()?;
        self.undone.clear();
        Some(turn)
    }

    /// Takes back like [`pop`](Course::pop), and keeps the turn for [`redo`](Course::redo).
    pub(super) fn undo(&mut self) -> Option<Turn> {
        let part = match (self.turn_under_way(), self.begun.take()) {
            (Some(turn), Some(begun)) => {
                self.now = begun.before;
                Part { turn, under_way: true }
            }
            _ => {
                let ply = self.plies.pop()?;
                self.now = ply.before;
                Part { turn: ply.turn, under_way: false }
            }
        };
        self.said = None;
        self.undone.push(part);
        Some(part.turn)
    }

    /// Plays again what was taken back last.
    pub(super) fn redo(&mut self) -> Option<Turn> {
        let part = self.undone.pop()?;
        self.play(part).ok().map(|()| part.turn)
    }

    /// Ends the game as the players say.
    pub(super) fn say(&mut self, outcome: PyOutcome) -> Result<(), Refused> {
        self.check_open()?;
        self.said = Some(outcome);
        self.undone.clear();
        Ok(())
    }

    pub(super) fn resignation(loser: Side) -> PyOutcome {
        PyOutcome { winner: Some(!loser), why: Reason::Resignation }
    }

    pub(super) fn agreement() -> PyOutcome {
        PyOutcome { winner: None, why: Reason::Agreement }
    }

    /// Restores what a pickle holds: plays what was played, then takes back what had been.
    pub(super) fn restore(
        &mut self,
        played: &[Part],
        undone: &[Part],
        said: Option<PyOutcome>,
    ) -> Result<(), Refused> {
        for part in played.iter().chain(undone.iter().rev()) {
            self.play(*part)?;
        }
        for _ in undone {
            self.undo();
        }
        said.map_or(Ok(()), |said| self.say(said))
    }

    /// The single decisions played, with a `stop` where a chain could have gone on.
    pub(super) fn decisions(&self) -> Vec<Action> {
        let mut decisions = Vec::new();
        let mut position = self.start;
        for part in self.played() {
            let single = match part.turn {
                Turn::Step { origin, target } => vec![Action::step(origin, target)],
                Turn::Capture(chain) => {
                    chain.jumps().map(|jump| Action::jump(jump.origin, jump.target)).collect()
                }
                Turn::Pass => vec![Some(Action::PASS)],
            };
            for action in single.into_iter().flatten() {
                position = position.play_action_unchecked(action);
                decisions.push(action);
            }
            if position.chain().is_some() && !part.under_way {
                position = position.play_action_unchecked(Action::STOP);
                decisions.push(Action::STOP);
            }
        }
        decisions
    }

    /// All that is needed to restore the turns played.
    pub(super) fn played(&self) -> Vec<Part> {
        let whole = self.turns().map(|turn| Part { turn, under_way: false });
        let begun = self.turn_under_way().map(|turn| Part { turn, under_way: true });
        whole.chain(begun).collect()
    }
}

/// The turn of a path that was jumped.
fn whole(path: &[Point]) -> Turn {
    Turn::Capture(Chain::from_path(path.iter().copied()).expect("the path was jumped"))
}
