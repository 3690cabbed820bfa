//! A turn: what a player does before the other side is to move.

use super::Chain;
use crate::{Point, PointSet};

/// A whole turn. 16 bytes, `Copy`.
///
/// A turn knows its path, not the position it is for: ask [`Position::check`](crate::Position::check)
/// whether it is legal there. Its text is its full path, such as `c5-d6` or `c5xe7xg9`.
///
/// ```
/// use dablot::{Point, Turn};
///
/// let turn: Turn = "c5xe7xg9".parse()?;
/// assert!(turn.is_capture());
/// assert_eq!(turn.origin(), Some(Point::C5));
/// assert_eq!(turn.target(), Some(Point::G9));
/// assert!(turn.captured().iter().eq([Point::D6, Point::F8]));
/// # Ok::<(), dablot::ParseTurnError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// "One piece moves along one line to an empty neighbouring point."
    Step {
        /// Where the piece comes from.
        origin: Point,
        /// Where it goes.
        target: Point,
    },
    /// One capture or several with the same piece.
    Capture(Chain),
    /// No move at all: legal only for an immobile side under `immobile=keyland`.
    Pass,
}

const _: () = assert!(size_of::<Turn>() == 16);

impl Turn {
    /// Where the moving piece comes from; `None` for a pass.
    #[inline]
    pub const fn origin(&self) -> Option<Point> {
        match self {
            Turn::Step { origin, .. } => Some(*origin),
            Turn::Capture(chain) => Some(chain.origin()),
            Turn::Pass => None,
        }
    }

    /// Where the moving piece ends; `None` for a pass.
    #[inline]
    pub const fn target(&self) -> Option<Point> {
        match self {
            Turn::Step { target, .. } => Some(*target),
            Turn::Capture(chain) => Some(chain.target()),
            Turn::Pass => None,
        }
    }

    /// Whether the turn captures anything.
    #[inline]
    pub const fn is_capture(&self) -> bool {
        matches!(self, Turn::Capture(_))
    }

    /// The points of the pieces that are jumped.
    pub fn captured(&self) -> PointSet {
        match self {
            Turn::Capture(chain) => chain.captured(),
            Turn::Step { .. } | Turn::Pass => PointSet::EMPTY,
        }
    }

    /// The turn that this one becomes when the board is turned by half a turn.
    pub fn half_turn(&self) -> Turn {
        self.mapped(Point::half_turn, Chain::half_turn)
    }

    /// The turn that this one becomes when left and right are exchanged.
    pub fn mirrored(&self) -> Turn {
        self.mapped(Point::mirrored, Chain::mirrored)
    }

    fn mapped(&self, point: fn(Point) -> Point, chain: fn(&Chain) -> Chain) -> Turn {
        match self {
            &Turn::Step { origin, target } => {
                Turn::Step { origin: point(origin), target: point(target) }
            }
            Turn::Capture(path) => Turn::Capture(chain(path)),
            Turn::Pass => Turn::Pass,
        }
    }
}
