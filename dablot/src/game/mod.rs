//! Games that are played: what a position cannot know, because it is about what came before it or
//! about what the players say.

mod decide;
mod ending;
mod play;
mod records;

pub use decide::Played;
pub(crate) use decide::decisions;
pub use ending::Ending;
pub use play::{Game, GameError};
