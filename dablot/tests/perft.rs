//! The numbers of the rules' own table, from the start with South to move.

use dablot::{Position, RuleSet, Side};

const TURNS: [u64; 6] = [15, 223, 4_361, 85_421, 1_862_477, 40_657_051];
const DECISIONS: [u64; 6] = [15, 223, 4_361, 84_329, 1_807_597, 38_374_690];

/// How deep a build without optimisation goes in a few seconds.
const DEPTHS: usize = if cfg!(debug_assertions) { 5 } else { 6 };

#[test]
fn turns_from_the_start() {
    for (depth, count) in (1..).zip(TURNS).take(DEPTHS) {
        assert_eq!(Position::default().perft(depth), count, "depth {depth}");
    }
}

#[test]
fn decisions_from_the_start() {
    for (depth, count) in (1..).zip(DECISIONS).take(DEPTHS) {
        assert_eq!(Position::default().perft_actions(depth), count, "depth {depth}");
    }
}

#[test]
fn the_half_turn_makes_north_the_beginner() {
    for set in RuleSet::ALL {
        let (south, north) = (Side::South, Side::North);
        let [south, north] = [south, north].map(|side| Position::start(set.rules(), side));
        assert_eq!(south.perft(4), north.perft(4), "{set}");
        assert_eq!(south.perft_actions(4), north.perft_actions(4), "{set}");
    }
}

/// A turn that is counted and one that is played must be the same turns.
#[test]
fn counted_turns_are_the_turns_played() {
    fn played(position: &Position, depth: u32) -> u64 {
        let turns = position.turns();
        turns
            .map(
                |turn| {
                    if depth == 1 { 1 } else { played(&position.play(turn).unwrap(), depth - 1) }
                },
            )
            .sum()
    }
    for set in RuleSet::ALL {
        let start = Position::start(set.rules(), Side::South);
        assert_eq!(played(&start, 4), start.perft(4), "{set}");
    }
}
