//! The drawing as an SVG document.
//!
//! Nothing in it has an id or a class and it has no style sheet, so that any number of pictures can
//! stand in one page.

mod board;
mod escape;
mod marks;
mod pieces;

use core::fmt;

use super::Drawing;
use super::layout::{COLUMNS, ROWS, place};
use crate::Point;
use escape::{Escaped, Title};

/// Half a square in the picture's own unit.
const UNIT: u32 = 20;
/// Around the board, with and without names of files and ranks.
const MARGINS: [u32; 2] = [22, 30];
const BOARD_WIDTH: u32 = (COLUMNS as u32 - 1) * UNIT;
const BOARD_HEIGHT: u32 = (ROWS as u32 - 1) * UNIT;

/// A [`Drawing`] as an SVG document: written with `{}`, always well-formed, the same for the same
/// drawing.
#[derive(Copy, Clone, Debug)]
pub struct Svg<'a> {
    pub(super) drawing: Drawing<'a>,
}

impl fmt::Display for Svg<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Drawing { width, theme, .. } = self.drawing;
        let margin = self.margin();
        let (across, down) = (BOARD_WIDTH + 2 * margin, BOARD_HEIGHT + 2 * margin);
        let height = (u64::from(width) * u64::from(down)).div_ceil(u64::from(across));
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" \
             height=\"{height}\" viewBox=\"-{margin} -{margin} {across} {down}\">"
        )?;
        match self.drawing.title {
            Some(title) => writeln!(f, "<title>{}</title>", Escaped(title))?,
            None => writeln!(f, "<title>{}</title>", Title(&self.drawing.position))?,
        }
        write!(f, "<desc>{}", self.drawing.position)?;
        if let Some(turn) = self.drawing.last_turn {
            write!(f, ", after {turn}")?;
        }
        f.write_str("</desc>\n")?;
        writeln!(
            f,
            "<rect x=\"-{margin}\" y=\"-{margin}\" width=\"{across}\" height=\"{down}\" rx=\"8\" \
             fill=\"{}\"/>",
            theme.background
        )?;
        self.write_board(f)?;
        self.write_highlights(f)?;
        self.write_last_turn(f)?;
        self.write_pieces(f)?;
        self.write_chain(f)?;
        self.write_arrows(f)?;
        f.write_str("</svg>\n")
    }
}

impl Svg<'_> {
    fn margin(&self) -> u32 {
        MARGINS[usize::from(self.drawing.coordinates)]
    }

    /// Where a point lies, in the picture's own unit from the board's upper left corner.
    fn at(&self, point: Point) -> (u32, u32) {
        let (column, row) = place(point, self.drawing.seen_from);
        (u32::from(column) * UNIT, u32::from(row) * UNIT)
    }
}
