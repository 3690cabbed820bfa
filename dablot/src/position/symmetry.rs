//! The two symmetries of the board, applied to positions.

use super::Position;
use crate::{Point, PointSet, Side};

impl Position {
    /// The same position with the board turned by half a turn and the sides exchanged, so that the
    /// other side is to move.
    ///
    /// "The set-up is symmetric under a half turn", and so are the rules: turns map to turns.
    ///
    /// ```
    /// use dablot::{Position, Rules, Side};
    ///
    /// let south = Position::start(Rules::STANDARD, Side::South);
    /// assert_eq!(south.half_turn(), Position::start(Rules::STANDARD, Side::North));
    /// ```
    #[inline]
    pub fn half_turn(&self) -> Position {
        Position { side: !self.side, ..self.mapped(PointSet::half_turn, Point::half_turn) }
    }

    /// The position as a side sees it that sits at the near edge of its own board: itself for South,
    /// its [half turn](Position::half_turn) for North. Done twice it changes nothing.
    ///
    /// ```
    /// use dablot::{Position, Side};
    ///
    /// let position = Position::default().play("c5-d6".parse()?)?;
    /// assert_eq!(position.seen_by(Side::South), position);
    /// assert_eq!(position.seen_by(Side::North), position.half_turn());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn seen_by(&self, viewer: Side) -> Position {
        match viewer {
            Side::South => *self,
            Side::North => self.half_turn(),
        }
    }

    /// The same position with left and right exchanged; turns map to turns.
    pub fn mirrored(&self) -> Position {
        self.mapped(PointSet::mirrored, Point::mirrored)
    }

    #[inline(always)]
    fn mapped(
        &self,
        set: impl Fn(PointSet) -> PointSet,
        point: impl Fn(Point) -> Point,
    ) -> Position {
        Position {
            own: self.own.mapped(&set, &point),
            enemy: self.enemy.mapped(&set, &point),
            chain: self.chain.map(point),
            ..*self
        }
    }
}
