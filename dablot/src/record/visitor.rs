//! What a reader tells, token by token.

use super::{FaultKind, GameResult, Glyph, Token};
use crate::Side;

/// Is told what stands in a record, in the order of the file. Every method has a default that does
/// nothing, so that who only counts turns pays for nothing more.
///
/// A reader knows the form of a record and nothing of the game: whether a turn is legal is not
/// asked. The calls for one game are always nested rightly, whatever the file holds: `begin_game`,
/// `tag`s, `begin_moves`, what the movetext holds, `result` unless it is missing, `end_game`;
/// variations are begun behind a turn and ended before the result.
///
/// ```
/// use dablot::record::{SliceReader, Token, Visitor};
///
/// struct Captures(u32);
///
/// impl Visitor for Captures {
///     fn turn(&mut self, token: Token<'_>) {
///         self.0 += u32::from(token.bytes().contains(&b'x'));
///     }
/// }
///
/// let mut captures = Captures(0);
/// let mut reader = SliceReader::new(b"1. c5-d6 i9-h8 2. e5xg7 *");
/// while reader.read_game(&mut captures) {}
/// assert_eq!(captures.0, 1);
/// ```
pub trait Visitor {
    /// A game begins; `at` is empty and stands before its first character. `number` counts the
    /// games of the file from 1.
    fn begin_game(&mut self, number: u64, at: Token<'_>) {
        let _ = (number, at);
    }

    /// A tag; escapes in the value have been resolved, `raw` is the value as it stands between its
    /// quotes.
    fn tag(&mut self, name: Token<'_>, value: &str, raw: Token<'_>) {
        let _ = (name, value, raw);
    }

    /// The tags are over. `at` is empty.
    fn begin_moves(&mut self, at: Token<'_>) {
        let _ = at;
    }

    /// The number of a turn: `12.` for South, `12...` for North.
    fn number(&mut self, token: Token<'_>, number: u32, side: Side) {
        let _ = (token, number, side);
    }

    /// A turn, or something in the place of one that begins with a letter; without glyphs. Of one
    /// that is too long its beginning is told, behind the fault that says so.
    fn turn(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// A judgement of the turn before it.
    fn glyph(&mut self, token: Token<'_>, glyph: Glyph) {
        let _ = (token, glyph);
    }

    /// A comment or a part of one, so that no comment has to be held in memory as a whole.
    fn comment(&mut self, piece: CommentPiece<'_>) {
        let _ = piece;
    }

    /// `(`: what follows stands in the place of the last turn.
    fn begin_variation(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// `)`, or where it is missing.
    fn end_variation(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// The result at the end of the moves.
    fn result(&mut self, token: Token<'_>, result: GameResult) {
        let _ = (token, result);
    }

    /// The form of the record is broken. `token` is the offending text, which is left out
    /// otherwise.
    fn fault(&mut self, token: Token<'_>, kind: FaultKind) {
        let _ = (token, kind);
    }

    /// The game is over. `at` is empty and stands behind it.
    fn end_game(&mut self, at: Token<'_>) {
        let _ = at;
    }
}

/// A part of a comment, in the order of the file.
#[derive(Copy, Clone, Debug)]
pub struct CommentPiece<'a> {
    /// The text without braces; what is no UTF-8 has been replaced (and reported).
    pub text: &'a str,
    /// How the comment is written.
    pub style: CommentStyle,
    /// Whether the comment begins with this piece.
    pub is_first: bool,
    /// Whether the comment ends with this piece.
    pub is_last: bool,
}

/// How a comment is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CommentStyle {
    /// `{…}`.
    Braces,
    /// `;` to the end of the line.
    Line,
}
