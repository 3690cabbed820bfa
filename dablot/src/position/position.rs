//! The position itself and the questions about what stands on the board.

use core::fmt;

use super::{Army, Setup};
use crate::{Piece, Point, PointSet, Role, Rules, Side};

/// A position in a game: the board, the side to move, the piece in a chain if there is one, how long
/// nothing was captured, the number of the turn, and the rules.
///
/// `Copy`, 64 bytes. Two positions are equal if all of that is equal; for "the same position again",
/// which counts neither plies nor turns, see [`Position::is_repetition_of`].
///
/// ```
/// use dablot::{Piece, Point, Position, Role, Side};
///
/// let position = Position::default();
/// assert_eq!(position.side_to_move(), Side::South);
/// assert_eq!(position.king(Side::North), Some(Point::A7));
/// assert_eq!(position.pieces(Side::South).len(), 30);
/// let prince = Piece { side: Side::South, role: Role::Prince };
/// assert_eq!(position.piece_at(Point::J6), Some(prince));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    // Seen by the side to move, so that no code about turns asks which side that is.
    pub(crate) own: Army,
    pub(crate) enemy: Army,
    pub(crate) side: Side,
    pub(crate) chain: Option<Point>,
    pub(crate) rules: Rules,
    pub(crate) quiet: u32,
    pub(crate) turn: u32,
}

const _: () = assert!(size_of::<Position>() <= 64);

impl Position {
    /// The set-up of the game, with `first` to move.
    ///
    /// "Warriors on every point of the three grid rows nearest the player and the two diagonal rows
    /// between them. The king stands at the far right of the fourth grid row as its player sees it,
    /// the prince on the right-most point of the diagonal row between the third and fourth grid
    /// rows." Who begins is rolled for, see [`first_side`](super::first_side).
    pub fn start(rules: Rules, first: Side) -> Position {
        let south = Army {
            men: PointSet { grid: 0x203f_3f3f, diagonal: 0x10_1f1f },
            king: Some(Point::K7),
            prince: Some(Point::J6),
        };
        let north = south.mapped(PointSet::half_turn, Point::half_turn);
        let (own, enemy) = match first {
            Side::South => (south, north),
            Side::North => (north, south),
        };
        Position { own, enemy, side: first, chain: None, rules, quiet: 0, turn: 1 }
    }

    /// The rules that are played.
    #[inline]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The side whose turn it is.
    #[inline]
    pub const fn side_to_move(&self) -> Side {
        self.side
    }

    /// Where the piece stands that has just captured and may go on; `None` between turns.
    #[inline]
    pub const fn chain(&self) -> Option<Point> {
        self.chain
    }

    /// Plies since the last capture.
    #[inline]
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    /// The number of the turn, from 1, "counted up when North has moved".
    #[inline]
    pub const fn turn_number(&self) -> u32 {
        self.turn
    }

    #[inline]
    pub(crate) const fn army(&self, side: Side) -> &Army {
        if side as u8 == self.side as u8 { &self.own } else { &self.enemy }
    }

    /// The points where a side's pieces stand.
    #[inline]
    pub const fn pieces(&self, side: Side) -> PointSet {
        self.army(side).men
    }

    /// The points where a side's pieces of one role stand.
    pub fn pieces_of(&self, piece: Piece) -> PointSet {
        let army = self.army(piece.side);
        match piece.role {
            Role::Warrior => army.warriors(),
            Role::Prince => army.prince.into(),
            Role::King => army.king.into(),
        }
    }

    /// Where a side's king stands; `None` if it was captured.
    #[inline]
    pub const fn king(&self, side: Side) -> Option<Point> {
        self.army(side).king
    }

    /// Where a side's prince stands; `None` if it was captured.
    #[inline]
    pub const fn prince(&self, side: Side) -> Option<Point> {
        self.army(side).prince
    }

    /// The points where a piece stands.
    #[inline]
    pub const fn occupied(&self) -> PointSet {
        self.own.men.union(self.enemy.men)
    }

    /// The points where no piece stands.
    #[inline]
    pub const fn empty(&self) -> PointSet {
        self.occupied().complement()
    }

    /// The piece on a point; `None` if it is empty.
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        let (army, side) = if self.own.men.contains(point) {
            (self.own, self.side)
        } else if self.enemy.men.contains(point) {
            (self.enemy, !self.side)
        } else {
            return None;
        };
        Some(Piece { side, role: army.role_at(point) })
    }

    /// Every piece with its point, in order of the points' numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Point, Piece)> + use<> {
        let position = *self;
        let points = self.occupied().iter();
        points.filter_map(move |point| Some((point, position.piece_at(point)?)))
    }

    /// Whether `other` counts as the same position for the option `repetition`: the same pieces on
    /// the same points, the same side to move, the same piece in a chain. Plies, turn numbers and
    /// rules do not matter.
    pub fn is_repetition_of(&self, other: &Position) -> bool {
        self.own == other.own
            && self.enemy == other.enemy
            && self.side == other.side
            && self.chain == other.chain
    }

    /// The position taken apart, for changing it.
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(self.rules);
        for (point, piece) in self.iter() {
            setup.put(point, piece);
        }
        setup.side = self.side;
        setup.chain = self.chain;
        setup.quiet = self.quiet;
        setup.turn = self.turn;
        setup
    }
}

impl Default for Position {
    /// The set-up of the base game with South to move.
    fn default() -> Position {
        Position::start(Rules::STANDARD, Side::South)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self}, {})", self.rules)
    }
}
