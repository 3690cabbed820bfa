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
                let mut chain = self.path;
                chain.push(way, jump.target);
                let left = self.hunt.without(jump.over);
                let ways = left.ways(jump.target);
                if !ways.is_empty() && !position.is_chain_cut(|| enemies_left(position, &chain)) {
                    self.path = chain;
                    self.hunt = left;
                    self.untried[chain.len()] = ways;
                }
                return Some(chain);
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
}

fn enemies_left(position: &Position, chain: &Chain) -> PointSet {
    position.enemy.men - chain.captured()
}
