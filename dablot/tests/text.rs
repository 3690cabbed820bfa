//! Texts: what is read, what is refused, where and why.

use dablot::{
    Action, Illegal, Outcome, ParseOutcomeError, ParsePointError, ParsePositionError,
    ParseTurnError, Piece, Point, Position, PositionField, RuleSet, Rules, Setup, SetupFault, Side,
    Turn, TurnTextError,
};

const START: &str =
    "wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW S - 0 1";

fn standard(text: &str) -> Position {
    Position::parse(text, Rules::STANDARD).unwrap()
}

#[test]
fn the_start() {
    assert_eq!(Position::default().to_string(), START);
    assert_eq!(standard(START), Position::default());
}

#[test]
fn last_fields_may_be_left_out() {
    let placement = START.split(' ').next().unwrap();
    assert_eq!(standard(&format!("{placement} S")), Position::default());
    assert_eq!(standard(&format!("{placement} S -")), Position::default());
    let error = Position::parse(&format!("{placement} S - 0"), Rules::STANDARD).unwrap_err();
    assert_eq!(error.to_string(), "column 82: expected the number of the turn");
}

#[test]
fn a_bad_position_is_refused_where_it_goes_wrong() {
    let messages = [
        ("", "column 1: expected the placement of the pieces"),
        ("6/5/6", "column 6: the placement ends with rank 11, expected all ranks down to 1"),
        ("6/5/6/5/6/5/6/5/6/5/6/5/W5/6 S", "column 27: expected a space after rank 1"),
        ("6/5/5 S", "column 6: rank 11 has 5 points, expected 6"),
        ("6/5/WW5 S", "column 7: rank 11 has 7 points, expected 6"),
        ("6/5/WxW S", "column 6: `x` in rank 11, expected a piece (`W P K w p k`), a digit or `/`"),
        ("6/5/3é2 S", "column 6: `é` in rank 11, expected a piece (`W P K w p k`), a digit or `/`"),
        ("6/5/33 S", "column 6: two digits in a row in rank 11, expected one for all empty points"),
        ("6/0 S", "column 3: `0` in rank 12, expected a piece (`W P K w p k`), a digit or `/`"),
        ("6/5/6/5/6/5/6/5/6/5/6/5/W5", "column 27: expected the side to move, `S` or `N`"),
        ("6/5/6/5/6/5/6/5/6/5/6/5/W5 ", "column 28: expected the side to move, `S` or `N`"),
        ("6/5/6/5/6/5/6/5/6/5/6/5/W5  S", "column 28: expected the side to move, `S` or `N`"),
        ("6/5/6/5/6/5/6/5/6/5/6/5/W5 W", "column 28: expected the side to move, `S` or `N`"),
        ("6/5/6/5/6/5/6/5/6/5/6/5/W5 S ", "column 30: expected the chain, `-` or a point"),
        (
            "6/5/6/5/6/5/6/5/6/5/6/5/W5 S a2",
            "column 30: expected the chain, `-` or a point: a2 is no point: file and rank must be \
             both odd or both even",
        ),
        (
            "6/5/6/5/6/5/6/5/6/5/6/5/W5 S - x 1",
            "column 32: expected the plies since the last capture, a number up to 4294967295",
        ),
        (
            "6/5/6/5/6/5/6/5/6/5/6/5/W5 S - 0 4294967296",
            "column 34: expected the number of the turn, a number up to 4294967295",
        ),
        (
            "6/5/6/5/6/5/6/5/6/5/6/5/W5 S - +1 1",
            "column 32: expected the plies since the last capture, a number up to 4294967295",
        ),
        (
            "6/5/6/5/6/5/6/5/6/5/6/5/W5 S - 0 1 x",
            "column 35: expected nothing after the number of the turn",
        ),
        (
            "6/5/6/5/6/5/6/5/6/5/6/5/W5 S - 0 1 ",
            "column 35: expected nothing after the number of the turn",
        ),
        ("6/5/6/5/6/5/6/5/6/5/6/5/6 S", "there is no piece on the board"),
        (
            "KKPP2/5/6/5/6/5/6/5/6/5/6/5/6 S a13 0 0",
            "South has 2 princes, at most 1 is allowed; South has 2 kings, at most 1 is allowed; \
             the piece on a13, where a chain is said to be, cannot capture again; turns are counted \
             from 1",
        ),
        (
            "W5/5/6/5/6/5/6/5/6/5/6/5/w5 S a1 0 1",
            "the piece on a1, where a chain is said to be, is not that of the side to move",
        ),
        (
            "W5/5/6/5/6/5/6/5/6/5/6/5/w5 S c1 0 1",
            "no piece stands on c1, where a chain is said to be",
        ),
    ];
    for (text, message) in messages {
        let error = Position::parse(text, Rules::STANDARD).unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
    }
}

#[test]
fn under_king_capture_somebody_needs_a_king() {
    let text = "w5/5/6/5/6/5/6/5/6/5/6/5/W5 S";
    let error = Position::parse(text, RuleSet::Walker.rules()).unwrap_err();
    let ParsePositionError::Setup { errors } = error else { panic!("{error}") };
    assert!(errors.iter().eq([SetupFault::NoKings]));
    assert!(Position::parse(text, RuleSet::Ludii.rules()).is_ok());
}

