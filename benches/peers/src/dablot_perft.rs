//! Perft by dablot, on its own game.
//!
//! A turn is a leaf, as a move is in chess: a whole chain of captures counts as
//! one.

use std::hint::black_box;

use dablot::{Position, Rules};

use crate::measure::{Contender, Unit};
use crate::report::DABLOT;

struct Input {
    name: &'static str,
    position: &'static str,
    depth: u32,
    /// Counted by dablot's naive generator and by this library alike.
    leaves: u64,
}

const INPUTS: [Input; 4] = [
    Input {
        name: "start",
        position: "wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW S - 0 1",
        depth: 5,
        leaves: 1_862_477,
    },
    Input {
        name: "middle game",
        position: "wwwwww/www1w/wwwwww/www2/www3/W1w1w/kpW1Pw/4W/1WW1K1/1WWWW/WWWWWW/WWWWW/WWWWWW S - 0 1",
        depth: 4,
        leaves: 838_426,
    },
    Input {
        name: "full of chains",
        position: "1ww3/5/w1Ww2/wKwPk/ww2Ww/5/pw1W2/1WwW1/WW1W2/w1W1W/1W1W1W/WW1W1/W1W3 S - 0 1",
        depth: 3,
        leaves: 417_388,
    },
    Input {
        name: "endgame",
        position: "5w/2k2/6/5/4p1/5/2P3/5/6/1K3/6/3W1/6 S - 0 1",
        depth: 5,
        leaves: 987_325,
    },
];

impl Input {
    fn position(&self) -> Position {
        Position::parse(self.position, Rules::STANDARD).expect("the inputs are positions")
    }

    fn contender(&self, perft: fn(&Position, u32) -> u64) -> Contender {
        let (position, depth, leaves) = (self.position(), self.depth, self.leaves);
        Contender {
            library: DABLOT,
            input: self.name,
            per_run: vec![(Unit::Leaves, leaves)],
            run: Box::new(move || assert_eq!(perft(black_box(&position), depth), leaves)),
        }
    }
}

/// Perft whose last ply is counted without playing it.
pub(crate) fn bulk() -> Vec<Contender> {
    INPUTS.iter().map(|input| input.contender(Position::perft)).collect()
}

/// Perft that plays every turn, the last ply's too.
pub(crate) fn played() -> Vec<Contender> {
    INPUTS.iter().map(|input| input.contender(play_all)).collect()
}

fn play_all(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.turns().fold(0, |leaves, turn| {
            black_box(&position.play_unchecked(turn));
            leaves + 1
        }),
        _ => position
            .turns()
            .fold(0, |leaves, turn| leaves + play_all(&position.play_unchecked(turn), depth - 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_agree() {
        for input in &INPUTS {
            for depth in 0..=3 {
                let known = input.position().perft(depth);
                assert_eq!(play_all(&input.position(), depth), known);
            }
        }
    }
}
