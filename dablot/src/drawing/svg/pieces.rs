//! The pieces.
//!
//! Warriors are discs, prince and king larger discs with crowns of three and five points. North's
//! pieces have a ring inside their edge, so that sides differ where colours do not.

use core::fmt;

use super::Svg;
use crate::{Piece, Role, Side};

/// How large a role is.
const fn radius(role: Role) -> &'static str {
    match role {
        Role::Warrior => "6.5",
        Role::Prince => "8.5",
        Role::King => "10",
    }
}

/// The radius of the ring.
const fn ring(role: Role) -> &'static str {
    match role {
        Role::Warrior => "4",
        Role::Prince => "6.7",
        Role::King => "8.2",
    }
}

/// The crown, from the middle of the piece.
const fn crown(role: Role) -> Option<&'static str> {
    match role {
        Role::Warrior => None,
        Role::Prince => Some("m-4 3v-5l2.5 2.5 1.5-4 1.5 4 2.5-2.5v5z"),
        Role::King => Some("m-5.5 4v-6.5l2.2 3 1.3-5 2 4.2 2-4.2 1.3 5 2.2-3v6.5z"),
    }
}

impl Svg<'_> {
    pub(super) fn write_pieces(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            let colours = self.drawing.theme.pieces(side);
            writeln!(
                f,
                "<g fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\">",
                colours.fill, colours.ink
            )?;
            for role in Role::ALL {
                for point in self.drawing.position.pieces_of(Piece { side, role }) {
                    let (x, y) = self.at(point);
                    let radius = radius(role);
                    writeln!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")?;
                    if side == Side::North {
                        let ring = ring(role);
                        writeln!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{ring}\"/>")?;
                    }
                    if let Some(crown) = crown(role) {
                        let ink = colours.ink;
                        writeln!(
                            f,
                            "<path fill=\"{ink}\" stroke=\"none\" d=\"M{x} {y}{crown}\"/>"
                        )?;
                    }
                }
            }
            f.write_str("</g>\n")?;
        }
        Ok(())
    }
}
