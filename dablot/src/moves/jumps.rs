//! Single jumps: which piece can capture, and where to.

use super::leaps::OpenLeaps;
use super::steps::StepWays;
use crate::outcome::outcome_of;
use crate::topology::tables;
use crate::{Action, Direction, Judged, Outcome, Point, PointSet, Position};

/// A set of directions, one bit each.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Ways(u8);

impl Ways {
    pub(crate) const NONE: Ways = Ways(0);

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for Ways {
    type Item = Direction;

    /// Takes out the first direction.
    #[inline]
    fn next(&mut self) -> Option<Direction> {
        if self.is_empty() {
            return None;
        }
        let first = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Direction::ALL[first as usize & 7])
    }
}

/// What one piece finds on the board while it captures.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Hunt {
    /// The enemies it may jump that are still there.
    pub(crate) victims: PointSet,
    /// Where it may land: a chain may cross or end on the point it began from, and a captured piece
    /// never stood where a chain can land.
    pub(crate) landings: PointSet,
}

impl Hunt {
    /// The directions in which a capture is possible from `here`.
    #[inline]
    pub(crate) fn ways(&self, here: Point) -> Ways {
        let mut ways = 0;
        for way in StepWays::to(here, self.victims) {
            let target = tables::JUMPS[here.index()][way as usize];
            if target.is_some_and(|target| self.landings.contains(target)) {
                ways |= 1 << way as u8;
            }
        }
        Ways(ways)
    }

    /// The hunt that goes on when `victim` is captured.
    #[inline]
    pub(crate) fn without(&self, victim: Point) -> Hunt {
        Hunt { victims: self.victims - victim, landings: self.landings }
    }
}

impl Position {
    /// What the mover's piece on `origin` finds.
    #[inline]
    pub(crate) fn hunt(&self, origin: Point) -> Hunt {
        let victims = self.enemy.capturable_by(self.own.role_at(origin));
        Hunt { victims, landings: self.empty() | origin }
    }

    /// The directions in which the mover's piece on `origin` can capture.
    #[inline]
    pub(crate) fn jump_ways(&self, origin: Point) -> Ways {
        self.hunt(origin).ways(origin)
    }

    /// The mover's warriors that can capture.
    #[inline]
    pub(crate) fn capturing_warriors(&self) -> PointSet {
        self.own.warriors() & OpenLeaps::new(self.enemy.warriors(), self.empty()).any
    }

    /// The mover's pieces that can capture; in a chain at most the one that began it.
    #[inline]
    pub(crate) fn captors(&self) -> PointSet {
        if let Some(point) = self.chain {
            return if self.jump_ways(point).is_empty() { PointSet::EMPTY } else { point.into() };
        }
        let springs = OpenLeaps::new(self.enemy.warriors(), self.empty()).any;
        let captors = self.own.men & springs;
        if self.chiefs_meet() { captors | self.duellists() } else { captors }
    }

    /// Whether king or prince stand beside one of the enemy's.
    #[inline]
    pub(crate) fn chiefs_meet(&self) -> bool {
        !self.own.beside_chiefs().is_disjoint(self.enemy.chiefs())
    }

    #[inline(never)]
    fn duellists(&self) -> PointSet {
        self.jumps_over_chiefs().into_iter().flatten().filter_map(Action::origin).collect()
    }

    /// The jumps of king and prince over the enemy's. Over warriors they jump as warriors do.
    #[inline]
    pub(crate) fn jumps_over_chiefs(&self) -> [Option<Action>; 3] {
        let (own, enemy) = (&self.own, &self.enemy);
        [
            self.jump_over(own.king, enemy.king),
            self.jump_over(own.king, enemy.prince),
            self.jump_over(own.prince, enemy.prince),
        ]
    }

    #[inline]
    fn jump_over(&self, chief: Option<Point>, victim: Option<Point>) -> Option<Action> {
        let (origin, over) = (chief?, victim?);
        let way = origin.direction_to(over)?;
        let landing = over.step(way).filter(|&landing| self.empty().contains(landing));
        landing.map(|_| Action::jump_along(origin, way))
    }

    /// Whether any capture is possible.
    #[inline]
    pub(crate) fn has_capture(&self) -> bool {
        !self.captors().is_empty()
    }

    /// Whether any step or capture is legal, leaving aside whether the game is decided.
    #[inline]
    pub(crate) fn has_move(&self) -> bool {
        self.has_step(self.step_limit()) || self.has_capture()
    }

    /// Whether `judged=capture` ends a chain that has left of the enemy's pieces only those on
    /// `left`: "a chain stops at once when the game is decided".
    #[inline]
    pub(crate) fn is_chain_cut(&self, left: impl FnOnce() -> PointSet) -> bool {
        self.rules.judged() == Judged::Capture && self.outcome_with(left()).is_some()
    }

    /// What the board decides when of the enemy's pieces only those on `left` are left.
    pub(crate) fn outcome_with(&self, left: PointSet) -> Option<Outcome> {
        outcome_of(&self.own, &self.enemy.reduced_to(left), self.side, self.rules)
    }
}
