//! Playing turns and decisions. Every function gives back the new position and leaves the old one
//! as it was.

use super::ActionKind;
use crate::{Action, Army, Chain, Illegal, Jump, Point, Position, Side, Turn};

impl Position {
    /// The position after a turn.
    ///
    /// # Errors
    /// [`Illegal`] says by which rule the turn is refused.
    ///
    /// ```
    /// use dablot::{Illegal, Point, Position};
    ///
    /// let start = Position::default();
    /// let position = start.play("c5-d6".parse()?)?;
    /// assert_eq!(position.piece_at(Point::C5), None);
    /// let refused = position.play("g5-f6".parse()?).unwrap_err();
    /// assert_eq!(refused.to_string(), "the warrior on g5 is South's, but North is to move");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn play(&self, turn: Turn) -> Result<Position, Illegal> {
        self.check(&turn)?;
        Ok(self.play_unchecked(turn))
    }

    /// The position after a turn that is known to be legal.
    ///
    /// After any other turn the result is a position that no game reaches, but nothing worse.
    #[inline]
    pub fn play_unchecked(&self, turn: Turn) -> Position {
        match turn {
            Turn::Step { origin, target } => self.stepped(origin, target),
            Turn::Capture(chain) => self.captured(&chain),
            Turn::Pass => self.passed(),
        }
    }

    /// The position after a single decision.
    ///
    /// A jump that can go on leaves the same side to move, with its piece in a
    /// [chain](Position::chain); "after a jump that cannot go on the turn ends by itself".
    ///
    /// # Errors
    /// [`Illegal`] says by which rule the decision is refused.
    #[inline]
    pub fn play_action(&self, action: Action) -> Result<Position, Illegal> {
        self.check_action(action)?;
        Ok(self.play_action_unchecked(action))
    }

    /// The position after a decision that is known to be legal; see
    /// [`play_unchecked`](Position::play_unchecked).
    #[inline]
    pub fn play_action_unchecked(&self, action: Action) -> Position {
        match action.kind() {
            ActionKind::Step { origin, target } => self.stepped(origin, target),
            ActionKind::Jump(jump) => self.jumped(jump),
            ActionKind::Stop => self.next_turn(self.own, self.enemy, self.quiet),
            ActionKind::Pass => self.passed(),
        }
    }

    #[inline]
    fn stepped(&self, origin: Point, target: Point) -> Position {
        self.next_turn(self.own.moved(origin, target), self.enemy, self.quiet.saturating_add(1))
    }

    fn captured(&self, chain: &Chain) -> Position {
        let own = self.own.moved(chain.origin(), chain.target());
        self.next_turn(own, self.enemy.reduced_to(!chain.captured()), 0)
    }

    /// The position when the side to move does nothing.
    #[inline]
    pub(crate) fn passed(&self) -> Position {
        self.next_turn(self.own, self.enemy, self.quiet.saturating_add(1))
    }

    #[inline]
    fn jumped(&self, jump: Jump) -> Position {
        let going_on = Position {
            own: self.own.moved(jump.origin, jump.target),
            enemy: self.enemy.reduced_to(!crate::PointSet::single(jump.over)),
            chain: Some(jump.target),
            quiet: 0,
            ..*self
        };
        if going_on.jump_ways(jump.target).is_empty()
            || going_on.is_chain_cut(|| going_on.enemy.men)
        {
            going_on.next_turn(going_on.own, going_on.enemy, 0)
        } else {
            going_on
        }
    }

    #[inline]
    fn next_turn(&self, own: Army, enemy: Army, quiet: u32) -> Position {
        Position {
            own: enemy,
            enemy: own,
            side: !self.side,
            chain: None,
            rules: self.rules,
            quiet,
            turn: self.turn.saturating_add(u32::from(self.side == Side::North)),
        }
    }
}
