//! Drawing one decision without listing them.

use super::leaps::{JUMP_WAYS, OpenLeaps, origin};
use super::steps::StepLimit;
use crate::topology::bits;
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
        if let Some(point) = self.chain {
            let ways = self.jump_ways(point);
            let drawn = checked(draw(ways.len() + 1), ways.len() + 1);
            let way = ways.into_iter().nth(drawn as usize);
            return Some(way.map_or(Action::STOP, |way| Action::jump_along(point, way)));
        }
        if !matches!(self.step_limit(), StepLimit::Free) {
            return self.sample_from_list(draw);
        }
        let steps = self.own.men.steps_to(self.empty());
        let step_counts = steps.map(u64::count_ones);
        let step_count: u32 = step_counts.iter().sum();
        let leaps = OpenLeaps::new(self.enemy.warriors(), self.empty()).of(self.own.men);
        let jumps = leaps.words();
        let jump_count = if leaps.any.is_empty() { 0 } else { bits::count_ones(jumps) };
        let duels = self.jumps_over_chiefs();
        let count = step_count + jump_count + duels.iter().flatten().count() as u32;
        if count == 0 {
            return self.can_pass().then_some(Action::PASS);
        }
        let drawn = checked(draw(count), count);
        if drawn < step_count {
            let (at, bit) = pick(&steps, &step_counts, drawn);
            Some(Action::step_along(origin(at, bit), STEP_WAYS[at]))
        } else if drawn < step_count + jump_count {
            let counts = jumps.map(u64::count_ones);
            let (at, bit) = pick(&jumps, &counts, drawn - step_count);
            Some(Action::jump_along(origin(at, bit), JUMP_WAYS[at]))
        } else {
            duels.into_iter().flatten().nth((drawn - step_count - jump_count) as usize)
        }
    }

    #[cold]
    fn sample_from_list(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        let actions = self.actions();
        let count = actions.len() as u32;
        (count > 0).then(|| actions[checked(draw(count), count) as usize])
    }
}

fn checked(drawn: u32, count: u32) -> u32 {
    assert!(drawn < count, "a number below {count} was to be drawn, not {drawn}");
    drawn
}

/// The word and the bit of the `number`-th bit that is set in any of the words.
#[inline]
fn pick(words: &[u64; 12], counts: &[u32; 12], mut number: u32) -> (usize, u32) {
    let mut at = 0;
    // Four words at a time, then one: the place is not to be foreseen, so fewer turns are better
    // than a simpler loop.
    for four in [0, 4] {
        let sum = counts[four] + counts[four + 1] + counts[four + 2] + counts[four + 3];
        if at == four && number >= sum {
            number -= sum;
            at += 4;
        }
    }
    for _ in 0..3 {
        if number >= counts[at] {
            number -= counts[at];
            at += 1;
        }
    }
    let mut word = words[at];
    for _ in 0..number {
        word &= word.wrapping_sub(1);
    }
    (at, word.trailing_zeros())
}
