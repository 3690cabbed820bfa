//! A game that is played by single decisions.

use alloc::vec::Vec;

use super::{Game, GameError};
use crate::{Action, ActionKind, Chain, Jump, Position, Turn};

/// Something that was played: a turn, or the jumps so far of one that is under way.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Played {
    /// A turn.
    Turn(Turn),
    /// The jumps of a chain that could go on and was not ended.
    Jumps(Chain),
}

impl Played {
    /// The turn; of jumps the one that they would be.
    pub const fn turn(self) -> Turn {
        match self {
            Played::Turn(turn) => turn,
            Played::Jumps(chain) => Turn::Capture(chain),
        }
    }
}

/// Jumps that were decided singly, and the position in the midst of them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct UnderWay {
    pub(super) chain: Chain,
    pub(super) now: Position,
}

impl Game {
    /// Plays a single decision. Jumps become one turn when their chain is over; until then they are
    /// [under way](Game::under_way). What was taken back is forgotten.
    ///
    /// # Errors
    /// [`GameError`]; the game is then as it was.
    ///
    /// ```
    /// use dablot::{Action, Game, Position, Rules};
    ///
    /// let text = "5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S";
    /// let mut game = Game::from_position(Position::parse(text, Rules::STANDARD)?);
    /// game.play_action(game.position().parse_action("e5xg7")?)?;
    /// assert_eq!((game.ply(), game.under_way().unwrap().len()), (0, 1));
    /// game.play_action(Action::STOP)?;
    /// assert_eq!((game.ply(), game.under_way()), (1, None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_action(&mut self, action: Action) -> Result<(), GameError> {
        self.check_open()?;
        let next = self.position().play_action(action)?;
        match action.kind() {
            ActionKind::Step { origin, target } => {
                self.advance(Turn::Step { origin, target }, next);
            }
            ActionKind::Pass => self.advance(Turn::Pass, next),
            ActionKind::Jump(jump) => self.jump(jump, next),
            ActionKind::Stop => {
                let chain = self.under_way().ok_or(GameError::BegunBefore)?;
                self.advance(Turn::Capture(chain), next);
            }
        }
        self.undone.clear();
        Ok(())
    }

    /// The jumps of the chain that is under way; `None` between turns.
    pub fn under_way(&self) -> Option<Chain> {
        self.under_way.map(|under_way| under_way.chain)
    }

    /// What was taken back and can be played again, the next last.
    pub fn undone(&self) -> &[Played] {
        &self.undone
    }

    /// The single decisions that were played, with a `stop` wherever a chain could have gone on.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = decisions(self.start(), self.turns().iter().copied());
        let under_way = self.under_way().into_iter().flat_map(|chain| chain.jumps());
        actions.extend(under_way.filter_map(|jump| Action::jump(jump.origin, jump.target)));
        actions
    }

    /// The turn with the jumps before it that are under way.
    pub(super) fn whole(&self, turn: Turn) -> Turn {
        match (self.under_way, turn) {
            (Some(under_way), Turn::Capture(more)) => {
                Turn::Capture(more.jumps().fold(under_way.chain, Chain::jumped))
            }
            _ => turn,
        }
    }

    fn jump(&mut self, jump: Jump, next: Position) {
        let before = self.under_way.map_or(Chain::begin(jump.origin), |played| played.chain);
        let chain = before.jumped(jump);
        match next.chain() {
            Some(_) => self.under_way = Some(UnderWay { chain, now: next }),
            None => self.advance(Turn::Capture(chain), next),
        }
    }

    /// Plays again the jumps of a chain that was under way.
    pub(super) fn jump_along(&mut self, chain: Chain) {
        for jump in chain.jumps() {
            if let Some(action) = Action::jump(jump.origin, jump.target) {
                self.jump(jump, self.position().play_action_unchecked(action));
            }
        }
    }
}

/// The single decisions that turns consist of, with a `stop` wherever a chain could have gone on.
/// One that is illegal is left in, for whoever plays them to find.
pub(crate) fn decisions(start: Position, turns: impl IntoIterator<Item = Turn>) -> Vec<Action> {
    let mut position = start;
    let mut decisions = Vec::new();
    let mut decide = |position: &mut Position, action: Action| {
        decisions.push(action);
        *position = position.play_action_unchecked(action);
    };
    for turn in turns {
        match turn {
            Turn::Step { origin, target } => {
                Action::step(origin, target)
                    .into_iter()
                    .for_each(|step| decide(&mut position, step));
            }
            Turn::Capture(chain) => {
                let jumps = chain.jumps().filter_map(|jump| Action::jump(jump.origin, jump.target));
                jumps.for_each(|jump| decide(&mut position, jump));
            }
            Turn::Pass => decide(&mut position, Action::PASS),
        }
        if position.chain().is_some() {
            decide(&mut position, Action::STOP);
        }
    }
    decisions
}
