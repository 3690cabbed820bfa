//! The positions that are measured, and a small generator of random numbers.
// Every bench uses a part of this.
#![allow(dead_code)]

use dablot::{Position, Rules};

/// Four kinds of position, each with the depth of a perft that takes some milliseconds.
pub(crate) const POSITIONS: [(&str, &str, u32); 4] = [
    (
        "start",
        "wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW S - 0 1",
        5,
    ),
    (
        "middle game",
        "wwwwww/www1w/wwwwww/www2/www3/W1w1w/kpW1Pw/4W/1WW1K1/1WWWW/WWWWWW/WWWWW/WWWWWW S - 0 1",
        4,
    ),
    (
        "full of chains",
        "1ww3/5/w1Ww2/wKwPk/ww2Ww/5/pw1W2/1WwW1/WW1W2/w1W1W/1W1W1W/WW1W1/W1W3 S - 0 1",
        3,
    ),
    ("endgame", "5w/2k2/6/5/4p1/5/2P3/5/6/1K3/6/3W1/6 S - 0 1", 4),
];

pub(crate) fn position(text: &str) -> Position {
    Position::parse(text, Rules::STANDARD).expect("the positions are right")
}

/// Marsaglia's generator: enough to draw turns, and too quick to be measured itself.
#[derive(Clone, Debug)]
pub(crate) struct XorShift(pub(crate) u64);

impl XorShift {
    /// A number below `count`.
    pub(crate) fn below(&mut self, count: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(count)) >> 32) as u32
    }
}

/// Plays decisions drawn evenly until `count` have been played, game after game; gives how many
/// games ended.
pub(crate) fn play_randomly(count: u64, seed: u64) -> u64 {
    let mut random = XorShift(seed);
    let mut position = Position::default();
    let mut games = 0;
    for _ in 0..count {
        match position.sample_action(|count| random.below(count)) {
            Some(action) => position = position.play_action_unchecked(action),
            None => {
                games += 1;
                position = Position::default();
            }
        }
    }
    games
}

/// The tree of a game with every turn played, the last ply's too.
pub(crate) fn play_all(position: &Position, depth: u32) -> u64 {
    position.turns().fold(0, |leaves, turn| {
        let after = position.play_unchecked(turn);
        leaves
            + if depth > 1 {
                play_all(&after, depth - 1)
            } else {
                std::hint::black_box(&after);
                1
            }
    })
}
