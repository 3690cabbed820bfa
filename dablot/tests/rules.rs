//! The library against the naive generator, and that against the answers of others.

mod naive;

use std::collections::BTreeSet;
use std::path::PathBuf;

use dablot::strategies::position;
use dablot::{Action, Position, RuleSet, Rules, Side, Turn};
use naive::Naive;
use naive::bridge::naive_rules;
use proptest::prelude::*;

fn slow(position: &Position) -> Naive {
    Naive::parse(&position.to_string(), naive_rules(position.rules()))
}

fn sorted<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    let mut texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.sort();
    texts
}

/// More turns than this are not listed by the slow way.
const MANY: u64 = 3_000;

fn config() -> ProptestConfig {
    ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn turns_decisions_and_outcome_agree(position in position()) {
        prop_assume!(position.turns().take(MANY as usize + 1).count() as u64 <= MANY);
        let slow = slow(&position);
        prop_assert_eq!(slow.text(), position.to_string());
        prop_assert_eq!(sorted(position.turns()), sorted(slow.turns()), "{:?}", position);
        prop_assert_eq!(sorted(position.actions()), sorted(slow.actions()), "{:?}", position);
        prop_assert_eq!(position.outcome().map(|outcome| outcome.to_string()), slow.outcome());
        prop_assert_eq!(position.turn_count(), slow.turns().len() as u64);
    }

    #[test]
    fn what_turns_and_decisions_lead_to_agrees(position in position()) {
        let slow = slow(&position);
        for turn in position.turns().take(100) {
            let after = position.play(turn).unwrap();
            prop_assert_eq!(after.to_string(), slow.after_turn(&turn.to_string()).text(), "{}", turn);
        }
        for &action in &position.actions() {
            let after = position.play_action(action).unwrap();
            let expected = slow.after_action(&action.to_string()).text();
            prop_assert_eq!(after.to_string(), expected, "{} in {:?}", action, position);
        }
    }

    #[test]
    fn no_other_path_is_legal(
        position in position(),
        paths in proptest::collection::vec(proptest::collection::vec(0..72_usize, 2..5), 100),
        hops in proptest::collection::vec(proptest::collection::vec(0..8_usize, 1..6), 100),
    ) {
        prop_assume!(position.turns().take(MANY as usize + 1).count() as u64 <= MANY);
        let legal: BTreeSet<String> = slow(&position).turns().into_iter().collect();
        let anywhere = paths.iter().map(|path| path.iter().map(|&at| dablot::Point::ALL[at]).collect());
        // Paths along lines from a piece that is there are nearer to being legal.
        let occupied: Vec<_> = position.occupied().iter().collect();
        let along = hops.iter().enumerate().map(|(number, ways)| {
            let mut path = vec![occupied[number % occupied.len()]];
            for &way in ways {
                let jump = path[path.len() - 1].jump(dablot::Direction::ALL[way]);
                path.extend(jump.map(|jump| jump.target));
            }
            path
        });
        for path in anywhere.chain(along).filter(|path: &Vec<_>| path.len() > 1) {
            for joint in ["x", "-"] {
                let text = texts(&path).join(joint);
                let Ok(turn) = text.parse::<Turn>() else { continue };
                prop_assert_eq!(position.is_legal(&turn), legal.contains(&text), "{} in {:?}", text, position);
            }
        }
    }
}

fn texts(path: &[dablot::Point]) -> Vec<String> {
    path.iter().map(ToString::to_string).collect()
}

/// Counted by the naive generator, depth 1 to 3, from the set-up and from a middle game, with one
/// option changed at a time and for the named sets; checked here against both.
#[test]
fn every_option_by_itself() {
    let middle = "wwwww1/www1w/w1ww2/4w/1w4/ww2w/p1w1K1/1kwP1/W5/W2W1/4WW/1WW2/1WWW1W N - 0 1";
    let end = "6/1k3/6/5/2w3/1p3/2W3/3P1/3w2/5/4K1/5/6 S - 3 40";
    let duel = "6/5/1w4/5/6/5/6/2W2/6/5/6/5/6 S - 0 1";
    let options = [
        "standard",
        "ludii",
        "walker",
        "winther",
        "compulsory",
        "capture=warriors",
        "capture=all",
        "warrior_steps=forward",
        "king_capture=wins",
        "bare_king=loses",
        "single_combat=automatic",
        "immobile=keyland",
        "judged=capture",
        "quiet_limit=2",
    ];
    for option in options {
        let rules: Rules = option.parse().unwrap();
        for text in [middle, end, duel] {
            let Ok(position) = Position::parse(text, rules) else {
                assert!(text == duel && rules.king_capture() == dablot::KingCapture::Wins);
                continue;
            };
            let slow = slow(&position);
            for depth in 1..=3 {
                if depth == 3 && text == middle {
                    continue;
                }
                assert_eq!(position.perft(depth), slow.perft(depth) as u64, "{option}: {text}");
            }
        }
    }
}

#[test]
fn whole_random_games_agree() {
    for (seed, set) in (1_u64..).zip(RuleSet::ALL) {
        let mut state = seed;
        let mut position = Position::start(set.rules(), Side::North);
        let mut slow = slow(&position);
        for _ in 0..400 {
            let actions = position.actions();
            assert_eq!(sorted(&actions), sorted(slow.actions()));
            if actions.is_empty() {
                break;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action: Action = actions[(state >> 33) as usize % actions.len()];
            position = position.play_action(action).unwrap();
            slow = slow.after_action(&action.to_string());
            assert_eq!(position.to_string(), slow.text());
        }
    }
}

/// The second implementation's answers, where they are at hand.
#[test]
fn the_naive_generator_agrees_with_others() {
    let root = std::env::var_os("DABLOT_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared"),
        PathBuf::from,
    );
    let path = root.join("conformance/positions.jsonl");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: {} cannot be read", path.display());
        return;
    };
    for line in text.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let rules = naive_rules(case["rules"].as_str().unwrap().parse().unwrap());
        let slow = Naive::parse(case["position"].as_str().unwrap(), rules);
        let listed = |name: &str| {
            sorted(case[name].as_array().unwrap().iter().map(|text| text.as_str().unwrap()))
        };
        assert_eq!(sorted(slow.turns()), listed("turns"), "{line}");
        assert_eq!(sorted(slow.actions()), listed("actions"), "{line}");
        assert_eq!(slow.outcome().as_deref(), case["outcome"].as_str(), "{line}");
    }
}
