//! Records of games: read one by one, judged, written.

mod faults;
mod line;
mod reading;
mod tree;
mod validate;

pub(crate) use line::{PyLine, PyPly};
pub(crate) use reading::{PyReading, PyReadings, read_records};
pub(crate) use tree::PyRecord;
pub(crate) use validate::validate_records;
