//! What is written about the files.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::judge::Counts;
use crate::kind::Kind;
use crate::progress::Progress;
use crate::summary::Summary;

/// One thing that is wrong with a file.
#[derive(Debug)]
pub(crate) struct Fault {
    /// The line, from 1.
    pub(crate) line: usize,
    /// The column in characters, from 1.
    pub(crate) column: usize,
    /// The game in the file, from 1.
    pub(crate) game: u64,
    /// The number of the turn; `None` for a fault outside of the turns.
    pub(crate) turn: Option<u32>,
    /// The name of the kind of fault.
    pub(crate) kind: &'static str,
    /// What is wrong.
    pub(crate) message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: game {}", self.line, self.column, self.game)?;
        if let Some(turn) = self.turn {
            write!(f, ", turn {turn}")?;
        }
        write!(f, ": {}", self.message)
    }
}

/// Writes lines as the work goes on, and counts what they say.
pub(crate) struct Report<'a> {
    out: BufWriter<StdoutLock<'static>>,
    json: bool,
    progress: &'a Progress,
    file: String,
    faults_in_file: u64,
    summary: Summary,
}

impl<'a> Report<'a> {
    pub(crate) fn new(json: bool, progress: &'a Progress) -> Report<'a> {
        let out = BufWriter::new(io::stdout().lock());
        let summary = Summary::default();
        Report { out, json, progress, file: String::new(), faults_in_file: 0, summary }
    }

    pub(crate) fn begin_file(&mut self, file: &Path) {
        self.file = file.display().to_string();
        self.faults_in_file = 0;
    }

    /// Reports a fault of the file.
    pub(crate) fn fault(&mut self, fault: &Fault) {
        self.faults_in_file += 1;
        self.summary.add_fault(fault.kind);
        if self.json {
            self.write(&json!({
                "type": "fault",
                "file": self.file,
                "line": fault.line,
                "column": fault.column,
                "game": fault.game,
                "turn": fault.turn,
                "kind": fault.kind,
                "message": fault.message,
            }));
        } else {
            let line = format!("{}:{fault}", self.file);
            self.write(&line);
        }
    }

    /// Notes how a game has ended.
    pub(crate) fn result(&mut self, result: &str) {
        self.summary.add_result(result);
    }

    /// Reports the file as a whole.
    pub(crate) fn end_file(&mut self, kind: Kind, counts: Counts) {
        self.summary.add_file(counts, self.faults_in_file == 0);
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
        let Report { out, progress, .. } = self;
        progress.aside(|| end_if_closed(writeln!(out, "{line}")));
    }

    fn flush(&mut self) {
        let Report { out, progress, .. } = self;
        progress.aside(|| end_if_closed(out.flush()));
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
