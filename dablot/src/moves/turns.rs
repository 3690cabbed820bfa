//! All legal turns, one at a time.

use core::iter::FusedIterator;

use super::chain_walk::ChainWalk;
use super::steps::{StepLimit, StepWays};
use crate::{Direction, Point, PointSet, PointSetIter, Position, Turn};

/// The legal turns of a position, made one at a time: nothing is listed, nothing is allocated.
///
/// The order is fixed. Steps come first, in order of the number of their origin, then of their
/// target. Captures follow, in order of their origin; each chain comes before those that go on from
/// it, and these in order of the number of the next point. A pass comes alone. In the middle of a
/// chain the turns are the ways in which it can go on.
///
/// [`Iterator::count`] walks through every chain but builds no turn;
/// [`Position::turn_count`] is the same in 64 bits.
///
/// ```
/// use dablot::{Position, Rules};
///
/// let text = "5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S - 0 1";
/// let position = Position::parse(text, Rules::STANDARD)?;
/// let mut turns = position.turns().skip_while(|turn| !turn.is_capture());
/// assert_eq!(turns.next().unwrap().to_string(), "e5xg7");
/// assert_eq!(turns.next().unwrap().to_string(), "e5xg7xi9");
/// assert_eq!(turns.next(), None);
/// # Ok::<(), dablot::ParsePositionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Turns {
    position: Position,
    limit: StepLimit,
    origin: Point,
    ways: StepWays,
    steppers: PointSetIter,
    chains: ChainWalk,
    pass: bool,
}

impl Position {
    /// The legal turns; none if the game is over.
    #[inline]
    pub fn turns(&self) -> Turns {
        self.turns_of(PointSet::ALL)
    }

    /// The legal turns of the piece on `origin`; none if there is no such piece. A pass is no
    /// piece's turn.
    pub fn turns_from(&self, origin: Point) -> Turns {
        self.turns_of(origin.into())
    }

    /// The legal turns that capture.
    pub fn captures(&self) -> Turns {
        self.turns().captures_only()
    }

    #[inline]
    fn turns_of(&self, origins: PointSet) -> Turns {
        let mut turns = Turns {
            position: *self,
            limit: StepLimit::None,
            origin: Point::A1,
            ways: StepWays::NONE,
            steppers: PointSet::EMPTY.iter(),
            chains: ChainWalk::new(PointSet::EMPTY),
            pass: false,
        };
        if self.is_decided() {
            return turns;
        }
        turns.limit = self.step_limit();
        turns.steppers = (self.steppers(turns.limit) & origins).iter();
        turns.chains = ChainWalk::new(self.captors() & origins);
        turns.pass = origins == PointSet::ALL && self.can_pass();
        turns
    }

    /// Whether the side to move passes: under `immobile=keyland`, when it has no other turn and has
    /// not lost by that.
    pub(crate) fn can_pass(&self) -> bool {
        self.rules.immobile() == crate::Immobile::Keyland
            && !self.has_move()
            && self.can_pass_if_immobile()
    }
}

impl Turns {
    /// Those of the turns that capture: steps and a pass are left out.
    ///
    /// ```
    /// use dablot::Position;
    ///
    /// assert_eq!(Position::default().turns().captures_only().count(), 0);
    /// ```
    pub fn captures_only(self) -> Turns {
        Turns { ways: StepWays::NONE, steppers: PointSet::EMPTY.iter(), pass: false, ..self }
    }
}

impl Iterator for Turns {
    type Item = Turn;

    #[inline]
    fn next(&mut self) -> Option<Turn> {
        loop {
            if let Some(way) = self.ways.next() {
                return Some(step(self.origin, way));
            }
            let Some(origin) = self.steppers.next() else { break };
            self.origin = origin;
            self.ways = self.position.step_ways(origin, self.limit);
        }
        if let Some(chain) = self.chains.next(&self.position) {
            return Some(Turn::Capture(chain));
        }
        core::mem::take(&mut self.pass).then_some(Turn::Pass)
    }

    #[inline]
    fn fold<B, F: FnMut(B, Turn) -> B>(mut self, init: B, mut f: F) -> B {
        let mut all = init;
        for way in self.ways {
            all = f(all, step(self.origin, way));
        }
        for origin in self.steppers {
            for way in self.position.step_ways(origin, self.limit) {
                all = f(all, step(origin, way));
            }
        }
        while let Some(chain) = self.chains.next(&self.position) {
            all = f(all, Turn::Capture(chain));
        }
        if self.pass { f(all, Turn::Pass) } else { all }
    }
}

impl FusedIterator for Turns {}

/// The step from `origin` along a line that is known to be there.
#[inline]
fn step(origin: Point, way: Direction) -> Turn {
    Turn::Step { origin, target: origin.step(way).unwrap_or(origin) }
}
