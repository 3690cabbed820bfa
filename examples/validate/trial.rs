//! Ludii trials.

use std::io::{self, Read};

use dablot::ludii::{Trial, TrialFault};
use dablot::record::GameResult;

use crate::judge::Counts;
use crate::report::{Fault, Report};

/// Longest trial that is read, in bytes: a trial is judged as a whole, and 64 MiB hold a game of
/// about half a million moves.
const LONGEST: u64 = 1 << 26;

/// Judges the one game of a trial.
pub(crate) fn judge(bytes: &mut impl Read, report: &mut Report<'_>) -> io::Result<Counts> {
    let mut content = Vec::new();
    bytes.take(LONGEST + 1).read_to_end(&mut content)?;
    if content.len() as u64 > LONGEST {
        report.fault(&unreadable(1, 1, format!("a trial has at most {LONGEST} bytes")));
        return Ok(Counts::default());
    }
    let text = match std::str::from_utf8(&content) {
        Ok(text) => text,
        Err(error) => {
            let (line, column) = place_behind(&content[..error.valid_up_to()]);
            report.fault(&unreadable(line, column, "expected text in UTF-8".to_string()));
            return Ok(Counts::default());
        }
    };
    let trial = match Trial::parse(text) {
        Ok(trial) => trial,
        Err(error) => {
            let message = format!("expected {}", error.expected);
            report.fault(&unreadable(error.line, error.column, message));
            return Ok(Counts::default());
        }
    };
    let replay = trial.replay();
    for fault in replay.faults() {
        report.fault(&describe(fault));
    }
    report.results(replay.outcome().map_or(GameResult::Open, GameResult::from), 1);
    Ok(Counts { games: 1, turns: replay.turn_count() as u64 })
}

fn unreadable(line: usize, column: usize, message: String) -> Fault {
    Fault::outside_of_turns(line as u64, column as u64, "syntax", message)
}

fn describe(fault: &TrialFault) -> Fault {
    Fault {
        turn: fault.turn,
        ..Fault::outside_of_turns(
            fault.line as u64,
            fault.column as u64,
            fault.kind.name(),
            fault.kind.to_string(),
        )
    }
}

/// The line and the column, in characters, that follow `text`.
fn place_behind(text: &[u8]) -> (usize, usize) {
    let text = String::from_utf8_lossy(text);
    let (before, last) = text.rsplit_once('\n').unwrap_or(("", &text));
    let lines = if text.contains('\n') { before.matches('\n').count() + 2 } else { 1 };
    (lines, last.chars().count() + 1)
}
