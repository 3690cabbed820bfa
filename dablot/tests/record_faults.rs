//! Every kind of fault: a small bad record, the kind, the offending text, the message with the place.
#![cfg(feature = "std")]

mod drip;

use std::collections::BTreeSet;

use dablot::record::{Fault, GameResult, Records, Totals, Validator};
use drip::Drip;

/// Judges a text in memory, and again as a file that comes byte by byte.
fn judge(text: &[u8]) -> (Totals, Vec<Fault>) {
    let mut faults = Vec::new();
    let totals = Validator::new().validate_slice(text, |fault| faults.push(fault));
    let mut streamed = Vec::new();
    let from_stream = Validator::new().validate(Drip::new(text, 1), |fault| streamed.push(fault));
    assert_eq!(from_stream.unwrap(), totals);
    assert_eq!(streamed, faults);
    assert_eq!(totals.faults, faults.len() as u64);
    (totals, faults)
}

/// A record, and for each of its faults the name of the kind, the offending text, the message.
type Case = (&'static str, &'static [(&'static str, &'static str, &'static str)]);

#[test]
fn every_fault_says_what_and_where() {
    for (text, expected) in CASES {
        let (_, faults) = judge(text.as_bytes());
        let found: Vec<_> = faults
            .iter()
            .map(|fault| (fault.kind.name(), fault.text.as_str(), fault.to_string()))
            .collect();
        let found: Vec<_> = found.iter().map(|(a, b, c)| (*a, *b, c.as_str())).collect();
        assert_eq!(found, *expected, "{text}");
    }
}

#[test]
fn every_kind_has_a_case() {
    let seen: BTreeSet<&str> =
        CASES.iter().flat_map(|(_, expected)| expected.iter().map(|fault| fault.0)).collect();
    let elsewhere = ["not-utf8", "too-deep", "too-many-tags"];
    let all: BTreeSet<&str> = [
        "ambiguous-turn",
        "bad-first-move",
        "bad-position",
        "broken-token",
        "comment-not-closed",
        "illegal-turn",
        "missing-result",
        "quote-not-closed",
        "repeated-tag",
        "result-differs",
        "result-tag",
        "turn-after-end",
        "unknown-rules",
        "variation-not-closed",
        "variation-without-turn",
        "wrong-number",
    ]
    .into();
    assert_eq!(seen, all);
    assert!(elsewhere.iter().all(|kind| !seen.contains(kind)));
}

/// What stands around a fault is read as if the fault were not there.
#[test]
fn a_bad_game_hides_nothing() {
    let good = "[Event \"good\"]\n\n1. c5-d6 i9-h8 (1... g9-f8 2. g5-f6) 2. e5-f6 1-0\n";
    for (text, expected) in CASES {
        // Behind a result no game begins with a glyph or a parenthesis.
        if text.starts_with(['$', '(']) {
            continue;
        }
        for separator in ["\n", "\n\n"] {
            let both = format!("{good}\n{text}{separator}{good}");
            let (totals, faults) = judge(both.as_bytes());
            let (alone, _) = judge(text.as_bytes());
            // Without an empty line before the next tags a comment that is never closed takes them
            // in; a quote does not, nor does a variation.
            let swallows = expected.iter().any(|fault| fault.0 == "comment-not-closed")
                && separator == "\n"
                && !text.contains("two");
            if swallows {
                continue;
            }
            assert_eq!(totals.games, alone.games + 2, "{both}");
            assert_eq!(totals.turns, alone.turns + 6, "{both}");
            assert_eq!(totals.variation_turns, alone.variation_turns + 4);
            assert_eq!(faults.len(), expected.len(), "{both}");
            assert!(faults.iter().all(|fault| (2..=1 + alone.games).contains(&fault.game)));
            let records: Vec<_> = Records::new(both.as_bytes()).collect();
            let whole: Records<'_> = Records::new(good.as_bytes());
            let whole: Vec<_> = whole.collect();
            assert_eq!(records.first().unwrap(), &whole[0]);
            assert_eq!(records.last().unwrap(), &whole[0]);
        }
    }
}

#[test]
fn nothing_is_made_up_behind_an_illegal_turn() {
    // The second turn is illegal; those behind it would be legal on some board.
    let text = "1. c5-d6 {one} c9-c5 {two} 2. e5-f6 $1 (2. g5-f6) g9-f8 {three} 1-0 {four}\n";
    let reading = Records::new(text.as_bytes()).next().unwrap();
    assert_eq!(reading.record.to_string(), "1. c5-d6 {one} 1-0 {four}\n");
    assert_eq!(reading.record.result(), GameResult::Won(dablot::Side::South));
    assert_eq!(reading.faults.len(), 1);
    assert_eq!(reading.into_record().unwrap_err().place.column, 16);
    // A variation that goes wrong ends there, and the main line goes on.
    let text = "1. c5-d6 (1. e5-f6 c9-c5 2. g5-h6) i9-h8 *\n";
    let reading = Records::new(text.as_bytes()).next().unwrap();
    assert_eq!(reading.record.to_string(), "1. c5-d6 (1. e5-f6) 1... i9-h8 *\n");
    // Without a start there is no turn.
    let text = "[Rules \"chess\"]\n[Result \"*\"]\n\n1. c5-d6 {one} *\n";
    let reading = Records::new(text.as_bytes()).next().unwrap();
    assert_eq!(reading.record.to_string(), "[Rules \"chess\"]\n[Result \"*\"]\n\n*\n");
}

#[test]
fn a_lenient_reader_lists_what_it_forgave() {
    let text = "\
[Event \"one\"]
[Event \"two\"]
[Site \"C:\\home\"]
[Result \"1-0\"]

1. c5-d6 1. i9-h8 (1... g9-f8 {bad byte: \u{1}}
";
    let mut forgiven = Vec::new();
    let totals = Validator::lenient().validate_slice(text.as_bytes(), |fault| {
        assert!(fault.is_forgiven);
        forgiven.push(fault.kind.name());
    });
    assert_eq!(
        forgiven,
        ["repeated-tag", "broken-token", "wrong-number", "variation-not-closed", "missing-result"]
    );
    assert_eq!((totals.faults, totals.forgiven, totals.bad_games), (0, 5, 0));
    let reading = Records::lenient(text.as_bytes()).next().unwrap();
    assert_eq!(reading.faults.len(), 5);
    let record = reading.into_record().unwrap();
    assert_eq!(record.tag("Event"), Some("one"));
    assert_eq!(record.tag("Site"), Some("C:\\home"));
    assert_eq!(record.result().to_string(), "1-0");
    assert_eq!(record.line().plies()[1].variations().count(), 1);
    // An illegal turn is never forgiven.
    let (totals, _) = (Validator::lenient().validate_slice(b"1. c5-c9 *", |_| ()), ());
    assert_eq!((totals.faults, totals.forgiven), (1, 0));
}

#[test]
fn the_turns_named_beside_an_illegal_one_are_legal() {
    use dablot::record::FaultKind;
    let start = dablot::Position::default();
    let mut named = 0;
    for origin in dablot::Point::ALL {
        for target in dablot::Point::ALL {
            for joint in ['-', 'x'] {
                let text = format!("{origin}{joint}{target} *");
                Validator::new().validate_slice(text.as_bytes(), |fault| {
                    if let FaultKind::IllegalTurn { nearest, .. } = fault.kind {
                        assert!(nearest.iter().all(|turn| start.is_legal(&turn)), "{fault}");
                        named += nearest.iter().count();
                    }
                });
            }
        }
    }
    assert!(named > 500, "{named}");
}

const CASES: &[Case] = &[
    (
        "[Event \"x\"]\n\n1. c5-d6 @ i9-h8 *\n",
        &[(
            "broken-token",
            "@",
            "line 3, column 10: game 1, turn 1: expected a turn, its number, a glyph, a comment, a variation or a result",
        )],
    ),
    (
        "1. c5-d6 [x] i9-h8 *\n",
        &[
            (
                "broken-token",
                "[x",
                "line 1, column 10: game 1, turn 1: expected a turn, its number, a glyph, a comment, a variation or a result",
            ),
            (
                "broken-token",
                "]",
                "line 1, column 12: game 1, turn 1: expected a turn, its number, a glyph, a comment, a variation or a result",
            ),
        ],
    ),
    (
        "1. c5-d6 } i9-h8 *\n",
        &[(
            "broken-token",
            "}",
            "line 1, column 10: game 1, turn 1: expected no `}`: no comment is open",
        )],
    ),
    (
        "1. c5-d6 ) i9-h8 *\n",
        &[(
            "broken-token",
            ")",
            "line 1, column 10: game 1, turn 1: expected no `)`: no variation is open",
        )],
    ),
    (
        "1.. c5-d6 *\n",
        &[(
            "broken-token",
            "1..",
            "line 1, column 1: game 1, turn 1: expected one dot behind South's turn number, three behind North's",
        )],
    ),
    (
        "0. c5-d6 *",
        &[(
            "broken-token",
            "0.",
            "line 1, column 1: game 1, turn 1: expected a turn number from 1 to 4294967295",
        )],
    ),
    (
        "4294967296. c5-d6 *",
        &[(
            "broken-token",
            "4294967296.",
            "line 1, column 1: game 1, turn 1: expected a turn number from 1 to 4294967295",
        )],
    ),
    (
        "1. c5-d6 $256 *",
        &[(
            "broken-token",
            "$256",
            "line 1, column 10: game 1, turn 1: expected a number from 0 to 255 behind `$`",
        )],
    ),
    (
        "1. c5-d6 $ *",
        &[(
            "broken-token",
            "$",
            "line 1, column 10: game 1, turn 1: expected a number from 0 to 255 behind `$`",
        )],
    ),
    (
        "1. c5-d6 !!! *",
        &[(
            "broken-token",
            "!!!",
            "line 1, column 10: game 1, turn 1: expected one of the marks `!`, `?`, `!!`, `??`, `!?` and `?!`",
        )],
    ),
    (
        "1. ! c5-d6 *",
        &[(
            "broken-token",
            "!",
            "line 1, column 4: game 1, turn 1: expected a turn before the glyph",
        )],
    ),
    (
        "$1 c5-d6 *",
        &[(
            "broken-token",
            "$1",
            "line 1, column 1: game 1, turn 1: expected a turn before the glyph",
        )],
    ),
    (
        "[Event x]\n\n*\n",
        &[(
            "broken-token",
            "x]",
            "line 1, column 8: game 1: expected the value of the tag in quotes",
        )],
    ),
    (
        "[ \"x\"]\n\n*\n",
        &[(
            "broken-token",
            "\"x\"]",
            "line 1, column 3: game 1: expected the name of a tag: a letter, then letters, digits or `_`",
        )],
    ),
    (
        "[Event \"x\"\n\n*\n",
        &[("broken-token", "", "line 1, column 11: game 1: expected `]` at the end of the tag")],
    ),
    (
        "[Event \"x\" y]\n\n*\n",
        &[("broken-token", "y]", "line 1, column 12: game 1: expected `]` at the end of the tag")],
    ),
    (
        "[Evént \"x\"]\n*",
        &[(
            "broken-token",
            "ént \"x\"]",
            "line 1, column 4: game 1: expected the name of a tag: a letter, then letters, digits or `_`",
        )],
    ),
    (
        "[Event \"C:\\x\"]\n\n*\n",
        &[("broken-token", "\\x", "line 1, column 11: game 1: expected `\\\"` or `\\\\`")],
    ),
    (
        "[Event]\n*",
        &[(
            "broken-token",
            "]",
            "line 1, column 7: game 1: expected the value of the tag in quotes",
        )],
    ),
    (
        "[Event \"x\n[Site \"y\"]\n\n1. c5-d6 *\n",
        &[(
            "quote-not-closed",
            "\"x",
            "line 1, column 8: game 1: this quote is never closed: expected `\"` on the same line",
        )],
    ),
    (
        "1. c5-d6 {never closed 1-0\n\n[Event \"two\"]\n\n1. c5-d6 *\n",
        &[
            (
                "comment-not-closed",
                "{",
                "line 1, column 10: game 1, turn 1: this comment is never closed: expected `}`",
            ),
            (
                "missing-result",
                "",
                "line 3, column 1: game 1, turn 1: expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`",
            ),
        ],
    ),
    (
        "1. c5-d6 {never",
        &[
            (
                "comment-not-closed",
                "{",
                "line 1, column 10: game 1, turn 1: this comment is never closed: expected `}`",
            ),
            (
                "missing-result",
                "",
                "line 1, column 16: game 1, turn 1: expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`",
            ),
        ],
    ),
    (
        "1. c5-d6 (1. e5-d6 (1. c5-c7 1-0\n",
        &[
            (
                "variation-not-closed",
                "(",
                "line 1, column 10: game 1, turn 1: this variation is never closed: expected `)`",
            ),
            (
                "variation-not-closed",
                "(",
                "line 1, column 20: game 1, turn 1: this variation is never closed: expected `)`",
            ),
        ],
    ),
    (
        "1. c5-d6 (1. e5-d6\n\n[Event \"two\"]\n\n*",
        &[
            (
                "variation-not-closed",
                "(",
                "line 1, column 10: game 1, turn 1: this variation is never closed: expected `)`",
            ),
            (
                "missing-result",
                "",
                "line 3, column 1: game 1, turn 1: expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`",
            ),
        ],
    ),
    (
        "(1. c5-d6) 1. c5-d6 *",
        &[(
            "variation-without-turn",
            "(",
            "line 1, column 1: game 1, turn 1: a variation stands behind the turn that it replaces: expected a turn before `(`",
        )],
    ),
    (
        "1. c5-d6 (1. e5-d6 *) i9-h8 *",
        &[(
            "broken-token",
            "*",
            "line 1, column 20: game 1, turn 1: expected no result inside a variation",
        )],
    ),
    (
        "1. c5-d6 i9-h8\n\n[Event \"two\"]\n\n*\n",
        &[(
            "missing-result",
            "",
            "line 3, column 1: game 1, turn 2: expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`",
        )],
    ),
    (
        "1. c5-d6",
        &[(
            "missing-result",
            "",
            "line 1, column 9: game 1, turn 1: expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`",
        )],
    ),
    (
        "[Event \"x\"]\n",
        &[(
            "missing-result",
            "",
            "line 2, column 1: game 1, turn 1: expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`",
        )],
    ),
    (
        "[Event \"x\"]\n[Event \"y\"]\n\n*",
        &[(
            "repeated-tag",
            "Event",
            "line 2, column 2: game 1, tag Event: this tag stands there a second time",
        )],
    ),
    (
        "[Rules \"chess\"]\n\n1. e4 *\n",
        &[(
            "unknown-rules",
            "chess",
            "line 1, column 9: game 1, tag Rules: unknown rules: column 1: expected a rule set (`standard`, `ludii`, `walker`, `winther` or `compulsory`)",
        )],
    ),
    (
        "[Rules \"walker  capture=never\"]\n\n1. c5-d6 *\n",
        &[(
            "unknown-rules",
            "never",
            "line 1, column 25: game 1, tag Rules: unknown rules: column 17: `capture` takes `optional`, `warriors` or `all`",
        )],
    ),
    (
        "[Rules \"standard\\\\ x\"]\n*",
        &[(
            "unknown-rules",
            "standard\\\\ x",
            "line 1, column 9: game 1, tag Rules: unknown rules: column 1: expected a rule set (`standard`, `ludii`, `walker`, `winther` or `compulsory`)",
        )],
    ),
    (
        "[FirstMove \"W\"]\n\n1. c5-d6 *",
        &[(
            "bad-first-move",
            "W",
            "line 1, column 13: game 1, tag FirstMove: expected the side that begins, `S` or `N`",
        )],
    ),
    (
        "[Position \"6/5/6 S\"]\n\n1. c5-d6 *",
        &[(
            "bad-position",
            "6/5/6 S",
            "line 1, column 12: game 1, tag Position: bad start position: column 6: the placement ends with rank 11, expected all ranks down to 1",
        )],
    ),
    (
        "[FirstMove \"N\"]\n[Position \"k5/5/6/5/5K/5/6/5/6/5/6/5/6 S\"]\n\n*",
        &[(
            "bad-first-move",
            "N",
            "line 1, column 13: game 1, tag FirstMove: South is to move in the start position, not North",
        )],
    ),
    (
        "[Position \"6/5/6/5/6/5/6/5/6/5/6/5/6 S\"]\n\n*",
        &[(
            "bad-position",
            "6/5/6/5/6/5/6/5/6/5/6/5/6 S",
            "line 1, column 12: game 1, tag Position: bad start position: there is no piece on the board",
        )],
    ),
    (
        "[Result \"white\"]\n\n*",
        &[(
            "result-tag",
            "white",
            "line 1, column 10: game 1, tag Result: expected a result: `1-0`, `0-1`, `1/2-1/2` or `*`",
        )],
    ),
    (
        "[Result \"1-0\"]\n\n1. c5-d6 0-1",
        &[(
            "result-tag",
            "0-1",
            "line 3, column 10: game 1: the result tag says 1-0, the end of the moves 0-1",
        )],
    ),
    (
        "1. c5-d7 *",
        &[(
            "broken-token",
            "c5-d7",
            "line 1, column 4: game 1, turn 1: broken turn: column 4: d7 is no point: file and rank must be both odd or both even",
        )],
    ),
    (
        "1. c5 *",
        &[(
            "broken-token",
            "c5",
            "line 1, column 4: game 1, turn 1: broken turn: column 3: expected a second point, where the move ends",
        )],
    ),
    (
        "1. Nf3 *",
        &[(
            "broken-token",
            "Nf3",
            "line 1, column 4: game 1, turn 1: broken turn: column 1: expected a file, `a` to `k`",
        )],
    ),
    (
        "1. c5-d6-e7 *",
        &[(
            "broken-token",
            "c5-d6-e7",
            "line 1, column 4: game 1, turn 1: broken turn: column 6: a step ends on its second point",
        )],
    ),
    (
        "1. c5-e7 *",
        &[(
            "illegal-turn",
            "c5-e7",
            "line 1, column 4: game 1, turn 1: illegal turn: no line leads from c5 to e7; nearly the same and legal: c5-d6, c5-c7, e5-e7",
        )],
    ),
    (
        "1. c5-d6 c5-c7 2. xyz i9-h8 *",
        &[(
            "illegal-turn",
            "c5-c7",
            "line 1, column 10: game 1, turn 1: illegal turn: no piece stands on c5; nearly the same and legal: a7-c7, b8-c7, c9-c7",
        )],
    ),
    (
        "1. a7-b6 *",
        &[(
            "illegal-turn",
            "a7-b6",
            "line 1, column 4: game 1, turn 1: illegal turn: the king on a7 is North's, but South is to move; nearly the same and legal: a5-b6, c5-b6",
        )],
    ),
    (
        "1. c5-d6 i9-h8 3. e5-f6 h8-g7 4. g5-f4 *",
        &[
            (
                "wrong-number",
                "3.",
                "line 1, column 16: game 1, turn 2: wrong turn number: expected `2.`",
            ),
            (
                "illegal-turn",
                "g5-f4",
                "line 1, column 34: game 1, turn 4: illegal turn: f4 is occupied; nearly the same and legal: g5-e5, g5-h6",
            ),
        ],
    ),
    (
        "1... c5-d6 *",
        &[(
            "wrong-number",
            "1...",
            "line 1, column 1: game 1, turn 1: wrong turn number: expected `1.`",
        )],
    ),
    (
        "[FirstMove \"N\"]\n1. i9-h8 *",
        &[(
            "wrong-number",
            "1.",
            "line 2, column 1: game 1, turn 1: wrong turn number: expected `1...`",
        )],
    ),
    (
        "1. c5-d6 2. i9-h8 *",
        &[(
            "wrong-number",
            "2.",
            "line 1, column 10: game 1, turn 1: wrong turn number: expected `1...`",
        )],
    ),
    (
        "[Position \"k5/5/6/5/5K/5/6/5/6/5/6/5/6 S\"]\n\n1. k9-k11 *",
        &[(
            "turn-after-end",
            "k9-k11",
            "line 3, column 4: game 1, turn 1: the game is over: draw kings; expected a result",
        )],
    ),
    (
        "[Position \"k5/5/6/5/5K/5/6/5/6/5/6/5/6 S\"]\n\n1-0",
        &[(
            "result-differs",
            "1-0",
            "line 3, column 1: game 1: the board says draw kings: expected `1/2-1/2`",
        )],
    ),
    (
        "[Position \"6/5/6/5/5K/5/6/5/6/5/6/5/6 S\"]\n\n0-1",
        &[(
            "result-differs",
            "0-1",
            "line 3, column 1: game 1: the board says S captured-all: expected `1-0`",
        )],
    ),
    (
        "[Position \"6/5/6/5/5K/5/6/5/6/5/6/5/6 S\"]\n\n*",
        &[(
            "result-differs",
            "*",
            "line 3, column 1: game 1: the board says S captured-all: expected `1-0`",
        )],
    ),
    (
        "1. c5-d6 1-0 0-1\n",
        &[("broken-token", "0-1", "line 1, column 14: game 1: expected no second result")],
    ),
    (
        "1. c5-d6 1-0 i9-h8 x\n1. c5-d6 *",
        &[(
            "broken-token",
            "i9-h8",
            "line 1, column 14: game 1: expected a comment, or the next game on a new line",
        )],
    ),
    (
        "1. c5-d6 * $3\n",
        &[(
            "broken-token",
            "$3",
            "line 1, column 12: game 1: expected a comment, or the next game on a new line",
        )],
    ),
    (
        "1. c5-d6 *\n)\n",
        &[(
            "broken-token",
            ")",
            "line 2, column 1: game 1: expected a comment, or the next game on a new line",
        )],
    ),
    (
        "[Rules \"standard repetition=2\"]\n\n1. c5-d6 i9-h8 2. d6-c5 h8-i9 3. c5-d6 1-0",
        &[(
            "turn-after-end",
            "c5-d6",
            "line 3, column 34: game 1, turn 3: the game is over: draw repetition; expected a result",
        )],
    ),
    (
        "[Rules \"standard quiet_limit=2\"]\n\n1. c5-d6 i9-h8 2. d6-c5 h8-i9 1/2-1/2",
        &[(
            "turn-after-end",
            "d6-c5",
            "line 3, column 19: game 1, turn 2: the game is over: draw quiet; expected a result",
        )],
    ),
    (
        "[Rules \"compulsory\"]\n\n1. e5-f6 g9-f8 2. f6-g7 f8xh6 3. a5-b6 *",
        &[(
            "illegal-turn",
            "a5-b6",
            "line 3, column 34: game 1, turn 3: illegal turn: a capture is possible and compulsory; nearly the same and legal: g5xi7, i5xg7",
        )],
    ),
    (
        "pass *",
        &[(
            "illegal-turn",
            "pass",
            "line 1, column 1: game 1, turn 1: illegal turn: South cannot pass",
        )],
    ),
    (
        "1. stop *",
        &[(
            "broken-token",
            "stop",
            "line 1, column 4: game 1, turn 1: broken turn: column 1: expected a file, `a` to `k`",
        )],
    ),
    (
        "[Position \"k5/5/6/5/3w2/5/2w1w1/5/2Kw2/5/6/5/6 S\"]\n\n1. e5xi9 *",
        &[(
            "ambiguous-turn",
            "e5xi9",
            "line 3, column 4: game 1, turn 1: ambiguous turn: several captures fit: e5xi5xi9, e5xe9xi9; expected the whole path",
        )],
    ),
    (
        "[Position \"w5/5/6/5/6/5/6/2p2/2W3/5/6/5/6 S\"]\n\n1. e5xg7 *",
        &[(
            "illegal-turn",
            "e5xg7",
            "line 3, column 4: game 1, turn 1: illegal turn: the warrior on e5 cannot capture the prince on f6: it is outranked; nearly the same and legal: e5-g5, e5-e7, e5-f4",
        )],
    ),
    (
        "[Position \"3p2/3k1/2w1w1/www1w/1w1w2/1wwww/2w1w1/1w1ww/1w1wK1/1www1/w1w1w1/3w1/3w1w S\"]\n\n1. i5xi5 *",
        &[(
            "ambiguous-turn",
            "i5xi5",
            "line 3, column 4: game 1, turn 1: ambiguous turn: too many captures are possible to tell which is meant; expected the whole path",
        )],
    ),
    (
        "[Position \"k5/5/6/5/3w2/5/2w1w1/5/2Kw2/5/6/5/6 S\"]\n\n1. e5xe9xa9 *",
        &[(
            "illegal-turn",
            "e5xe9xa9",
            "line 3, column 4: game 1, turn 1: illegal turn: there is nothing to jump on c9; nearly the same and legal: e5xe9",
        )],
    ),
    ("[Position \"k5/5/6/5/3w2/5/2w1w1/5/2Kw2/5/6/5/6 S\"]\n\n1. e5xe9xi9 1-0", &[]),
];