#[test]
fn a_missing_field_is_named() {
    let error = Position::parse("6/5/6/5/6/5/6/5/6/5/6/5/W5", Rules::STANDARD).unwrap_err();
    assert_eq!(error, ParsePositionError::Missing { column: 27, field: PositionField::Side });
}

#[test]
fn setups_and_positions_convert_into_each_other() {
    let position = standard("w5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 N - 3 9");
    assert_eq!(Setup::from(position).build(), Ok(position));
    let mut setup = position.to_setup();
    assert_eq!(setup.clear(Point::E5), Piece::from_char('K'));
    assert_eq!(setup.piece_at(Point::E5), None);
    setup.side = Side::South;
    let built = Position::try_from(setup).unwrap();
    assert_eq!(built.to_string(), "w5/5/6/5/6/3w1/6/2w2/6/5/6/5/6 S - 3 9");
}

#[test]
fn turns_in_the_forms_that_are_accepted() {
    let start = Position::default();
    let step = Turn::Step { origin: Point::C5, target: Point::D6 };
    for text in
        ["c5-d6", "c5d6", "C5-D6", "c5-d6!", "c5-d6?", "c5-d6!!", "c5-d6??", "c5-d6!?", "c5-d6?!"]
    {
        assert_eq!(start.parse_turn(text), Ok(step), "{text}");
    }
    let position = standard("w5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S");
    let chain: Turn = "e5xg7xi9".parse().unwrap();
    for text in ["e5xg7xi9", "e5:g7:i9", "e5g7i9", "E5xG7xI9!", "e5xi9", "e5:i9", "e5i9"] {
        assert_eq!(position.parse_turn(text), Ok(chain), "{text}");
    }
}

#[test]
fn malformed_turns_are_refused_where_they_go_wrong() {
    let start = Position::default();
    let messages = [
        ("", "column 1: expected a file, `a` to `k`"),
        ("stop", "column 1: expected a file, `a` to `k`"),
        ("c", "column 1: expected a rank, 1 to 13"),
        ("c5", "column 3: expected a second point, where the move ends"),
        ("c5-", "column 4: expected a file, `a` to `k`"),
        ("c5-d6-e7", "column 6: a step ends on its second point"),
        ("c5-d6e7", "column 6: expected `-`, `x` or a point"),
        ("c5xe7-g9", "column 6: expected `-`, `x` or a point"),
        ("c5–d6", "column 3: expected `-`, `x` or a point"),
        ("c5-d6 ", "column 6: expected `-`, `x` or a point"),
        ("c14-d6", "column 1: expected a rank, 1 to 13"),
        ("c05-d6", "column 1: expected a rank, 1 to 13"),
        ("é5-d6", "column 1: expected a file, `a` to `k`"),
        ("c5-d5", "column 4: d5 is no point: file and rank must be both odd or both even"),
        ("c5-d6!!!", "column 6: expected `-`, `x` or a point"),
    ];
    for (text, message) in messages {
        let error = start.parse_turn(text).unwrap_err();
        assert!(matches!(error, TurnTextError::Malformed(_)), "{text}");
        assert_eq!(error.to_string(), message, "{text}");
    }
    let long = "a1".to_owned() + &"xc3xa1".repeat(16);
    assert_eq!(start.parse_turn(&long), Err(ParseTurnError::TooLong { column: 94 }.into()));
}

#[test]
fn refused_turns_name_the_rule() {
    let start = Position::default();
    let messages = [
        (START, "d6-e7", "no piece stands on d6"),
        (START, "c9-d8", "the warrior on c9 is North's, but South is to move"),
        (START, "a1-c1", "c1 is occupied"),
        (START, "a1-k13", "no line leads from a1 to k13"),
        (START, "c5xe7", "there is nothing to jump on d6"),
        (START, "c3xe5", "the piece on d4 is one's own and cannot be jumped"),
        (START, "pass", "South cannot pass"),
        (
            "w5/5/6/5/6/5/6/2p2/2W3/5/6/5/6 S",
            "e5xg7",
            "the warrior on e5 cannot capture the prince on f6: it is outranked",
        ),
        ("6/5/6/5/6/5/6/5/6/5/6/5/W5 S", "a1-b2", "the game is over: S captured-all"),
        (
            "w5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/W5 S e5 0 1",
            "a1-b2",
            "the piece on e5 is in a chain: it can only capture on or stop",
        ),
        (
            "w5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/W5 S e5 0 1",
            "e5-d4",
            "the piece on e5 is in a chain: it can only capture on or stop",
        ),
        (
            "k5/5/6/5/3w2/5/2w1w1/5/2Kw2/5/6/5/6 S",
            "e5xi9",
            "several captures fit: e5xi5xi9, e5xe9xi9; write the whole path",
        ),
    ];
    for (position, text, message) in messages {
        let error = standard(position).parse_turn(text).unwrap_err();
        assert_eq!(error.to_string(), message, "{text} in {position}");
    }
    assert_eq!(start.parse_action("stop").unwrap_err(), TurnTextError::Illegal(Illegal::NoChain));
}

