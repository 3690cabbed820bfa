//! All legal single decisions.

use super::lines::JumpLines;
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
        if self.has_free_steps() {
            mask.insert_steps(self.own.men & self.empty().neighbours(), self.empty());
            self.jump_lines().for_each_number(|number| _ = mask.insert_number(number));
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

    /// Whether the game goes on between turns and the lines alone say which steps are legal.
    #[inline]
    pub(crate) fn has_free_steps(&self) -> bool {
        !self.is_decided() && matches!(self.step_limit(), StepLimit::Free)
    }

    /// The jumps over warriors, where [no piece is in a chain](Position::has_free_steps).
    #[inline(always)]
    pub(crate) fn jump_lines(&self) -> JumpLines {
        JumpLines::new(self.own.men, self.enemy.warriors(), self.empty())
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
