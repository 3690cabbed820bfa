//! Ludii trials: whole games that Ludii played, and each way in which a trial can be wrong.
#![cfg(feature = "alloc")]

use std::fs;
use std::path::{Path, PathBuf};

use dablot::ludii::{ParseTrialError, Trial, TrialExpected, TrialFaultKind, TrialToRecordError};
use dablot::record::{GameResult, Record, Validator};
use dablot::{Action, Illegal, Point, Side};

fn fixture(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/data");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// The trials beside the project, or none with a word about why.
fn shared_trials() -> Vec<String> {
    let root = std::env::var_os("DABLOT_SHARED")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared"), PathBuf::from);
    let folder = root.join("conformance/ludii");
    let Ok(entries) = fs::read_dir(&folder) else {
        eprintln!("skipped: {} cannot be read", folder.display());
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    let trials = paths.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    trials.map(|path| fs::read_to_string(path).unwrap()).collect()
}

fn all_trials() -> Vec<String> {
    let fixtures = ["ludii-trial-a.txt", "ludii-trial-b.txt"].map(fixture);
    fixtures.into_iter().chain(shared_trials()).collect()
}

#[test]
fn games_of_ludii_agree_with_the_rules_in_everything() {
    for text in all_trials() {
        let trial = Trial::parse(&text).unwrap();
        let replay = trial.replay();
        assert_eq!(replay.faults(), []);
        assert!(replay.is_complete());
        assert_eq!(replay.decisions().len() + 60, trial.moves().count());
        assert_eq!(replay.decisions().len(), trial.list_sizes().count());
        assert_eq!(replay.turns().count(), replay.turn_count());
        let mut position = replay.start().unwrap();
        for (before, turn) in replay.turns() {
            assert_eq!(before, position);
            position = position.play(turn).unwrap();
        }
        assert_eq!(Some(position), replay.last());
    }
}

#[test]
fn a_trial_is_written_as_it_was_read() {
    for text in all_trials() {
        assert_eq!(Trial::parse(&text).unwrap().to_string(), text);
        let other_ends = format!("\u{feff}{}", text.trim_end().replace('\n', "\r\n"));
        assert_eq!(Trial::parse(&other_ends).unwrap().to_string(), text);
    }
}

#[test]
fn a_game_is_written_as_ludii_writes_it() {
    for text in all_trials() {
        let replay = Trial::parse(&text).unwrap().replay();
        let decisions = replay.decisions().iter().map(|&(_, action)| action);
        let written = Trial::from_game(&replay.start().unwrap(), decisions).unwrap().to_string();
        let notes = ["RNG", "SANDBOX", "LUDII_VERSION"];
        let without_notes =
            text.lines().filter(|line| !notes.iter().any(|note| line.starts_with(note)));
        assert!(written.lines().eq(without_notes));
    }
}

/// The trial that comes back from the text of its record.
#[track_caller]
fn through_a_record(trial: &Trial) -> (Record, Trial) {
    let text = trial.to_record().unwrap().to_string();
    let totals = Validator::new().validate_slice(text.as_bytes(), |fault| panic!("{fault}"));
    assert_eq!((totals.games, totals.turns), (1, trial.replay().turn_count() as u64));
    let record: Record = text.parse().unwrap();
    let again = Trial::from_record(&record).unwrap();
    (record, again)
}

#[test]
fn a_trial_comes_back_from_its_record_as_it_was() {
    for text in all_trials() {
        let trial = Trial::parse(&text).unwrap();
        let (record, again) = through_a_record(&trial);
        assert_eq!(again.to_string(), text);
        assert_eq!(record.tag("Rules"), Some("ludii"));
        assert_eq!(record.tag("LudiiOmits"), None);
        let outcome = trial.replay().outcome().unwrap();
        assert_eq!(record.result(), GameResult::from(outcome));
    }
}

#[test]
fn an_unusual_trial_comes_back_from_its_record_too() {
    let text = fixture("ludii-trial-a.txt");
    let keep = |wanted: &dyn Fn(usize, &str) -> bool| -> String {
        let lines = text.lines().enumerate().filter(|&(at, line)| wanted(at + 1, line));
        lines.map(|(_, line)| format!("{line}\n")).collect()
    };
    let without_sizes = keep(&|_, line| !line.starts_with("LEGAL"));
    // Line 85 leaves a chain that could go on.
    let in_a_chain =
        keep(&|number, line| number <= 85 || line.starts_with("num") || line.starts_with("LUDII"));
    let start_only = keep(&|number, _| number <= 64);
    let stopped = start_only.clone() + "winner=0\nendtype=MoveLimit\nrankings=0.0,1.5,1.5\n";
    let mut swapped: Vec<_> = text.lines().collect();
    swapped.swap(10, 40);
    let swapped = swapped.join("\n") + "\n";
    for text in [without_sizes, in_a_chain, start_only, stopped, swapped] {
        let trial = Trial::parse(&text).unwrap();
        assert_eq!(trial.replay().faults(), []);
        assert_eq!(through_a_record(&trial).1.to_string(), text);
    }
}

#[test]
fn what_cannot_be_a_record_or_a_trial_says_why() {
    let faulty = Trial::parse(&changed(66, "mover=2", "mover=1")).unwrap();
    let error = faulty.to_record().unwrap_err().to_string();
    assert_eq!(error, "the trial has a fault: line 66, column 12: North is to move");
    let noisy = fixture("ludii-trial-a.txt") + &"note=1\n".repeat(901);
    let error = Trial::parse(&noisy).unwrap().to_record().unwrap_err();
    assert_eq!(error, TrialToRecordError::TooManyNotes { limit: 900 });
    let from = |text: &str| Trial::from_record(&text.parse().unwrap()).unwrap_err().to_string();
    let single = "[Position \"6/5/6/5/6/5/1W4/5/6/5/2w3/5/6 S\"]\n\nc7-c9 *";
    assert!(from(single).starts_with("decision 1 is illegal under the rules of Ludii: in single"));
    for tag in
        ["LudiiLineX \"x\"", "LudiiOmits \"0-1\"", "LudiiOmits \"9-1000\"", "LudiiOmits \"\""]
    {
        let error = from(&format!("[{tag}]\n\n*"));
        assert!(error.starts_with("expected the number of a line in the name `Ludii"), "{error}");
    }
    let error = from("[LudiiLine1 \"x\"]\n\n*");
    assert!(error.starts_with("the trial cannot be written: line 1, column 1"), "{error}");
}

#[test]
fn an_illegal_game_is_not_written() {
    let step = |origin, target| Action::step(origin, target).unwrap();
    let decisions = [step(Point::C5, Point::D6), step(Point::C5, Point::D6)];
    let refused = Trial::from_game(&dablot::Position::default(), decisions).unwrap_err();
    assert_eq!(refused, (1, Illegal::NoPiece { point: Point::C5 }));
}

/// The first fixture with one line changed; `line` counts from 1.
fn changed(line: usize, from: &str, to: &str) -> String {
    let text = fixture("ludii-trial-a.txt");
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    assert!(lines[line - 1].contains(from), "{} has no {from}", lines[line - 1]);
    lines[line - 1] = lines[line - 1].replacen(from, to, 1);
    lines.join("\n")
}

fn faults_of(text: &str) -> Vec<String> {
    let replay = Trial::parse(text).unwrap().replay();
    replay.faults().iter().map(ToString::to_string).collect()
}

#[track_caller]
fn assert_one_fault(text: &str, expected: &str) {
    assert_eq!(faults_of(text), [expected]);
}

fn line_of(start: &str) -> usize {
    fixture("ludii-trial-a.txt").lines().position(|line| line.starts_with(start)).unwrap() + 1
}

// The fixture: line 65 is the first move of a player, h4-i5; line 68 captures f8xd6 over e7 and may
// go on; line 69 ends that chain; line 85 and 86 are a chain of two.

#[test]
fn a_wrong_mover_is_reported() {
    let text = changed(66, "mover=2", "mover=1");
    assert_one_fault(&text, "line 66, column 12: North is to move");
    let fault = &Trial::parse(&text).unwrap().replay().faults()[0].clone();
    assert_eq!((fault.move_number, fault.turn), (Some(2), Some(1)));
    assert_eq!(fault.kind, TrialFaultKind::Mover { expected: Side::North });
}

#[test]
fn a_wrong_removal_is_reported() {
    let text = changed(68, "[Remove:type=Vertex,to=36]", "[Remove:type=Vertex,to=37]");
    assert_one_fault(
        &text,
        "line 68, column 42: the piece on i7 is removed, but the piece on g7 is jumped",
    );
    let text = changed(68, "[Remove:type=Vertex,to=36],", "");
    assert_one_fault(
        &text,
        "line 68, column 42: nothing is removed, but the piece on g7 is jumped",
    );
    let text = changed(65, "actions=", "actions=[Remove:type=Vertex,to=0],");
    assert_one_fault(
        &text,
        "line 65, column 42: the piece on a1 is removed, but the move is no jump",
    );
}

#[test]
fn a_wrong_end_of_a_chain_is_reported() {
    let text = changed(68, ",[SetNextPlayer:player=2]", "");
    let expected = "the chain can go on, so the same player (North) is to move again";
    assert_one_fault(&text, &format!("line 68, column 69: {expected}"));
    let text = changed(68, "[SetNextPlayer:player=2]", "[SetNextPlayer:player=1]");
    assert_one_fault(&text, &format!("line 68, column 134: {expected}"));
    let text = changed(86, "]]", "],[SetNextPlayer:player=2]]");
    let expected = "the chain ends here, so the same player is not to move again";
    assert_one_fault(&text, &format!("line 86, column 134: {expected}"));
}

#[test]
fn an_illegal_move_is_reported_with_its_reason() {
    let text = changed(65, "typeTo=Vertex,to=28", "typeTo=Vertex,to=24");
    let replay = Trial::parse(&text).unwrap().replay();
    let kinds: Vec<_> = replay.faults().iter().map(|fault| fault.kind.clone()).collect();
    let occupied = TrialFaultKind::Illegal(Illegal::Occupied { point: Point::E5 });
    assert_eq!(kinds, [TrialFaultKind::Ends, occupied]);
    assert!(!replay.is_complete());
    assert_eq!((replay.decisions().len(), replay.start()), (0, replay.last()));
    let text = changed(69, "Pass:decision=true", "SetNextPlayer:player=2");
    assert_one_fault(&text, "line 69, column 28: expected a step, a jump or a pass");
    let text = changed(68, "mover=2,from=47,to=25", "mover=2").replace(
        "[Remove:type=Vertex,to=36],[Move:typeFrom=Vertex,from=47,typeTo=Vertex,to=25,decision=true],[SetNextPlayer:player=2]]\nMove=[Move:mover=2,actions=[Pass",
        "[Pass:decision=true]]\nMove=[Move:mover=2,actions=[Pass",
    );
    assert_one_fault(&text, "line 68, column 28: North cannot pass");
    let text = changed(65, "from=23,to=28", "from=23,to=71").replacen(
        "from=23,typeTo=Vertex,to=28",
        "from=23,typeTo=Vertex,to=71",
        1,
    );
    assert_one_fault(&text, "line 65, column 42: no line leads from c5 to k13");
}

#[test]
fn wrong_list_sizes_are_reported() {
    let first = line_of("LEGAL MOVES");
    let text = changed(first, "= 15", "= 16");
    assert_one_fault(
        &text,
        &format!("line {first}, column 25: 16 legal decisions are told of, 15 are there"),
    );
    let last = line_of("numInitialPlacementMoves");
    let text = changed(last, "num", "LEGAL MOVES LIST SIZE = 3\nnum");
    assert_one_fault(
        &text,
        &format!("line {last}, column 1: 954 list sizes are told for 953 moves"),
    );
    let without = fixture("ludii-trial-a.txt");
    let without: Vec<_> = without.lines().filter(|line| !line.starts_with("LEGAL")).collect();
    assert_eq!(faults_of(&without.join("\n")), [""; 0]);
}

#[test]
fn whole_lists_of_legal_moves_are_kept_and_counted() {
    let step = Action::step(Point::C5, Point::D6).unwrap();
    let trial = Trial::from_game(&dablot::Position::default(), [step]).unwrap();
    let line = trial.moves().count() + 5;
    let one = "[Move:mover=1,from=23,to=28,actions=[Anything]]\n";
    let list = format!("NEW LEGAL MOVES LIST\n{}END LEGAL MOVES LIST", one.repeat(15));
    let whole = trial.with_line(line, &list).unwrap();
    assert!(whole.to_string().contains(&list));
    assert_eq!(whole.replay().faults(), []);
    let short = list.replacen(one, "", 1);
    let found = trial.with_line(line, &short).unwrap().to_string();
    assert_one_fault(
        &found,
        &format!("line {line}, column 1: 14 legal decisions are told of, 15 are there"),
    );
    let twice = whole.with_line(line, &list).unwrap().to_string();
    assert_one_fault(
        &twice,
        &format!("line {}, column 1: 2 list sizes are told for 1 moves", line + 17),
    );
}

/// Whole games at random, and games of few pieces, where passing, single combat and draws are met.
#[test]
fn every_game_is_written_so_that_it_reads_back_without_a_fault() {
    let few = [
        "k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 N - 0 1",
        "w5/w4/6/5/6/5/6/5/6/5/6/4W/5W S - 0 1",
        "6/5/2w3/5/6/5/6/5/6/5/3W2/5/6 S - 0 1",
        "p5/w4/6/5/6/5/6/5/6/5/6/4W/5P N - 0 1",
        "6/5/6/5/6/5/6/5/1W4/5/WWW3/WW3/WwWW2 N - 0 1",
        "WpWW2/WW3/WWW3/5/1W4/5/6/5/6/5/6/5/5w S - 0 1",
    ];
    let ludii = dablot::RuleSet::Ludii.rules();
    let starts = few.map(|text| dablot::Position::parse(text, ludii).unwrap());
    let standard = [Side::South, Side::North].map(|first| dablot::Position::start(ludii, first));
    let mut state: u64 = 1;
    let mut draw = |below: u32| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32 % below
    };
    let mut ends = std::collections::BTreeSet::new();
    let mut passes = 0;
    for start in standard.into_iter().chain(starts.into_iter().cycle().take(300)) {
        let mut position = start;
        let mut decisions = Vec::new();
        while let Some(action) = position.sample_action(&mut draw) {
            passes += u32::from(action == Action::PASS);
            position = position.play_action(action).unwrap();
            decisions.push(action);
            if decisions.len() == 2000 {
                break;
            }
        }
        let trial = Trial::from_game(&start, decisions.iter().copied()).unwrap();
        let read = Trial::parse(&trial.to_string()).unwrap();
        assert_eq!(read, trial);
        let replay = read.replay();
        assert_eq!(replay.faults(), []);
        assert!(replay.decisions().iter().map(|&(_, action)| action).eq(decisions));
        ends.extend(replay.outcome().map(dablot::Outcome::name));
    }
    assert!(passes > 0);
    for end in ["S captured-all", "N captured-all", "draw kings"] {
        assert!(ends.contains(end), "{ends:?}");
    }
}

#[test]
fn a_wrong_result_is_reported() {
    let line = line_of("winner");
    let text = changed(line, "winner=2", "winner=1");
    let told = "expected `winner=2`: the board says N captured-all";
    assert_one_fault(&text, &format!("line {line}, column 8: {told}"));
    let end = fixture("ludii-trial-a.txt").lines().count();
    let text = changed(line, "winner=2", "nobody=2");
    assert_one_fault(&text, &format!("line {}, column 1: {told}", end + 1));
    let text = changed(line, "winner=2", "winner=3");
    let told = "expected a winner, 1 or 2, or 0 for a draw";
    assert_one_fault(&text, &format!("line {line}, column 8: {told}"));
    let rankings = line_of("rankings");
    let text = changed(rankings, "2.0,1.0", "1.0,2.0");
    assert_one_fault(
        &text,
        &format!(
            "line {rankings}, column 10: expected `0.0,2.0,1.0` for this result, not `0.0,1.0,2.0`"
        ),
    );
    // An open game has no winner, a game that reached a limit none on the board.
    let start = Trial::from_game(&dablot::Position::default(), []).unwrap().to_string();
    assert!(start.ends_with("numInitialPlacementMoves=60\nrankings=0.0,0.0,0.0\n"));
    assert_eq!(faults_of(&start), [""; 0]);
    let stopped = start.replace("rankings", "winner=0\nendtype=MoveLimit\nrankings");
    let told = "expected `0.0,1.5,1.5` for this result, not `0.0,0.0,0.0`";
    assert_one_fault(&stopped, &format!("line 67, column 10: {told}"));
    assert_eq!(faults_of(&stopped.replace("0.0,0.0,0.0", "0.0,1.5,1.5")), [""; 0]);
    let cut: Vec<_> = fixture("ludii-trial-a.txt")
        .lines()
        .enumerate()
        .filter(|(at, line)| *at < 100 || !line.starts_with("Move") && !line.starts_with("LEGAL"))
        .map(|(_, line)| line.to_owned())
        .collect();
    let told = "the game is said to have ended by its rules, but it goes on";
    assert_eq!(faults_of(&cut.join("\n")), [format!("line 102, column 1: {told}")]);
}

#[test]
fn a_wrong_start_is_reported() {
    let text = changed(1, "Dablot Prejjesne", "Chess");
    assert_one_fault(&text, "line 1, column 6: the game is not Dablot Prejjesne");
    let count = line_of("numInitialPlacementMoves");
    let text = changed(count, "=60", "=59");
    assert_one_fault(
        &text,
        &format!("line {count}, column 26: 59 placement moves are declared, 60 are there"),
    );
    let text = changed(6, "from=1,", "from=2,");
    assert_one_fault(&text, "line 6, column 20: `from` and `to` are not those of the action");
    let text = changed(6, "[Add:type=Vertex,to=1,what=1]", "[Pass:decision=true]");
    let faults = faults_of(&text);
    assert_eq!(faults[0], "line 6, column 40: expected one piece to be placed, and nothing else");
    let text = changed(6, "Vertex,to=1,", "Vertex,to=0,");
    let faults = faults_of(&text);
    assert_eq!(faults[0], "line 6, column 40: a piece is placed on a1, where one stands");
    let text = changed(5, "what=1", "what=5,value=2");
    assert_one_fault(
        &text,
        "line 5, column 1: the start is no position: South has 2 kings, at most 1 is allowed",
    );
    assert_one_fault(
        "game=Dablot Prejjesne.lud",
        "line 2, column 1: the start is no position: there is no piece on the board",
    );
}

#[test]
fn all_faults_of_a_trial_are_reported_at_once() {
    let text = changed(66, "mover=2", "mover=1")
        .replacen("[SetNextPlayer:player=2]", "[SetNextPlayer:player=1]", 1)
        .replacen("SIZE = 15", "SIZE = 14", 1)
        .replace("winner=2", "winner=0")
        .replace("Prejjesne", "Elsewhere");
    let faults = faults_of(&text);
    let lines: Vec<_> = faults.iter().map(|fault| fault.split(',').next().unwrap()).collect();
    let size = format!("line {}", line_of("LEGAL MOVES"));
    let winner = format!("line {}", line_of("winner"));
    assert_eq!(lines, ["line 1", "line 66", "line 68", &size, &winner]);
}

#[track_caller]
fn assert_unread(text: &str, line: usize, column: usize, expected: TrialExpected) {
    let error = ParseTrialError { line, column, expected };
    assert_eq!(Trial::parse(text), Err(error));
}

#[test]
fn what_is_no_trial_is_refused_with_its_place() {
    assert_unread("", 1, 1, TrialExpected::Game);
    assert_unread("\u{feff}gama=", 1, 1, TrialExpected::Game);
    assert_unread("game=x\nnonsense", 2, 1, TrialExpected::Line);
    assert_unread("game=x\ngame=x", 2, 1, TrialExpected::OnlyOnce);
    assert_unread("game=x\nwinner=2\nä=1\nwinner=2", 4, 1, TrialExpected::OnlyOnce);
    assert_unread("game=x\nwinner=-1", 2, 8, TrialExpected::Number);
    assert_unread("game=x\nwinner=1 ", 2, 9, TrialExpected::End);
    assert_unread("game=x\nrankings=0.0,1", 2, 10, TrialExpected::Rankings);
    assert_unread("game=x\nLEGAL MOVES LIST SIZE = 07", 2, 25, TrialExpected::Number);
    let moved = |text| format!("game=x\nMove=[Move:mover={text}");
    assert_unread(&moved("3"), 2, 18, TrialExpected::Mover);
    assert_unread(&moved("1,from=72,to=1"), 2, 25, TrialExpected::Point);
    assert_unread(&moved("1,actions=[Fly:x]"), 2, 29, TrialExpected::Action);
    assert_unread(&moved("1,actions=[Pass:decision=true]"), 2, 48, TrialExpected::Literal("]"));
    assert_unread(&moved("1,actions=[Pass:decision=true]]x"), 2, 49, TrialExpected::End);
    let player = "1,actions=[SetNextPlayer:player=0]]";
    assert_unread(&moved(player), 2, 50, TrialExpected::Player);
    let piece = "0,actions=[Add:type=Vertex,to=1,what=0]]";
    assert_unread(&moved(piece), 2, 55, TrialExpected::Piece);
    let prince = "0,actions=[Add:type=Vertex,to=1,what=3]]";
    assert_unread(&moved(prince), 2, 56, TrialExpected::Literal(",value=1"));
    let options = "game=x\nSTART GAME OPTIONS\nanything\nEND GAME OPTIONS\n\nnot now";
    assert_unread(options, 6, 1, TrialExpected::Line);
}

/// Texts that differ a little from a trial, in a fixed order.
fn damaged(text: &str, count: u64) -> impl Iterator<Item = String> + '_ {
    let mut state: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut next = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    (0..count).map(move |_| {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=next(3) {
            let at = next(bytes.len());
            match next(3) {
                0 => bytes[at] = b"0123456789=,[]\n MR\xff"[next(19)],
                1 => drop(bytes.drain(at..(at + 1 + next(300)).min(bytes.len()))),
                _ => bytes.insert(at, b"0123456789=,[]\n "[next(16)]),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

#[test]
fn damaged_trials_are_judged_without_harm_and_what_is_read_is_written() {
    let whole = fixture("ludii-trial-a.txt");
    // A shorter game, so that the damage often meets what matters.
    let short: String = whole.split_inclusive('\n').take(90).collect();
    let prefixes = (0..short.len()).map(|length| short[..length].to_owned());
    for text in prefixes.chain(damaged(&short, 3000)).chain(damaged(&whole, 60)) {
        if let Ok(trial) = Trial::parse(&text) {
            let replay = trial.replay();
            assert!(replay.turn_count() <= replay.decisions().len());
            assert_eq!(Trial::parse(&trial.to_string()).as_ref(), Ok(&trial));
        }
    }
}
