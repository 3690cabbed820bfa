//! The class behind `dablot.vector.VectorEnv`.

use std::sync::{Mutex, PoisonError};

use dablot::{Action, File, Plane, Point, Position, Rank};
use numpy::PyReadwriteArrayDyn;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use super::course::{Course, End};
use super::games::{Finished, Games, Refused};
use super::lane::{Lane, Terms};
use super::random::Random;
use super::sheets::{Observation, Results, Sheets};
use crate::arguments::{AsSide, AsViewer, integer};
use crate::arrays::{has_type, input, output};
use crate::errors::{Fields, Raise};
use crate::outcome::PyOutcome;
use crate::position::PyPosition;

/// What is needed to go on with one game: position, plies, decisions, the states of the two
/// generators, and the positions that repetition is judged by.
type LaneState = (PyPosition, u32, u32, u64, u64, Vec<PyPosition>);

/// What is needed to go on with a batch.
type BatchState = (Vec<PyPosition>, u32, Option<u32>, Option<AsSide>, usize, Vec<LaneState>);

/// A game that has ended: its number, its last position, its outcome unless it was cut off, its plies
/// and decisions.
type Ended = (usize, PyPosition, Option<PyOutcome>, u32, u32);

/// A number of threads.
pub(crate) fn as_threads(object: &Bound<'_, PyAny>) -> PyResult<usize> {
    let threads = integer(object, "a number of threads")?;
    threads.filter(|threads| (1..=1024).contains(threads)).ok_or_else(|| {
        PyValueError::new_err(format!("expected a number of threads from 1 to 1024, not {object}"))
    })
}

/// What games have in common; they cannot begin where one is over.
pub(crate) fn terms(
    starts: Vec<PyPosition>,
    opening: u32,
    ply_limit: Option<u32>,
    seen_by: AsViewer,
) -> PyResult<Terms> {
    let starts: Box<[Position]> = starts.into_iter().map(|start| start.0).collect();
    if starts.is_empty() {
        return Err(PyValueError::new_err("games need a position to start from"));
    }
    for start in &starts {
        if let Some(outcome) = start.outcome() {
            let message = format!("no game can start from {start}: it is over, {outcome}");
            return Err(PyValueError::new_err(message));
        }
    }
    let viewer = match seen_by {
        AsViewer::Mover => None,
        AsViewer::Side(side) => Some(side),
    };
    Ok(Terms { starts, opening, ply_limit, viewer })
}

/// Many games, stepped by one call into arrays that the caller gives. What it means is said by
/// `dablot.vector.VectorEnv`.
#[pyclass(name = "Batch", module = "dablot._dablot", frozen, weakref)]
pub(crate) struct PyBatch {
    games: Mutex<Games>,
    count: usize,
    threads: usize,
    pool: Mutex<Option<Pool>>,
}

