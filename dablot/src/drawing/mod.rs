//! Drawings of the board, as text for terminals and as SVG for everything else.
//!
//! Every front end needs a board, and drawing one well takes more than it seems: all lines, both
//! sides' view, pieces that can be told apart without their colours. So it is done once, here, without
//! an allocator: a [`Drawing`] says what to show and is written like any value.

mod colour;
mod layout;
mod svg;
mod text;
mod theme;

pub use colour::{Colour, ParseColourError};
pub use svg::Svg;
pub use theme::{PieceColours, Theme};

use crate::{Point, PointSet, Position, Side, Turn};

/// A position to be drawn, with what to mark in it.
///
/// Written as a text it is a board of lines for terminals; [`svg`](Drawing::svg) makes it a picture.
///
/// In the text a marked piece stands in brackets, a marked empty point is a star, and the piece that
/// is in a chain stands in brackets too. Arrows and colours are for the picture only.
///
/// ```
/// use dablot::{Point, Position, Side};
///
/// let position: Position = "k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S".parse()?;
/// let targets = Point::E5.neighbours() & position.empty();
/// let board = position.drawing().highlights(targets).to_string();
/// assert!(board.contains(" 5 ·---*---K---*---·---·"));
/// assert!(position.drawing().seen_from(Side::North).to_string().starts_with(" 1 ·---"));
/// # Ok::<(), dablot::ParsePositionError>(())
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Drawing<'a> {
    position: Position,
    seen_from: Side,
    coordinates: bool,
    last_turn: Option<Turn>,
    highlights: PointSet,
    arrows: &'a [(Point, Point)],
    theme: Theme<'a>,
    title: Option<&'a str>,
    width: u32,
}

impl Position {
    /// The board as a [`Drawing`], seen by South, with coordinates and nothing marked but the piece
    /// that is in a chain.
    pub fn drawing<'a>(&self) -> Drawing<'a> {
        Drawing {
            position: *self,
            seen_from: Side::South,
            coordinates: true,
            last_turn: None,
            highlights: PointSet::EMPTY,
            arrows: &[],
            theme: Theme::LIGHT,
            title: None,
            width: Drawing::WIDTH,
        }
    }
}

impl<'a> Drawing<'a> {
    /// The width of a picture that is not told its own, in pixels.
    pub const WIDTH: u32 = 400;

    /// Whose side of the board is below.
    pub fn seen_from(self, side: Side) -> Drawing<'a> {
        Drawing { seen_from: side, ..self }
    }

    /// Whether files and ranks are named at the edges.
    pub fn coordinates(self, shown: bool) -> Drawing<'a> {
        Drawing { coordinates: shown, ..self }
    }

    /// Shows the turn that led here: its path, and crosses where pieces were captured. A pass shows
    /// nothing.
    pub fn last_turn(self, turn: Turn) -> Drawing<'a> {
        Drawing { last_turn: Some(turn), ..self }
    }

    /// Marks points, such as those that a picked piece can reach.
    pub fn highlights(self, points: impl Into<PointSet>) -> Drawing<'a> {
        Drawing { highlights: points.into(), ..self }
    }

    /// Draws arrows between pairs of points, whether a line joins them or not.
    pub fn arrows(self, arrows: &'a [(Point, Point)]) -> Drawing<'a> {
        Drawing { arrows, ..self }
    }

    /// The colours of the picture. "Players choose colours": see [`Theme`].
    pub fn theme(self, theme: Theme<'a>) -> Drawing<'a> {
        Drawing { theme, ..self }
    }

    /// The title of the picture, which programs that read aloud say first. Without one it is the name
    /// of the game, the number of the turn and the side to move, or how the game has ended.
    pub fn title(self, title: &'a str) -> Drawing<'a> {
        Drawing { title: Some(title), ..self }
    }

    /// How wide the picture is to be, in pixels; the height follows.
    pub fn width(self, pixels: u32) -> Drawing<'a> {
        Drawing { width: pixels, ..self }
    }

    /// The picture, to be written as an SVG document.
    ///
    /// ```
    /// use dablot::Position;
    ///
    /// let picture = Position::default().drawing().width(300).svg().to_string();
    /// assert!(picture.starts_with("<svg xmlns="));
    /// ```
    pub fn svg(self) -> Svg<'a> {
        Svg { drawing: self }
    }

    /// The points that are marked in the text.
    fn marked(&self) -> PointSet {
        self.highlights | self.position.chain()
    }
}
