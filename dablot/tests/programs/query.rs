//! `query`.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{program, run};

fn query(input: &[u8]) -> Vec<Value> {
    let answer = run("query", &[], input);
    assert_eq!(answer.status, 0, "{}", answer.errors);
    answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const START: &str =
    "wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW S - 0 1";

#[test]
fn answers_are_written_to_the_letter() {
    let answer = run("query", &[], b"standard\tk5/5/6/5/5K/5/6/5/6/5/6/5/6 S\n");
    let expected = r#"{"position":"k5/5/6/5/5K/5/6/5/6/5/6/5/6 S - 0 1","turns":[],"actions":[],"outcome":"draw kings"}"#;
    answer.assert(0, &format!("{expected}\n"));
}

#[test]
fn the_positions_of_the_second_implementation() {
    let root = std::env::var_os("DABLOT_SHARED")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared"), PathBuf::from);
    let path = root.join("conformance/positions.jsonl");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: {} cannot be read", path.display());
        return;
    };
    let cases: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let word = |case: &Value, name: &str| case[name].as_str().unwrap().to_owned();
    let lines =
        cases.iter().map(|case| word(case, "rules") + "\t" + &word(case, "position") + "\n");
    let answers = query(lines.collect::<String>().as_bytes());
    assert_eq!(answers.len(), cases.len());
    let texts = |value: &Value| -> BTreeSet<String> {
        value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    };
    for (answer, case) in answers.iter().zip(&cases) {
        assert_eq!(answer["position"], case["position"]);
        assert_eq!(answer["outcome"], case["outcome"]);
        for list in ["turns", "actions"] {
            assert_eq!(texts(&answer[list]), texts(&case[list]), "{case}");
            assert_eq!(answer[list].as_array().map(Vec::len), case[list].as_array().map(Vec::len));
        }
    }
}

#[test]
fn a_position_with_hundreds_of_millions_of_turns_is_answered() {
    let text = "3p2/3k1/2w1w1/www1w/1w1w2/1wwww/2w1w1/1w1ww/1w1wK1/1www1/w1w1w1/3w1/3w1w S - 0 1";
    let answers = query(format!("standard\t{text}\n").as_bytes());
    assert_eq!(answers[0]["turns"], Value::Null);
    assert_eq!(answers[0]["turn_count_at_least"], 100_001);
    assert_eq!(answers[0]["actions"].as_array().unwrap().len(), 8);
    assert_eq!(answers[0]["outcome"], Value::Null);
}

#[test]
fn bad_lines_are_answered_and_lose_nothing_beside_them() {
    let mut input = b"standard\n\nchess\tx\nstandard\t6/5 S\nstandard\t\xff\xfe\n".to_vec();
    input.extend_from_slice(&vec![b'w'; 1_000_000]);
    input.extend_from_slice(format!("\nstandard\t{START}\r\nludii\t{START}").as_bytes());
    let answers = query(&input);
    let errors: Vec<_> = answers.iter().map(|answer| answer["error"].as_str()).collect();
    assert_eq!(errors[0], Some("expected rules, a tab and a position"));
    assert_eq!(errors[1], errors[0]);
    assert!(errors[2].unwrap().starts_with("rules: column 1: expected a rule set"));
    assert!(errors[3].unwrap().starts_with("position: column"));
    assert!(errors[4].unwrap().starts_with("the line is no text"));
    assert_eq!(errors[5], Some("the line is longer than 10000 bytes"));
    assert_eq!(errors[6..], [None, None]);
    assert_eq!(answers[7]["turns"].as_array().unwrap().len(), 15);
    assert_eq!(query(b"").len(), 0);
}

#[test]
fn a_line_just_as_long_as_allowed_is_read_whole() {
    let line = [vec![b'w'; 10_000], vec![b'\n']].concat();
    let errors = query(&[line.clone(), [b"w".to_vec(), line].concat()].concat());
    assert_eq!(errors[0]["error"], "expected rules, a tab and a position");
    assert_eq!(errors[1]["error"], "the line is longer than 10000 bytes");
    assert_eq!(errors.len(), 2);
}

#[test]
fn a_program_can_ask_and_wait_for_the_answer() {
    let mut child = Command::new(program("query"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        writeln!(questions, "standard\t{START}").unwrap();
        assert!(answers.next().unwrap().unwrap().contains("a5-b6"));
    }
    drop(questions);
    assert!(answers.next().is_none());
    assert!(child.wait().unwrap().success());
}
