//! A batch: many games stepped by one call.

use dablot::{Action, Illegal, Position, Side};

use super::course::{Course, End};
use super::lane::{Lane, Terms};
use super::sheets::{Results, Sheets};

/// Fewer games than this are not worth the time of a second thread.
const GRAIN: usize = 128;

/// Many games under the same terms. Each depends on its own seed and decisions only, so it makes no
/// difference how many threads play them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Games {
    pub(crate) terms: Terms,
    pub(crate) lanes: Vec<Lane>,
}

/// A game that has ended and was followed by a new one.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    pub(crate) game: usize,
    pub(crate) position: Position,
    pub(crate) end: End,
    pub(crate) plies: u32,
    pub(crate) decisions: u32,
}

/// Why no game was stepped.
#[derive(Clone, Debug)]
pub(crate) enum Refused {
    /// There is no decision with that number.
    Number { game: usize, number: i64 },
    /// There is, but it is not legal.
    Illegal { game: usize, number: i64, action: Action, why: Illegal },
}

impl Games {
    pub(crate) fn new(terms: Terms, seeds: &[u64]) -> Games {
        let lanes = seeds.iter().map(|&seed| Lane::new(seed, &terms)).collect();
        Games { terms, lanes }
    }

    /// Begins new games where `chosen` says so, from new seeds if there are any.
    pub(crate) fn reset(&mut self, seeds: Option<&[u64]>, chosen: impl Fn(usize) -> bool) {
        for (at, lane) in self.lanes.iter_mut().enumerate().filter(|&(at, _)| chosen(at)) {
            match seeds {
                Some(seeds) => *lane = Lane::new(seeds[at], &self.terms),
                None => lane.begin(&self.terms),
            }
        }
    }

    /// Writes what there is to see.
    pub(crate) fn write(&self, mut sheets: Sheets<'_>) {
        for (row, lane) in self.lanes.iter().enumerate() {
            write(lane, &self.terms, &mut sheets, row);
        }
    }

    /// The decisions with these numbers, if all are legal.
    ///
    /// # Errors
    /// [`Refused`] says which is not, the first of them, and why.
    pub(crate) fn read(&self, numbers: &[i64]) -> Result<Vec<Action>, Refused> {
        let pairs = self.lanes.iter().zip(numbers).enumerate();
        pairs
            .map(|(game, (lane, &number))| {
                let found = u16::try_from(number).ok();
                let action = found.and_then(|found| lane.action(found, &self.terms));
                let action = action.ok_or(Refused::Number { game, number })?;
                let position = &lane.course.position;
                if position.is_legal_action(action) {
                    return Ok(action);
                }
                position.check_action(action).map_err(|why| Refused::Illegal {
                    game,
                    number,
                    action,
                    why,
                })?;
                Ok(action)
            })
            .collect()
    }

    /// Plays one decision in each game, begins a new game where one has ended, and writes what there
    /// is to see. The decisions must be [legal](Games::read). Runs on the threads of the pool that it
    /// is called in.
    pub(crate) fn step(
        &mut self,
        actions: &[Action],
        sheets: Sheets<'_>,
        results: Results<'_>,
        threads: usize,
    ) -> Vec<Finished> {
        let grain = self.lanes.len().div_ceil(threads).max(GRAIN);
        step(&self.terms, &mut self.lanes, actions, sheets, results, 0, grain)
    }

    /// Draws a legal decision for each game.
    pub(crate) fn sample(&mut self, numbers: &mut [i64]) {
        for (lane, number) in self.lanes.iter_mut().zip(numbers) {
            *number = lane.sample(&self.terms).into();
        }
    }
}

/// Steps some of the games, in halves if they are many; `first` is the number of the first.
fn step(
    terms: &Terms,
    lanes: &mut [Lane],
    actions: &[Action],
    sheets: Sheets<'_>,
    results: Results<'_>,
    first: usize,
    grain: usize,
) -> Vec<Finished> {
    if lanes.len() <= grain {
        return step_each(terms, lanes, actions, sheets, results, first);
    }
    let half = (lanes.len() / grain).div_ceil(2) * grain;
    let lanes = lanes.split_at_mut(half);
    let actions = actions.split_at(half);
    let (sheets, results) = (sheets.split_at(half), results.split_at(half));
    let (mut left, right) = rayon::join(
        || step(terms, lanes.0, actions.0, sheets.0, results.0, first, grain),
        || step(terms, lanes.1, actions.1, sheets.1, results.1, first + half, grain),
    );
    left.extend(right);
    left
}

fn step_each(
    terms: &Terms,
    lanes: &mut [Lane],
    actions: &[Action],
    mut sheets: Sheets<'_>,
    results: Results<'_>,
    first: usize,
) -> Vec<Finished> {
    let Results { rewards, terminations, truncations, acted } = results;
    let mut finished = Vec::new();
    for (row, (lane, &action)) in lanes.iter_mut().zip(actions).enumerate() {
        let actor = lane.course.position.side_to_move();
        let repeated = lane.course.play(action);
        let open = write(lane, terms, &mut sheets, row);
        let end = lane.course.end(open, repeated, terms.ply_limit);
        rewards[row] = end.map_or(0.0, |end| reward(end, actor));
        terminations[row] = matches!(end, Some(End::Outcome(_)));
        truncations[row] = end == Some(End::Limit);
        acted[row] = actor as i8;
        if let Some(end) = end {
            let Course { position, plies, decisions, .. } = lane.course;
            finished.push(Finished { game: first + row, position, end, plies, decisions });
            lane.begin(terms);
            write(lane, terms, &mut sheets, row);
        }
    }
    finished
}

/// Writes what a game has to see; gives whether any decision is legal.
#[inline]
fn write(lane: &Lane, terms: &Terms, sheets: &mut Sheets<'_>, row: usize) -> bool {
    let position = &lane.course.position;
    sheets.write(row, position, terms.viewer_of(position))
}

/// What an end is worth to a side: 1 for a win, -1 for a loss, 0 for a draw or none.
fn reward(end: End, side: Side) -> f64 {
    match end {
        End::Outcome(outcome) => {
            outcome.winner().map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 })
        }
        End::Limit => 0.0,
    }
}
