//! What is written about the files.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use dablot::record::GameResult;
use serde_json::{Value, json};

use crate::judge::Counts;
use crate::kind::Kind;
use crate::progress::Progress;
use crate::summary::Summary;

/// One thing that is wrong with a file.
#[derive(Debug)]
pub(crate) struct Fault {
    /// The line, from 1.
    pub(crate) line: u64,
    /// The column in characters, from 1.
    pub(crate) column: u64,
    /// The game in the file, from 1.
    pub(crate) game: u64,
    /// The number of the turn; `None` for a fault outside of the turns.
    pub(crate) turn: Option<u32>,
    /// The name of the tag; `None` for a fault outside of the tags.
    pub(crate) tag: Option<String>,
    /// The name of the kind of fault.
    pub(crate) kind: &'static str,
    /// What is wrong.
    pub(crate) message: String,
    /// Whether the file is ok all the same.
    pub(crate) is_forgiven: bool,
}

impl Fault {
    /// A fault of the only game in a file, or of the file.
    pub(crate) fn outside_of_turns(
        line: u64,
        column: u64,
        kind: &'static str,
        message: String,
    ) -> Fault {
        Fault { line, column, game: 1, turn: None, tag: None, kind, message, is_forgiven: false }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: game {}", self.line, self.column, self.game)?;
        if let Some(tag) = &self.tag {
            write!(f, ", tag {tag}")?;
        } else if let Some(turn) = self.turn {
            write!(f, ", turn {turn}")?;
        }
        let forgiven = if self.is_forgiven { "forgiven: " } else { "" };
        write!(f, ": {forgiven}{}", self.message)
    }
}

/// How many bytes are written at once, so that a bar is not drawn again for every line.
const FULL: usize = 1 << 14;

/// Writes lines as the work goes on, and counts what they say.
pub(crate) struct Report<'a> {
    out: Vec<u8>,
    json: bool,
    progress: &'a Progress,
    file: String,
    faults_in_file: u64,
    summary: Summary,
}

impl<'a> Report<'a> {
    pub(crate) fn new(json: bool, progress: &'a Progress) -> Report<'a> {
        let summary = Summary::default();
        Report { out: Vec::new(), json, progress, file: String::new(), faults_in_file: 0, summary }
    }

    pub(crate) fn begin_file(&mut self, file: &Path) {
        self.file = file.display().to_string();
        self.faults_in_file = 0;
    }

    /// Reports a fault of the file.
    pub(crate) fn fault(&mut self, fault: &Fault) {
        self.faults_in_file += u64::from(!fault.is_forgiven);
        self.summary.add_fault(fault.kind, fault.is_forgiven);
        if self.json {
            self.write(&json!({
                "type": "fault",
                "file": self.file,
                "line": fault.line,
                "column": fault.column,
                "game": fault.game,
                "turn": fault.turn,
                "tag": fault.tag,
                "kind": fault.kind,
                "message": fault.message,
                "forgiven": fault.is_forgiven,
            }));
        } else {
            let line = format!("{}:{fault}", self.file);
            self.write(&line);
        }
    }

    /// Notes how many games have ended in a way.
    pub(crate) fn results(&mut self, result: GameResult, count: u64) {
        self.summary.add_results(result, count);
    }

    /// Notes what was judged of a file that cannot be read to its end.
    pub(crate) fn add_counts(&mut self, counts: Counts) {
        self.summary.add_counts(counts);
    }

    /// Reports the file as a whole.
    pub(crate) fn end_file(&mut self, kind: Kind, counts: Counts) {
        self.summary.add_file(self.faults_in_file == 0);
        self.summary.add_counts(counts);
        let Counts { games, turns } = counts;
        if self.json {
            self.write(&json!({
                "type": "file",
                "file": self.file,
                "kind": kind.name(),
                "ok": self.faults_in_file == 0,
                "games": games,
                "turns": turns,
                "faults": self.faults_in_file,
            }));
        } else if self.faults_in_file == 0 {
            // The same words for every number, since scripts read them.
            let line = format!("{}: ok, {games} games, {turns} turns", self.file);
            self.write(&line);
        }
        self.flush();
    }

    /// Reports a file that cannot be read, or not to its end.
    pub(crate) fn unreadable(&mut self, error: &io::Error) {
        self.summary.add_unreadable();
        if self.json {
            let message = error.to_string();
            self.write(&json!({ "type": "error", "file": self.file, "message": message }));
        }
        self.flush();
        if !self.json {
            self.progress.aside(|| eprintln!("validate: {}: {error}", self.file));
        }
    }

    /// Writes the summary; gives the exit status of the program.
    pub(crate) fn finish(mut self) -> ExitCode {
        if self.json {
            let summary: Value = self.summary.to_json();
            self.write(&summary);
            self.flush();
        } else {
            eprint!("{}", self.summary);
        }
        self.summary.exit_code()
    }

    fn write(&mut self, line: &dyn fmt::Display) {
        end_if_closed(writeln!(self.out, "{line}"));
        if self.out.len() >= FULL {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let Report { out, progress, .. } = self;
        progress.aside(|| {
            let mut stdout = io::stdout().lock();
            end_if_closed(stdout.write_all(out).and_then(|()| stdout.flush()));
        });
        out.clear();
    }
}

/// Ends the program when nobody reads what it writes, or it cannot be written.
fn end_if_closed(written: io::Result<()>) {
    if let Err(error) = written {
        if error.kind() != io::ErrorKind::BrokenPipe {
            eprintln!("validate: the report cannot be written: {error}");
        }
        std::process::exit(2);
    }
}
