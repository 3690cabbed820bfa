//! Answers questions about positions, for scripts: reads lines `RULES<TAB>POSITION` from standard
//! input and writes one JSON object a line, in the same order.
//!
//! The answer to a position is
//! `{"position":…,"turns":[…],"actions":[…],"outcome":null|"S captured-all"|"draw kings"|…}`:
//! the position as it is written, the legal turns and single decisions as texts in the documented
//! order, and how the game has ended if it has. A line that is no position under some rules gets
//! `{"error":…}`, which says at which column of which field it is wrong.
//!
//! A position may have billions of turns. Where there are more than 100,000, `"turns"` is `null` and
//! a further entry `"turn_count_at_least"` is 100001: everything else is answered as always, and at
//! once. Lines of more than 10,000 bytes get an error.
//!
//! Answers are written as soon as no further input waits, so that a program can ask and wait.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::process::ExitCode;

use clap::Parser;
use dablot::{Position, Rules};
use serde_json::{Value, json};

/// Most turns that are listed.
const MOST_TURNS: usize = 100_000;

/// Longest line that is read, in bytes.
const LONGEST_LINE: usize = 10_000;

/// Answer lines `RULES<TAB>POSITION` on standard input with JSON: turns, single decisions, outcome.
#[derive(Parser)]
#[command(after_help = "Where a position has more than 100000 turns, \"turns\" is null and \
                        \"turn_count_at_least\" is 100001.")]
struct Arguments {}

fn main() -> ExitCode {
    Arguments::parse();
    match answer_all() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("query: {error}");
            ExitCode::from(2)
        }
    }
}

fn answer_all() -> io::Result<()> {
    let mut input = BufReader::new(io::stdin().lock());
    let mut out = BufWriter::new(io::stdout().lock());
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        serde_json::to_writer(&mut out, &answer(&line))?;
        out.write_all(b"\n")?;
        if input.buffer().is_empty() {
            out.flush()?;
        }
    }
    out.flush()
}

/// Reads a line without its end, and no more of it than is needed to see that it is too long;
/// `false` at the end of the input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let limit = LONGEST_LINE as u64 + 2;
    let read = input.by_ref().take(limit).read_until(b'\n', line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if read as u64 == limit {
        input.skip_until(b'\n')?;
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(read > 0)
}

fn answer(line: &[u8]) -> Value {
    match read_question(line) {
        Ok(position) => describe(&position),
        Err(error) => json!({ "error": error }),
    }
}

fn read_question(line: &[u8]) -> Result<Position, String> {
    if line.len() > LONGEST_LINE {
        return Err(format!("the line is longer than {LONGEST_LINE} bytes"));
    }
    let text =
        std::str::from_utf8(line).map_err(|error| format!("the line is no text: {error}"))?;
    let (rules, position) = text.split_once('\t').ok_or("expected rules, a tab and a position")?;
    let rules: Rules = rules.parse().map_err(|error| format!("rules: {error}"))?;
    Position::parse(position, rules).map_err(|error| format!("position: {error}"))
}

fn describe(position: &Position) -> Value {
    let turns: Vec<_> =
        position.turns().take(MOST_TURNS + 1).map(|turn| turn.to_string()).collect();
    let actions: Vec<_> = position.actions().iter().map(ToString::to_string).collect();
    let mut answer = json!({
        "position": position.to_string(),
        "turns": null,
        "actions": actions,
        "outcome": position.outcome().map(|outcome| outcome.to_string()),
    });
    if turns.len() > MOST_TURNS {
        answer["turn_count_at_least"] = turns.len().into();
    } else {
        answer["turns"] = turns.into();
    }
    answer
}
