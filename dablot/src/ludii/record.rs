//! Trials as records and back, so that nothing of the file is lost on the way.
//!
//! A record has a start, turns and a result, from which [`Trial::from_game`] makes most of a trial.
//! How the file differs from that stands in further tags: `LudiiLine4 "…"` for a fourth line that is
//! in the file only, and `LudiiOmits "1024-1976"` for lines that are not in it.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use super::verdict::number;
use super::{ParseTrialError, Trial, TrialFault, TrialLine};
use crate::record::{GameResult, Record, TagError};
use crate::{Action, Illegal, Position, RuleSet, Side, Turn};

const LINE: &str = "LudiiLine";
const OMITS: &str = "LudiiOmits";

/// The most lines that become tags, since a record has at most 1,000 of them.
const MOST_NOTES: usize = 900;

/// Why a trial cannot become a record.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TrialToRecordError {
    /// The trial does not agree with the rules; this is the first of its faults.
    #[error("the trial has a fault: {0}")]
    Faulty(TrialFault),
    /// A line of the trial is no value of a tag.
    #[error("line {line} does not fit into a tag: {error}")]
    Line {
        /// The number of the line.
        line: usize,
        /// Why.
        error: TagError,
    },
    /// There is too much in the file beside the game, as with whole lists of legal moves.
    #[error("more than {limit} lines say something that does not follow from the game")]
    TooManyNotes {
        /// The most that a record takes.
        limit: usize,
    },
}

/// Why a record cannot become a trial.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum RecordToTrialError {
    /// A decision is illegal under the rule set `ludii`.
    #[error("decision {number} is illegal under the rules of Ludii: {reason}")]
    Illegal {
        /// Which decision, from 1.
        number: usize,
        /// Why.
        reason: Illegal,
    },
    /// A tag beginning with `Ludii` has not the form that [`Trial::to_record`] gives it.
    #[error("expected the number of a line in the name `{name}`, or numbers of lines as its value")]
    Note {
        /// The name of the tag.
        name: String,
    },
    /// What the tags and the turns come to is no trial.
    #[error("the trial cannot be written: {0}")]
    Trial(#[from] ParseTrialError),
}

impl Trial {
    /// The record of the game. [`Trial::from_record`] makes the same trial of it again.
    ///
    /// # Errors
    /// [`TrialToRecordError`]: a trial with faults has no record.
    pub fn to_record(&self) -> Result<Record, TrialToRecordError> {
        let replay = self.replay();
        let (Some(start), []) = (replay.start(), replay.faults()) else {
            let fault = replay.faults().first().cloned();
            return Err(fault.map_or_else(too_many_notes, TrialToRecordError::Faulty));
        };
        let mut record = Record::new(start);
        for (_, turn) in replay.turns() {
            record.line_mut().push_legal(turn);
        }
        let result = match self.field("winner") {
            None => GameResult::Open,
            Some(winner) if winner == number(Some(Side::South)).to_string() => {
                GameResult::Won(Side::South)
            }
            Some(winner) if winner == number(Some(Side::North)).to_string() => {
                GameResult::Won(Side::North)
            }
            Some(_) => GameResult::Drawn,
        };
        record.set_result(result);
        let decisions = decisions(&start, record.line().turns());
        let usual = Trial::from_game(&start, decisions).map_err(|_| too_many_notes())?;
        self.note_differences(&usual, &mut record)?;
        Ok(record)
    }

    /// Writes into tags how this trial differs from the one that follows from the game.
    fn note_differences(
        &self,
        usual: &Trial,
        record: &mut Record,
    ) -> Result<(), TrialToRecordError> {
        let mut omitted = Vec::new();
        let mut at = 0;
        let mut notes = 0;
        for (number, line) in (1..).zip(&self.lines) {
            if let Some(skipped) = usual.lines[at..].iter().position(|other| other == line) {
                if skipped > 0 {
                    omitted.push(format!("{}-{}", at + 1, at + skipped));
                }
                at += skipped + 1;
                continue;
            }
            notes += 1;
            if notes > MOST_NOTES {
                return Err(too_many_notes());
            }
            let written = record.set_tag(&format!("{LINE}{number}"), &line.to_string());
            written.map_err(|error| TrialToRecordError::Line { line: number, error })?;
        }
        if at < usual.lines.len() {
            omitted.push(format!("{}-{}", at + 1, usual.lines.len()));
        }
        if !omitted.is_empty() {
            let written = record.set_tag(OMITS, &omitted.join(" "));
            written.map_err(|_| too_many_notes())?;
        }
        Ok(())
    }

    /// The trial of a record's main line, played under the rule set `ludii`.
    ///
    /// ```
    /// use dablot::{Position, ludii::Trial, record::Record};
    ///
    /// let record: Record = "1. c5-d6 i9-h8 *".parse()?;
    /// let trial = Trial::from_record(&record)?;
    /// assert_eq!(trial.replay().turn_count(), 2);
    /// let again = trial.to_record()?;
    /// assert!(again.line().turns().eq(record.line().turns()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`RecordToTrialError`].
    pub fn from_record(record: &Record) -> Result<Trial, RecordToTrialError> {
        let start = record.start();
        let usual = Trial::from_game(&start, decisions(&start, record.line().turns()));
        let usual = usual.map_err(|(played, reason)| RecordToTrialError::Illegal {
            number: played + 1,
            reason,
        })?;
        let mut lines: Vec<_> = usual.lines.iter().map(TrialLine::to_string).map(Some).collect();
        let mut notes = Vec::new();
        for tag in record.tags() {
            let (name, value) = (tag.name(), tag.value());
            let done = if name == OMITS {
                omit(&mut lines, value)
            } else if let Some(number) = name.strip_prefix(LINE) {
                number.parse().ok().map(|number: usize| notes.push((number, value.to_string())))
            } else {
                Some(())
            };
            done.ok_or_else(|| RecordToTrialError::Note { name: name.to_string() })?;
        }
        let mut lines: Vec<_> = lines.into_iter().flatten().collect();
        notes.sort_by_key(|&(number, _)| number);
        for (number, text) in notes {
            lines.insert(number.saturating_sub(1).min(lines.len()), text);
        }
        lines.push(String::new());
        Ok(Trial::parse(&lines.join("\n"))?)
    }
}

fn too_many_notes() -> TrialToRecordError {
    TrialToRecordError::TooManyNotes { limit: MOST_NOTES }
}

/// Takes the lines away whose numbers stand in a text such as `7-9 20-20`.
fn omit(lines: &mut [Option<String>], ranges: &str) -> Option<()> {
    for range in ranges.split(' ') {
        let (first, last) = range.split_once('-')?;
        let (first, last): (usize, usize) = (first.parse().ok()?, last.parse().ok()?);
        lines.get_mut(first.checked_sub(1)?..last)?.fill(None);
    }
    Some(())
}

/// The single decisions of turns, played under the rules of Ludii.
fn decisions(start: &Position, turns: impl Iterator<Item = Turn>) -> Vec<Action> {
    crate::game::decisions(Position { rules: RuleSet::Ludii.rules(), ..*start }, turns)
}
