//! What a file holds, told from how it begins.

/// What a file may hold.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Any number of game records.
    Record,
    /// A game as the program Ludii saves it.
    LudiiTrial,
    /// Nothing at all.
    Empty,
    /// Anything else.
    Unknown,
}

impl Kind {
    /// How many bytes are enough to tell.
    pub(crate) const BYTES: u64 = 4096;

    /// Tells the kind from the first bytes.
    pub(crate) fn of(start: &[u8]) -> Kind {
        let start = start.strip_prefix("\u{feff}".as_bytes()).unwrap_or(start);
        match start.trim_ascii_start() {
            [] if (start.len() as u64) < Kind::BYTES => Kind::Empty,
            // A long blank beginning: a record is what may have one.
            [] => Kind::Record,
            _ if start.starts_with(b"game=") => Kind::LudiiTrial,
            // A tag, a comment, a result, a number, a turn.
            [b'[' | b'{' | b';' | b'*' | b'0'..=b'9', ..]
            | [b'a'..=b'k' | b'A'..=b'K', b'0'..=b'9', ..] => Kind::Record,
            _ => Kind::Unknown,
        }
    }

    /// The name in JSON.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Record => "record",
            Kind::LudiiTrial => "ludii-trial",
            Kind::Empty => "empty",
            Kind::Unknown => "unknown",
        }
    }
}
