//! Drawing one decision without listing them.

use crate::{Action, Position};

impl Position {
    /// A legal decision picked by its place in the order of the numbers: `draw` is told how many
    /// there are and gives back a place below that. `None` if the game is over.
    pub fn sample_action(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        let list = self.actions();
        if list.is_empty() {
            return None;
        }
        let at = draw(list.len() as u32) as usize;
        list.get(at).copied()
    }
}
