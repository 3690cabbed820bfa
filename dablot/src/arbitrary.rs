//! [`arbitrary`] for fuzzers, feature `arbitrary`: values made of any bytes, and always right ones.

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{
    Action, BareKing, Capture, Chain, Direction, Immobile, Judged, KingCapture, Piece, Point,
    PointSet, Position, Role, RuleSet, Rules, Setup, Side, SingleCombat, Turn, WarriorSteps,
};

macro_rules! chosen {
    ($($type:ident)*) => {$(
        impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<$type> {
                bytes.choose(&$type::ALL[..]).copied()
            }
        }
    )*};
}

chosen! {
    BareKing Capture Direction Immobile Judged KingCapture Point Role RuleSet Side SingleCombat
    WarriorSteps
}

impl<'a> Arbitrary<'a> for Piece {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Piece> {
        Ok(Piece { side: bytes.arbitrary()?, role: bytes.arbitrary()? })
    }
}

impl<'a> Arbitrary<'a> for PointSet {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<PointSet> {
        let (grid, diagonal) = (bytes.arbitrary()?, bytes.arbitrary()?);
        Ok(PointSet { grid, diagonal } & PointSet::ALL)
    }
}

impl<'a> Arbitrary<'a> for Rules {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Rules> {
        let quiet_limit = bytes.arbitrary::<u16>()?;
        let repetition = bytes.arbitrary::<u8>()?;
        Ok(Rules::STANDARD
            .with_capture(bytes.arbitrary()?)
            .with_warrior_steps(bytes.arbitrary()?)
            .with_king_capture(bytes.arbitrary()?)
            .with_bare_king(bytes.arbitrary()?)
            .with_single_combat(bytes.arbitrary()?)
            .with_immobile(bytes.arbitrary()?)
            .with_judged(bytes.arbitrary()?)
            .with_quiet_limit((quiet_limit > 0).then_some(quiet_limit))
            .with_repetition((repetition > 1).then_some(repetition)))
    }
}

/// Anything that could be meant as a position.
impl<'a> Arbitrary<'a> for Setup {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Setup> {
        let mut setup = Setup::empty(bytes.arbitrary()?);
        setup.side = bytes.arbitrary()?;
        setup.quiet = bytes.arbitrary()?;
        setup.turn = bytes.arbitrary()?;
        setup.chain = bytes.arbitrary()?;
        for point in bytes.arbitrary::<PointSet>()? {
            setup.put(point, bytes.arbitrary()?);
        }
        Ok(setup)
    }
}

/// A position that a game can reach: the rules, the side that begins, and decisions while there are
/// bytes for them.
impl<'a> Arbitrary<'a> for Position {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Position> {
        let mut position = Position::start(bytes.arbitrary()?, bytes.arbitrary()?);
        for _ in 0..bytes.int_in_range(0..=1_000)? {
            let actions = position.actions();
            if actions.is_empty() || bytes.is_empty() {
                break;
            }
            position = position.play_action_unchecked(*bytes.choose(&actions)?);
        }
        Ok(position)
    }
}

/// Any decision there is a number for, and `pass`.
impl<'a> Arbitrary<'a> for Action {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Action> {
        Ok(match bytes.int_in_range(0..=Action::PASS_CODE)? {
            Action::STOP_CODE => Action::STOP,
            number => Action::from_number(number).unwrap_or(Action::PASS),
        })
    }
}

impl<'a> Arbitrary<'a> for Chain {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Chain> {
        let origin: Point = bytes.arbitrary()?;
        let mut path = [origin; Chain::MAX_LEN + 1];
        let mut length = 1;
        for _ in 0..bytes.int_in_range(1..=Chain::MAX_LEN)? {
            // Every point has jumps in at least one of the directions that follow any other.
            let first = bytes.int_in_range(0..=7)?;
            let ways = (0..8).map(|turn| Direction::ALL[(first + turn) % 8]);
            let Some(jump) = ways.filter_map(|way| path[length - 1].jump(way)).next() else {
                break;
            };
            path[length] = jump.target;
            length += 1;
        }
        Chain::from_path(path[..length].iter().copied()).ok_or(arbitrary::Error::IncorrectFormat)
    }
}

/// A turn whose path follows the lines of the board.
impl<'a> Arbitrary<'a> for Turn {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Turn> {
        match bytes.int_in_range(0..=9)? {
            0 => Ok(Turn::Pass),
            1..=4 => {
                let origin: Point = bytes.arbitrary()?;
                let neighbours = origin.neighbours();
                let at = bytes.choose_index(neighbours.len() as usize)?;
                let target = neighbours.iter().nth(at).unwrap_or(origin);
                Ok(Turn::Step { origin, target })
            }
            _ => bytes.arbitrary().map(Turn::Capture),
        }
    }
}
