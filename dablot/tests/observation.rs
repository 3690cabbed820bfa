//! What learners see, against the questions that a position answers one by one.

use dablot::strategies::{position, position_and_action};
use dablot::{Action, Piece, Plane, Point, Position, Role, Rules, Setup, Side};
use proptest::prelude::*;

fn config() -> ProptestConfig {
    ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() }
}

fn codes(position: &Position) -> [i8; Point::COUNT] {
    let mut codes = [i8::MAX; Point::COUNT];
    position.write_codes(&mut codes);
    codes
}

fn bytes(position: &Position) -> [i8; Action::COUNT] {
    let mut bytes = [i8::MAX; Action::COUNT];
    let any = position.write_action_mask(&mut bytes);
    assert_eq!(any, bytes.contains(&1));
    bytes
}

fn planes(position: &Position) -> [u8; Plane::ALL_CELLS] {
    let mut cells = [u8::MAX; Plane::ALL_CELLS];
    position.write_planes(&mut cells);
    cells
}

fn float_planes(position: &Position) -> [f32; Plane::ALL_CELLS] {
    let mut cells = [f32::NAN; Plane::ALL_CELLS];
    position.write_planes_f32(&mut cells);
    cells
}

fn code(piece: Option<Piece>) -> i8 {
    piece.map_or(0, |piece| {
        let code = match piece.role {
            Role::Warrior => 1,
            Role::Prince => 2,
            Role::King => 3,
        };
        if piece.side == Side::South { code } else { -code }
    })
}

/// What a plane shows on a point, as a whole number or in parts of 65,535.
fn shown(position: &Position, plane: Plane, point: Point) -> f32 {
    let holds = |side, role| position.piece_at(point) == Some(Piece { side, role });
    let holds = match plane {
        Plane::OwnWarriors => holds(Side::South, Role::Warrior),
        Plane::OwnPrince => holds(Side::South, Role::Prince),
        Plane::OwnKing => holds(Side::South, Role::King),
        Plane::EnemyWarriors => holds(Side::North, Role::Warrior),
        Plane::EnemyPrince => holds(Side::North, Role::Prince),
        Plane::EnemyKing => holds(Side::North, Role::King),
        Plane::Chain => position.chain() == Some(point),
        Plane::ToMove => position.side_to_move() == Side::South,
        Plane::Board => true,
        Plane::Quiet => {
            return position
                .rules()
                .quiet_limit()
                .map_or(0.0, |limit| (position.quiet_plies() as f32 / f32::from(limit)).min(1.0));
        }
    };
    f32::from(u8::from(holds))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn codes_name_the_pieces(position in position()) {
        let expected = Point::ALL.map(|point| code(position.piece_at(point)));
        prop_assert_eq!(codes(&position), expected);
    }

    #[test]
    fn codes_of_the_other_side_are_turned_and_negated(position in position()) {
        let mut turned = codes(&position).map(|code| -code);
        turned.reverse();
        prop_assert_eq!(codes(&position.seen_by(Side::North)), turned);
    }

    #[test]
    fn bytes_are_the_numbers_of_the_mask(position in position()) {
        let (mask, bytes) = (position.action_mask(), bytes(&position));
        for number in 0..Action::COUNT as u16 {
            prop_assert_eq!(bytes[usize::from(number)], i8::from(mask.contains(number)));
        }
        prop_assert_eq!(bytes.contains(&1), position.outcome().is_none());
    }

    #[test]
    fn masks_turn_with_the_board(position in position()) {
        let mask = position.action_mask();
        prop_assert_eq!(mask.half_turn(), position.half_turn().action_mask());
        prop_assert_eq!(mask.half_turn().half_turn(), mask);
    }

    #[test]
    fn a_decision_seen_by_the_mover_leads_where_it_leads((position, action) in position_and_action()) {
        let mover = position.side_to_move();
        let (seen, turned) = (position.seen_by(mover), action.seen_by(mover));
        prop_assert_eq!(seen.side_to_move(), Side::South);
        prop_assert!(seen.action_mask().contains(turned.number()));
        prop_assert_eq!(seen.action(turned.number()), Some(turned));
        prop_assert_eq!(turned.seen_by(mover), action);
        let (there, here) = (seen.play_action(turned), position.play_action(action));
        prop_assert!(there.unwrap().seen_by(mover).is_repetition_of(&here.unwrap()));
    }

    #[test]
    fn seeing_twice_changes_nothing(position in position()) {
        for side in Side::ALL {
            prop_assert_eq!(position.seen_by(side).seen_by(side), position);
        }
    }

    #[test]
    fn planes_show_what_they_say(position in position()) {
        let (cells, floats) = (planes(&position), float_planes(&position));
        for plane in Plane::ALL {
            let start = plane as usize * Plane::CELLS;
            let mut expected = [0.0; Plane::CELLS];
            for point in Point::ALL {
                let (file, rank) = (point.file().number(), point.rank().number());
                let cell = 11 * (usize::from(rank) - 1) + usize::from(file) - 1;
                prop_assert_eq!(Plane::cell(point), cell);
                expected[cell] = shown(&position, plane, point);
            }
            prop_assert_eq!(&floats[start..][..Plane::CELLS], &expected, "{:?}", plane);
            let scale = if plane == Plane::Quiet { 255.0 } else { 1.0 };
            let expected = expected.map(|value| f64::from(value) * scale);
            for (&cell, value) in cells[start..].iter().zip(expected) {
                prop_assert!((f64::from(cell) - value.floor()).abs() <= f64::from(plane == Plane::Quiet));
            }
        }
    }
}