#[test]
fn single_combat_says_what_it_asks_for() {
    let ludii = RuleSet::Ludii.rules();
    let apart = Position::parse("w5/5/6/5/6/5/6/5/2W3/5/6/5/6 S", ludii).unwrap();
    let error = apart.parse_turn("e5-d4").unwrap_err();
    assert_eq!(
        error.to_string(),
        "in single combat a step must lead nearer to the enemy on a13, and d4 does not"
    );
    let close = Position::parse("6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S", ludii).unwrap();
    let error = close.parse_turn("e5-d4").unwrap_err();
    assert_eq!(error.to_string(), "in single combat the warrior must capture if it can");
}

#[test]
fn a_chain_is_never_quiet() {
    let text = "w5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/W5 S e5 7 1";
    for rules in ["quiet_limit=5", "quiet_limit=5 judged=capture"] {
        let position = Position::parse(text, rules.parse().unwrap()).unwrap();
        assert_eq!(position.outcome(), None);
        assert!(position.has_turn() && position.is_legal_action(Action::STOP));
    }
}

#[test]
fn decisions_both_ways() {
    let position = standard("w5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S");
    for action in &position.actions() {
        assert_eq!(position.parse_action(&action.to_string()), Ok(*action));
        assert_eq!(action.to_string().parse(), Ok(*action));
    }
    let error = position.parse_action("e5xg7xi9").unwrap_err();
    assert_eq!(error.to_string(), "column 6: a single decision ends on its second point");
    let error = position.parse_action("e5xi9").unwrap_err();
    assert_eq!(error.to_string(), "no line leads from e5 to i9 over a point between them");
    let chain = position.play_action(position.parse_action("e5xg7").unwrap()).unwrap();
    assert_eq!(chain.to_string(), "w5/5/6/5/6/3w1/3K2/5/6/5/6/5/6 S g7 0 1");
    let stopped = chain.play_action(chain.parse_action("stop").unwrap()).unwrap();
    assert_eq!(stopped.to_string(), "w5/5/6/5/6/3w1/3K2/5/6/5/6/5/6 N - 0 1");
}

#[test]
fn every_action_number_has_one_text() {
    let start = Position::default();
    for number in 0..Action::COUNT as u16 {
        let action = start.action(number).unwrap();
        assert_eq!(action.number(), number);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(start.action(Action::COUNT as u16), None);
}

#[test]
fn points_in_both_coordinates() {
    for point in Point::ALL {
        assert_eq!(point.to_string().parse(), Ok(point));
        let (letter, number) = point.to_ludii();
        assert_eq!(Point::from_ludii(&format!("{letter}{number}")), Some(point));
        assert_eq!(Point::new(point.file(), point.rank()), Some(point));
    }
    for text in ["", "I", "4", "I04", "i4", "I13", "M1", "A1", "I4 ", "\u{ff29}4"] {
        assert_eq!(Point::from_ludii(text), None, "{text}");
    }
    assert_eq!("k13x".parse::<Point>(), Err(ParsePointError::Trailing));
}

#[test]
fn rules_both_ways() {
    for set in RuleSet::ALL {
        assert_eq!(set.name().parse(), Ok(set.rules()));
        assert_eq!(set.rules().to_string(), set.name());
    }
    let messages = [
        (
            "chess",
            "column 1: expected a rule set (`standard`, `ludii`, `walker`, `winther` or `compulsory`)",
        ),
        ("walker capture=some", "column 16: `capture` takes `optional`, `warriors` or `all`"),
        (
            "walker quiet_limit=0",
            "column 20: `quiet_limit` takes `off` or a number from 1 to 65535",
        ),
        ("repetition=1", "column 12: `repetition` takes `off` or a number from 2 to 255"),
        ("repetition=+3", "column 12: `repetition` takes `off` or a number from 2 to 255"),
        ("repetition=3 repetition=4", "column 14: `repetition` is set a second time"),
    ];
    for (text, message) in messages {
        assert_eq!(text.parse::<Rules>().unwrap_err().to_string(), message);
    }
    assert!("walker standard".parse::<Rules>().is_err());
    assert!("walker color=red".parse::<Rules>().is_err());
    assert_eq!("".parse(), Ok(Rules::STANDARD));
}

#[test]
fn outcomes_come_back() {
    for outcome in Outcome::ALL {
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }
    for text in ["", "S", "s king", "S  king", "draw captured-all", "draw"] {
        assert_eq!(text.parse::<Outcome>(), Err(ParseOutcomeError), "{text}");
    }
}

#[test]
fn decisions_are_shown_to_developers() {
    let action: Action = "c5-d6".parse().unwrap();
    assert_eq!(format!("{action:?}"), "Action(c5-d6)");
    let mask = Position::default().action_mask();
    assert_eq!(format!("{mask:?}").matches(',').count(), 14);
}
