//! The positions that a line of play has gone through, for the option `repetition`.

use alloc::vec;
use alloc::vec::Vec;

use crate::Position;
use crate::repetitions::Repetitions;

/// The path of the line that is being read, through all variations that it is inside of.
///
/// Kept only under the option `repetition`: 64 bytes a turn of one game, and as much for its count.
#[derive(Debug)]
pub(super) struct Course {
    path: Vec<Position>,
    seen: Repetitions,
    limit: usize,
    /// How long the path was where each variation has left it.
    branches: Vec<usize>,
}

impl Course {
    pub(super) fn begin(start: Option<Position>) -> Option<Course> {
        let start = start?;
        let limit = usize::from(start.rules().repetition()?);
        let seen = [start].into_iter().collect();
        Some(Course { path: vec![start], seen, limit, branches: Vec::new() })
    }

    /// Adds a position; gives whether it ends the game.
    pub(super) fn go_on(&mut self, position: Position) -> bool {
        self.path.push(position);
        self.seen.add(&position) >= self.limit
    }

    /// Goes back before the last turn, for a variation of it.
    pub(super) fn branch(&mut self) {
        self.go_back();
        self.branches.push(self.path.len());
    }

    /// Leaves a variation; `position` is the one that it began by taking back.
    pub(super) fn rejoin(&mut self, position: Position) {
        let length = self.branches.pop().unwrap_or(0);
        while self.path.len() > length {
            self.go_back();
        }
        self.go_on(position);
    }

    fn go_back(&mut self) {
        if let Some(position) = self.path.pop() {
            self.seen.remove(&position);
        }
    }
}
