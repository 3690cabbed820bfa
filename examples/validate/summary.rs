//! What all files come to.

use std::collections::BTreeMap;
use std::fmt;
use std::process::ExitCode;

use dablot::record::GameResult;
use serde_json::{Value, json};

use crate::judge::Counts;

/// Counts over all files.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    good_files: u64,
    bad_files: u64,
    unreadable_files: u64,
    games: u64,
    turns: u64,
    results: BTreeMap<&'static str, u64>,
    faults: BTreeMap<&'static str, u64>,
    forgiven: BTreeMap<&'static str, u64>,
}

impl Summary {
    pub(crate) fn add_fault(&mut self, kind: &'static str, is_forgiven: bool) {
        let counts = if is_forgiven { &mut self.forgiven } else { &mut self.faults };
        *counts.entry(kind).or_default() += 1;
    }

    pub(crate) fn add_results(&mut self, result: GameResult, count: u64) {
        if count > 0 {
            *self.results.entry(result.name()).or_default() += count;
        }
    }

    pub(crate) fn add_file(&mut self, is_good: bool) {
        *(if is_good { &mut self.good_files } else { &mut self.bad_files }) += 1;
    }

    pub(crate) fn add_counts(&mut self, counts: Counts) {
        self.games += counts.games;
        self.turns += counts.turns;
    }

    pub(crate) fn add_unreadable(&mut self) {
        self.unreadable_files += 1;
    }

    /// A file that cannot be read weighs more than one with faults.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match (self.unreadable_files, self.faults.is_empty()) {
            (1.., _) => 2,
            (0, false) => 1,
            (0, true) => 0,
        })
    }

    pub(crate) fn to_json(&self) -> Value {
        json!({
            "type": "summary",
            "good_files": self.good_files,
            "bad_files": self.bad_files,
            "unreadable_files": self.unreadable_files,
            "games": self.games,
            "turns": self.turns,
            "results": self.results,
            "faults": self.faults,
            "forgiven": self.forgiven,
        })
    }
}

/// A table of counts, the largest first.
fn write_counts(
    f: &mut fmt::Formatter<'_>,
    title: &str,
    counts: &BTreeMap<&'static str, u64>,
) -> fmt::Result {
    let mut counts: Vec<_> = counts.iter().collect();
    if counts.is_empty() {
        return Ok(());
    }
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    writeln!(f, "{title}:")?;
    counts.iter().try_for_each(|(name, count)| writeln!(f, "{count:>12}  {name}"))
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "files: {} good, {} with faults, {} unreadable; games: {}; turns: {}",
            self.good_files, self.bad_files, self.unreadable_files, self.games, self.turns
        )?;
        write_counts(f, "results", &self.results)?;
        write_counts(f, "faults", &self.faults)?;
        write_counts(f, "forgiven", &self.forgiven)
    }
}
