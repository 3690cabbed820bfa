//! Game records.

use std::io::{self, Read};

use dablot::record::{self, GameResult, Totals, Validator};

use crate::judge::Counts;
use crate::report::{Fault, Report};

/// Judges a file of records as it is read, whatever its size.
pub(crate) fn judge(
    bytes: impl Read,
    validator: Validator,
    report: &mut Report<'_>,
) -> io::Result<Counts> {
    let judged = validator.validate(bytes, |fault| report.fault(&describe(fault)));
    let (totals, broken) = match judged {
        Ok(totals) => (totals, None),
        Err((totals, error)) => (totals, Some(error)),
    };
    for result in GameResult::ALL {
        report.results(result, totals.games_with(result));
    }
    let Totals { games, turns, .. } = totals;
    match broken {
        None => Ok(Counts { games, turns }),
        Some(error) => {
            report.add_counts(Counts { games, turns });
            Err(error)
        }
    }
}

fn describe(fault: record::Fault) -> Fault {
    Fault {
        line: fault.place.line,
        column: fault.place.column,
        game: fault.game,
        turn: fault.turn,
        tag: fault.tag,
        kind: fault.kind.name(),
        message: fault.kind.to_string(),
        is_forgiven: fault.is_forgiven,
    }
}
