//! Judging one turn: no list is needed, only its path is followed.

use super::ActionKind;
use super::steps::{StepLimit, is_forward};
use crate::{
    Action, Chain, Illegal, Jump, Piece, Point, PointSet, Position, Role, Turn, WarriorSteps,
};

impl Position {
    /// Whether a turn is legal. Costs no more than following its path.
    #[inline]
    pub fn is_legal(&self, turn: &Turn) -> bool {
        self.check(turn).is_ok()
    }

    /// Whether a turn is legal, and if not, by which rule.
    ///
    /// # Errors
    /// [`Illegal`], the first reason that applies: the game is over; another piece is in a chain; no
    /// piece, or the other side's, stands on the origin; then what is wrong with the path, point by
    /// point; then what an option forbids.
    pub fn check(&self, turn: &Turn) -> Result<(), Illegal> {
        match turn {
            &Turn::Step { origin, target } => self.check_step(origin, target),
            Turn::Capture(chain) => self.check_chain(chain),
            Turn::Pass => self.check_pass(),
        }
    }

    /// Whether a single decision is legal.
    #[inline]
    pub fn is_legal_action(&self, action: Action) -> bool {
        // Whoever could step, jump, stop or pass has not lost by being immobile: only what the
        // pieces and the quiet limit decide has to be asked, which is much quicker.
        if self.is_decided() {
            return false;
        }
        match action.kind() {
            ActionKind::Step { origin, target } if matches!(self.step_limit(), StepLimit::Free) => {
                self.own.men.contains(origin) && self.empty().contains(target)
            }
            _ => self.check_open_action(action).is_ok(),
        }
    }

    /// Whether a single decision is legal, and if not, by which rule.
    ///
    /// # Errors
    /// [`Illegal`], in the order of [`check`](Position::check).
    pub fn check_action(&self, action: Action) -> Result<(), Illegal> {
        self.check_over()?;
        self.check_open_action(action)
    }

    /// Judges a decision where the game is not over.
    #[inline]
    fn check_open_action(&self, action: Action) -> Result<(), Illegal> {
        match action.kind() {
            ActionKind::Step { origin, target } => self.check_open_step(origin, target),
            ActionKind::Jump(jump) => {
                let role = self.check_mover(jump.origin)?;
                self.check_jump(role, jump.origin, jump, PointSet::EMPTY)
            }
            ActionKind::Stop if self.chain.is_some() => Ok(()),
            ActionKind::Stop => Err(Illegal::NoChain),
            ActionKind::Pass => self.check_open_pass(),
        }
    }

    fn check_over(&self) -> Result<(), Illegal> {
        self.outcome().map_or(Ok(()), |outcome| Err(Illegal::GameOver { outcome }))
    }

    fn check_pass(&self) -> Result<(), Illegal> {
        self.check_over()?;
        self.check_open_pass()
    }

    fn check_open_pass(&self) -> Result<(), Illegal> {
        match self.chain {
            Some(point) => Err(Illegal::InChain { point }),
            None if self.can_pass() => Ok(()),
            None => Err(Illegal::CannotPass { side: self.side }),
        }
    }

    /// Whether the piece on `origin` may move at all; gives its role.
    pub(crate) fn check_origin(&self, origin: Point) -> Result<Role, Illegal> {
        self.check_over()?;
        self.check_mover(origin)
    }

    #[inline]
    fn check_mover(&self, origin: Point) -> Result<Role, Illegal> {
        match self.piece_at(origin) {
            _ if self.chain.is_some_and(|point| point != origin) => {
                Err(Illegal::InChain { point: self.chain.unwrap_or(origin) })
            }
            None => Err(Illegal::NoPiece { point: origin }),
            Some(Piece { side, role }) if side == self.side => Ok(role),
            Some(piece) => Err(Illegal::NotYours { point: origin, piece }),
        }
    }

    fn check_step(&self, origin: Point, target: Point) -> Result<(), Illegal> {
        self.check_over()?;
        self.check_open_step(origin, target)
    }

    #[inline]
    fn check_open_step(&self, origin: Point, target: Point) -> Result<(), Illegal> {
        let role = self.check_mover(origin)?;
        if let Some(point) = self.chain {
            return Err(Illegal::InChain { point });
        }
        if origin.direction_to(target).is_none() {
            return Err(Illegal::NoLine { origin, target, capture: false });
        }
        if self.occupied().contains(target) {
            return Err(Illegal::Occupied { point: target });
        }
        if self.must_capture() {
            return Err(Illegal::MustCapture);
        }
        let forward = self.rules.warrior_steps() == WarriorSteps::Forward && role == Role::Warrior;
        if forward && !is_forward(self.side, origin, target) {
            return Err(Illegal::Backward { origin, target });
        }
        self.check_duel(origin, target, role)
    }

    fn check_duel(&self, origin: Point, target: Point, role: Role) -> Result<(), Illegal> {
        let Some((_, enemy)) = self.duel() else {
            return Ok(());
        };
        if self.has_capture() {
            return Err(Illegal::CombatMustCapture { role });
        }
        if target.distance(enemy) >= origin.distance(enemy) {
            return Err(Illegal::CombatMustCloseIn { target, enemy });
        }
        Ok(())
    }

    fn check_chain(&self, chain: &Chain) -> Result<(), Illegal> {
        let role = self.check_origin(chain.origin())?;
        let mut captured = PointSet::EMPTY;
        for (number, jump) in chain.jumps().enumerate() {
            let left = self.enemy.men - captured;
            if number > 0 && self.is_chain_cut(|| left) {
                let outcome = self.outcome_with(left);
                return outcome.map_or(Ok(()), |outcome| Err(Illegal::GameOver { outcome }));
            }
            self.check_jump(role, chain.origin(), jump, captured)?;
            captured |= jump.over;
        }
        Ok(())
    }

    /// Judges one jump of the piece that began its chain on `start` and has `captured` since.
    fn check_jump(
        &self,
        role: Role,
        start: Point,
        jump: Jump,
        captured: PointSet,
    ) -> Result<(), Illegal> {
        let Jump { origin, over, target } = jump;
        let there =
            if captured.contains(over) || over == start { None } else { self.piece_at(over) };
        let Some(piece) = there else {
            return Err(Illegal::NothingToJump { over });
        };
        if piece.side == self.side {
            return Err(Illegal::OwnPiece { over });
        }
        if !role.can_capture(piece.role) {
            let victim = piece.role;
            return Err(Illegal::Outranked { origin, attacker: role, over, victim });
        }
        if target != start && self.occupied().contains(target) {
            return Err(Illegal::Occupied { point: target });
        }
        Ok(())
    }
}
