//! Games that are played: there and back, how they end, and as records.
#![cfg(feature = "alloc")]

use dablot::record::{GameResult, Record};
use dablot::{
    Action, Chain, Ending, Game, GameError, Illegal, Outcome, Played, Position, Rules, Side, Turn,
};

fn played(rules: &str, turns: &[&str]) -> Game {
    let mut game = Game::new(rules.parse().unwrap());
    for turn in turns {
        game.play_text(turn).unwrap();
    }
    game
}

const TO_AND_FRO: [&str; 4] = ["c5-d6", "i9-h8", "d6-c5", "h8-i9"];

#[test]
fn every_position_can_be_had_again() {
    let mut game = played("standard", &TO_AND_FRO);
    let positions: Vec<Position> = game.positions().collect();
    assert_eq!(positions.len(), 5);
    assert_eq!(positions[0], Position::default());
    assert!((0..5).all(|ply| game.position_at(ply) == Some(positions[ply])));
    assert_eq!(game.position_at(5), None);
    for ply in (0..4).rev() {
        assert!(game.undo().is_some());
        assert_eq!((game.ply(), game.position()), (ply, positions[ply]));
    }
    assert_eq!(game.undo(), None);
    for &position in &positions[1..] {
        assert!(game.redo().is_some());
        assert_eq!(game.position(), position);
    }
    assert_eq!(game.redo(), None);
    game.undo();
    game.play_text("d6-c7").unwrap_err();
    assert!(game.redo().is_some(), "a refused turn forgets nothing");
    game.undo();
    game.play_text("h8-g7").unwrap();
    assert_eq!(game.redo(), None, "another turn forgets what was taken back");
}

#[test]
fn repetition_counts_positions_with_the_same_side_to_move() {
    let mut game = played("repetition=3", &TO_AND_FRO);
    assert_eq!((game.occurrences(), game.ending()), (2, None));
    for turn in &TO_AND_FRO[..3] {
        game.play_text(turn).unwrap();
        assert_eq!((game.occurrences(), game.ending()), (2, None));
    }
    game.play_text(TO_AND_FRO[3]).unwrap();
    assert_eq!(game.occurrences(), 3);
    assert_eq!(game.ending().unwrap().to_string(), "draw repetition");
    assert!(matches!(game.play_text("c5-d6"), Err(GameError::Over { .. })));
    game.undo();
    assert_eq!(game.ending(), None);
    assert_eq!(played("standard", &[TO_AND_FRO; 5].concat()).ending(), None);
}

/// What is taken back has not occurred.
#[test]
fn taking_back_takes_an_occurrence_back() {
    let mut game = played("repetition=3", &TO_AND_FRO);
    for _ in 0..5 {
        let turn = game.undo().unwrap();
        assert_eq!(game.occurrences(), 1);
        game.play(turn).unwrap();
        assert_eq!((game.occurrences(), game.ending()), (2, None));
    }
}

#[test]
fn quiet_play_ends_where_the_rules_say() {
    let game = played("quiet_limit=4", &TO_AND_FRO);
    assert_eq!(game.quiet_plies(), 4);
    assert_eq!(game.ending().unwrap().to_string(), "draw quiet");
}

#[test]
fn players_may_end_a_game_once() {
    let mut game = played("standard", &TO_AND_FRO[..1]);
    game.agree_draw().unwrap();
    assert_eq!((game.ending(), game.result()), (Some(Ending::Agreement), GameResult::Drawn));
    assert!(matches!(game.resign(Side::South), Err(GameError::Over { .. })));
    assert!(matches!(game.play_text("i9-h8"), Err(GameError::Over { .. })));
    game.undo();
    game.resign(Side::South).unwrap();
    assert_eq!(game.result(), GameResult::Won(Side::North));
}

#[test]
fn a_refused_turn_says_why_and_changes_nothing() {
    let mut game = played("standard", &TO_AND_FRO[..1]);
    let before = game.position();
    let refused = game.play("c9-c11".parse().unwrap()).unwrap_err();
    assert_eq!(refused, GameError::Illegal(Illegal::Occupied { point: dablot::Point::C11 }));
    assert_eq!(game.play_text("c9xc5").unwrap_err().to_string(), "there is nothing to jump on c7");
    assert_eq!((game.position(), game.ply()), (before, 1));
}

#[test]
fn games_are_the_same_after_a_record() {
    let text = "k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S - 0 1";
    let mut won = Game::from_position(Position::parse(text, Rules::STANDARD).unwrap());
    won.play_text("e5xi9").unwrap();
    let mut resigned = played("walker", &TO_AND_FRO);
    resigned.resign(Side::North).unwrap();
    let north = Game::from_position(Position::start(Rules::STANDARD, Side::North));
    for game in [won, resigned, north, played("repetition=2", &TO_AND_FRO)] {
        let written = game.to_record().to_string();
        let record: Record = written.parse().unwrap();
        let again = Game::from_record(&record).unwrap();
        assert_eq!(again.turns(), game.turns());
        assert_eq!((again.start(), again.position()), (game.start(), game.position()));
        assert_eq!(again.ending(), game.ending());
        assert_eq!(again.to_record().to_string(), written);
    }
}

#[test]
fn the_rules_come_before_what_is_said() {
    let kings = Position::parse("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S", Rules::STANDARD).unwrap();
    let mut game = Game::from_position(kings);
    let ending = game.ending().unwrap();
    assert_eq!(ending, Ending::Rules("draw kings".parse::<Outcome>().unwrap()));
    assert_eq!(game.resign(Side::South), Err(GameError::Over { ending }));
}

