//! A game that is played, with its way back.

use alloc::vec::Vec;

use super::Ending;
use super::decide::{Played, UnderWay};
use crate::repetitions::Repetitions;
use crate::{DrawReason, Illegal, Outcome, Position, Rules, Side, Turn, TurnTextError};

/// A game: where it began, the turns played, those taken back, and how it has ended.
///
/// ```
/// use dablot::{Game, Rules, Side};
///
/// let mut game = Game::new("standard repetition=2".parse()?);
/// for text in ["c5-d6", "i9-h8", "d6-c5", "h8-i9"] {
///     game.play_text(text)?;
/// }
/// assert_eq!(game.ending().unwrap().to_string(), "draw repetition");
/// game.undo();
/// assert_eq!(game.ending(), None);
/// assert_eq!((game.ply(), game.quiet_plies(), game.occurrences()), (3, 3, 1));
/// game.resign(Side::North)?;
/// assert_eq!(game.result().to_string(), "1-0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    turns: Vec<Turn>,
    /// The position after each turn.
    positions: Vec<Position>,
    pub(super) under_way: Option<UnderWay>,
    /// What was taken back, the last turn of the game first.
    pub(super) undone: Vec<Played>,
    said: Option<Ending>,
    /// Kept under the option `repetition`, which asks at every turn. Elsewhere it is asked for so
    /// rarely that looking back does, and a game is copied quickly.
    seen: Option<Repetitions>,
}

/// Why something is refused in a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum GameError {
    /// The game has ended.
    #[error("the game is over: {ending}")]
    Over {
        /// How.
        ending: Ending,
    },
    /// A rule refuses the turn.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// The game begins in a chain, and to stop it at once is no turn of the game.
    #[error("the chain was begun before the game, which has no jump of it to end with `stop`")]
    BegunBefore,
    /// The text is no legal turn.
    #[error("{0}")]
    Text(#[from] TurnTextError),
}

impl Game {
    /// A game from the set-up, South to move.
    pub fn new(rules: Rules) -> Game {
        Game::from_position(Position::start(rules, Side::South))
    }

    /// A game from any position, in which a chain may be under way.
    pub fn from_position(start: Position) -> Game {
        let counts = start.rules().repetition().is_some();
        Game {
            start,
            turns: Vec::new(),
            positions: Vec::new(),
            under_way: None,
            undone: Vec::new(),
            said: None,
            seen: counts.then(|| [start].into_iter().collect()),
        }
    }

    /// The rules that are played.
    pub fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// The position in which the game began.
    pub fn start(&self) -> Position {
        self.start
    }

    /// The position now.
    pub fn position(&self) -> Position {
        self.under_way.map_or(self.between_turns(), |under_way| under_way.now)
    }

    /// The position before the turn that is to be played, or is under way.
    pub(super) fn between_turns(&self) -> Position {
        self.positions.last().copied().unwrap_or(self.start)
    }

    /// The position after a number of turns; `None` if fewer were played.
    pub fn position_at(&self, ply: usize) -> Option<Position> {
        match ply.checked_sub(1) {
            None => Some(self.start),
            Some(at) => self.positions.get(at).copied(),
        }
    }

    /// The start, and the position after every turn.
    pub fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        [self.start].into_iter().chain(self.positions.iter().copied())
    }

    /// The turns played.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// How many turns were played.
    pub fn ply(&self) -> usize {
        self.turns.len()
    }

    /// Plies since the last capture.
    pub fn quiet_plies(&self) -> u32 {
        self.position().quiet_plies()
    }

    /// How often this position has occurred with the same side to move, this time included.
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        match &self.seen {
            _ if self.under_way.is_some() => 1,
            Some(seen) => seen.count(&now),
            // No position from before a capture comes again.
            None => {
                let since = self.ply().saturating_sub(now.quiet_plies() as usize);
                self.positions().skip(since).filter(|known| known.is_repetition_of(&now)).count()
            }
        }
    }

    /// How the game has ended; `None` while it goes on. The rules come before what the players say.
    pub fn ending(&self) -> Option<Ending> {
        let position = self.position();
        let is_repeated =
            || self.rules().repetition().is_some_and(|n| self.occurrences() >= usize::from(n));
        let repeated = || Outcome::Drawn { reason: DrawReason::Repetition };
        let by_rules = position.outcome().or_else(|| is_repeated().then(repeated));
        by_rules.map(Ending::Rules).or(self.said)
    }

    pub(super) fn check_open(&self) -> Result<(), GameError> {
        self.ending().map_or(Ok(()), |ending| Err(GameError::Over { ending }))
    }

    /// Plays a turn, or goes on with the chain under way to its end. What was taken back is
    /// forgotten.
    ///
    /// # Errors
    /// [`GameError`]; the game is then as it was.
    pub fn play(&mut self, turn: Turn) -> Result<(), GameError> {
        self.check_open()?;
        let next = self.position().play(turn)?;
        let whole = self.whole(turn);
        self.advance(whole, next);
        self.undone.clear();
        Ok(())
    }

    /// Reads a turn and plays it; gives the turn with its whole path.
    ///
    /// # Errors
    /// [`GameError`]; the game is then as it was.
    pub fn play_text(&mut self, text: &str) -> Result<Turn, GameError> {
        self.check_open()?;
        let turn = self.position().parse_turn(text)?;
        self.play(turn)?;
        Ok(turn)
    }

    pub(super) fn advance(&mut self, turn: Turn, next: Position) {
        self.under_way = None;
        self.turns.push(turn);
        self.positions.push(next);
        if let Some(seen) = &mut self.seen {
            seen.add(&next);
        }
    }

    /// Takes the last turn back, or the jumps of the chain under way, and what the players have said
    /// with it; gives it. `None` if nothing was played.
    pub fn undo(&mut self) -> Option<Turn> {
        let part = match self.under_way.take() {
            Some(under_way) => Played::Jumps(under_way.chain),
            None => {
                let (turn, position) = (self.turns.pop()?, self.positions.pop()?);
                if let Some(seen) = &mut self.seen {
                    seen.remove(&position);
                }
                Played::Turn(turn)
            }
        };
        self.said = None;
        self.undone.push(part);
        Some(part.turn())
    }

    /// Takes back like [`undo`](Game::undo), for good: neither this nor what was taken back before
    /// can be played again by [`redo`](Game::redo).
    pub fn pop(&mut self) -> Option<Turn> {
        let turn = self.undo()?;
        self.undone.clear();
        Some(turn)
    }

    /// Plays again what was taken back last; gives the turn. `None` if there is nothing left.
    pub fn redo(&mut self) -> Option<Turn> {
        let part = self.undone.pop()?;
        match part {
            Played::Turn(turn) => self.advance(turn, self.position().play_unchecked(turn)),
            Played::Jumps(chain) => self.jump_along(chain),
        }
        Some(part.turn())
    }

    /// Ends the game: a side gives up.
    ///
    /// # Errors
    /// [`GameError::Over`].
    pub fn resign(&mut self, loser: Side) -> Result<(), GameError> {
        self.say(Ending::Resignation { loser })
    }

    /// Ends the game: the sides agree on a draw.
    ///
    /// # Errors
    /// [`GameError::Over`].
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.say(Ending::Agreement)
    }

    fn say(&mut self, ending: Ending) -> Result<(), GameError> {
        self.check_open()?;
        self.said = Some(ending);
        self.undone.clear();
        Ok(())
    }
}

/// Games are the same if the same was played, taken back and said.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.start == other.start
            && self.turns == other.turns
            && self.under_way == other.under_way
            && self.undone == other.undone
            && self.said == other.said
    }
}

impl Eq for Game {}
