//! The form of a turn's text, before any rule is asked.

use super::ParseTurnError;
use crate::{Chain, Point};

/// What the text of a turn or a decision says.
#[derive(Copy, Clone, Debug)]
pub(super) enum RawTurn {
    Pass,
    Stop,
    /// `c5-d6`.
    Step {
        origin: Point,
        target: Point,
    },
    /// `c5xe7xg9`, or points side by side that a line does not join.
    Capture(RawPath),
}

/// The points of a path, at least two.
#[derive(Copy, Clone, Debug)]
pub(super) struct RawPath {
    points: [Point; Chain::MAX_LEN + 1],
    length: usize,
}

impl RawPath {
    pub(super) fn points(&self) -> &[Point] {
        &self.points[..self.length]
    }
}

/// The marks that may stand behind a turn.
const MARKS: [&str; 6] = ["!!", "??", "!?", "?!", "!", "?"];

/// How the points of a text are joined.
#[derive(PartialEq)]
enum Joint {
    Step,
    Capture,
    Open,
}

impl RawTurn {
    /// Reads a turn or a decision; `stop` is for the caller to refuse where it makes no sense.
    pub(super) fn parse(text: &str) -> Result<RawTurn, ParseTurnError> {
        let text = MARKS.iter().find_map(|&mark| text.strip_suffix(mark)).unwrap_or(text);
        match text {
            "pass" => Ok(RawTurn::Pass),
            "stop" => Ok(RawTurn::Stop),
            _ => parse_path(text),
        }
    }
}

fn parse_path(text: &str) -> Result<RawTurn, ParseTurnError> {
    // Up to any place that is looked at, every character is one byte: others end the reading.
    let bytes = text.as_bytes();
    let mut path = RawPath { points: [Point::A1; Chain::MAX_LEN + 1], length: 0 };
    let mut joint = Joint::Open;
    let mut at = 0;
    loop {
        let column = at + 1;
        let (point, length) = Point::parse_prefix(&bytes[at..])
            .map_err(|error| ParseTurnError::Point { column, error })?;
        if joint == Joint::Step && path.length == 2 {
            return Err(ParseTurnError::StepGoesOn { column: at });
        }
        if path.length == path.points.len() {
            return Err(ParseTurnError::TooLong { column });
        }
        path.points[path.length] = point;
        path.length += 1;
        at += length;
        let column = at + 1;
        match bytes.get(at) {
            None => break,
            Some(b'-') if path.length == 1 => (joint, at) = (Joint::Step, at + 1),
            Some(b'x' | b':') if joint != Joint::Step => (joint, at) = (Joint::Capture, at + 1),
            Some(b'-' | b'x' | b':') if joint == Joint::Step => {
                return Err(ParseTurnError::StepGoesOn { column });
            }
            Some(letter) if letter.is_ascii_alphabetic() && joint == Joint::Open => {}
            Some(_) => return Err(ParseTurnError::Separator { column }),
        }
    }
    match *path.points() {
        [_] => Err(ParseTurnError::OnePoint { column: at + 1 }),
        [origin, target] if joint == Joint::Step => Ok(RawTurn::Step { origin, target }),
        [origin, target] if joint == Joint::Open && origin.direction_to(target).is_some() => {
            Ok(RawTurn::Step { origin, target })
        }
        _ => Ok(RawTurn::Capture(path)),
    }
}
