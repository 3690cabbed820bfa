//! The historical rule sets.

use core::fmt;

use super::{BareKing, Capture, Immobile, Judged, KingCapture, Rules, SingleCombat, WarriorSteps};

/// A named combination of options.
///
/// ```
/// use dablot::{Position, RuleSet, Side};
///
/// let rules = RuleSet::Winther.rules();
/// assert_eq!(RuleSet::from_name("winther"), Some(RuleSet::Winther));
/// assert_eq!(Position::start(rules, Side::South).turns().count(), 15);
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleSet {
    /// The base game.
    #[default]
    Standard,
    /// "Keyland's rules of 1921 as the Ludii general game system plays them":
    /// `single_combat=automatic`, `immobile=keyland`, `judged=capture`.
    Ludii,
    /// "Both optional rules (15 and 16) of Damian Walker's leaflet": `capture=warriors`,
    /// `king_capture=wins`.
    Walker,
    /// "Mats Winther's reconstruction": `capture=warriors`, `warrior_steps=forward`,
    /// `king_capture=wins`, `bare_king=loses`.
    Winther,
    /// `capture=all`.
    Compulsory,
}

impl RuleSet {
    /// Every rule set.
    pub const ALL: [RuleSet; 5] =
        [RuleSet::Standard, RuleSet::Ludii, RuleSet::Walker, RuleSet::Winther, RuleSet::Compulsory];

    /// The options that the name stands for.
    pub const fn rules(self) -> Rules {
        match self {
            RuleSet::Standard => Rules::STANDARD,
            RuleSet::Ludii => Rules::STANDARD
                .with_single_combat(SingleCombat::Automatic)
                .with_immobile(Immobile::Keyland)
                .with_judged(Judged::Capture),
            RuleSet::Walker => {
                Rules::STANDARD.with_capture(Capture::Warriors).with_king_capture(KingCapture::Wins)
            }
            RuleSet::Winther => RuleSet::Walker
                .rules()
                .with_warrior_steps(WarriorSteps::Forward)
                .with_bare_king(BareKing::Loses),
            RuleSet::Compulsory => Rules::STANDARD.with_capture(Capture::All),
        }
    }

    /// The text of the name.
    pub const fn name(self) -> &'static str {
        match self {
            RuleSet::Standard => "standard",
            RuleSet::Ludii => "ludii",
            RuleSet::Walker => "walker",
            RuleSet::Winther => "winther",
            RuleSet::Compulsory => "compulsory",
        }
    }

    /// The rule set with a name; `None` for any other text.
    pub fn from_name(text: &str) -> Option<RuleSet> {
        RuleSet::ALL.into_iter().find(|set| set.name() == text)
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
