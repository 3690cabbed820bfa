//! The lines of the board and the names of files and ranks.

use core::fmt;

use super::{BOARD_HEIGHT, BOARD_WIDTH, Svg, UNIT};
use crate::drawing::layout::{COLUMNS, ROWS};
use crate::{File, Rank, Side};

impl Svg<'_> {
    pub(super) fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<path fill=\"none\" stroke=\"{}\" d=\"", self.drawing.theme.lines)?;
        for row in (0..ROWS).step_by(2) {
            write!(f, "M0 {}h{BOARD_WIDTH}", u32::from(row) * UNIT)?;
        }
        for column in (0..COLUMNS).step_by(2) {
            write!(f, "M{} 0v{BOARD_HEIGHT}", u32::from(column) * UNIT)?;
        }
        // Both diagonals of a row of squares, as two lines that go up and down.
        for row in (0..ROWS - 1).step_by(2) {
            for (from, first) in [(row, ""), (row + 2, "-")] {
                write!(f, "M0 {}", u32::from(from) * UNIT)?;
                let second = if first.is_empty() { "-" } else { "" };
                for square in 0..COLUMNS / 2 {
                    let sign = if square % 2 == 0 { first } else { second };
                    write!(f, "l{} {sign}{}", 2 * UNIT, 2 * UNIT)?;
                }
            }
        }
        f.write_str("\"/>\n")?;
        if self.drawing.coordinates { self.write_coordinates(f) } else { Ok(()) }
    }

    fn write_coordinates(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "<g fill=\"{}\" font-family=\"sans-serif\" font-size=\"9\" text-anchor=\"middle\">",
            self.drawing.theme.coordinates
        )?;
        let below = BOARD_HEIGHT + self.margin() - 5;
        for column in 0..COLUMNS {
            let number = match self.drawing.seen_from {
                Side::South => column + 1,
                Side::North => COLUMNS - column,
            };
            if let Some(file) = File::from_number(number) {
                writeln!(
                    f,
                    "<text x=\"{}\" y=\"{below}\">{file}</text>",
                    u32::from(column) * UNIT
                )?;
            }
        }
        let left = self.margin() - 9;
        for row in 0..ROWS {
            let number = match self.drawing.seen_from {
                Side::South => ROWS - row,
                Side::North => row + 1,
            };
            if let Some(rank) = Rank::from_number(number) {
                writeln!(
                    f,
                    "<text x=\"-{left}\" y=\"{}\">{rank}</text>",
                    u32::from(row) * UNIT + 3
                )?;
            }
        }
        f.write_str("</g>\n")
    }
}
