//! Set-ups with more turns than can ever be listed: whatever is not "list them all" still answers.

use dablot::{Action, Chain, Illegal, Point, Position, Rules, Turn, TurnTextError};

/// A king among 30 enemies on every second point: more than 300 million turns.
const MANY_CHAINS: &str =
    "3p2/3k1/2w1w1/www1w/1w1w2/1wwww/2w1w1/1w1ww/1w1wK1/1www1/w1w1w1/3w1/3w1w S - 0 1";

fn hostile() -> Position {
    Position::parse(MANY_CHAINS, Rules::STANDARD).unwrap()
}

#[test]
fn questions_about_one_turn_or_decision() {
    let position = hostile();
    assert!(position.has_turn());
    assert_eq!(position.outcome(), None);
    assert!(position.actions().len() < 20);
    let longest = position.turns().take(100_000).max_by_key(|turn| turn.captured().len()).unwrap();
    assert!(longest.captured().len() > 10);
    assert!(position.is_legal(&longest));
    assert_eq!(position.parse_turn(&longest.to_string()), Ok(longest));
    let after = position.play(longest).unwrap();
    assert_eq!(after.to_string().parse(), Ok(after));
}

#[test]
fn a_path_with_points_left_out_asks_for_the_whole_path() {
    let position = hostile();
    let origin = Point::I5;
    let target = position.turns().nth(5_000).and_then(|turn| turn.target()).unwrap();
    let answer = position.parse_turn(&format!("{origin}x{target}x{origin}"));
    assert_eq!(answer, Err(TurnTextError::TooManyPaths));
}

#[test]
fn the_walk_goes_on_for_long_without_growing() {
    let position = hostile();
    let seen = position.turns().skip(2_000_000).take(3).count();
    assert_eq!(seen, 3);
    assert_eq!(position.turns_from(Point::I5).take(1_000).count(), 1_000);
}

#[test]
fn a_path_over_all_thirty_has_room() {
    let zigzag = [Point::C5, Point::E7].into_iter().cycle();
    assert_eq!(Chain::from_path(zigzag.clone().take(31)).map(|chain| chain.len()), Some(30));
    assert_eq!(Chain::from_path(zigzag.take(32)), None);
}

#[test]
fn a_piece_jumped_before_is_gone() {
    let position = Position::parse("w5/5/6/5/6/5/6/2w2/2K3/5/6/5/6 S", Rules::STANDARD).unwrap();
    let twice: Turn = "e5xg7xe5".parse().unwrap();
    assert_eq!(position.check(&twice), Err(Illegal::NothingToJump { over: Point::F6 }));
    assert_eq!(
        position
            .actions()
            .iter()
            .filter(|a| Action::jump(Point::E5, Point::G7) == Some(**a))
            .count(),
        1
    );
}
