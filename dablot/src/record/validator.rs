//! Judging whole files and keeping nothing of them.

#[cfg(feature = "std")]
use super::StreamReader;
use super::judge::{Judge, Keeper};
use super::{Fault, GameResult, SliceReader};

/// Judges records: the form, every turn, the numbers, the result.
///
/// A fault is told as soon as it is found, in the order of the file but for what is never closed,
/// which is told where that is seen. Behind an illegal turn no further turn of the same line of play
/// is judged; the form of the rest of the game is, and the games after it are read as if nothing had
/// been. Memory does not grow with the file.
///
/// ```
/// use dablot::record::Validator;
///
/// let file = b"[South \"A\"]\n\n1. c5-d6 i9-h8 2. e5-d6 *\n";
/// let mut faults = Vec::new();
/// let totals = Validator::new().validate_slice(file, |fault| faults.push(fault.to_string()));
/// assert_eq!((totals.games, totals.turns, totals.faults), (1, 2, 1));
/// assert_eq!(
///     faults,
///     ["line 3, column 19: game 1, turn 2: illegal turn: d6 is occupied; nearly the same and legal: \
///       e5-c5, e5-e7, e5-f6"],
/// );
/// ```
#[derive(Copy, Clone, Debug, Default)]
pub struct Validator {
    is_lenient: bool,
}

impl Validator {
    /// A strict judge: every fault counts.
    pub const fn new() -> Validator {
        Validator { is_lenient: false }
    }

    /// A lenient judge: what is [forgivable](super::FaultKind::is_forgivable) is told as a fault
    /// that is forgiven, and does not count as one.
    pub const fn lenient() -> Validator {
        Validator { is_lenient: true }
    }

    /// Judges a text in memory; `report` is told every fault.
    pub fn validate_slice(self, text: &[u8], report: impl FnMut(Fault)) -> Totals {
        let mut reader = SliceReader::new(text);
        let mut counting = Counting::new(self.is_lenient, report);
        while reader.read_game(&mut counting.judge) {
            counting.end_game();
        }
        counting.totals()
    }

    /// Judges a file or a pipe; `report` is told every fault.
    ///
    /// # Errors
    /// What the source fails with, and what was counted up to there.
    #[cfg(feature = "std")]
    pub fn validate(
        self,
        source: impl std::io::Read,
        report: impl FnMut(Fault),
    ) -> Result<Totals, (Totals, std::io::Error)> {
        let mut reader = StreamReader::new(source);
        let mut counting = Counting::new(self.is_lenient, report);
        loop {
            match reader.read_game(&mut counting.judge) {
                Ok(true) => counting.end_game(),
                Ok(false) => return Ok(counting.totals()),
                Err(error) => return Err((counting.totals(), error)),
            }
        }
    }
}

/// What a file comes to.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Totals {
    /// Games, good and bad.
    pub games: u64,
    /// Games with a fault that was not forgiven.
    pub bad_games: u64,
    /// Legal turns in main lines; a chain is one.
    pub turns: u64,
    /// Legal turns in variations.
    pub variation_turns: u64,
    /// Faults that count.
    pub faults: u64,
    /// Faults that were forgiven.
    pub forgiven: u64,
    results: [u64; 4],
}

impl Totals {
    /// How many games say that they have ended in this way.
    pub const fn games_with(&self, result: GameResult) -> u64 {
        self.results[result.index()]
    }
}

/// Keeps nothing, and passes the faults on.
struct Report<F>(F);

impl<F: FnMut(Fault)> Keeper for Report<F> {
    fn fault(&mut self, fault: Fault) {
        (self.0)(fault);
    }
}

/// The judge, and what has been counted.
struct Counting<F> {
    judge: Judge<Report<F>>,
    totals: Totals,
}

impl<F: FnMut(Fault)> Counting<F> {
    fn new(is_lenient: bool, report: F) -> Counting<F> {
        Counting { judge: Judge::new(Report(report), is_lenient), totals: Totals::default() }
    }

    fn end_game(&mut self) {
        let (faults, forgiven) = self.judge.fault_counts();
        let totals = &mut self.totals;
        totals.games += 1;
        totals.bad_games += u64::from(faults > totals.faults);
        totals.turns += self.judge.turns;
        totals.variation_turns += self.judge.variation_turns;
        totals.results[self.judge.result.index()] += 1;
        (totals.faults, totals.forgiven) = (faults, forgiven);
    }

    fn totals(&self) -> Totals {
        let (faults, forgiven) = self.judge.fault_counts();
        Totals { faults, forgiven, ..self.totals }
    }
}
