//! A game that a page plays through plain numbers: no allocator, no generated glue.
//!
//! One position stands at a time. Decisions are their numbers, points theirs.
#![no_std]

use core::cell::Cell;

use dablot::{Outcome, Point, Position, Side};

struct Board(Cell<Option<Position>>);

// SAFETY: WebAssembly without threads runs one call at a time.
unsafe impl Sync for Board {}

static BOARD: Board = Board(Cell::new(None));

fn position() -> Position {
    BOARD.0.get().unwrap_or_default()
}

/// Begins anew.
#[unsafe(no_mangle)]
pub extern "C" fn reset() {
    BOARD.0.set(None);
}

/// How many games of `depth` turns there are from here.
#[unsafe(no_mangle)]
pub extern "C" fn perft(depth: u32) -> u64 {
    position().perft(depth)
}

/// How many decisions are legal.
#[unsafe(no_mangle)]
pub extern "C" fn action_count() -> u32 {
    position().action_count()
}

/// The number of the `at`-th legal decision, or -1.
#[unsafe(no_mangle)]
pub extern "C" fn action(at: u32) -> i32 {
    position().actions().get(at as usize).map_or(-1, |action| i32::from(action.number()))
}

/// Plays a decision by its number; 0 if it is refused.
#[unsafe(no_mangle)]
pub extern "C" fn play(number: u32) -> u32 {
    let before = position();
    let action = u16::try_from(number).ok().and_then(|number| before.action(number));
    match action.map(|action| before.play_action(action)) {
        Some(Ok(after)) => {
            BOARD.0.set(Some(after));
            1
        }
        _ => 0,
    }
}

/// The letter of the piece on a point, or 0.
#[unsafe(no_mangle)]
pub extern "C" fn piece(point: u32) -> u32 {
    let piece = Point::from_index(point as usize).and_then(|point| position().piece_at(point));
    piece.map_or(0, |piece| piece.to_char() as u32)
}

/// 0 while the game goes on, 1 if South has won, 2 if North has, 3 if it is drawn.
#[unsafe(no_mangle)]
pub extern "C" fn result() -> u32 {
    match position().outcome().map(Outcome::winner) {
        None => 0,
        Some(Some(Side::South)) => 1,
        Some(Some(Side::North)) => 2,
        Some(None) => 3,
    }
}

#[cfg(not(test))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
