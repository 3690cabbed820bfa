//! Random games of dablot's own as records, validated by it.

use std::hint::black_box;

use dablot::record::Validator;
use dablot::{Game, Position, Turn};

use crate::measure::{Contender, Unit};
use crate::report::DABLOT;

const SEED: u64 = 0x0d41_ab10;

/// Validating whole games: each turn legal, each number right, each result the
/// one the game ends with. `bytes` is the size of the text, exceeded by less
/// than a game.
pub(crate) fn validate(bytes: usize) -> Vec<Contender> {
    let (text, turns) = generate(bytes, SEED);
    vec![Contender {
        library: DABLOT,
        input: "random games",
        per_run: vec![(Unit::Bytes, text.len() as u64), (Unit::Plies, turns)],
        run: Box::new(move || {
            let totals = Validator::new()
                .validate_slice(black_box(text.as_bytes()), |fault| panic!("{fault}"));
            assert_eq!(totals.turns, turns);
        }),
    }]
}

fn generate(bytes: usize, seed: u64) -> (String, u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut text = String::with_capacity(bytes + (1 << 15));
    let mut turns = 0;
    while text.len() < bytes {
        let game = play(&mut rng);
        turns += game.turns().len() as u64;
        text += &game.to_record().to_string();
        text.push('\n');
    }
    (text, turns)
}

/// A game of turns drawn evenly, or as evenly as the first thousand of a
/// position allow.
fn play(rng: &mut fastrand::Rng) -> Game {
    let mut game = Game::from_position(Position::default());
    loop {
        let turns: Vec<Turn> = game.position().turns().take(1_000).collect();
        let Some(&turn) = rng.choice(&turns) else { return game };
        game.play(turn).expect("listed turns are legal");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_games() {
        assert_eq!(generate(20_000, 7), generate(20_000, 7));
        assert_ne!(generate(20_000, 7).0, generate(20_000, 8).0);
    }
}
