//! The options, one type each; the first value of each is the base game's.

use core::fmt;

macro_rules! option {
    ($(#[$doc:meta])* $option:ident { $($(#[$value_doc:meta])* $value:ident $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $option { $($(#[$value_doc])* $value,)* }

        impl $option {
            /// Every value, the base game's first.
            pub const ALL: &[$option] = &[$($option::$value),*];

            /// The text of the value.
            pub const fn name(self) -> &'static str {
                match self { $($option::$value => $text,)* }
            }

            /// The value with a text; `None` for any other text.
            pub fn from_name(text: &str) -> Option<$option> {
                $option::ALL.iter().copied().find(|value| value.name() == text)
            }
        }

        impl fmt::Display for $option {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

option! {
    /// Whether a capture must be made. "Going on in a chain stays free" under every value.
    Capture {
        /// Nothing is compulsory.
        #[default]
        Optional "optional",
        /// "If any warrior of the side to move can capture, the turn must be a capture (by any
        /// piece)."
        Warriors "warriors",
        /// "If any piece can capture, the turn must be a capture."
        All "all",
    }
}

option! {
    /// Where warriors may step; they capture in every direction under both values.
    WarriorSteps {
        /// In any direction.
        #[default]
        All "all",
        /// "Only in the three directions away from their own side."
        Forward "forward",
    }
}

option! {
    /// What the capture of a king does.
    KingCapture {
        /// The game goes on.
        #[default]
        Continues "continues",
        /// "A side whose king has been captured has lost."
        Wins "wins",
    }
}

option! {
    /// What becomes of a side that has nothing but its king.
    BareKing {
        /// The game goes on.
        #[default]
        Continues "continues",
        /// "A side left with its king alone has lost (both: drawn)."
        Loses "loses",
    }
}

option! {
    /// The duel of two last pieces.
    SingleCombat {
        /// None.
        #[default]
        Off "off",
        /// "When each side has exactly one piece and both are warriors or both are princes, the
        /// side to move must capture if it can, and otherwise must step to a point nearer to the
        /// enemy piece."
        Automatic "automatic",
    }
}

option! {
    /// What becomes of a side to move that has pieces but no legal turn.
    Immobile {
        /// It has lost.
        #[default]
        Loses "loses",
        /// "Loses only if it has a single piece and that piece outranks every enemy piece;
        /// otherwise it passes, and the game goes on; if neither side could move, the game is
        /// drawn."
        Keyland "keyland",
    }
}

option! {
    /// When the end of the game is judged.
    Judged {
        /// When a turn is over.
        #[default]
        Turn "turn",
        /// "After every single capture, so a chain stops at once when the game is decided."
        Capture "capture",
    }
}

/// The name of an option, as it stands in front of `=` in the text of [`Rules`](super::Rules).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OptionName {
    /// `capture`, see [`Capture`].
    Capture,
    /// `warrior_steps`, see [`WarriorSteps`].
    WarriorSteps,
    /// `king_capture`, see [`KingCapture`].
    KingCapture,
    /// `bare_king`, see [`BareKing`].
    BareKing,
    /// `single_combat`, see [`SingleCombat`].
    SingleCombat,
    /// `immobile`, see [`Immobile`].
    Immobile,
    /// `judged`, see [`Judged`].
    Judged,
    /// `repetition`, see [`Rules::repetition`](super::Rules::repetition).
    Repetition,
    /// `quiet_limit`, see [`Rules::quiet_limit`](super::Rules::quiet_limit).
    QuietLimit,
}

impl OptionName {
    /// Every option, in the order in which they are written.
    pub const ALL: [OptionName; 9] = [
        OptionName::Capture,
        OptionName::WarriorSteps,
        OptionName::KingCapture,
        OptionName::BareKing,
        OptionName::SingleCombat,
        OptionName::Immobile,
        OptionName::Judged,
        OptionName::Repetition,
        OptionName::QuietLimit,
    ];

    /// The text of the name.
    pub const fn name(self) -> &'static str {
        match self {
            OptionName::Capture => "capture",
            OptionName::WarriorSteps => "warrior_steps",
            OptionName::KingCapture => "king_capture",
            OptionName::BareKing => "bare_king",
            OptionName::SingleCombat => "single_combat",
            OptionName::Immobile => "immobile",
            OptionName::Judged => "judged",
            OptionName::Repetition => "repetition",
            OptionName::QuietLimit => "quiet_limit",
        }
    }

    /// The values that the option takes, as a text for people.
    pub const fn expected(self) -> &'static str {
        match self {
            OptionName::Capture => "`optional`, `warriors` or `all`",
            OptionName::WarriorSteps => "`all` or `forward`",
            OptionName::KingCapture => "`continues` or `wins`",
            OptionName::BareKing => "`continues` or `loses`",
            OptionName::SingleCombat => "`off` or `automatic`",
            OptionName::Immobile => "`loses` or `keyland`",
            OptionName::Judged => "`turn` or `capture`",
            OptionName::Repetition => "`off` or a number from 2 to 255",
            OptionName::QuietLimit => "`off` or a number from 1 to 65535",
        }
    }
}

impl fmt::Display for OptionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
