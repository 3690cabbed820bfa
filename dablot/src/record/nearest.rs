//! Legal turns that are nearly an illegal one.

use core::fmt;

use crate::{Action, ActionKind, Chain, Point, Position, Turn};

/// The legal turns nearest to one that is illegal, at most three.
///
/// They are looked for among the single decisions at the place where the turn goes wrong, of which
/// there are never more than a few hundred: those with one end the same and the other the same or
/// one line away, or both ends one line away from those that were written. Where a capture is
/// compulsory, the captures nearest to it, however far.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Nearest {
    turns: [Option<Turn>; Nearest::MAX],
}

/// How far a decision may be from what was written, in lines for both ends together.
const FARTHEST: u8 = 2;

impl Nearest {
    /// The most that are named.
    pub const MAX: usize = 3;

    /// The turns, the nearest first.
    pub fn iter(&self) -> impl Iterator<Item = Turn> + use<> {
        self.turns.into_iter().flatten()
    }

    /// Those near to a turn that is illegal in a position.
    pub(super) fn to(position: &Position, turn: &Turn) -> Nearest {
        match *turn {
            Turn::Pass => Nearest::default(),
            Turn::Step { origin, target } => {
                Nearest::among(position, Begun::NOTHING, origin, target)
            }
            Turn::Capture(chain) => Nearest::to_chain(position, &chain),
        }
    }

    /// Those near to a path that leaves the lines, or has points left out.
    pub(super) fn to_path(position: &Position, origin: Point, target: Point) -> Nearest {
        Nearest::among(position, Begun::NOTHING, origin, target)
    }

    /// Follows a chain as far as it is legal and looks around there.
    fn to_chain(start: &Position, chain: &Chain) -> Nearest {
        let mut position = *start;
        let mut begun = Begun::NOTHING;
        for jump in chain.jumps() {
            let Some(action) = Action::jump(jump.origin, jump.target) else { break };
            let in_chain = begun.chain.is_none() || position.chain() == Some(jump.origin);
            match position.play_action(action) {
                Ok(next) if in_chain => {
                    begun = begun.with(jump.origin, jump.target);
                    position = next;
                }
                _ if in_chain => {
                    return Nearest::among(&position, begun, jump.origin, jump.target);
                }
                _ => break,
            }
        }
        // The chain goes on where it cannot: what was legal of it is near.
        let mut nearest = Nearest::default();
        nearest.turns[0] = begun.chain.map(Turn::Capture);
        nearest
    }

    fn among(position: &Position, begun: Begun, origin: Point, target: Point) -> Nearest {
        let farthest = if position.must_capture() { u8::MAX } else { FARTHEST };
        let is_near = |from: Point, to: Point, distance: u8| {
            let is_beside = from == origin || to == target || distance < FARTHEST;
            distance <= farthest && (is_beside || farthest > FARTHEST)
        };
        let mut found = [(u8::MAX, None); Nearest::MAX];
        let mut add = |distance: u8, turn: Turn| {
            let at = found.iter().position(|&(farther, _)| distance < farther);
            if let Some(at) = at {
                found[at..].rotate_right(1);
                found[at] = (distance, Some(turn));
            }
        };
        for action in position.actions() {
            let (from, to) = match action.kind() {
                ActionKind::Step { origin, target } => (origin, target),
                ActionKind::Jump(jump) => (jump.origin, jump.target),
                ActionKind::Stop | ActionKind::Pass => continue,
            };
            let distance = from.distance(origin) + to.distance(target);
            if !is_near(from, to, distance) {
                continue;
            }
            let turn = match action.kind() {
                ActionKind::Jump(_) => begun.with(from, to).chain.map(Turn::Capture),
                _ => Some(Turn::Step { origin: from, target: to }),
            };
            if let Some(turn) = turn {
                add(distance, turn);
            }
        }
        if let Some(chain) = begun.chain {
            add(FARTHEST, Turn::Capture(chain));
        }
        Nearest { turns: found.map(|(_, turn)| turn) }
    }
}

/// The jumps of a chain that were legal.
#[derive(Copy, Clone)]
struct Begun {
    chain: Option<Chain>,
}

impl Begun {
    const NOTHING: Begun = Begun { chain: None };

    fn with(self, origin: Point, target: Point) -> Begun {
        let chain = match self.chain {
            None => Chain::from_path([origin, target]),
            Some(chain) => Chain::from_path(chain.path().chain([target])),
        };
        Begun { chain }
    }
}

impl fmt::Display for Nearest {
    /// Writes nothing if there are none, or `; nearly the same and legal: c5-d6, c5xe7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, turn) in self.iter().enumerate() {
            let separator = if number == 0 { "; nearly the same and legal: " } else { ", " };
            write!(f, "{separator}{turn}")?;
        }
        Ok(())
    }
}
