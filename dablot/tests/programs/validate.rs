//! `validate`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::{Compression, write::GzEncoder};
use serde_json::Value;

use super::{Answer, run};

const TRIAL: &str = "examples/data/ludii-trial-a.txt";
const OTHER: &str = "examples/data/ludii-trial-b.txt";

fn fixture(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)).unwrap()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn validate_input(input: &[u8]) -> Answer {
    run("validate", &["-"], input)
}

fn changed(from: &str, to: &str) -> Vec<u8> {
    let text = String::from_utf8(fixture(TRIAL)).unwrap();
    assert!(text.contains(from));
    text.replacen(from, to, 1).into_bytes()
}

/// A file of its own for a test, gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, content: &[u8]) -> Scratch {
        let name = format!("dablot-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, content).unwrap();
        Scratch(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn good_trials() {
    let answer = run("validate", &[TRIAL, OTHER], b"");
    let expected = format!("{TRIAL}: ok, 1 games, 922 turns\n{OTHER}: ok, 1 games, 978 turns\n");
    answer.assert(0, &expected);
    let summary = "files: 2 good, 0 with faults, 0 unreadable; games: 2; turns: 1900\n\
                   results:\n           2  0-1\n";
    assert_eq!(answer.errors, summary);
}

#[test]
fn standard_input_and_gzip() {
    let trial = fixture(TRIAL);
    validate_input(&trial).assert(0, "-: ok, 1 games, 922 turns\n");
    validate_input(&gzip(&trial)).assert(0, "-: ok, 1 games, 922 turns\n");
    // The name says nothing: the content does.
    let file = Scratch::new("compressed.txt", &gzip(&trial));
    let expected = format!("{}: ok, 1 games, 922 turns\n", file.name());
    run("validate", &[file.name()], b"").assert(0, &expected);
}

#[test]
fn faults_have_a_place() {
    let answer =
        validate_input(&changed("from=23,typeTo=Vertex,to=28", "from=23,typeTo=Vertex,to=24"));
    let expected = "-:65:20: game 1, turn 1: `from` and `to` are not those of the action\n\
                    -:65:42: game 1, turn 1: e5 is occupied\n";
    answer.assert(1, expected);
    assert!(answer.errors.contains("faults:\n           1  ends\n           1  illegal\n"));
    let answer = validate_input(&changed("winner=2", "winner=1"));
    answer.assert(1, "-:1972:8: game 1: expected `winner=2`: the board says N captured-all\n");
    let answer = validate_input(&changed("winner=2", "winner=two"));
    answer.assert(1, "-:1972:8: game 1: expected a whole number\n");
}

#[test]
fn a_file_that_is_missing_hides_none_after_it() {
    let answer = run("validate", &["no/such/file", TRIAL, "examples"], b"");
    answer.assert(2, &format!("{TRIAL}: ok, 1 games, 922 turns\n"));
    let unreadable: Vec<_> =
        answer.errors.lines().filter(|line| line.starts_with("validate: ")).collect();
    assert!(unreadable[0].starts_with("validate: no/such/file: "), "{}", answer.errors);
    assert!(unreadable[1].starts_with("validate: examples: "), "{}", answer.errors);
    assert!(answer.errors.contains("files: 1 good, 0 with faults, 2 unreadable"));
}

#[test]
fn a_broken_archive_cannot_be_read() {
    let archive = gzip(&fixture(TRIAL));
    let cut = Scratch::new("cut.gz", &archive[..archive.len() / 2]);
    let answer = run("validate", &[cut.name(), TRIAL], b"");
    answer.assert(2, &format!("{TRIAL}: ok, 1 games, 922 turns\n"));
    assert!(answer.errors.contains(&format!("validate: {}: ", cut.name())));
}

#[test]
fn what_is_no_trial() {
    let mut garbage: Vec<u8> = (0..=255).cycle().take(100_000).collect();
    let answer = validate_input(&garbage);
    assert_eq!((answer.status, answer.out.lines().count()), (1, 1), "{}", answer.out);
    assert!(answer.out.starts_with("-:1:1: game 1: "), "{}", answer.out);
    validate_input(b"").assert(1, "-:1:1: game 1: the file is empty\n");
    validate_input(b" \r\n").assert(1, "-:1:1: game 1: the file is empty\n");
    assert_eq!(validate_input(b"Dear reader, this is no game.").out.lines().count(), 1);
    garbage.splice(0..0, *b"game=\n\xc3\xa4=");
    validate_input(&garbage[..200]).assert(1, "-:3:118: game 1: expected text in UTF-8\n");
}

const RECORDS: &str = "\
[Event \"Club evening\"]
[South \"A\"]
[North \"B\"]
[Result \"1-0\"]

1. c5-d6 i9-h8 {a comment} 2. e5-f6 $1 (2. g5-f6 h8-g7) 2... h8-g7 1-0

[FirstMove \"N\"]

1... i9-h8 2. c5-d6 *
";

#[test]
fn good_records() {
    let answer = validate_input(RECORDS.as_bytes());
    answer.assert(0, "-: ok, 2 games, 6 turns\n");
    let summary = "files: 1 good, 0 with faults, 0 unreadable; games: 2; turns: 6\n\
                   results:\n           1  *\n           1  1-0\n";
    assert_eq!(answer.errors, summary);
    let others = [
        gzip(RECORDS.as_bytes()),
        [b"\xef\xbb\xbf", RECORDS.as_bytes()].concat(),
        RECORDS.replace('\n', "\r\n").into_bytes(),
        format!("\n \t\n{}", RECORDS.trim_end()).into_bytes(),
    ];
    for other in others {
        validate_input(&other).assert(0, "-: ok, 2 games, 6 turns\n");
    }
    for bare in ["c5-d6 *", "1. c5-d6 *", "{first} c5-d6 *", "; first\nC5-d6 *"] {
        validate_input(bare.as_bytes()).assert(0, "-: ok, 1 games, 1 turns\n");
    }
}

#[test]
fn faults_of_records_have_a_place_and_hide_no_game() {
    let bad = RECORDS.replace("e5-f6", "e5-e9").replace("[North", "[Rules \"chess\"]\n[North");
    let answer = validate_input(bad.replace("chess", "standard").as_bytes());
    assert_eq!(answer.status, 1);
    let expected = "-:7:31: game 1, turn 2: illegal turn: no line leads from e5 to e9";
    assert!(answer.out.starts_with(expected), "{}", answer.out);
    assert_eq!(answer.out.lines().count(), 1);
    assert!(answer.errors.contains("games: 2; turns: 4\n"), "{}", answer.errors);
    let answer = validate_input(bad.as_bytes());
    let expected = "-:3:9: game 1, tag Rules: unknown rules: ";
    assert!(answer.out.starts_with(expected), "{}", answer.out);
    let answer = validate_input(RECORDS.replace(" 1-0\n", " 0-1\n").as_bytes());
    let expected = "-:6:68: game 1: the result tag says 1-0, the end of the moves 0-1\n";
    answer.assert(1, expected);
}

#[test]
fn lenient_judging_tells_what_it_forgives() {
    let text = RECORDS.replace("2... h8-g7 1-0", "3... h8-g7");
    let lenient = run("validate", &["--lenient", "-"], text.as_bytes());
    assert_eq!(lenient.status, 0, "{}", lenient.out);
    let lines: Vec<_> = lenient.out.lines().collect();
    assert_eq!(lines.len(), 3);
    let expected = "-:6:57: game 1, turn 2: forgiven: wrong turn number: expected `2...`";
    assert_eq!(lines[0], expected);
    assert!(lines[1].contains(": forgiven: expected a result"), "{}", lines[1]);
    assert_eq!(lines[2], "-: ok, 2 games, 6 turns");
    assert!(lenient.errors.contains("forgiven:\n           1  missing-result\n"));
    let strict = validate_input(text.as_bytes());
    assert_eq!((strict.status, strict.out.lines().count()), (1, 2));
    assert!(!strict.out.contains("forgiven"));
}

#[test]
fn records_that_break_off_with_their_archive_are_judged_up_to_there() {
    // Noise keeps the archive from shrinking to nothing.
    let noise = |number: u64| number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let records: String =
        (0..2000).map(|number| format!("[Round \"{:x}\"]\nc5-d6 *\n", noise(number))).collect();
    let archive = gzip(records.as_bytes());
    let answer = validate_input(&archive[..archive.len() / 2]);
    answer.assert(2, "");
    assert!(answer.errors.starts_with("validate: -: "), "{}", answer.errors);
    let games = answer.errors.split("games: ").nth(1).unwrap().split(';').next().unwrap();
    assert!((500..2000).contains(&games.parse().unwrap()), "{}", answer.errors);
}

#[test]
fn json_for_machines() {
    let bad = Scratch::new("bad.txt", &changed("mover=2,from=48", "mover=1,from=48"));
    let answer = run("validate", &["--json", TRIAL, bad.name(), "no/such/file"], b"");
    assert_eq!((answer.status, answer.errors.as_str()), (2, ""));
    let lines: Vec<Value> =
        answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let types: Vec<_> = lines.iter().map(|line| line["type"].as_str().unwrap()).collect();
    assert_eq!(types, ["file", "fault", "file", "error", "summary"]);
    let good = format!(
        r#"{{"type":"file","file":"{TRIAL}","kind":"ludii-trial","ok":true,"games":1,"turns":922,"faults":0}}"#
    );
    assert_eq!(answer.out.lines().next(), Some(good.as_str()));
    let fault = &lines[1];
    assert_eq!((&fault["line"], &fault["column"]), (&66.into(), &12.into()));
    assert_eq!((&fault["game"], &fault["turn"]), (&1.into(), &1.into()));
    assert_eq!((&fault["kind"], &fault["message"]), (&"mover".into(), &"North is to move".into()));
    assert_eq!((&lines[2]["ok"], &lines[2]["faults"]), (&false.into(), &1.into()));
    assert_eq!(lines[3]["file"], "no/such/file");
    let summary = &lines[4];
    assert_eq!((&summary["games"], &summary["turns"]), (&2.into(), &1844.into()));
    assert_eq!((&summary["good_files"], &summary["bad_files"]), (&1.into(), &1.into()));
    assert_eq!(summary["unreadable_files"], 1);
    assert_eq!(summary["results"]["0-1"], 2);
    assert_eq!(summary["faults"]["mover"], 1);
}
