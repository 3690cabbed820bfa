//! Drawings: the board as text, and `svg` of positions and games.

use dablot::{Colour, Drawing, ParseColourError, Point, PointSet, Position, Side, Theme, Turn};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyDict, PyString};

use crate::arguments::{AsPoint, AsViewer, integer, unexpected};
use crate::errors::{OrRaise, quoted, refusal};
use crate::point_set::points_in;
use crate::turn::PyTurn;

/// The board as lines of text, and below it who is to move or how the game has ended.
pub(crate) fn board_text(position: &Position) -> String {
    let (board, side) = (position.drawing(), position.side_to_move());
    match (position.outcome(), position.chain()) {
        (Some(outcome), _) => format!("{board}\n{outcome}"),
        (None, Some(point)) => format!("{board}\n{side} to move, {point} in a chain"),
        (None, None) => format!("{board}\n{side} to move"),
    }
}

/// What the keyword arguments of `svg` ask for.
#[derive(Default)]
pub(crate) struct Picture {
    seen_from: Option<Side>,
    coordinates: Option<bool>,
    highlights: PointSet,
    arrows: Vec<(Point, Point)>,
    pub(crate) last_turn: Option<Turn>,
    colours: Vec<(String, PyBackedStr)>,
    theme: Option<Theme<'static>>,
    title: Option<String>,
    width: Option<u32>,
}

impl Picture {
    /// Reads the arguments for a picture of `position`.
    pub(crate) fn new(position: &Position, given: Option<&Bound<'_, PyDict>>) -> PyResult<Picture> {
        let mut picture = Picture::default();
        for (name, value) in given.into_iter().flatten() {
            let name = name.cast::<PyString>()?.to_cow()?;
            if value.is_none() {
                continue;
            }
            picture.set(position, &name, &value)?;
        }
        Ok(picture)
    }

    fn set(&mut self, position: &Position, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        match name {
            "seen_from" => self.seen_from = Some(value.extract::<AsViewer>()?.of(position)),
            "coordinates" => self.coordinates = Some(value.extract()?),
            "highlights" => self.highlights = points_in(value)?,
            "arrows" => self.arrows = arrows_in(value)?,
            "last_turn" => self.last_turn = Some(turn_shown(value)?),
            "theme" => self.theme = Some(theme_in(value)?),
            "colours" => self.colours = colours_in(value)?,
            "title" => self.title = Some(value.extract()?),
            "width" => self.width = Some(width_in(value)?),
            _ => {
                let message = format!("svg() got an unexpected keyword argument '{name}'");
                return Err(pyo3::exceptions::PyTypeError::new_err(message));
            }
        }
        Ok(())
    }

    /// The picture as an SVG document.
    pub(crate) fn draw(&self, py: Python<'_>, position: &Position) -> PyResult<String> {
        let mut theme = self.theme.unwrap_or(Theme::LIGHT);
        for (name, colour) in &self.colours {
            let colour =
                Colour::new(colour).map_err(|error| colour_refused(py, name, colour, error))?;
            *part(&mut theme, name).ok_or_else(|| no_part(py, name))? = colour;
        }
        let mut drawing: Drawing<'_> =
            position.drawing().theme(theme).highlights(self.highlights).arrows(&self.arrows);
        if let Some(side) = self.seen_from {
            drawing = drawing.seen_from(side);
        }
        if let Some(shown) = self.coordinates {
            drawing = drawing.coordinates(shown);
        }
        if let Some(turn) = self.last_turn {
            drawing = drawing.last_turn(turn);
        }
        if let Some(title) = &self.title {
            drawing = drawing.title(title);
        }
        if let Some(width) = self.width {
            drawing = drawing.width(width);
        }
        Ok(drawing.svg().to_string())
    }
}

