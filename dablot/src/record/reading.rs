//! Reading records as trees.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::str::FromStr;

#[cfg(feature = "std")]
use super::StreamReader;
use super::judge::Judge;
use super::planter::Planter;
use super::{Fault, Record, SliceReader};

/// A game that was read: as far as it is right, and what is wrong with it.
///
/// Nothing is made up: a line of play that goes wrong ends before the turn that is wrong, and if the
/// tags do not say how the game begins there are no turns at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What could be read.
    pub record: Record,
    /// What is wrong, also what was forgiven.
    pub faults: Vec<Fault>,
}

impl Reading {
    /// The record, if nothing is wrong with it that is not forgiven.
    ///
    /// # Errors
    /// The first fault that is not.
    pub fn into_record(self) -> Result<Record, Box<Fault>> {
        match self.faults.into_iter().find(|fault| !fault.is_forgiven) {
            None => Ok(self.record),
            Some(fault) => Err(Box::new(fault)),
        }
    }
}

/// Reads the games of a text in memory as trees.
///
/// ```
/// use dablot::record::Records;
///
/// let text = "1. c5-d6 *\n\n1. c5-c9 *\n";
/// let readings: Vec<_> = Records::new(text.as_bytes()).collect();
/// assert_eq!(readings[0].record.line().turns().count(), 1);
/// let fault = &readings[1].faults[0];
/// assert_eq!((fault.game, fault.place.line, fault.place.column), (2, 3, 4));
/// ```
#[derive(Debug)]
pub struct Records<'a> {
    reader: SliceReader<'a>,
    judge: Judge<Planter>,
}

impl<'a> Records<'a> {
    /// A strict reader of the games in `text`.
    pub fn new(text: &'a [u8]) -> Records<'a> {
        Records { reader: SliceReader::new(text), judge: Judge::new(Planter::new(), false) }
    }

    /// A reader that forgives what is [forgivable](super::FaultKind::is_forgivable).
    pub fn lenient(text: &'a [u8]) -> Records<'a> {
        Records { reader: SliceReader::new(text), judge: Judge::new(Planter::new(), true) }
    }
}

impl Iterator for Records<'_> {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        let is_read = self.reader.read_game(&mut self.judge);
        is_read.then(|| self.judge.keeper_mut().take())
    }
}

/// Reads the games of a file or a pipe as trees, one at a time.
#[cfg(feature = "std")]
#[derive(Debug)]
pub struct RecordStream<R> {
    reader: StreamReader<R>,
    judge: Judge<Planter>,
}

#[cfg(feature = "std")]
impl<R: std::io::Read> RecordStream<R> {
    /// A strict reader of the games in `source`.
    pub fn new(source: R) -> RecordStream<R> {
        RecordStream { reader: StreamReader::new(source), judge: Judge::new(Planter::new(), false) }
    }

    /// A reader that forgives what is [forgivable](super::FaultKind::is_forgivable).
    pub fn lenient(source: R) -> RecordStream<R> {
        RecordStream { reader: StreamReader::new(source), judge: Judge::new(Planter::new(), true) }
    }
}

#[cfg(feature = "std")]
impl<R: std::io::Read> Iterator for RecordStream<R> {
    type Item = std::io::Result<Reading>;

    fn next(&mut self) -> Option<std::io::Result<Reading>> {
        match self.reader.read_game(&mut self.judge) {
            Ok(true) => Some(Ok(self.judge.keeper_mut().take())),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

/// A text that is not the record of one game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ParseRecordError {
    /// There is no game in it.
    #[error("expected a game")]
    Empty,
    /// The game is not well.
    #[error("{0}")]
    Fault(#[from] Box<Fault>),
    /// There is more than one game in it; [`Records`] reads them all.
    #[error("expected one game only")]
    Several,
}

impl FromStr for Record {
    type Err = ParseRecordError;

    /// Reads the record of one game, strictly.
    fn from_str(text: &str) -> Result<Record, ParseRecordError> {
        let mut readings = Records::new(text.as_bytes());
        let first = readings.next().ok_or(ParseRecordError::Empty)?;
        let record = first.into_record()?;
        if readings.next().is_some() { Err(ParseRecordError::Several) } else { Ok(record) }
    }
}
