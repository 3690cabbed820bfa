//! Writes records again in the one way they are written: `reformat [--lenient] FILE...`, where `-` is
//! standard input. Full paths, lines of at most 80 columns; everything said about a game is kept.
//!
//! A game with a fault is not written, since a part of it could be lost; the fault is told on
//! standard error and the exit status is 1.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use dablot::record::RecordStream;

/// Write records again, wrapped and with full paths.
#[derive(Parser)]
struct Arguments {
    /// The files; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Forgive what leaves no doubt about the game, and mend it
    #[arg(long)]
    lenient: bool,
}

fn open(file: &Path) -> io::Result<Box<dyn Read>> {
    if file == Path::new("-") { Ok(Box::new(io::stdin())) } else { Ok(Box::new(File::open(file)?)) }
}

/// Writes the games of a file; gives whether all of them were well.
fn reformat(
    file: &Path,
    is_lenient: bool,
    count: &mut u64,
    out: &mut impl Write,
) -> io::Result<bool> {
    let source = open(file)?;
    let records =
        if is_lenient { RecordStream::lenient(source) } else { RecordStream::new(source) };
    let mut all_well = true;
    for reading in records {
        let reading = reading?;
        for fault in reading.faults.iter().filter(|fault| !fault.is_forgiven) {
            eprintln!("{}: {fault}", file.display());
        }
        match reading.into_record() {
            Ok(record) => {
                let separator = if *count == 0 { "" } else { "\n" };
                write!(out, "{separator}{record}")?;
                *count += 1;
            }
            Err(_) => all_well = false,
        }
    }
    Ok(all_well)
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut count, mut status) = (0, ExitCode::SUCCESS);
    for file in &arguments.files {
        match reformat(file, arguments.lenient, &mut count, &mut out) {
            Ok(true) => {}
            Ok(false) => status = ExitCode::FAILURE,
            Err(error) => {
                eprintln!("reformat: {}: {error}", file.display());
                status = ExitCode::FAILURE;
            }
        }
    }
    match out.flush() {
        Ok(()) => status,
        Err(_) => ExitCode::FAILURE,
    }
}
