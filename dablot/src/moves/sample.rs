//! Drawing one decision without listing them.

use super::leaps::OpenLeaps;
use super::steps::StepLimit;
use crate::topology::{diagonal_point, grid_point};
use crate::{Action, Direction, Position};

/// The directions of [`PointSet::steps_to`].
const STEP_WAYS: [Direction; 12] = [
    Direction::East,
    Direction::West,
    Direction::North,
    Direction::South,
    Direction::NorthEast,
    Direction::NorthWest,
    Direction::SouthEast,
    Direction::SouthWest,
    Direction::NorthEast,
    Direction::NorthWest,
    Direction::SouthEast,
    Direction::SouthWest,
];

/// The directions of [`OpenLeaps::words`].
const JUMP_WAYS: [Direction; 12] = [
    Direction::South,
    Direction::West,
    Direction::East,
    Direction::North,
    Direction::SouthWest,
    Direction::SouthEast,
    Direction::NorthWest,
    Direction::NorthEast,
    Direction::SouthWest,
    Direction::SouthEast,
    Direction::NorthWest,
    Direction::NorthEast,
];

impl Position {
    /// A legal decision drawn by lot: `draw` is told how many there are, 1 or more, and gives back
    /// a number below that, with which one is picked. `None` if the game is over.
    ///
    /// No list is made. Each number picks another decision, but in no order that means anything:
    /// with an even draw every legal decision is equally likely.
    ///
    /// ```
    /// use dablot::Position;
    ///
    /// let start = Position::default();
    /// let action = start.sample_action(|count| count / 2).unwrap();
    /// assert!(start.is_legal_action(action));
    /// ```
    ///
    /// # Panics
    /// If `draw` gives back a number that is not below what it was told.
    #[inline]
    pub fn sample_action(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        if self.is_decided() {
            return None;
        }
        let limit = self.step_limit();
        if self.chain.is_some() || !matches!(limit, StepLimit::Free) || self.has_chiefs_meeting() {
            return self.sample_from_list(draw);
        }
        let steps = self.own.men.steps_to(self.empty());
        let leaps = OpenLeaps::new(self.enemy.warriors(), self.empty()).of(self.own.men);
        let step_counts = steps.map(u64::count_ones);
        let step_count: u32 = step_counts.iter().sum();
        let jumps = leaps.words();
        let jump_counts = if leaps.any.is_empty() { [0; 12] } else { jumps.map(u64::count_ones) };
        let count = step_count + jump_counts.iter().sum::<u32>();
        if count == 0 {
            return self.can_pass().then_some(Action::PASS);
        }
        let drawn = draw(count);
        assert!(drawn < count, "a number below {count} was to be drawn, not {drawn}");
        if drawn < step_count {
            let (at, bit) = pick(&steps, &step_counts, drawn);
            let origin = if at < 8 { grid_point(bit) } else { diagonal_point(bit) };
            Some(Action::step_along(origin, STEP_WAYS[at]))
        } else {
            let (at, bit) = pick(&jumps, &jump_counts, drawn - step_count);
            let origin = if at < 8 { grid_point(bit) } else { diagonal_point(bit) };
            Some(Action::jump_along(origin, JUMP_WAYS[at]))
        }
    }

    /// Whether king or prince could have one of the enemy's beside them, which they may jump.
    #[inline]
    fn has_chiefs_meeting(&self) -> bool {
        let mut chiefs = [self.own.king, self.own.prince].into_iter().flatten();
        chiefs.any(|chief| self.enemy.has_chief_beside(chief))
    }

    fn sample_from_list(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        let actions = self.actions();
        let count = actions.len() as u32;
        if count == 0 {
            return None;
        }
        let drawn = draw(count);
        assert!(drawn < count, "a number below {count} was to be drawn, not {drawn}");
        Some(actions[drawn as usize])
    }
}

/// The word and the bit of the `number`-th bit that is set in any of the words.
#[inline]
fn pick(words: &[u64; 12], counts: &[u32; 12], mut number: u32) -> (usize, u32) {
    let mut at = 0;
    while at < 11 && number >= counts[at] {
        number -= counts[at];
        at += 1;
    }
    let mut word = words[at];
    for _ in 0..number {
        word &= word.wrapping_sub(1);
    }
    (at, word.trailing_zeros())
}
