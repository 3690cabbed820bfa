//! Which game is played: the options, the historical rule sets, and rules as text.
//!
//! [`Rules`] holds one value of every option in four bytes. "Every option can be set by itself; the
//! named sets are only combinations": a [`RuleSet`] is a name for a [`Rules`] value.

mod options;
mod rule_set;
#[expect(clippy::module_inception, reason = "the file is named for the type in it")]
mod rules;
mod text;

pub use options::{
    BareKing, Capture, Immobile, Judged, KingCapture, OptionName, SingleCombat, WarriorSteps,
};
pub use rule_set::RuleSet;
pub use rules::Rules;
pub use text::ParseRulesError;
