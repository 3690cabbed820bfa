//! Lists: the turns and decisions listed are exactly the legal ones, by the naive generator of the
//! tests, and lead where it says.
#![no_main]

#[path = "../../tests/naive/mod.rs"]
mod naive;

use std::collections::BTreeSet;

use dablot::{Action, Position, Setup, Turn};
use libfuzzer_sys::arbitrary::{Arbitrary, Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use naive::Naive;
use naive::bridge::naive_rules;

/// More turns than this are not listed by the slow way.
const MANY: usize = 500;

fn sorted<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    let mut texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.sort();
    texts
}

/// Few pieces anywhere, or what a game has led to.
fn position(bytes: &mut Unstructured<'_>) -> Result<Position> {
    if bytes.arbitrary()? {
        return bytes.arbitrary();
    }
    let mut setup = Setup::empty(bytes.arbitrary()?);
    setup.side = bytes.arbitrary()?;
    for _ in 0..bytes.int_in_range(1..=12)? {
        setup.put(bytes.arbitrary()?, bytes.arbitrary()?);
    }
    setup.build().or_else(|_| bytes.arbitrary())
}

fn some<'a, T: Arbitrary<'a>>(bytes: &mut Unstructured<'a>) -> Result<Vec<T>> {
    (0..bytes.int_in_range(0..=7)?).map(|_| bytes.arbitrary()).collect()
}

fn check(bytes: &mut Unstructured<'_>) -> Result<()> {
    // A game takes all the bytes there are, so it comes last.
    let turns: Vec<Turn> = some(bytes)?;
    let actions: Vec<Action> = some(bytes)?;
    let position = position(bytes)?;
    let slow = Naive::parse(&position.to_string(), naive_rules(position.rules()));
    assert_eq!(position.outcome().map(|outcome| outcome.to_string()), slow.outcome());

    let legal = sorted(slow.actions());
    assert_eq!(sorted(position.actions()), legal);
    for text in &legal {
        let action = position.parse_action(text).unwrap();
        let after = position.play_action(action).unwrap();
        assert_eq!(after.to_string(), slow.after_action(text).text(), "{text}");
    }
    for action in actions {
        assert_eq!(position.is_legal_action(action), legal.contains(&action.to_string()));
    }

    if position.turns().nth(MANY).is_some() {
        return Ok(());
    }
    let listed = sorted(slow.turns());
    assert_eq!(sorted(position.turns()), listed);
    for turn in position.turns().take(20) {
        let after = position.play(turn).unwrap();
        assert_eq!(after.to_string(), slow.after_turn(&turn.to_string()).text(), "{turn}");
    }
    let legal: BTreeSet<String> = listed.into_iter().collect();
    for turn in turns {
        assert_eq!(position.is_legal(&turn), legal.contains(&turn.to_string()), "{turn}");
    }
    Ok(())
}

fuzz_target!(|data: &[u8]| {
    // Too few bytes make no position.
    let _ = check(&mut Unstructured::new(data));
});
