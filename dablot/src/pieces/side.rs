//! The two sides.

use core::{fmt, ops::Not};

/// A side: historically the Sámi and the settlers, equal in number and power.
///
/// ```
/// use dablot::Side;
///
/// assert_eq!(!Side::South, Side::North);
/// assert_eq!(Side::from_char('N'), Some(Side::North));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// The side that begins on ranks 1 to 7; text `S`, pieces in upper case.
    South,
    /// The side that begins on ranks 7 to 13; text `N`, pieces in lower case.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The other side.
    #[inline]
    pub const fn opposite(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// The side with a letter, `S` or `N`; `None` for anything else.
    pub const fn from_char(letter: char) -> Option<Side> {
        match letter {
            'S' => Some(Side::South),
            'N' => Some(Side::North),
            _ => None,
        }
    }

    /// The letter, `S` or `N`.
    pub const fn to_char(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        self.opposite()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}
