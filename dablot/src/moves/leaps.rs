//! The ways to jump, as shifts of the words of a [`PointSet`].
//!
//! A jump is a shift to the jumped point and one to the landing. Pieces never change between grid
//! and diagonal crossings by jumping: on the grid a straight jump passes over a grid crossing and a
//! slanted one over a diagonal crossing; between diagonal crossings all jumps are slanted and pass
//! over grid crossings. Written as constants, the loops over the ways become straight code.

use crate::PointSet;

/// One way to jump.
#[derive(Copy, Clone)]
pub(super) struct Leap {
    to_over: i32,
    to_landing: i32,
}

const fn leap(to_over: i32, to_landing: i32) -> Leap {
    Leap { to_over, to_landing }
}

/// From grid crossing to grid crossing over a third: south, west, east, north.
pub(super) const STRAIGHT: [Leap; 4] = [leap(-8, -8), leap(-1, -1), leap(1, 1), leap(8, 8)];

/// From grid crossing to grid crossing over a diagonal crossing: south-west, south-east,
/// north-west, north-east.
pub(super) const SLANTED: [Leap; 4] = [leap(-9, 0), leap(-8, 1), leap(-1, 8), leap(0, 9)];

/// From diagonal crossing to diagonal crossing over a grid crossing, in the same order.
pub(super) const DIAGONAL: [Leap; 4] = [leap(0, -9), leap(1, -8), leap(8, -1), leap(9, 0)];

#[inline(always)]
const fn shift(bits: u64, by: i32) -> u64 {
    if by < 0 { bits >> -by } else { bits << by }
}

impl Leap {
    /// The points that are jumped from `origins`.
    #[inline(always)]
    pub(super) const fn over(self, origins: u64) -> u64 {
        shift(origins, self.to_over)
    }

    /// The points where jumps over `over` land.
    #[inline(always)]
    pub(super) const fn landing(self, over: u64) -> u64 {
        shift(over, self.to_landing)
    }

    /// The points where jumps from `origins` land.
    #[inline(always)]
    pub(super) const fn target(self, origins: u64) -> u64 {
        shift(origins, self.to_over + self.to_landing)
    }

    /// The points that are jumped to reach `landings`.
    #[inline(always)]
    pub(super) const fn over_before(self, landings: u64) -> u64 {
        shift(landings, -self.to_landing)
    }

    /// The points where jumps that reach `landings` begin.
    #[inline(always)]
    pub(super) const fn origin(self, landings: u64) -> u64 {
        shift(landings, -self.to_over - self.to_landing)
    }

    /// The points from which a jump over one of `victims` lands on one of `landings`.
    #[inline(always)]
    pub(super) const fn springs(self, victims: u64, landings: u64) -> u64 {
        shift(victims & self.over_before(landings), -self.to_over)
    }
}

/// The points from which any jump over one of `victims` lands on one of `landings`.
#[inline]
pub(super) fn springs(victims: PointSet, landings: PointSet) -> PointSet {
    let any = |leaps: [Leap; 4], victims, landings| {
        leaps.into_iter().fold(0, |any, leap: Leap| any | leap.springs(victims, landings))
    };
    PointSet {
        grid: any(STRAIGHT, victims.grid, landings.grid)
            | any(SLANTED, victims.diagonal, landings.grid),
        diagonal: any(DIAGONAL, victims.grid, landings.diagonal),
    }
}
