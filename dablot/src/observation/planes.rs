//! A position as planes over the lattice of files and ranks.

use super::spread::{DIAGONAL_RANK, GRID_RANK};
use crate::{Army, File, Point, PointSet, Position, Rank, Side};

/// What one plane of [`Position::write_planes`] shows.
///
/// A plane has a cell for each file on each rank, also where no point is: 13 rows of 11, the first
/// row the rank nearest the viewer, the first cell of a row the file on the viewer's left. Every
/// plane is 0 where no point is.
///
/// What was captured in a chain that is under way has no plane: "the jumped piece is removed at
/// once", so nothing depends on it. The options of the rules have none either, since they stay the
/// same for a whole game, and for most learners for all games. What an earlier position has to do
/// with it (`repetition`) no position knows; under all other options the planes tell everything that
/// the rest of the game depends on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Plane {
    /// 1 where a warrior of the viewer stands.
    OwnWarriors,
    /// 1 where the viewer's prince stands.
    OwnPrince,
    /// 1 where the viewer's king stands.
    OwnKing,
    /// 1 where a warrior of the other side stands.
    EnemyWarriors,
    /// 1 where the other side's prince stands.
    EnemyPrince,
    /// 1 where the other side's king stands.
    EnemyKing,
    /// 1 where the piece stands that has just captured and may go on.
    Chain,
    /// 1 on every point if the viewer is to move.
    ToMove,
    /// On every point the part of `quiet_limit` that is used up: 0 after a capture or without a
    /// limit, the greatest value (255 as a byte, 1.0 as a float) when the game is drawn by it. As a
    /// byte it is rounded down, so limits over 255 plies are told apart only as a float.
    Quiet,
    /// 1 on every point.
    Board,
}

impl Plane {
    /// How many planes there are.
    pub const COUNT: usize = 10;

    /// How many cells a plane has: 13 ranks of 11 files.
    pub const CELLS: usize = Rank::COUNT * File::COUNT;

    /// How many cells all planes have.
    pub const ALL_CELLS: usize = Plane::COUNT * Plane::CELLS;

    /// The planes in order.
    pub const ALL: [Plane; Plane::COUNT] = [
        Plane::OwnWarriors,
        Plane::OwnPrince,
        Plane::OwnKing,
        Plane::EnemyWarriors,
        Plane::EnemyPrince,
        Plane::EnemyKing,
        Plane::Chain,
        Plane::ToMove,
        Plane::Quiet,
        Plane::Board,
    ];

    /// The name, in small letters with `_` between words.
    pub const fn name(self) -> &'static str {
        match self {
            Plane::OwnWarriors => "own_warriors",
            Plane::OwnPrince => "own_prince",
            Plane::OwnKing => "own_king",
            Plane::EnemyWarriors => "enemy_warriors",
            Plane::EnemyPrince => "enemy_prince",
            Plane::EnemyKing => "enemy_king",
            Plane::Chain => "chain",
            Plane::ToMove => "to_move",
            Plane::Quiet => "quiet",
            Plane::Board => "board",
        }
    }

    /// The place of a point's cell in a plane seen by South.
    pub const fn cell(point: Point) -> usize {
        (point.rank().number() as usize - 1) * File::COUNT + point.file().number() as usize - 1
    }
}

type Cells = [u8; Plane::ALL_CELLS];

/// 1 on every point.
static BOARD: [u8; Plane::CELLS] = {
    let mut cells = [0; Plane::CELLS];
    let mut at = 0;
    while at < Point::COUNT {
        cells[CELL[at] as usize] = 1;
        at += 1;
    }
    cells
};

/// [`Plane::cell`] of each point.
static CELL: [u8; Point::COUNT] = {
    let mut cells = [0; Point::COUNT];
    let mut at = 0;
    while at < Point::COUNT {
        cells[at] = Plane::cell(Point::ALL[at]) as u8;
        at += 1;
    }
    cells
};

