//! Positions as text: `placement side chain quiet turn`.

use core::{fmt, str::FromStr};

use super::{ParsePositionError, PositionField};
use crate::{File, Piece, Point, Position, Rank, Rules, Setup, Side};

impl Position {
    /// Reads a position, such as
    /// `wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW S - 0 1`.
    ///
    /// The last two or three fields may be left out: no chain, 0 plies, turn 1. The rules are not
    /// part of the text.
    ///
    /// # Errors
    /// [`ParsePositionError`] says at which column and what was expected, or all that is wrong with
    /// the arrangement.
    pub fn parse(text: &str, rules: Rules) -> Result<Position, ParsePositionError> {
        let mut setup: Setup = text.parse()?;
        setup.rules = rules;
        setup.build().map_err(|errors| ParsePositionError::Setup { errors })
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads a position of the base game; see [`Position::parse`].
    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        Position::parse(text, Rules::STANDARD)
    }
}

impl FromStr for Setup {
    type Err = ParsePositionError;

    /// Reads the text of a position without asking whether it can be played.
    fn from_str(text: &str) -> Result<Setup, ParsePositionError> {
        let mut setup = Setup::empty(Rules::STANDARD);
        let mut fields = Fields { text, column: 1 };
        let (column, placement) = fields.next(PositionField::Placement)?;
        read_placement(&mut setup, column, placement)?;
        let (column, side) = fields.next(PositionField::Side)?;
        setup.side = read_side(side).ok_or(ParsePositionError::Side { column })?;
        if fields.is_at_end() {
            return Ok(setup);
        }
        let (column, chain) = fields.next(PositionField::Chain)?;
        if chain != "-" {
            let point = chain.parse();
            setup.chain = Some(point.map_err(|error| ParsePositionError::Chain { column, error })?);
        }
        if fields.is_at_end() {
            return Ok(setup);
        }
        setup.quiet = fields.number(PositionField::Quiet)?;
        setup.turn = fields.number(PositionField::Turn)?;
        if fields.is_at_end() {
            Ok(setup)
        } else {
            Err(ParsePositionError::Trailing { column: fields.column - 1 })
        }
    }
}

/// The rest of a text whose fields stand between single spaces.
struct Fields<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Fields<'a> {
    /// The next field and the column where it begins.
    fn next(&mut self, field: PositionField) -> Result<(usize, &'a str), ParsePositionError> {
        let length = self.text.find(' ').unwrap_or(self.text.len());
        let (found, rest) = self.text.split_at(length);
        let column = self.column;
        if found.is_empty() {
            return Err(ParsePositionError::Missing { column, field });
        }
        self.column += found.chars().count();
        // A space that ends the text is left: it announces a field that is not there.
        if let Some(rest) = rest.strip_prefix(' ') {
            self.column += 1;
            self.text = if rest.is_empty() { " " } else { rest };
        } else {
            self.text = rest;
        }
        Ok((column, found))
    }

    fn is_at_end(&self) -> bool {
        self.text.is_empty()
    }

    fn number(&mut self, field: PositionField) -> Result<u32, ParsePositionError> {
        let (column, digits) = self.next(field)?;
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.parse().ok().filter(|_| plain);
        number.ok_or(ParsePositionError::Number { column, field })
    }
}

fn read_side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    let side = letters.next().and_then(Side::from_char);
    side.filter(|_| letters.next().is_none())
}

fn rank_of(number: usize) -> Rank {
    Rank::from_number(number as u8).expect("the reader counts from 13 down to 1")
}

/// The points of a rank from left to right.
fn points_of(rank: Rank) -> impl Iterator<Item = Point> {
    (1..=File::COUNT as u8).filter_map(move |file| Point::new(File::from_number(file)?, rank))
}

fn read_placement(
    setup: &mut Setup,
    first_column: usize,
    text: &str,
) -> Result<(), ParsePositionError> {
    let mut column = first_column;
    let mut ranks = text.split('/');
    for number in (1..=Rank::COUNT).rev() {
        let Some(listed) = ranks.next() else {
            let rank = rank_of(number + 1);
            return Err(ParsePositionError::RanksMissing { column: column - 1, rank });
        };
        column = read_rank(setup, rank_of(number), column, listed)? + 1;
    }
    match ranks.next() {
        None => Ok(()),
        Some(_) => Err(ParsePositionError::RanksLeft { column: column - 1 }),
    }
}

/// Reads one rank; gives the column behind it.
fn read_rank(
    setup: &mut Setup,
    rank: Rank,
    first_column: usize,
    listed: &str,
) -> Result<usize, ParsePositionError> {
    let expected = points_of(rank).count() as u32;
    let mut points = points_of(rank);
    let mut column = first_column;
    let mut found = 0;
    let mut after_digit = false;
    for letter in listed.chars() {
        let digit = letter.to_digit(10).filter(|&digit| digit > 0);
        let piece = Piece::from_char(letter);
        if digit.is_none() && piece.is_none() {
            return Err(ParsePositionError::NoPiece { column, rank, found: letter });
        }
        if after_digit && digit.is_some() {
            return Err(ParsePositionError::SplitRun { column, rank });
        }
        found += digit.unwrap_or(1);
        if found > expected {
            return Err(ParsePositionError::RankLength { column, rank, found, expected });
        }
        for point in points.by_ref().take(digit.unwrap_or(1) as usize) {
            if let Some(piece) = piece {
                setup.put(point, piece);
            }
        }
        after_digit = digit.is_some();
        column += 1;
    }
    if found < expected {
        return Err(ParsePositionError::RankLength { column, rank, found, expected });
    }
    Ok(column)
}

impl fmt::Display for Position {
    /// Writes the text of the position; the rules are not part of it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for number in (1..=Rank::COUNT).rev() {
            write_rank(f, self, rank_of(number))?;
            f.write_str(if number > 1 { "/" } else { " " })?;
        }
        write!(f, "{} ", self.side_to_move().to_char())?;
        match self.chain() {
            Some(point) => write!(f, "{point}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.quiet_plies(), self.turn_number())
    }
}

fn write_rank(f: &mut fmt::Formatter<'_>, position: &Position, rank: Rank) -> fmt::Result {
    let mut empty = 0;
    for point in points_of(rank) {
        match position.piece_at(point) {
            None => empty += 1,
            Some(piece) => {
                write_run(f, empty)?;
                empty = 0;
                write!(f, "{piece}")?;
            }
        }
    }
    write_run(f, empty)
}

fn write_run(f: &mut fmt::Formatter<'_>, empty: u32) -> fmt::Result {
    if empty == 0 { Ok(()) } else { write!(f, "{empty}") }
}
