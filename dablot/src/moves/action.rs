//! A single decision and its number.
//!
//! "Numbered densely there are 382 + 316 step and jump actions, and one more number serves `stop`
//! and `pass`, which can never be legal together: 699 in all."

use core::fmt;

use crate::{Direction, Jump, Point, Position, Side};

const STEPS: usize = 382;
const JUMPS: usize = 316;

/// A single decision: a step, one jump, `stop` (end a chain that could go on), or `pass`.
///
/// For front ends that move one hop at a time and for learning systems that need a fixed set of
/// actions. Steps have the numbers 0 to 381, in order of origin, then of target; jumps 382 to 697 in
/// the same order; 698 is `stop` in a chain and `pass` outside of one. So the half turn of the board
/// reverses the order of the steps and that of the jumps.
///
/// ```
/// use dablot::{Action, Point, Position};
///
/// let step = Action::step(Point::C5, Point::D6).unwrap();
/// assert_eq!(step.to_string(), "c5-d6");
/// assert_eq!(step.half_turn().number(), 381 - step.number());
/// assert_eq!(Position::default().action(step.number()), Some(step));
/// assert_eq!(Action::step(Point::C5, Point::D8), None);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// What an [`Action`] does.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ActionKind {
    /// "One piece moves along one line to an empty neighbouring point."
    Step {
        /// Where the piece comes from.
        origin: Point,
        /// Where it goes.
        target: Point,
    },
    /// One capture.
    Jump(Jump),
    /// The end of a chain that could go on.
    Stop,
    /// No move at all: legal only for an immobile side under `immobile=keyland`.
    Pass,
}

struct Numbers {
    steps: [(Point, Point); STEPS],
    jumps: [Jump; JUMPS],
    step: [[u16; 8]; Point::COUNT],
    first_step: [u16; Point::COUNT],
    jump: [[u16; 8]; Point::COUNT],
}

static NUMBERS: Numbers = numbers();

const fn numbers() -> Numbers {
    let mut table = Numbers {
        steps: [(Point::A1, Point::A1); STEPS],
        jumps: [Jump { origin: Point::A1, over: Point::A1, target: Point::A1 }; JUMPS],
        step: [[0; 8]; Point::COUNT],
        first_step: [0; Point::COUNT],
        jump: [[0; 8]; Point::COUNT],
    };
    let (mut step, mut jump) = (0, STEPS);
    let mut at = 0;
    while at < 8 * Point::COUNT {
        let (origin, way) = (Point::ALL[at / 8], Direction::ALL[at % 8]);
        if at % 8 == 0 {
            table.first_step[at / 8] = step as u16;
        }
        if let Some(target) = origin.step(way) {
            table.steps[step] = (origin, target);
            table.step[at / 8][at % 8] = step as u16;
            step += 1;
        }
        if let Some(hop) = origin.jump(way) {
            table.jumps[jump - STEPS] = hop;
            table.jump[at / 8][at % 8] = jump as u16;
            jump += 1;
        }
        at += 1;
    }
    assert!(step == STEPS && jump == STEPS + JUMPS);
    table
}

impl Action {
    /// How many numbers there are.
    pub const COUNT: usize = STEPS + JUMPS + 1;

    pub(crate) const STOP_CODE: u16 = Action::COUNT as u16 - 1;
    pub(crate) const PASS_CODE: u16 = Action::COUNT as u16;

    /// The end of a chain that could go on.
    pub const STOP: Action = Action(Action::STOP_CODE);

    /// No move at all.
    pub const PASS: Action = Action(Action::PASS_CODE);

    /// The step from `origin` to `target`; `None` if no line joins them.
    pub const fn step(origin: Point, target: Point) -> Option<Action> {
        match origin.direction_to(target) {
            Some(way) => Some(Action::step_along(origin, way)),
            None => None,
        }
    }

    /// The jump from `origin` to `target`; `None` if no straight line of two parts joins them.
    pub const fn jump(origin: Point, target: Point) -> Option<Action> {
        match origin.jump_to(target) {
            Some(jump) => match origin.direction_to(jump.over) {
                Some(way) => Some(Action::jump_along(origin, way)),
                None => None,
            },
            None => None,
        }
    }

    /// The step along a line that is known to be there.
    #[inline]
    pub(crate) const fn step_along(origin: Point, way: Direction) -> Action {
        Action(NUMBERS.step[origin as usize][way as usize])
    }

