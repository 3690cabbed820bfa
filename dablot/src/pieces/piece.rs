//! A piece: a role on a side.

use core::fmt;

use super::{Role, Side};

/// A piece. Its letter is that of its role, in upper case for South and in lower case for North.
///
/// ```
/// use dablot::{Piece, Role, Side};
///
/// let piece = Piece::from_char('p').unwrap();
/// assert_eq!(piece, Piece { side: Side::North, role: Role::Prince });
/// assert_eq!(piece.to_char(), 'p');
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The piece with a letter (`W P K` South's warrior, prince, king, `w p k` North's); `None` for
    /// anything else.
    pub const fn from_char(letter: char) -> Option<Piece> {
        let (side, role) = match letter {
            'W' => (Side::South, Role::Warrior),
            'P' => (Side::South, Role::Prince),
            'K' => (Side::South, Role::King),
            'w' => (Side::North, Role::Warrior),
            'p' => (Side::North, Role::Prince),
            'k' => (Side::North, Role::King),
            _ => return None,
        };
        Some(Piece { side, role })
    }

    /// The letter, one of `W P K w p k`.
    pub const fn to_char(self) -> char {
        match (self.side, self.role) {
            (Side::South, Role::Warrior) => 'W',
            (Side::South, Role::Prince) => 'P',
            (Side::South, Role::King) => 'K',
            (Side::North, Role::Warrior) => 'w',
            (Side::North, Role::Prince) => 'p',
            (Side::North, Role::King) => 'k',
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_char(), f)
    }
}
