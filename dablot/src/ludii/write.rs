//! A game written as a trial.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};

use super::parse::{OPTIONS_BEGIN, OPTIONS_END};
use super::verdict::{NATURAL_END, number, rankings};
use super::{ParseTrialError, Trial, TrialAction, TrialLine, TrialMove};
use crate::{Action, ActionKind, Illegal, Piece, Position, Role, RuleSet, Side};

const GAME: &str = "../Common/res/lud/board/war/leaping/lines/Dablot Prejjesne.lud";

impl Trial {
    /// The trial of a game: the pieces of `start` are placed in the order in which Ludii does it,
    /// then the decisions follow, with the sizes of the lists and, if the game is over, its result.
    ///
    /// The game is played by the rule set `ludii`, whatever the rules of `start` are. Ludii's own
    /// notes, such as the state of its random numbers and its version, are not there; lines can be
    /// [added](Trial::with_line).
    ///
    /// # Errors
    /// How many decisions could be played, and why the next one is refused.
    pub fn from_game(
        start: &Position,
        decisions: impl IntoIterator<Item = Action>,
    ) -> Result<Trial, (usize, Illegal)> {
        let mut position = under_ludii(start);
        let mut trial = Trial { lines: vec![field("game", GAME)] };
        trial.lines.push(TrialLine::Text(OPTIONS_BEGIN.to_string()));
        trial.lines.push(TrialLine::Text(OPTIONS_END.to_string()));
        let placed = placement(&position);
        let placed_count = placed.len();
        trial.lines.extend(placed);
        let mut sizes = Vec::new();
        for (played, action) in decisions.into_iter().enumerate() {
            let next = position.play_action(action).map_err(|illegal| (played, illegal))?;
            sizes.push(TrialLine::ListSize(position.action_count()));
            trial.lines.push(TrialLine::Move(decision(&position, action, &next)));
            position = next;
        }
        trial.lines.append(&mut sizes);
        trial.lines.push(field("numInitialPlacementMoves", &placed_count.to_string()));
        let winner = position.outcome().map(|outcome| number(outcome.winner()));
        if let Some(winner) = winner {
            trial.lines.push(field("winner", &winner.to_string()));
            trial.lines.push(field("endtype", NATURAL_END));
        }
        trial.lines.push(field("rankings", rankings(winner).unwrap_or_default()));
        Ok(trial)
    }

    /// The trial with a further line, which is to be the one with number `at`, from 1; the last one
    /// if there are not as many.
    ///
    /// # Errors
    /// [`ParseTrialError`] if that is no trial.
    ///
    /// ```
    /// use dablot::{Position, ludii::Trial};
    ///
    /// let trial = Trial::from_game(&Position::default(), []).unwrap();
    /// let trial = trial.with_line(4, "RNG internal state=1,2,3,4,5,6,7,8")?;
    /// assert_eq!(trial.field("RNG internal state"), Some("1,2,3,4,5,6,7,8"));
    /// assert!(trial.with_line(1, "SANDBOX=false").is_err());
    /// # Ok::<(), dablot::ludii::ParseTrialError>(())
    /// ```
    pub fn with_line(&self, at: usize, line: &str) -> Result<Trial, ParseTrialError> {
        let mut lines: Vec<_> = self.lines.iter().map(TrialLine::to_string).collect();
        lines.insert(at.saturating_sub(1).min(lines.len()), line.to_string());
        lines.push(String::new());
        Trial::parse(&lines.join("\n"))
    }
}

fn under_ludii(position: &Position) -> Position {
    Position { rules: RuleSet::Ludii.rules(), ..*position }
}

fn field(name: &str, value: &str) -> TrialLine {
    TrialLine::Field { name: name.to_string(), value: value.to_string() }
}

/// Warriors, princes, kings; South's first; in order of the points.
fn placement(position: &Position) -> Vec<TrialLine> {
    let pieces = [Role::Warrior, Role::Prince, Role::King]
        .into_iter()
        .flat_map(|role| Side::ALL.map(|side| Piece { side, role }));
    let placed = pieces.flat_map(|piece| {
        position.pieces_of(piece).iter().map(move |point| {
            let actions = vec![TrialAction::Add { point, piece }];
            TrialLine::Move(TrialMove { mover: None, ends: Some((point, point)), actions })
        })
    });
    placed.collect()
}

fn decision(position: &Position, action: Action, next: &Position) -> TrialMove {
    let mover = Some(position.side_to_move());
    let (ends, mut actions) = match action.kind() {
        ActionKind::Step { origin, target } => (Some((origin, target)), Vec::new()),
        ActionKind::Jump(jump) => {
            (Some((jump.origin, jump.target)), vec![TrialAction::Remove { point: jump.over }])
        }
        ActionKind::Stop | ActionKind::Pass => (None, Vec::new()),
    };
    actions.push(match ends {
        Some((origin, target)) => TrialAction::Move { origin, target },
        None => TrialAction::Pass,
    });
    if next.chain().is_some() {
        actions.push(TrialAction::SetNextPlayer { player: position.side_to_move() });
    }
    TrialMove { mover, ends, actions }
}
