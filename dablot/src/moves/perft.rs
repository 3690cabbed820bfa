//! Counting the tree of a game, the usual proof that moves are generated rightly.

use crate::Position;

impl Position {
    /// How many sequences of `depth` turns there are from here. Two paths with the same result are
    /// two turns; a game that is over has none. 1 for depth 0.
    ///
    /// ```
    /// use dablot::Position;
    ///
    /// assert_eq!(Position::default().perft(3), 4_361);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.turn_count(),
            2 => self.reply_count(),
            _ => self.turns().fold(0, |sum, turn| sum + self.play_unchecked(turn).perft(depth - 1)),
        }
    }

    /// How many sequences of `depth` single decisions there are from here. 1 for depth 0.
    ///
    /// ```
    /// use dablot::Position;
    ///
    /// assert_eq!(Position::default().perft_actions(4), 84_329);
    /// ```
    pub fn perft_actions(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.action_count()),
            _ => {
                let actions = self.actions();
                let after = |&action| self.play_action_unchecked(action).perft_actions(depth - 1);
                actions.iter().map(after).sum()
            }
        }
    }
}
