//! Files and ranks, both counted in half squares from South's left and from South's side.

use core::fmt;

/// A file: one of the 11 columns `a` to `k`, from South's left to its right.
///
/// Odd files (`a`, `c`, … `k`) hold grid crossings, even files diagonal crossings.
///
/// ```
/// use dablot::{File, Point};
///
/// assert_eq!(Point::K7.file(), File::from_char('k').unwrap());
/// assert_eq!(Point::K7.file().number(), 11);
/// assert_eq!(File::from_number(12), None);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A rank: one of the 13 rows `1` to `13`, from South's side to North's.
///
/// Odd ranks hold grid crossings, even ranks diagonal crossings.
///
/// ```
/// use dablot::{Point, Rank};
///
/// assert_eq!(Point::K7.rank(), Rank::from_number(7).unwrap());
/// assert_eq!(Rank::from_number(14), None);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl File {
    /// How many files there are.
    pub const COUNT: usize = 11;

    /// The file with a number from 1 (`a`) to 11 (`k`); `None` for any other number.
    pub const fn from_number(number: u8) -> Option<File> {
        match number {
            1..=11 => Some(File(number)),
            _ => None,
        }
    }

    /// The file with a letter from `a` to `k`, in lower or upper case; `None` for anything else.
    pub const fn from_char(letter: char) -> Option<File> {
        match letter {
            'a'..='k' => Some(File(letter as u8 - b'a' + 1)),
            'A'..='K' => Some(File(letter as u8 - b'A' + 1)),
            _ => None,
        }
    }

    /// The number from 1 (`a`) to 11 (`k`).
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The letter from `a` to `k`.
    pub const fn to_char(self) -> char {
        (b'a' + self.0 - 1) as char
    }
}

impl Rank {
    /// How many ranks there are.
    pub const COUNT: usize = 13;

    /// The rank with a number from 1 to 13; `None` for any other number.
    pub const fn from_number(number: u8) -> Option<Rank> {
        match number {
            1..=13 => Some(Rank(number)),
            _ => None,
        }
    }

    /// The number from 1 to 13.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_char(), f)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
