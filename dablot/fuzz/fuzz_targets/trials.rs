//! Ludii trials: whatever the file, an answer; and what is read is written so that it reads back
//! the same.
#![no_main]

use dablot::ludii::Trial;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    if let Ok(trial) = Trial::parse(&text) {
        assert_eq!(Trial::parse(&trial.to_string()).as_ref(), Ok(&trial));
        let replay = trial.replay();
        assert!(replay.turns().count() <= replay.decisions().len());
    }
});
