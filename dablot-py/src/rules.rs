//! `dablot.Rules`.

use dablot::{OptionName, RuleSet, Rules};
use pyo3::Borrowed;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyType};

use crate::arguments::{integer, unexpected};
use crate::errors::{Fields, OrRaise, quoted};

/// The rules of one game: a rule set and any options.
///
/// "Every option can be set by itself; the named sets are only combinations." The text is the name
/// of a set (``standard``, ``ludii``, ``walker``, ``winther``, ``compulsory``), then any options as
/// ``name=value``; keyword arguments set further options. Wherever the library takes rules, it takes
/// their text as well.
///
/// ================= ============================ ==================================================
/// option            values, the base game's first  what it says
/// ================= ============================ ==================================================
/// ``capture``       optional, warriors, all      whether a capture must be made
/// ``warrior_steps`` all, forward                 where warriors may step
/// ``king_capture``  continues, wins              what the capture of a king does
/// ``bare_king``     continues, loses             what becomes of a side with its king alone
/// ``single_combat`` off, automatic               the duel of two last pieces
/// ``immobile``      loses, keyland               what becomes of a side without a legal turn
/// ``judged``        turn, capture                when the end of the game is judged
/// ``repetition``    off, 2 to 255                drawn at this occurrence of a position
/// ``quiet_limit``   off, 1 to 65535              drawn after so many plies without a capture
/// ================= ============================ ==================================================
///
/// >>> Rules("winther", quiet_limit=100)
/// Rules('winther quiet_limit=100')
/// >>> Rules("standard capture=all") == Rules("compulsory") == Rules(capture="all")
/// True
///
/// Raises :exc:`RulesError` for any other text, option or value.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
#[pyclass(name = "Rules", module = "dablot", frozen, eq, hash, weakref)]
pub(crate) struct PyRules(pub(crate) Rules);

#[pymethods]
impl PyRules {
    #[new]
    #[pyo3(signature = (text="standard", /, **options))]
    fn new(py: Python<'_>, text: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<PyRules> {
        let rules = text.parse::<Rules>().or_raise(py)?;
        PyRules(rules).replace(options)
    }

    /// The base game.
    #[classattr]
    const STANDARD: PyRules = PyRules(RuleSet::Standard.rules());

    /// "Keyland's rules of 1921 as the Ludii general game system plays them":
    /// ``single_combat=automatic immobile=keyland judged=capture``.
    #[classattr]
    const LUDII: PyRules = PyRules(RuleSet::Ludii.rules());

    /// "Both optional rules (15 and 16) of Damian Walker's leaflet": ``capture=warriors
    /// king_capture=wins``.
    #[classattr]
    const WALKER: PyRules = PyRules(RuleSet::Walker.rules());

    /// "Mats Winther's reconstruction": ``capture=warriors warrior_steps=forward king_capture=wins
    /// bare_king=loses``.
    #[classattr]
    const WINTHER: PyRules = PyRules(RuleSet::Winther.rules());

    /// ``capture=all``.
    #[classattr]
    const COMPULSORY: PyRules = PyRules(RuleSet::Compulsory.rules());

    /// The same rules with other values of some options.
    ///
    /// >>> Rules.WALKER.replace(capture="optional", repetition=3)
    /// Rules('standard king_capture=wins repetition=3')
    ///
    /// Raises :exc:`RulesError` for a value that the option does not take, ``TypeError`` for an
    /// option that does not exist.
    #[pyo3(signature = (**options))]
    fn replace(&self, options: Option<&Bound<'_, PyDict>>) -> PyResult<PyRules> {
        let mut rules = self.0;
        for (name, value) in options.into_iter().flatten() {
            rules = with(rules, &name.cast::<PyString>()?.to_cow()?, &value)?;
        }
        Ok(PyRules(rules))
    }

