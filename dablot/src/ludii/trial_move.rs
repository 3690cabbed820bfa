//! A move of a trial: what Ludii did to its board.

use alloc::{string::ToString, vec::Vec};
use core::fmt;

use crate::{Piece, Point, Role, Side};

/// One move: a piece placed at the beginning, or a single decision of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TrialMove {
    /// Who moves; `None` (written `0`) where the game itself places the pieces.
    pub mover: Option<Side>,
    /// The points between which the move goes; `None` for a pass.
    pub ends: Option<(Point, Point)>,
    /// What is done to the board, in order.
    pub actions: Vec<TrialAction>,
}

/// One thing that a move does to the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TrialAction {
    /// A piece is placed.
    Add {
        /// Where.
        point: Point,
        /// Which piece; Ludii numbers them from 1, and adds the rank of prince and king.
        piece: Piece,
    },
    /// A captured piece is removed.
    Remove {
        /// Where it stood.
        point: Point,
    },
    /// A piece moves.
    Move {
        /// Where it comes from.
        origin: Point,
        /// Where it goes.
        target: Point,
    },
    /// Nothing moves: the end of a chain that could go on, or a real pass.
    Pass,
    /// The same player is to move again: the piece that has captured may go on.
    SetNextPlayer {
        /// Who is to move.
        player: Side,
    },
}

/// A part of the line of a move, for saying where a fault is.
#[derive(Copy, Clone, Debug)]
pub(super) enum MovePart {
    Mover,
    Ends,
    /// The action with this number, from 0.
    Action(usize),
}

impl TrialMove {
    /// The column, from 1, of a part in the text of this move; that text is the line that was read,
    /// since there is only one way to write a move.
    pub(super) fn column(&self, part: MovePart) -> usize {
        let text = self.to_string();
        let at = match part {
            MovePart::Mover => text.find("mover="),
            MovePart::Ends => text.find("from="),
            // The first bracket opens the move itself.
            MovePart::Action(number) => text.match_indices('[').nth(number + 1).map(|(at, _)| at),
        };
        at.unwrap_or(0) + 1
    }
}

/// The number of a player in Ludii.
pub(super) const fn player(side: Side) -> u8 {
    match side {
        Side::South => 1,
        Side::North => 2,
    }
}

/// The number of a piece in Ludii and, except for a warrior, its rank there.
pub(super) const fn piece_number(piece: Piece) -> (u8, Option<u8>) {
    match piece.role {
        Role::Warrior => (player(piece.side), None),
        Role::Prince => (player(piece.side) + 2, Some(1)),
        Role::King => (player(piece.side) + 4, Some(2)),
    }
}

impl fmt::Display for TrialMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move=[Move:mover={}", self.mover.map_or(0, player))?;
        if let Some((origin, target)) = self.ends {
            write!(f, ",from={},to={}", origin.index(), target.index())?;
        }
        f.write_str(",actions=")?;
        for (number, action) in self.actions.iter().enumerate() {
            let separator = if number == 0 { "" } else { "," };
            write!(f, "{separator}[{action}]")?;
        }
        f.write_str("]")
    }
}

impl fmt::Display for TrialAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TrialAction::Add { point, piece } => {
                let (number, rank) = piece_number(piece);
                write!(f, "Add:type=Vertex,to={},what={number}", point.index())?;
                rank.map_or(Ok(()), |rank| write!(f, ",value={rank}"))
            }
            TrialAction::Remove { point } => write!(f, "Remove:type=Vertex,to={}", point.index()),
            TrialAction::Move { origin, target } => {
                let (from, to) = (origin.index(), target.index());
                write!(f, "Move:typeFrom=Vertex,from={from},typeTo=Vertex,to={to},decision=true")
            }
            TrialAction::Pass => f.write_str("Pass:decision=true"),
            TrialAction::SetNextPlayer { player: side } => {
                write!(f, "SetNextPlayer:player={}", player(side))
            }
        }
    }
}
