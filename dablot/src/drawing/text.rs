//! The drawing as lines of text.

use core::fmt;

use super::Drawing;
use super::layout::{COLUMNS, ROWS, point_at};
use crate::{File, Piece, Rank, Side};

impl fmt::Display for Drawing<'_> {
    /// Writes 25 lines, and with coordinates one more for the files, all but the last ended by a line
    /// feed. No line ends in blanks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..ROWS {
            if row > 0 {
                f.write_str(if self.coordinates { "\n   " } else { "\n" })?;
                f.write_str(if row % 2 == 1 {
                    "|\\ /|\\ /|\\ /|\\ /|\\ /|"
                } else {
                    r"|/ \|/ \|/ \|/ \|/ \|"
                })?;
                f.write_str("\n")?;
            }
            self.write_row(f, row)?;
        }
        if self.coordinates { self.write_files(f) } else { Ok(()) }
    }
}

impl Drawing<'_> {
    fn write_row(&self, f: &mut fmt::Formatter<'_>, row: u8) -> fmt::Result {
        if self.coordinates {
            let rank = match self.seen_from {
                Side::South => Rank::COUNT as u8 - row,
                Side::North => row + 1,
            };
            // A bracket of the first point stands in the blank behind the number.
            write!(f, "{rank:2}")?;
            f.write_str(self.between(None, self.mark_of(0, row), row))?;
        }
        for column in 0..COLUMNS {
            self.write_place(f, column, row)?;
            if column + 1 < COLUMNS {
                let (left, right) = (self.mark_of(column, row), self.mark_of(column + 1, row));
                f.write_str(self.between(Some(left), right, row))?;
            } else if self.mark_of(column, row) {
                f.write_str(")")?;
            }
        }
        Ok(())
    }

    /// Whether the piece at a place stands in brackets.
    fn mark_of(&self, column: u8, row: u8) -> bool {
        let point = point_at(column, row, self.seen_from);
        point.is_some_and(|point| {
            self.marked().contains(point) && self.position.occupied().contains(point)
        })
    }

    /// What stands between two places side by side, of which each may be in brackets.
    fn between(&self, left: Option<bool>, right: bool, row: u8) -> &'static str {
        match (left, right) {
            (_, true) => "(",
            (Some(true), false) => ")",
            (Some(false), false) if row.is_multiple_of(2) => "-",
            _ => " ",
        }
    }

    fn write_place(&self, f: &mut fmt::Formatter<'_>, column: u8, row: u8) -> fmt::Result {
        let symbol = match point_at(column, row, self.seen_from) {
            None if row.is_multiple_of(2) => '-',
            None => '|',
            Some(point) => match self.position.piece_at(point) {
                Some(piece) => Piece::to_char(piece),
                None if self.highlights.contains(point) => '*',
                None => '·',
            },
        };
        write!(f, "{symbol}")
    }

    fn write_files(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\n  ")?;
        for number in 1..=COLUMNS {
            let number = match self.seen_from {
                Side::South => number,
                Side::North => COLUMNS + 1 - number,
            };
            if let Some(file) = File::from_number(number) {
                write!(f, " {file}")?;
            }
        }
        Ok(())
    }
}
