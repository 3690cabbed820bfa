//! Which colours a picture has.

use super::Colour;
use crate::Side;

/// The colours of a picture.
///
/// Shapes alone tell sides and roles apart, so that any colours will do that can be told from each
/// other where they meet: North's pieces have a ring inside their edge, and prince and king wear
/// crowns of three and five points.
///
/// ```
/// use dablot::{Colour, PieceColours, Position, Side, Theme};
///
/// let blue = PieceColours { fill: Colour::new("steelblue")?, ink: Colour::new("white")? };
/// let picture = Position::default().drawing().theme(Theme { south: blue, ..Theme::LIGHT });
/// assert!(picture.svg().to_string().contains("steelblue"));
/// # Ok::<(), dablot::ParseColourError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Theme<'a> {
    /// Behind everything.
    pub background: Colour<'a>,
    /// The lines of the board.
    pub lines: Colour<'a>,
    /// The names of files and ranks.
    pub coordinates: Colour<'a>,
    /// South's pieces.
    pub south: PieceColours<'a>,
    /// North's pieces.
    pub north: PieceColours<'a>,
    /// The path of the last turn, the places of what it captured, and the piece in a chain.
    pub last_turn: Colour<'a>,
    /// Marked points.
    pub highlights: Colour<'a>,
    /// Arrows.
    pub arrows: Colour<'a>,
}

/// The colours of one side's pieces.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PieceColours<'a> {
    /// The body.
    pub fill: Colour<'a>,
    /// The edge, the ring and the crown.
    pub ink: Colour<'a>,
}

const fn theme(
    colours: [&'static str; 6],
    south: [&'static str; 2],
    north: [&'static str; 2],
) -> Theme<'static> {
    let [background, lines, coordinates, last_turn, highlights, arrows] = colours;
    const fn pieces(colours: [&'static str; 2]) -> PieceColours<'static> {
        PieceColours { fill: Colour::known(colours[0]), ink: Colour::known(colours[1]) }
    }
    Theme {
        background: Colour::known(background),
        lines: Colour::known(lines),
        coordinates: Colour::known(coordinates),
        south: pieces(south),
        north: pieces(north),
        last_turn: Colour::known(last_turn),
        highlights: Colour::known(highlights),
        arrows: Colour::known(arrows),
    }
}

impl Theme<'static> {
    /// Birch wood: for white pages.
    pub const LIGHT: Theme<'static> = theme(
        ["#f3e6cf", "#8a6d4b", "#6b5338", "#b5452c", "#2f7f79", "#33658a"],
        ["#fffaf0", "#3b2c1c"],
        ["#3f3227", "#f6e7cc"],
    );

    /// For dark pages.
    pub const DARK: Theme<'static> = theme(
        ["#23211f", "#8c8175", "#b5aa9c", "#ff8a65", "#4fb3a9", "#7fb2e5"],
        ["#efe6d8", "#2b2623"],
        ["#5b4a3d", "#f0dfc4"],
    );

    /// Black and white, for print.
    pub const PRINT: Theme<'static> = theme(
        ["#ffffff", "#808080", "#000000", "#000000", "#000000", "#000000"],
        ["#ffffff", "#000000"],
        ["#000000", "#ffffff"],
    );
}

impl<'a> Theme<'a> {
    pub(super) fn pieces(&self, side: Side) -> PieceColours<'a> {
        match side {
            Side::South => self.south,
            Side::North => self.north,
        }
    }
}
