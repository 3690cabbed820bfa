//! Walking through a set of points.

use core::iter::FusedIterator;

use super::{Point, PointSet};

/// The points of a [`PointSet`] in order of their numbers; made by [`PointSet::iter`].
#[derive(Clone, Debug)]
pub struct PointSetIter {
    rest: PointSet,
}

impl PointSetIter {
    #[inline]
    pub(crate) const fn new(rest: PointSet) -> PointSetIter {
        PointSetIter { rest }
    }

    /// The points that are still to come.
    #[inline]
    pub const fn rest(&self) -> PointSet {
        self.rest
    }
}

impl Iterator for PointSetIter {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        self.rest.take_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let length = self.rest.len() as usize;
        (length, Some(length))
    }
}

impl ExactSizeIterator for PointSetIter {}
impl FusedIterator for PointSetIter {}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = PointSetIter;

    #[inline]
    fn into_iter(self) -> PointSetIter {
        self.iter()
    }
}
