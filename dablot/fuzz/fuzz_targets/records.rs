//! Records: whatever the file, every way of reading it says the same; no turn is made up; and what
//! is read is written so that it reads back the same.
#![no_main]

#[path = "../../tests/drip/mod.rs"]
mod drip;

use dablot::record::{Reading, Record, RecordStream, Records, Validator};
use dablot::{Game, Position};
use drip::Drip;
use libfuzzer_sys::fuzz_target;

fn read(file: &[u8], is_lenient: bool) -> Vec<Reading> {
    if is_lenient { Records::lenient(file).collect() } else { Records::new(file).collect() }
}

/// A record that was read leniently keeps what was forgiven, so it is read leniently again.
fn check(record: &Record, is_lenient: bool) {
    let mut position: Position = record.start();
    for turn in record.line().turns() {
        position = position.play(turn).unwrap();
    }
    assert_eq!(position, record.line().end());
    let text = record.to_string();
    let mut again = read(text.as_bytes(), is_lenient).into_iter();
    let back = again.next().unwrap().into_record();
    assert_eq!(back.as_ref(), Ok(record), "{text}");
    assert!(again.next().is_none(), "{text}");
    if let Ok(game) = Game::from_record(record) {
        assert_eq!(game.position(), position);
        let again = Game::from_record(&game.to_record()).unwrap();
        assert!(again.turns() == game.turns() && again.ending() == game.ending());
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((&first, file)) = data.split_first() else { return };
    let source = || Drip::new(file, usize::from(first % 16) + 1);
    let is_lenient = first & 128 != 0;

    let judge = if is_lenient { Validator::lenient() } else { Validator::new() };
    let (mut faults, mut dripped) = (Vec::new(), Vec::new());
    let totals = judge.validate_slice(file, |fault| faults.push(fault));
    let again = judge.validate(source(), |fault| dripped.push(fault)).unwrap();
    assert_eq!((again, dripped), (totals, faults.clone()));
    assert_eq!(totals.faults + totals.forgiven, faults.len() as u64);

    let readings = read(file, is_lenient);
    let stream =
        if is_lenient { RecordStream::lenient(source()) } else { RecordStream::new(source()) };
    assert_eq!(stream.map(Result::unwrap).collect::<Vec<_>>(), readings);
    assert_eq!(readings.len() as u64, totals.games);
    let told: Vec<_> = readings.iter().flat_map(|reading| reading.faults.clone()).collect();
    assert_eq!(told, faults);
    for reading in readings {
        if let Ok(record) = reading.into_record() {
            check(&record, is_lenient);
        }
    }
});
