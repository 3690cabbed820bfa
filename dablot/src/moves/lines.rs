//! Steps and jumps found line by line instead of piece by piece.
//!
//! A line of two points is a step for at most one side at a time: from its one end, where a piece of
//! the mover stands, to its other, which is empty. So lines need not be looked at from both ends,
//! and six words of a [`PointSet`]'s kind hold all steps: the lines that run east and north from
//! each grid crossing, and the four that run from each diagonal crossing. Likewise six words hold all
//! jumps, by the point that is jumped: straight and slanted over grid crossings, slanted over
//! diagonal crossings, two lines each.

use crate::topology::{diagonal_point, grid_point};
use crate::{Action, Direction, Point, PointSet};

/// Where the lines of each word of [`steps_by_line`] lead, seen from the point of a bit.
const STEP_WAYS: [Direction; 6] = [
    Direction::East,
    Direction::North,
    Direction::SouthWest,
    Direction::SouthEast,
    Direction::NorthWest,
    Direction::NorthEast,
];

/// Where the lines of each word of [`jumps_by_line`] lead, seen from the jumped point.
const JUMP_WAYS: [Direction; 6] = [
    Direction::East,
    Direction::North,
    Direction::NorthEast,
    Direction::NorthWest,
    Direction::NorthEast,
    Direction::NorthWest,
];

/// The lines with one end in `own` and the other in `targets`, which have no point in common. The
/// first two words are about lines from grid crossings, the others about lines from diagonal ones.
#[inline(always)]
pub(super) const fn steps_by_line(own: PointSet, targets: PointSet) -> [u64; 6] {
    let (grid, diagonal) = (own.grid, own.diagonal);
    let (to_grid, to_diagonal) = (targets.grid, targets.diagonal);
    [
        (grid & to_grid >> 1) | (to_grid & grid >> 1),
        (grid & to_grid >> 8) | (to_grid & grid >> 8),
        (diagonal & to_grid) | (to_diagonal & grid),
        (diagonal & to_grid >> 1) | (to_diagonal & grid >> 1),
        (diagonal & to_grid >> 8) | (to_diagonal & grid >> 8),
        (diagonal & to_grid >> 9) | (to_diagonal & grid >> 9),
    ]
}

/// The lines along which a piece of `own` can step to one of `empty` or begin to jump over one of
/// `victims`: at most one of the two, and from one end only, so six words hold both. Laid out as
/// those of [`steps_by_line`].
#[inline(always)]
pub(super) const fn moves_by_line(own: PointSet, victims: PointSet, empty: PointSet) -> [u64; 6] {
    let (grid, diagonal) = (own.grid, own.diagonal);
    let (over_grid, over_diagonal) = (victims.grid, victims.diagonal);
    let (to_grid, to_diagonal) = (empty.grid, empty.diagonal);
    // The points that let a piece in or over, by the way that it goes.
    let east = to_grid | (over_grid & to_grid >> 1);
    let west = to_grid | (over_grid & to_grid << 1);
    let north = to_grid | (over_grid & to_grid >> 8);
    let south = to_grid | (over_grid & to_grid << 8);
    let (to_south_west, to_north_east) =
        (to_grid | (over_grid & to_diagonal << 9), to_diagonal | (over_diagonal & to_grid >> 9));
    let (to_south_east, to_north_west) =
        (to_grid | (over_grid & to_diagonal << 8), to_diagonal | (over_diagonal & to_grid >> 8));
    let (up_north_west, up_south_east) =
        (to_grid | (over_grid & to_diagonal << 1), to_diagonal | (over_diagonal & to_grid >> 1));
    let (up_north_east, up_south_west) =
        (to_grid | (over_grid & to_diagonal), to_diagonal | (over_diagonal & to_grid));
    [
        (grid & east >> 1) | (west & grid >> 1),
        (grid & north >> 8) | (south & grid >> 8),
        (diagonal & to_south_west) | (to_north_east & grid),
        (diagonal & to_south_east >> 1) | (to_north_west & grid >> 1),
        (diagonal & up_north_west >> 8) | (up_south_east & grid >> 8),
        (diagonal & up_north_east >> 9) | (up_south_west & grid >> 9),
    ]
}

/// The step or jump along a line that [`moves_by_line`] has found.
///
/// Which of the two it is and from which end cannot be foreseen by a processor, so it is looked up.
#[inline]
pub(super) fn move_on_line(own: PointSet, empty: PointSet, word: usize, bit: u32) -> Action {
    let (near_own, near_empty) =
        if word < 2 { (own.grid, empty.grid) } else { (own.diagonal, empty.diagonal) };
    let far_empty = empty.grid >> (bit + FAR[word]);
    let from_far = !(near_own >> bit) & 1;
    let jumps = !(near_empty >> bit | far_empty) & 1;
    MOVES[word][bit as usize & 63][(2 * from_far + jumps) as usize]
}

/// How far the grid crossing at the far end of each word's lines is from the bit of the line.
const FAR: [u32; 6] = [1, 8, 0, 1, 8, 9];

