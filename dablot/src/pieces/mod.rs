//! Who stands on the points: sides, roles and pieces.
//!
//! "Two sides, South and North … equal in number and power, so the same three roles serve both:
//! king, prince, warrior."

mod piece;
mod role;
mod side;

pub use piece::Piece;
pub use role::Role;
pub use side::Side;
