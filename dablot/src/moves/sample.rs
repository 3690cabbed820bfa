//! Drawing one decision without listing them.

use super::lines::{jump_on_line, jumps_by_line, step_on_line, steps_by_line};
use super::steps::StepLimit;
use crate::topology::bits;
use crate::{Action, Position};

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
        let own = self.own.men;
        let steps = steps_by_line(own, self.empty());
        let jumps = jumps_by_line(own, self.enemy.warriors(), self.empty());
        let duels = self.jumps_over_chiefs();
        let (step_count, jump_count) = (bits::count_ones(steps), bits::count_ones(jumps));
        let count = step_count + jump_count + duels.iter().flatten().count() as u32;
        if count == 0 {
            return self.can_pass().then_some(Action::PASS);
        }
        let drawn = checked(draw(count), count);
        if drawn < step_count {
            let (word, bit) = pick(steps, drawn);
            let (origin, way) = step_on_line(own, word, bit);
            Some(Action::step_along(origin, way))
        } else if drawn < step_count + jump_count {
            let (word, bit) = pick(jumps, drawn - step_count);
            let (origin, way) = jump_on_line(own, word, bit);
            Some(Action::jump_along(origin, way))
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
///
/// A number drawn by lot cannot be foreseen, so nothing here branches on it.
#[inline]
fn pick(words: [u64; 6], number: u32) -> (usize, u32) {
    let (mut at, mut before, mut sum) = (0, 0, 0);
    for word in &words[..5] {
        sum += word.count_ones();
        at += usize::from(sum <= number);
        before = if sum <= number { sum } else { before };
    }
    (at, bits::nth_one(words[at], number - before))
}
