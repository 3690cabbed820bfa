//! Zobrist hashes, computed when somebody asks.
//!
//! A Zobrist hash is the exclusive-or of one random key for each piece on its point. Kept up to
//! date in every position it would cost every turn that is played, asked for or not. Instead the
//! keys of each half of each row of the board are tabulated for every way in which the row can be
//! filled, so that a hash is made from scratch in a few dozen look-ups, and a position can never
//! hold a wrong one.

use super::{Army, Position};
use crate::{Point, Side};

/// `ROWS[side][row]`: for each filling of the row the exclusive-or of its keys.
static GRID_ROWS: [[[u64; 64]; 7]; 2] = grid_rows();
static DIAGONAL_ROWS: [[[u64; 32]; 6]; 2] = diagonal_rows();
/// What king and prince add to the key that every piece of their side has on their point.
static CHIEFS: [[[u64; Point::COUNT]; 2]; 2] = chiefs();
static CHAIN: [u64; Point::COUNT] = keys::<{ Point::COUNT }>(6 * Point::COUNT as u64);
const NORTH_TO_MOVE: u64 = key(7 * Point::COUNT as u64);

/// The `number`-th output of the SplitMix64 generator.
const fn key(number: u64) -> u64 {
    let state = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

const fn keys<const N: usize>(first: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut number = 0;
    while number < N {
        keys[number] = key(first + number as u64);
        number += 1;
    }
    keys
}

const fn chiefs() -> [[[u64; Point::COUNT]; 2]; 2] {
    const POINTS: u64 = Point::COUNT as u64;
    [[keys(2 * POINTS), keys(3 * POINTS)], [keys(4 * POINTS), keys(5 * POINTS)]]
}

/// For each filling of a row whose left-most point has number `first`, its keys combined.
const fn row<const N: usize>(side: usize, first: usize) -> [u64; N] {
    let mut sums = [0; N];
    let mut filling = 1;
    while filling < N {
        let column = filling.trailing_zeros() as usize;
        let point = side * Point::COUNT + first + column;
        sums[filling] = sums[filling & (filling - 1)] ^ key(point as u64);
        filling += 1;
    }
    sums
}

const fn grid_rows() -> [[[u64; 64]; 7]; 2] {
    let mut rows = [[[0; 64]; 7]; 2];
    let mut number = 0;
    while number < 14 {
        rows[number / 7][number % 7] = row(number / 7, number % 7 * 11);
        number += 1;
    }
    rows
}

const fn diagonal_rows() -> [[[u64; 32]; 6]; 2] {
    let mut rows = [[[0; 32]; 6]; 2];
    let mut number = 0;
    while number < 12 {
        rows[number / 6][number % 6] = row(number / 6, number % 6 * 11 + 6);
        number += 1;
    }
    rows
}

fn hash_army(army: &Army, side: Side) -> u64 {
    let side = side as usize;
    let (grid, diagonal) = (army.men.grid.to_le_bytes(), army.men.diagonal.to_le_bytes());
    let grid =
        GRID_ROWS[side].iter().zip(grid).map(|(row, filling)| row[usize::from(filling & 63)]);
    let diagonal = DIAGONAL_ROWS[side]
        .iter()
        .zip(diagonal)
        .map(|(row, filling)| row[usize::from(filling & 31)]);
    let chiefs = [army.king, army.prince].into_iter().zip(&CHIEFS[side]);
    let chiefs = chiefs.filter_map(|(chief, keys)| Some(keys[chief?.index()]));
    grid.chain(diagonal).chain(chiefs).fold(0, |hash, key| hash ^ key)
}

impl Position {
    /// A 64-bit Zobrist hash of the pieces, the side to move and the piece in a chain: what
    /// [`is_repetition_of`](Position::is_repetition_of) compares. The same on every machine and in
    /// every version of this library with the same major number.
    ///
    /// It is made from the board at each call, in about the time of a short list of turns, so
    /// positions that nobody hashes pay nothing for it.
    ///
    /// ```
    /// use dablot::{Position, Turn};
    ///
    /// let start = Position::default();
    /// let first = start.turns().next().unwrap();
    /// assert_ne!(start.zobrist(), start.play(first)?.zobrist());
    /// # Ok::<(), dablot::Illegal>(())
    /// ```
    pub fn zobrist(&self) -> u64 {
        let side = if self.side == Side::North { NORTH_TO_MOVE } else { 0 };
        let chain = self.chain.map_or(0, |point| CHAIN[point.index()]);
        hash_army(&self.own, self.side) ^ hash_army(&self.enemy, !self.side) ^ side ^ chain
    }
}
