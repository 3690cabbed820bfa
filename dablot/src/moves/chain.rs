//! The path of a capture: where a piece starts and in which directions it jumps.

use core::iter::successors;

use crate::{Direction, Jump, Point, PointSet};

/// One capture or several with the same piece, 15 bytes at most: the origin and up to 30 directions
/// of three bits, since a side has 30 pieces to lose.
///
/// Every jump of a chain follows a straight line of the board; whether there is something to jump is
/// for the position to say.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    ways: [u32; 3],
    origin: Point,
    target: Point,
    length: u8,
}

const WAYS_A_WORD: usize = 10;

impl Chain {
    /// The most captures that one turn can make.
    pub const MAX_LEN: usize = 30;

    /// A chain of no jump yet; not to be given out.
    #[inline]
    pub(crate) const fn begin(origin: Point) -> Chain {
        Chain { ways: [0; 3], origin, target: origin, length: 0 }
    }

    #[inline]
    pub(crate) const fn is_begun(&self) -> bool {
        self.length > 0
    }

    /// The chain of a path: the origin, then every point the piece lands on. `None` if that is no
    /// path of jumps along lines, is shorter than two points, or has more than
    /// [`Chain::MAX_LEN`] jumps.
    ///
    /// ```
    /// use dablot::{Chain, Point};
    ///
    /// let chain = Chain::from_path([Point::C5, Point::E7, Point::G9]).unwrap();
    /// assert_eq!(chain.len(), 2);
    /// assert_eq!(Chain::from_path([Point::C5, Point::F8]), None);
    /// ```
    pub fn from_path(path: impl IntoIterator<Item = Point>) -> Option<Chain> {
        let mut path = path.into_iter();
        let mut chain = Chain::begin(path.next()?);
        for landing in path {
            let jump = chain.target.jump_to(landing)?;
            if chain.len() == Chain::MAX_LEN {
                return None;
            }
            chain.push(chain.target.direction_to(jump.over)?, landing);
        }
        chain.is_begun().then_some(chain)
    }

    #[inline]
    pub(crate) fn push(&mut self, way: Direction, landing: Point) {
        let at = usize::from(self.length);
        self.ways[at / WAYS_A_WORD] |= (way as u32) << (3 * (at % WAYS_A_WORD));
        self.target = landing;
        self.length += 1;
    }

    /// The chain that goes on with a jump from where this one ends.
    #[cfg(feature = "alloc")]
    pub(crate) fn jumped(mut self, jump: Jump) -> Chain {
        if let Some(way) = jump.origin.direction_to(jump.over) {
            self.push(way, jump.target);
        }
        self
    }

    /// Takes the last jump back; gives it.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Jump> {
        self.length = self.length.checked_sub(1)?;
        let at = usize::from(self.length);
        let way = self.way(at);
        self.ways[at / WAYS_A_WORD] &= !(7 << (3 * (at % WAYS_A_WORD)));
        let back = self.target.jump(way.opposite())?;
        self.target = back.target;
        Some(Jump { origin: back.target, over: back.over, target: back.origin })
    }

    const fn way(&self, at: usize) -> Direction {
        Direction::ALL[(self.ways[at / WAYS_A_WORD] >> (3 * (at % WAYS_A_WORD)) & 7) as usize]
    }

    /// Where the piece comes from.
    #[inline]
    pub const fn origin(&self) -> Point {
        self.origin
    }

    /// Where the piece ends.
    #[inline]
    pub const fn target(&self) -> Point {
        self.target
    }

    /// How many pieces are captured, 1 to 30.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "a chain captures at least one piece")]
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// The jumps in order.
    #[inline]
    pub fn jumps(&self) -> impl Iterator<Item = Jump> + use<> {
        let chain = *self;
        let mut here = chain.origin;
        (0..chain.len()).map_while(move |at| {
            let jump = here.jump(chain.way(at))?;
            here = jump.target;
            Some(jump)
        })
    }

    /// The origin and every point the piece lands on, in order.
    pub fn path(&self) -> impl Iterator<Item = Point> + use<> {
        core::iter::once(self.origin).chain(self.jumps().map(|jump| jump.target))
    }

    /// The points of the pieces that are jumped.
    #[inline]
    pub fn captured(&self) -> PointSet {
        if self.length == 1 {
            // Most chains: the numbers of three points in a line are evenly spaced.
            return Point::ALL[(self.origin.index() + self.target.index()) / 2].into();
        }
        self.jumps().map(|jump| jump.over).collect()
    }

    /// Whether `other` begins with the whole of this chain.
    pub fn is_prefix_of(&self, other: &Chain) -> bool {
        let cut = successors(Some(*other), |longer| {
            let mut shorter = *longer;
            shorter.pop().map(|_| shorter)
        });
        cut.take_while(|chain| chain.length >= self.length).last() == Some(*self)
    }

    /// The chain that this one becomes when the board is turned by half a turn.
    pub fn half_turn(&self) -> Chain {
        self.mapped(Point::half_turn, Direction::opposite)
    }

    /// The chain that this one becomes when left and right are exchanged.
    pub fn mirrored(&self) -> Chain {
        self.mapped(Point::mirrored, Direction::mirrored)
    }

    fn mapped(&self, point: fn(Point) -> Point, way: fn(Direction) -> Direction) -> Chain {
        let mut mapped = Chain::begin(point(self.origin));
        for (at, jump) in self.jumps().enumerate() {
            mapped.push(way(self.way(at)), point(jump.target));
        }
        mapped
    }
}
