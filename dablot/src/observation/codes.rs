//! A position as a number for each point.

use super::spread::{DIAGONAL_POINTS, GRID_POINTS};
use crate::{Army, Point, PointSet, Position, Role, Side};

/// How many points a row of grid crossings and the diagonal crossings behind it have.
const ROW: usize = 11;

impl Position {
    /// Writes what stands on each point, in order of the points' numbers: 0 for nothing, 1, 2 and 3
    /// for South's warrior, prince and king, -1, -2 and -3 for North's.
    ///
    /// Seen by North, [`seen_by`](Position::seen_by), North's own pieces are the positive ones and
    /// the first point is `k13`. Whose turn it is and which piece is in a chain are not part of it.
    ///
    /// ```
    /// use dablot::{Point, Position, Side};
    ///
    /// let mut codes = [0; Point::COUNT];
    /// Position::default().write_codes(&mut codes);
    /// assert_eq!((codes[Point::K7.index()], codes[Point::A7.index()]), (3, -3));
    /// let mut turned = [0; Point::COUNT];
    /// Position::default().seen_by(Side::North).write_codes(&mut turned);
    /// assert_eq!(turned, codes); // the set-up is symmetric
    /// ```
    pub fn write_codes(&self, out: &mut [i8; Point::COUNT]) {
        let (south, north) = (self.army(Side::South), self.army(Side::North));
        // A row is written with more bytes than it has; the next one corrects them.
        for row in 0..6 {
            let codes = row_of(south.men, row) | (row_of(north.men, row) * 0xff);
            let codes = codes.to_le_bytes().map(u8::cast_signed);
            out[row * ROW..row * ROW + 16].copy_from_slice(&codes);
        }
        let last = row_of(south.men, 6) | (row_of(north.men, 6) * 0xff);
        let last = last.to_le_bytes().map(u8::cast_signed);
        out[6 * ROW..].copy_from_slice(&last[..6]);
        mark_chiefs(south, 1, out);
        mark_chiefs(north, -1, out);
    }
}

/// A byte of 1 for each point of the set in a row of grid crossings and the diagonal one behind it.
#[inline(always)]
fn row_of(set: PointSet, row: usize) -> u128 {
    let (grid, diagonal) = (set.grid >> (8 * row) & 63, set.diagonal >> (8 * row) & 31);
    GRID_POINTS[grid as usize] | DIAGONAL_POINTS[diagonal as usize]
}

#[inline(always)]
fn mark_chiefs(army: &Army, sign: i8, out: &mut [i8; Point::COUNT]) {
    for (chief, role) in [(army.prince, Role::Prince), (army.king, Role::King)] {
        if let Some(point) = chief {
            out[point.index()] = sign * (role as i8 + 1);
        }
    }
}
