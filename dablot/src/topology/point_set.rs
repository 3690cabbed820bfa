//! A set of points in two machine words.
//!
//! The grid crossings and the diagonal crossings each get a word of their own, a byte a row:
//! crossing number `f` of row `r` is bit `8 * r + f`. The unused bits of each byte are always
//! clear, and because they stand between the rows, a shift that leaves the board on one side
//! never comes back in on the other once it is cut with a set. So a step of a whole set in one
//! direction is one shift a word.

use core::{fmt, ops};

use super::{Point, PointSetIter, tables};

/// A set of points: 16 bytes, `Copy`, with the usual set operations as methods and operators.
///
/// ```
/// use dablot::{Point, PointSet};
///
/// let corners: PointSet = [Point::A1, Point::K1, Point::A13, Point::K13].into_iter().collect();
/// let south = PointSet::from(Point::A1) | Point::K1;
/// assert!(south.is_subset(corners));
/// assert_eq!((corners - south).len(), 2);
/// assert_eq!(south.half_turn(), corners - south);
/// assert!(corners.iter().eq([Point::A1, Point::K1, Point::A13, Point::K13]));
/// ```
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
pub struct PointSet {
    pub(crate) grid: u64,
    pub(crate) diagonal: u64,
}

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet { grid: 0, diagonal: 0 };
    /// The 42 crossings of the grid.
    pub const GRID: PointSet = PointSet { grid: 0x003f_3f3f_3f3f_3f3f, diagonal: 0 };
    /// The 30 crossings of the diagonals.
    pub const DIAGONAL: PointSet = PointSet { grid: 0, diagonal: 0x0000_1f1f_1f1f_1f1f };
    /// All 72 points.
    pub const ALL: PointSet = PointSet::GRID.union(PointSet::DIAGONAL);

    pub(crate) const fn compute_single(point: Point) -> PointSet {
        let (row, column) = (point as usize / 11, point as usize % 11);
        if column < 6 {
            PointSet { grid: 1 << (8 * row + column), diagonal: 0 }
        } else {
            PointSet { grid: 0, diagonal: 1 << (8 * row + column - 6) }
        }
    }

    /// The set of one point.
    #[inline]
    pub const fn single(point: Point) -> PointSet {
        tables::SINGLE[point as usize]
    }

    /// How many points are in the set, 0 to 72.
    #[inline]
    pub const fn len(self) -> u32 {
        self.grid.count_ones() + self.diagonal.count_ones()
    }

    /// Whether no point is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.grid | self.diagonal == 0
    }

    /// Whether two points or more are in the set.
    #[inline]
    pub const fn has_many(self) -> bool {
        let (grid, diagonal) = (self.grid, self.diagonal);
        (grid & grid.wrapping_sub(1)) | (diagonal & diagonal.wrapping_sub(1)) != 0
            || (grid != 0 && diagonal != 0)
    }

    /// Whether `point` is in the set.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        !self.intersection(PointSet::single(point)).is_empty()
    }

    /// Whether every point of this set is in `other`.
    #[inline]
    pub const fn is_subset(self, other: PointSet) -> bool {
        self.difference(other).is_empty()
    }

    /// Whether no point is in both sets.
    #[inline]
    pub const fn is_disjoint(self, other: PointSet) -> bool {
        self.intersection(other).is_empty()
    }

    /// The points in either set.
    #[inline]
    pub const fn union(self, other: PointSet) -> PointSet {
        PointSet { grid: self.grid | other.grid, diagonal: self.diagonal | other.diagonal }
    }

    /// The points in both sets.
    #[inline]
    pub const fn intersection(self, other: PointSet) -> PointSet {
        PointSet { grid: self.grid & other.grid, diagonal: self.diagonal & other.diagonal }
    }

    /// The points of this set that are not in `other`.
    #[inline]
    pub const fn difference(self, other: PointSet) -> PointSet {
        PointSet { grid: self.grid & !other.grid, diagonal: self.diagonal & !other.diagonal }
    }

    /// The points in exactly one of the sets.
    #[inline]
    pub const fn symmetric_difference(self, other: PointSet) -> PointSet {
        PointSet { grid: self.grid ^ other.grid, diagonal: self.diagonal ^ other.diagonal }
    }

    /// The points of the board that are not in the set.
    #[inline]
    pub const fn complement(self) -> PointSet {
        PointSet::ALL.difference(self)
    }

    /// Puts a point in; whether it was new.
    pub const fn insert(&mut self, point: Point) -> bool {
        let new = !self.contains(point);
        *self = self.union(PointSet::single(point));
        new
    }

    /// Takes a point out; whether it was there.
    pub const fn remove(&mut self, point: Point) -> bool {
        let there = self.contains(point);
        *self = self.difference(PointSet::single(point));
        there
    }

    /// The point with the smallest number; `None` if the set is empty.
    #[inline]
    pub const fn first(mut self) -> Option<Point> {
        self.take_first()
    }

    /// Takes out the point with the smallest number.
    #[inline]
    pub(crate) const fn take_first(&mut self) -> Option<Point> {
        if self.is_empty() {
            return None;
        }
        // A row of diagonal crossings follows the grid row of the same byte; an empty word
        // counts 64 trailing zeros and so comes last.
        let grid = self.grid.trailing_zeros();
        let diagonal = self.diagonal.trailing_zeros();
        Some(if grid & !7 <= diagonal {
            self.grid &= self.grid.wrapping_sub(1);
            grid_point(grid)
        } else {
            self.diagonal &= self.diagonal.wrapping_sub(1);
            diagonal_point(diagonal)
        })
    }

    /// The points that the set becomes when the board is turned by half a turn.
    #[inline]
    pub const fn half_turn(self) -> PointSet {
        PointSet {
            grid: self.grid.reverse_bits() >> 10,
            diagonal: self.diagonal.reverse_bits() >> 19,
        }
    }

    /// The points that the set becomes when left and right are exchanged.
    pub const fn mirrored(self) -> PointSet {
        PointSet {
            grid: self.grid.reverse_bits().swap_bytes() >> 2,
            diagonal: self.diagonal.reverse_bits().swap_bytes() >> 3,
        }
    }

    /// The points in order of their numbers.
    #[inline]
    pub const fn iter(self) -> PointSetIter {
        PointSetIter::new(self)
    }
}

