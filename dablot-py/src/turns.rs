//! `dablot.Turns`: the legal turns of a position as a lazy view.

use std::sync::{Mutex, PoisonError};

use dablot::{Point, Position};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::arguments::AsPoint;
use crate::turn::PyTurn;

/// The legal turns of a position, one at a time: nothing is listed.
///
/// "Random play meets positions with over 9,000 legal turns, and this set-up has more than 300
/// million": so there is no ``len()``. Iterating makes each turn when it is asked for; ``in`` follows
/// the path of one turn; truth is whether there is any; :meth:`count` walks through all.
///
/// The order is fixed: steps by origin, then by target; captures by origin, each chain before those
/// that go on from it; a pass comes alone. In the middle of a chain the turns are the ways in which
/// it can go on.
///
/// >>> turns = Position().turns
/// >>> "c5-d6" in turns, Turn("c5-b4") in turns
/// (True, False)
/// >>> next(iter(turns))
/// Turn('a5-b6')
#[derive(Clone)]
#[pyclass(name = "Turns", module = "dablot", frozen)]
pub(crate) struct PyTurns {
    /// `None` where a game has ended by something that the position does not know.
    position: Option<Position>,
    origin: Option<Point>,
    captures_only: bool,
}

impl PyTurns {
    pub(crate) fn of_position(position: Position) -> PyTurns {
        PyTurns { position: Some(position), origin: None, captures_only: false }
    }

    pub(crate) fn none() -> PyTurns {
        PyTurns { position: None, origin: None, captures_only: false }
    }

    fn walk(&self) -> Option<dablot::Turns> {
        let position = self.position?;
        let turns = match self.origin {
            Some(origin) => position.turns_from(origin),
            None => position.turns(),
        };
        Some(if self.captures_only { turns.captures_only() } else { turns })
    }
}

/// How many turns are counted between two looks at the keyboard.
const STRIDE: usize = 1 << 20;

#[pymethods]
impl PyTurns {
    /// The legal turns of the piece on a point; none if there is no such piece. A pass is no
    /// piece's turn.
    ///
    /// >>> [str(turn) for turn in Position().turns.of("k7")]
    /// ['k7-i7', 'k7-j8']
    fn of(&self, origin: AsPoint) -> PyTurns {
        match self.origin {
            Some(point) if point != origin.0 => PyTurns::none(),
            _ => PyTurns { origin: Some(origin.0), ..self.clone() },
        }
    }

    /// The legal turns that capture.
    ///
    /// >>> list(Position("5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S").turns.captures)
    /// [Turn('e5xg7'), Turn('e5xg7xi9')]
    #[getter]
    fn captures(&self) -> PyTurns {
        PyTurns { captures_only: true, ..self.clone() }
    }

    /// How many there are. Walks through every chain of captures, without the GIL, and can be
    /// interrupted.
    ///
    /// >>> Position().turns.count()
    /// 15
    fn count(&self, py: Python<'_>) -> PyResult<u64> {
        let Some(mut turns) = self.walk() else {
            return Ok(0);
        };
        let mut count = 0;
        loop {
            let more = py.detach(|| turns.by_ref().take(STRIDE).count());
            count += more as u64;
            if more < STRIDE {
                return Ok(count);
            }
            py.check_signals()?;
        }
    }

    fn __contains__(&self, turn: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Some(position) = self.position else {
            return Ok(false);
        };
        let turn = if let Ok(turn) = turn.cast::<PyTurn>() {
            Some(turn.get().0).filter(|turn| position.is_legal(turn))
        } else if let Ok(text) = turn.cast::<PyString>() {
            position.parse_turn(&text.to_cow()?).ok()
        } else {
            None
        };
        Ok(turn.is_some_and(|turn| {
            (!self.captures_only || turn.is_capture())
                && (self.origin.is_none() || self.origin == turn.origin())
        }))
    }

    fn __bool__(&self) -> bool {
        self.walk().is_some_and(|mut turns| turns.next().is_some())
    }

    fn __iter__(&self) -> TurnIterator {
        TurnIterator(Mutex::new(self.walk()))
    }

    fn __repr__(&self) -> String {
        const SHOWN: usize = 4;
        let mut texts: Vec<_> = self
            .walk()
            .into_iter()
            .flatten()
            .take(SHOWN + 1)
            .map(|turn| turn.to_string())
            .collect();
        if texts.len() > SHOWN {
            texts[SHOWN] = "...".to_owned();
        }
        format!("<Turns: {}>", if texts.is_empty() { "none".to_owned() } else { texts.join(" ") })
    }
}

/// The turns of :class:`Turns`, one at a time.
#[pyclass(module = "dablot._dablot", frozen)]
pub(crate) struct TurnIterator(Mutex<Option<dablot::Turns>>);

#[pymethods]
impl TurnIterator {
    fn __iter__(slf: Py<TurnIterator>) -> Py<TurnIterator> {
        slf
    }

    fn __next__(&self) -> Option<PyTurn> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).as_mut()?.next().map(PyTurn)
    }
}
