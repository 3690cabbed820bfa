//! The library's errors as the Python exceptions of `dablot.errors`.

use dablot::{
    Illegal, ParsePointError, ParsePositionError, ParseRulesError, ParseTurnError, SetupErrors,
    SetupFault, TurnTextError,
};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::arguments::{AsPoint, AsRole, AsSide};
use crate::outcome::PyOutcome;
use crate::piece::PyPiece;
use crate::turn::PyTurn;
use crate::vocabulary::Vocabulary;

/// An error that has a Python exception to be raised as.
pub(crate) trait Raise {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr>;
}

/// A result whose error is one of the library's.
pub(crate) trait OrRaise<T> {
    fn or_raise(self, py: Python<'_>) -> PyResult<T>;
}

impl<T, E: Raise> OrRaise<T> for Result<T, E> {
    fn or_raise(self, py: Python<'_>) -> PyResult<T> {
        self.map_err(|error| error.raise(py).unwrap_or_else(|failure| failure))
    }
}

/// What is known about an error besides its message.
pub(crate) struct Fields<'py>(Bound<'py, PyDict>);

impl<'py> Fields<'py> {
    pub(crate) fn new(py: Python<'py>) -> Fields<'py> {
        Fields(PyDict::new(py))
    }

    pub(crate) fn with(
        self,
        name: &str,
        value: impl IntoPyObjectExt<'py>,
    ) -> PyResult<Fields<'py>> {
        self.0.set_item(name, value.into_bound_py_any(self.0.py())?)?;
        Ok(self)
    }

    fn point(self, name: &str, point: dablot::Point) -> PyResult<Fields<'py>> {
        self.with(name, AsPoint(point))
    }

    /// The exception of a class of `dablot.errors` with these fields.
    pub(crate) fn raise(self, class: &str, message: &str) -> PyResult<PyErr> {
        Ok(PyErr::from_value(self.build(class, (message,))?))
    }

    /// An object of a class of `dablot.errors` with these fields.
    pub(crate) fn build(
        self,
        class: &str,
        arguments: impl pyo3::call::PyCallArgs<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = self.0.py();
        Vocabulary::get(py)?.errors.bind(py).getattr(class)?.call(arguments, Some(&self.0))
    }
}

/// The exception of a class of `dablot.errors` that has a message only.
pub(crate) fn refusal(py: Python<'_>, class: &str, message: &str) -> PyErr {
    Fields::new(py).raise(class, message).unwrap_or_else(|failure| failure)
}

/// A text in quotation marks for a message, cut short if it is long.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        None => format!("{text:?}"),
        Some((end, _)) => format!("{:?}", text[..end].to_owned() + "…"),
    }
}

/// A member of an enumeration of `dablot.errors`, by its value.
pub(crate) fn member<'py>(
    py: Python<'py>,
    class: &str,
    value: &str,
) -> PyResult<Bound<'py, PyAny>> {
    Vocabulary::get(py)?.errors.bind(py).getattr(class)?.call1((value,))
}

/// A text that was read as a point.
pub(crate) struct PointText(pub(crate) String, pub(crate) ParsePointError);

impl Raise for PointText {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        let PointText(text, error) = self;
        let message = match error {
            ParsePointError::NoCrossing { .. } => error.to_string(),
            _ => format!("{} is no point: {error}", quoted(text)),
        };
        Fields::new(py).raise("PointError", &message)
    }
}

impl Raise for ParseRulesError {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        let (&column, option) = match self {
            ParseRulesError::UnknownSet { column } | ParseRulesError::UnknownOption { column } => {
                (column, None)
            }
            ParseRulesError::BadValue { column, option }
            | ParseRulesError::Repeated { column, option } => (column, Some(option.name())),
        };
        let fields = Fields::new(py).with("column", column)?.with("option", option)?;
        fields.raise("RulesError", &self.to_string())
    }
}

impl Raise for ParsePositionError {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        let column = match self {
            ParsePositionError::NoPiece { column, .. }
            | ParsePositionError::SplitRun { column, .. }
            | ParsePositionError::RankLength { column, .. }
            | ParsePositionError::RanksMissing { column, .. }
            | ParsePositionError::RanksLeft { column }
            | ParsePositionError::Missing { column, .. }
            | ParsePositionError::Side { column }
            | ParsePositionError::Chain { column, .. }
            | ParsePositionError::Number { column, .. }
            | ParsePositionError::Trailing { column } => column,
            ParsePositionError::Setup { errors } => return errors.raise(py),
        };
        Fields::new(py).with("column", *column)?.raise("PositionTextError", &self.to_string())
    }
}

