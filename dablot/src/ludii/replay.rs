//! A trial played move by move, and everything in which it does not agree with the rules.

use alloc::vec::Vec;

use super::trial_move::MovePart;
use super::{Trial, TrialAction, TrialFault, TrialFaultKind, TrialMove};
use crate::{Action, ActionKind, Chain, Illegal, Outcome, Point, Position, Turn};

/// A trial that has been played: its positions, its decisions and its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    decisions: Vec<(Position, Action)>,
    last: Option<Position>,
    pub(super) faults: Vec<TrialFault>,
    is_complete: bool,
}

impl Trial {
    /// Plays the trial move by move under the rule set `ludii`, from the position that its
    /// placement moves make, and judges everything that the file says: each move's mover, legality,
    /// what it removes, whether its chain goes on; the sizes of the lists; the result.
    ///
    /// It plays as far as the moves are legal; what stands behind an illegal one cannot be judged by
    /// the board.
    pub fn replay(&self) -> Replay {
        let mut faults = Vec::new();
        let start = self.place(&mut faults);
        let mut replay =
            Replay { decisions: Vec::new(), last: start, faults, is_complete: start.is_some() };
        replay.play_moves(self);
        self.judge_counts(&mut replay.faults);
        let end = replay.last.filter(|_| replay.is_complete);
        self.judge_result(end, &mut replay.faults);
        replay.faults.sort_by_key(|fault| (fault.line, fault.column));
        replay
    }
}

impl Replay {
    /// The decisions that were legal, each with the position in which it was taken.
    pub fn decisions(&self) -> &[(Position, Action)] {
        &self.decisions
    }

    /// The same, chains put together: whole turns with the positions in which they begin. A chain at
    /// the very end that could have gone on is given as far as it was played.
    pub fn turns(&self) -> impl Iterator<Item = (Position, Turn)> + '_ {
        let begins = |(at, (position, _)): (usize, &(Position, Action))| {
            position.chain().is_none().then_some(at)
        };
        let starts = self.decisions.iter().enumerate().filter_map(begins);
        starts.map(|at| (self.decisions[at].0, self.turn_from(at)))
    }

    fn turn_from(&self, at: usize) -> Turn {
        let (origin, first) = match self.decisions[at].1.kind() {
            ActionKind::Step { origin, target } => return Turn::Step { origin, target },
            ActionKind::Jump(jump) => (jump.origin, jump.target),
            ActionKind::Stop | ActionKind::Pass => return Turn::Pass,
        };
        let rest = &self.decisions[at + 1..];
        let further = rest.iter().map_while(|(position, action)| match action.kind() {
            ActionKind::Jump(jump) if position.chain().is_some() => Some(jump.target),
            _ => None,
        });
        let chain = Chain::from_path([origin, first].into_iter().chain(further));
        chain.map_or(Turn::Pass, Turn::Capture)
    }

    /// The position before the first decision; `None` if the placement makes none.
    pub fn start(&self) -> Option<Position> {
        self.decisions.first().map(|(position, _)| *position).or(self.last)
    }

    /// The position after the last decision that was legal; `None` if there was none to begin with.
    pub fn last(&self) -> Option<Position> {
        self.last
    }

    /// How the game has ended on the board; `None` if it has not.
    pub fn outcome(&self) -> Option<Outcome> {
        self.last.and_then(|position| position.outcome())
    }

    /// How many turns were played: a chain is one.
    pub fn turn_count(&self) -> usize {
        self.decisions.iter().filter(|(position, _)| position.chain().is_none()).count()
    }

    /// Everything that is wrong, in order of the lines; empty for a good trial.
    pub fn faults(&self) -> &[TrialFault] {
        &self.faults
    }

    /// Whether every move of the trial was played.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    fn play_moves(&mut self, trial: &Trial) {
        let Some(mut position) = self.last else { return };
        let mut sizes = trial.numbered_list_sizes();
        let mut lists = trial.numbered_lists();
        let moves = trial.numbered_moves().skip(trial.placement_count());
        for (number, (line, found)) in (1..).zip(moves) {
            let mut judge = Judge { line, number, position, found, faults: &mut self.faults };
            if let Some((size_line, size)) = sizes.next() {
                judge.judge_list_size(size_line, super::trial::LIST_SIZE.len() + 1, size);
            }
            if let Some((list_line, size)) = lists.next() {
                judge.judge_list_size(list_line, 1, size);
            }
            let Some((action, next)) = judge.play() else {
                self.is_complete = false;
                return;
            };
            self.decisions.push((position, action));
            position = next;
            self.last = Some(next);
        }
    }
}

/// The judge of one move.
struct Judge<'a> {
    line: usize,
    number: usize,
    position: Position,
    found: &'a TrialMove,
    faults: &'a mut Vec<TrialFault>,
}

