//! Steps: "one piece moves along one line to an empty neighbouring point, in any direction".

use crate::topology::tables;
use crate::{Capture, Point, PointSet, Position, Side, SingleCombat, WarriorSteps};

/// Which of the steps that the lines allow the rules allow too.
#[derive(Copy, Clone, Debug)]
pub(crate) enum StepLimit {
    /// All of them.
    Free,
    /// None: a capture must be made.
    None,
    /// Some: warriors may have to go forward, and a duellist has to close in on this enemy.
    Some { forward: bool, nearer_to: Option<Point> },
}

impl PointSet {
    /// The points one step away from any point of the set; they may be in the set themselves.
    ///
    /// ```
    /// use dablot::{Point, PointSet};
    ///
    /// let both = PointSet::from(Point::A1) | Point::C1;
    /// assert_eq!(both.neighbours(), Point::A1.neighbours() | Point::C1.neighbours());
    /// ```
    #[inline]
    pub const fn neighbours(self) -> PointSet {
        let (grid, diagonal) = (self.grid, self.diagonal);
        // A diagonal crossing is joined to the grid crossings 0, 1, 8 and 9 bits above its own.
        let right = diagonal | diagonal << 1;
        let left = grid | grid >> 1;
        let along = grid << 1 | grid >> 1 | grid << 8 | grid >> 8;
        PointSet { grid: along | right | right << 8, diagonal: left | left >> 8 }
            .intersection(PointSet::ALL)
    }

    /// How many directed steps lead from a point of the set to a point of `targets`.
    #[inline]
    pub(crate) const fn count_steps_to(self, targets: PointSet) -> u32 {
        let (grid, diagonal) = (self.grid, self.diagonal);
        let (to_grid, to_diagonal) = (targets.grid, targets.diagonal);
        (grid & (to_grid >> 1)).count_ones()
            + (grid & (to_grid << 1)).count_ones()
            + (grid & (to_grid >> 8)).count_ones()
            + (grid & (to_grid << 8)).count_ones()
            + (grid & to_diagonal).count_ones()
            + (grid & (to_diagonal << 1)).count_ones()
            + (grid & (to_diagonal << 8)).count_ones()
            + (grid & (to_diagonal << 9)).count_ones()
            + (diagonal & to_grid).count_ones()
            + (diagonal & (to_grid >> 1)).count_ones()
            + (diagonal & (to_grid >> 8)).count_ones()
            + (diagonal & (to_grid >> 9)).count_ones()
    }
}

/// For each side and point the neighbours in the three directions away from the side.
static FORWARD: [[PointSet; Point::COUNT]; 2] = {
    let mut table = [[PointSet::EMPTY; Point::COUNT]; 2];
    let mut at = 0;
    while at < Point::COUNT {
        let point = Point::ALL[at];
        let mut to = 0;
        while to < Point::COUNT {
            let target = Point::ALL[to];
            if tables::NEIGHBOURS[at].contains(target) {
                let single = PointSet::compute_single(target);
                let (from, to) = (point.rank().number(), target.rank().number());
                if to > from {
                    table[0][at] = table[0][at].union(single);
                } else if to < from {
                    table[1][at] = table[1][at].union(single);
                }
            }
            to += 1;
        }
        at += 1;
    }
    table
};

/// Whether a step from `origin` to `target` leads away from a side's own end of the board.
pub(crate) fn is_forward(side: Side, origin: Point, target: Point) -> bool {
    FORWARD[side as usize][origin.index()].contains(target)
}

impl Position {
    /// Which steps the rules leave in this position.
    #[inline]
    pub(crate) fn step_limit(&self) -> StepLimit {
        if self.chain.is_some() {
            StepLimit::None
        } else if !self.rules.restrict_steps() {
            StepLimit::Free
        } else {
            self.step_limit_of_options()
        }
    }

    fn step_limit_of_options(&self) -> StepLimit {
        let nearer_to = self.duel().map(|(_, enemy)| enemy);
        if self.must_capture() || (nearer_to.is_some() && self.has_capture()) {
            return StepLimit::None;
        }
        match (self.rules.warrior_steps(), nearer_to) {
            (WarriorSteps::All, None) => StepLimit::Free,
            (steps, nearer_to) => {
                StepLimit::Some { forward: steps == WarriorSteps::Forward, nearer_to }
            }
        }
    }

    /// Whether the option `capture` forbids steps here.
    pub(crate) fn must_capture(&self) -> bool {
        match self.rules.capture() {
            Capture::Optional => false,
            Capture::Warriors => !self.capturing_warriors().is_empty(),
            Capture::All => self.has_capture(),
        }
    }

    /// The mover's piece and its enemy where the option `single_combat` holds: "when each side has
    /// exactly one piece and both are warriors or both are princes".
    pub(crate) fn duel(&self) -> Option<(Point, Point)> {
        if self.rules.single_combat() == SingleCombat::Off
            || self.own.men.has_many()
            || self.enemy.men.has_many()
        {
            return None;
        }
        let (own, enemy) = (self.own.men.first()?, self.enemy.men.first()?);
        let alike = self.own.role_at(own) == self.enemy.role_at(enemy);
        (alike && self.own.king.is_none()).then_some((own, enemy))
    }

    /// Where the piece on `origin` may step.
    #[inline]
    pub(crate) fn step_targets(&self, origin: Point, limit: StepLimit) -> PointSet {
        match limit {
            StepLimit::Free => origin.neighbours() & self.empty(),
            StepLimit::None => PointSet::EMPTY,
            StepLimit::Some { forward, nearer_to } => {
                self.limited_targets(origin, forward, nearer_to)
            }
        }
    }

    fn limited_targets(&self, origin: Point, forward: bool, nearer_to: Option<Point>) -> PointSet {
        let mut targets = origin.neighbours() & self.empty();
        if forward && self.own.warriors().contains(origin) {
            targets &= FORWARD[self.side as usize][origin.index()];
        }
        if let Some(enemy) = nearer_to {
            let distance = origin.distance(enemy);
            targets = targets.iter().filter(|target| target.distance(enemy) < distance).collect();
        }
        targets
    }

    /// The pieces that have an empty point beside them, whatever the options say of it; none in a
    /// chain.
    #[inline]
    pub(crate) fn steppers(&self, limit: StepLimit) -> PointSet {
        match limit {
            StepLimit::None => PointSet::EMPTY,
            StepLimit::Free | StepLimit::Some { .. } => self.own.men & self.empty().neighbours(),
        }
    }

    /// How many steps are legal.
    #[inline]
    pub(crate) fn step_count(&self, limit: StepLimit) -> u32 {
        match limit {
            StepLimit::Free => self.own.men.count_steps_to(self.empty()),
            StepLimit::None => 0,
            StepLimit::Some { .. } => {
                let steppers = self.steppers(limit).iter();
                steppers.map(|origin| self.step_targets(origin, limit).len()).sum()
            }
        }
    }

    /// Whether any step is legal.
    #[inline]
    pub(crate) fn has_step(&self, limit: StepLimit) -> bool {
        match limit {
            StepLimit::Free | StepLimit::None => !self.steppers(limit).is_empty(),
            StepLimit::Some { .. } => {
                let mut steppers = self.steppers(limit).iter();
                steppers.any(|origin| !self.step_targets(origin, limit).is_empty())
            }
        }
    }
}
