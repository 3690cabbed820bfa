//! Tags: what is known about a game beside its moves.

use alloc::string::{String, ToString};

/// A name and a value, such as `[South "A"]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tag {
    name: String,
    value: String,
}

/// What a new record begins with, in this order.
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("South", "?"),
    ("North", "?"),
    ("Result", "*"),
];

/// The tags that say how a game begins, which a record writes by itself.
pub(super) const OF_START: [&str; 3] = ["Rules", "FirstMove", "Position"];

/// Why a tag cannot be written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TagError {
    /// The name is none.
    #[error("expected a letter, then letters, digits or `_`, at most 100")]
    Name,
    /// The value does not fit on a line.
    #[error("expected a value on one line, of at most 16000 bytes")]
    Value,
    /// The tag says how the game begins or ends.
    #[error("the tag `{name}` follows from the start position or the result")]
    Derived {
        /// Which one.
        name: &'static str,
    },
}

/// So that the longest tag that is written can be read, with every character escaped.
const LONGEST_VALUE: usize = 16_000;
const LONGEST_NAME: usize = 100;

impl Tag {
    /// A tag that can be written and read again.
    ///
    /// # Errors
    /// [`TagError::Name`] or [`TagError::Value`].
    pub fn new(name: &str, value: &str) -> Result<Tag, TagError> {
        let mut letters = name.bytes();
        let is_name = letters.next().is_some_and(|first| first.is_ascii_alphabetic())
            && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == b'_');
        if !is_name || name.len() > LONGEST_NAME {
            return Err(TagError::Name);
        }
        if value.contains(['\n', '\r']) || value.len() > LONGEST_VALUE {
            return Err(TagError::Value);
        }
        Ok(Tag::read(name, value))
    }

    /// A tag that was read.
    pub(super) fn read(name: &str, value: &str) -> Tag {
        Tag { name: name.to_string(), value: value.to_string() }
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value, without quotes and escapes.
    pub fn value(&self) -> &str {
        &self.value
    }
}
