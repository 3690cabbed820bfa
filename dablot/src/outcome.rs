//! How a game has ended, and when it has.
//!
//! "When several ends hold at once, the order is: a side without pieces has lost; only the two kings
//! are left: drawn; king captured; bare king; immobile." The quiet limit, which no historical rule
//! set has, is judged after all of these.

use core::fmt;

use crate::{Army, BareKing, Immobile, Judged, KingCapture, Position, Rules, Side};

/// The end of a game: who has won or that it is drawn, and by what.
///
/// Its text is that of the conformance data: `S captured-all`, `N immobile`, `draw kings`.
///
/// ```
/// use dablot::{Outcome, Position, Rules, Side, WinReason};
///
/// let kings = Position::parse("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S - 0 1", Rules::STANDARD)?;
/// assert_eq!(kings.outcome().unwrap().to_string(), "draw kings");
/// let won = Outcome::Won { winner: Side::South, reason: WinReason::CapturedAll };
/// assert_eq!(won.to_string(), "S captured-all");
/// # Ok::<(), dablot::ParsePositionError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A side has won.
    Won {
        /// The side that has won.
        winner: Side,
        /// By what.
        reason: WinReason,
    },
    /// Neither side has won.
    Drawn {
        /// By what.
        reason: DrawReason,
    },
}

/// By what a side has won.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WinReason {
    /// "A side with no piece left has lost." Text `captured-all`.
    CapturedAll,
    /// "A side whose king has been captured has lost", under `king_capture=wins`. Text `king`.
    KingCaptured,
    /// "A side left with its king alone has lost", under `bare_king=loses`. Text `bare-king`.
    BareKing,
    /// "A side to move that has pieces but no legal turn has lost." Text `immobile`.
    Immobile,
}

/// By what a game is drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawReason {
    /// "If the two kings are all that is left, the game is drawn." Text `kings`.
    Kings,
    /// "If neither side could move, the game is drawn", under `immobile=keyland`. Text `immobile`.
    Immobile,
    /// "Draw after n plies without a capture", under `quiet_limit`. Text `quiet`.
    Quiet,
    /// "Draw at the n-th occurrence of a position with the same side to move", under `repetition`.
    /// Only a game with its history can tell. Text `repetition`.
    Repetition,
}

impl Outcome {
    /// The side that has won; `None` for a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Won { winner, .. } => Some(winner),
            Outcome::Drawn { .. } => None,
        }
    }

    /// Every outcome there is.
    pub const ALL: [Outcome; 12] = {
        const fn won(winner: Side, reason: WinReason) -> Outcome {
            Outcome::Won { winner, reason }
        }
        [
            won(Side::South, WinReason::CapturedAll),
            won(Side::South, WinReason::KingCaptured),
            won(Side::South, WinReason::BareKing),
            won(Side::South, WinReason::Immobile),
            won(Side::North, WinReason::CapturedAll),
            won(Side::North, WinReason::KingCaptured),
            won(Side::North, WinReason::BareKing),
            won(Side::North, WinReason::Immobile),
            Outcome::Drawn { reason: DrawReason::Kings },
            Outcome::Drawn { reason: DrawReason::Immobile },
            Outcome::Drawn { reason: DrawReason::Quiet },
            Outcome::Drawn { reason: DrawReason::Repetition },
        ]
    };

    /// The text, such as `S captured-all`.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Won { winner: Side::South, reason } => match reason {
                WinReason::CapturedAll => "S captured-all",
                WinReason::KingCaptured => "S king",
                WinReason::BareKing => "S bare-king",
                WinReason::Immobile => "S immobile",
            },
            Outcome::Won { winner: Side::North, reason } => match reason {
                WinReason::CapturedAll => "N captured-all",
                WinReason::KingCaptured => "N king",
                WinReason::BareKing => "N bare-king",
                WinReason::Immobile => "N immobile",
            },
            Outcome::Drawn { reason } => match reason {
                DrawReason::Kings => "draw kings",
                DrawReason::Immobile => "draw immobile",
                DrawReason::Quiet => "draw quiet",
                DrawReason::Repetition => "draw repetition",
            },
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that is no outcome.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error(
    "expected `S` or `N` with `captured-all`, `king`, `bare-king` or `immobile`, or `draw` with \
     `kings`, `immobile`, `quiet` or `repetition`"
)]
pub struct ParseOutcomeError;

