//! An arrangement that need not be a position yet.

use super::{Army, Position, SetupErrors, SetupFault};
use crate::{KingCapture, Piece, Point, Role, Rules, Side};

/// Anything that could be meant as a position: set what you like, then [`build`](Setup::build) it.
///
/// ```
/// use dablot::{Piece, Point, Rules, Setup, Side};
///
/// let mut setup = Setup::empty(Rules::STANDARD);
/// setup.put(Point::C5, Piece::from_char('W').unwrap());
/// setup.put(Point::D6, Piece::from_char('w').unwrap());
/// setup.side = Side::North;
/// let position = setup.build()?;
/// assert_eq!(position.to_string(), "6/5/6/5/6/5/6/1w3/1W4/5/6/5/6 N - 0 1");
///
/// setup.put(Point::A1, Piece::from_char('k').unwrap());
/// setup.put(Point::K1, Piece::from_char('k').unwrap());
/// setup.turn = 0;
/// let errors = setup.build().unwrap_err();
/// assert_eq!(errors.to_string(), "North has 2 kings, at most 1 is allowed; turns are counted from 1");
/// # Ok::<(), dablot::SetupErrors>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    board: [Option<Piece>; Point::COUNT],
    /// The side to move.
    pub side: Side,
    /// Where a piece stands that has just captured and may go on.
    pub chain: Option<Point>,
    /// Plies since the last capture.
    pub quiet: u32,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// The rules to play by.
    pub rules: Rules,
}

impl Setup {
    /// An empty board with South to move in turn 1.
    pub const fn empty(rules: Rules) -> Setup {
        let board = [None; Point::COUNT];
        Setup { board, side: Side::South, chain: None, quiet: 0, turn: 1, rules }
    }

    /// The piece on a point.
    pub const fn piece_at(&self, point: Point) -> Option<Piece> {
        self.board[point.index()]
    }

    /// Puts a piece on a point; gives back what stood there.
    pub const fn put(&mut self, point: Point, piece: Piece) -> Option<Piece> {
        self.board[point.index()].replace(piece)
    }

    /// Clears a point; gives back what stood there.
    pub const fn clear(&mut self, point: Point) -> Option<Piece> {
        self.board[point.index()].take()
    }

    fn count(&self, piece: Piece) -> u8 {
        self.board.iter().filter(|&&there| there == Some(piece)).count() as u8
    }

    fn army(&self, side: Side) -> Army {
        let mut army = Army::EMPTY;
        for point in Point::ALL {
            if let Some(piece) = self.piece_at(point).filter(|piece| piece.side == side) {
                army.place(point, piece.role);
            }
        }
        army
    }

    /// The position that is set up.
    ///
    /// "A position has at least one piece, and at most one king, one prince and 28 warriors a side;
    /// its chain point holds a piece of the side to move that can capture again." Under
    /// `king_capture=wins` "a set-up in which neither side has a king is refused". A position in
    /// which the game is over is a position like any other.
    ///
    /// # Errors
    /// [`SetupErrors`] lists everything that is wrong, not only the first fault.
    pub fn build(&self) -> Result<Position, SetupErrors> {
        let mut errors = SetupErrors::default();
        for side in Side::ALL {
            for role in Role::ALL {
                let count = self.count(Piece { side, role });
                if count > role.limit() {
                    errors.add(SetupFault::TooMany { side, role, count });
                }
            }
        }
        let position = self.assume_right();
        if position.occupied().is_empty() {
            errors.add(SetupFault::NoPieces);
        } else if self.rules.king_capture() == KingCapture::Wins
            && position.own.king.is_none()
            && position.enemy.king.is_none()
        {
            errors.add(SetupFault::NoKings);
        }
        if let Some(point) = self.chain {
            match self.piece_at(point) {
                None => errors.add(SetupFault::ChainEmpty { point }),
                Some(piece) if piece.side != self.side => {
                    errors.add(SetupFault::ChainNotOwn { point });
                }
                Some(_) if position.jump_ways(point).is_empty() => {
                    errors.add(SetupFault::ChainEnded { point });
                }
                Some(_) => {}
            }
        }
        if self.turn == 0 {
            errors.add(SetupFault::TurnZero);
        }
        errors.or(position)
    }

    fn assume_right(&self) -> Position {
        Position {
            own: self.army(self.side),
            enemy: self.army(!self.side),
            side: self.side,
            chain: self.chain,
            rules: self.rules,
            quiet: self.quiet,
            turn: self.turn,
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        position.to_setup()
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupErrors;

    fn try_from(setup: Setup) -> Result<Position, SetupErrors> {
        setup.build()
    }
}
