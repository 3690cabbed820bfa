//! The board as data: 72 points, the lines between them, and what follows from the lines.
//!
//! "Six lines by seven form a grid of 5 x 6 squares; both diagonals of every square are drawn. The
//! pieces stand on the 42 crossings of the grid and the 30 crossings of the diagonals."
//!
//! [`Point`] answers every question about one point (its [`File`] and [`Rank`], neighbours, jumps,
//! distances, the half turn and the mirror); [`PointSet`] holds any of the 72 points in 16 bytes.
//! All of it is `const`, nothing is computed when a program starts.

pub(crate) mod bits;
mod coordinates;
mod direction;
mod jump;
mod ludii_coordinates;
mod point;
mod point_set;
mod point_set_iter;
pub(crate) mod tables;

pub use coordinates::{File, Rank};
pub use direction::Direction;
pub use jump::{Jump, jumps, lines};
pub use point::{ParsePointError, Point};
pub use point_set::PointSet;
pub(crate) use point_set::{diagonal_point, grid_point};
pub use point_set_iter::PointSetIter;
