//! How the cost of counting and of random play grows with the cores: `scaling [DEPTH]`, perft of that
//! depth from the start and two hundred random games a core, over 1, 2, … all cores. The core crate
//! knows no threads: positions are `Copy` and `Send`, so a thread pool is all it takes.

use std::time::Instant;

use dablot::{Position, Turn};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

fn perft(depth: u32) -> u64 {
    let start = Position::default();
    let pairs: Vec<Position> = start
        .turns()
        .map(|turn| start.play_unchecked(turn))
        .flat_map(|after| after.turns().map(move |turn: Turn| after.play_unchecked(turn)))
        .collect();
    pairs.into_par_iter().map(|position| position.perft(depth - 2)).sum()
}

/// Plays one game by decisions drawn evenly; gives how many there were.
fn random_game(seed: u64) -> u64 {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut position = Position::default();
    let mut decisions = 0;
    while let Some(action) = position.sample_action(|count| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (((state >> 32) * u64::from(count)) >> 32) as u32
    }) {
        position = position.play_action_unchecked(action);
        decisions += 1;
    }
    decisions
}

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(6).max(2);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("cores  perft M/s  random play M decisions/s");
    for threads in 1..=cores {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.expect("threads can be started");
        let begin = Instant::now();
        let leaves = pool.install(|| perft(depth));
        let counting = leaves as f64 / begin.elapsed().as_secs_f64() / 1e6;
        let begin = Instant::now();
        let games = 200 * threads as u64;
        let decisions: u64 = pool.install(|| (1..=games).into_par_iter().map(random_game).sum());
        let playing = decisions as f64 / begin.elapsed().as_secs_f64() / 1e6;
        println!("{threads:5} {counting:10.0} {playing:26.1}");
    }
}
