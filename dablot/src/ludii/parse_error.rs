//! What can be wrong with the text of a trial.

use core::fmt;

/// A text that is no trial of this game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("line {line}, column {column}: expected {expected}")]
pub struct ParseTrialError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1, where something else stands than what was expected.
    pub column: usize,
    /// What was expected there.
    pub expected: TrialExpected,
}

/// What was expected in the text of a trial.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TrialExpected {
    /// The first line of every trial, `game=` and the name of the game.
    Game,
    /// A line as they stand in a trial.
    Line,
    /// A field that may stand in a trial once only, and has stood before.
    OnlyOnce,
    /// These characters.
    Literal(&'static str),
    /// The number of a point, 0 to 71.
    Point,
    /// The number of a player, 1 or 2.
    Player,
    /// The number of a player, or 0 for the game itself.
    Mover,
    /// The number of a piece, 1 to 6.
    Piece,
    /// An action as moves of this game have them.
    Action,
    /// A whole number.
    Number,
    /// Numbers with a point, separated by commas.
    Rankings,
    /// The end of the line.
    End,
}

impl fmt::Display for TrialExpected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TrialExpected::Game => "`game=` and the name of the game, as every trial begins",
            TrialExpected::Line => {
                "`Move=[…]`, `LEGAL MOVES LIST SIZE = n`, `name=value` or an option of the game"
            }
            TrialExpected::OnlyOnce => "this field once only",
            TrialExpected::Literal(text) => return write!(f, "`{text}`"),
            TrialExpected::Point => "the number of a point, 0 to 71",
            TrialExpected::Player => "the number of a player, 1 or 2",
            TrialExpected::Mover => "the number of a player, 1 or 2, or 0 for the game itself",
            TrialExpected::Piece => "the number of a piece, 1 to 6",
            TrialExpected::Action => {
                "`Add:`, `Remove:`, `Move:`, `Pass:` or `SetNextPlayer:`, the actions of this game"
            }
            TrialExpected::Number => "a whole number",
            TrialExpected::Rankings => "numbers such as `1.0`, separated by commas",
            TrialExpected::End => "the end of the line",
        })
    }
}
