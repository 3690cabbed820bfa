//! The options, and how a game ends under them.

use super::board::{own, rank_of_role};
use super::{Board, Naive};

/// One value of every option, by the names of the rules' text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NaiveRules {
    pub(crate) capture: String,
    pub(crate) forward: bool,
    pub(crate) king_wins: bool,
    pub(crate) bare_king_loses: bool,
    pub(crate) single_combat: bool,
    pub(crate) keyland: bool,
    pub(crate) judged_at_capture: bool,
    pub(crate) quiet_limit: Option<u32>,
}

impl NaiveRules {
    /// Reads each option by its name from a text of the library's, `optional`, `forward` and so on.
    pub(crate) fn new(options: &[(&str, String)]) -> NaiveRules {
        let value = |name: &str| {
            let found = options.iter().find(|(option, _)| *option == name);
            found.map_or(String::new(), |(_, value)| value.clone())
        };
        NaiveRules {
            capture: value("capture"),
            forward: value("warrior_steps") == "forward",
            king_wins: value("king_capture") == "wins",
            bare_king_loses: value("bare_king") == "loses",
            single_combat: value("single_combat") == "automatic",
            keyland: value("immobile") == "keyland",
            judged_at_capture: value("judged") == "capture",
            quiet_limit: value("quiet_limit").parse().ok(),
        }
    }
}

pub(crate) fn letters(board: &Board, side: char) -> Vec<char> {
    board.values().copied().filter(|&letter| own(letter, side)).collect()
}

fn other(side: char) -> char {
    if side == 'S' { 'N' } else { 'S' }
}

/// What the pieces alone decide: the first four of "a side without pieces has lost; only the two
/// kings are left: drawn; king captured; bare king; immobile".
pub(crate) fn decided(board: &Board, rules: &NaiveRules) -> Option<String> {
    let (south, north) = (letters(board, 'S'), letters(board, 'N'));
    for (mine, winner) in [(&south, 'N'), (&north, 'S')] {
        if mine.is_empty() {
            return Some(format!("{winner} captured-all"));
        }
    }
    if south == ['K'] && north == ['k'] {
        return Some("draw kings".to_owned());
    }
    if rules.king_wins {
        for (mine, king, winner) in [(&south, 'K', 'N'), (&north, 'k', 'S')] {
            if !mine.contains(&king) {
                return Some(format!("{winner} king"));
            }
        }
    }
    if rules.bare_king_loses {
        for (mine, king, winner) in [(&south, 'K', 'N'), (&north, 'k', 'S')] {
            if *mine == [king] {
                return Some(format!("{winner} bare-king"));
            }
        }
    }
    None
}

impl Naive {
    /// The outcome in the words of the conformance data.
    pub(crate) fn outcome(&self) -> Option<String> {
        if self.chain.is_some() && !self.rules.judged_at_capture {
            return None;
        }
        if let Some(outcome) = decided(&self.board, &self.rules) {
            return Some(outcome);
        }
        if self.chain.is_none() && self.moves().is_empty() {
            if !self.rules.keyland || self.is_lone_master() {
                return Some(format!("{} immobile", other(self.side)));
            }
            if self.passed().moves().is_empty() {
                return Some("draw immobile".to_owned());
            }
        }
        let quiet = self.rules.quiet_limit.is_some_and(|limit| self.quiet >= limit);
        quiet.then(|| "draw quiet".to_owned())
    }

    /// "It has a single piece and that piece outranks every enemy piece."
    fn is_lone_master(&self) -> bool {
        let (mine, theirs) =
            (letters(&self.board, self.side), letters(&self.board, other(self.side)));
        mine.len() == 1 && theirs.iter().all(|&letter| rank_of_role(letter) < rank_of_role(mine[0]))
    }

    /// The position when the side to move does nothing.
    pub(crate) fn passed(&self) -> Naive {
        Naive { quiet: self.quiet + 1, ..self.handed_over() }
    }

    /// The same board with the other side to move.
    pub(crate) fn handed_over(&self) -> Naive {
        let turn = self.turn + u32::from(self.side == 'N');
        Naive { side: other(self.side), chain: None, turn, ..self.clone() }
    }
}
