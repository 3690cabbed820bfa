//! Comments.

use alloc::string::String;

use super::CommentStyle;

/// A comment as it is kept: without its braces, and with spaces for line ends.
///
/// In a record lines are broken where that suits the page, so a line end in braces means a space.
///
/// ```
/// use dablot::record::{Comment, CommentStyle};
///
/// assert_eq!(Comment::new("well\nplayed").text(), "well played");
/// // What holds a brace is written behind a semicolon, to the end of the line.
/// assert_eq!(Comment::new("so }:-)").style(), CommentStyle::Line);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Comment {
    text: String,
    style: CommentStyle,
}

impl Comment {
    /// A comment, in braces if that can be. Every line end becomes a space.
    pub fn new(text: &str) -> Comment {
        let style = if text.contains('}') { CommentStyle::Line } else { CommentStyle::Braces };
        Comment { text: on_one_line(text), style }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How it is written.
    pub fn style(&self) -> CommentStyle {
        self.style
    }

    /// A comment that is being read; the text may have any line ends.
    pub(super) fn read(text: &str, style: CommentStyle) -> Comment {
        let text = match style {
            CommentStyle::Braces => on_one_line(text),
            CommentStyle::Line => text.trim_end_matches('\r').into(),
        };
        Comment { text, style }
    }
}

fn on_one_line(text: &str) -> String {
    text.replace("\r\n", " ").replace(['\n', '\r'], " ")
}
