//! The numbers of all steps of a position at once.
//!
//! The steps of a piece have numbers side by side, in order of direction. So the directions in which
//! it may step, packed to as many bits as its point has neighbours, are its part of the mask.

use super::steps::StepWays;
use crate::topology::{diagonal_point, grid_point};
use crate::{Action, ActionMask, Point, PointSet};

/// For each combination of the eight directions: packed for a point inside of the board's left and
/// right edges, for one on the left edge, which has no western neighbours, and for one on the right.
static PACKED: [[u8; 256]; 3] = [packed(0xff), packed(0b1101_0101), packed(0b1010_1011)];

/// The bits of each byte that `kept` has, side by side.
const fn packed(kept: u8) -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut place) = (0, 0);
        while bit < 8 {
            if kept >> bit & 1 == 1 {
                table[byte] |= (byte as u8 >> bit & 1) << place;
                place += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

impl ActionMask {
    /// Puts in every step from one of `origins` to one of `targets`.
    #[inline]
    pub(super) fn insert_steps(&mut self, origins: PointSet, targets: PointSet) {
        let mut grid = origins.grid;
        while grid != 0 {
            let bit = grid.trailing_zeros();
            grid &= grid - 1;
            let column = match bit & 7 {
                0 => 1,
                5 => 2,
                _ => 0,
            };
            let ways = StepWays::from_grid(bit, targets).by_direction();
            let steps = PACKED[column][usize::from(ways)];
            // On the nearest rank the southern neighbours are missing too: they come first.
            let missing = if bit >= 8 { 0 } else { 3 - u32::from(column != 0) };
            self.insert_from(grid_point(bit), u64::from(steps >> missing));
        }
        let mut diagonal = origins.diagonal;
        while diagonal != 0 {
            let bit = diagonal.trailing_zeros();
            diagonal &= diagonal - 1;
            let corners = targets.grid >> bit;
            self.insert_from(diagonal_point(bit), corners & 3 | corners >> 6 & 12);
        }
    }

    /// Puts in the steps from `origin` whose places among all of its steps are the bits of `steps`.
    #[inline]
    fn insert_from(&mut self, origin: Point, steps: u64) {
        let first = usize::from(Action::first_step(origin).number());
        let steps = u128::from(steps) << (first % 64);
        self.words[first / 64] |= steps as u64;
        self.words[first / 64 + 1] |= (steps >> 64) as u64;
    }
}
