//! The start of a trial, from the moves that place the pieces.

use super::trial_move::MovePart;
use super::{Trial, TrialAction, TrialFault, TrialFaultKind, TrialMove};
use crate::{Position, RuleSet, Setup, Side};
use alloc::vec::Vec;

impl Trial {
    /// How many moves at the beginning are the game's own.
    pub(super) fn placement_count(&self) -> usize {
        self.moves().take_while(|found| found.mover.is_none()).count()
    }

    /// The position before the first move of a player; `None` if none can be made of what was
    /// placed.
    pub(super) fn place(&self, faults: &mut Vec<TrialFault>) -> Option<Position> {
        let count = self.placement_count();
        let mut setup = Setup::empty(RuleSet::Ludii.rules());
        for (line, found) in self.numbered_moves().take(count) {
            if let Err((part, kind)) = place_one(&mut setup, found) {
                let column = found.column(part);
                faults.push(TrialFault { line, column, move_number: None, turn: None, kind });
            }
        }
        setup.side = self.moves().find_map(|found| found.mover).unwrap_or(Side::South);
        let built = setup.build();
        if let Err(errors) = built {
            let line = self.numbered_moves().next().map_or(self.lines.len() + 1, |(line, _)| line);
            let kind = TrialFaultKind::Start { errors };
            faults.push(TrialFault { line, column: 1, move_number: None, turn: None, kind });
        }
        built.ok()
    }
}

fn place_one(setup: &mut Setup, found: &TrialMove) -> Result<(), (MovePart, TrialFaultKind)> {
    let [TrialAction::Add { point, piece }] = found.actions[..] else {
        return Err((MovePart::Action(0), TrialFaultKind::NotPlacement));
    };
    if setup.put(point, piece).is_some() {
        return Err((MovePart::Action(0), TrialFaultKind::PlacedTwice { point }));
    }
    if found.ends != Some((point, point)) {
        return Err((MovePart::Ends, TrialFaultKind::Ends));
    }
    Ok(())
}