/// South's king can jump twice.
const TWO_JUMPS: &str = "5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S";

fn decided(rules: Rules, actions: &[&str]) -> Game {
    let mut game = Game::from_position(Position::parse(TWO_JUMPS, rules).unwrap());
    for text in actions {
        game.play_action(game.position().parse_action(text).unwrap()).unwrap();
    }
    game
}

fn chain(text: &str) -> Chain {
    match text.parse().unwrap() {
        Turn::Capture(chain) => chain,
        _ => panic!("{text} is no chain"),
    }
}

#[test]
fn jumps_become_one_turn_when_their_chain_is_over() {
    let mut game = decided(Rules::STANDARD, &["e5xg7"]);
    assert_eq!((game.ply(), game.under_way()), (0, Some(chain("e5xg7"))));
    assert_eq!((game.positions().count(), game.occurrences()), (1, 1));
    assert_eq!(game.actions(), [Action::jump(dablot::Point::E5, dablot::Point::G7).unwrap()]);
    let mut stopped = game.clone();
    stopped.play_action(Action::STOP).unwrap();
    assert_eq!(stopped.turns(), [Turn::Capture(chain("e5xg7"))]);
    assert_eq!((stopped.under_way(), stopped.actions().len()), (None, 2));
    game.play("g7xi9".parse().unwrap()).unwrap();
    assert_eq!(game.turns(), [Turn::Capture(chain("e5xg7xi9"))]);
    assert_eq!((game.under_way(), game.actions().len()), (None, 2));
    assert_eq!(game.position(), game.start().play(game.turns()[0]).unwrap());
    assert_eq!(game, decided(Rules::STANDARD, &["e5xg7", "g7xi9"]));
    let refused = stopped.play_action(Action::STOP).unwrap_err();
    assert_eq!(refused, GameError::Illegal(Illegal::NoChain));
}

#[test]
fn a_chain_under_way_is_taken_back_and_played_again_as_such() {
    for rules in ["standard", "repetition=3"] {
        let mut game = decided(rules.parse().unwrap(), &["e5xg7"]);
        assert_eq!(game.undo(), Some(Turn::Capture(chain("e5xg7"))));
        assert_eq!(game.undone(), [Played::Jumps(chain("e5xg7"))]);
        assert_eq!((game.position(), game.ply()), (game.start(), 0));
        assert_ne!(game, decided(game.rules(), &[]), "what can be redone is part of the game");
        assert_eq!(game.redo(), Some(Turn::Capture(chain("e5xg7"))));
        assert_eq!(game, decided(game.rules(), &["e5xg7"]));
        game.play_action(Action::STOP).unwrap();
        assert_eq!(game.undo(), game.redo());
        assert_eq!((game.under_way(), game.ply()), (None, 1));
        game.undo();
        assert_eq!(game.undone(), [Played::Turn(Turn::Capture(chain("e5xg7")))]);
    }
}

#[test]
fn what_is_popped_is_gone() {
    let mut game = played("repetition=9", &TO_AND_FRO);
    game.undo();
    assert_eq!(game.pop().unwrap().to_string(), TO_AND_FRO[2]);
    assert_eq!((game.redo(), game.ply()), (None, 2));
    assert_eq!(game, played("repetition=9", &TO_AND_FRO[..2]));
    assert_eq!(decided(Rules::STANDARD, &["e5xg7"]).pop(), Some(Turn::Capture(chain("e5xg7"))));
    assert_eq!(Game::new(Rules::STANDARD).pop(), None);
}

#[test]
fn occurrences_are_the_same_with_and_without_the_option() {
    let mut counted = Game::new("repetition=50".parse().unwrap());
    let mut looked = Game::new(Rules::STANDARD);
    for text in [TO_AND_FRO; 4].concat() {
        counted.play_text(text).unwrap();
        looked.play_text(text).unwrap();
        assert_eq!(counted.occurrences(), looked.occurrences());
    }
    assert_eq!(looked.occurrences(), 5);
    while counted.undo().is_some() {
        looked.undo();
        assert_eq!(counted.occurrences(), looked.occurrences());
    }
}

#[test]
fn a_chain_that_was_begun_before_the_game_goes_on_but_cannot_stop_at_once() {
    let begun = decided(Rules::STANDARD, &["e5xg7"]).position().to_string();
    let start = Position::parse(&begun, Rules::STANDARD).unwrap();
    let mut game = Game::from_position(start);
    assert_eq!(game.play_action(Action::STOP), Err(GameError::BegunBefore));
    assert_eq!(game, Game::from_position(start));
    let jump = game.position().parse_action("g7xi9").unwrap();
    game.play_action(jump).unwrap();
    assert_eq!((game.turns(), game.under_way()), (&[Turn::Capture(chain("g7xi9"))][..], None));
}

#[test]
fn the_record_says_how_a_game_has_ended() {
    let termination = |game: &Game| game.to_record().tag("Termination").map(str::to_owned);
    let mut game = played("quiet_limit=4", &TO_AND_FRO);
    assert_eq!(termination(&game).as_deref(), Some("normal"));
    game.undo();
    assert_eq!(termination(&game), None);
    let mut agreed = game.clone();
    game.resign(Side::South).unwrap();
    assert_eq!(termination(&game).as_deref(), Some("resignation"));
    agreed.agree_draw().unwrap();
    assert_eq!(termination(&agreed).as_deref(), Some("agreement"));
}
