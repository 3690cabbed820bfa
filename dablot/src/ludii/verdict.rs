//! What a trial says as a whole: counts and the result.

use alloc::{string::ToString, vec::Vec};

use super::{Trial, TrialFault, TrialFaultKind};
use crate::{Position, Side};

/// The kind of end that the rules make, as Ludii names it.
pub(super) const NATURAL_END: &str = "NaturalEnd";

impl Trial {
    pub(super) fn judge_counts(&self, faults: &mut Vec<TrialFault>) {
        let mut fault = |line, column, kind| {
            faults.push(TrialFault { line, column, move_number: None, turn: None, kind });
        };
        if !self.field("game").is_some_and(|game| game.contains("Dablot Prejjesne")) {
            fault(1, "game=".len() + 1, TrialFaultKind::OtherGame);
        }
        let found = self.placement_count();
        if let Some((line, declared)) = self.number_field("numInitialPlacementMoves")
            && declared as usize != found
        {
            let column = "numInitialPlacementMoves=".len() + 1;
            fault(line, column, TrialFaultKind::PlacementCount { declared, found });
        }
        let expected = self.moves().count() - found;
        let sizes: Vec<_> = self.numbered_list_sizes().map(|(line, _)| line).collect();
        let lists: Vec<_> = self.numbered_lists().map(|(line, _)| line).collect();
        for lines in [sizes, lists] {
            if let Some(&last) = lines.last()
                && lines.len() != expected
            {
                let found = lines.len();
                let line = lines.get(expected).copied().unwrap_or(last);
                fault(line, 1, TrialFaultKind::ListSizeCount { found, expected });
            }
        }
    }

    fn number_field(&self, name: &str) -> Option<(usize, u32)> {
        let (line, value) = self.find_field(name)?;
        Some((line, value.parse().ok()?))
    }

    /// Compares the result with the board at the end, where that is known.
    pub(super) fn judge_result(&self, end: Option<Position>, faults: &mut Vec<TrialFault>) {
        let mut fault = |line, column, kind| {
            faults.push(TrialFault { line, column, move_number: None, turn: None, kind });
        };
        let outcome = end.and_then(|position| position.outcome());
        let told = self.number_field("winner");
        let column = "winner=".len() + 1;
        match (told, outcome) {
            (Some((line, 3..)), _) => fault(line, column, TrialFaultKind::NoSuchPlayer),
            (Some((line, winner)), Some(outcome)) if winner != number(outcome.winner()) => {
                fault(line, column, TrialFaultKind::Winner { outcome });
            }
            (None, Some(outcome)) => {
                fault(self.lines.len() + 1, 1, TrialFaultKind::Winner { outcome });
            }
            (Some((line, _)), None)
                if end.is_some() && self.field("endtype") == Some(NATURAL_END) =>
            {
                fault(line, 1, TrialFaultKind::NotOver);
            }
            _ => {}
        }
        let winner = match outcome {
            Some(outcome) => Some(number(outcome.winner())),
            None => told.map(|(_, winner)| winner),
        };
        if let Some(expected) = rankings(winner)
            && let Some((line, found)) = self.find_field("rankings")
            && found != expected
        {
            let found = found.to_string();
            let column = "rankings=".len() + 1;
            fault(line, column, TrialFaultKind::Rankings { found, expected });
        }
    }
}

/// How Ludii numbers the winner.
pub(super) fn number(winner: Option<Side>) -> u32 {
    winner.map_or(0, |side| u32::from(super::trial_move::player(side)))
}

/// The rankings of nobody, of the first and of the second player when `winner` has won, or while the
/// game goes on.
pub(super) const fn rankings(winner: Option<u32>) -> Option<&'static str> {
    match winner {
        None => Some("0.0,0.0,0.0"),
        Some(0) => Some("0.0,1.5,1.5"),
        Some(1) => Some("0.0,1.0,2.0"),
        Some(2) => Some("0.0,2.0,1.0"),
        Some(_) => None,
    }
}
