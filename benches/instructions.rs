//! A fixed piece of work by name, for counting the instructions that it takes: see
//! `instructions.sh`. With `--list` the names.

mod common;

use std::hint::black_box;

use common::{POSITIONS, play_all, play_randomly, position};
use dablot::record::Validator;

/// Does the work so many times.
type Work = fn(u64);

const WORK: [(&str, Work); 6] = [
    ("perft-bulk", |times| {
        for _ in 0..times {
            black_box(position(POSITIONS[0].1).perft(4));
        }
    }),
    ("perft-played", |times| {
        for _ in 0..times {
            black_box(play_all(&position(POSITIONS[0].1), 4));
        }
    }),
    ("random-play", |times| {
        black_box(play_randomly(10_000 * times, 1));
    }),
    ("masks", |times| {
        for (_, text, _) in POSITIONS {
            let position = position(text);
            (0..1_000 * times).for_each(|_| _ = black_box(black_box(&position).action_mask()));
        }
    }),
    ("hashes", |times| {
        for (_, text, _) in POSITIONS {
            let position = position(text);
            (0..1_000 * times).for_each(|_| _ = black_box(black_box(&position).zobrist()));
        }
    }),
    ("records", |times| {
        let game =
            "[South \"A\"]\n\n1. c5-d6 i9-h8 2. e5-f6 h8-g7 3. f6xh8 i9-g9 *\n\n".repeat(100);
        for _ in 0..10 * times {
            black_box(Validator::new().validate_slice(game.as_bytes(), |_| {}));
        }
    }),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--list"] => WORK.iter().for_each(|(name, _)| println!("{name}")),
        [name, times] => {
            let work = WORK.iter().find(|(known, _)| *known == name);
            let (_, work) = work.unwrap_or_else(|| panic!("no work is named {name}"));
            work(times.parse().expect("a number of times"));
        }
        // Without words this is a run of all benches, in which there is nothing to time here.
        _ => {}
    }
}
