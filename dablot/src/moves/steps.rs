//! Steps: "one piece moves along one line to an empty neighbouring point, in any direction".

use super::lines::steps_by_line;
use crate::topology::{bits, tables};
use crate::{
    Capture, Direction, Point, PointSet, Position, Role, Side, SingleCombat, WarriorSteps,
};

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
}

/// The directions in which a piece may step, one bit each.
///
/// The bits lie as the neighbours of a point lie in the words of a [`PointSet`], so that one shift
/// of each word gathers them: the grid neighbours below, beside and above a grid crossing are 8 and
/// 1 bits away from it, the diagonal ones 9, 8, 1 and 0 bits, and these go in between, two bits up.
/// That makes the order of the bits the order of the directions.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct StepWays(u32);

const ALONG: u32 = 1 | 1 << 7 | 1 << 9 | 1 << 16;
const SLANTED: u32 = 1 << 2 | 1 << 3 | 1 << 10 | 1 << 11;
/// The three directions away from South, and from North.
const FORWARD: [u32; 2] = [1 << 10 | 1 << 11 | 1 << 16, 1 | 1 << 2 | 1 << 3];

impl StepWays {
    pub(crate) const NONE: StepWays = StepWays(0);

    /// The directions that lead from `origin` to one of `targets`.
    #[inline]
    pub(crate) const fn to(origin: Point, targets: PointSet) -> StepWays {
        let bit = tables::BITS[origin as usize];
        let (beside, along) =
            if bit < 64 { (targets.diagonal << 9, ALONG) } else { (targets.grid, 0) };
        let bit = bit & 63;
        let along = (targets.grid << 8 >> bit) as u32 & along;
        StepWays(along | ((beside >> bit) << 2) as u32 & SLANTED)
    }

    /// The directions that lead from a grid crossing, given by its bit, to one of `targets`.
    #[inline]
    pub(super) const fn from_grid(bit: u32, targets: PointSet) -> StepWays {
        let along = (targets.grid << 8 >> bit) as u32 & ALONG;
        StepWays(along | ((targets.diagonal << 9 >> bit) << 2) as u32 & SLANTED)
    }

    /// The directions as the bits of a byte, in order.
    #[inline]
    pub(super) const fn by_direction(self) -> u8 {
        let spread = self.0;
        (spread & 1 | spread >> 1 & 6 | spread >> 4 & 8 | spread >> 5 & 0x70 | spread >> 9 & 0x80)
            as u8
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for StepWays {
    type Item = Direction;

    /// Takes out the first direction.
    #[inline]
    fn next(&mut self) -> Option<Direction> {
        static DIRECTIONS: [Direction; 32] = {
            let mut directions = [Direction::South; 32];
            let bits = [0, 2, 3, 7, 9, 10, 11, 16];
            let mut way = 0;
            while way < 8 {
                directions[bits[way]] = Direction::ALL[way];
                way += 1;
            }
            directions
        };
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(DIRECTIONS[(first & 31) as usize])
    }
}

/// Whether a step from `origin` to `target` leads away from a side's own end of the board.
pub(crate) fn is_forward(side: Side, origin: Point, target: Point) -> bool {
    StepWays::to(origin, target.into()).0 & FORWARD[side as usize] != 0
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

    /// The directions in which the piece on `origin` may step.
    #[inline]
    pub(crate) fn step_ways(&self, origin: Point, limit: StepLimit) -> StepWays {
        match limit {
            StepLimit::Free => StepWays::to(origin, self.empty()),
            StepLimit::None => StepWays::NONE,
            StepLimit::Some { forward, nearer_to } => self.limited_ways(origin, forward, nearer_to),
        }
    }

    fn limited_ways(&self, origin: Point, forward: bool, nearer_to: Option<Point>) -> StepWays {
        let mut targets = origin.neighbours() & self.empty();
        if let Some(enemy) = nearer_to {
            let distance = origin.distance(enemy);
            targets = targets.iter().filter(|target| target.distance(enemy) < distance).collect();
        }
        let ways = StepWays::to(origin, targets);
        if forward && self.own.role_at(origin) == Role::Warrior {
            StepWays(ways.0 & FORWARD[self.side as usize])
        } else {
            ways
        }
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
            StepLimit::Free => bits::count_ones(steps_by_line(self.own.men, self.empty())),
            StepLimit::None => 0,
            StepLimit::Some { .. } => {
                let steppers = self.steppers(limit).iter();
                steppers.map(|origin| self.step_ways(origin, limit).len()).sum()
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
                steppers.any(|origin| !self.step_ways(origin, limit).is_empty())
            }
        }
    }
}