impl Judge<'_> {
    fn fault(&mut self, part: MovePart, kind: TrialFaultKind) {
        self.fault_at(self.line, self.found.column(part), kind);
    }

    fn fault_at(&mut self, line: usize, column: usize, kind: TrialFaultKind) {
        let (move_number, turn) = (Some(self.number), Some(self.position.turn_number()));
        self.faults.push(TrialFault { line, column, move_number, turn, kind });
    }

    fn judge_list_size(&mut self, line: usize, column: usize, found: u32) {
        let expected = self.position.action_count();
        // After the end there is no list, and the move itself is refused.
        if found != expected && self.position.outcome().is_none() {
            self.fault_at(line, column, TrialFaultKind::ListSize { found, expected });
        }
    }

    /// The decision and what it leads to; `None` if there is none or it is illegal.
    fn play(&mut self) -> Option<(Action, Position)> {
        let expected = self.position.side_to_move();
        if self.found.mover != Some(expected) {
            self.fault(MovePart::Mover, TrialFaultKind::Mover { expected });
        }
        let Some(parts) = Parts::of(self.found) else {
            self.fault(MovePart::Action(0), TrialFaultKind::NotDecision);
            return None;
        };
        let moving = usize::from(parts.removed.is_some());
        if self.found.ends != parts.ends {
            let part =
                if self.found.ends.is_some() { MovePart::Ends } else { MovePart::Action(moving) };
            self.fault(part, TrialFaultKind::Ends);
        }
        let legal = self.decision(&parts).and_then(|action| {
            let next = self.position.play_action(action)?;
            Ok((action, next))
        });
        match legal {
            Ok((action, next)) => {
                self.judge_removed(&parts, action);
                self.judge_next_player(&parts, action, &next);
            }
            Err(illegal) => self.fault(MovePart::Action(moving), TrialFaultKind::Illegal(illegal)),
        }
        legal.ok()
    }

    /// The decision that the ends of the move mean, whatever it is said to remove.
    fn decision(&self, parts: &Parts) -> Result<Action, Illegal> {
        let Some((origin, target)) = parts.ends else {
            let stops = self.position.chain().is_some();
            return Ok(if stops { Action::STOP } else { Action::PASS });
        };
        let action = Action::step(origin, target).or_else(|| Action::jump(origin, target));
        action.ok_or_else(|| {
            let capture = parts.removed.is_some();
            let refused = self.position.check_origin(origin).err();
            refused.unwrap_or(Illegal::NoLine { origin, target, capture })
        })
    }

    fn judge_removed(&mut self, parts: &Parts, action: Action) {
        let expected = match action.kind() {
            ActionKind::Jump(jump) => Some(jump.over),
            ActionKind::Step { .. } | ActionKind::Stop | ActionKind::Pass => None,
        };
        let found = parts.removed;
        if found != expected {
            self.fault(MovePart::Action(0), TrialFaultKind::Removed { found, expected });
        }
    }

    fn judge_next_player(&mut self, parts: &Parts, action: Action, next: &Position) {
        let player = self.position.side_to_move();
        let at = MovePart::Action(self.found.actions.len() - 1);
        match parts.next_player {
            None if next.chain().is_some() => {
                self.fault(at, TrialFaultKind::ChainGoesOn { player });
            }
            Some(_) if !can_jump_on(action, next) => self.fault(at, TrialFaultKind::ChainEnds),
            Some(named) if named != player => {
                self.fault(at, TrialFaultKind::ChainGoesOn { player });
            }
            _ => {}
        }
    }
}

/// Whether the piece that has just jumped could jump again, even if the capture has decided the game
/// and so ended the chain: Ludii names the next player before it looks for the end.
fn can_jump_on(action: Action, next: &Position) -> bool {
    let ActionKind::Jump(jump) = action.kind() else { return false };
    let decided = next.chain().is_none() && next.outcome().is_some();
    next.chain().is_some() || decided && !next.passed().jump_ways(jump.target).is_empty()
}

/// The actions of a move, sorted.
struct Parts {
    removed: Option<Point>,
    ends: Option<(Point, Point)>,
    next_player: Option<crate::Side>,
}

impl Parts {
    /// `None` unless the actions are a removal at most, then a move or a pass, then the naming of
    /// the next player at most.
    fn of(found: &TrialMove) -> Option<Parts> {
        let mut actions = found.actions.iter().copied().peekable();
        let mut parts = Parts { removed: None, ends: None, next_player: None };
        if let Some(&TrialAction::Remove { point }) = actions.peek() {
            parts.removed = Some(point);
            actions.next();
        }
        match actions.next()? {
            TrialAction::Move { origin, target } => parts.ends = Some((origin, target)),
            TrialAction::Pass => {}
            _ => return None,
        }
        if let Some(&TrialAction::SetNextPlayer { player }) = actions.peek() {
            parts.next_player = Some(player);
            actions.next();
        }
        actions.next().is_none().then_some(parts)
    }
}