    /// The step with the smallest number that begins on `origin`.
    #[inline]
    pub(crate) const fn first_step(origin: Point) -> Action {
        Action(NUMBERS.first_step[origin as usize])
    }

    /// The jump along lines that are known to be there.
    #[inline]
    pub(crate) const fn jump_along(origin: Point, way: Direction) -> Action {
        Action(NUMBERS.jump[origin as usize][way as usize])
    }

    /// The step or jump with a number from 0 to 697; `None` from 698 on, where the position decides
    /// between `stop` and `pass`: see [`Position::action`].
    #[inline]
    pub const fn from_number(number: u16) -> Option<Action> {
        if (number as usize) < STEPS + JUMPS { Some(Action(number)) } else { None }
    }

    /// The number from 0 to 698.
    #[inline]
    pub const fn number(self) -> u16 {
        if self.0 < Action::STOP.0 { self.0 } else { Action::STOP.0 }
    }

    /// What the decision does.
    #[inline]
    pub const fn kind(self) -> ActionKind {
        let number = self.0 as usize;
        if number < STEPS {
            let (origin, target) = NUMBERS.steps[number];
            ActionKind::Step { origin, target }
        } else if number < STEPS + JUMPS {
            ActionKind::Jump(NUMBERS.jumps[number - STEPS])
        } else if self.0 == Action::STOP.0 {
            ActionKind::Stop
        } else {
            ActionKind::Pass
        }
    }

    /// Where the moving piece comes from; `None` for `stop` and `pass`.
    #[inline]
    pub const fn origin(self) -> Option<Point> {
        match self.kind() {
            ActionKind::Step { origin, .. } => Some(origin),
            ActionKind::Jump(jump) => Some(jump.origin),
            ActionKind::Stop | ActionKind::Pass => None,
        }
    }

    /// Where the moving piece goes; `None` for `stop` and `pass`.
    #[inline]
    pub const fn target(self) -> Option<Point> {
        match self.kind() {
            ActionKind::Step { target, .. } => Some(target),
            ActionKind::Jump(jump) => Some(jump.target),
            ActionKind::Stop | ActionKind::Pass => None,
        }
    }

    /// The decision that this one becomes when the board is turned by half a turn.
    #[inline]
    pub const fn half_turn(self) -> Action {
        if self.0 < STEPS as u16 {
            Action(STEPS as u16 - 1 - self.0)
        } else if self.0 < Action::STOP.0 {
            Action((2 * STEPS + JUMPS) as u16 - 1 - self.0)
        } else {
            self
        }
    }

    /// The decision as a side sees it that sits at the near edge of its own board: itself for South,
    /// its half turn for North. Done twice it changes nothing, so it also leads back.
    ///
    /// ```
    /// use dablot::{Action, Side};
    ///
    /// let action: Action = "i9-h8".parse()?;
    /// assert_eq!(action.seen_by(Side::North).to_string(), "c5-d6");
    /// assert_eq!(action.seen_by(Side::North).seen_by(Side::North), action);
    /// # Ok::<(), dablot::ParseTurnError>(())
    /// ```
    #[inline]
    pub const fn seen_by(self, viewer: Side) -> Action {
        match viewer {
            Side::South => self,
            Side::North => self.half_turn(),
        }
    }

    /// The decision that this one becomes when left and right are exchanged.
    pub const fn mirrored(self) -> Action {
        let mirrored = match self.kind() {
            ActionKind::Step { origin, target } => {
                Action::step(origin.mirrored(), target.mirrored())
            }
            ActionKind::Jump(jump) => Action::jump(jump.origin.mirrored(), jump.target.mirrored()),
            ActionKind::Stop | ActionKind::Pass => Some(self),
        };
        mirrored.expect("the mirror maps lines to lines")
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Action({self})")
    }
}

impl Position {
    /// The decision with a number from 0 to 698, where 698 is `stop` in a chain and `pass` outside
    /// of one; `None` for a larger number. Whether it is legal is not asked.
    #[inline]
    pub const fn action(&self, number: u16) -> Option<Action> {
        if number != Action::STOP.0 {
            Action::from_number(number)
        } else if self.chain.is_some() {
            Some(Action::STOP)
        } else {
            Some(Action::PASS)
        }
    }
}
