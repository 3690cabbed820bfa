//! Judges a file of a given size made up on the fly and prints the most memory that took: `peak_memory
//! [MEGABYTES]`, on Linux. Fails if it is more than 20 MB.

mod repeated;

use std::io;
use std::process::ExitCode;

use dablot::record::Validator;
use repeated::Repeated;

const GAME: &[u8] =
    b"[Event \"Memory\"]\n[Result \"*\"]\n\n1. c5-d6 i9-h8 {a comment} 2. e5-f6 $1 (2. \
g5-f6 h8-g7) 2... h8-g7 3. f6xh8 *\n\n";

/// The most memory that this process has had, in kB.
fn peak() -> io::Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.ok_or_else(|| io::ErrorKind::Unsupported.into())
}

fn main() -> io::Result<ExitCode> {
    let megabytes = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000);
    let count = megabytes * 1_000_000 / GAME.len() as u64;
    let totals = Validator::new()
        .validate(Repeated::new(GAME, count), |fault| panic!("{fault}"))
        .map_err(|(_, error)| error)?;
    assert_eq!((totals.games, totals.turns), (count, 5 * count));
    let peak = peak()?;
    println!("{megabytes} MB, {} games, {} turns: {peak} kB at most", totals.games, totals.turns);
    Ok(if peak < 20_000 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
