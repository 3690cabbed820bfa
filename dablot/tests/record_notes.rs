//! What is said about a game after it was played.
#![cfg(feature = "alloc")]

use dablot::Position;
use dablot::record::{Comment, Glyph, Line, Mark, Note, NoteError, Record};

fn record() -> Record {
    "1. c5-d6 i9-h8 2. d6-c5 *".parse().unwrap()
}

fn line(start: Position, turns: &[&str]) -> Line {
    let mut line = Line::new(start);
    turns.iter().for_each(|turn| line.push(turn.parse().unwrap()).unwrap());
    line
}

#[test]
fn every_turn_can_be_spoken_of() {
    let mut record = record();
    record.line_mut().introduce(Comment::new("before"));
    record.line_mut().annotate(2, Note::Comment(Comment::new("last"))).unwrap();
    record.line_mut().annotate(0, Note::Glyph(Glyph::Mark(Mark::Good))).unwrap();
    record.line_mut().annotate(0, Note::Comment(Comment::new("so }"))).unwrap();
    record.line_mut().annotate(0, Note::Glyph(Glyph::Number(255))).unwrap();
    let instead = line(record.line().plies()[1].before(), &["g9-h8", "d6-c5"]);
    record.line_mut().annotate(1, Note::Variation(instead)).unwrap();
    let text =
        "{before} 1. c5-d6! ;so }\n$255 1... i9-h8 (1... g9-h8 2. d6-c5) 2. d6-c5 {last} *\n";
    assert_eq!(record.to_string(), text);
    assert_eq!(text.parse(), Ok(record));
}

#[test]
fn what_cannot_stand_there_is_refused() {
    let mut record = record();
    let before = record.clone();
    let start = record.start();
    let glyph = Note::Glyph(Glyph::Number(1));
    assert_eq!(record.line_mut().annotate(3, glyph), Err(NoteError::NoTurn { at: 3, count: 3 }));
    let empty = Note::Variation(Line::new(start));
    assert_eq!(record.line_mut().annotate(0, empty), Err(NoteError::NothingPlayed));
    let elsewhere = Note::Variation(line(start, &["g5-f6"]));
    assert_eq!(record.line_mut().annotate(2, elsewhere), Err(NoteError::Elsewhere));
    assert_eq!(record, before);
}

#[test]
fn variations_are_nested_as_deep_as_can_be_read() {
    // Without optimisation a level takes more stack than a thread of tests has for a thousand.
    let thread = std::thread::Builder::new().stack_size(16 << 20);
    thread.spawn(nest_as_deep_as_can_be_read).unwrap().join().unwrap();
}

fn nest_as_deep_as_can_be_read() {
    let start = Position::default();
    let mut inner = line(start, &["g5-f6"]);
    for _ in 1..1_000 {
        let mut outer = line(start, &["c5-d6"]);
        outer.annotate(0, Note::Variation(inner)).unwrap();
        inner = outer;
    }
    let mut record = record();
    record.line_mut().annotate(0, Note::Variation(inner.clone())).unwrap();
    assert_eq!(record.to_string().parse(), Ok(record));
    let mut deeper = line(start, &["c5-d6"]);
    deeper.annotate(0, Note::Variation(inner)).unwrap();
    let refused = self::record().line_mut().annotate(0, Note::Variation(deeper));
    assert_eq!(refused, Err(NoteError::TooDeep { limit: 1_000 }));
}

#[test]
fn glyphs_are_read_as_they_are_written() {
    let numbers = (0..=u8::MAX).map(Glyph::Number);
    for glyph in numbers.chain(Mark::ALL.map(Glyph::Mark)) {
        assert_eq!(glyph.to_string().parse(), Ok(glyph));
    }
    for text in ["", "$", "$256", "$-1", "$+1", "$ 1", "!!!", "1", " !", "+-"] {
        assert!(text.parse::<Glyph>().is_err(), "{text}");
    }
}
