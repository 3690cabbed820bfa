//! What must hold in every position under every option.

use std::collections::HashSet;

use dablot::strategies::{game, position, position_and_action, position_and_turn};
use dablot::{Action, Chain, Direction, Outcome, Piece, Point, Position, Rules, Setup, Side, Turn};
use proptest::prelude::*;

/// How many turns of a position are looked at one by one.
const MANY: usize = 2_000;

fn config() -> ProptestConfig {
    ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() }
}

/// Plays a turn as the decisions it consists of.
fn by_decisions(position: &Position, turn: &Turn) -> Position {
    let after = match turn {
        Turn::Step { origin, target } => {
            position.play_action(Action::step(*origin, *target).unwrap())
        }
        Turn::Pass => position.play_action(Action::PASS),
        Turn::Capture(chain) => chain.jumps().try_fold(*position, |position, jump| {
            position.play_action(Action::jump(jump.origin, jump.target).unwrap())
        }),
    };
    let after = after.unwrap();
    if after.chain().is_some() { after.play_action(Action::STOP).unwrap() } else { after }
}

fn pieces(position: &Position) -> u32 {
    position.occupied().len()
}

/// Every path of one jump, or of two, that the lines of the board allow.
fn short_paths() -> Vec<Turn> {
    let mut turns = Vec::new();
    for origin in Point::ALL {
        turns.extend(origin.neighbours().iter().map(|target| Turn::Step { origin, target }));
        for first in Direction::ALL.into_iter().filter_map(|way| origin.jump(way)) {
            let path =
                |points: &[Point]| Turn::Capture(Chain::from_path(points.iter().copied()).unwrap());
            turns.push(path(&[origin, first.target]));
            let second = Direction::ALL.into_iter().filter_map(|way| first.target.jump(way));
            turns.extend(second.map(|next| path(&[origin, first.target, next.target])));
        }
    }
    turns.push(Turn::Pass);
    turns
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn listed_turns_are_legal_and_counted(position in position()) {
        let turns: Vec<Turn> = position.turns().take(MANY).collect();
        for turn in &turns {
            prop_assert_eq!(position.check(turn), Ok(()), "{} in {:?}", turn, position);
            let after = position.play_unchecked(*turn);
            prop_assert_eq!(position.play(*turn), Ok(after));
            prop_assert_eq!(pieces(&after) + turn.captured().len(), pieces(&position));
            prop_assert_ne!(after.side_to_move(), position.side_to_move());
            prop_assert_eq!(after.to_setup().build(), Ok(after), "what is reached is a position");
        }
        if turns.len() < MANY {
            prop_assert_eq!(position.turn_count(), turns.len() as u64);
            prop_assert_eq!(position.turns().fold(0, |n, _| n + 1), turns.len());
            let distinct: HashSet<Turn> = turns.iter().copied().collect();
            prop_assert_eq!(distinct.len(), turns.len());
        }
        prop_assert_eq!(position.has_turn(), !turns.is_empty());
        if position.chain().is_none() {
            prop_assert_eq!(position.outcome().is_some(), turns.is_empty());
        }
    }

    #[test]
    fn no_short_path_is_legal_unless_listed(position in position()) {
        let listed: HashSet<Turn> = position.turns().take(50_000).collect();
        prop_assume!(listed.len() < 50_000);
        for turn in short_paths() {
            prop_assert_eq!(position.is_legal(&turn), listed.contains(&turn), "{} in {:?}", turn, position);
        }
    }

    #[test]
    fn turns_come_in_the_documented_order(position in position()) {
        let turns: Vec<Turn> = position.turns().take(MANY).collect();
        let key = |turn: &Turn| match turn {
            Turn::Step { origin, target } => (0, vec![*origin, *target]),
            Turn::Capture(chain) => (1, chain.path().collect()),
            Turn::Pass => (2, Vec::new()),
        };
        prop_assert!(turns.is_sorted_by_key(key));
        let captures: Vec<Turn> = position.captures().take(MANY).collect();
        let filtered: Vec<Turn> = position.turns().filter(Turn::is_capture).take(MANY).collect();
        prop_assert_eq!(captures, filtered);
        if turns.len() < MANY {
            let by_piece = Point::ALL.into_iter().flat_map(|origin| position.turns_from(origin));
            let mut by_piece: Vec<Turn> = by_piece.collect();
            by_piece.sort_by_key(key);
            let moved: Vec<Turn> = turns.iter().copied().filter(|turn| *turn != Turn::Pass).collect();
            prop_assert_eq!(by_piece, moved);
        }
    }

    #[test]
    fn a_turn_is_its_decisions(position in position()) {
        for turn in position.turns().take(MANY) {
            prop_assert_eq!(by_decisions(&position, &turn), position.play_unchecked(turn), "{}", turn);
        }
    }

    #[test]
    fn a_chain_begins_others_as_its_path_does(position in position()) {
        let chains = position.turns().take(60).filter_map(|turn| match turn {
            Turn::Capture(chain) => Some((chain, chain.path().collect::<Vec<Point>>())),
            Turn::Step { .. } | Turn::Pass => None,
        });
        let chains: Vec<_> = chains.collect();
        for (chain, path) in &chains {
            for (other, longer) in &chains {
                let expected = longer.starts_with(path);
                prop_assert_eq!(chain.is_prefix_of(other), expected, "{:?} {:?}", path, longer);
            }
        }
    }

    /// They are counted without playing the turns, from what a step changes.
    #[test]
    fn replies_are_counted_as_if_played(position in position()) {
        let mut setup = position.to_setup();
        setup.rules = Rules::STANDARD;
        setup.chain = None;
        let position = setup.build().unwrap();
        prop_assume!(position.turns().nth(MANY).is_none());
        let played = position.turns().map(|turn| position.play_unchecked(turn).turn_count());
        prop_assert_eq!(position.perft(2), played.sum::<u64>(), "{}", position);
    }

    #[test]
    fn decisions_agree_with_each_other(position in position()) {
        let actions = position.actions();
        let mask = position.action_mask();
        prop_assert!(actions.iter().map(|action| action.number()).eq(mask.iter()));
        prop_assert!(actions.is_sorted());
        prop_assert_eq!(position.action_count() as usize, actions.len());
        prop_assert_eq!(mask.len() as usize, actions.len());
        for number in 0..Action::COUNT as u16 {
            let action = position.action(number).unwrap();
            prop_assert_eq!(position.is_legal_action(action), mask.contains(number), "{}", action);
        }
        prop_assert_eq!(actions.is_empty(), position.outcome().is_some());
        prop_assert!(!(position.is_legal_action(Action::STOP) && position.is_legal_action(Action::PASS)));
    }

    #[test]
    fn every_number_draws_another_decision(position in position()) {
        let actions = position.actions();
        let drawn: HashSet<Action> = (0..actions.len() as u32)
            .map(|number| position.sample_action(|count| {
                assert_eq!(count as usize, actions.len());
                number
            }).unwrap())
            .collect();
        prop_assert_eq!(drawn, actions.iter().copied().collect::<HashSet<_>>());
        if actions.is_empty() {
            prop_assert_eq!(position.sample_action(|_| unreachable!()), None);
        }
    }

    #[test]
    fn texts_come_back(position in position()) {
        let text = position.to_string();
        prop_assert_eq!(Position::parse(&text, position.rules()), Ok(position));
        prop_assert_eq!(position.rules().to_string().parse::<Rules>(), Ok(position.rules()));
        for turn in position.turns().take(200) {
            prop_assert_eq!(turn.to_string().parse::<Turn>(), Ok(turn));
            prop_assert_eq!(position.parse_turn(&turn.to_string()), Ok(turn));
        }
        for action in &position.actions() {
            prop_assert_eq!(position.parse_action(&action.to_string()), Ok(*action));
        }
    }

    #[test]
    fn the_half_turn_maps_turns_to_turns(position in position()) {
        let turned = position.half_turn();
        prop_assert_eq!(turned.half_turn(), position);
        prop_assert_eq!(turned.turn_count(), position.turn_count());
        for turn in position.turns().take(MANY) {
            prop_assert!(turned.is_legal(&turn.half_turn()), "{}", turn);
        }
        let actions: HashSet<Action> = position.actions().iter().map(|a| a.half_turn()).collect();
        prop_assert_eq!(actions, turned.actions().iter().copied().collect::<HashSet<_>>());
        let winner = |position: &Position| position.outcome().map(Outcome::winner);
        prop_assert_eq!(winner(&turned), winner(&position).map(|winner| winner.map(Side::opposite)));
    }

    #[test]
    fn the_mirror_maps_turns_to_turns(position in position()) {
        let mirrored = position.mirrored();
        prop_assert_eq!(mirrored.mirrored(), position);
        prop_assert_eq!(mirrored.turn_count(), position.turn_count());
        prop_assert_eq!(mirrored.outcome(), position.outcome());
        for turn in position.turns().take(MANY) {
            prop_assert!(mirrored.is_legal(&turn.mirrored()), "{}", turn);
        }
        let actions: HashSet<Action> = position.actions().iter().map(|a| a.mirrored()).collect();
        prop_assert_eq!(actions, mirrored.actions().iter().copied().collect::<HashSet<_>>());
    }

    #[test]
    fn the_hash_is_that_of_the_pieces(position in position()) {
        let alone = |point, piece: Piece| {
            let mut setup = Setup::empty(Rules::STANDARD);
            setup.put(point, piece);
            setup.build().unwrap().zobrist()
        };
        let board = position.iter().fold(0, |hash, (point, piece)| hash ^ alone(point, piece));
        let mut setup = position.to_setup();
        setup.chain = None;
        setup.side = Side::South;
        setup.rules = Rules::STANDARD;
        prop_assert_eq!(setup.build().unwrap().zobrist(), board);
        for turn in position.turns().take(50) {
            let after = position.play_unchecked(turn);
            prop_assert_eq!(after.zobrist(), after.to_setup().build().unwrap().zobrist());
            prop_assert_ne!(after.zobrist(), position.zobrist());
        }
    }

    #[test]
    fn drawn_turns_and_decisions_can_be_played(
        (position, action) in position_and_action(),
        (before, turn) in position_and_turn(),
        (start, turns) in game(),
    ) {
        prop_assert!(position.play_action(action).is_ok());
        prop_assert!(before.play(turn).is_ok());
        let end = turns.iter().try_fold(start, |position, &turn| position.play(turn));
        prop_assert!(end.is_ok());
    }

    #[test]
    fn reading_never_panics(bytes in proptest::collection::vec(any::<u8>(), 0..100), position in position()) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = Position::parse(&text, position.rules());
        let _ = position.parse_turn(&text);
        let _ = position.parse_action(&text);
        let _ = text.parse::<Rules>();
        let _ = Point::from_ludii(&text);
    }

    #[test]
    fn nearly_right_texts_never_panic(position in position(), at in any::<usize>(), letter in any::<char>()) {
        let mut letters: Vec<char> = position.to_string().chars().collect();
        let at = at % letters.len();
        letters[at] = letter;
        let text: String = letters.iter().collect();
        if let Ok(read) = Position::parse(&text, position.rules()) {
            prop_assert_eq!(Position::parse(&read.to_string(), position.rules()), Ok(read));
            prop_assert_eq!(read.has_turn() || read.chain().is_some(), read.outcome().is_none());
        }
    }

    #[test]
    fn paths_never_panic(position in position(), path in "[a-k](1[0-3]|[1-9])([-x:]?[a-k](1[0-3]|[1-9])){0,5}") {
        if let Ok(turn) = position.parse_turn(&path) {
            prop_assert!(position.is_legal(&turn));
        }
        let _ = path.parse::<Turn>();
    }
}

#[test]
fn every_key_of_the_hash_is_another() {
    let mut seen = HashSet::new();
    for point in Point::ALL {
        for letter in "WPKwpk".chars() {
            let mut setup = Setup::empty(Rules::STANDARD);
            setup.put(point, Piece::from_char(letter).unwrap());
            for side in Side::ALL {
                setup.side = side;
                assert!(seen.insert(setup.build().unwrap().zobrist()));
            }
        }
    }
}

/// "The same on every machine and in every version of this library with the same major number."
#[test]
fn hashes_stay_what_they_are() {
    let cases = [
        (
            "wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW S",
            0x9340_4897_2a96_22e8,
        ),
        (
            "wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW N",
            0xd9c3_29c9_72d8_8753,
        ),
        ("k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S", 0x5d6e_9326_0750_aacc),
        ("6/5/6/5/6/3w1/3K2/5/6/5/6/5/6 S g7 0 1", 0xd917_6c19_2d78_c98a),
    ];
    for (text, hash) in cases {
        let position: Position = text.parse().unwrap();
        assert_eq!(position.zobrist(), hash, "{text}: {:#x}", position.zobrist());
    }
}