/// Threads that wait for work, of the process that has started them: a forked one has none of them.
struct Pool {
    process: u32,
    threads: rayon::ThreadPool,
}

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (seeds, starts, *, opening, ply_limit, seen_by, threads))]
    fn new(
        seeds: &Bound<'_, PyAny>,
        starts: Vec<PyPosition>,
        opening: u32,
        ply_limit: Option<u32>,
        seen_by: AsViewer,
        threads: &Bound<'_, PyAny>,
    ) -> PyResult<PyBatch> {
        let terms = terms(starts, opening, ply_limit, seen_by)?;
        Ok(PyBatch::of(Games::new(terms, &input(seeds, "seeds")?), as_threads(threads)?))
    }

    /// Begins new games: where `chosen` says so, or everywhere; from new seeds, if there are any.
    #[pyo3(signature = (seeds, chosen))]
    fn reset(
        &self,
        py: Python<'_>,
        seeds: Option<&Bound<'_, PyAny>>,
        chosen: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seeds = seeds.map(|seeds| input::<u64>(seeds, "seeds")).transpose()?;
        let chosen = chosen.map(|chosen| input::<bool>(chosen, "chosen")).transpose()?;
        let lengths = [seeds.as_ref().map(Vec::len), chosen.as_ref().map(Vec::len)];
        for length in lengths.into_iter().flatten() {
            self.check_length(length)?;
        }
        py.detach(|| {
            let is_chosen = |game: usize| chosen.as_ref().is_none_or(|chosen| chosen[game]);
            self.lock().reset(seeds.as_deref(), is_chosen);
        });
        Ok(())
    }

    /// Writes what there is to see.
    fn observe(
        &self,
        py: Python<'_>,
        observation: &Bound<'_, PyAny>,
        masks: &Bound<'_, PyAny>,
        to_play: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let mut arrays = SheetArrays::new(self.count, observation, masks, to_play)?;
        let sheets = arrays.sheets()?;
        py.detach(|| self.lock().write(sheets));
        Ok(())
    }

    /// Plays one decision in each game, or in none if any is illegal; gives the games that have ended.
    #[expect(clippy::too_many_arguments, reason = "called by one method of the package")]
    fn step(
        &self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        observation: &Bound<'_, PyAny>,
        masks: &Bound<'_, PyAny>,
        to_play: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        terminations: &Bound<'_, PyAny>,
        truncations: &Bound<'_, PyAny>,
        acted: &Bound<'_, PyAny>,
    ) -> PyResult<Vec<Ended>> {
        let numbers = input::<i64>(actions, "actions")?;
        self.check_length(numbers.len())?;
        let shape = [self.count];
        let mut arrays = SheetArrays::new(self.count, observation, masks, to_play)?;
        let mut rewards = output::<f64>(rewards, "rewards", &shape)?;
        let mut terminations = output::<bool>(terminations, "terminations", &shape)?;
        let mut truncations = output::<bool>(truncations, "truncations", &shape)?;
        let mut acted = output::<i8>(acted, "acted", &shape)?;
        let sheets = arrays.sheets()?;
        let results = Results {
            rewards: rewards.as_slice_mut()?,
            terminations: terminations.as_slice_mut()?,
            truncations: truncations.as_slice_mut()?,
            acted: acted.as_slice_mut()?,
        };
        let finished = py.detach(|| self.step_games(&numbers, sheets, results))?;
        finished
            .map(|finished| finished.iter().map(ended).collect())
            .map_err(|refused| refused.raise(py).unwrap_or_else(|failure| failure))
    }

    /// Draws a legal decision for each game.
    fn sample(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut actions = output::<i64>(actions, "out", &[self.count])?;
        let numbers = actions.as_slice_mut()?;
        py.detach(|| self.lock().sample(numbers));
        Ok(())
    }

    /// The position of each game.
    #[getter]
    fn positions(&self, py: Python<'_>) -> Vec<PyPosition> {
        py.detach(|| {
            let games = self.lock();
            games.lanes.iter().map(|lane| PyPosition(lane.course.position)).collect()
        })
    }

    #[staticmethod]
    fn _restore(state: BatchState) -> PyResult<PyBatch> {
        let (starts, opening, ply_limit, viewer, threads, lanes) = state;
        let bad = || PyValueError::new_err("this is no state of a batch");
        let positions = starts.iter().chain(lanes.iter().map(|lane| &lane.0));
        if starts.is_empty() || positions.clone().any(|position| position.0.outcome().is_some()) {
            return Err(bad());
        }
        let starts = starts.into_iter().map(|start| start.0).collect();
        let terms = Terms { starts, opening, ply_limit, viewer: viewer.map(|side| side.0) };
        let lanes = lanes.into_iter().map(|(position, plies, decisions, openings, draws, seen)| {
            let seen = seen.into_iter().map(|position| position.0).collect();
            Lane {
                course: Course { position: position.0, plies, decisions, seen },
                openings: Random::from_state(openings),
                draws: Random::from_state(draws),
            }
        });
        let lanes: Vec<Lane> = lanes.collect();
        if threads == 0 || threads > 1024 {
            return Err(bad());
        }
        Ok(PyBatch::of(Games { terms, lanes }, threads))
    }

    fn __reduce__<'py>(slf: &Bound<'py, PyBatch>) -> PyResult<(Bound<'py, PyAny>, (BatchState,))> {
        let py = slf.py();
        let batch = slf.get();
        let games = py.detach(|| batch.lock().clone());
        let Terms { starts, opening, ply_limit, viewer } = games.terms;
        let lanes = games.lanes.into_iter().map(|lane| {
            let Course { position, plies, decisions, seen } = lane.course;
            let seen = seen.into_iter().map(PyPosition).collect();
            let generators = (lane.openings.state(), lane.draws.state());
            (PyPosition(position), plies, decisions, generators.0, generators.1, seen)
        });
        let starts = starts.into_iter().map(PyPosition).collect();
        let viewer = viewer.map(AsSide);
        let state = (starts, opening, ply_limit, viewer, batch.threads, lanes.collect());
        Ok((py.get_type::<PyBatch>().getattr("_restore")?, (state,)))
    }
}

impl PyBatch {
    fn of(games: Games, threads: usize) -> PyBatch {
        let count = games.lanes.len();
        PyBatch { games: Mutex::new(games), count, threads, pool: Mutex::new(None) }
    }

