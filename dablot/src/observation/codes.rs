//! A position as a number for each point.

use super::spread::ROW;
use crate::{Army, Point, Position, Role, Side};

/// How many points a row of grid crossings and the diagonal crossings behind it have.
const POINTS_A_ROW: usize = 11;
const GRID_POINTS_A_ROW: usize = 6;

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
    #[inline]
    pub fn write_codes(&self, out: &mut [i8; Point::COUNT]) {
        let (south, north) = (self.army(Side::South), self.army(Side::North));
        let codes = |south: u64, north: u64| {
            let codes = ROW[0][(south & 63) as usize] | ROW[1][(north & 63) as usize];
            codes.to_le_bytes().map(u8::cast_signed)
        };
        // Eight bytes at once are more than a row has; the next row puts that right.
        for row in 0..6 {
            let (grid, shift) = (POINTS_A_ROW * row, 8 * row);
            let diagonal = grid + GRID_POINTS_A_ROW;
            out[grid..grid + 8]
                .copy_from_slice(&codes(south.men.grid >> shift, north.men.grid >> shift));
            out[diagonal..diagonal + 8]
                .copy_from_slice(&codes(south.men.diagonal >> shift, north.men.diagonal >> shift));
        }
        let last = codes(south.men.grid >> 48, north.men.grid >> 48);
        out[6 * POINTS_A_ROW..].copy_from_slice(&last[..GRID_POINTS_A_ROW]);
        mark_chiefs(south, 1, out);
        mark_chiefs(north, -1, out);
    }
}

#[inline(always)]
fn mark_chiefs(army: &Army, sign: i8, out: &mut [i8; Point::COUNT]) {
    for (chief, role) in [(army.prince, Role::Prince), (army.king, Role::King)] {
        if let Some(point) = chief {
            out[point.index()] = sign * (role as i8 + 1);
        }
    }
}
