//! A bar on the terminal for work that takes long.

use std::cell::{Cell, OnceCell};
use std::io::{self, Read};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// How long the work goes on before a bar is shown.
const PATIENCE: Duration = Duration::from_secs(1);

/// How far the reading of all files is. Shows nothing if standard error is no terminal.
pub(crate) struct Progress {
    total: Option<u64>,
    read: Cell<u64>,
    begun: Instant,
    bar: OnceCell<ProgressBar>,
}

impl Progress {
    /// Begins with `total` bytes to be read, if that is known.
    pub(crate) fn new(total: Option<u64>) -> Progress {
        Progress { total, read: Cell::new(0), begun: Instant::now(), bar: OnceCell::new() }
    }

    fn advance(&self, bytes: usize) {
        self.read.set(self.read.get() + bytes as u64);
        if self.begun.elapsed() >= PATIENCE {
            self.bar.get_or_init(|| self.new_bar()).set_position(self.read.get());
        }
    }

    // A bar draws nothing where there is no terminal.
    fn new_bar(&self) -> ProgressBar {
        let (bar, form) = match self.total {
            Some(total) => (ProgressBar::new(total), "{bar:40} {bytes}/{total_bytes}, {eta} left"),
            None => (ProgressBar::new_spinner(), "{spinner} {bytes}, {bytes_per_sec}"),
        };
        let style = ProgressStyle::with_template(form).expect("the form is right");
        bar.with_style(style).with_elapsed(self.begun.elapsed())
    }

    /// Writes something to the terminal without the bar in between.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        match self.bar.get() {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

/// A reader that tells the progress of every byte.
pub(crate) struct Counted<'a, R> {
    inner: R,
    progress: &'a Progress,
}

impl<'a, R> Counted<'a, R> {
    pub(crate) fn new(inner: R, progress: &'a Progress) -> Counted<'a, R> {
        Counted { inner, progress }
    }
}

impl<R: Read> Read for Counted<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.progress.advance(read);
        Ok(read)
    }
}
