//! How many replies there are to all turns together, mostly without playing them.
//!
//! A step changes little for the other side. Its pieces gain a step for each of them that stands
//! beside the point that was left, and lose one for each beside the point that was taken, so the
//! steps of all replies to all steps are a sum over the few points where the sides meet. And its
//! chains stay the same chains, unless one of the two points plays a part in them. Which points do
//! is found for all steps at once; only where it matters are the chains counted anew.

use super::count::Captors;
use super::leaps;
use super::lines::steps_by_line;
use crate::topology::bits::count_ones;
use crate::{Army, Point, PointSet, Position, Rules};

impl Position {
    /// How many replies there are to all legal turns together: the tree of depth 2.
    pub(super) fn reply_count(&self) -> u64 {
        if self.is_decided() {
            return 0;
        }
        if self.chain.is_some() || self.rules != Rules::STANDARD {
            return self.turns().fold(0, |sum, turn| sum + self.play_unchecked(turn).turn_count());
        }
        let steps = self.replies_to_steps();
        if !self.has_capture() {
            return steps;
        }
        self.captures().fold(steps, |sum, turn| sum + self.play_unchecked(turn).turn_count())
    }

    fn replies_to_steps(&self) -> u64 {
        let (own, enemy, empty) = (&self.own, &self.enemy, self.empty());
        let steps = u64::from(count_ones(steps_by_line(own.men, empty)));
        let captors = Captors::new(enemy);
        let chains = captors.count_chains(own, empty);
        let unchanged = steps * (u64::from(count_ones(steps_by_line(enemy.men, empty))) + chains);
        // The sums may be taken in any order, so what is lost is subtracted once, at the end.
        let (gained, lost) = self.steps_gained_and_lost(empty);
        let (fresh, stale) = self.chains_counted_anew(&captors, empty, chains);
        unchanged + gained + fresh - lost - stale
    }

    /// How many steps the enemy gains beside the points that steps leave, and loses beside those
    /// that they take, all steps together.
    fn steps_gained_and_lost(&self, empty: PointSet) -> (u64, u64) {
        let (own, enemy) = (self.own.men, self.enemy.men);
        let met = enemy.neighbours();
        let product = |point: Point, others: PointSet| {
            let beside = point.neighbours();
            u64::from((beside & enemy).len() * (beside & others).len())
        };
        let left = (own & met & empty.neighbours()).iter().map(|origin| product(origin, empty));
        let taken = (empty & met & own.neighbours()).iter().map(|target| product(target, own));
        (left.sum(), taken.sum())
    }

    /// For the steps that may change the enemy's chains: how many chains there are after them, and
    /// how many were counted for them already.
    fn chains_counted_anew(
        &self,
        captors: &Captors<'_>,
        empty: PointSet,
        chains: u64,
    ) -> (u64, u64) {
        let parts = Parts::of_chains(self.enemy.men, self.own.men, empty);
        let reached = (parts.taken | parts.facing).neighbours();
        let (mut fresh, mut stale) = (0, 0);
        for origin in self.own.men & empty.neighbours() & (parts.left | reached) {
            for target in parts.targets_that_matter(origin, origin.neighbours() & empty) {
                let moved: Army = self.own.moved(origin, target);
                fresh += captors.count_chains(&moved, (empty | origin) - target);
                stale += chains;
            }
        }
        (fresh, stale)
    }
}

/// The points that play a part in chains, whatever the roles of the pieces.
struct Parts {
    /// The victims' points that matter when they are left.
    left: PointSet,
    /// The empty points that matter when they are taken.
    taken: PointSet,
    /// The empty points between a captor and a victim: they matter when they are taken by just that
    /// victim, since it leaves the point behind it empty.
    facing: PointSet,
    /// Where chains begin and go on.
    origins: PointSet,
}

impl Parts {
    /// The parts in chains of `captors` over `victims`.
    fn of_chains(captors: PointSet, victims: PointSet, empty: PointSet) -> Parts {
        // A chain goes on from where it lands, so landings count among the captors.
        let mut origins = captors;
        let landings = loop {
            let landings = leaps::landings_over(origins, victims);
            if (landings & empty).is_subset(origins) {
                break landings;
            }
            origins |= landings & empty;
        };
        Parts {
            left: (landings & victims) | leaps::jumped(origins, victims, empty),
            taken: (landings & empty) | leaps::jumped(origins, empty, empty),
            facing: leaps::jumped(origins, empty, victims),
            origins,
        }
    }

    /// Those of the `targets` of steps from `origin` that may change the chains.
    #[inline]
    fn targets_that_matter(&self, origin: Point, targets: PointSet) -> PointSet {
        if self.left.contains(origin) {
            return targets;
        }
        let facing = (targets & self.facing) - self.taken;
        let faces = |target: &Point| {
            let beyond = origin.direction_to(*target).and_then(|way| target.step(way));
            beyond.is_some_and(|beyond| self.origins.contains(beyond))
        };
        facing.iter().filter(faces).fold(targets & self.taken, |all, target| all | target)
    }
}
