//! How many turns there are, without building them.
//!
//! First jumps are counted for all warriors at once. A jump that takes a piece can only be followed
//! by one that was possible from its landing point before: the one further jump that the vacated
//! origin would allow leads back over the piece just taken. So the set of all points from which a
//! jump is possible tells which landings need a closer look, and they are few.

use super::leaps::{DIAGONAL, OpenLeaps, SLANTED, STRAIGHT};
use super::pace::{Asked, Pace, Unasked};
use crate::{Army, Judged, PointSet, Position, Role};

impl Position {
    /// How many turns are legal: what [`Position::turns`] would list.
    ///
    /// Steps and first jumps are counted whole sets at a time; longer chains are walked through, so
    /// that a position with billions of them takes seconds. Whether there are more than a thousand
    /// turns, `turns().nth(1_000).is_some()` tells at once.
    #[inline]
    pub fn turn_count(&self) -> u64 {
        self.turn_count_at(&mut Unasked)
    }

    /// [`Position::turn_count`] for those who may lose their patience: asks after every million
    /// steps of long work whether to go on. `None` if not.
    ///
    /// ```
    /// use dablot::{Position, Rules};
    ///
    /// assert_eq!(Position::default().turn_count_while(|| false), Some(15));
    /// // A king in the midst of 28 warriors has more than 300 million turns.
    /// let text = "3p2/3k1/2w1w1/www1w/1w1w2/1wwww/2w1w1/1w1ww/1w1wK1/1www1/w1w1w1/3w1/3w1w S";
    /// assert_eq!(Position::parse(text, Rules::STANDARD)?.turn_count_while(|| false), None);
    /// # Ok::<(), dablot::ParsePositionError>(())
    /// ```
    #[inline]
    pub fn turn_count_while(&self, go_on: impl FnMut() -> bool) -> Option<u64> {
        let mut pace = Asked::new(go_on);
        let count = self.turn_count_at(&mut pace);
        (!pace.is_stopped()).then_some(count)
    }

    #[inline(always)]
    fn turn_count_at(&self, pace: &mut impl Pace) -> u64 {
        if self.is_decided() {
            return 0;
        }
        let count = u64::from(self.step_count(self.step_limit())) + self.chain_count(pace);
        if count == 0 && self.can_pass() { 1 } else { count }
    }

    /// Whether any turn is legal.
    ///
    /// ```
    /// assert!(dablot::Position::default().has_turn());
    /// ```
    #[inline]
    pub fn has_turn(&self) -> bool {
        !self.is_decided() && (self.has_move() || self.can_pass_if_immobile())
    }

    #[inline]
    fn chain_count(&self, pace: &mut impl Pace) -> u64 {
        if self.chain.is_some() || self.rules.judged() == Judged::Capture {
            // Rare or short enough to be walked through like a list.
            return self.captures().take_while(|_| pace.goes_on()).fold(0, |count, _| count + 1);
        }
        Captors::new(&self.own).count_chains_at(&self.enemy, self.empty(), pace)
    }
}

/// A side that captures, with what is asked of it for every position of the other.
pub(super) struct Captors<'a> {
    army: &'a Army,
    warriors: PointSet,
    chiefs: PointSet,
    beside_chiefs: PointSet,
}

