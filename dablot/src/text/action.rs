//! Single decisions as text: `c5-d6`, `c5xe7`, `stop`, `pass`.

use core::{fmt, str::FromStr};

use super::raw_turn::{RawPath, RawTurn};
use super::{ParseTurnError, TurnTextError};
use crate::{Action, ActionKind, Illegal, Point, Position};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ActionKind::Step { origin, target } => write!(f, "{origin}-{target}"),
            ActionKind::Jump(jump) => write!(f, "{}x{}", jump.origin, jump.target),
            ActionKind::Stop => f.write_str("stop"),
            ActionKind::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseTurnError;

    /// Reads a decision; whether it is legal is not asked.
    fn from_str(text: &str) -> Result<Action, ParseTurnError> {
        let (action, origin, target) = match RawTurn::parse(text)? {
            RawTurn::Pass => return Ok(Action::PASS),
            RawTurn::Stop => return Ok(Action::STOP),
            RawTurn::Step { origin, target } => (Action::step(origin, target), origin, target),
            RawTurn::Capture(path) => {
                let (origin, target) = single_jump(&path)?;
                (Action::jump(origin, target), origin, target)
            }
        };
        action.ok_or(ParseTurnError::NoLine { origin, target })
    }
}

/// The ends of a path that must be a single jump.
fn single_jump(path: &RawPath) -> Result<(Point, Point), ParseTurnError> {
    match *path.points() {
        [origin, target] => Ok((origin, target)),
        ref points => {
            // Separators may be missing, so the names are measured instead of the text.
            let column = points[0].name().len() + points[1].name().len() + 2;
            Err(ParseTurnError::ActionGoesOn { column })
        }
    }
}

impl Position {
    /// Reads a decision that is legal here. Marks such as `!?` may follow.
    ///
    /// # Errors
    /// [`TurnTextError::Malformed`] or [`TurnTextError::Illegal`].
    ///
    /// ```
    /// use dablot::{Action, Point, Position};
    ///
    /// let action = Position::default().parse_action("c5-d6")?;
    /// assert_eq!(Some(action), Action::step(Point::C5, Point::D6));
    /// # Ok::<(), dablot::TurnTextError>(())
    /// ```
    pub fn parse_action(&self, text: &str) -> Result<Action, TurnTextError> {
        let (action, origin, target, capture) = match RawTurn::parse(text)? {
            RawTurn::Pass => (Some(Action::PASS), Point::A1, Point::A1, false),
            RawTurn::Stop => (Some(Action::STOP), Point::A1, Point::A1, false),
            RawTurn::Step { origin, target } => {
                (Action::step(origin, target), origin, target, false)
            }
            RawTurn::Capture(path) => {
                let (origin, target) = single_jump(&path)?;
                (Action::jump(origin, target), origin, target, true)
            }
        };
        let Some(action) = action else {
            self.check_origin(origin)?;
            return Err(Illegal::NoLine { origin, target, capture }.into());
        };
        self.check_action(action)?;
        Ok(action)
    }
}