impl core::str::FromStr for Outcome {
    type Err = ParseOutcomeError;

    fn from_str(text: &str) -> Result<Outcome, ParseOutcomeError> {
        Outcome::ALL.into_iter().find(|outcome| outcome.name() == text).ok_or(ParseOutcomeError)
    }
}

impl Position {
    /// How the game has ended; `None` while it goes on.
    ///
    /// "The end, judged when a turn is over": in the middle of a chain there is none, unless the
    /// rules say `judged=capture`. The option `repetition` needs the history of the game and is not
    /// judged here.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.chain.is_some() {
            // A capture has just been made, so the game is not quiet, and the piece can move.
            return match self.rules.judged() {
                Judged::Turn => None,
                Judged::Capture => self.outcome_on_board(),
            };
        }
        if let Some(outcome) = self.outcome_on_board() {
            return Some(outcome);
        }
        if !self.has_move() && !self.can_pass_if_immobile() {
            return Some(self.outcome_of_immobility());
        }
        self.reached_quiet_limit().then_some(Outcome::Drawn { reason: DrawReason::Quiet })
    }

    /// Whether the pieces alone, or the quiet limit, have ended the game: no turn is to be looked
    /// for.
    #[inline]
    pub(crate) fn is_decided(&self) -> bool {
        if self.chain.is_some() {
            return self.rules.judged() == Judged::Capture && self.outcome_on_board().is_some();
        }
        self.outcome_on_board().is_some() || self.reached_quiet_limit()
    }

    #[inline]
    fn reached_quiet_limit(&self) -> bool {
        self.rules.quiet_limit().is_some_and(|limit| self.quiet >= u32::from(limit))
    }

    #[inline]
    pub(crate) fn outcome_on_board(&self) -> Option<Outcome> {
        outcome_of(&self.own, &self.enemy, self.side, self.rules)
    }

    /// Whether a side that has no step and no capture passes instead of having lost.
    pub(crate) fn can_pass_if_immobile(&self) -> bool {
        self.rules.immobile() == Immobile::Keyland
            && !self.is_lone_master()
            && self.passed().has_move()
    }

    fn outcome_of_immobility(&self) -> Outcome {
        if self.rules.immobile() == Immobile::Keyland && !self.is_lone_master() {
            Outcome::Drawn { reason: DrawReason::Immobile }
        } else {
            Outcome::Won { winner: !self.side, reason: WinReason::Immobile }
        }
    }

    /// "It has a single piece and that piece outranks every enemy piece."
    fn is_lone_master(&self) -> bool {
        !self.own.men.has_many() && self.own.highest_role() > self.enemy.highest_role()
    }
}

/// What the pieces that are left decide, for the side to move (`own`) and the other.
#[inline]
pub(crate) fn outcome_of(own: &Army, enemy: &Army, side: Side, rules: Rules) -> Option<Outcome> {
    if own.men.has_many() && enemy.men.has_many() && !rules.decide_by_king() {
        return None;
    }
    outcome_of_few(own, enemy, side, rules)
}

#[cold]
fn outcome_of_few(own: &Army, enemy: &Army, side: Side, rules: Rules) -> Option<Outcome> {
    let lost_by = |side: Side, reason| Some(Outcome::Won { winner: !side, reason });
    if own.men.is_empty() {
        return lost_by(side, WinReason::CapturedAll);
    }
    if enemy.men.is_empty() {
        return lost_by(!side, WinReason::CapturedAll);
    }
    if own.is_bare_king() && enemy.is_bare_king() {
        return Some(Outcome::Drawn { reason: DrawReason::Kings });
    }
    if rules.king_capture() == KingCapture::Wins {
        if own.king.is_none() {
            return lost_by(side, WinReason::KingCaptured);
        }
        if enemy.king.is_none() {
            return lost_by(!side, WinReason::KingCaptured);
        }
    }
    if rules.bare_king() == BareKing::Loses {
        if own.is_bare_king() {
            return lost_by(side, WinReason::BareKing);
        }
        if enemy.is_bare_king() {
            return lost_by(!side, WinReason::BareKing);
        }
    }
    None
}
