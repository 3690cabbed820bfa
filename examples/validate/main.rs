//! Judges files of games: `validate [--json] [--lenient] FILE...`, where `-` is standard input.
//!
//! What a file holds is told from its content, not from its name: game records or a Ludii trial,
//! plain or compressed with gzip. For each file there is a line `FILE: ok, N games, M turns` on
//! standard output, or a line for each fault, `FILE:LINE:COLUMN: game G, turn T: what is wrong`; in
//! place of the turn stands the tag, as in `game G, tag Result: …`, where a tag is wrong, and nothing
//! where neither is meant. A chain of captures is one turn; a turn of one side counts as one, and
//! those of variations are judged but not counted, while T is the number that the turn has in the
//! game, which both sides share.
//!
//! Records are judged as they are read, so a file may be of any size. With `--lenient`, faults that
//! leave no doubt about the game and its turns are forgiven: they have the word `forgiven` in front
//! of what is wrong, and a file with no others is ok.
//!
//! A summary goes to standard error: games, turns, results by kind, faults by kind. A file that
//! cannot be read gets a line there too, and the files after it are judged all the same.
//!
//! With `--json` every line on standard output is an object with a `type`: `file`, `fault`, `error`
//! (a file that cannot be read) or, at the end, `summary`.
//!
//! The exit status is 0 when all is well, 1 when a file has faults, 2 when one cannot be read.

mod input;
mod judge;
mod kind;
mod progress;
mod record;
mod report;
mod summary;
mod trial;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use dablot::record::Validator;

use progress::Progress;
use report::Report;

/// Judge files of games: game records and Ludii trials, plain or gzip.
#[derive(Parser)]
#[command(after_help = "Exit status: 0 all is well, 1 a file has faults, 2 a file cannot be read.")]
struct Arguments {
    /// The files; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write one JSON object a line
    #[arg(long)]
    json: bool,
    /// Forgive the faults of records that leave no doubt about the game
    #[arg(long)]
    lenient: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let validator = if arguments.lenient { Validator::lenient() } else { Validator::new() };
    let progress = Progress::new(input::total_length(&arguments.files));
    let mut report = Report::new(arguments.json, &progress);
    for file in &arguments.files {
        judge::judge_file(file, validator, &progress, &mut report);
    }
    progress.finish();
    report.finish()
}
