//! The steps of all pieces as a byte each.
//!
//! The steps of a piece have numbers side by side, in order of direction. So the directions in which
//! it may step, looked up as the bytes that stand for them, are its part of the mask.

use super::mask::MaskBytes;
use crate::topology::{diagonal_point, grid_point};
use crate::{Action, PointSet};

/// Where the neighbours along the grid lie in the word of the grid moved up by a row: south, west,
/// east, north.
const ALONG: u64 = 1 | 1 << 7 | 1 << 9 | 1 << 16;
/// Where those beside it lie in the word of the diagonals moved up by nine bits: south-west,
/// south-east, north-west, north-east.
const BESIDE: u64 = 1 | 1 << 1 | 1 << 8 | 1 << 9;
const BESIDE_UP: u32 = 20;
/// Found by trying: the product's highest byte is another one for each combination of neighbours.
const GATHER: u64 = 0x1010_0400_3302_2000;

/// Which combination of neighbours is there; `along` and `beside` hold them at their lowest bits.
#[inline(always)]
const fn gathered(along: u64, beside: u64) -> usize {
    let neighbours = along & ALONG | (beside & BESIDE) << BESIDE_UP;
    (neighbours.wrapping_mul(GATHER) >> 56) as usize
}

/// For each combination a byte for each direction that the point has: a point inside of the board's
/// left and right edges, one on the left edge, which has none to the west, and one on the right.
static STEPS: [[u64; 256]; 3] = [steps(0), steps(0b0010_1010), steps(0b0101_0100)];

const fn steps(missing: usize) -> [u64; 256] {
    let along = [1, 0, 0, 1 << 7, 1 << 9, 0, 0, 1 << 16];
    let beside = [0, 1, 1 << 1, 0, 0, 1 << 8, 1 << 9, 0];
    let mut table = [0; 256];
    let mut ways = 0;
    while ways < 256 {
        let (mut way, mut place, mut bytes) = (0, 0, 0);
        let (mut grid, mut diagonal) = (0, 0);
        while way < 8 {
            let there = (ways >> way & 1) as u64;
            grid |= along[way] * there;
            diagonal |= beside[way] * there;
            if missing >> way & 1 == 0 {
                bytes |= there << (8 * place);
                place += 1;
            }
            way += 1;
        }
        table[gathered(grid, diagonal)] = bytes;
        ways += 1;
    }
    table
}

/// What is to be known about a grid crossing.
#[derive(Copy, Clone)]
struct Place {
    /// The number of its first step.
    first: u16,
    /// Which of the three tables is its own.
    column: u8,
    /// How many bits of it are about missing neighbours to the south, which come first.
    missing: u8,
}

static GRID: [Place; 64] = {
    let mut places = [Place { first: 0, column: 0, missing: 0 }; 64];
    let mut bit = 0;
    while bit < 64 {
        let first = Action::first_step(grid_point(bit as u32)).number();
        let (column, southern) = match bit % 8 {
            0 => (1, 2),
            5 => (2, 2),
            _ => (0, 3),
        };
        places[bit] = Place { first, column, missing: if bit < 8 { 8 * southern } else { 0 } };
        bit += 1;
    }
    places
};

/// For the four neighbours of a diagonal crossing a byte each.
static FOUR: [u32; 16] = {
    let mut table = [0; 16];
    let mut ways = 0;
    while ways < 16 {
        table[ways] = (ways & 1 | (ways & 2) << 7 | (ways & 4) << 14 | (ways & 8) << 21) as u32;
        ways += 1;
    }
    table
};

/// Writes 1 for each step from one of `origins` to one of `targets`, over bytes that are 0.
#[inline(always)]
pub(super) fn write_steps(origins: PointSet, targets: PointSet, out: &mut MaskBytes) {
    // In order of the numbers: a point with fewer than eight steps leaves zeros in the next one's.
    let (along, beside) = (targets.grid << 8, targets.diagonal << 9);
    let mut grid = origins.grid;
    while grid != 0 {
        let bit = grid.trailing_zeros() & 63;
        grid &= grid - 1;
        let Place { first, column, missing } = GRID[bit as usize];
        let steps = STEPS[usize::from(column)][gathered(along >> bit, beside >> bit)];
        let bytes = (steps >> missing).to_le_bytes().map(u8::cast_signed);
        out[usize::from(first)..usize::from(first) + 8].copy_from_slice(&bytes);
    }
    let mut diagonal = origins.diagonal;
    while diagonal != 0 {
        let bit = diagonal.trailing_zeros();
        diagonal &= diagonal - 1;
        let corners = targets.grid >> bit;
        let bytes = FOUR[(corners & 3 | corners >> 6 & 12) as usize];
        let first = usize::from(Action::first_step(diagonal_point(bit)).number());
        out[first..first + 4].copy_from_slice(&bytes.to_le_bytes().map(u8::cast_signed));
    }
}
