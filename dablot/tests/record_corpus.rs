//! The sample games are right, and written as records are written.
#![cfg(feature = "alloc")]

use std::fs;
use std::path::Path;

use dablot::record::{Ply, Record, Records};
use dablot::{RuleSet, Rules, Side, Turn};

fn records() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/records");
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let mut records = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let mut written = String::new();
        for reading in Records::new(text.as_bytes()) {
            let record =
                reading.into_record().unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
            let separator = if written.is_empty() { "" } else { "\n" };
            written = written + separator + &record.to_string();
            records.push(record);
        }
        assert_eq!(written, text, "{}", file.display());
    }
    records
}

#[test]
fn every_sample_is_right_and_says_something() {
    let records = records();
    assert!(records.len() > 15);
    for record in &records {
        let line = record.line();
        let said = line.introduction().len() + line.plies().iter().flat_map(Ply::comments).count();
        assert!(said > 0, "{record}");
    }
}

#[test]
fn every_rule_set_has_a_game_from_the_set_up() {
    let records = records();
    for set in RuleSet::ALL {
        let whole = records.iter().any(|record| {
            record.start().rules() == set.rules() && record.line().plies().len() >= 12
        });
        assert!(whole, "{}", set.name());
    }
}

#[test]
fn every_end_and_every_kind_of_turn_is_shown() {
    let records = records();
    let ends: Vec<String> = records
        .iter()
        .filter_map(|record| record.line().end().outcome())
        .map(|outcome| outcome.to_string().replace("S ", "").replace("N ", ""))
        .collect();
    for end in ["captured-all", "king", "bare-king", "immobile", "draw kings", "draw quiet"] {
        assert!(ends.iter().any(|shown| shown == end), "{end}");
    }
    for termination in ["resignation", "agreement", "normal"] {
        assert!(records.iter().any(|record| record.tag("Termination") == Some(termination)));
    }
    assert!(records.iter().any(|record| record.start().side_to_move() == Side::North));
    assert!(records.iter().any(|record| record.start().rules() != Rules::STANDARD));
    let turns: Vec<Turn> = records.iter().flat_map(|record| record.line().turns()).collect();
    assert!(turns.contains(&Turn::Pass));
    assert!(turns.iter().any(|turn| turn.captured().len() >= 4));
    assert!(turns.iter().any(|turn| turn.is_capture() && turn.origin() == turn.target()));
}
