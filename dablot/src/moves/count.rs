//! How many turns there are, without building them.

use super::jumps::Hunt;
use crate::{Point, PointSet, Position};

impl Position {
    /// How many turns are legal: what [`Position::turns`] would list.
    ///
    /// Steps are counted whole sets at a time; chains are walked through one by one.
    #[inline]
    pub fn turn_count(&self) -> u64 {
        if self.is_decided() {
            return 0;
        }
        let steps = self.step_count(self.step_limit());
        let captors = self.captors();
        let mut count = u64::from(steps);
        if !captors.is_empty() {
            count += self.chain_count(captors);
        }
        if count == 0 && self.can_pass() { 1 } else { count }
    }

    /// Whether any turn is legal.
    ///
    /// ```
    /// assert!(dablot::Position::default().has_turn());
    /// ```
    #[inline]
    pub fn has_turn(&self) -> bool {
        !self.is_decided() && (self.has_move() || self.can_pass_if_immobile())
    }

    fn chain_count(&self, captors: PointSet) -> u64 {
        captors
            .iter()
            .map(|origin| self.chains_from(origin, self.hunt(origin), self.enemy.men))
            .sum()
    }

    fn chains_from(&self, here: Point, hunt: Hunt, left: PointSet) -> u64 {
        let mut count = 0;
        for way in hunt.ways(here) {
            let Some(jump) = here.jump(way) else { continue };
            let left = left - jump.over;
            count += 1;
            if !self.is_chain_cut(|| left) {
                count += self.chains_from(jump.target, hunt.without(jump.over), left);
            }
        }
        count
    }
}
