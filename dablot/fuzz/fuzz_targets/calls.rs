//! Sequences of calls: any decisions, legal or not, and all questions about what they lead to.
#![no_main]

use dablot::{Action, Position, RuleSet, Side};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let rules = RuleSet::ALL[usize::from(first) % 5].rules();
    let side = if first & 128 == 0 { Side::South } else { Side::North };
    let mut position = Position::start(rules, side);
    for pair in rest.chunks_exact(2) {
        let number = u16::from_le_bytes([pair[0], pair[1]]);
        // Half of the numbers pick a legal decision, the others any.
        let actions = position.actions();
        let action = if number & 1 == 0 && !actions.is_empty() {
            actions[usize::from(number / 2) % actions.len()]
        } else {
            let Some(action) = position.action(number / 2 % Action::COUNT as u16) else { continue };
            action
        };
        assert_eq!(position.is_legal_action(action), actions.contains(&action));
        if let Ok(after) = position.play_action(action) {
            assert!(after.occupied().len() <= position.occupied().len());
            assert_eq!(after.to_setup().build(), Ok(after));
            assert_eq!(after.half_turn().half_turn(), after);
            assert_eq!(after.half_turn().action_count(), after.action_count());
            position = after;
        }
        assert_eq!(position.action_mask().len(), position.action_count());
        assert_eq!(position.actions().is_empty(), position.outcome().is_some());
    }
});
