//! Games that are played: what a position cannot know, because it is about what came before it or
//! about what the players say.

mod ending;
mod play;
mod records;

pub use ending::Ending;
pub use play::{Game, GameError};
