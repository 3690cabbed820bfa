//! Records of games (files that end in `.dbl`): read, judged, written, at any size.
//!
//! ```text
//! [Event "Club evening"]
//! [South "A"]
//! [North "B"]
//! [Result "1-0"]
//!
//! 1. c5-d6 i9-h8 {a comment} 2. e5-f6 $1 (2. g5-f6 h8-g7) 2... h8-g7 3. f6xh8 1-0
//! ```
//!
//! In layers, each usable by itself:
//! - [`SliceReader`] and [`StreamReader`] tell a [`Visitor`] every token of a game with its place.
//!   They know the form of a record, not the game.
//! - [`Validator`] judges files and keeps nothing of them: each [`Fault`] says in which game and
//!   turn, at which line and column, what is wrong and what was expected.
//! - [`Records`] and [`RecordStream`] read games as trees: a [`Record`] has [`Tag`]s, a main
//!   [`Line`] of [`Ply`]s with [`Note`]s, and a [`GameResult`]. Its text is the record again.
//!
//! # What is read
//!
//! Tags `[Name "value"]`, each on one line; turns, their numbers, `{}` comments and `;` comments to
//! the end of the line, `$n` and `!?` glyphs, nested variations, and a result. A byte order mark,
//! line ends of any kind, blank lines anywhere and a missing final line end make no difference. In
//! braces a line end means a space.
//!
//! A game ends with its result, or where the tags of the next begin on a new line, so something that
//! is never closed spoils one game only: a quote ends with its line, and a comment where an empty
//! line and a tag follow. Among tags the next game begins where, behind an empty line, the first
//! tag comes again. Comments behind the result belong to the game before them.

mod comment;
mod course;
mod fault;
mod glyph;
mod header;
mod judge;
mod line;
mod nearest;
mod place;
mod planter;
mod read_turn;
mod reading;
mod result;
mod scan;
mod slice;
#[cfg(feature = "std")]
mod stream;
mod tag;
mod token;
mod tree;
mod validator;
mod visitor;
mod write;

pub use comment::Comment;
pub use fault::{Expected, Fault, FaultKind};
pub use glyph::{Glyph, Mark, ParseGlyphError};
pub use line::{Line, Note, NoteError, Ply};
pub use nearest::Nearest;
pub use place::Place;
#[cfg(feature = "std")]
pub use reading::RecordStream;
pub use reading::{ParseRecordError, Reading, Records};
pub use result::{GameResult, ParseResultError};
pub use slice::SliceReader;
#[cfg(feature = "std")]
pub use stream::StreamReader;
pub use tag::{Tag, TagError};
pub use token::Token;
pub use tree::Record;
pub use validator::{Totals, Validator};
pub use visitor::{CommentPiece, CommentStyle, Visitor};