#[test]
fn every_number_turns_there_and_back() {
    for number in 0..Action::COUNT as u16 - 1 {
        let action = Action::from_number(number).unwrap();
        assert_eq!(action.half_turn().half_turn(), action);
        let turned = |point: Option<Point>| point.map(Point::half_turn);
        assert_eq!(action.half_turn().origin(), turned(action.origin()));
        assert_eq!(action.half_turn().target(), turned(action.target()));
    }
    for action in [Action::STOP, Action::PASS] {
        assert_eq!(action.half_turn(), action);
    }
}

#[cfg(feature = "serde")]
#[test]
fn masks_of_any_numbers_turn() {
    let mask_of = |numbers: &[u16]| -> dablot::ActionMask {
        serde_json::from_value(serde_json::to_value(numbers).unwrap()).unwrap()
    };
    let all: Vec<u16> = (0..Action::COUNT as u16).collect();
    for &number in &all {
        let turned = Action::from_number(number).map_or(698, |action| action.half_turn().number());
        assert_eq!(mask_of(&[number]).half_turn(), mask_of(&[turned]));
    }
    assert_eq!(mask_of(&all).half_turn(), mask_of(&all));
}

#[test]
fn the_quiet_plane_ends_at_the_limit() {
    for (limit, quiet, byte) in
        [(40, 0, 0), (40, 20, 127), (40, 40, 255), (40, 90, 255), (1, 1, 255)]
    {
        let mut setup = Setup::empty(Rules::STANDARD.with_quiet_limit(Some(limit)));
        setup.put(Point::C5, Piece::from_char('W').unwrap());
        setup.put(Point::C9, Piece::from_char('w').unwrap());
        setup.quiet = quiet;
        let position = setup.build().unwrap();
        let cell = Plane::Quiet as usize * Plane::CELLS + Plane::cell(Point::A1);
        assert_eq!(planes(&position)[cell], byte);
        let part = (quiet as f32 / f32::from(limit)).min(1.0);
        assert_eq!(float_planes(&position)[cell], part);
    }
}

#[test]
fn planes_have_a_name_and_a_place() {
    for (place, plane) in Plane::ALL.into_iter().enumerate() {
        assert_eq!(plane as usize, place);
    }
    let mut names = Plane::ALL.map(Plane::name).to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Plane::COUNT);
}
