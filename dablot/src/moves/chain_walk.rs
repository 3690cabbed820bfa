//! Walking through all chains of all pieces, one at a time and without a list.

use super::jumps::{Hunt, Ways};
use crate::{Chain, PointSet, PointSetIter, Position};

/// A depth-first walk: every chain comes before those that go on from it, and these come in order
/// of direction. What is kept is the path and, for each of its points, the directions not tried yet.
#[derive(Clone, Debug)]
pub(crate) struct ChainWalk {
    origins: PointSetIter,
    path: Chain,
    hunt: Hunt,
    untried: [Ways; Chain::MAX_LEN + 1],
}

impl ChainWalk {
    /// A walk through the chains of the pieces on `origins`.
    #[inline]
    pub(crate) fn new(origins: PointSet) -> ChainWalk {
        ChainWalk {
            origins: origins.iter(),
            path: Chain::begin(crate::Point::A1),
            hunt: Hunt { victims: PointSet::EMPTY, landings: PointSet::EMPTY },
            untried: [Ways::NONE; Chain::MAX_LEN + 1],
        }
    }

    /// The next chain of the mover in `position`, which must be the same at every call.
    pub(crate) fn next(&mut self, position: &Position) -> Option<Chain> {
        loop {
            if let Some(way) = self.untried[self.path.len()].next() {
                let jump = self.path.target().jump(way)?;
                self.path.push(way, jump.target);
                self.hunt = self.hunt.without(jump.over);
                self.untried[self.path.len()] = self.ways_on(position);
                return Some(self.path);
            }
            if let Some(jump) = self.path.pop() {
                self.hunt.victims |= jump.over;
            } else {
                let origin = self.origins.next()?;
                self.path = Chain::begin(origin);
                self.hunt = position.hunt(origin);
                self.untried[0] = self.hunt.ways(origin);
            }
        }
    }

    fn ways_on(&self, position: &Position) -> Ways {
        let ways = self.hunt.ways(self.path.target());
        if ways.is_empty() || position.is_chain_cut(|| position.enemy.men - self.path.captured()) {
            Ways::NONE
        } else {
            ways
        }
    }
}
