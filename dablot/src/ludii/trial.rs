//! A trial as its lines.

use alloc::{string::String, vec::Vec};
use core::fmt;

use super::TrialMove;
use super::parse::{LIST_BEGIN, LIST_END};

/// A game as Ludii saves it, line by line, so that it is written again as it was read.
///
/// ```
/// use dablot::ludii::Trial;
///
/// let text = "\
/// game=Dablot Prejjesne.lud
/// Move=[Move:mover=0,from=22,to=22,actions=[Add:type=Vertex,to=22,what=1]]
/// Move=[Move:mover=0,from=28,to=28,actions=[Add:type=Vertex,to=28,what=2]]
/// Move=[Move:mover=1,from=22,to=34,actions=[Remove:type=Vertex,to=28],[Move:typeFrom=Vertex,from=22,typeTo=Vertex,to=34,decision=true]]
/// LEGAL MOVES LIST SIZE = 1
/// winner=2
/// ";
/// let trial = Trial::parse(text)?;
/// assert_eq!(trial.to_string(), text);
///
/// let replay = trial.replay();
/// assert_eq!(replay.turns().next().unwrap().1.to_string(), "a5xc7");
/// assert_eq!(replay.outcome().unwrap().to_string(), "S captured-all");
/// let fault = &replay.faults()[0];
/// assert_eq!(
///     fault.to_string(),
///     "line 6, column 8: expected `winner=1`: the board says S captured-all",
/// );
/// # Ok::<(), dablot::ludii::ParseTrialError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trial {
    pub(super) lines: Vec<TrialLine>,
}

/// A line of a trial.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TrialLine {
    /// `Move=[…]`.
    Move(TrialMove),
    /// `LEGAL MOVES LIST SIZE = n`: how many decisions were legal before a move. The first such line
    /// belongs to the first move after the placement, and so on.
    ListSize(u32),
    /// `name=value`.
    Field {
        /// What stands before the first `=`.
        name: String,
        /// What stands behind it.
        value: String,
    },
    /// Anything else: the marks around the options of the game, and these options; the marks around
    /// the lists of legal moves that Ludii can save, and these moves as it writes them.
    Text(String),
}

impl Trial {
    /// The lines, from the first.
    pub fn lines(&self) -> &[TrialLine] {
        &self.lines
    }

    /// The value of the first field with a name such as `endtype`; `None` if there is none.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.find_field(name).map(|(_, value)| value)
    }

    /// The moves in order, those that place the pieces first.
    pub fn moves(&self) -> impl Iterator<Item = &TrialMove> {
        self.numbered_moves().map(|(_, found)| found)
    }

    /// The sizes of the lists of legal decisions, one for each move after the placement where the
    /// file has them.
    pub fn list_sizes(&self) -> impl Iterator<Item = u32> {
        self.numbered_list_sizes().map(|(_, size)| size)
    }

    /// The lists of legal moves themselves, where the file has them: the number of the line where each
    /// begins, and how many moves it has.
    pub(super) fn numbered_lists(&self) -> impl Iterator<Item = (usize, u32)> {
        let lists = self.numbered().filter(|(_, line)| line.is_text(LIST_BEGIN));
        lists.map(|(number, _)| {
            let moves = self.lines[number..].iter().take_while(|line| !line.is_text(LIST_END));
            (number, moves.count() as u32)
        })
    }

    fn numbered(&self) -> impl Iterator<Item = (usize, &TrialLine)> {
        (1..).zip(&self.lines)
    }

    /// The number of the line of a field, and its value.
    pub(super) fn find_field(&self, wanted: &str) -> Option<(usize, &str)> {
        self.numbered().find_map(|(number, line)| match line {
            TrialLine::Field { name, value } if name == wanted => Some((number, value.as_str())),
            _ => None,
        })
    }

    pub(super) fn numbered_moves(&self) -> impl Iterator<Item = (usize, &TrialMove)> {
        self.numbered().filter_map(|(number, line)| match line {
            TrialLine::Move(found) => Some((number, found)),
            _ => None,
        })
    }

    pub(super) fn numbered_list_sizes(&self) -> impl Iterator<Item = (usize, u32)> {
        self.numbered().filter_map(|(number, line)| match line {
            TrialLine::ListSize(size) => Some((number, *size)),
            _ => None,
        })
    }
}

impl TrialLine {
    fn is_text(&self, wanted: &str) -> bool {
        matches!(self, TrialLine::Text(text) if text == wanted)
    }
}

impl fmt::Display for TrialLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrialLine::Move(found) => found.fmt(f),
            TrialLine::ListSize(size) => write!(f, "{LIST_SIZE}{size}"),
            TrialLine::Field { name, value } => write!(f, "{name}={value}"),
            TrialLine::Text(text) => f.write_str(text),
        }
    }
}

pub(super) const LIST_SIZE: &str = "LEGAL MOVES LIST SIZE = ";

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
