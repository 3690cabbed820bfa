//! A measuring loop that runs its contenders in turn.
//!
//! Timing one library to the end and then the next would charge whatever else
//! the machine does in between to one of them alone.

use std::fmt;
use std::time::{Duration, Instant};

/// What a contender gets through, for rates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Paths of full length, which is what a perft number counts.
    Leaves,
    /// Bytes of text.
    Bytes,
    /// Moves of one side in a record.
    Plies,
}

impl Unit {
    /// The name of a rate of a million of these a second.
    pub(crate) const fn millions_a_second(self) -> &'static str {
        match self {
            Self::Leaves => "M leaves/s",
            Self::Bytes => "MB/s",
            Self::Plies => "M plies/s",
        }
    }
}

/// One library doing one piece of work on one input.
pub(crate) struct Contender {
    /// The library's name, which is also its column in the table.
    pub(crate) library: &'static str,
    /// The input's name.
    pub(crate) input: &'static str,
    /// How much of each unit one run gets through.
    pub(crate) per_run: Vec<(Unit, u64)>,
    /// Does the work once, and panics if the result is not the known one.
    pub(crate) run: Box<dyn FnMut()>,
}

impl fmt::Debug for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contender")
            .field("library", &self.library)
            .field("input", &self.input)
            .field("per_run", &self.per_run)
            .finish_non_exhaustive()
    }
}

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// How many times each contender has its turn, at least 1.
    pub(crate) rounds: u32,
    /// How long a turn lasts. A run that has begun is finished.
    pub(crate) slice: Duration,
}

/// What one contender took, a sample for each round.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    runs_a_second: Vec<f64>,
}

impl Timing {
    fn new(mut runs_a_second: Vec<f64>) -> Self {
        assert!(!runs_a_second.is_empty(), "a plan has at least one round");
        runs_a_second.sort_by(f64::total_cmp);
        Self { runs_a_second }
    }

    /// Runs a second in the slowest round.
    pub(crate) fn min(&self) -> f64 {
        self.runs_a_second[0]
    }

    /// Runs a second in the middle round, the upper one of two.
    pub(crate) fn median(&self) -> f64 {
        self.runs_a_second[self.runs_a_second.len() / 2]
    }

    /// Runs a second in the fastest round.
    pub(crate) fn max(&self) -> f64 {
        self.runs_a_second[self.runs_a_second.len() - 1]
    }
}

/// Measures all contenders side by side; the timings are in their order.
pub(crate) fn interleaved(contenders: &mut [Contender], plan: Plan) -> Vec<Timing> {
    // The first run pays for cold caches and untouched pages.
    for contender in contenders.iter_mut() {
        (contender.run)();
    }
    let mut samples = vec![Vec::new(); contenders.len()];
    for round in 0..plan.rounds as usize {
        for turn in 0..contenders.len() {
            // Nobody always comes after the same warm start.
            let i = (round + turn) % contenders.len();
            samples[i].push(runs_a_second(&mut contenders[i].run, plan.slice));
        }
    }
    samples.into_iter().map(Timing::new).collect()
}

fn runs_a_second(run: &mut dyn FnMut(), slice: Duration) -> f64 {
    let start = Instant::now();
    let mut runs = 0.0;
    loop {
        run();
        runs += 1.0;
        let elapsed = start.elapsed();
        if elapsed >= slice {
            return runs / elapsed.as_secs_f64();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::rc::Rc;

    #[test]
    fn the_middle_sample_is_the_median() {
        let timing = Timing::new(vec![9.0, 1.0, 4.0]);
        assert_eq!((timing.min(), timing.median(), timing.max()), (1.0, 4.0, 9.0));
    }

    #[test]
    fn contenders_take_turns_from_a_moving_start() {
        let order = Rc::new(RefCell::new(String::new()));
        let mut contenders: Vec<_> = ["a", "b"]
            .into_iter()
            .map(|library| Contender {
                library,
                input: "",
                per_run: Vec::new(),
                run: {
                    let order = Rc::clone(&order);
                    Box::new(move || order.borrow_mut().push_str(library))
                },
            })
            .collect();
        let plan = Plan { rounds: 3, slice: Duration::ZERO };
        assert_eq!(interleaved(&mut contenders, plan).len(), 2);
        assert_eq!(*order.borrow(), "ab".to_owned() + "ab" + "ba" + "ab");
    }
}
