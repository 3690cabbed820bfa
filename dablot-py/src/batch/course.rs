//! A game that is under way, without what could be taken back.

use dablot::{Action, DrawReason, Outcome, Position};

/// How a game in a batch ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// By the rules.
    Outcome(Outcome),
    /// By the limit of plies: it is cut off, not over.
    Limit,
}

/// A position and what has led to it, as far as the rules ask for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    pub(crate) position: Position,
    pub(crate) plies: u32,
    pub(crate) decisions: u32,
    /// Under the option `repetition` the positions between turns since the last capture, which
    /// nothing undoes, this one included.
    pub(crate) seen: Vec<Position>,
}

impl Course {
    pub(crate) fn new(position: Position) -> Course {
        let counts = position.rules().repetition().is_some() && position.chain().is_none();
        let seen = if counts { vec![position] } else { Vec::new() };
        Course { position, plies: 0, decisions: 0, seen }
    }

    /// Plays a legal decision; whether the game is drawn by repetition.
    #[inline]
    pub(crate) fn play(&mut self, action: Action) -> bool {
        self.position = self.position.play_action_unchecked(action);
        self.decisions += 1;
        if self.position.chain().is_some() {
            return false;
        }
        self.plies += 1;
        let repetition = self.position.rules().repetition();
        repetition.is_some_and(|limit| self.repeats(usize::from(limit)))
    }

    /// Remembers the position; whether it has occurred as often as the limit says.
    fn repeats(&mut self, limit: usize) -> bool {
        if self.position.quiet_plies() == 0 {
            self.seen.clear();
        }
        self.seen.push(self.position);
        let same = |known: &&Position| known.is_repetition_of(&self.position);
        self.seen.iter().filter(same).count() >= limit
    }

    /// How the game has ended after a decision, `open` being whether any decision is legal.
    #[inline]
    pub(crate) fn end(&self, open: bool, repeated: bool, limit: Option<u32>) -> Option<End> {
        if !open {
            return self.position.outcome().map(End::Outcome);
        }
        if repeated {
            return Some(End::Outcome(Outcome::Drawn { reason: DrawReason::Repetition }));
        }
        let between = self.position.chain().is_none();
        (between && limit.is_some_and(|limit| self.plies >= limit)).then_some(End::Limit)
    }
}
