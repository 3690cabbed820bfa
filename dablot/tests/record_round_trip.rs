//! Records are written as they were read, and read as they were written.

use dablot::record::{
    Comment, CommentStyle, GameResult, Glyph, Line, Mark, Note, Record, Records, Validator,
};
use dablot::{Position, RuleSet, Side, Turn, strategies};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Something to be done with a record that is being written.
#[derive(Clone, Debug)]
enum Deed {
    Play(Index),
    Glyph(Glyph),
    Comment(String),
    /// Begins a variation of the last turn.
    Branch,
    /// Ends it.
    Rejoin,
}

fn glyph() -> impl Strategy<Value = Glyph> {
    prop_oneof![any::<u8>().prop_map(Glyph::Number), select(&Mark::ALL[..]).prop_map(Glyph::Mark)]
}

/// Texts with everything that means something in a record.
fn text() -> impl Strategy<Value = String> {
    let letters = "[a-e1 \t\n\r{}()\\[\\];\"\\\\$.*!?é棋\u{1f3b2}-]{0,40}";
    let words = vec("[a-z]{1,9}", 0..30).prop_map(|words| words.join(" "));
    let tags = vec(select(&["\n", " ", "[Event \"x\"]", "word", "\r"][..]), 0..8)
        .prop_map(|parts| parts.concat());
    prop_oneof![letters, words, tags]
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        12 => any::<Index>().prop_map(Deed::Play),
        2 => glyph().prop_map(Deed::Glyph),
        3 => text().prop_map(Deed::Comment),
        1 => Just(Deed::Branch),
        1 => Just(Deed::Rejoin),
    ]
}

/// Does the deeds on a line; a variation takes those up to its end.
fn perform(line: &mut Line, deeds: &mut impl Iterator<Item = Deed>) {
    while let Some(deed) = deeds.next() {
        match deed {
            Deed::Play(index) => {
                let turns: Vec<Turn> = line.end().turns().take(500).collect();
                if !turns.is_empty() {
                    line.push(turns[index.index(turns.len())]).unwrap();
                }
            }
            Deed::Glyph(glyph) => drop(line.glyph(glyph)),
            Deed::Comment(text) => line.comment(Comment::new(&text)),
            Deed::Branch => {
                if let Some(variation) = line.add_variation() {
                    perform(variation, deeds);
                }
            }
            Deed::Rejoin => return,
        }
    }
}

fn start() -> impl Strategy<Value = Position> {
    let rules =
        prop_oneof![select(&RuleSet::ALL[..]).prop_map(RuleSet::rules), strategies::rules()];
    let begun = (rules, strategies::side()).prop_map(|(rules, side)| Position::start(rules, side));
    prop_oneof![3 => begun, 1 => strategies::position()]
}

fn record() -> impl Strategy<Value = Record> {
    let parts = (
        start(),
        vec(deed(), 0..120),
        vec(("[A-Z][A-Za-z0-9_]{0,12}", text()), 0..4),
        select(&GameResult::ALL[..]),
        vec(text(), 0..2),
    );
    parts.prop_map(|(start, deeds, tags, result, conclusion)| {
        let mut record = Record::new(start);
        for (name, value) in tags {
            // A name that says how the game begins, or a value that needs two lines, is refused.
            let is_right = !value.contains(['\n', '\r'])
                && !["Rules", "FirstMove", "Position", "Result"].contains(&name.as_str());
            assert_eq!(record.set_tag(&name, &value).is_ok(), is_right);
        }
        perform(record.line_mut(), &mut deeds.into_iter());
        let decided = record.line().end().outcome().map(GameResult::from);
        record.set_result(decided.unwrap_or(result));
        conclusion.iter().for_each(|text| record.conclude(Comment::new(text)));
        record
    })
}

/// Whether each line is short, except for a word that is long by itself.
fn assert_wrapped(text: &str) {
    for line in text.lines().filter(|line| line.chars().count() > 80) {
        let is_tag = line.starts_with('[');
        let is_remark = line.starts_with(';');
        let inner = line.trim_start_matches(['(', '{']);
        let is_one_word = !inner.contains(' ')
            || inner.contains("  ")
            || inner.contains(" \t")
            || inner.contains("\t ")
            || inner.contains(" }");
        assert!(is_tag || is_remark || is_one_word, "{line:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_was_written_is_read(record in record()) {
        let text = record.to_string();
        let read: Record = text.parse().map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&read, &record, "{}", text);
        prop_assert_eq!(read.to_string(), text.clone());
        assert_wrapped(&text);
    }

    #[test]
    fn what_was_written_is_valid(records in vec(record(), 1..4)) {
        let texts: Vec<String> = records.iter().map(Record::to_string).collect();
        for separator in ["\n", "", "\r\n\r\n"] {
            let mut text = texts.join(separator);
            if separator.starts_with('\r') {
                text = text.replace('\r', "").replace('\n', "\r\n");
            }
            let mut faults = Vec::new();
            let totals = Validator::new().validate_slice(text.as_bytes(), |fault| faults.push(fault));
            prop_assert!(faults.is_empty(), "{:?}\n{}", faults, text);
            prop_assert_eq!(totals.games, records.len() as u64);
            let turns: usize = records.iter().map(|record| record.line().plies().len()).sum();
            prop_assert_eq!(totals.turns, turns as u64);
            let streamed = Validator::new().validate(text.as_bytes(), |_| ()).unwrap();
            prop_assert_eq!(streamed, totals);
            let read: Vec<Record> = Records::new(text.as_bytes()).map(|reading| reading.record).collect();
            prop_assert_eq!(&read, &records);
        }
    }
}

#[test]
fn what_was_read_is_written_the_same() {
    let text = "\
[Whatever \"first\"]
[North \"B \\\"the \\\\ bear\\\"\"]
[Rules \"ludii repetition=3\"]
[Result \"0-1\"]
[Event \"last\"]

{before all} 1. c5-d6! {a comment} $14 ; to the end } of the line
1... i9-h8 2. e5-f6 $1 (2. g5-f6 {instead} 2... h8-g7 (2... h8-i7) 3. c3-c5) (2.
e5-e7) 2... h8-g7?? 0-1 {resigned}
";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.tag("North"), Some("B \"the \\ bear\""));
    let plies = record.line().plies();
    assert_eq!(plies.len(), 4);
    assert_eq!(record.line().introduction()[0].text(), "before all");
    let notes = plies[0].notes();
    assert_eq!(notes[0], Note::Glyph(Glyph::Mark(Mark::Good)));
    assert_eq!(notes[2], Note::Glyph(Glyph::Number(14)));
    assert!(matches!(&notes[3], Note::Comment(comment) if comment.style() == CommentStyle::Line));
    assert_eq!(plies[2].variations().count(), 2);
    let nested = plies[2].variations().next().unwrap();
    assert_eq!(
        nested.plies()[1].variations().next().unwrap().turns().next().unwrap().to_string(),
        "h8-i7"
    );
    assert_eq!(record.result(), GameResult::Won(Side::North));
}

#[test]
fn short_ways_of_writing_are_written_in_full() {
    let position = "k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S - 0 1";
    let text = format!("\u{feff}[Position \"{position}\"]\r\n\r\n\r\nE5:I9 1-1");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), format!("[Position \"{position}\"]\n\n1. e5xg7xi9 1/2-1/2\n"));
}