/// The grid crossing of a bit of [`PointSet::grid`].
#[inline]
pub(crate) const fn grid_point(bit: u32) -> Point {
    static POINTS: [Point; 64] = points_of(PointSet::GRID.grid, 0);
    POINTS[(bit & 63) as usize]
}

/// The diagonal crossing of a bit of [`PointSet::diagonal`].
#[inline]
pub(crate) const fn diagonal_point(bit: u32) -> Point {
    static POINTS: [Point; 64] = points_of(PointSet::DIAGONAL.diagonal, 6);
    POINTS[(bit & 63) as usize]
}

const fn points_of(used: u64, first: usize) -> [Point; 64] {
    let mut points = [Point::A1; 64];
    let mut bit = 0;
    while bit < 64 {
        if used >> bit & 1 == 1 {
            points[bit] = Point::ALL[bit / 8 * 11 + first + bit % 8];
        }
        bit += 1;
    }
    points
}

impl From<Point> for PointSet {
    #[inline]
    fn from(point: Point) -> PointSet {
        PointSet::single(point)
    }
}

impl From<Option<Point>> for PointSet {
    #[inline]
    fn from(point: Option<Point>) -> PointSet {
        // Looked up for `None` too: no branch.
        tables::SINGLE[point.map_or(Point::COUNT, Point::index)]
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, |set, point| set | point)
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        *self |= points.into_iter().collect::<PointSet>();
    }
}

impl ops::Not for PointSet {
    type Output = PointSet;

    #[inline]
    fn not(self) -> PointSet {
        self.complement()
    }
}

macro_rules! operator {
    ($trait:ident $method:ident $assign_trait:ident $assign_method:ident $function:ident) => {
        impl<S: Into<PointSet>> ops::$trait<S> for PointSet {
            type Output = PointSet;

            #[inline]
            fn $method(self, other: S) -> PointSet {
                self.$function(other.into())
            }
        }

        impl<S: Into<PointSet>> ops::$assign_trait<S> for PointSet {
            #[inline]
            fn $assign_method(&mut self, other: S) {
                *self = self.$function(other.into());
            }
        }
    };
}

operator!(BitOr bitor BitOrAssign bitor_assign union);
operator!(BitAnd bitand BitAndAssign bitand_assign intersection);
operator!(BitXor bitxor BitXorAssign bitxor_assign symmetric_difference);
operator!(Sub sub SubAssign sub_assign difference);

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl fmt::Display for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, point) in self.iter().enumerate() {
            let space = if number == 0 { "" } else { " " };
            write!(f, "{space}{point}")?;
        }
        Ok(())
    }
}
