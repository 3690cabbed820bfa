//! The ways to jump, as turns of the words of a [`PointSet`].
//!
//! A jump turns its word to the jumped point, and again to the landing. What leaves a word at one end
//! comes in at the other where no crossing has its bit. Pieces never change between grid
//! and diagonal crossings by jumping: on the grid a straight jump passes over a grid crossing and a
//! slanted one over a diagonal crossing; between diagonal crossings all jumps are slanted and pass
//! over grid crossings. Written as constants, the loops over the ways become straight code.

use crate::PointSet;
use crate::topology::bits;

/// One way to jump: how far the words are turned from the origins to the jumped points, from these to
/// the landings, and from the origins to the landings.
#[derive(Copy, Clone)]
pub(super) struct Leap {
    to_over: u32,
    to_landing: u32,
    all_the_way: u32,
}

const fn leap(to_over: i32, to_landing: i32) -> Leap {
    const fn turned(by: i32) -> u32 {
        by.rem_euclid(64) as u32
    }
    Leap {
        to_over: turned(to_over),
        to_landing: turned(to_landing),
        all_the_way: turned(to_over + to_landing),
    }
}

/// From grid crossing to grid crossing over a third: south, west, east, north.
pub(super) const STRAIGHT: [Leap; 4] = [leap(-8, -8), leap(-1, -1), leap(1, 1), leap(8, 8)];

/// From grid crossing to grid crossing over a diagonal crossing: south-west, south-east,
/// north-west, north-east.
pub(super) const SLANTED: [Leap; 4] = [leap(-9, 0), leap(-8, 1), leap(-1, 8), leap(0, 9)];

/// From diagonal crossing to diagonal crossing over a grid crossing, in the same order.
pub(super) const DIAGONAL: [Leap; 4] = [leap(0, -9), leap(1, -8), leap(8, -1), leap(9, 0)];

impl Leap {
    /// The points that are jumped from `origins`.
    #[inline(always)]
    pub(super) const fn over(self, origins: u64) -> u64 {
        origins.rotate_left(self.to_over)
    }

    /// The points where jumps over `over` land.
    #[inline(always)]
    pub(super) const fn landing(self, over: u64) -> u64 {
        over.rotate_left(self.to_landing)
    }

    /// The points where jumps from `origins` land.
    #[inline(always)]
    pub(super) const fn target(self, origins: u64) -> u64 {
        origins.rotate_left(self.all_the_way)
    }

    /// The points that are jumped to reach `landings`.
    #[inline(always)]
    pub(super) const fn over_before(self, landings: u64) -> u64 {
        landings.rotate_right(self.to_landing)
    }

    /// The points where jumps that reach `landings` begin.
    #[inline(always)]
    pub(super) const fn origin(self, landings: u64) -> u64 {
        landings.rotate_right(self.all_the_way)
    }

    /// The points from which a jump over one of `victims` lands on one of `landings`.
    #[inline(always)]
    pub(super) const fn springs(self, victims: u64, landings: u64) -> u64 {
        (victims & self.over_before(landings)).rotate_right(self.to_over)
    }
}

/// From which points which ways of jumping are open, whoever stands there.
#[derive(Copy, Clone)]
pub(super) struct OpenLeaps {
    pub(super) victims: PointSet,
    pub(super) landings: PointSet,
    pub(super) straight: [u64; 4],
    pub(super) slanted: [u64; 4],
    pub(super) diagonal: [u64; 4],
    /// The points from which any way is open.
    pub(super) any: PointSet,
}

impl OpenLeaps {
    /// The jumps over one of `victims` that land on one of `landings`.
    #[inline(always)]
    pub(super) fn new(victims: PointSet, landings: PointSet) -> OpenLeaps {
        let straight = STRAIGHT.map(|leap| leap.springs(victims.grid, landings.grid));
        let slanted = SLANTED.map(|leap| leap.springs(victims.diagonal, landings.grid));
        let diagonal = DIAGONAL.map(|leap| leap.springs(victims.grid, landings.diagonal));
        let any = PointSet { grid: union(straight) | union(slanted), diagonal: union(diagonal) };
        OpenLeaps { victims, landings, straight, slanted, diagonal, any }
    }

    /// Those of the jumps that begin on one of `origins`.
    #[inline(always)]
    pub(super) fn of(&self, origins: PointSet) -> OpenLeaps {
        OpenLeaps {
            straight: self.straight.map(|springs| springs & origins.grid),
            slanted: self.slanted.map(|springs| springs & origins.grid),
            diagonal: self.diagonal.map(|springs| springs & origins.diagonal),
            any: self.any & origins,
            ..*self
        }
    }

    /// How many jumps there are, if from each two opposite points at most one jump leads over the
    /// point between them, as jumps of one side do.
    #[inline(always)]
    pub(super) const fn len(&self) -> u32 {
        let [south_north, west_east] = overs(STRAIGHT, self.straight);
        let [rising, falling] = overs(SLANTED, self.slanted);
        let [diagonal_rising, diagonal_falling] = overs(DIAGONAL, self.diagonal);
        bits::count_ones([
            south_north,
            west_east,
            rising,
            falling,
            diagonal_rising,
            diagonal_falling,
        ])
    }

    /// Where the jumps land.
    #[inline(always)]
    pub(super) const fn landings(&self) -> PointSet {
        PointSet {
            grid: landings(STRAIGHT, self.straight) | landings(SLANTED, self.slanted),
            diagonal: landings(DIAGONAL, self.diagonal),
        }
    }
}

/// The points that the jumps from `origins`, listed by way, pass over: along the first way and its
/// opposite, which is the last, and along the other two.
#[inline(always)]
const fn overs(ways: [Leap; 4], origins: [u64; 4]) -> [u64; 2] {
    [
        ways[0].over(origins[0]) | ways[3].over(origins[3]),
        ways[1].over(origins[1]) | ways[2].over(origins[2]),
    ]
}

#[inline(always)]
const fn union(words: [u64; 4]) -> u64 {
    words[0] | words[1] | words[2] | words[3]
}

/// Where the jumps from `origins`, listed by way, land.
#[inline(always)]
const fn landings(ways: [Leap; 4], origins: [u64; 4]) -> u64 {
    union([
        ways[0].target(origins[0]),
        ways[1].target(origins[1]),
        ways[2].target(origins[2]),
        ways[3].target(origins[3]),
    ])
}

/// Where jumps from `origins` over `overs` land, whatever stands there.
pub(super) fn landings_over(origins: PointSet, overs: PointSet) -> PointSet {
    let landings = |ways: [Leap; 4], origins, overs| {
        ways.into_iter().fold(0, |all, leap| all | leap.landing(leap.over(origins) & overs))
    };
    let grid = landings(STRAIGHT, origins.grid, overs.grid)
        | landings(SLANTED, origins.grid, overs.diagonal);
    let diagonal = landings(DIAGONAL, origins.diagonal, overs.grid);
    PointSet { grid, diagonal } & PointSet::ALL
}

/// Those of `overs` that a jump from `origins` to `landings` passes over.
pub(super) fn jumped(origins: PointSet, overs: PointSet, landings: PointSet) -> PointSet {
    let passed = |ways: [Leap; 4], origins, landings| {
        ways.into_iter()
            .fold(0, |all, leap| all | (leap.over(origins) & leap.over_before(landings)))
    };
    let grid = passed(STRAIGHT, origins.grid, landings.grid)
        | passed(DIAGONAL, origins.diagonal, landings.diagonal);
    let diagonal = passed(SLANTED, origins.grid, landings.grid);
    PointSet { grid, diagonal } & overs
}
