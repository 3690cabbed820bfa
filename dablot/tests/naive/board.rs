//! Points, lines and letters.

use std::collections::BTreeMap;

/// File 1 to 11 and rank 1 to 13.
pub(crate) type At = (i32, i32);

/// The letter of the piece on each point that has one.
pub(crate) type Board = BTreeMap<At, char>;

/// "Grid crossings have odd file and odd rank numbers, diagonal crossings even and even."
pub(crate) fn is_point((file, rank): At) -> bool {
    (1..=11).contains(&file) && (1..=13).contains(&rank) && file % 2 == rank % 2
}

/// The ways from a point along a line, as what they add to file and rank. "A grid crossing is joined
/// to its neighbours along the grid and to the diagonal crossings beside it; a diagonal crossing is
/// joined only to the four corners of its square."
pub(crate) fn ways((file, _): At) -> Vec<(i32, i32)> {
    let mut ways = vec![(-1, -1), (1, -1), (-1, 1), (1, 1)];
    if file % 2 == 1 {
        ways.extend([(0, -2), (-2, 0), (2, 0), (0, 2)]);
    }
    ways
}

pub(crate) fn go((file, rank): At, (right, up): (i32, i32)) -> Option<At> {
    let next = (file + right, rank + up);
    is_point(next).then_some(next)
}

pub(crate) fn neighbours(at: At) -> Vec<At> {
    ways(at).into_iter().filter_map(|way| go(at, way)).collect()
}

/// Whether the letter of a piece is of side `S` (capitals) or `N`.
pub(crate) fn own(letter: char, side: char) -> bool {
    letter.is_ascii_uppercase() == (side == 'S')
}

pub(crate) fn rank_of_role(letter: char) -> u32 {
    match letter.to_ascii_lowercase() {
        'w' => 1,
        'p' => 2,
        'k' => 3,
        _ => panic!("{letter} is no piece"),
    }
}

/// Fewer steps along the lines on an empty board.
pub(crate) fn distance(from: At, to: At) -> u32 {
    let mut reached = vec![from];
    let mut steps = 0;
    while !reached.contains(&to) {
        let next: Vec<At> = reached.iter().flat_map(|&at| neighbours(at)).collect();
        reached.extend(next);
        reached.sort_unstable();
        reached.dedup();
        steps += 1;
    }
    steps
}

pub(crate) fn parse_point(text: &str) -> At {
    let (file, rank) = text.split_at(1);
    (i32::from(file.as_bytes()[0] - b'a') + 1, rank.parse().unwrap())
}

pub(crate) fn point_text((file, rank): At) -> String {
    format!("{}{rank}", char::from(b'a' + file as u8 - 1))
}

pub(crate) fn parse(placement: &str) -> Board {
    let mut board = Board::new();
    for (row, text) in placement.split('/').enumerate() {
        let rank = 13 - row as i32;
        let mut file = if rank % 2 == 1 { 1 } else { 2 };
        for letter in text.chars() {
            if let Some(empty) = letter.to_digit(10) {
                file += 2 * empty as i32;
            } else {
                board.insert((file, rank), letter);
                file += 2;
            }
        }
    }
    board
}

pub(crate) fn text(board: &Board) -> String {
    let mut rows = Vec::new();
    for rank in (1..=13).rev() {
        let mut row = String::new();
        let mut empty = 0;
        for at in (1..=11).map(|file| (file, rank)).filter(|&at| is_point(at)) {
            let Some(letter) = board.get(&at) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                row += &empty.to_string();
                empty = 0;
            }
            row.push(*letter);
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        rows.push(row);
    }
    rows.join("/")
}
