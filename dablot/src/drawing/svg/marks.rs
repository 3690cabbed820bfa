//! What is marked: points, the last turn, the piece in a chain, arrows.

use core::fmt;

use super::Svg;
use crate::{Point, Turn};

impl Svg<'_> {
    pub(super) fn write_highlights(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = self.drawing.theme.highlights;
        for point in self.drawing.highlights {
            let (x, y) = self.at(point);
            writeln!(
                f,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"12\" fill=\"{colour}\" fill-opacity=\"0.3\" \
                 stroke=\"{colour}\" stroke-dasharray=\"3 2\"/>"
            )?;
        }
        Ok(())
    }

    pub(super) fn write_last_turn(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(turn) = self.drawing.last_turn else { return Ok(()) };
        let Some(origin) = turn.origin() else { return Ok(()) };
        let colour = self.drawing.theme.last_turn;
        let (x, y) = self.at(origin);
        writeln!(
            f,
            "<g fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\">"
        )?;
        writeln!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"5\"/>")?;
        write!(f, "<path d=\"M{x} {y}")?;
        match turn {
            Turn::Step { target, .. } => self.write_line_to(f, target)?,
            Turn::Capture(chain) => {
                chain.path().skip(1).try_for_each(|landing| self.write_line_to(f, landing))?;
            }
            Turn::Pass => {}
        }
        for point in turn.captured() {
            let (x, y) = self.at(point);
            write!(f, "M{} {}l8 8m0-8l-8 8", i64::from(x) - 4, i64::from(y) - 4)?;
        }
        f.write_str("\"/>\n")?;
        for point in turn.captured() {
            let (x, y) = self.at(point);
            writeln!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"7.5\"/>")?;
        }
        f.write_str("</g>\n")
    }

    fn write_line_to(&self, f: &mut fmt::Formatter<'_>, point: Point) -> fmt::Result {
        let (x, y) = self.at(point);
        write!(f, "L{x} {y}")
    }

    pub(super) fn write_chain(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(point) = self.drawing.position.chain() else { return Ok(()) };
        let (x, y) = self.at(point);
        let colour = self.drawing.theme.last_turn;
        writeln!(
            f,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"12\" fill=\"none\" stroke=\"{colour}\" \
             stroke-width=\"2\" stroke-dasharray=\"1 3\" stroke-linecap=\"round\"/>"
        )
    }

    pub(super) fn write_arrows(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.drawing.arrows.is_empty() {
            return Ok(());
        }
        let colour = self.drawing.theme.arrows;
        writeln!(f, "<g fill=\"{colour}\" stroke=\"{colour}\" opacity=\"0.75\">")?;
        for &(from, to) in self.drawing.arrows {
            self.write_arrow(f, from, to)?;
        }
        f.write_str("</g>\n")
    }

    /// An arrow, or a ring where it leads nowhere else.
    fn write_arrow(&self, f: &mut fmt::Formatter<'_>, from: Point, to: Point) -> fmt::Result {
        let ((x, y), (to_x, to_y)) = (self.at(from), self.at(to));
        if from == to {
            return writeln!(
                f,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"none\" stroke-width=\"2.5\"/>"
            );
        }
        let (across, down) = (i64::from(to_x) - i64::from(x), i64::from(to_y) - i64::from(y));
        // Hundredths of a unit: there is no square root of fractions here.
        let length = ((across * across + down * down) * 10_000).isqrt();
        let along = |by: i64| (100 * 100 * by * across / length, 100 * 100 * by * down / length);
        let (back_x, back_y) = along(9);
        let (side_x, side_y) = along(4);
        let (tip_x, tip_y) = (100 * i64::from(to_x), 100 * i64::from(to_y));
        let (neck_x, neck_y) = (tip_x - back_x, tip_y - back_y);
        writeln!(
            f,
            "<path stroke-width=\"3\" stroke-linecap=\"round\" d=\"M{x} {y}L{} {}\"/>\n\
             <path stroke=\"none\" d=\"M{} {}L{} {}L{} {}z\"/>",
            Hundredths(neck_x),
            Hundredths(neck_y),
            Hundredths(tip_x),
            Hundredths(tip_y),
            Hundredths(neck_x - side_y),
            Hundredths(neck_y + side_x),
            Hundredths(neck_x + side_y),
            Hundredths(neck_y - side_x),
        )
    }
}

/// A number of hundredths, written with two decimals.
struct Hundredths(i64);

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let number = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", number / 100, number % 100)
    }
}
