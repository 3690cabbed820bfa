//! The turn of a token in a position: a short way for what programs write, the long way for all
//! that people do.

use super::{FaultKind, Nearest, Token};
use crate::{Chain, Illegal, ParseTurnError, Point, Position, Turn, TurnTextError};

/// Reads a turn that is legal in a position.
#[inline]
pub(super) fn read_turn(position: &Position, token: Token<'_>) -> Result<Turn, FaultKind> {
    match quick(token.bytes()) {
        Some(turn @ Turn::Step { origin, target }) if is_free_step(position, origin, target) => {
            Ok(turn)
        }
        Some(turn) if position.is_legal(&turn) => Ok(turn),
        _ => read_carefully(position, token),
    }
}

/// Whether a step is legal, seen at a glance: no option restricts steps. Whoever can step is not
/// immobile, so the pieces alone say whether the game goes on.
#[inline]
fn is_free_step(position: &Position, origin: Point, target: Point) -> bool {
    !position.rules().restrict_steps()
        && position.own.men.contains(origin)
        && (origin.neighbours() - position.occupied()).contains(target)
        && position.chain().is_none()
        && !position.is_decided()
}

/// A turn in the form in which it is written: `c5-d6`, `c5xe7xg9`.
#[inline]
fn quick(text: &[u8]) -> Option<Turn> {
    let (origin, at) = point(text, 0)?;
    let (target, end) = point(text, at + 1)?;
    match text[at] {
        b'-' => (end == text.len()).then_some(Turn::Step { origin, target }),
        b'x' => chain(text, origin, target, end),
        _ => None,
    }
}

fn chain(text: &[u8], origin: Point, target: Point, mut at: usize) -> Option<Turn> {
    let mut chain = Chain::begin(origin);
    let mut landing = target;
    loop {
        let jump = chain.target().jump_to(landing)?;
        if chain.len() == Chain::MAX_LEN {
            return None;
        }
        chain.push(jump.origin.direction_to(jump.over)?, landing);
        match text.get(at) {
            None => return Some(Turn::Capture(chain)),
            Some(b'x') => (landing, at) = point(text, at + 1)?,
            Some(_) => return None,
        }
    }
}

const FILES: usize = 11;

/// The points by rank and file, both from 1.
static POINTS: [[Option<Point>; FILES + 1]; 14] = {
    let mut points = [[None; FILES + 1]; 14];
    let mut number = 0;
    while number < Point::COUNT {
        let point = Point::ALL[number];
        points[point.rank().number() as usize][point.file().number() as usize] = Some(point);
        number += 1;
    }
    points
};

/// The point that stands at a byte, and where it ends.
#[inline]
fn point(text: &[u8], at: usize) -> Option<(Point, usize)> {
    let file = usize::from(text.get(at)?.wrapping_sub(b'a')) + 1;
    let first = text.get(at + 1)?.wrapping_sub(b'0');
    if file > FILES || first > 9 {
        return None;
    }
    let second = text.get(at + 2).map_or(u8::MAX, |digit| digit.wrapping_sub(b'0'));
    let (rank, end) = match second {
        // No rank begins with 0, but two digits could be one of them then.
        0..=9 if first > 0 => (10 * first + second, at + 3),
        _ => (first, at + 2),
    };
    POINTS.get(usize::from(rank))?[file].map(|point| (point, end))
}

#[cold]
fn read_carefully(position: &Position, token: Token<'_>) -> Result<Turn, FaultKind> {
    let text = token.text();
    let error = match position.parse_turn(&text) {
        Ok(turn) => return Ok(turn),
        Err(error) => error,
    };
    Err(match error {
        TurnTextError::Malformed(error) => FaultKind::BrokenTurn { error },
        TurnTextError::Ambiguous { candidates } => FaultKind::AmbiguousTurn { candidates },
        TurnTextError::TooManyPaths => FaultKind::TooManyPaths,
        TurnTextError::Illegal(reason) => match (reason, position.outcome()) {
            (Illegal::GameOver { .. }, Some(outcome)) => FaultKind::TurnAfterEnd { outcome },
            _ => FaultKind::IllegalTurn { reason, nearest: nearest(position, &text) },
        },
    })
}

fn nearest(position: &Position, text: &str) -> Nearest {
    match text.parse::<Turn>() {
        Ok(turn) => Nearest::to(position, &turn),
        Err(ParseTurnError::NoLine { .. }) => {
            let lower = text.to_ascii_lowercase();
            let mut points = lower.split(['-', 'x', ':']).filter_map(|point| point.parse().ok());
            match (points.next(), points.next_back()) {
                (Some(origin), Some(target)) => Nearest::to_path(position, origin, target),
                _ => Nearest::default(),
            }
        }
        Err(_) => Nearest::default(),
    }
}
