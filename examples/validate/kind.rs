//! What a file holds, told from how it begins.

/// What a file may hold.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A game as the program Ludii saves it.
    LudiiTrial,
    /// Nothing at all.
    Empty,
    /// Anything else.
    Unknown,
}

impl Kind {
    /// How many bytes are enough to tell.
    pub(crate) const BYTES: u64 = 8;

    /// Tells the kind from the first bytes.
    pub(crate) fn of(start: &[u8]) -> Kind {
        let start = start.strip_prefix("\u{feff}".as_bytes()).unwrap_or(start);
        if start.is_empty() {
            Kind::Empty
        } else if start.starts_with(b"game=") {
            Kind::LudiiTrial
        } else {
            Kind::Unknown
        }
    }

    /// The name in JSON.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::LudiiTrial => "ludii-trial",
            Kind::Empty => "empty",
            Kind::Unknown => "unknown",
        }
    }
}
