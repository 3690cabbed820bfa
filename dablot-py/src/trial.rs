//! `dablot.Trial`: games that the Ludii general game system has saved.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use dablot::ludii::{ParseTrialError, Replay, Trial, TrialFault, TrialFaultKind};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use crate::action::PyAction;
use crate::errors::{Fields, OrRaise, Raise};
use crate::game::PyGame;
use crate::outcome::PyOutcome;
use crate::position::PyPosition;
use crate::source::read_text;
use crate::turn::PyTurn;

/// A game as the Ludii general game system saves it, line by line, so that it is written again as it
/// was read: ``str(trial)`` is its text.
///
/// Made from that text; :meth:`read` takes it from a file. A trial that can be read may still tell of
/// a game that cannot be: :meth:`replay` says so.
///
/// >>> trial = Trial.from_game(Game())
/// >>> Trial(str(trial)) == trial, trial.field("numInitialPlacementMoves")
/// (True, '60')
///
/// Raises :exc:`TrialError` for a text that is no trial, with line and column.
#[derive(Clone, PartialEq, Eq)]
#[pyclass(name = "Trial", module = "dablot", frozen, eq, weakref)]
pub(crate) struct PyTrial(Trial);

impl Raise for ParseTrialError {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        let fields = Fields::new(py).with("line", self.line)?.with("column", self.column)?;
        fields.raise("TrialError", &self.to_string())
    }
}

#[pymethods]
impl PyTrial {
    #[new]
    #[pyo3(signature = (text, /))]
    fn new(py: Python<'_>, text: &str) -> PyResult<PyTrial> {
        py.detach(|| Trial::parse(text)).or_raise(py).map(PyTrial)
    }

    /// Reads a trial from a path or a file object, plain or compressed with gzip.
    ///
    /// Raises :exc:`TrialError` for a text that is no trial, ``OSError`` for a file that cannot be
    /// read, ``UnicodeDecodeError`` for one that is not UTF-8.
    #[staticmethod]
    #[pyo3(signature = (source, /))]
    fn read(source: &Bound<'_, PyAny>) -> PyResult<PyTrial> {
        PyTrial::new(source.py(), &read_text(source)?)
    }

    /// The trial of a game: its start is placed in the order in which Ludii does it, then the
    /// decisions follow, with the numbers of legal decisions and, if it is over, the result.
    ///
    /// The game is taken as one under the rule set ``ludii``, whatever its rules are.
    ///
    /// Raises :exc:`IllegalTurnError` if those rules refuse one of its turns.
    #[staticmethod]
    fn from_game(game: &Bound<'_, PyGame>) -> PyResult<PyTrial> {
        let (start, decisions) = game.get().decisions();
        let trial = Trial::from_game(&start, decisions).map_err(|(_, illegal)| illegal);
        trial.or_raise(game.py()).map(PyTrial)
    }

    /// The value of the first field with a name such as ``endtype``; ``None`` if there is none.
    fn field(&self, name: &str) -> Option<&str> {
        self.0.field(name)
    }

    /// Plays the trial move by move under the rule set ``ludii`` and judges everything that the file
    /// says: each move's mover, legality, what it removes, whether its chain goes on; the numbers of
    /// legal decisions; the result.
    ///
    /// >>> Trial.from_game(Game()).replay().faults
    /// ()
    fn replay(&self, py: Python<'_>) -> PyReplay {
        py.detach(|| PyReplay(self.0.replay()))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Trial: {} moves>", self.0.moves().count())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyTrial>(), (self.0.to_string(),))
    }
}

/// A trial that has been played, as far as its moves are legal.
#[pyclass(name = "Replay", module = "dablot", frozen, weakref)]
pub(crate) struct PyReplay(Replay);

#[pymethods]
impl PyReplay {
    /// Everything that is wrong, in order of the lines: a ``tuple`` of :class:`Fault`, empty for a
    /// good trial.
    #[getter]
    fn faults<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let faults: PyResult<Vec<_>> =
            self.0.faults().iter().map(|fault| object(py, fault)).collect();
        PyTuple::new(py, faults?)
    }

    /// Whether every move of the trial was played.
    #[getter]
    fn is_complete(&self) -> bool {
        self.0.is_complete()
    }

    /// The position before the first move; ``None`` if the pieces that were placed make none.
    #[getter]
    fn start(&self) -> Option<PyPosition> {
        self.0.start().map(PyPosition)
    }

    /// The position after the last legal move; ``None`` if there was none to begin with.
    #[getter]
    fn position(&self) -> Option<PyPosition> {
        self.0.last().map(PyPosition)
    }

    /// How the game has ended on the board; ``None`` if it has not.
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.0.outcome().map(PyOutcome::from)
    }

    /// The turns played, chains put together.
    #[getter]
    fn turns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let turns: Vec<_> = self.0.turns().map(|(_, turn)| PyTurn(turn)).collect();
        PyTuple::new(py, turns)
    }

    /// The single decisions played.
    #[getter]
    fn actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let decisions: Vec<_> =
            self.0.decisions().iter().map(|&(_, action)| PyAction(action)).collect();
        PyTuple::new(py, decisions)
    }

    fn __repr__(&self) -> String {
        let (turns, faults) = (self.0.turn_count(), self.0.faults().len());
        format!("<Replay: {turns} turns, {faults} faults>")
    }
}

/// A fault as a `dablot.Fault`.
fn object<'py>(py: Python<'py>, fault: &TrialFault) -> PyResult<Bound<'py, PyAny>> {
    let error = match &fault.kind {
        TrialFaultKind::Illegal(illegal) => Some(illegal.raise(py)?),
        TrialFaultKind::Start { errors } => Some(errors.raise(py)?),
        _ => None,
    };
    let error = error.map(|error| error.into_bound_py_any(py)).transpose()?;
    let fields = Fields::new(py)
        .with("line", fault.line)?
        .with("column", fault.column)?
        .with("turn", fault.turn)?
        .with("kind", fault.kind.name())?
        .with("message", fault.kind.to_string())?
        .with("error", error)?;
    fields.build("Fault", ())
}
