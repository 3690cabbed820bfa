//! A point of the board: where a piece can stand.

use core::{fmt, str::FromStr};

use super::{Direction, File, Jump, PointSet, Rank, tables};

macro_rules! points {
    ($($name:ident $text:literal)*) => {
        /// One of the 72 points, named by file and rank and numbered along the ranks from `a1`.
        ///
        /// Grid crossings have odd file and odd rank numbers (`a1`, `c1`, … `k13`), diagonal
        /// crossings even and even (`b2`, … `j12`); other pairs are no points.
        ///
        /// ```
        /// use dablot::{Direction, Point};
        ///
        /// let king: Point = "k7".parse()?;
        /// assert_eq!(king, Point::K7);
        /// assert_eq!(king.index(), 38);
        /// assert_eq!(king.neighbours().len(), 5);
        /// assert_eq!(king.step(Direction::NorthWest), Some(Point::J8));
        /// assert_eq!(king.half_turn(), Point::A7);
        /// assert!("a2".parse::<Point>().is_err());
        /// # Ok::<(), dablot::ParsePointError>(())
        /// ```
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Point {
            $(#[doc = concat!("The point `", $text, "`.")] $name,)*
        }

        impl Point {
            /// All points in order of their numbers.
            pub const ALL: [Point; Point::COUNT] = [$(Point::$name),*];
        }

        const NAMES: [&str; Point::COUNT] = [$($text),*];
    };
}

points! {
    A1 "a1" C1 "c1" E1 "e1" G1 "g1" I1 "i1" K1 "k1" B2 "b2" D2 "d2" F2 "f2" H2 "h2" J2 "j2"
    A3 "a3" C3 "c3" E3 "e3" G3 "g3" I3 "i3" K3 "k3" B4 "b4" D4 "d4" F4 "f4" H4 "h4" J4 "j4"
    A5 "a5" C5 "c5" E5 "e5" G5 "g5" I5 "i5" K5 "k5" B6 "b6" D6 "d6" F6 "f6" H6 "h6" J6 "j6"
    A7 "a7" C7 "c7" E7 "e7" G7 "g7" I7 "i7" K7 "k7" B8 "b8" D8 "d8" F8 "f8" H8 "h8" J8 "j8"
    A9 "a9" C9 "c9" E9 "e9" G9 "g9" I9 "i9" K9 "k9" B10 "b10" D10 "d10" F10 "f10" H10 "h10" J10 "j10"
    A11 "a11" C11 "c11" E11 "e11" G11 "g11" I11 "i11" K11 "k11" B12 "b12" D12 "d12" F12 "f12" H12 "h12" J12 "j12"
    A13 "a13" C13 "c13" E13 "e13" G13 "g13" I13 "i13" K13 "k13"
}

impl Point {
    /// How many points there are.
    pub const COUNT: usize = 72;

    /// The point with a number from 0 (`a1`) to 71 (`k13`); `None` for a larger number.
    pub const fn from_index(index: usize) -> Option<Point> {
        if index < Point::COUNT { Some(Point::ALL[index]) } else { None }
    }

    /// The point on a file and a rank; `None` where no crossing is.
    pub const fn new(file: File, rank: Rank) -> Option<Point> {
        let (file, rank) = (file.number(), rank.number());
        if file % 2 != rank % 2 {
            return None;
        }
        let row = (rank - 1) / 2 * 11 + if rank % 2 == 0 { 6 } else { 0 };
        Some(Point::ALL[(row + (file - 1) / 2) as usize])
    }

    /// The number from 0 to 71, along the ranks from `a1`.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file, from `a` to `k`.
    pub const fn file(self) -> File {
        let column = self as u8 % 11;
        let number = if column < 6 { 2 * column + 1 } else { 2 * (column - 6) + 2 };
        File::from_number(number).expect("a column has a file")
    }

    /// The rank, from 1 to 13.
    pub const fn rank(self) -> Rank {
        let (row, column) = (self as u8 / 11, self as u8 % 11);
        Rank::from_number(2 * row + if column < 6 { 1 } else { 2 }).expect("a row has a rank")
    }

    /// Whether this is one of the 42 crossings of the grid; the other 30 are crossings of diagonals.
    pub const fn is_grid_crossing(self) -> bool {
        self as u8 % 11 < 6
    }

    /// The points one step away along a line: 3 to 8 for a grid crossing, 4 for a diagonal one.
    #[inline]
    pub const fn neighbours(self) -> PointSet {
        tables::NEIGHBOURS[self as usize]
    }

    /// The next point in a direction; `None` where no line runs that way.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Point> {
        tables::STEPS[self as usize][direction as usize]
    }

    /// The jump in a direction; `None` where no two lines run on that way.
    pub const fn jump(self, direction: Direction) -> Option<Jump> {
        let Some(over) = self.step(direction) else {
            return None;
        };
        let Some(target) = over.step(direction) else {
            return None;
        };
        Some(Jump { origin: self, over, target })
    }

    /// The direction of the line from here to a neighbour; `None` if no line joins the two.
    pub const fn direction_to(self, neighbour: Point) -> Option<Direction> {
        if !self.neighbours().contains(neighbour) {
            return None;
        }
        Direction::of_offset(neighbour as i8 - self as i8)
    }

    /// The jump that lands on `target`; `None` if no straight line of two parts leads there.
    pub const fn jump_to(self, target: Point) -> Option<Jump> {
        let offset = target as i8 - self as i8;
        if offset % 2 != 0 {
            return None;
        }
        let Some(direction) = Direction::of_offset(offset / 2) else {
            return None;
        };
        match self.jump(direction) {
            Some(jump) if jump.target as u8 == target as u8 => Some(jump),
            _ => None,
        }
    }

    /// How many steps lead to `other` on an empty board, 0 to 11.
    pub const fn distance(self, other: Point) -> u8 {
        tables::DISTANCES[self as usize][other as usize]
    }

    /// The point that this one becomes when the board is turned by half a turn.
    #[inline]
    pub const fn half_turn(self) -> Point {
        Point::ALL[Point::COUNT - 1 - self as usize]
    }

    /// The point that this one becomes when left and right are exchanged.
    pub const fn mirrored(self) -> Point {
        let (row, column) = (self as usize / 11, self as usize % 11);
        Point::ALL[row * 11 + if column < 6 { 5 - column } else { 16 - column }]
    }

    /// The text, such as `k7`.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no point.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ParsePointError {
    /// The text does not begin with a file letter.
    #[error("expected a file, `a` to `k`")]
    File,
    /// No rank follows the file.
    #[error("expected a rank, 1 to 13")]
    Rank,
    /// File and rank are there, but their lines do not cross.
    #[error("{file}{rank} is no point: file and rank must be both odd or both even")]
    NoCrossing {
        /// The file that was read.
        file: File,
        /// The rank that was read.
        rank: Rank,
    },
    /// Something stands behind the point.
    #[error("expected nothing behind the point")]
    Trailing,
}

impl Point {
    /// Reads the point at the beginning of `text`; gives the point and how many bytes it took.
    pub(crate) fn parse_prefix(text: &[u8]) -> Result<(Point, usize), ParsePointError> {
        let file = text.first().and_then(|&letter| File::from_char(letter as char));
        let file = file.ok_or(ParsePointError::File)?;
        let digit = |at: usize| text.get(at).copied().filter(u8::is_ascii_digit).map(|d| d - b'0');
        let first = digit(1).filter(|&d| d != 0).ok_or(ParsePointError::Rank)?;
        let (number, length) = match digit(2) {
            Some(second) => (first * 10 + second, 3),
            None => (first, 2),
        };
        let rank = Rank::from_number(number).ok_or(ParsePointError::Rank)?;
        let point = Point::new(file, rank).ok_or(ParsePointError::NoCrossing { file, rank })?;
        Ok((point, length))
    }
}

impl FromStr for Point {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        let (point, length) = Point::parse_prefix(text.as_bytes())?;
        if length == text.len() { Ok(point) } else { Err(ParsePointError::Trailing) }
    }
}
