//! Jumps and lines, listed.

use super::{Direction, Point};

/// Three points in one straight line, both parts drawn: the way of one capture.
///
/// "One piece jumps, in a straight line along drawn lines, over a neighbouring enemy piece … to the
/// empty point just beyond."
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Jump {
    /// Where the jumping piece stands.
    pub origin: Point,
    /// Where the jumped piece stands.
    pub over: Point,
    /// Where the jumping piece lands.
    pub target: Point,
}

/// The 316 jumps of the board, in order of origin, then of target.
///
/// ```
/// assert_eq!(dablot::jumps().count(), 316);
/// ```
pub fn jumps() -> impl Iterator<Item = Jump> {
    Point::ALL
        .into_iter()
        .flat_map(|origin| Direction::ALL.into_iter().filter_map(move |way| origin.jump(way)))
}

/// The 191 lines of the board as the two points each one joins, the smaller number first.
///
/// ```
/// assert_eq!(dablot::lines().count(), 191);
/// ```
pub fn lines() -> impl Iterator<Item = (Point, Point)> {
    Point::ALL.into_iter().flat_map(|origin| {
        let larger = origin.neighbours().iter().filter(move |&target| target > origin);
        larger.map(move |target| (origin, target))
    })
}
