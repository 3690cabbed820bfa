//! Records: whatever the file, every way of reading it says the same; no turn is made up; and what
//! is read is written so that it reads back the same.
#![no_main]

use std::io::Read;

use dablot::record::{Record, RecordStream, Records, Validator};
use dablot::{Game, Position};
use libfuzzer_sys::fuzz_target;

/// A source that gives a few bytes at a time.
struct Dribble<'a>(&'a [u8], usize);

impl Read for Dribble<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = self.1.min(buffer.len());
        self.0.read(&mut buffer[..length])
    }
}

fn check(record: &Record) {
    let mut position: Position = record.start();
    for turn in record.line().turns() {
        position = position.play(turn).unwrap();
    }
    assert_eq!(position, record.line().end());
    let text = record.to_string();
    assert_eq!(text.parse().as_ref(), Ok(record), "{text}");
    if let Ok(game) = Game::from_record(record) {
        assert_eq!(game.position(), position);
        let again = Game::from_record(&game.to_record()).unwrap();
        assert!(again.turns() == game.turns() && again.ending() == game.ending());
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((&first, file)) = data.split_first() else { return };
    let dribble = || Dribble(file, usize::from(first % 16) + 1);
    let is_lenient = first & 128 != 0;

    let judge = if is_lenient { Validator::lenient() } else { Validator::new() };
    let (mut faults, mut dribbled) = (Vec::new(), Vec::new());
    let totals = judge.validate_slice(file, |fault| faults.push(fault));
    let again = judge.validate(dribble(), |fault| dribbled.push(fault)).unwrap();
    assert_eq!((again, dribbled), (totals, faults.clone()));
    assert_eq!(totals.faults + totals.forgiven, faults.len() as u64);

    let readings: Vec<_> =
        if is_lenient { Records::lenient(file) } else { Records::new(file) }.collect();
    let stream =
        if is_lenient { RecordStream::lenient(dribble()) } else { RecordStream::new(dribble()) };
    assert_eq!(stream.map(Result::unwrap).collect::<Vec<_>>(), readings);
    assert_eq!(readings.len() as u64, totals.games);
    let told: Vec<_> = readings.iter().flat_map(|reading| reading.faults.clone()).collect();
    assert_eq!(told, faults);
    for reading in readings {
        if let Ok(record) = reading.into_record() {
            check(&record);
        }
    }
});
