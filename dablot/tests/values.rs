//! Small values: each question that they answer, at the edges of what may be asked.

use dablot::{
    Action, ActionList, ActionMask, Chain, Direction, ParseTurnError, Point, PointSet, Position,
    RuleSet, Rules, Setup, Side, first_side, jumps, lines,
};

#[test]
fn decisions_know_their_number_and_their_ends() {
    assert_eq!(Action::from_number(697).unwrap().number(), 697);
    assert_eq!(Action::from_number(698), None);
    let step = Action::step(Point::C5, Point::D6).unwrap();
    assert_eq!((step.origin(), step.target()), (Some(Point::C5), Some(Point::D6)));
    let jump = Action::jump(Point::C5, Point::E7).unwrap();
    assert_eq!((jump.origin(), jump.target()), (Some(Point::C5), Some(Point::E7)));
    for action in [Action::STOP, Action::PASS] {
        assert_eq!((action.origin(), action.target(), action.number()), (None, None, 698));
    }
}

#[test]
fn lists_and_masks_of_decisions() {
    let start = Position::default();
    let (actions, mask) = (start.actions(), start.action_mask());
    assert_eq!(actions, start.actions());
    let next = start.play_action(actions[0]).unwrap();
    assert_ne!(actions, next.actions());
    assert_eq!(format!("{actions:?}"), format!("{:?}", actions.as_slice()));
    assert!(!mask.is_empty());
    assert!(ActionMask::EMPTY.is_empty());
    assert!((699..=u16::MAX).all(|number| !mask.contains(number)));
}

/// The one piece of the side to move is shut in: it has lost, or passes where the rules say so.
#[test]
fn decisions_of_a_side_that_cannot_move() {
    let text = "6/5/6/5/6/5/6/5/w5/5/ww4/w4/Www3 S";
    let lost: Position = text.parse().unwrap();
    assert_eq!(lost.outcome().unwrap().to_string(), "N immobile");
    assert!(lost.action_mask().is_empty() && lost.actions().is_empty());
    assert_eq!((lost.action_count(), lost.turn_count()), (0, 0));
    let waits = Position::parse(text, "immobile=keyland".parse().unwrap()).unwrap();
    assert_eq!(waits.actions().as_slice(), [Action::PASS]);
    assert!(waits.action_mask().iter().eq([698]));
    assert_eq!((waits.action_count(), waits.turn_count()), (1, 1));
}

/// After the first capture only the kings are left: whether the chain may go on to take the king
/// depends on when the end is judged.
#[test]
fn turns_of_a_chain_that_is_cut_are_counted() {
    let text = "6/5/6/5/6/5/6/5/6/5/6/5/Kw1k2 S";
    for (rules, captures) in [("standard", 2), ("judged=capture", 1)] {
        let position = Position::parse(text, rules.parse().unwrap()).unwrap();
        assert_eq!(position.captures().count(), captures, "{rules}");
        assert_eq!(position.turn_count() as usize, position.turns().count(), "{rules}");
    }
}

#[test]
fn nothing_deep_is_one_sequence() {
    assert_eq!(Position::default().perft(0), 1);
    assert_eq!(Position::default().perft_actions(0), 1);
}

#[test]
fn captures_only_of_turns_that_were_begun() {
    let start = Position::default();
    for taken in 0..start.turns().count() {
        let mut turns = start.turns();
        turns.nth(taken);
        assert_eq!(turns.captures_only().count(), 0, "after {taken}");
    }
}

/// Each line of the board is a step for one side at most, each jump for one of its two ends, and a
/// chain may be ended.
#[test]
fn lists_have_room_for_what_the_lines_allow() {
    assert_eq!(ActionList::CAPACITY, lines().count() + jumps().count() / 2 + 1);
}

#[test]
fn a_decision_that_goes_on_is_refused_where_it_does() {
    for (text, column) in [("c5xe7xg9", 6), ("a11xc9xe7", 7), ("a11xc13xe11", 8)] {
        let error = text.parse::<Action>().unwrap_err();
        assert_eq!(error, ParseTurnError::ActionGoesOn { column }, "{text}");
    }
}

#[test]
fn a_path_of_one_point_is_no_chain() {
    assert_eq!(Chain::from_path([Point::C5]), None);
    assert_eq!(Chain::from_path([]), None);
}

#[test]
fn kings_and_princes_are_found_until_they_are_captured() {
    let start = Position::default();
    assert_eq!(
        (start.king(Side::South), start.prince(Side::South)),
        (Some(Point::K7), Some(Point::J6))
    );
    assert_eq!(
        (start.king(Side::North), start.prince(Side::North)),
        (Some(Point::A7), Some(Point::B8))
    );
    let bare: Position = "6/5/6/5/6/5/6/5/6/5/6/5/Ww4 S".parse().unwrap();
    for side in Side::ALL {
        assert_eq!((bare.king(side), bare.prince(side)), (None, None));
    }
}

#[test]
fn an_option_set_twice_stays_set() {
    for option in [
        "capture=all",
        "warrior_steps=forward",
        "king_capture=wins",
        "bare_king=loses",
        "single_combat=automatic",
        "immobile=keyland",
        "judged=capture",
    ] {
        let rules: Rules = option.parse().unwrap();
        let again = rules
            .with_capture(rules.capture())
            .with_warrior_steps(rules.warrior_steps())
            .with_king_capture(rules.king_capture())
            .with_bare_king(rules.bare_king())
            .with_single_combat(rules.single_combat())
            .with_immobile(rules.immobile())
            .with_judged(rules.judged());
        assert_eq!(again, rules, "{option}");
    }
    for set in RuleSet::ALL {
        assert_eq!(Rules::from(set), set.rules());
    }
}

#[test]
fn what_developers_are_shown() {
    assert_eq!(
        format!("{:?}", Position::default()),
        format!("Position({}, standard)", Position::default())
    );
    let nothing = Setup::empty(Rules::STANDARD).build().unwrap_err();
    assert!(format!("{nothing:?}").contains("NoPieces"), "{nothing:?}");
}

#[test]
fn directions_and_lines_by_name_and_order() {
    assert_eq!(Direction::NorthEast.to_string(), "north-east");
    assert_eq!(format!("{:>6}", Direction::East), "  east");
    assert!(lines().all(|(smaller, larger)| smaller < larger));
}

#[test]
fn points_in_one_of_two_sets() {
    for (first, second) in [(Point::A1, Point::C1), (Point::B2, Point::D2), (Point::A1, Point::B2)]
    {
        let both = PointSet::from(first) | second;
        assert_eq!(both.symmetric_difference(first.into()), second.into());
        assert_eq!(both.symmetric_difference(both), PointSet::EMPTY);
        assert_eq!(PointSet::from(first).symmetric_difference(second.into()), both);
    }
}

#[test]
fn a_point_named_twice_is_in_the_set() {
    for point in Point::ALL {
        assert_eq!([point, point].into_iter().collect::<PointSet>(), point.into());
    }
}

#[test]
fn the_higher_roll_begins() {
    assert_eq!(first_side([(3, 3), (2, 5), (6, 1)]), Some(Side::North));
    assert_eq!(first_side([(6, 1), (2, 5)]), Some(Side::South));
    assert_eq!(first_side([(4, 4)]), None);
}