    /// To be called without the GIL only, which whoever holds this may be waiting for.
    fn lock(&self) -> std::sync::MutexGuard<'_, Games> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn check_length(&self, length: usize) -> PyResult<()> {
        if length == self.count {
            return Ok(());
        }
        let message = format!("expected a value for each of {} games, not {length}", self.count);
        Err(PyValueError::new_err(message))
    }

    fn step_games(
        &self,
        numbers: &[i64],
        sheets: Sheets<'_>,
        results: Results<'_>,
    ) -> PyResult<Result<Vec<Finished>, Refused>> {
        let mut games = self.lock();
        let actions = match games.read(numbers) {
            Ok(actions) => actions,
            Err(refused) => return Ok(Err(refused)),
        };
        if self.threads == 1 {
            return Ok(Ok(games.step(&actions, sheets, results, 1)));
        }
        let mut pool = self.pool.lock().unwrap_or_else(PoisonError::into_inner);
        let process = std::process::id();
        if let Some(other) = pool.take_if(|pool| pool.process != process) {
            // There is nobody to be told that it is over.
            std::mem::forget(other);
        }
        let pool = match &mut *pool {
            Some(pool) => pool,
            none => {
                let threads = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
                let threads = threads
                    .map_err(|error| PyRuntimeError::new_err(format!("no threads: {error}")))?;
                none.insert(Pool { process, threads })
            }
        };
        let games = &mut *games;
        let step = || games.step(&actions, sheets, results, self.threads);
        Ok(Ok(pool.threads.install(step)))
    }
}

fn ended(finished: &Finished) -> Ended {
    let &Finished { game, position, end, plies, decisions } = finished;
    let outcome = match end {
        End::Outcome(outcome) => Some(PyOutcome::from(outcome)),
        End::Limit => None,
    };
    (game, PyPosition(position), outcome, plies, decisions)
}

/// The arrays behind [`Sheets`].
struct SheetArrays<'py> {
    observation: ObservationArray<'py>,
    masks: PyReadwriteArrayDyn<'py, i8>,
    to_play: PyReadwriteArrayDyn<'py, i8>,
}

enum ObservationArray<'py> {
    Codes(PyReadwriteArrayDyn<'py, i8>),
    Bytes(PyReadwriteArrayDyn<'py, u8>),
    Floats(PyReadwriteArrayDyn<'py, f32>),
}

impl<'py> SheetArrays<'py> {
    fn new(
        count: usize,
        observation: &Bound<'py, PyAny>,
        masks: &Bound<'py, PyAny>,
        to_play: &Bound<'py, PyAny>,
    ) -> PyResult<SheetArrays<'py>> {
        let planes = [count, Plane::COUNT, Rank::COUNT, File::COUNT];
        let observation = if has_type::<u8>(observation) {
            ObservationArray::Bytes(output(observation, "observation", &planes)?)
        } else if has_type::<f32>(observation) {
            ObservationArray::Floats(output(observation, "observation", &planes)?)
        } else {
            ObservationArray::Codes(output(observation, "observation", &[count, Point::COUNT])?)
        };
        let masks = output(masks, "masks", &[count, Action::COUNT])?;
        Ok(SheetArrays { observation, masks, to_play: output(to_play, "to_play", &[count])? })
    }

    fn sheets(&mut self) -> PyResult<Sheets<'_>> {
        let observation = match &mut self.observation {
            ObservationArray::Codes(array) => {
                Observation::Codes(array.as_slice_mut()?.as_chunks_mut().0)
            }
            ObservationArray::Bytes(array) => {
                Observation::Bytes(array.as_slice_mut()?.as_chunks_mut().0)
            }
            ObservationArray::Floats(array) => {
                Observation::Floats(array.as_slice_mut()?.as_chunks_mut().0)
            }
        };
        let masks = self.masks.as_slice_mut()?.as_chunks_mut().0;
        Ok(Sheets { observation, masks, to_play: self.to_play.as_slice_mut()? })
    }
}

impl Raise for Refused {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        let (&game, &number, message, cause) = match self {
            Refused::Number { game, number } => {
                let message = format!(
                    "game {game}: no decision has the number {number}: expected 0 to {}",
                    Action::COUNT - 1
                );
                (game, number, message, None)
            }
            Refused::Illegal { game, number, action, why } => {
                let message = format!("game {game}: {number} is {action}, which is illegal: {why}");
                (game, number, message, Some(why.raise(py)?))
            }
        };
        let error = cause.as_ref().map(|cause| cause.value(py).clone());
        let fields = Fields::new(py).with("game", game)?.with("number", number)?;
        let error = fields.with("error", error)?.raise("BatchError", &message)?;
        error.set_cause(py, cause);
        Ok(error)
    }
}
