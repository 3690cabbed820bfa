//! Where on the picture the points lie, from either side.

use crate::{Point, Side};

/// The points lie on a lattice of 11 by 13 places, half a square apart.
pub(super) const COLUMNS: u8 = 11;
pub(super) const ROWS: u8 = 13;

/// Column and row of a point on the drawing, from its left and from its top, counted from 0.
pub(super) fn place(point: Point, seen_from: Side) -> (u8, u8) {
    let point = match seen_from {
        Side::South => point,
        Side::North => point.half_turn(),
    };
    (point.file().number() - 1, ROWS - point.rank().number())
}

/// The point that a place of the drawing shows; `None` where no lines cross.
pub(super) fn point_at(column: u8, row: u8, seen_from: Side) -> Option<Point> {
    let file = crate::File::from_number(column + 1)?;
    let rank = crate::Rank::from_number(ROWS.checked_sub(row)?)?;
    let point = Point::new(file, rank)?;
    Some(match seen_from {
        Side::South => point,
        Side::North => point.half_turn(),
    })
}
