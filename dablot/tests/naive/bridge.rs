//! The one place where the naive rules meet the library: its options are handed over by their names.

use dablot::Rules;

use super::NaiveRules;

/// The same rules for the naive generator.
pub(crate) fn naive_rules(rules: Rules) -> NaiveRules {
    NaiveRules::new(&[
        ("capture", rules.capture().to_string()),
        ("warrior_steps", rules.warrior_steps().to_string()),
        ("king_capture", rules.king_capture().to_string()),
        ("bare_king", rules.bare_king().to_string()),
        ("single_combat", rules.single_combat().to_string()),
        ("immobile", rules.immobile().to_string()),
        ("judged", rules.judged().to_string()),
        ("quiet_limit", rules.quiet_limit().map_or("off".to_owned(), |limit| limit.to_string())),
    ])
}
