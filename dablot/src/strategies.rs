//! Strategies for the crate `proptest`, feature `proptest`: rules, positions, turns, decisions and games to
//! test code with that builds on this crate.
//!
//! ```
//! use dablot::strategies;
//! use proptest::prelude::*;
//!
//! proptest!(|(position in strategies::position())| {
//!     prop_assert_eq!(position.half_turn().turn_count(), position.turn_count());
//! });
//! ```

use std::vec::Vec;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::{
    Action, BareKing, Capture, Immobile, Judged, KingCapture, Piece, Point, Position, Role,
    RuleSet, Rules, Setup, Side, SingleCombat, Turn, WarriorSteps,
};

/// Any point.
pub fn point() -> impl Strategy<Value = Point> {
    select(&Point::ALL[..])
}

/// Any combination of options.
pub fn rules() -> impl Strategy<Value = Rules> {
    let named = select(&RuleSet::ALL[..]).prop_map(RuleSet::rules);
    let free = (
        (select(Capture::ALL), select(WarriorSteps::ALL), select(KingCapture::ALL)),
        (select(BareKing::ALL), select(SingleCombat::ALL), select(Immobile::ALL)),
        (select(Judged::ALL), proptest::option::weighted(0.2, 1..40_u16)),
    );
    let free =
        free.prop_map(|((capture, steps, king), (bare, combat, immobile), (judged, quiet))| {
            Rules::STANDARD
                .with_capture(capture)
                .with_warrior_steps(steps)
                .with_king_capture(king)
                .with_bare_king(bare)
                .with_single_combat(combat)
                .with_immobile(immobile)
                .with_judged(judged)
                .with_quiet_limit(quiet)
        });
    prop_oneof![named, free]
}

/// Either side.
pub fn side() -> impl Strategy<Value = Side> {
    select(&Side::ALL[..])
}

/// The position after up to `length` decisions from the start, each drawn by a number.
fn played(rules: Rules, first: Side, draws: &[u32]) -> Position {
    let mut position = Position::start(rules, first);
    for &draw in draws {
        let actions = position.actions();
        if actions.is_empty() {
            break;
        }
        position = position.play_action_unchecked(actions[draw as usize % actions.len()]);
    }
    position
}

/// A position that a game can reach, chains under way among them.
pub fn reachable() -> impl Strategy<Value = Position> {
    let draws = prop_oneof![vec(any::<u32>(), 0..60), vec(any::<u32>(), 60..900)];
    (rules(), side(), draws).prop_map(|(rules, first, draws)| played(rules, first, &draws))
}

/// A position with few pieces, or with many in no order that a game would bring.
pub fn arranged() -> impl Strategy<Value = Position> {
    let chief =
        |side, role| (proptest::option::of(select(&Point::ALL[..])), Just(Piece { side, role }));
    let chiefs = (
        (chief(Side::South, Role::King), chief(Side::South, Role::Prince)),
        (chief(Side::North, Role::King), chief(Side::North, Role::Prince)),
    );
    let warriors = prop_oneof![
        vec((select(&Point::ALL[..]), side()), 0..6),
        vec((select(&Point::ALL[..]), side()), 6..50)
    ];
    let all = (rules(), side(), warriors, chiefs);
    all.prop_filter_map(
        "not every arrangement is a position",
        |(rules, first, warriors, chiefs)| {
            let mut setup = Setup::empty(rules);
            for (point, side) in warriors {
                setup.put(point, Piece { side, role: Role::Warrior });
            }
            let ((a, b), (c, d)) = chiefs;
            for (point, piece) in [a, b, c, d] {
                if let Some(point) = point {
                    setup.put(point, piece);
                }
            }
            setup.side = first;
            setup.build().ok()
        },
    )
}

/// Any position.
pub fn position() -> impl Strategy<Value = Position> {
    prop_oneof![2 => reachable(), 1 => arranged()]
}

/// A position in which the game goes on, and one of its legal decisions.
pub fn position_and_action() -> impl Strategy<Value = (Position, Action)> {
    let open =
        (position(), any::<Index>()).prop_filter_map("the game is over", |(position, index)| {
            let actions = position.actions();
            (!actions.is_empty()).then(|| (position, actions[index.index(actions.len())]))
        });
    open.boxed()
}

/// A position in which the game goes on, and one of its first thousand legal turns.
pub fn position_and_turn() -> impl Strategy<Value = (Position, Turn)> {
    let open =
        (position(), any::<Index>()).prop_filter_map("no turn is legal", |(position, index)| {
            let turns: Vec<Turn> = position.turns().take(1_000).collect();
            (!turns.is_empty()).then(|| (position, turns[index.index(turns.len())]))
        });
    open.boxed()
}

/// A game from the start: the first position and up to 200 turns, each legal where it is played.
pub fn game() -> impl Strategy<Value = (Position, Vec<Turn>)> {
    (rules(), side(), vec(any::<Index>(), 0..200)).prop_map(|(rules, first, indices)| {
        let start = Position::start(rules, first);
        let mut position = start;
        let mut played = Vec::new();
        for index in indices {
            let turns: Vec<Turn> = position.turns().take(1_000).collect();
            if turns.is_empty() {
                break;
            }
            let turn = turns[index.index(turns.len())];
            position = position.play_unchecked(turn);
            played.push(turn);
        }
        (start, played)
    })
}
