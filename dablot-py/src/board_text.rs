//! The board as lines of text, for terminals.

use std::fmt::Write;

use dablot::{File, Point, Position, Rank};

/// Thirteen ranks with their numbers, a dot for an empty point, the file letters below, and who is
/// to move or how the game has ended.
pub(crate) fn board_text(position: &Position) -> String {
    let mut text = String::new();
    for number in (1..=Rank::COUNT as u8).rev() {
        let points = (1..=File::COUNT as u8)
            .map(|file| Point::new(File::from_number(file)?, Rank::from_number(number)?));
        let mut line = format!("{number:2} ");
        for point in points {
            line.push(' ');
            line.push(match point {
                None => ' ',
                Some(point) => position.piece_at(point).map_or('.', dablot::Piece::to_char),
            });
        }
        text += line.trim_end();
        text.push('\n');
    }
    text += "    a b c d e f g h i j k\n";
    let side = position.side_to_move();
    let written = match (position.outcome(), position.chain()) {
        (Some(outcome), _) => write!(text, "{outcome}"),
        (None, Some(point)) => write!(text, "{side} to move, {point} in a chain"),
        (None, None) => write!(text, "{side} to move"),
    };
    written.expect("a string takes any text");
    text
}
