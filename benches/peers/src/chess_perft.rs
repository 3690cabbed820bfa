//! Perft by cozy-chess and by shakmaty.
//!
//! The unit is the leaf, for both kinds of perft: moves on the way to the last
//! ply are work, but not counted.

use std::hint::black_box;

use arrayvec::ArrayVec;
use cozy_chess::{Board, PieceMoves};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use crate::measure::{Contender, Unit};

struct Input {
    name: &'static str,
    fen: &'static str,
    depth: u32,
    /// The published perft number of this depth.
    leaves: u64,
}

const INPUTS: [Input; 3] = [
    Input {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 5,
        leaves: 4_865_609,
    },
    Input {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 4,
        leaves: 4_085_603,
    },
    Input {
        name: "rook endgame",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 5,
        leaves: 674_624,
    },
];

impl Input {
    fn cozy(&self) -> Board {
        self.fen.parse().expect("the inputs are legal positions")
    }

    fn shakmaty(&self) -> Chess {
        self.fen
            .parse::<Fen>()
            .expect("the inputs are well-formed")
            .into_position(CastlingMode::Standard)
            .expect("the inputs are legal positions")
    }

    fn contender<P: 'static>(
        &self,
        library: &'static str,
        position: P,
        perft: fn(&P, u32) -> u64,
    ) -> Contender {
        let (depth, leaves) = (self.depth, self.leaves);
        Contender {
            library,
            input: self.name,
            per_run: vec![(Unit::Leaves, leaves)],
            run: Box::new(move || assert_eq!(perft(black_box(&position), depth), leaves)),
        }
    }
}

/// Perft whose last ply is counted without playing it.
pub(crate) fn bulk() -> Vec<Contender> {
    contenders(cozy_bulk, shakmaty::perft)
}

/// Perft that plays every move, the last ply's too.
pub(crate) fn played() -> Vec<Contender> {
    contenders(cozy_played, shakmaty_played)
}

fn contenders(cozy: fn(&Board, u32) -> u64, shakmaty: fn(&Chess, u32) -> u64) -> Vec<Contender> {
    INPUTS
        .iter()
        .flat_map(|input| {
            [
                input.contender("cozy-chess", input.cozy(), cozy),
                input.contender("shakmaty", input.shakmaty(), shakmaty),
            ]
        })
        .collect()
}

fn cozy_bulk(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    match depth {
        0 => leaves = 1,
        1 => {
            board.generate_moves(|moves| {
                leaves += moves.len() as u64;
                false
            });
        }
        _ => {
            board.generate_moves(|moves| {
                for mv in moves {
                    let mut child = board.clone();
                    child.play_unchecked(mv);
                    leaves += cozy_bulk(&child, depth - 1);
                }
                false
            });
        }
    }
    leaves
}

fn cozy_played(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    // The listener is compiled into every piece's generator, so that playing
    // from inside it is slower than from a list. 18 is what cozy-chess promises
    // to call it at most.
    let mut list = ArrayVec::<PieceMoves, 18>::new();
    board.generate_moves(|moves| {
        list.push(moves);
        false
    });
    let mut leaves = 0;
    for moves in list {
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            leaves += if depth == 1 {
                black_box(&child);
                1
            } else {
                cozy_played(&child, depth - 1)
            };
        }
    }
    leaves
}

// Stopping at depth 0 and not, as above, at 1 is the faster form here.
fn shakmaty_played(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let moves = position.legal_moves();
    let mut leaves = 0;
    for &mv in &moves {
        let mut child = position.clone();
        child.play_unchecked(mv);
        leaves += shakmaty_played(&child, depth - 1);
    }
    leaves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_four_agree() {
        for input in &INPUTS {
            for depth in 0..=3 {
                let known = cozy_bulk(&input.cozy(), depth);
                assert_eq!(cozy_played(&input.cozy(), depth), known);
                assert_eq!(shakmaty::perft(&input.shakmaty(), depth), known);
                assert_eq!(shakmaty_played(&input.shakmaty(), depth), known);
            }
        }
    }
}