/// For the line of each word and bit: the step from its near end, the jump from there, the step from
/// its far end, the jump from there.
static MOVES: [[[Action; 4]; 64]; 6] = {
    let mut table = [[[Action::STOP; 4]; 64]; 6];
    let mut word = 0;
    while word < 6 {
        let mut bit = 0;
        while bit < 64 {
            let points = if word < 2 { PointSet::GRID.grid } else { PointSet::DIAGONAL.diagonal };
            if points >> bit & 1 == 1 {
                let near = if word < 2 { grid_point(bit) } else { diagonal_point(bit) };
                let way = STEP_WAYS[word];
                if let Some(far) = near.step(way) {
                    table[word][bit as usize] = [
                        Action::step_along(near, way),
                        Action::jump_along(near, way),
                        Action::step_along(far, way.opposite()),
                        Action::jump_along(far, way.opposite()),
                    ];
                }
            }
            bit += 1;
        }
        word += 1;
    }
    table
};

/// The lines with one end in `own`, the other in `landings` and one of `victims` in the middle. The
/// middle is a diagonal crossing in the third and fourth word, a grid crossing in the others.
#[inline(always)]
pub(super) const fn jumps_by_line(
    own: PointSet,
    victims: PointSet,
    landings: PointSet,
) -> [u64; 6] {
    let (grid, diagonal) = (own.grid, own.diagonal);
    let (to_grid, to_diagonal) = (landings.grid, landings.diagonal);
    let (over_grid, over_diagonal) = (victims.grid, victims.diagonal);
    [
        over_grid & ((grid << 1 & to_grid >> 1) | (to_grid << 1 & grid >> 1)),
        over_grid & ((grid << 8 & to_grid >> 8) | (to_grid << 8 & grid >> 8)),
        over_diagonal & ((grid & to_grid >> 9) | (to_grid & grid >> 9)),
        over_diagonal & ((grid >> 1 & to_grid >> 8) | (to_grid >> 1 & grid >> 8)),
        over_grid & ((diagonal << 9 & to_diagonal) | (to_diagonal << 9 & diagonal)),
        over_grid & ((diagonal << 8 & to_diagonal << 1) | (to_diagonal << 8 & diagonal << 1)),
    ]
}

/// Those of the lines on which `origins` are at the end that lies south or west of the middle.
#[inline(always)]
const fn jumps_along(origins: PointSet, victims: PointSet, landings: PointSet) -> [u64; 6] {
    let (grid, diagonal) = (origins.grid, origins.diagonal);
    let (to_grid, to_diagonal) = (landings.grid, landings.diagonal);
    let (over_grid, over_diagonal) = (victims.grid, victims.diagonal);
    [
        over_grid & grid << 1 & to_grid >> 1,
        over_grid & grid << 8 & to_grid >> 8,
        over_diagonal & grid & to_grid >> 9,
        over_diagonal & grid >> 1 & to_grid >> 8,
        over_grid & diagonal << 9 & to_diagonal,
        over_grid & diagonal << 8 & to_diagonal << 1,
    ]
}

/// For each bit of each word of [`jumps_by_line`] the number of the jump in the way of [`JUMP_WAYS`],
/// and of the jump back.
static NUMBERS: [[[u16; 2]; 64]; 6] = {
    let mut numbers = [[[0; 2]; 64]; 6];
    let mut at = 0;
    while at < 6 * 64 {
        let (word, bit) = (at / 64, at % 64);
        let over = middle(word, bit as u32);
        let way = JUMP_WAYS[word];
        if let (Some(near), Some(far)) = (over.step(way.opposite()), over.step(way)) {
            numbers[word][bit] = [
                Action::jump_along(near, way).number(),
                Action::jump_along(far, way.opposite()).number(),
            ];
        }
        at += 1;
    }
    numbers
};

/// The jumps from `own` over `victims` to `landings`, as the lines along which they go.
#[derive(Copy, Clone)]
pub(crate) struct JumpLines {
    lines: [u64; 6],
    back: [u64; 6],
}

impl JumpLines {
    #[inline(always)]
    pub(super) const fn new(own: PointSet, victims: PointSet, landings: PointSet) -> JumpLines {
        let back = jumps_along(landings, victims, own);
        JumpLines { lines: jumps_by_line(own, victims, landings), back }
    }

    /// Tells the number of each jump, in no order.
    #[inline(always)]
    pub(crate) fn for_each_number(self, mut tell: impl FnMut(u16)) {
        // Most words are empty, and which are not no processor can foresee: so they are not asked one
        // by one, but those that are not are made the bits of another word.
        let filled = (0..6).map(|word| u32::from(self.lines[word] != 0) << word);
        let mut filled: u32 = filled.fold(0, |filled, bit| filled | bit);
        while filled != 0 {
            let word = (filled.trailing_zeros() as usize).min(5);
            filled &= filled - 1;
            let mut lines = self.lines[word];
            while lines != 0 {
                let bit = (lines.trailing_zeros() & 63) as usize;
                tell(NUMBERS[word][bit][(self.back[word] >> bit & 1) as usize]);
                lines &= lines - 1;
            }
        }
    }
}

#[inline]
const fn middle(word: usize, bit: u32) -> Point {
    if word == 2 || word == 3 { diagonal_point(bit) } else { grid_point(bit) }
}
