//! What the lines of the board imply, computed once by the compiler.

use super::{Direction, Point, PointSet};

/// The next point in each direction.
pub(crate) static STEPS: [[Option<Point>; 8]; Point::COUNT] = steps();

/// Each point alone, as a set; behind them the empty set, for no point.
pub(crate) static SINGLE: [PointSet; Point::COUNT + 1] = single();

/// The bit of each point in its word of a [`PointSet`], and 64 for those of the diagonal word.
pub(crate) static BITS: [u8; Point::COUNT] = bits();

/// The points one step away; behind them the empty set, for no point.
pub(crate) static NEIGHBOURS: [PointSet; Point::COUNT + 1] = neighbours();

/// Where a jump in each direction lands.
pub(crate) static JUMPS: [[Option<Point>; 8]; Point::COUNT] = jumps();

/// Steps between any two points on an empty board.
pub(crate) static DISTANCES: [[u8; Point::COUNT]; Point::COUNT] = distances();

const STEP_TABLE: [[Option<Point>; 8]; Point::COUNT] = steps();

const fn steps() -> [[Option<Point>; 8]; Point::COUNT] {
    let mut table = [[None; 8]; Point::COUNT];
    let mut from = 0;
    while from < Point::COUNT {
        let mut way = 0;
        while way < 8 {
            table[from][way] = next(Point::ALL[from], Direction::ALL[way]);
            way += 1;
        }
        from += 1;
    }
    table
}

const fn next(from: Point, way: Direction) -> Option<Point> {
    let (right, up) = way.half_squares();
    if !from.is_grid_crossing() && (right == 0 || up == 0) {
        return None;
    }
    let file = super::File::from_number((from.file().number() as i8 + right) as u8);
    let rank = super::Rank::from_number((from.rank().number() as i8 + up) as u8);
    match (file, rank) {
        (Some(file), Some(rank)) => Point::new(file, rank),
        _ => None,
    }
}

const fn bits() -> [u8; Point::COUNT] {
    let mut table = [0; Point::COUNT];
    let mut at = 0;
    while at < Point::COUNT {
        let set = PointSet::compute_single(Point::ALL[at]);
        let plane = if set.grid == 0 { 64 } else { 0 };
        table[at] = plane | (set.grid | set.diagonal).trailing_zeros() as u8;
        at += 1;
    }
    table
}

const fn single() -> [PointSet; Point::COUNT + 1] {
    let mut table = [PointSet::EMPTY; Point::COUNT + 1];
    let mut at = 0;
    while at < Point::COUNT {
        table[at] = PointSet::compute_single(Point::ALL[at]);
        at += 1;
    }
    table
}

const fn neighbours() -> [PointSet; Point::COUNT + 1] {
    let mut table = [PointSet::EMPTY; Point::COUNT + 1];
    let mut from = 0;
    while from < Point::COUNT {
        let mut way = 0;
        while way < 8 {
            if let Some(to) = STEP_TABLE[from][way] {
                table[from] = table[from].union(PointSet::compute_single(to));
            }
            way += 1;
        }
        from += 1;
    }
    table
}

const fn jumps() -> [[Option<Point>; 8]; Point::COUNT] {
    let mut table = [[None; 8]; Point::COUNT];
    let mut from = 0;
    while from < Point::COUNT {
        let mut way = 0;
        while way < 8 {
            if let Some(over) = STEP_TABLE[from][way] {
                table[from][way] = STEP_TABLE[over as usize][way];
            }
            way += 1;
        }
        from += 1;
    }
    table
}

const fn distances() -> [[u8; Point::COUNT]; Point::COUNT] {
    let mut table = [[0; Point::COUNT]; Point::COUNT];
    let mut from = 0;
    while from < Point::COUNT {
        table[from] = distances_from(from);
        from += 1;
    }
    table
}

const fn distances_from(from: usize) -> [u8; Point::COUNT] {
    let mut row = [u8::MAX; Point::COUNT];
    let mut queue = [0; Point::COUNT];
    let (mut head, mut tail) = (0, 1);
    row[from] = 0;
    queue[0] = from;
    while head < tail {
        let at = queue[head];
        head += 1;
        let mut way = 0;
        while way < 8 {
            if let Some(to) = STEP_TABLE[at][way]
                && row[to as usize] == u8::MAX
            {
                row[to as usize] = row[at] + 1;
                queue[tail] = to as usize;
                tail += 1;
            }
            way += 1;
        }
    }
    row
}