/// Something that is wrong with a set-up: found by the library, or on the way to it.
pub(crate) enum Fault {
    Setup(SetupFault),
    Entry { kind: &'static str, message: String },
}

impl Fault {
    fn to_object<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let fields = Fields::new(py);
        let (kind, fields) = match self {
            Fault::Entry { kind, .. } => (*kind, fields),
            Fault::Setup(fault) => match *fault {
                SetupFault::TooMany { side, role, count } => {
                    let fields = fields.with("side", AsSide(side))?.with("role", AsRole(role))?;
                    ("too-many", fields.with("count", count)?)
                }
                SetupFault::NoPieces => ("no-pieces", fields),
                SetupFault::NoKings => ("no-kings", fields),
                SetupFault::ChainEmpty { point } => ("chain-empty", fields.point("point", point)?),
                SetupFault::ChainNotOwn { point } => {
                    ("chain-not-own", fields.point("point", point)?)
                }
                SetupFault::ChainEnded { point } => ("chain-ended", fields.point("point", point)?),
                SetupFault::TurnZero => ("turn-zero", fields),
            },
        };
        fields.build("SetupFault", (member(py, "FaultKind", kind)?, self.message()))
    }

    fn message(&self) -> String {
        match self {
            Fault::Setup(fault) => fault.to_string(),
            Fault::Entry { message, .. } => message.clone(),
        }
    }
}

impl Raise for Vec<Fault> {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        let faults: Vec<_> =
            self.iter().map(|fault| fault.to_object(py)).collect::<PyResult<_>>()?;
        let messages: Vec<_> = self.iter().map(Fault::message).collect();
        let fields = Fields::new(py).with("faults", PyTuple::new(py, faults)?)?;
        fields.raise("SetupError", &messages.join("; "))
    }
}

impl Raise for SetupErrors {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        self.iter().map(Fault::Setup).collect::<Vec<_>>().raise(py)
    }
}

impl Raise for ParseTurnError {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        let column = match *self {
            ParseTurnError::Point { column, .. }
            | ParseTurnError::Separator { column }
            | ParseTurnError::OnePoint { column }
            | ParseTurnError::StepGoesOn { column }
            | ParseTurnError::ActionGoesOn { column }
            | ParseTurnError::TooLong { column } => Some(column),
            ParseTurnError::NoLine { .. } => None,
        };
        Fields::new(py).with("column", column)?.raise("TurnTextError", &self.to_string())
    }
}

impl Raise for TurnTextError {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        match self {
            TurnTextError::Malformed(error) => error.raise(py),
            TurnTextError::Illegal(illegal) => illegal.raise(py),
            TurnTextError::Ambiguous { candidates } => {
                let turns: Vec<_> = candidates.iter().map(PyTurn).collect();
                let fields = Fields::new(py).with("candidates", PyTuple::new(py, turns)?)?;
                fields.raise("AmbiguousTurnError", &self.to_string())
            }
            TurnTextError::TooManyPaths => {
                Fields::new(py).raise("TooManyPathsError", &self.to_string())
            }
        }
    }
}

impl Raise for Illegal {
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        let fields = Fields::new(py);
        let (reason, fields) = match *self {
            Illegal::GameOver { outcome } => {
                ("game-over", fields.with("outcome", PyOutcome::from(outcome))?)
            }
            Illegal::NoPiece { point } => ("no-piece", fields.point("point", point)?),
            Illegal::NotYours { point, piece } => {
                ("not-yours", fields.point("point", point)?.with("piece", PyPiece(piece))?)
            }
            Illegal::NoLine { origin, target, capture } => {
                let fields = fields.point("origin", origin)?.point("target", target)?;
                ("no-line", fields.with("capture", capture)?)
            }
            Illegal::Occupied { point } => ("occupied", fields.point("point", point)?),
            Illegal::NothingToJump { over } => ("nothing-to-jump", fields.point("over", over)?),
            Illegal::OwnPiece { over } => ("own-piece", fields.point("over", over)?),
            Illegal::Outranked { origin, attacker, over, victim } => {
                let fields = fields.point("origin", origin)?.point("over", over)?;
                let fields = fields.with("attacker", AsRole(attacker))?;
                ("outranked", fields.with("victim", AsRole(victim))?)
            }
            Illegal::MustCapture => ("must-capture", fields),
            Illegal::Backward { origin, target } => {
                ("backward", fields.point("origin", origin)?.point("target", target)?)
            }
            Illegal::CombatMustCapture { role } => {
                ("combat-must-capture", fields.with("role", AsRole(role))?)
            }
            Illegal::CombatMustCloseIn { target, enemy } => {
                ("combat-must-close-in", fields.point("target", target)?.point("enemy", enemy)?)
            }
            Illegal::InChain { point } => ("in-chain", fields.point("point", point)?),
            Illegal::NoChain => ("no-chain", fields),
            Illegal::CannotPass { side } => ("cannot-pass", fields.with("side", AsSide(side))?),
        };
        let fields = fields.with("reason", member(py, "IllegalReason", reason)?)?;
        fields.raise("IllegalTurnError", &self.to_string())
    }
}
