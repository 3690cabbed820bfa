//! One value of every option.

use super::{
    BareKing, Capture, Immobile, Judged, KingCapture, RuleSet, SingleCombat, WarriorSteps,
};

/// The rules of one game: a value of every option, four bytes.
///
/// Begin with a [`RuleSet`] or with [`Rules::STANDARD`] and change what differs.
///
/// ```
/// use dablot::{Capture, RuleSet, Rules};
///
/// let club = Rules::STANDARD.with_capture(Capture::All).with_quiet_limit(Some(100));
/// assert_eq!(club.capture(), Capture::All);
/// assert_eq!(club.to_string(), "compulsory quiet_limit=100");
/// assert_eq!("compulsory quiet_limit=100".parse(), Ok(club));
/// assert_eq!(RuleSet::Walker.rules().capture(), Capture::Warriors);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    // One bit an option, `capture` two, so that "does anything restrict the turns?" and "can the
    // pieces on the board decide the game?" are one test each.
    bits: u8,
    repetition: u8,
    quiet_limit: u16,
}

const CAPTURE: u8 = 0b11;
const FORWARD: u8 = 1 << 2;
const KING_WINS: u8 = 1 << 3;
const BARE_LOSES: u8 = 1 << 4;
const COMBAT: u8 = 1 << 5;
const KEYLAND: u8 = 1 << 6;
const EACH_CAPTURE: u8 = 1 << 7;

impl Rules {
    /// The base game.
    pub const STANDARD: Rules = Rules { bits: 0, repetition: 0, quiet_limit: 0 };

    /// Whether a capture must be made.
    #[inline]
    pub const fn capture(self) -> Capture {
        match self.bits & CAPTURE {
            0 => Capture::Optional,
            1 => Capture::Warriors,
            _ => Capture::All,
        }
    }

    /// Where warriors may step.
    #[inline]
    pub const fn warrior_steps(self) -> WarriorSteps {
        if self.has(FORWARD) { WarriorSteps::Forward } else { WarriorSteps::All }
    }

    /// What the capture of a king does.
    #[inline]
    pub const fn king_capture(self) -> KingCapture {
        if self.has(KING_WINS) { KingCapture::Wins } else { KingCapture::Continues }
    }

    /// What becomes of a side that has nothing but its king.
    #[inline]
    pub const fn bare_king(self) -> BareKing {
        if self.has(BARE_LOSES) { BareKing::Loses } else { BareKing::Continues }
    }

    /// The duel of two last pieces.
    #[inline]
    pub const fn single_combat(self) -> SingleCombat {
        if self.has(COMBAT) { SingleCombat::Automatic } else { SingleCombat::Off }
    }

    /// What becomes of a side to move that has no legal turn.
    #[inline]
    pub const fn immobile(self) -> Immobile {
        if self.has(KEYLAND) { Immobile::Keyland } else { Immobile::Loses }
    }

    /// When the end of the game is judged.
    #[inline]
    pub const fn judged(self) -> Judged {
        if self.has(EACH_CAPTURE) { Judged::Capture } else { Judged::Turn }
    }

    /// At which occurrence of a position with the same side to move a game is drawn, 2 or more;
    /// `None` (the base game) for never.
    ///
    /// A position knows nothing of those before it: whoever keeps the history of a game counts.
    #[inline]
    pub const fn repetition(self) -> Option<u8> {
        match self.repetition {
            0 => None,
            count => Some(count),
        }
    }

    /// After how many plies without a capture a game is drawn, 1 or more; `None` (the base game)
    /// for never.
    #[inline]
    pub const fn quiet_limit(self) -> Option<u16> {
        match self.quiet_limit {
            0 => None,
            plies => Some(plies),
        }
    }

    /// The same rules with another value of `capture`.
    pub const fn with_capture(self, value: Capture) -> Rules {
        Rules { bits: self.bits & !CAPTURE | value as u8, ..self }
    }

    /// The same rules with another value of `warrior_steps`.
    pub const fn with_warrior_steps(self, value: WarriorSteps) -> Rules {
        self.set(FORWARD, value as u8)
    }

    /// The same rules with another value of `king_capture`.
    pub const fn with_king_capture(self, value: KingCapture) -> Rules {
        self.set(KING_WINS, value as u8)
    }

    /// The same rules with another value of `bare_king`.
    pub const fn with_bare_king(self, value: BareKing) -> Rules {
        self.set(BARE_LOSES, value as u8)
    }

    /// The same rules with another value of `single_combat`.
    pub const fn with_single_combat(self, value: SingleCombat) -> Rules {
        self.set(COMBAT, value as u8)
    }

    /// The same rules with another value of `immobile`.
    pub const fn with_immobile(self, value: Immobile) -> Rules {
        self.set(KEYLAND, value as u8)
    }

    /// The same rules with another value of `judged`.
    pub const fn with_judged(self, value: Judged) -> Rules {
        self.set(EACH_CAPTURE, value as u8)
    }

    /// The same rules with another value of `repetition`.
    ///
    /// # Panics
    /// With 0 or 1: the first occurrence of a position is no repetition.
    pub const fn with_repetition(self, value: Option<u8>) -> Rules {
        let repetition = match value {
            None => 0,
            Some(count) => count,
        };
        assert!(value.is_none() || repetition >= 2, "repetition begins with the second occurrence");
        Rules { repetition, ..self }
    }

    /// The same rules with another value of `quiet_limit`.
    ///
    /// # Panics
    /// With 0: no game can be drawn after no ply.
    pub const fn with_quiet_limit(self, value: Option<u16>) -> Rules {
        let quiet_limit = match value {
            None => 0,
            Some(plies) => plies,
        };
        assert!(value.is_none() || quiet_limit >= 1, "the quiet limit is one ply or more");
        Rules { quiet_limit, ..self }
    }

    /// Whether an option takes some steps away that the lines of the board allow.
    #[inline]
    pub(crate) const fn restrict_steps(self) -> bool {
        self.bits & (CAPTURE | FORWARD | COMBAT) != 0
    }

    /// Whether an option lets the pieces on the board decide the game sooner than the base game.
    #[inline]
    pub(crate) const fn decide_by_king(self) -> bool {
        self.bits & (KING_WINS | BARE_LOSES) != 0
    }

    #[inline]
    const fn has(self, bit: u8) -> bool {
        self.bits & bit != 0
    }

    const fn set(self, bit: u8, value: u8) -> Rules {
        let bits = if value == 0 { self.bits & !bit } else { self.bits | bit };
        Rules { bits, ..self }
    }
}

impl Default for Rules {
    /// The base game.
    fn default() -> Rules {
        Rules::STANDARD
    }
}

impl From<RuleSet> for Rules {
    fn from(set: RuleSet) -> Rules {
        set.rules()
    }
}
