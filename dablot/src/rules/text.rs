//! Rules as text: "a rule set's name, then any options as `name=value`".

use core::{fmt, str::FromStr};

use super::{
    BareKing, Capture, Immobile, Judged, KingCapture, OptionName, RuleSet, Rules, SingleCombat,
    WarriorSteps,
};

/// The value of one option: a word, or a number where the option counts something.
#[derive(PartialEq)]
enum Value {
    Word(&'static str),
    Number(u16),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Word(word) => f.write_str(word),
            Value::Number(number) => number.fmt(f),
        }
    }
}

impl Rules {
    fn value(self, option: OptionName) -> Value {
        let counted = |count: Option<u16>| count.map_or(Value::Word("off"), Value::Number);
        match option {
            OptionName::Capture => Value::Word(self.capture().name()),
            OptionName::WarriorSteps => Value::Word(self.warrior_steps().name()),
            OptionName::KingCapture => Value::Word(self.king_capture().name()),
            OptionName::BareKing => Value::Word(self.bare_king().name()),
            OptionName::SingleCombat => Value::Word(self.single_combat().name()),
            OptionName::Immobile => Value::Word(self.immobile().name()),
            OptionName::Judged => Value::Word(self.judged().name()),
            OptionName::Repetition => counted(self.repetition().map(u16::from)),
            OptionName::QuietLimit => counted(self.quiet_limit()),
        }
    }

    /// The same rules with another value of one option, given as its text; `None` if the option does
    /// not take that value.
    ///
    /// ```
    /// use dablot::{OptionName, Rules};
    ///
    /// let club = Rules::STANDARD.with_value(OptionName::QuietLimit, "100").unwrap();
    /// assert_eq!(club.quiet_limit(), Some(100));
    /// assert_eq!(club.with_value(OptionName::Capture, "sometimes"), None);
    /// ```
    pub fn with_value(self, option: OptionName, text: &str) -> Option<Rules> {
        Some(match option {
            OptionName::Capture => self.with_capture(Capture::from_name(text)?),
            OptionName::WarriorSteps => self.with_warrior_steps(WarriorSteps::from_name(text)?),
            OptionName::KingCapture => self.with_king_capture(KingCapture::from_name(text)?),
            OptionName::BareKing => self.with_bare_king(BareKing::from_name(text)?),
            OptionName::SingleCombat => self.with_single_combat(SingleCombat::from_name(text)?),
            OptionName::Immobile => self.with_immobile(Immobile::from_name(text)?),
            OptionName::Judged => self.with_judged(Judged::from_name(text)?),
            OptionName::Repetition => {
                let count = counted(text, 2)?.map(u8::try_from).transpose().ok()?;
                self.with_repetition(count)
            }
            OptionName::QuietLimit => self.with_quiet_limit(counted(text, 1)?),
        })
    }

    fn differences(self, set: RuleSet) -> impl Iterator<Item = OptionName> {
        let named = set.rules();
        OptionName::ALL.into_iter().filter(move |&option| self.value(option) != named.value(option))
    }

    /// The named rule set that is nearest to these rules: the one that differs in the fewest
    /// options, the first of those if there are several.
    pub fn nearest_set(self) -> RuleSet {
        let distance = |&set: &RuleSet| self.differences(set).count();
        RuleSet::ALL.into_iter().min_by_key(distance).unwrap_or_default()
    }
}

fn counted(text: &str, least: u16) -> Option<Option<u16>> {
    if text == "off" {
        return Some(None);
    }
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|&number| digits && number >= least)?;
    Some(Some(number))
}

impl fmt::Display for Rules {
    /// Writes the nearest rule set's name, then each option that differs from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = self.nearest_set();
        f.write_str(set.name())?;
        for option in self.differences(set) {
            write!(f, " {option}={}", self.value(option))?;
        }
        Ok(())
    }
}

/// A text that is no rules. `column` counts characters of the text from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ParseRulesError {
    /// The first word is neither a rule set's name nor an option.
    #[error(
        "column {column}: expected a rule set (`standard`, `ludii`, `walker`, `winther` or \
         `compulsory`)"
    )]
    UnknownSet {
        /// Where the word begins.
        column: usize,
    },
    /// A further word is not `name=value` with the name of an option.
    #[error(
        "column {column}: expected an option as `name=value`, where the name is `capture`, \
         `warrior_steps`, `king_capture`, `bare_king`, `single_combat`, `immobile`, `judged`, \
         `repetition` or `quiet_limit`"
    )]
    UnknownOption {
        /// Where the word begins.
        column: usize,
    },
    /// The option does not take this value.
    #[error("column {column}: `{option}` takes {}", .option.expected())]
    BadValue {
        /// Where the value begins.
        column: usize,
        /// The option.
        option: OptionName,
    },
    /// An option is set twice.
    #[error("column {column}: `{option}` is set a second time")]
    Repeated {
        /// Where the second word begins.
        column: usize,
        /// The option.
        option: OptionName,
    },
}

/// The words of a text with the column at which each begins.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        (text[..start].chars().count() + 1, word)
    })
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    /// Reads a rule set's name and any options. The name may be left out before an option, and
    /// an empty text is the base game.
    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        let mut rules = Rules::STANDARD;
        let mut seen = [false; OptionName::ALL.len()];
        for (number, (column, word)) in words(text).enumerate() {
            let Some((name, value)) = word.split_once('=') else {
                if number > 0 {
                    return Err(ParseRulesError::UnknownOption { column });
                }
                let set = RuleSet::from_name(word).ok_or(ParseRulesError::UnknownSet { column })?;
                rules = set.rules();
                continue;
            };
            let option = OptionName::ALL
                .into_iter()
                .find(|option| option.name() == name)
                .ok_or(ParseRulesError::UnknownOption { column })?;
            if core::mem::replace(&mut seen[option as usize], true) {
                return Err(ParseRulesError::Repeated { column, option });
            }
            let column = column + name.len() + 1;
            rules = rules
                .with_value(option, value)
                .ok_or(ParseRulesError::BadValue { column, option })?;
        }
        Ok(rules)
    }
}