/// A turn to be shown. Its text must give the whole path: the picture does not know where it came from.
fn turn_shown(value: &Bound<'_, PyAny>) -> PyResult<Turn> {
    if let Ok(turn) = value.cast::<PyTurn>() {
        return Ok(turn.get().0);
    }
    let Ok(text) = value.cast::<PyString>() else {
        return Err(unexpected("a turn (a dablot.Turn or its text)", value));
    };
    text.to_cow()?.parse().or_raise(value.py())
}

fn arrows_in(value: &Bound<'_, PyAny>) -> PyResult<Vec<(Point, Point)>> {
    let expected = "arrows, each a pair of points";
    let Ok(arrows) = value.try_iter() else { return Err(unexpected(expected, value)) };
    let arrow = |arrow: PyResult<Bound<'_, PyAny>>| {
        let arrow = arrow?;
        if arrow.is_instance_of::<PyString>() {
            return Err(unexpected(expected, &arrow));
        }
        let Ok(ends) = arrow.try_iter() else { return Err(unexpected(expected, &arrow)) };
        let ends =
            ends.map(|end| Ok(end?.extract::<AsPoint>()?.0)).collect::<PyResult<Vec<_>>>()?;
        match ends[..] {
            [from, to] => Ok((from, to)),
            _ => {
                let message = format!("an arrow has two ends, not {}", ends.len());
                Err(PyValueError::new_err(message))
            }
        }
    };
    arrows.map(arrow).collect()
}

fn theme_in(value: &Bound<'_, PyAny>) -> PyResult<Theme<'static>> {
    let Ok(name) = value.cast::<PyString>() else {
        return Err(unexpected("a theme ('light', 'dark' or 'print')", value));
    };
    match &*name.to_cow()? {
        "light" => Ok(Theme::LIGHT),
        "dark" => Ok(Theme::DARK),
        "print" => Ok(Theme::PRINT),
        other => {
            let other = quoted(other);
            let message = format!("{other} is no theme: expected 'light', 'dark' or 'print'");
            Err(refusal(value.py(), "ColourError", &message))
        }
    }
}

fn colours_in(value: &Bound<'_, PyAny>) -> PyResult<Vec<(String, PyBackedStr)>> {
    let Ok(colours) = value.cast::<PyDict>() else {
        return Err(unexpected("a dict of colours by what they are for", value));
    };
    colours.iter().map(|(part, colour)| Ok((part.extract()?, colour.extract()?))).collect()
}

fn width_in(value: &Bound<'_, PyAny>) -> PyResult<u32> {
    let number = integer(value, "a width in pixels")?;
    number.and_then(|number| u32::try_from(number).ok()).ok_or_else(|| {
        PyValueError::new_err(format!("a width is a number from 0 to {}, not {value}", u32::MAX))
    })
}

/// The colour of a theme by its name in Python.
fn part<'t, 'a>(theme: &'t mut Theme<'a>, name: &str) -> Option<&'t mut Colour<'a>> {
    Some(match name {
        "background" => &mut theme.background,
        "lines" => &mut theme.lines,
        "coordinates" => &mut theme.coordinates,
        "south" => &mut theme.south.fill,
        "south_ink" => &mut theme.south.ink,
        "north" => &mut theme.north.fill,
        "north_ink" => &mut theme.north.ink,
        "last_turn" => &mut theme.last_turn,
        "highlights" => &mut theme.highlights,
        "arrows" => &mut theme.arrows,
        _ => return None,
    })
}

fn no_part(py: Python<'_>, name: &str) -> PyErr {
    let message = format!(
        "nothing in a picture is called {}: expected background, lines, coordinates, south, \
         south_ink, north, north_ink, last_turn, highlights or arrows",
        quoted(name)
    );
    refusal(py, "ColourError", &message)
}

fn colour_refused(py: Python<'_>, name: &str, colour: &str, error: ParseColourError) -> PyErr {
    let message = format!("{} for {name} is no colour: {error}", quoted(colour));
    refusal(py, "ColourError", &message)
}
