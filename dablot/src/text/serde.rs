//! Serde support, feature `serde`: whatever has a text is that text.
//!
//! A [`Position`] is a structure of its rules and its text, since the text leaves the rules out; a
//! [`PointSet`] is the sequence of its points and an [`ActionMask`] that of its numbers. Reading
//! checks all that the readers of texts check.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::{
    Action, ActionMask, BareKing, Capture, File, Immobile, Judged, KingCapture, Outcome, Piece,
    Point, PointSet, Position, Rank, Role, RuleSet, Rules, Setup, Side, SingleCombat, Turn,
    WarriorSteps,
};

/// Reads a string and makes a value of it.
struct Text<T, E> {
    expected: &'static str,
    parse: fn(&str) -> Result<T, E>,
}

impl<T, E: fmt::Display> Visitor<'_> for Text<T, E> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<D: Error>(self, text: &str) -> Result<T, D> {
        (self.parse)(text).map_err(D::custom)
    }
}

/// What a text is not, where its reader gives no reason.
struct Unknown(&'static str);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.0)
    }
}

macro_rules! as_text {
    ($($type:ty, $expected:literal, $parse:expr;)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(Text { expected: $expected, parse: $parse })
            }
        }
    )*};
}

as_text! {
    Action, "a decision such as `c5-d6`, `c5xe7`, `stop` or `pass`", FromStr::from_str;
    Turn, "a turn such as `c5-d6` or `c5xe7xg9`", FromStr::from_str;
    Point, "a point such as `c5`", FromStr::from_str;
    Rules, "rules such as `walker quiet_limit=100`", FromStr::from_str;
    Outcome, "an outcome such as `S captured-all`", FromStr::from_str;
    Piece, "a piece, one of `W P K w p k`", |text| {
        one_char(text).and_then(Piece::from_char).ok_or(Unknown("one of `W P K w p k`"))
    };
    File, "a file, `a` to `k`", |text| {
        one_char(text).and_then(File::from_char).ok_or(Unknown("a file, `a` to `k`"))
    };
    RuleSet, "the name of a rule set", |text| RuleSet::from_name(text).ok_or(Unknown(
        "`standard`, `ludii`, `walker`, `winther` or `compulsory`"
    ));
}

macro_rules! option_as_text {
    ($($type:ident)*) => {$(
        as_text! {
            $type, "a value of an option", |text| {
                $type::from_name(text).ok_or(Unknown(crate::OptionName::$type.expected()))
            };
        }
    )*};
}

option_as_text! { Capture WarriorSteps KingCapture BareKing SingleCombat Immobile Judged }

fn one_char(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// A side is `S` or `N` and a role its name, not the words for people that their `Display` gives.
impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.to_char())
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        let parse =
            |text: &str| one_char(text).and_then(Side::from_char).ok_or(Unknown("`S` or `N`"));
        deserializer.deserialize_str(Text { expected: "a side, `S` or `N`", parse })
    }
}

as_text! {
    Role, "a role, `warrior`, `prince` or `king`", |text| {
        let found = match text {
            "warrior" => Some(Role::Warrior),
            "prince" => Some(Role::Prince),
            "king" => Some(Role::King),
            _ => None,
        };
        found.ok_or(Unknown("`warrior`, `prince` or `king`"))
    };
}

impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rank, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Rank::from_number(number).ok_or_else(|| D::Error::custom("expected a rank, 1 to 13"))
    }
}

/// Reads a sequence of single items into a set.
struct Sequence<I, T> {
    expected: &'static str,
    insert: fn(&mut T, I) -> bool,
    items: PhantomData<I>,
}

impl<'de, I: Deserialize<'de>, T: Default> Visitor<'de> for Sequence<I, T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<T, A::Error> {
        let mut set = T::default();
        while let Some(item) = sequence.next_element()? {
            if !(self.insert)(&mut set, item) {
                return Err(A::Error::custom(Unknown(self.expected)));
            }
        }
        Ok(set)
    }
}

impl Serialize for PointSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for PointSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PointSet, D::Error> {
        let insert = |set: &mut PointSet, point| {
            set.insert(point);
            true
        };
        let expected = "a sequence of points";
        deserializer.deserialize_seq(Sequence { expected, insert, items: PhantomData })
    }
}

impl Serialize for ActionMask {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for ActionMask {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ActionMask, D::Error> {
        let expected = "a sequence of action numbers below 699";
        let insert = ActionMask::insert_number;
        deserializer.deserialize_seq(Sequence { expected, insert, items: PhantomData })
    }
}

const FIELDS: &[&str] = &["rules", "position"];

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct PositionText<'a>(&'a Position);

        impl Serialize for PositionText<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self.0)
            }
        }

        let mut structure = serializer.serialize_struct("Position", FIELDS.len())?;
        structure.serialize_field("rules", &self.rules())?;
        structure.serialize_field("position", &PositionText(self))?;
        structure.end()
    }
}

/// The text of a position, read but not yet checked against rules.
struct SetupText(Setup);

impl<'de> Deserialize<'de> for SetupText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SetupText, D::Error> {
        let expected = "the text of a position";
        deserializer.deserialize_str(Text { expected, parse: Setup::from_str }).map(SetupText)
    }
}

enum Field {
    Rules,
    Position,
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Field, D::Error> {
        let parse = |text: &str| match text {
            "rules" => Ok(Field::Rules),
            "position" => Ok(Field::Position),
            _ => Err(Unknown("`rules` or `position`")),
        };
        deserializer.deserialize_identifier(Text { expected: "`rules` or `position`", parse })
    }
}

struct PositionVisitor;

impl PositionVisitor {
    fn build<E: Error>(rules: Rules, SetupText(mut setup): SetupText) -> Result<Position, E> {
        setup.rules = rules;
        setup.build().map_err(E::custom)
    }
}

impl<'de> Visitor<'de> for PositionVisitor {
    type Value = Position;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a position as `rules` and `position`")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Position, A::Error> {
        let rules = sequence.next_element()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
        let setup = sequence.next_element()?.ok_or_else(|| A::Error::invalid_length(1, &self))?;
        PositionVisitor::build(rules, setup)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Position, A::Error> {
        let (mut rules, mut setup) = (None, None);
        while let Some(field) = map.next_key()? {
            match field {
                Field::Rules if rules.is_some() => return Err(A::Error::duplicate_field("rules")),
                Field::Rules => rules = Some(map.next_value()?),
                Field::Position if setup.is_some() => {
                    return Err(A::Error::duplicate_field("position"));
                }
                Field::Position => setup = Some(map.next_value()?),
            }
        }
        let rules = rules.ok_or_else(|| A::Error::missing_field("rules"))?;
        let setup = setup.ok_or_else(|| A::Error::missing_field("position"))?;
        PositionVisitor::build(rules, setup)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        deserializer.deserialize_struct("Position", FIELDS, PositionVisitor)
    }
}
