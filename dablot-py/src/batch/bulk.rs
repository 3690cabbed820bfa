//! Random games and perft over many positions.

use dablot::Outcome;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::course::{Course, End};
use super::lane::{Lane, Terms};
use super::python::{self, as_threads};
use super::workers::{Stop, each};
use crate::arrays::{input, output};
use crate::outcome::PyOutcome;
use crate::perft::{self, Watch};
use crate::position::PyPosition;

/// How a game that was played out has ended.
struct PlayedOut {
    end: Option<End>,
    plies: u32,
    decisions: u32,
}

/// Plays a game at random; `None` if it was stopped.
fn played_out(seed: u64, terms: &Terms, stop: &Stop) -> Option<PlayedOut> {
    const PAUSE: u32 = 1 << 10;
    let Lane { mut course, mut draws, .. } = Lane::new(seed, terms);
    let mut repeated = false;
    loop {
        let between = course.position.chain().is_none();
        if repeated || (between && terms.ply_limit.is_some_and(|limit| course.plies >= limit)) {
            break;
        }
        let Some(action) = course.position.sample_action(|count| draws.below(count)) else { break };
        repeated = course.play(action);
        if course.decisions.is_multiple_of(PAUSE) && stop.is_set() {
            return None;
        }
    }
    let Course { plies, decisions, .. } = course;
    let open = course.position.outcome().is_none();
    Some(PlayedOut { end: course.end(open, repeated, terms.ply_limit), plies, decisions })
}

/// Plays a random game for each seed and fills arrays of the same length: plies, decisions, and
/// outcomes as places in the list of all outcomes, -1 for a game that was cut off.
#[pyfunction]
#[pyo3(signature = (seeds, starts, ply_limit, threads, plies, decisions, outcomes))]
#[expect(clippy::too_many_arguments, reason = "called by one function of the package")]
pub(crate) fn play_out(
    py: Python<'_>,
    seeds: &Bound<'_, PyAny>,
    starts: Vec<PyPosition>,
    ply_limit: Option<u32>,
    threads: &Bound<'_, PyAny>,
    plies: &Bound<'_, PyAny>,
    decisions: &Bound<'_, PyAny>,
    outcomes: &Bound<'_, PyAny>,
) -> PyResult<()> {
    let terms = python::terms(starts, 0, ply_limit, crate::arguments::AsViewer::SOUTH)?;
    let seeds = input::<u64>(seeds, "seeds")?;
    let shape = [seeds.len()];
    let mut plies = output::<i64>(plies, "plies", &shape)?;
    let mut decisions = output::<i64>(decisions, "decisions", &shape)?;
    let mut outcomes = output::<i8>(outcomes, "outcomes", &shape)?;
    let games = each(py, seeds.len(), as_threads(threads)?, |game, stop| {
        played_out(seeds[game], &terms, stop)
    })?;
    let rows = plies.as_slice_mut()?.iter_mut().zip(decisions.as_slice_mut()?);
    for ((row, outcome), game) in rows.zip(outcomes.as_slice_mut()?).zip(games) {
        (*row.0, *row.1) = (game.plies.into(), game.decisions.into());
        let place = |found| Outcome::ALL.into_iter().position(|outcome| outcome == found);
        *outcome = match game.end {
            Some(End::Outcome(found)) => place(found).map_or(-1, |place| place as i8),
            Some(End::Limit) | None => -1,
        };
    }
    Ok(())
}

/// Every outcome by the rules; games that were played out say which by its place.
#[pyfunction]
pub(crate) fn rule_outcomes(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, Outcome::ALL.map(PyOutcome::from))
}

/// Stops when it is told to.
struct Told<'a> {
    stop: &'a Stop,
    positions: u32,
}

impl Watch for Told<'_> {
    type Stopped = ();

    #[inline]
    fn pass(&mut self) -> Result<(), ()> {
        self.positions = self.positions.wrapping_add(1);
        if self.positions.is_multiple_of(1 << 12) { self.ask() } else { Ok(()) }
    }

    fn ask(&self) -> Result<(), ()> {
        if self.stop.is_set() { Err(()) } else { Ok(()) }
    }
}

/// Fills an array with the perft of each position, by turns or by single decisions.
#[pyfunction]
pub(crate) fn perft_each(
    py: Python<'_>,
    positions: Vec<PyPosition>,
    depth: &Bound<'_, PyAny>,
    by_decisions: bool,
    threads: &Bound<'_, PyAny>,
    counts: &Bound<'_, PyAny>,
) -> PyResult<()> {
    let depth = perft::depth(depth)?;
    let positions: Vec<_> = positions.into_iter().map(|position| position.0).collect();
    let mut counts = output::<u64>(counts, "counts", &[positions.len()])?;
    let found = each(py, positions.len(), as_threads(threads)?, |at, stop| {
        let watch = &mut Told { stop, positions: 0 };
        if by_decisions {
            perft::actions_below(&positions[at], depth, watch).ok()
        } else {
            perft::turns_below(&positions[at], depth, watch).ok()
        }
    })?;
    counts.as_slice_mut()?.copy_from_slice(&found);
    Ok(())
}
