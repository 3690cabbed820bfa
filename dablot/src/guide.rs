//! A page for each question that a newcomer has.
//!
//! - [What are the rules?](rules)
//! - [What can I do in five minutes?](five_minutes)
//! - [How do I find what is wrong with a file?](validating)
//! - [How do I write a front end?](front_end)
//! - [How do I train a learner?](learner)
//! - [How do I add an option to the rules?](adding_an_option)
//!
//! The examples on these pages are run as tests, and the boards are what the library draws.

// The empty lines keep what follows a picture from being taken for a part of it.
#[doc = include_str!("../docs/guide/rules/board.md")]
#[doc = include_str!("../docs/guide/rules/set-up.svg")]
#[doc = ""]
#[doc = include_str!("../docs/guide/rules/steps.md")]
#[doc = include_str!("../docs/guide/rules/step.svg")]
#[doc = include_str!("../docs/guide/rules/diagonal-step.svg")]
#[doc = ""]
#[doc = include_str!("../docs/guide/rules/captures.md")]
#[doc = include_str!("../docs/guide/rules/capture.svg")]
#[doc = include_str!("../docs/guide/rules/chain.svg")]
#[doc = ""]
#[doc = include_str!("../docs/guide/rules/roles.md")]
#[doc = include_str!("../docs/guide/rules/roles.svg")]
#[doc = ""]
#[doc = include_str!("../docs/guide/rules/ends.md")]
#[doc = include_str!("../docs/guide/rules/kings.svg")]
#[doc = include_str!("../docs/guide/rules/immobile.svg")]
#[doc = ""]
#[doc = include_str!("../docs/guide/rules/options.md")]
#[doc = include_str!("../docs/guide/rules/forward.svg")]
#[doc = include_str!("../docs/guide/rules/single-combat.svg")]
#[doc = ""]
#[doc = include_str!("../docs/guide/rules/sets.md")]
pub mod rules {}

#[doc = include_str!("../docs/guide/five_minutes.md")]
pub mod five_minutes {}

#[doc = include_str!("../docs/guide/validating.md")]
pub mod validating {}

#[doc = include_str!("../docs/guide/front_end.md")]
pub mod front_end {}

#[doc = include_str!("../docs/guide/learner.md")]
pub mod learner {}

#[doc = include_str!("../docs/guide/adding_an_option.md")]
pub mod adding_an_option {}
