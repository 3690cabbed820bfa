//! The tables.

use std::fmt::Write;

use crate::measure::{Contender, Plan, Timing, Unit, interleaved};

/// The column of the library that all others are here for.
pub(crate) const DABLOT: &str = "dablot";
const PEERS: [&str; 2] = ["cozy-chess", "shakmaty"];
const NONE: &str = "–";

/// One kind of work, and who does it.
#[derive(Debug)]
pub(crate) struct Work {
    /// What is done.
    pub(crate) name: &'static str,
    /// How many times as fast as the faster peer dablot is to be.
    pub(crate) goal: f64,
    /// In any order; dablot's inputs need not be those of the peers.
    pub(crate) contenders: Vec<Contender>,
}

/// A work with its timings, in the order of its contenders.
#[derive(Debug)]
pub(crate) struct Measured {
    work: Work,
    timings: Vec<Timing>,
}

impl Measured {
    /// Measures all contenders of a work.
    pub(crate) fn new(mut work: Work, plan: Plan) -> Self {
        let timings = interleaved(&mut work.contenders, plan);
        Self { work, timings }
    }

    fn rows(&self) -> impl Iterator<Item = (&Contender, &Timing, Unit, f64)> {
        self.work.contenders.iter().zip(&self.timings).flat_map(|(contender, timing)| {
            contender
                .per_run
                .iter()
                .map(move |&(unit, count)| (contender, timing, unit, count as f64 / 1e6))
        })
    }

    fn units(&self) -> Vec<Unit> {
        let mut units = Vec::new();
        for (_, _, unit, _) in self.rows() {
            if !units.contains(&unit) {
                units.push(unit);
            }
        }
        units
    }

    /// The geometric mean of a library's medians over its inputs, in millions a
    /// second; nothing if it does not do this work.
    fn rate(&self, library: &str, unit: Unit) -> Option<f64> {
        let logs: Vec<f64> = self
            .rows()
            .filter(|row| row.0.library == library && row.2 == unit)
            .map(|(_, timing, _, millions)| (timing.median() * millions).ln())
            .collect();
        (!logs.is_empty()).then(|| (logs.iter().sum::<f64>() / logs.len() as f64).exp())
    }
}

/// One row a work and unit: every library's mean rate, what dablot's is to be,
/// and what it is.
pub(crate) fn summary(all: &[Measured]) -> String {
    let mut table = format!(
        "| work | unit | {} | {} | goal | {DABLOT} | {DABLOT} / faster peer |\n\
         | --- | --- | ---: | ---: | ---: | ---: | ---: |\n",
        PEERS[0], PEERS[1]
    );
    for measured in all {
        for unit in measured.units() {
            let peers = PEERS.map(|peer| measured.rate(peer, unit));
            let faster = peers.into_iter().flatten().reduce(f64::max);
            let dablot = measured.rate(DABLOT, unit);
            let ratio = dablot.zip(faster).map(|(dablot, peer)| dablot / peer);
            let goal = measured.work.goal;
            line(
                &mut table,
                &[
                    measured.work.name.to_owned(),
                    unit.millions_a_second().to_owned(),
                    cell(peers[0]),
                    cell(peers[1]),
                    format!("{goal} × = {}", cell(faster.map(|rate| rate * goal))),
                    cell(dablot),
                    ratio.map_or(NONE.to_owned(), |ratio| format!("{ratio:.2} ×")),
                ],
            );
        }
    }
    table
}

/// One row a contender and unit: the median of its rounds, and the slowest and
/// the fastest of them.
pub(crate) fn details(all: &[Measured]) -> String {
    let mut table = String::from(
        "| work | input | library | unit | median | min | max |\n\
         | --- | --- | --- | --- | ---: | ---: | ---: |\n",
    );
    for measured in all {
        for (contender, timing, unit, millions) in measured.rows() {
            line(
                &mut table,
                &[
                    measured.work.name.to_owned(),
                    contender.input.to_owned(),
                    contender.library.to_owned(),
                    unit.millions_a_second().to_owned(),
                    cell(Some(timing.median() * millions)),
                    cell(Some(timing.min() * millions)),
                    cell(Some(timing.max() * millions)),
                ],
            );
        }
    }
    table
}

fn cell(rate: Option<f64>) -> String {
    rate.map_or(NONE.to_owned(), |rate| format!("{rate:.1}"))
}

fn line(table: &mut String, cells: &[String]) {
    writeln!(table, "| {} |", cells.join(" | ")).expect("a string takes any text");
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn measured(libraries: &[&'static str]) -> Measured {
        let contenders = libraries
            .iter()
            .map(|library| Contender {
                library,
                input: "none",
                per_run: vec![(Unit::Bytes, 1), (Unit::Plies, 1)],
                run: Box::new(|| ()),
            })
            .collect();
        let work = Work { name: "nothing", goal: 2.0, contenders };
        let plan = Plan { rounds: 1, slice: Duration::ZERO };
        Measured::new(work, plan)
    }

    #[test]
    fn a_unit_has_a_row_and_an_absent_library_a_dash() {
        let table = summary(&[measured(&["shakmaty"])]);
        assert_eq!(table.lines().count(), 2 + 2);
        assert!(table.lines().skip(2).all(|row| row.ends_with("| – | – |")));
    }

    #[test]
    fn a_present_dablot_has_a_ratio() {
        let table = summary(&[measured(&["shakmaty", DABLOT])]);
        assert!(table.lines().skip(2).all(|row| row.ends_with(" × |")));
    }
}
