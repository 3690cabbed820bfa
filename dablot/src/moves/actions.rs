//! All legal single decisions.

use super::lines::{jump_on_line, jumps_by_line};
use super::steps::StepLimit;
use crate::{Action, ActionList, ActionMask, Position};

impl Position {
    /// The legal decisions in order of their numbers; none if the game is over.
    ///
    /// ```
    /// use dablot::{Action, Position};
    ///
    /// let actions = Position::default().actions();
    /// assert_eq!(actions.len(), 15);
    /// assert_eq!(actions[0].to_string(), "a5-b6");
    /// ```
    pub fn actions(&self) -> ActionList {
        let mut list = ActionList::new();
        self.for_each_action(|action| list.push(action));
        list
    }

    /// The numbers of the legal decisions; empty if the game is over.
    pub fn action_mask(&self) -> ActionMask {
        let mut mask = ActionMask::EMPTY;
        if !self.is_decided() && matches!(self.step_limit(), StepLimit::Free) {
            mask.insert_steps(self.own.men & self.empty().neighbours(), self.empty());
            let own = self.own.men;
            let jumps = jumps_by_line(own, self.enemy.warriors(), self.empty());
            for (word, mut lines) in jumps.into_iter().enumerate() {
                while lines != 0 {
                    let (origin, way) = jump_on_line(own, word, lines.trailing_zeros());
                    mask.insert(Action::jump_along(origin, way));
                    lines &= lines - 1;
                }
            }
            if self.chiefs_meet() {
                self.jumps_over_chiefs().into_iter().flatten().for_each(|jump| mask.insert(jump));
            }
            if mask.is_empty() && self.can_pass() {
                mask.insert(Action::PASS);
            }
        } else {
            self.for_each_action(|action| mask.insert(action));
        }
        mask
    }

    /// How many decisions are legal.
    pub fn action_count(&self) -> u32 {
        if self.is_decided() {
            return 0;
        }
        let steps = self.step_count(self.step_limit());
        let jumps: u32 = self.captors().iter().map(|origin| self.jump_ways(origin).len()).sum();
        let moves = steps + jumps + u32::from(self.chain.is_some());
        if moves == 0 { u32::from(self.can_pass()) } else { moves }
    }

    #[inline]
    fn for_each_action(&self, mut f: impl FnMut(Action)) {
        if self.is_decided() {
            return;
        }
        let limit = self.step_limit();
        let mut any = false;
        for origin in self.steppers(limit) {
            for way in self.step_ways(origin, limit) {
                any = true;
                f(Action::step_along(origin, way));
            }
        }
        for origin in self.captors() {
            for way in self.jump_ways(origin) {
                any = true;
                f(Action::jump_along(origin, way));
            }
        }
        if self.chain.is_some() {
            f(Action::STOP);
        } else if !any && self.can_pass() {
            f(Action::PASS);
        }
    }
}
