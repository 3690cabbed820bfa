//! Records as they come in the world: other systems, other hands, damage.
#![cfg(feature = "std")]

mod drip;

use std::io::{self, Read};

use dablot::record::{Fault, GameResult, Records, StreamReader, Token, Totals, Validator, Visitor};
use dablot::{Position, Side};
use drip::Drip;

fn judge(text: &[u8]) -> (Totals, Vec<String>) {
    let mut faults = Vec::new();
    let totals = Validator::new().validate_slice(text, |fault| faults.push(fault.to_string()));
    for step in [1, 7, 1 << 20] {
        let mut streamed = Vec::new();
        let drip = Drip::new(text, step);
        let from_stream =
            Validator::new().validate(drip, |fault: Fault| streamed.push(fault.to_string()));
        assert_eq!(from_stream.unwrap(), totals);
        assert_eq!(streamed, faults);
    }
    (totals, faults)
}

#[track_caller]
fn assert_good(text: &[u8], games: u64, turns: u64) {
    let (totals, faults) = judge(text);
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!((totals.games, totals.turns), (games, turns));
}

const GOOD: &str = "\
[Event \"Club evening\"]
[Date \"2026.11.30\"]
[South \"Ánde \\\"A\\\" \\\\\"]
[Rules \"standard\"]
[Result \"1-0\"]

1. c5-d6 i9-h8 {a comment, ütf-8: 棋} 2. e5-f6 $1 (2. g5-f6 h8-g7 (2... h8-i7
{nested})) 2... h8-g7 ; to the end
3. f6xh8 g9-f8! 1-0

";

#[test]
fn the_good_game_is_good() {
    assert_good(GOOD.as_bytes(), 1, 6);
}

#[test]
fn other_line_ends_and_a_byte_order_mark() {
    assert_good(GOOD.replace('\n', "\r\n").as_bytes(), 1, 6);
    assert_good(format!("\u{feff}{GOOD}").as_bytes(), 1, 6);
    assert_good(GOOD.trim_end().as_bytes(), 1, 6);
    // A mark that is cut, or one in the middle, is none.
    assert_eq!(
        judge(b"\xef\xbb1. c5-d6 *").1[0],
        "line 1, column 1: game 1: expected text in UTF-8"
    );
    let behind = "\u{feff}1. c5-c9 *";
    assert!(judge(behind.as_bytes()).1[0].starts_with("line 1, column 4: game 1, turn 1: "));
    let crlf = "[Event \"x\"]\r\n\r\n1. c5-d6\r\nc5-c7 *\r\n";
    assert!(judge(crlf.as_bytes()).1[0].starts_with("line 4, column 1: game 1, turn 1: "));
}

#[test]
fn tabs_and_blank_lines() {
    assert_good(
        b"\n\n\t[Event\t\"x\"\t]\n\n\n[Site \"y\"]\n\n\n1.\tc5-d6\n\n\n\ni9-h8\n\n*\n\n\n",
        1,
        2,
    );
    assert_good(b"1.c5-d6 i9-h8 2.e5-f6*", 1, 3);
    assert_good(b"c5-d6 i9-h8 e5-f6 *", 1, 3);
    assert_good(b"   \n\t\n", 0, 0);
    assert_good(b"", 0, 0);
    assert_good("\u{feff}".as_bytes(), 0, 0);
}

#[test]
fn games_side_by_side() {
    let game = GOOD.trim_end();
    assert_good(format!("{game}\n{game}\n").as_bytes(), 2, 12);
    assert_good(format!("{game} {game}\n").as_bytes(), 2, 12);
    assert_good(b"1. c5-d6 *\n1. c5-d6 *\n*\n*\n", 4, 2);
}

#[test]
fn tags_in_any_order() {
    let text = "[North \"B\"]\n[Result \"*\"]\n[Zebra \"z\"]\n[Event \"e\"]\n\n*\n";
    assert_good(text.as_bytes(), 1, 0);
    let record = Records::new(text.as_bytes()).next().unwrap().record;
    assert_eq!(record.to_string(), text);
}

#[test]
fn a_game_that_north_begins() {
    assert_good(b"[FirstMove \"N\"]\n\n1... i9-h8 2. c5-d6 *", 1, 2);
    let position = "w5/5/6/5/6/5/6/5/6/5/6/5/W5 N - 3 9";
    let text = format!("[Position \"{position}\"]\n\n9... a13-a11 10. a1-a3 a11-a13 *\n");
    assert_good(text.as_bytes(), 1, 3);
    let record = Records::new(text.as_bytes()).next().unwrap().into_record().unwrap();
    assert_eq!(record.start(), position.parse().unwrap());
    assert_eq!(record.line().end().turn_number(), 11);
    assert_eq!(record.to_string(), text);
}

#[test]
fn results_as_in_draughts() {
    for (text, result) in [
        ("2-0", GameResult::Won(Side::South)),
        ("0-2", GameResult::Won(Side::North)),
        ("1-1", GameResult::Drawn),
    ] {
        let text = format!("[Result \"{text}\"]\n\n1. c5-d6 {text}\n");
        assert_good(text.as_bytes(), 1, 1);
        assert_eq!(Records::new(text.as_bytes()).next().unwrap().record.result(), result);
    }
}

#[test]
fn bytes_that_are_no_text() {
    let text =
        b"[Event \"caf\xe9 x\"]\n\n1. c5-d6 {\xe9\xe8 and \xff} i9-h8 \xfe 2. e5-f6 ; \x80\n*\n";
    let (totals, faults) = judge(text);
    assert_eq!((totals.games, totals.turns), (1, 3));
    assert_eq!(
        faults,
        [
            "line 1, column 12: game 1: expected text in UTF-8",
            "line 3, column 11: game 1, turn 1: expected text in UTF-8",
            "line 3, column 18: game 1, turn 1: expected text in UTF-8",
            "line 3, column 27: game 1, turn 2: expected text in UTF-8",
            "line 3, column 27: game 1, turn 2: expected a turn, its number, a glyph, a comment, a \
             variation or a result",
            "line 3, column 40: game 1, turn 2: expected text in UTF-8",
        ]
    );
    let record = Records::lenient(text).next().unwrap().record;
    assert_eq!(record.tag("Event"), Some("caf\u{fffd} x"));
    let comment = record.line().plies()[0].comments().next().unwrap();
    assert_eq!(comment.text(), "\u{fffd}\u{fffd} and \u{fffd}");
}

#[test]
fn columns_count_characters() {
    let text = "{棋棋 é} 1. c5-d6 c5-c7 *";
    assert!(judge(text.as_bytes()).1[0].starts_with("line 1, column 17: "));
}

#[test]
fn a_bad_escape_behind_bytes_that_are_no_text() {
    let (_, faults) = judge(b"[Event \"\x92\x92\x92\xc0\xc0 \\\\ \\n\"]\n\n*\n");
    assert_eq!(faults[1], r#"line 1, column 15: game 1: expected `\"` or `\\`"#);
}

/// What is said of a token that is too long is the same however the bytes come, and although both
/// its end and theirs may go through a character.
#[test]
fn long_tokens_of_other_letters() {
    for length in [200, 201, 400] {
        for before in ["", "a"] {
            let text = format!("1. {before}{} ] *\n", "\u{630}".repeat(length));
            let (_, faults) = judge(text.as_bytes());
            let column = 5 + before.len() + length;
            assert!(faults[0].starts_with("line 1, column 4: game 1, turn 1: expected a token of"));
            let last = faults.last().unwrap();
            assert!(last.starts_with(&format!("line 1, column {column}: ")), "{faults:?}");
            assert!(!faults.iter().any(|fault| fault.contains("UTF-8")), "{faults:?}");
        }
    }
}

/// The one fault is that it is too long; nothing behind it is judged.
#[test]
fn a_turn_that_is_too_long_has_one_fault() {
    let long = format!("c5{}", "-d6".repeat(100));
    for (text, turns, columns) in [
        (format!("1. {long} i9-h8 2. zz 2... g9-f8 *\n"), 0, vec![4]),
        (format!("1. c5-d6 ({long}) 1... {long}! zz (2. zz) *\n"), 1, vec![11, 320]),
    ] {
        let (totals, faults) = judge(text.as_bytes());
        assert_eq!(totals.turns, turns);
        let expected = columns.iter().map(|column| {
            format!(
                "line 1, column {column}: game 1, turn 1: expected a token of at most 256 bytes"
            )
        });
        assert!(faults.iter().eq(expected.collect::<Vec<_>>().iter()), "{faults:?}");
    }
}

/// The text of a fault is never cut within a letter.
#[test]
fn bad_escapes_before_any_letter() {
    for letter in ["n", "é", "\u{1ee}", "⚑", "🦌"] {
        for behind in ["", " x", "é"] {
            let text = format!("[Event \"C:\\{letter}{behind}\"]\n\n*\n");
            let reading = Records::new(text.as_bytes()).next().unwrap();
            assert_eq!(reading.faults.len(), 1);
            assert_eq!(reading.faults[0].text, format!("\\{letter}"));
            assert_eq!(reading.faults[0].place.column, 11);
        }
    }
    // A byte that begins no letter stands for itself.
    let reading = Records::new(b"[Event \"\\\xf0x\"]\n\n*\n").next().unwrap();
    assert_eq!(reading.faults.last().unwrap().text, "\\\u{fffd}");
}

#[test]
fn variations_100_deep_and_far_too_deep() {
    for depth in [100, 999] {
        let text = format!("1. c5-d6 {} *", "(c5-d6 ".repeat(depth) + &")".repeat(depth));
        let (totals, faults) = judge(text.as_bytes());
        assert!(faults.is_empty());
        assert_eq!(totals.variation_turns, depth as u64);
        let record = Records::new(text.as_bytes()).next().unwrap().into_record().unwrap();
        let again = record.to_string();
        assert_eq!(Records::new(again.as_bytes()).next().unwrap().record, record);
    }
    let deep = "(c5-d6 ".repeat(5_000);
    let text = format!("1. c5-d6 {deep}{} *\n\n1. c5-d6 *\n", ")".repeat(5_000));
    let (totals, faults) = judge(text.as_bytes());
    assert_eq!((totals.games, totals.variation_turns), (2, 1_000));
    assert_eq!(faults.len(), 1);
    assert!(faults[0].ends_with("variations are nested at most 1000 deep"));
    // Never closed: each says so, and the next game is read.
    let (totals, faults) =
        judge(format!("1. c5-d6 {deep}\n\n[Event \"next\"]\n\n1. c5-d6 *\n").as_bytes());
    assert_eq!((totals.games, totals.turns, faults.len()), (2, 2, 1_002));
}

/// Gives the same bytes again and again, up to a length.
struct Long {
    begin: &'static [u8],
    middle: u64,
    end: &'static [u8],
}

impl Read for Long {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if !self.begin.is_empty() {
            return self.begin.read(buffer);
        }
        if self.middle > 0 {
            let count = buffer.len().min(usize::try_from(self.middle).unwrap_or(usize::MAX));
            buffer[..count].fill(b'x');
            self.middle -= count as u64;
            return Ok(count);
        }
        self.end.read(buffer)
    }
}

#[test]
fn one_comment_of_100_megabytes() {
    let long = || Long { begin: b"1. c5-d6 {", middle: 100_000_000, end: b"} c5-c7 *" };
    let mut faults = Vec::new();
    let totals = Validator::new().validate(long(), |fault| faults.push(fault)).unwrap();
    assert_eq!((totals.turns, faults.len()), (1, 1));
    assert_eq!((faults[0].place.line, faults[0].place.column), (1, 100_000_013));

    struct Longest(usize, usize);
    impl Visitor for Longest {
        fn comment(&mut self, piece: dablot::record::CommentPiece<'_>) {
            self.0 = self.0.max(piece.text.len());
            self.1 += piece.text.len();
        }
    }
    let mut longest = Longest(0, 0);
    assert!(StreamReader::new(long()).read_game(&mut longest).unwrap());
    assert!(longest.0 <= 1 << 16);
    assert_eq!(longest.1, 100_000_000);
}

#[test]
fn endless_tokens() {
    for begin in
        [&b"[Event \""[..], b"[", b"1. x", b"1. c5-d6 $", b"1. c5-d6 !", b"1", b"[Event", b"*"]
    {
        let long = Long { begin, middle: 1_000_000, end: b"\n\n[Event \"next\"]\n\n1. c5-d6 *\n" };
        let mut faults = Vec::new();
        let totals = Validator::new().validate(long, |fault| faults.push(fault)).unwrap();
        assert!((1..=4).contains(&faults.len()), "{faults:?}");
        assert!(totals.turns >= 1, "{faults:?}");
        assert!(faults.iter().all(|fault| fault.text.chars().count() <= 81));
    }
}

/// Faults are told in an order that is not quite that of the file; each place is found all the same
/// in time that does not grow with the game.
#[test]
fn a_game_full_of_damage() {
    for damage in [&b"@\xffa\xffb "[..], b"[A \"\\x\xff \xff\\y\"]\n", b"\n@\xff\n", b"{\xff} "] {
        let text = damage.repeat(30_000);
        let mut faults = 0;
        let mut last = None;
        Validator::new().validate_slice(&text, |fault| {
            faults += 1;
            last = Some(fault.place);
        });
        assert!(faults >= 30_000);
        let mut streamed = None;
        let totals = Validator::new().validate(&text[..], |fault| streamed = Some(fault.place));
        assert_eq!(totals.unwrap().faults, faults);
        assert_eq!(streamed, last);
    }
}

#[test]
fn too_many_tags() {
    let tags: String = (0..2_000).map(|number| format!("[T{number} \"x\"]\n")).collect();
    let (totals, faults) = judge(format!("{tags}\n1. c5-d6 *\n").as_bytes());
    assert_eq!(totals.turns, 1);
    assert_eq!(faults, ["line 1001, column 9: game 1, tag T1000: expected at most 1000 tags"]);
}

#[test]
fn every_prefix_of_a_good_file() {
    let two = format!("\u{feff}{GOOD}{}", GOOD.replace('\n', "\r\n"));
    for length in 0..=two.len() {
        let prefix = &two.as_bytes()[..length];
        let (totals, faults) = judge(prefix);
        // What is there is read: the turns that are whole, and no other.
        assert!(totals.games <= 2 && totals.turns <= 12);
        let is_whole = faults.is_empty();
        let text = String::from_utf8_lossy(prefix);
        let results = text.matches(" 1-0").count() as u64;
        assert_eq!(is_whole, results == totals.games, "{text}\n{faults:?}");
        assert!(Records::new(prefix).count() as u64 == totals.games);
    }
}

#[test]
fn any_byte_damaged() {
    let two = format!("{GOOD}{GOOD}");
    for at in 0..two.len() {
        for byte in [0, b'\n', b'"', b'{', b'}', b'(', b')', b'[', b';', b'\\', b'$', 0xff] {
            let mut text = two.clone().into_bytes();
            text[at] = byte;
            let (totals, _) = judge(&text);
            assert!((1..=3).contains(&totals.games));
            // Between the games there is something of both: a comment there takes tags in.
            if (GOOD.len() - 2..GOOD.len()).contains(&at) && matches!(byte, b'{' | b';') {
                continue;
            }
            // One game may suffer, the other is read.
            let whole = Records::new(GOOD.as_bytes()).next().unwrap().record;
            let records: Vec<_> = Records::new(&text).map(|reading| reading.record).collect();
            assert!(
                records.iter().any(|record| record.line() == whole.line()),
                "{}",
                String::from_utf8_lossy(&text)
            );
        }
    }
}

#[test]
fn a_reader_that_fails_goes_on() {
    struct Failing(u32);
    impl Read for Failing {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.0 += 1;
            let text: &[u8] = match self.0 {
                1 => b"1. c5-d6 i9",
                2 => return Err(io::ErrorKind::Interrupted.into()),
                3 => return Err(io::ErrorKind::TimedOut.into()),
                4 => b"-h8 *",
                _ => b"",
            };
            buffer[..text.len()].copy_from_slice(text);
            Ok(text.len())
        }
    }
    struct Turns(Vec<String>);
    impl Visitor for Turns {
        fn turn(&mut self, token: Token<'_>) {
            self.0.push(token.text().into_owned());
        }
    }
    let mut turns = Turns(Vec::new());
    let mut reader = StreamReader::new(Failing(0));
    let error = reader.read_game(&mut turns).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    assert!(reader.read_game(&mut turns).unwrap());
    assert!(!reader.read_game(&mut turns).unwrap());
    assert_eq!(turns.0, ["c5-d6", "i9-h8"]);
    let (totals, error) = Validator::new().validate(Failing(2), |_| ()).unwrap_err();
    assert_eq!((totals.games, error.kind()), (0, io::ErrorKind::TimedOut));
}

#[test]
fn a_start_in_the_middle_of_a_chain() {
    let position: Position = "k5/5/6/5/3w2/5/2w1w1/5/2Kw2/5/6/5/6 S".parse().unwrap();
    let action = position.parse_action("e5xe9").unwrap();
    let middle = position.play_action(action).unwrap();
    let text = format!("[Position \"{middle}\"]\n\n1. e9xi9 a13-b12 *\n");
    assert_good(text.as_bytes(), 1, 2);
}

#[test]
fn a_comment_on_a_new_line_does_not_hide_the_game_behind_it() {
    let text = b"1. c5-d6 *\n\n{b} 1. c5-d6 i9-h8 *\n; c\n1. c5-d6 *\n";
    let totals = Validator::new().validate_slice(text, |fault| panic!("{fault}"));
    assert_eq!((totals.games, totals.turns), (3, 4));
}

#[test]
fn one_turn_too_many_is_not_a_fault_for_every_turn_behind_it() {
    let text = b"1. c5-d6 i9-h8 2. a1-k13 d6-c5 h8-i9 3. c5-d6 i9-h8 4. d6-c5 h8-i9 *\n";
    let mut faults = Vec::new();
    Validator::new().validate_slice(text, |fault| faults.push(fault.to_string()));
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(faults[0].contains("no line leads from a1 to k13"));
    assert!(faults[1].contains("expected `3...`"));
}
