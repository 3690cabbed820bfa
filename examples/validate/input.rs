//! Where the bytes come from: files and standard input, plain or compressed.

use std::fs::{self, File};
use std::io::{self, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};

use flate2::bufread::MultiGzDecoder;

use crate::progress::{Counted, Progress};

/// The name that stands for standard input.
const STANDARD_INPUT: &str = "-";

/// What every file in the gzip format begins with.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// How many bytes the files have together; `None` if that cannot be known.
pub(crate) fn total_length(files: &[PathBuf]) -> Option<u64> {
    let length = |file: &PathBuf| fs::metadata(file).ok().filter(fs::Metadata::is_file);
    files.iter().map(|file| length(file).map(|found| found.len())).sum()
}

/// Opens a file for reading what it holds, which is what it decompresses to if its content says so.
pub(crate) fn open<'a>(file: &Path, progress: &'a Progress) -> io::Result<Box<dyn Read + 'a>> {
    let raw: Box<dyn Read> = if file == Path::new(STANDARD_INPUT) {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file)?)
    };
    let (start, bytes) = peek(Counted::new(raw, progress), GZIP.len() as u64)?;
    if start == GZIP {
        Ok(Box::new(MultiGzDecoder::new(BufReader::with_capacity(1 << 16, bytes))))
    } else {
        Ok(Box::new(bytes))
    }
}

/// The first `count` bytes, or all if there are fewer, and a reader that still gives them.
pub(crate) fn peek<R: Read>(mut bytes: R, count: u64) -> io::Result<(Vec<u8>, impl Read)> {
    let mut start = Vec::new();
    bytes.by_ref().take(count).read_to_end(&mut start)?;
    Ok((start.clone(), Cursor::new(start).chain(bytes)))
}
