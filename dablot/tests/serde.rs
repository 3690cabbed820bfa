//! Values through `serde`: there and back, and what is refused.
#![cfg(feature = "serde")]

use dablot::{
    Action, ActionMask, Capture, File, Outcome, Piece, Point, PointSet, Position, Rank, Role,
    RuleSet, Rules, Side, Turn,
};
use serde::{Serialize, de::DeserializeOwned};

fn assert_json<T>(value: &T, expected: &str)
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(text, expected);
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value);
}

#[test]
fn values_are_their_texts() {
    assert_json(&Point::K7, r#""k7""#);
    assert_json(&Side::North, r#""N""#);
    assert_json(&Role::Prince, r#""prince""#);
    assert_json(&Piece { side: Side::South, role: Role::King }, r#""K""#);
    assert_json(&File::from_char('k').unwrap(), r#""k""#);
    assert_json(&Rank::from_number(13).unwrap(), "13");
    assert_json(&RuleSet::Winther, r#""winther""#);
    assert_json(&Capture::Warriors, r#""warriors""#);
    assert_json(&Rules::STANDARD.with_quiet_limit(Some(9)), r#""standard quiet_limit=9""#);
    assert_json(&Action::STOP, r#""stop""#);
    assert_json(&Action::jump(Point::C5, Point::E7).unwrap(), r#""c5xe7""#);
    assert_json(&"c5xe7xg9".parse::<Turn>().unwrap(), r#""c5xe7xg9""#);
    assert_json(&PointSet::from_iter([Point::C1, Point::A1]), r#"["a1","c1"]"#);
    for outcome in Outcome::ALL {
        assert_json(&outcome, &format!("\"{outcome}\""));
    }
    let mask = Position::default().action_mask();
    let numbers: Vec<u16> = mask.iter().collect();
    assert_json(&mask, &serde_json::to_string(&numbers).unwrap());
}

#[test]
fn a_position_keeps_its_rules() {
    let position = Position::start(RuleSet::Walker.rules(), Side::North);
    assert_json(&position, &format!(r#"{{"rules":"walker","position":"{position}"}}"#));
}

#[test]
fn what_is_wrong_is_refused_with_a_reason() {
    let refused = |text: &str| serde_json::from_str::<Position>(text).unwrap_err().to_string();
    assert!(refused(r#"{"rules":"walker"}"#).contains("missing field `position`"));
    let no_kings = r#"{"position":"6/5/6/5/6/5/6/5/6/5/6/5/W5 S","rules":"walker"}"#;
    assert!(refused(no_kings).contains("at least one side needs a king"));
    assert!(refused(r#"["club","6/5"]"#).contains("expected a rule set"));
    assert!(refused("7").contains("a position as `rules` and `position`"));
    assert!(serde_json::from_str::<ActionMask>("[699]").is_err());
    assert!(serde_json::from_str::<Point>(r#""a2""#).unwrap_err().to_string().contains("a2"));
    assert!(serde_json::from_str::<Side>(r#""South""#).is_err());
}
