//! The data that a second implementation and the program Ludii made, beside the project in
//! `../shared/conformance`. Where that folder is missing these tests say so and pass.

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::PathBuf;

use dablot::{Action, ActionKind, Illegal, Outcome, ParsePointError, ParseTurnError, Position};
use dablot::{Rules, Side, TurnTextError};
use serde_json::Value;

/// The bytes of a conformance file, or `None` with a word about why nothing is tested.
fn shared(name: &str) -> Option<Vec<u8>> {
    let root = std::env::var_os("DABLOT_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared"),
        PathBuf::from,
    );
    let path = root.join("conformance").join(name);
    match fs::read(&path) {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            eprintln!("skipped: {} cannot be read: {error}", path.display());
            None
        }
    }
}

fn shared_lines(name: &str) -> Vec<Value> {
    let Some(bytes) = shared(name) else {
        return Vec::new();
    };
    let mut text = String::new();
    if name.ends_with(".gz") {
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    } else {
        text = String::from_utf8(bytes).unwrap();
    }
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn position(case: &Value) -> Position {
    let rules: Rules = case["rules"].as_str().unwrap().parse().unwrap();
    Position::parse(case["position"].as_str().unwrap(), rules).unwrap()
}

fn texts(value: &Value) -> BTreeSet<&str> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

#[test]
fn turns_actions_and_outcomes_of_single_positions() {
    for case in shared_lines("positions.jsonl") {
        let position = position(&case);
        let turns: Vec<_> = position.turns().map(|turn| turn.to_string()).collect();
        assert_eq!(
            turns.iter().map(String::as_str).collect::<BTreeSet<_>>(),
            texts(&case["turns"])
        );
        assert_eq!(turns.len() as u64, position.turn_count(), "{case}");
        let actions: Vec<_> = position.actions().iter().map(Action::to_string).collect();
        assert_eq!(
            actions.iter().map(String::as_str).collect::<BTreeSet<_>>(),
            texts(&case["actions"]),
            "{case}"
        );
        assert_eq!(actions.len() as u32, position.action_count());
        assert_eq!(
            position.outcome().map(|outcome| outcome.to_string()).as_deref(),
            case["outcome"].as_str(),
            "{case}"
        );
        assert_eq!(position.to_string(), case["position"].as_str().unwrap());
    }
}

#[test]
fn perft_of_many_positions() {
    let Some(bytes) = shared("perft.json") else {
        return;
    };
    let table: Value = serde_json::from_slice(&bytes).unwrap();
    for case in table.as_array().unwrap() {
        let position = position(case);
        for (depth, count) in (1..).zip(case["turns"].as_array().unwrap()) {
            assert_eq!(position.perft(depth), count.as_u64().unwrap(), "depth {depth} of {case}");
        }
        for (depth, count) in (1..).zip(case["actions"].as_array().unwrap()) {
            let found = position.perft_actions(depth);
            assert_eq!(found, count.as_u64().unwrap(), "depth {depth} of {case}");
        }
    }
}

/// How the reason in a case's `expect` shows in the answer to its text.
fn refused_as_expected(expected: &str, answer: &Result<Option<Outcome>, TurnTextError>) -> bool {
    let Err(error) = answer else { return false };
    match (expected, error) {
        ("ambiguous" | "ambiguous-or-first", TurnTextError::Ambiguous { .. }) => true,
        ("malformed: no such point", TurnTextError::Malformed(error)) => {
            matches!(error, ParseTurnError::Point { error: ParsePointError::NoCrossing { .. }, .. })
        }
        (reason, TurnTextError::Illegal(illegal)) => matches!(
            (reason, illegal),
            ("illegal: nothing to jump", Illegal::NothingToJump { .. })
                | ("illegal: no line", Illegal::NoLine { .. })
                | ("illegal: occupied", Illegal::Occupied { .. })
                | ("illegal: own piece", Illegal::OwnPiece { .. })
                | ("illegal: outranked", Illegal::Outranked { .. })
                | ("illegal: game over", Illegal::GameOver { .. })
                | ("illegal: must capture", Illegal::MustCapture)
                | ("illegal: backward", Illegal::Backward { .. })
        ),
        _ => false,
    }
}

#[test]
fn small_cases_are_legal_or_refused_for_the_named_reason() {
    for case in shared_lines("cases.jsonl") {
        let position = position(&case);
        let turn = position.parse_turn(case["text"].as_str().unwrap());
        let answer = turn.map(|turn| position.play(turn).unwrap().outcome());
        match case["expect"].as_str().unwrap() {
            "legal" => {
                let outcome = answer.unwrap().map(|outcome| outcome.to_string());
                assert_eq!(outcome.as_deref(), case["outcome"].as_str(), "{case}");
            }
            "ambiguous-or-first" if answer.is_ok() => {}
            expected => assert!(refused_as_expected(expected, &answer), "{case}: {answer:?}"),
        }
    }
}

/// A position from Ludii: 72 letters from point 0, the mover (1 is South), no chain known.
fn from_ludii(board: &str, mover: u64) -> Position {
    let mut setup = dablot::Setup::empty(dablot::RuleSet::Ludii.rules());
    for (letter, point) in board.chars().zip(dablot::Point::ALL) {
        if let Some(piece) = dablot::Piece::from_char(letter) {
            setup.put(point, piece);
        }
    }
    setup.side = side(mover);
    setup.build().unwrap()
}

fn side(mover: u64) -> Side {
    if mover == 1 { Side::South } else { Side::North }
}

fn board(position: &Position) -> String {
    let letter = |point| position.piece_at(point).map_or('.', dablot::Piece::to_char);
    dablot::Point::ALL.into_iter().map(letter).collect()
}

/// A decision as Ludii writes it: `[from, to, captured]` or `[from, to]`, or `pass`, which also ends
/// a chain.
fn ludii_action(value: &Value) -> (u64, u64) {
    match value.as_array() {
        Some(ends) => (ends[0].as_u64().unwrap(), ends[1].as_u64().unwrap()),
        None => (99, 99),
    }
}

fn as_ludii(action: Action) -> (u64, u64) {
    match action.kind() {
        ActionKind::Step { origin, target } => (origin.index() as u64, target.index() as u64),
        ActionKind::Jump(jump) => (jump.origin.index() as u64, jump.target.index() as u64),
        ActionKind::Stop | ActionKind::Pass => (99, 99),
    }
}

fn find(position: &Position, ends: (u64, u64)) -> Action {
    let actions = position.actions();
    *actions.iter().find(|&&action| as_ludii(action) == ends).unwrap()
}

fn assert_list(position: &Position, legal: &Value) {
    let ours: BTreeSet<_> = position.actions().iter().map(|&action| as_ludii(action)).collect();
    let theirs: BTreeSet<_> = legal.as_array().unwrap().iter().map(ludii_action).collect();
    assert_eq!(ours, theirs, "{position}");
}

#[test]
fn whole_games_as_ludii_played_them() {
    for game in shared_lines("ludii/decisions.jsonl.gz") {
        let mut position = from_ludii(game["start"].as_str().unwrap(), 1);
        for ply in game["plies"].as_array().unwrap() {
            assert_eq!(position.side_to_move(), side(ply["mover"].as_u64().unwrap()));
            assert_list(&position, &ply["legal"]);
            position = position.play_action(find(&position, ludii_action(&ply["move"]))).unwrap();
            assert_eq!(board(&position), ply["board"].as_str().unwrap());
        }
        let winner = position.outcome().unwrap().winner();
        assert_eq!(winner, Some(side(game["result"].as_str().unwrap().parse().unwrap())));
    }
}

#[test]
fn single_positions_as_ludii_judges_them() {
    for case in shared_lines("ludii/positions.jsonl.gz") {
        let position = from_ludii(case["board"].as_str().unwrap(), case["mover"].as_u64().unwrap());
        assert_list(&position, &case["legal"]);
        let moves = case["legal"].as_array().unwrap().iter();
        for (ends, after) in moves.zip(case["after"].as_array().unwrap()) {
            let next = position.play_action(find(&position, ludii_action(ends))).unwrap();
            assert_eq!(board(&next), after["board"].as_str().unwrap());
            let winner = next.outcome().map(Outcome::winner);
            match after["result"].as_str().unwrap() {
                "none" => {
                    assert_eq!(winner, None);
                    assert_eq!(next.side_to_move(), side(after["mover"].as_u64().unwrap()));
                }
                "win 1" => assert_eq!(winner, Some(Some(Side::South))),
                "win 2" => assert_eq!(winner, Some(Some(Side::North))),
                other => assert_eq!((other, winner), ("draw", Some(None))),
            }
        }
    }
}
