//! How often positions have occurred in a game.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::Position;

/// Counts positions, "with the same side to move", by their hashes, and tells apart those that share
/// one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Repetitions {
    counts: BTreeMap<u64, Vec<(Position, usize)>>,
}

impl Repetitions {
    /// Counts a position; gives how often it has occurred, this time included.
    pub(crate) fn add(&mut self, position: &Position) -> usize {
        let alike = self.counts.entry(position.zobrist()).or_default();
        match alike.iter_mut().find(|(known, _)| known.is_repetition_of(position)) {
            Some((_, count)) => {
                *count += 1;
                *count
            }
            None => {
                alike.push((*position, 1));
                1
            }
        }
    }

    /// Takes back one occurrence of a position that was counted.
    pub(crate) fn remove(&mut self, position: &Position) {
        let hash = position.zobrist();
        let Some(alike) = self.counts.get_mut(&hash) else { return };
        if let Some((_, count)) =
            alike.iter_mut().find(|(known, _)| known.is_repetition_of(position))
        {
            *count -= 1;
        }
        alike.retain(|&(_, count)| count > 0);
        if alike.is_empty() {
            self.counts.remove(&hash);
        }
    }

    /// How often a position has occurred.
    pub(crate) fn count(&self, position: &Position) -> usize {
        let alike = self.counts.get(&position.zobrist());
        let found = alike
            .and_then(|alike| alike.iter().find(|(known, _)| known.is_repetition_of(position)));
        found.map_or(0, |&(_, count)| count)
    }
}

impl FromIterator<Position> for Repetitions {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> Repetitions {
        let mut repetitions = Repetitions { counts: BTreeMap::new() };
        for position in positions {
            repetitions.add(&position);
        }
        repetitions
    }
}