impl Position {
    /// Writes the planes one after the other, each [`Plane::CELLS`] bytes, South being the viewer;
    /// for North see [`seen_by`](Position::seen_by).
    ///
    /// ```
    /// use dablot::{Plane, Point, Position};
    ///
    /// let mut cells = [0; Plane::ALL_CELLS];
    /// Position::default().write_planes(&mut cells);
    /// let plane = |plane: Plane| &cells[plane as usize * Plane::CELLS..][..Plane::CELLS];
    /// assert_eq!(plane(Plane::OwnKing)[Plane::cell(Point::K7)], 1);
    /// assert_eq!(plane(Plane::EnemyWarriors).iter().sum::<u8>(), 28);
    /// assert_eq!(plane(Plane::Board).iter().sum::<u8>(), 72);
    /// ```
    pub fn write_planes(&self, out: &mut Cells) {
        // In order, since a set's last rank is written with more bytes than the plane has.
        write_army(self.army(Side::South), Plane::OwnWarriors, out);
        write_army(self.army(Side::North), Plane::EnemyWarriors, out);
        write_point(self.chain, Plane::Chain, out);
        write_everywhere((self.side == Side::South).into(), Plane::ToMove, out);
        write_everywhere(self.quiet_byte(), Plane::Quiet, out);
        write_everywhere(1, Plane::Board, out);
    }

    /// Writes the planes as [`write_planes`](Position::write_planes) does, as floats from 0 to 1.
    pub fn write_planes_f32(&self, out: &mut [f32; Plane::ALL_CELLS]) {
        out.fill(0.0);
        let mut put = |set: PointSet, plane: Plane| {
            for point in set {
                out[start(plane) + usize::from(CELL[point.index()])] = 1.0;
            }
        };
        let (south, north) = (self.army(Side::South), self.army(Side::North));
        put(south.warriors(), Plane::OwnWarriors);
        put(south.prince.into(), Plane::OwnPrince);
        put(south.king.into(), Plane::OwnKing);
        put(north.warriors(), Plane::EnemyWarriors);
        put(north.prince.into(), Plane::EnemyPrince);
        put(north.king.into(), Plane::EnemyKing);
        put(self.chain.into(), Plane::Chain);
        let mut put_everywhere = |value: f32, plane: Plane| {
            let cells = out[start(plane)..][..Plane::CELLS].iter_mut();
            cells.zip(&BOARD).for_each(|(cell, &board)| *cell = value * f32::from(board));
        };
        put_everywhere(f32::from(u8::from(self.side == Side::South)), Plane::ToMove);
        put_everywhere(self.quiet_fraction(), Plane::Quiet);
        put_everywhere(1.0, Plane::Board);
    }
}

const fn start(plane: Plane) -> usize {
    plane as usize * Plane::CELLS
}

/// The planes of a side's warriors, prince and king, from `first` on.
#[inline(always)]
fn write_army(army: &Army, first: Plane, out: &mut Cells) {
    let [prince, king] = [Plane::ALL[first as usize + 1], Plane::ALL[first as usize + 2]];
    write_set(army.warriors(), first, out);
    write_point(army.prince, prince, out);
    write_point(army.king, king, out);
}

/// The plane of a set of points, and some bytes of the next plane.
#[inline(always)]
fn write_set(set: PointSet, plane: Plane, out: &mut Cells) {
    let ranks = out[start(plane)..].first_chunk_mut::<{ 12 * File::COUNT + 16 }>();
    let ranks = ranks.expect("more planes follow");
    let mut write = |rank: usize, bytes: u128| {
        ranks[rank * File::COUNT..rank * File::COUNT + 16].copy_from_slice(&bytes.to_le_bytes());
    };
    for row in 0..6 {
        write(2 * row, GRID_RANK[(set.grid >> (8 * row) & 63) as usize]);
        write(2 * row + 1, DIAGONAL_RANK[(set.diagonal >> (8 * row) & 31) as usize]);
    }
    write(12, GRID_RANK[(set.grid >> 48 & 63) as usize]);
}

/// The plane of one point, or of none.
#[inline(always)]
fn write_point(point: Option<Point>, plane: Plane, out: &mut Cells) {
    let cells = &mut out[start(plane)..][..Plane::CELLS];
    cells.fill(0);
    if let Some(point) = point {
        cells[usize::from(CELL[point.index()])] = 1;
    }
}

/// The plane that has the same value on every point.
#[inline(always)]
fn write_everywhere(value: u8, plane: Plane, out: &mut Cells) {
    let cells = &mut out[start(plane)..][..Plane::CELLS];
    cells.iter_mut().zip(&BOARD).for_each(|(cell, board)| *cell = value * board);
}
