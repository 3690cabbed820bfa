//! Turns as text: `c5-d6`, `c5xe7xg9`, `pass`.

use core::{fmt, str::FromStr};

use super::raw_turn::RawTurn;
use super::{Candidates, ParseTurnError, TurnTextError};
use crate::{Chain, Illegal, Point, Position, Turn};

impl fmt::Display for Turn {
    /// Writes the turn with its full path.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Step { origin, target } => write!(f, "{origin}-{target}"),
            Turn::Capture(chain) => chain.fmt(f),
            Turn::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.origin())?;
        self.jumps().try_for_each(|jump| write!(f, "x{}", jump.target))
    }
}

impl FromStr for Turn {
    type Err = ParseTurnError;

    /// Reads a turn whose path is written in full; whether it is legal is not asked.
    fn from_str(text: &str) -> Result<Turn, ParseTurnError> {
        match RawTurn::parse(text)? {
            RawTurn::Pass => Ok(Turn::Pass),
            RawTurn::Stop => {
                let error = crate::ParsePointError::File;
                Err(ParseTurnError::Point { column: 1, error })
            }
            RawTurn::Step { origin, target } => match origin.direction_to(target) {
                Some(_) => Ok(Turn::Step { origin, target }),
                None => Err(ParseTurnError::NoLine { origin, target }),
            },
            RawTurn::Capture(path) => match whole_chain(path.points()) {
                Ok(chain) => Ok(Turn::Capture(chain)),
                Err((_, origin, target)) => Err(ParseTurnError::NoLine { origin, target }),
            },
        }
    }
}

/// The chain of a path, or as much of it as follows lines and the two points where it leaves them.
fn whole_chain(path: &[Point]) -> Result<Chain, (Option<Chain>, Point, Point)> {
    let broken = path.windows(2).position(|pair| pair[0].jump_to(pair[1]).is_none());
    match broken {
        None => Ok(Chain::from_path(path.iter().copied()).expect("every pair of points is a jump")),
        Some(at) => {
            let begun = Chain::from_path(path[..=at].iter().copied());
            Err((begun, path[at], path[at + 1]))
        }
    }
}

/// How many chains are looked at to find the one that an abridged path means.
const SEARCH_BOUND: usize = 20_000;

impl Position {
    /// Reads a turn that is legal here.
    ///
    /// "Reading takes a text that is itself a legal path as that turn and no other. Otherwise a path
    /// cut down to its ends or with points left out is accepted where exactly one legal path fits;
    /// where several fit that lead to the same position the first in the documented order is taken."
    /// Marks such as `!?` may follow.
    ///
    /// # Errors
    /// [`TurnTextError`]: the text has not the form of a turn, a rule refuses it, several paths fit
    /// that lead to different positions, or more than 20,000 would have to be looked at to know.
    ///
    /// ```
    /// use dablot::{Position, Rules};
    ///
    /// let text = "k5/5/6/5/3w2/5/2w1w1/5/2Kw2/5/6/5/6 S - 0 1";
    /// let position = Position::parse(text, Rules::STANDARD)?;
    /// assert!(position.parse_turn("e5-f6").is_ok());
    /// let refused = position.parse_turn("e5-e9").unwrap_err();
    /// assert_eq!(refused.to_string(), "no line leads from e5 to e9");
    /// # Ok::<(), dablot::ParsePositionError>(())
    /// ```
    pub fn parse_turn(&self, text: &str) -> Result<Turn, TurnTextError> {
        let turn = match RawTurn::parse(text)? {
            RawTurn::Pass => Turn::Pass,
            RawTurn::Stop => {
                let error = crate::ParsePointError::File;
                return Err(ParseTurnError::Point { column: 1, error }.into());
            }
            RawTurn::Step { origin, target } => Turn::Step { origin, target },
            RawTurn::Capture(path) => return self.find_chain(path.points()).map(Turn::Capture),
        };
        self.check(&turn)?;
        Ok(turn)
    }

    fn find_chain(&self, path: &[Point]) -> Result<Chain, TurnTextError> {
        self.check_origin(path[0])?;
        let refused = match whole_chain(path) {
            Ok(chain) => match self.check(&Turn::Capture(chain)) {
                Ok(()) => return Ok(chain),
                Err(illegal) => illegal,
            },
            Err((begun, origin, target)) => {
                let begun = begun.map_or(Ok(()), |chain| self.check(&Turn::Capture(chain)));
                begun.err().unwrap_or(Illegal::NoLine { origin, target, capture: true })
            }
        };
        self.find_abridged(path)?.ok_or(TurnTextError::Illegal(refused))
    }

    /// The one chain that fits a path with points left out, if any does.
    fn find_abridged(&self, path: &[Point]) -> Result<Option<Chain>, TurnTextError> {
        let mut first: Option<Chain> = None;
        let mut candidates = Candidates::NONE;
        for (number, turn) in self.turns_from(path[0]).captures_only().enumerate() {
            if number == SEARCH_BOUND {
                return Err(TurnTextError::TooManyPaths);
            }
            let Turn::Capture(chain) = turn else { continue };
            if fits(&chain, path) {
                first = first.or(Some(chain));
                candidates.add(chain);
            }
        }
        if candidates.iter().count() > 1 {
            return Err(TurnTextError::Ambiguous { candidates });
        }
        Ok(first)
    }
}

/// Whether the points of `path` are among those of the chain, in order, and both have the same ends.
fn fits(chain: &Chain, path: &[Point]) -> bool {
    let (Some(&end), Some(inner)) = (path.last(), path.get(1..path.len() - 1)) else {
        return false;
    };
    let mut between = chain.path().skip(1).take(chain.len() - 1);
    chain.target() == end && inner.iter().all(|point| between.any(|passed| passed == *point))
}
