//! `dablot.Outcome`.

use dablot::{DrawReason, Ending, Outcome, Side, WinReason};
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::arguments::AsSide;
use crate::errors::{quoted, refusal};
use crate::vocabulary::Vocabulary;

/// By what a game was won or drawn; in order of the members of `dablot.Reason`.
///
/// The library's reasons, and what players may say.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Reason {
    CapturedAll,
    KingCaptured,
    BareKing,
    Immobile,
    Kings,
    Quiet,
    Repetition,
    Resignation,
    Agreement,
}

impl Reason {
    const ALL: [Reason; 9] = [
        Reason::CapturedAll,
        Reason::KingCaptured,
        Reason::BareKing,
        Reason::Immobile,
        Reason::Kings,
        Reason::Quiet,
        Reason::Repetition,
        Reason::Resignation,
        Reason::Agreement,
    ];

    const fn name(self) -> &'static str {
        match self {
            Reason::CapturedAll => "captured-all",
            Reason::KingCaptured => "king",
            Reason::BareKing => "bare-king",
            Reason::Immobile => "immobile",
            Reason::Kings => "kings",
            Reason::Quiet => "quiet",
            Reason::Repetition => "repetition",
            Reason::Resignation => "resignation",
            Reason::Agreement => "agreement",
        }
    }

    /// Whether the reason is one by which a game is won, or drawn.
    const fn fits(self, winner: Option<Side>) -> bool {
        match self {
            Reason::Immobile => true,
            Reason::Kings | Reason::Quiet | Reason::Repetition | Reason::Agreement => {
                winner.is_none()
            }
            Reason::CapturedAll | Reason::KingCaptured | Reason::BareKing | Reason::Resignation => {
                winner.is_some()
            }
        }
    }
}

impl<'py> IntoPyObject<'py> for Reason {
    type Target = PyAny;
    type Output = Borrowed<'py, 'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Borrowed<'py, 'py, PyAny>> {
        Ok(Vocabulary::get(py)?.reasons[self as usize].bind_borrowed(py))
    }
}

/// The end of a game: who has won or that it is drawn, and by what.
///
/// >>> outcome = Outcome("S captured-all")
/// >>> outcome.winner, outcome.reason, outcome.result
/// (Side.SOUTH, Reason.CAPTURED_ALL, '1-0')
/// >>> Outcome("draw kings").is_draw
/// True
///
/// Raises :exc:`OutcomeError` for any other text.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
#[pyclass(name = "Outcome", module = "dablot", frozen, eq, hash)]
pub(crate) struct PyOutcome {
    pub(crate) winner: Option<Side>,
    pub(crate) why: Reason,
}

impl From<Outcome> for PyOutcome {
    fn from(outcome: Outcome) -> PyOutcome {
        let why = match outcome {
            Outcome::Won { reason, .. } => match reason {
                WinReason::CapturedAll => Reason::CapturedAll,
                WinReason::KingCaptured => Reason::KingCaptured,
                WinReason::BareKing => Reason::BareKing,
                WinReason::Immobile => Reason::Immobile,
            },
            Outcome::Drawn { reason } => match reason {
                DrawReason::Kings => Reason::Kings,
                DrawReason::Immobile => Reason::Immobile,
                DrawReason::Quiet => Reason::Quiet,
                DrawReason::Repetition => Reason::Repetition,
            },
        };
        PyOutcome { winner: outcome.winner(), why }
    }
}

impl From<Ending> for PyOutcome {
    fn from(ending: Ending) -> PyOutcome {
        match ending {
            Ending::Rules(outcome) => outcome.into(),
            Ending::Resignation { loser } => {
                PyOutcome { winner: Some(!loser), why: Reason::Resignation }
            }
            Ending::Agreement => PyOutcome { winner: None, why: Reason::Agreement },
        }
    }
}

#[pymethods]
impl PyOutcome {
    #[new]
    #[pyo3(signature = (text, /))]
    fn new(py: Python<'_>, text: &str) -> PyResult<PyOutcome> {
        let read = || {
            let (winner, reason) = text.split_once(' ')?;
            let winner = match winner {
                "S" => Some(Side::South),
                "N" => Some(Side::North),
                "draw" => None,
                _ => return None,
            };
            let why = Reason::ALL.into_iter().find(|why| why.name() == reason)?;
            why.fits(winner).then_some(PyOutcome { winner, why })
        };
        read().ok_or_else(|| {
            let message = format!(
                "{} is no outcome: expected `S` or `N` with `captured-all`, `king`, \
                 `bare-king`, `immobile` or `resignation`, or `draw` with `kings`, `immobile`, \
                 `quiet`, `repetition` or `agreement`",
                quoted(text)
            );
            refusal(py, "OutcomeError", &message)
        })
    }

    /// The side that has won; ``None`` for a draw.
    #[getter]
    fn winner(&self) -> Option<AsSide> {
        self.winner.map(AsSide)
    }

    /// By what.
    #[getter]
    fn reason(&self) -> Reason {
        self.why
    }

    /// Whether neither side has won.
    #[getter]
    fn is_draw(&self) -> bool {
        self.winner.is_none()
    }

    /// The result as it stands in records: ``1-0`` South has won, ``0-1`` North, ``1/2-1/2``.
    #[getter]
    pub(crate) fn result(&self) -> &'static str {
        match self.winner {
            Some(Side::South) => "1-0",
            Some(Side::North) => "0-1",
            None => "1/2-1/2",
        }
    }

    pub(crate) fn __str__(&self) -> String {
        let winner = match self.winner {
            Some(Side::South) => "S",
            Some(Side::North) => "N",
            None => "draw",
        };
        format!("{winner} {}", self.why.name())
    }

    fn __repr__(&self) -> String {
        format!("Outcome('{}')", self.__str__())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyOutcome>(), (self.__str__(),))
    }
}
