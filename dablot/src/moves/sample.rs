//! Drawing one decision without listing them.

use super::lines::{move_on_line, moves_by_line};
use super::steps::StepLimit;
use crate::topology::bits;
use crate::{Action, Point, Position};

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
            return Some(self.sample_in_chain(point, draw));
        }
        if !matches!(self.step_limit(), StepLimit::Free) {
            return self.sample_from_list(draw);
        }
        let (own, empty) = (self.own.men, self.empty());
        let moves = moves_by_line(own, self.enemy.warriors(), empty);
        let rows = bits::count_rows(moves);
        let on_lines = (rows >> 56) as u32;
        let count = on_lines + self.count_jumps_over_chiefs();
        if count == 0 {
            return self.can_pass().then_some(Action::PASS);
        }
        let drawn = checked(draw(count), count);
        if drawn < on_lines {
            let (word, bit) = bits::pick(moves, rows, drawn);
            Some(move_on_line(own, empty, word, bit))
        } else {
            self.nth_jump_over_chief(drawn - on_lines)
        }
    }

    #[inline(never)]
    fn sample_in_chain(&self, point: Point, draw: impl FnOnce(u32) -> u32) -> Action {
        let ways = self.jump_ways(point);
        let drawn = checked(draw(ways.len() + 1), ways.len() + 1);
        let way = ways.into_iter().nth(drawn as usize);
        way.map_or(Action::STOP, |way| Action::jump_along(point, way))
    }

    #[inline]
    fn count_jumps_over_chiefs(&self) -> u32 {
        if self.chiefs_meet() { self.count_duels() } else { 0 }
    }

    #[inline(never)]
    fn count_duels(&self) -> u32 {
        self.jumps_over_chiefs().iter().flatten().count() as u32
    }

    #[cold]
    fn nth_jump_over_chief(&self, number: u32) -> Option<Action> {
        self.jumps_over_chiefs().into_iter().flatten().nth(number as usize)
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