    /// The name of the rule set that differs from these rules in the fewest options.
    ///
    /// >>> Rules("walker quiet_limit=60").nearest_set
    /// 'walker'
    #[getter]
    fn nearest_set(&self) -> &'static str {
        self.0.nearest_set().name()
    }

    /// Whether a capture must be made: ``optional``, ``warriors`` ("if any warrior of the side to
    /// move can capture, the turn must be a capture") or ``all`` ("if any piece can capture").
    #[getter]
    fn capture(&self) -> &'static str {
        self.0.capture().name()
    }

    /// Where warriors may step: ``all`` directions, or ``forward`` ("only in the three directions
    /// away from their own side").
    #[getter]
    fn warrior_steps(&self) -> &'static str {
        self.0.warrior_steps().name()
    }

    /// What the capture of a king does: the game ``continues``, or ``wins`` ("a side whose king has
    /// been captured has lost").
    #[getter]
    fn king_capture(&self) -> &'static str {
        self.0.king_capture().name()
    }

    /// What becomes of a side with nothing but its king: the game ``continues``, or it ``loses``.
    #[getter]
    fn bare_king(&self) -> &'static str {
        self.0.bare_king().name()
    }

    /// The duel of two last pieces: ``off``, or ``automatic`` ("the side to move must capture if it
    /// can, and otherwise must step to a point nearer to the enemy piece").
    #[getter]
    fn single_combat(&self) -> &'static str {
        self.0.single_combat().name()
    }

    /// What becomes of a side to move without a legal turn: it ``loses``, or ``keyland`` ("loses
    /// only if it has a single piece and that piece outranks every enemy piece; otherwise it
    /// passes").
    #[getter]
    fn immobile(&self) -> &'static str {
        self.0.immobile().name()
    }

    /// When the end of the game is judged: after each ``turn``, or after each ``capture``.
    #[getter]
    fn judged(&self) -> &'static str {
        self.0.judged().name()
    }

    /// At which occurrence of a position with the same side to move a game is drawn, 2 to 255;
    /// ``None`` for never. Only a :class:`Game` can tell.
    #[getter]
    fn repetition(&self) -> Option<u8> {
        self.0.repetition()
    }

    /// After how many plies without a capture a game is drawn, 1 to 65,535; ``None`` for never.
    #[getter]
    fn quiet_limit(&self) -> Option<u16> {
        self.0.quiet_limit()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Rules('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyRules>(), (self.0.to_string(),))
    }
}

/// The rules with another value of one option, which comes as an argument.
fn with(rules: Rules, name: &str, value: &Bound<'_, PyAny>) -> PyResult<Rules> {
    let Some(option) = OptionName::ALL.into_iter().find(|option| option.name() == name) else {
        return Err(PyTypeError::new_err(format!("there is no option `{name}` of the rules")));
    };
    let counts = matches!(option, OptionName::Repetition | OptionName::QuietLimit);
    let text = if value.is_none() && counts {
        "off".to_owned()
    } else if let Ok(text) = value.cast::<PyString>() {
        text.to_cow()?.into_owned()
    } else {
        let expected = format!("{} for `{option}`", option.expected());
        if !counts {
            return Err(unexpected(&expected, value));
        }
        integer(value, &expected)?.map_or_else(|| value.to_string(), |number| number.to_string())
    };
    rules.with_value(option, &text).ok_or_else(|| {
        let message = format!("`{option}` takes {}, not {}", option.expected(), quoted(&text));
        let raised = Fields::new(value.py()).with("option", option.name());
        raised.and_then(|fields| fields.raise("RulesError", &message)).unwrap_or_else(|e| e)
    })
}

/// Rules as a `dablot.Rules` or their text.
#[derive(Copy, Clone)]
pub(crate) struct AsRules(pub(crate) Rules);

impl<'py> FromPyObject<'_, 'py> for AsRules {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AsRules> {
        if let Ok(rules) = object.cast::<PyRules>() {
            return Ok(AsRules(rules.get().0));
        }
        let Ok(text) = object.cast::<PyString>() else {
            return Err(unexpected("rules (dablot.Rules or their text)", &object));
        };
        text.to_cow()?.parse().or_raise(object.py()).map(AsRules)
    }
}
