//! The rules once more, as slowly and as plainly as they can be written.
//!
//! But for `bridge` nothing here knows of the library: points are pairs of file and rank, the board
//! is a map from points to letters, turns are lists of points, and every list is made in full. Where
//! the library and this disagree, one of them is wrong.
// Every test file uses a part of this.
#![allow(dead_code)]

mod board;
pub(crate) mod bridge;
mod rules;
mod turns;

pub(crate) use board::{At, Board};
pub(crate) use rules::NaiveRules;

/// A position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Naive {
    pub(crate) board: Board,
    /// `S` or `N`.
    pub(crate) side: char,
    pub(crate) chain: Option<At>,
    pub(crate) quiet: u32,
    pub(crate) turn: u32,
    pub(crate) rules: NaiveRules,
}

impl Naive {
    /// Reads the text of a position, which must be right.
    pub(crate) fn parse(text: &str, rules: NaiveRules) -> Naive {
        let fields: Vec<&str> = text.split(' ').collect();
        Naive {
            board: board::parse(fields[0]),
            side: fields[1].chars().next().unwrap(),
            chain: (fields[2] != "-").then(|| board::parse_point(fields[2])),
            quiet: fields[3].parse().unwrap(),
            turn: fields[4].parse().unwrap(),
            rules,
        }
    }

    /// Writes the text of the position.
    pub(crate) fn text(&self) -> String {
        let chain = self.chain.map_or("-".to_owned(), board::point_text);
        let placement = board::text(&self.board);
        format!("{placement} {} {chain} {} {}", self.side, self.quiet, self.turn)
    }

    /// How many sequences of `depth` turns there are.
    pub(crate) fn perft(&self, depth: u32) -> usize {
        let turns = self.turns();
        if depth == 1 {
            return turns.len();
        }
        turns.iter().map(|turn| self.after_turn(turn).perft(depth - 1)).sum()
    }
}
