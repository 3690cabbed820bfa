//! The coordinates that Ludii prints for the same points.
//!
//! Ludii lays the board out turned by 45 degrees: its letters run along one diagonal and its
//! numbers along the other.

use super::{File, Point, Rank};

impl Point {
    /// The letter (`A` to `L`) and the number (1 to 12) of this point in Ludii's coordinates.
    ///
    /// ```
    /// use dablot::Point;
    ///
    /// assert_eq!(Point::K7.to_ludii(), ('I', 4));
    /// assert_eq!(Point::A7.to_ludii(), ('D', 9));
    /// ```
    pub const fn to_ludii(self) -> (char, u8) {
        let (file, rank) = (self.file().number(), self.rank().number());
        let letter = (b'A' + (file + rank) / 2 - 1) as char;
        (letter, (rank + 12 - file) / 2)
    }

    /// The point with a text such as `I4` in Ludii's coordinates; `None` if there is none.
    ///
    /// ```
    /// use dablot::Point;
    ///
    /// assert_eq!(Point::from_ludii("I4"), Some(Point::K7));
    /// assert_eq!(Point::from_ludii("A12"), None);
    /// ```
    pub fn from_ludii(text: &str) -> Option<Point> {
        let (&letter, digits) = text.as_bytes().split_first()?;
        let canonical = matches!(digits, [b'1'..=b'9'] | [b'1', b'0'..=b'2']);
        if !letter.is_ascii_uppercase() || !canonical {
            return None;
        }
        let sum = 2 * (letter - b'A' + 1);
        let difference = 2 * digits.iter().fold(0, |number, digit| number * 10 + (digit - b'0'));
        let rank = (sum + difference).checked_sub(12)? / 2;
        let file = sum.checked_sub(rank)?;
        Point::new(File::from_number(file)?, Rank::from_number(rank)?)
    }
}
