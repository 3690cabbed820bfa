//! Measures other rules libraries at the work dablot does, side by side and in
//! one run, and prints the rates as markdown.
//!
//! ```sh
//! cargo run --release -p dablot-peers
//! RUSTFLAGS=-Ctarget-cpu=native cargo run --release -p dablot-peers
//! ```

mod chess_perft;
mod chess_records;
mod dablot_perft;
mod dablot_records;
mod machine;
mod measure;
mod report;

use std::time::Duration;

use clap::Parser;

use measure::{Contender, Plan};
use report::{Measured, Work};

/// Rates of other rules libraries at the work dablot does.
#[derive(Debug, Parser)]
struct Options {
    /// How long each library is measured on each input.
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,

    /// A few rounds on little input, to see that everything runs.
    #[arg(long, conflicts_with = "seconds")]
    quick: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number from 0 to 3600 is needed".to_owned()),
    }
}

fn both(dablot: Vec<Contender>, peers: Vec<Contender>) -> Vec<Contender> {
    dablot.into_iter().chain(peers).collect()
}

fn main() {
    let options = Options::parse();
    let (seconds, rounds, record_bytes) = if options.quick {
        (0.0, 3, 1 << 20)
    } else {
        // Short turns: a neighbour on the machine then disturbs all alike.
        (options.seconds, 31, 1 << 22)
    };
    let plan = Plan { rounds, slice: Duration::from_secs_f64(seconds / f64::from(rounds)) };

    let works = [
        Work {
            name: "perft, last ply counted in bulk",
            goal: 3.0,
            contenders: both(dablot_perft::bulk(), chess_perft::bulk()),
        },
        Work {
            name: "perft, every turn played",
            goal: 2.0,
            contenders: both(dablot_perft::played(), chess_perft::played()),
        },
        Work {
            name: "validate records",
            goal: 2.0,
            contenders: both(
                dablot_records::validate(record_bytes),
                chess_records::validate(record_bytes),
            ),
        },
    ];
    let measured = works.map(|work| Measured::new(work, plan));

    println!("{}\n", machine::describe());
    println!(
        "Medians of {rounds} rounds; over several inputs, their geometric mean. \
         Records are read by pgn-reader for shakmaty.\n"
    );
    println!("{}", report::summary(&measured));
    print!("{}", report::details(&measured));
}
