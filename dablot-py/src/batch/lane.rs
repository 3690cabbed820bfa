//! One game of a batch, and the next one after its end.

use dablot::{Action, Position, Side};

use super::course::Course;
use super::random::Random;

/// What all games of a batch have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    /// Where games begin; which of several is drawn by lot. The game goes on in all of them.
    pub(crate) starts: Box<[Position]>,
    /// How many plies are then played at random.
    pub(crate) opening: u32,
    /// After how many plies, those of the opening not counted, a game is cut off.
    pub(crate) ply_limit: Option<u32>,
    /// Who looks; `None` for the side to move.
    pub(crate) viewer: Option<Side>,
}

impl Terms {
    /// The side that looks at a position.
    #[inline]
    pub(crate) fn viewer_of(&self, position: &Position) -> Side {
        self.viewer.unwrap_or(position.side_to_move())
    }
}

/// A game, and the numbers that decide what is left to chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lane {
    pub(crate) course: Course,
    /// Draws starts and openings.
    pub(crate) openings: Random,
    /// Draws decisions for whoever asks for some.
    pub(crate) draws: Random,
}

impl Lane {
    /// A first game.
    pub(crate) fn new(seed: u64, terms: &Terms) -> Lane {
        let mut lane = Lane {
            course: Course::new(terms.starts[0]),
            openings: Random::new(seed, 1),
            draws: Random::new(seed, 2),
        };
        lane.begin(terms);
        lane
    }

    /// Begins a new game.
    pub(crate) fn begin(&mut self, terms: &Terms) {
        let random = &mut self.openings;
        let start = match &*terms.starts {
            [start] => *start,
            starts => starts[random.below(starts.len() as u32) as usize],
        };
        self.course = opened(Course::new(start), terms.opening, random);
    }

    /// The decision with a number that the viewer has for it; `None` if it has none.
    #[inline]
    pub(crate) fn action(&self, number: u16, terms: &Terms) -> Option<Action> {
        let position = &self.course.position;
        position.action(number).map(|action| action.seen_by(terms.viewer_of(position)))
    }

    /// The number, as the viewer has it, of a legal decision drawn by lot.
    #[inline]
    pub(crate) fn sample(&mut self, terms: &Terms) -> u16 {
        let position = &self.course.position;
        let draws = &mut self.draws;
        let action = position.sample_action(|count| draws.below(count));
        action.unwrap_or(Action::STOP).seen_by(terms.viewer_of(position)).number()
    }
}

/// The game after so many plies by lot, stopped short of its end.
fn opened(start: Course, plies: u32, random: &mut Random) -> Course {
    let mut course = start.clone();
    let mut opened = start;
    while course.plies < plies {
        let drawn = course.position.sample_action(|count| random.below(count));
        let Some(action) = drawn else { break };
        let repeated = course.play(action);
        if repeated || course.position.outcome().is_some() {
            break;
        }
        if course.position.chain().is_none() {
            opened.clone_from(&course);
        }
    }
    Course { plies: 0, decisions: 0, ..opened }
}
