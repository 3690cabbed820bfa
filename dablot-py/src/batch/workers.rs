//! Long work on several threads, which the keyboard can interrupt.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// Set when the work is to be given up.
#[derive(Debug, Default)]
pub(crate) struct Stop(AtomicBool);

impl Stop {
    #[inline]
    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Does the pieces of work from 0 to `count`, each by itself, on so many threads, and gives what each
/// gives, in order; for nothing of it is the GIL needed. Work that takes long looks at the [`Stop`]
/// now and then and gives `None` when it is set.
///
/// # Errors
/// What a signal handler raises, such as `KeyboardInterrupt`; `RuntimeError` if the system has no
/// thread to give.
pub(crate) fn each<T: Send>(
    py: Python<'_>,
    count: usize,
    threads: usize,
    work: impl Fn(usize, &Stop) -> Option<T> + Sync,
) -> PyResult<Vec<T>> {
    let (next, stop) = (AtomicUsize::new(0), Stop::default());
    let worker = || {
        let mut done = Vec::new();
        while !stop.is_set() {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(result) = (at < count).then(|| work(at, &stop)).flatten() else { break };
            done.push((at, result));
        }
        done
    };
    let mut done = py.detach(|| {
        thread::scope(|scope| {
            let mut workers = Vec::new();
            let mut outcome = Ok(());
            for _ in 0..threads.min(count) {
                match thread::Builder::new().spawn_scoped(scope, worker) {
                    Ok(worker) => workers.push(worker),
                    Err(error) => {
                        outcome = Err(PyRuntimeError::new_err(format!("no thread: {error}")));
                        break;
                    }
                }
            }
            let mut pause = Duration::from_micros(50);
            while outcome.is_ok() && !workers.iter().all(thread::ScopedJoinHandle::is_finished) {
                thread::sleep(pause);
                pause = (2 * pause).min(Duration::from_millis(20));
                outcome = Python::attach(|py: Python<'_>| py.check_signals());
            }
            stop.0.store(outcome.is_err(), Ordering::Relaxed);
            let mut done = Vec::new();
            for worker in workers {
                done.extend(worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            outcome.map(|()| done)
        })
    })?;
    done.sort_unstable_by_key(|&(at, _)| at);
    Ok(done.into_iter().map(|(_, result)| result).collect())
}
