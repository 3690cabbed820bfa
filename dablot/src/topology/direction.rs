//! The eight directions in which lines run.

use core::fmt;

/// A direction along a line, as South sees the board: North is away from South.
///
/// The order is that of the point numbers that the directions lead to, so a piece's steps in
/// order of direction are its steps in order of target.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Down a file.
    South,
    /// Down and to the left.
    SouthWest,
    /// Down and to the right.
    SouthEast,
    /// To the left along a rank.
    West,
    /// To the right along a rank.
    East,
    /// Up and to the left.
    NorthWest,
    /// Up and to the right.
    NorthEast,
    /// Up a file.
    North,
}

impl Direction {
    /// All eight, in order.
    pub const ALL: [Direction; 8] = [
        Direction::South,
        Direction::SouthWest,
        Direction::SouthEast,
        Direction::West,
        Direction::East,
        Direction::NorthWest,
        Direction::NorthEast,
        Direction::North,
    ];

    /// The direction after a half turn of the board.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[7 - self as usize]
    }

    /// The direction on a board whose left and right are exchanged.
    pub const fn mirrored(self) -> Direction {
        match self {
            Direction::SouthWest => Direction::SouthEast,
            Direction::SouthEast => Direction::SouthWest,
            Direction::West => Direction::East,
            Direction::East => Direction::West,
            Direction::NorthWest => Direction::NorthEast,
            Direction::NorthEast => Direction::NorthWest,
            straight => straight,
        }
    }

    /// By how many half squares a step changes the file and the rank.
    ///
    /// A step along the grid is two half squares long, a step along a diagonal one each way.
    pub const fn half_squares(self) -> (i8, i8) {
        match self {
            Direction::South => (0, -2),
            Direction::SouthWest => (-1, -1),
            Direction::SouthEast => (1, -1),
            Direction::West => (-2, 0),
            Direction::East => (2, 0),
            Direction::NorthWest => (-1, 1),
            Direction::NorthEast => (1, 1),
            Direction::North => (0, 2),
        }
    }

    /// The direction whose steps change a point's number by `offset`, whatever the point.
    ///
    /// Along the ranks a row of 6 and a row of 5 make 11, so each direction has one offset.
    #[inline]
    pub(crate) const fn of_offset(offset: i8) -> Option<Direction> {
        Some(match offset {
            -11 => Direction::South,
            -6 => Direction::SouthWest,
            -5 => Direction::SouthEast,
            -1 => Direction::West,
            1 => Direction::East,
            5 => Direction::NorthWest,
            6 => Direction::NorthEast,
            11 => Direction::North,
            _ => return None,
        })
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Direction::South => "south",
            Direction::SouthWest => "south-west",
            Direction::SouthEast => "south-east",
            Direction::West => "west",
            Direction::East => "east",
            Direction::NorthWest => "north-west",
            Direction::NorthEast => "north-east",
            Direction::North => "north",
        })
    }
}
