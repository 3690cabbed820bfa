//! One file, from opening it to its line in the report.

use std::io;
use std::path::Path;

use dablot::record::Validator;

use crate::kind::Kind;
use crate::progress::Progress;
use crate::report::{Fault, Report};
use crate::{input, record, trial};

/// What a file holds.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Counts {
    /// Games.
    pub(crate) games: u64,
    /// Turns of both sides; a chain is one.
    pub(crate) turns: u64,
}

/// Judges a file and reports its faults, or that it is well, or that it cannot be read.
pub(crate) fn judge_file(
    file: &Path,
    validator: Validator,
    progress: &Progress,
    report: &mut Report<'_>,
) {
    report.begin_file(file);
    match read_and_judge(file, validator, progress, report) {
        Ok((kind, counts)) => report.end_file(kind, counts),
        Err(error) => report.unreadable(&error),
    }
}

fn read_and_judge(
    file: &Path,
    validator: Validator,
    progress: &Progress,
    report: &mut Report<'_>,
) -> io::Result<(Kind, Counts)> {
    let (start, mut bytes) = input::peek(input::open(file, progress)?, Kind::BYTES)?;
    let kind = Kind::of(&start);
    let counts = match kind {
        Kind::LudiiTrial => trial::judge(&mut bytes, report)?,
        Kind::Record => record::judge(bytes, validator, report)?,
        Kind::Empty => reject(report, "the file is empty"),
        Kind::Unknown => reject(
            report,
            "this is neither a game record, which begins with a tag, a comment or a turn, nor a \
             Ludii trial, which begins with `game=`",
        ),
    };
    Ok((kind, counts))
}

fn reject(report: &mut Report<'_>, message: &str) -> Counts {
    let message = message.to_string();
    report.fault(&Fault::outside_of_turns(1, 1, "unknown-file", message));
    Counts::default()
}