impl<'a> Captors<'a> {
    #[inline]
    pub(super) fn new(army: &'a Army) -> Captors<'a> {
        let chiefs = army.chiefs();
        let beside_chiefs = army.beside_chiefs();
        Captors { army, warriors: army.men - chiefs, chiefs, beside_chiefs }
    }

    /// How many chains the side can make over the pieces of `enemy`.
    #[inline]
    pub(super) fn count_chains(&self, enemy: &Army, empty: PointSet) -> u64 {
        self.count_chains_at(enemy, empty, &mut Unasked)
    }

    #[inline(always)]
    fn count_chains_at(&self, enemy: &Army, empty: PointSet, pace: &mut impl Pace) -> u64 {
        let enemy_chiefs = enemy.chiefs();
        let leaps = OpenLeaps::new(enemy.men - enemy_chiefs, empty);
        let count = chains_of(&leaps, self.warriors, pace);
        if self.chiefs.is_disjoint(leaps.any) && self.beside_chiefs.is_disjoint(enemy_chiefs) {
            return count;
        }
        count + chains_of_chiefs(self.army, enemy, empty, leaps.any, pace)
    }
}

/// How many chains king and prince can make, where warriors can jump from `springs`.
#[inline(never)]
fn chains_of_chiefs(
    own: &Army,
    enemy: &Army,
    empty: PointSet,
    springs: PointSet,
    pace: &mut impl Pace,
) -> u64 {
    let mut count = 0;
    for (chief, role) in [(own.king, Role::King), (own.prince, Role::Prince)] {
        if let Some(chief) = chief
            && (springs.contains(chief) || !chief.neighbours().is_disjoint(enemy.chiefs()))
        {
            count += chains_from(chief.into(), enemy.capturable_by(role), empty, pace);
        }
    }
    count
}

/// How many chains the one piece on `captor` can make.
fn chains_from(captor: PointSet, victims: PointSet, empty: PointSet, pace: &mut impl Pace) -> u64 {
    let landings = empty.union(captor);
    if captor.grid != 0 {
        grid_chains(captor.grid, victims, landings.grid, pace)
    } else {
        diagonal_chains(captor.diagonal, victims.grid, landings.diagonal, pace)
    }
}

/// How many chains the pieces on `captors` can make over the victims of `leaps`.
#[inline(always)]
fn chains_of(leaps: &OpenLeaps, captors: PointSet, pace: &mut impl Pace) -> u64 {
    if captors.is_disjoint(leaps.any) {
        return 0;
    }
    let first = leaps.of(captors);
    let count = u64::from(first.len());
    if first.landings().is_disjoint(leaps.any) {
        return count;
    }
    count + longer_chains(&first, leaps.any, pace)
}

/// How many chains go on after one of the jumps in `first`, which they can where it lands on one of
/// `springs`.
fn longer_chains(first: &OpenLeaps, springs: PointSet, pace: &mut impl Pace) -> u64 {
    let (victims, empty) = (first.victims, first.landings);
    let mut count = 0;
    for (leap, origins) in STRAIGHT.into_iter().zip(first.straight) {
        for landing in each_bit(leap.target(origins) & springs.grid) {
            let left = PointSet { grid: victims.grid & !leap.over_before(landing), ..victims };
            count += grid_chains(landing, left, empty.grid | leap.origin(landing), pace);
        }
    }
    for (leap, origins) in SLANTED.into_iter().zip(first.slanted) {
        for landing in each_bit(leap.target(origins) & springs.grid) {
            let diagonal = victims.diagonal & !leap.over_before(landing);
            let left = PointSet { diagonal, ..victims };
            count += grid_chains(landing, left, empty.grid | leap.origin(landing), pace);
        }
    }
    for (leap, origins) in DIAGONAL.into_iter().zip(first.diagonal) {
        for landing in each_bit(leap.target(origins) & springs.diagonal) {
            let left = victims.grid & !leap.over_before(landing);
            count += diagonal_chains(landing, left, empty.diagonal | leap.origin(landing), pace);
        }
    }
    count
}

/// Each bit of a word by itself.
#[inline]
fn each_bit(mut word: u64) -> impl Iterator<Item = u64> {
    core::iter::from_fn(move || {
        let lowest = word & word.wrapping_neg();
        word ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// How many chains go on from the grid crossing `here`.
fn grid_chains(here: u64, victims: PointSet, empty: u64, pace: &mut impl Pace) -> u64 {
    let mut count = 0;
    if !pace.goes_on() {
        return count;
    }
    for leap in STRAIGHT {
        let over = leap.over(here) & victims.grid;
        let landing = leap.landing(over) & empty;
        if landing != 0 {
            let left = PointSet { grid: victims.grid ^ over, ..victims };
            count += 1 + grid_chains(landing, left, empty, pace);
        }
    }
    for leap in SLANTED {
        let over = leap.over(here) & victims.diagonal;
        let landing = leap.landing(over) & empty;
        if landing != 0 {
            let left = PointSet { diagonal: victims.diagonal ^ over, ..victims };
            count += 1 + grid_chains(landing, left, empty, pace);
        }
    }
    count
}

/// How many chains go on from the diagonal crossing `here`.
fn diagonal_chains(here: u64, victims: u64, empty: u64, pace: &mut impl Pace) -> u64 {
    let mut count = 0;
    if !pace.goes_on() {
        return count;
    }
    for leap in DIAGONAL {
        let over = leap.over(here) & victims;
        let landing = leap.landing(over) & empty;
        if landing != 0 {
            count += 1 + diagonal_chains(landing, victims ^ over, empty, pace);
        }
    }
    count
}
