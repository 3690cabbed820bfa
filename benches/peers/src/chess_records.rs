//! Random chess games as PGN, validated by pgn-reader with shakmaty.

use std::hint::black_box;
use std::io::Write;
use std::ops::ControlFlow;

use pgn_reader::{Outcome, RawTag, Reader, Visitor};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, KnownOutcome, Position};

use crate::measure::{Contender, Unit};

const SEED: u64 = 0x0d41_ab10;

/// The games of a record, or what was read of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Totals {
    games: u64,
    plies: u64,
}

/// Says which game of the file is wrong, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fault {
    game: u64,
}

/// Validating whole games: each move legal, each result the one the game ends
/// with. `bytes` is the size of the text, reached but not exceeded by more than
/// a game.
pub(crate) fn validate(bytes: usize) -> Vec<Contender> {
    let (pgn, totals) = generate(bytes, SEED);
    vec![Contender {
        library: "shakmaty",
        input: "random games",
        per_run: vec![(Unit::Bytes, pgn.len() as u64), (Unit::Plies, totals.plies)],
        run: Box::new(move || assert_eq!(read(black_box(&pgn)), Ok(totals))),
    }]
}

fn generate(bytes: usize, seed: u64) -> (Vec<u8>, Totals) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut pgn = Vec::with_capacity(bytes + (1 << 14));
    let mut totals = Totals::default();
    let mut movetext = Vec::new();
    while pgn.len() < bytes {
        movetext.clear();
        let (plies, outcome) = play(&mut rng, &mut movetext);
        totals.games += 1;
        totals.plies += plies;
        write!(
            pgn,
            "[Event \"Random games\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"{}\"]\n\
             [White \"?\"]\n[Black \"?\"]\n[Result \"{outcome}\"]\n\n",
            totals.games
        )
        .expect("a vector takes any bytes");
        pgn.extend_from_slice(&movetext);
        pgn.extend_from_slice(outcome.as_str().as_bytes());
        pgn.extend_from_slice(b"\n\n");
    }
    (pgn, totals)
}

/// Plays one game and appends its numbered moves, with a space after each.
fn play(rng: &mut fastrand::Rng, movetext: &mut Vec<u8>) -> (u64, KnownOutcome) {
    let mut position = Chess::default();
    let mut plies = 0;
    loop {
        if let Outcome::Known(outcome) = position.outcome() {
            return (plies, outcome);
        }
        // The 75-move rule, which shakmaty leaves to its user.
        if position.halfmoves() >= 150 {
            return (plies, KnownOutcome::Draw);
        }
        if plies % 2 == 0 {
            write!(movetext, "{}. ", plies / 2 + 1).expect("a vector takes any bytes");
        }
        let moves = position.legal_moves();
        let mv = moves[rng.usize(..moves.len())];
        SanPlus::from_move_and_play_unchecked(&mut position, mv).append_ascii_to(movetext);
        movetext.push(b' ');
        plies += 1;
    }
}

fn read(pgn: &[u8]) -> Result<Totals, Fault> {
    let mut reader = Reader::new(pgn);
    let mut totals = Totals::default();
    loop {
        let fault = Fault { game: totals.games + 1 };
        // Reading from memory fails only at a token too long for the reader.
        match reader.read_game(&mut Validator).map_err(|_| fault)? {
            None => return Ok(totals),
            Some(plies) => {
                totals.plies += plies.ok_or(fault)?;
                totals.games += 1;
            }
        }
    }
}

/// Gives back how many plies a game has, or nothing if it is not valid.
struct Validator;

struct Game {
    position: Chess,
    plies: u64,
    /// What the tag says.
    result: Option<Outcome>,
    /// What stands behind the last move.
    end: Option<Outcome>,
}

impl Visitor for Validator {
    type Tags = Option<Outcome>;
    type Movetext = Game;
    type Output = Option<u64>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Self::Tags> {
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        result: &mut Self::Tags,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        if name == b"Result" {
            match Outcome::from_ascii(value.as_bytes()) {
                Ok(outcome) => *result = Some(outcome),
                Err(_) => return ControlFlow::Break(None),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, result: Self::Tags) -> ControlFlow<Self::Output, Game> {
        ControlFlow::Continue(Game { position: Chess::default(), plies: 0, result, end: None })
    }

    fn san(&mut self, game: &mut Game, san_plus: SanPlus) -> ControlFlow<Self::Output> {
        let Ok(mv) = san_plus.san.to_move(&game.position) else {
            return ControlFlow::Break(None);
        };
        game.position.play_unchecked(mv);
        game.plies += 1;
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, game: &mut Game, outcome: Outcome) -> ControlFlow<Self::Output> {
        game.end = Some(outcome);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, game: Game) -> Self::Output {
        let end = game.end?;
        let reached = game.position.outcome();
        // A game may also end by agreement or by a rule of time, so only an end
        // on the board contradicts what is written.
        let agreed = game.result == Some(end) && (reached.is_unknown() || reached == end);
        agreed.then_some(game.plies)
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

    #[test]
    fn generated_games_are_valid() {
        let (pgn, totals) = generate(50_000, 1);
        assert!(totals.games > 1);
        assert_eq!(read(&pgn), Ok(totals));
    }

    #[test]
    fn an_illegal_move_and_a_wrong_result_are_refused() {
        let game = |result: &str, end: &str| {
            let good = "[Result \"*\"]\n\n1. e4 *\n\n";
            format!("{good}[Result \"{result}\"]\n\n1. f3 e5 2. g4 {end}\n\n")
        };
        let fault = Err(Fault { game: 2 });
        assert!(read(game("0-1", "Qh4# 0-1").as_bytes()).is_ok());
        assert_eq!(read(game("0-1", "Qh3# 0-1").as_bytes()), fault);
        assert_eq!(read(game("1-0", "Qh4# 0-1").as_bytes()), fault);
        assert_eq!(read(game("1-0", "Qh4# 1-0").as_bytes()), fault);
        assert_eq!(read(game("0-1", "Qh4#").as_bytes()), fault);
    }
}
