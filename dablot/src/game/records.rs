//! Games to records and back.

use super::{Ending, Game, GameError};
use crate::record::{GameResult, Record};

impl Game {
    /// The result as it stands in a record: `*` while the game goes on.
    pub fn result(&self) -> GameResult {
        self.ending().map_or(GameResult::Open, Ending::result)
    }

    /// The record of the game, with the roster of tags and, if it has ended, `Termination`.
    ///
    /// ```
    /// use dablot::{Game, Rules, Side};
    ///
    /// let mut game = Game::new(Rules::STANDARD);
    /// game.play_text("c5-d6")?;
    /// game.resign(Side::North)?;
    /// let record = game.to_record();
    /// assert!(record.to_string().ends_with("[Termination \"resignation\"]\n\n1. c5-d6 1-0\n"));
    /// let again = Game::from_record(&record)?;
    /// assert_eq!(again.ending(), game.ending());
    /// # Ok::<(), dablot::GameError>(())
    /// ```
    pub fn to_record(&self) -> Record {
        let mut record = Record::new(self.start());
        for &turn in self.turns() {
            record.line_mut().push_legal(turn);
        }
        record.set_result(self.result());
        if let Some(ending) = self.ending() {
            record.set_termination(ending.termination());
        }
        record
    }

    /// The game of a record's main line, to be played on if it is open. A result that the board does
    /// not give is taken for a resignation, or an agreed draw.
    ///
    /// # Errors
    /// [`GameError::Over`] if turns follow when the option `repetition` has ended the game, which a
    /// line does not see.
    pub fn from_record(record: &Record) -> Result<Game, GameError> {
        let mut game = Game::from_position(record.start());
        record.line().turns().try_for_each(|turn| game.play(turn))?;
        if game.ending().is_none() {
            match record.result() {
                GameResult::Won(winner) => game.resign(!winner)?,
                GameResult::Drawn => game.agree_draw()?,
                GameResult::Open => {}
            }
        }
        Ok(game)
    }
}
