//! Counts the game tree: `perft DEPTH [--rules RULES] [--position TEXT] [--actions] [--divide]`.
//!
//! Prints a line `depth count` for every depth from 1 to DEPTH. With `--divide` it prints a line
//! `turn count` for each turn of the position, where the count is that of DEPTH below this turn, and
//! then `DEPTH total`. The exit status is 2 if the arguments are wrong.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use dablot::{Position, Rules, Side};

/// Count the sequences of turns, or of single decisions, that are possible from a position.
#[derive(Parser)]
struct Arguments {
    /// How many turns deep
    depth: u32,
    /// The rules: a rule set's name, any options after it, such as "walker quiet_limit=50"
    #[arg(long, default_value = "standard")]
    rules: Rules,
    /// The position to begin with; the set-up of the game with South to move if left out
    #[arg(long)]
    position: Option<String>,
    /// Count single decisions instead of turns
    #[arg(long)]
    actions: bool,
    /// Print the count for each turn of the position
    #[arg(long)]
    divide: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let position = match &arguments.position {
        None => Position::start(arguments.rules, Side::South),
        Some(text) => match Position::parse(text, arguments.rules) {
            Ok(position) => position,
            Err(error) => {
                eprintln!("perft: the position cannot be read: {error}");
                return ExitCode::from(2);
            }
        },
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = if arguments.divide && arguments.depth > 0 {
        divide(&mut out, &position, &arguments)
    } else {
        count(&mut out, &position, &arguments)
    };
    match done.and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("perft: {error}");
            ExitCode::from(2)
        }
    }
}

fn count(out: &mut impl Write, position: &Position, arguments: &Arguments) -> io::Result<()> {
    for depth in arguments.depth.min(1)..=arguments.depth {
        writeln!(out, "{depth} {}", perft(position, depth, arguments.actions))?;
        // A deeper count may take long; what is known is shown.
        out.flush()?;
    }
    Ok(())
}

fn divide(out: &mut impl Write, position: &Position, arguments: &Arguments) -> io::Result<()> {
    let below = arguments.depth - 1;
    let mut total = 0;
    let mut show = |text: &dyn std::fmt::Display, next: Position| {
        let count = perft(&next, below, arguments.actions);
        total += count;
        writeln!(out, "{text} {count}")
    };
    if arguments.actions {
        for &action in &position.actions() {
            show(&action, position.play_action_unchecked(action))?;
        }
    } else {
        for turn in position.turns() {
            show(&turn, position.play_unchecked(turn))?;
        }
    }
    writeln!(out, "{} {total}", arguments.depth)
}

fn perft(position: &Position, depth: u32, actions: bool) -> u64 {
    if actions { position.perft_actions(depth) } else { position.perft(depth) }
}
