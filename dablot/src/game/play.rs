//! A game that is played, with its way back.

use alloc::vec::Vec;

use super::Ending;
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
    /// What was taken back, the last turn of the game first.
    undone: Vec<Turn>,
    said: Option<Ending>,
    seen: Repetitions,
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
        Game {
            start,
            turns: Vec::new(),
            positions: Vec::new(),
            undone: Vec::new(),
            said: None,
            seen: [start].into_iter().collect(),
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
        self.seen.count(&self.position())
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

    fn check_open(&self) -> Result<(), GameError> {
        self.ending().map_or(Ok(()), |ending| Err(GameError::Over { ending }))
    }

    /// Plays a turn. What was taken back is forgotten.
    ///
    /// # Errors
    /// [`GameError`]; the game is then as it was.
    pub fn play(&mut self, turn: Turn) -> Result<(), GameError> {
        self.check_open()?;
        let next = self.position().play(turn)?;
        self.advance(turn, next);
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

    fn advance(&mut self, turn: Turn, next: Position) {
        self.turns.push(turn);
        self.positions.push(next);
        self.seen.add(&next);
    }

    /// Takes the last turn back, and what the players have said with it; gives the turn. `None` if
    /// none was played.
    pub fn undo(&mut self) -> Option<Turn> {
        let (turn, position) = (self.turns.pop()?, self.positions.pop()?);
        self.seen.remove(&position);
        self.said = None;
        self.undone.push(turn);
        Some(turn)
    }

    /// Plays again what was taken back last; gives the turn. `None` if there is nothing left.
    pub fn redo(&mut self) -> Option<Turn> {
        let turn = self.undone.pop()?;
        self.advance(turn, self.position().play_unchecked(turn));
        Some(turn)
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
