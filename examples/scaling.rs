//! How cost grows: `scaling`, on a machine that does nothing else. Prints a line for each measurement:
//! what was done, by how many threads, how much of it (leaves, decisions, bytes), and the seconds that
//! took, the median of five runs.
//!
//! - `perft` and `random-play`, a fixed piece of work for each core, over 1, 2, … all cores: the
//!   seconds stay the same as long as the cores do not get in each other's way;
//! - `records`, files of 10 MB, 100 MB and 1 GB judged on one core: the seconds grow as the size does.
//!
//! The core crate knows no threads: positions are `Copy` and `Send`, so a thread pool is all it takes.

mod repeated;

use std::time::Instant;

use dablot::Position;
use dablot::record::Validator;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use repeated::Repeated;

const RUNS: usize = 5;

/// Games with tags, comments and variations.
const GAMES: &[u8] = include_bytes!("records/standard.dbl");

fn median_seconds(mut work: impl FnMut()) -> f64 {
    let mut seconds: Vec<f64> = (0..RUNS)
        .map(|_| {
            let begin = Instant::now();
            work();
            begin.elapsed().as_secs_f64()
        })
        .collect();
    seconds.sort_by(f64::total_cmp);
    seconds[RUNS / 2]
}

/// Counts the tree of depth 6 from the start as often as there are threads; gives the leaves.
fn perft(threads: u64) -> u64 {
    let start = Position::default();
    let after: Vec<Position> = start.turns().map(|turn| start.play_unchecked(turn)).collect();
    let parts = (0..threads).into_par_iter().flat_map(|_| after.par_iter());
    parts.map(|position| position.perft(5)).sum()
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

/// The same number of games for each thread, the same games each time; gives the decisions.
fn random_play(threads: u64) -> u64 {
    (0..threads).into_par_iter().flat_map(|_| 1..=2_000_u64).map(random_game).sum()
}

/// Judges a file of as many megabytes, or a little more; gives its bytes.
fn judge(megabytes: u64) -> u64 {
    let times = (megabytes * 1_000_000).div_ceil(GAMES.len() as u64);
    let fault = |fault| panic!("{fault}");
    Validator::new().validate(Repeated::new(GAMES, times), fault).expect("it is no real file");
    times * GAMES.len() as u64
}

fn main() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    for threads in 1..=cores {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.expect("threads can be started");
        for (name, work) in [("perft", perft as fn(u64) -> u64), ("random-play", random_play)] {
            let mut amount = 0;
            let seconds = median_seconds(|| amount = pool.install(|| work(threads as u64)));
            println!("{name} {threads} {amount} {seconds:.3}");
        }
    }
    for megabytes in [10, 100, 1_000] {
        let mut bytes = 0;
        let seconds = median_seconds(|| bytes = judge(megabytes));
        println!("records 1 {bytes} {seconds:.3}");
    }
}
