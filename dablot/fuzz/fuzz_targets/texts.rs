//! Position, turn, decision and rules texts: whatever the bytes, an answer; and what is accepted
//! is written so that it reads back the same.
#![no_main]

use dablot::{Action, Position, RuleSet, Rules, Turn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut lines = text.lines();
    let rules = lines.next().unwrap_or_default().parse().unwrap_or(RuleSet::Ludii.rules());
    assert_eq!(rules.to_string().parse::<Rules>(), Ok(rules));
    let position = Position::parse(lines.next().unwrap_or_default(), rules);
    let position = position.unwrap_or_else(|_| Position::start(rules, dablot::Side::South));
    assert_eq!(Position::parse(&position.to_string(), rules), Ok(position));
    for line in lines {
        if let Ok(turn) = line.parse::<Turn>() {
            assert_eq!(turn.to_string().parse(), Ok(turn));
        }
        if let Ok(action) = line.parse::<Action>() {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        if let Ok(turn) = position.parse_turn(line) {
            assert!(position.is_legal(&turn));
            assert_eq!(position.parse_turn(&turn.to_string()), Ok(turn));
        }
        if let Ok(action) = position.parse_action(line) {
            assert!(position.actions().contains(&action));
        }
    }
});
