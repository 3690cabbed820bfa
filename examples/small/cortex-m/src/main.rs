//! Counts games and plays one on a Cortex-M4, and says so through the debugger.
#![no_std]
#![no_main]

use cortex_m_rt::entry;
use cortex_m_semihosting::{debug, hprintln};
use dablot::Position;

fn play_one() -> (Position, u32) {
    let (mut position, mut decisions, mut seed) = (Position::default(), 0, 1_u32);
    let draw = |seed: &mut u32, count: u32| {
        *seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        ((u64::from(*seed) * u64::from(count)) >> 32) as u32
    };
    while let Some(action) = position.sample_action(|count| draw(&mut seed, count)) {
        match position.play_action(action) {
            Ok(after) => position = after,
            Err(illegal) => panic!("{action} is refused: {illegal}"),
        }
        decisions += 1;
    }
    (position, decisions)
}

#[entry]
fn main() -> ! {
    let count = Position::default().perft(4);
    let (end, decisions) = play_one();
    let outcome = end.outcome();
    if let (85_421, Some(outcome)) = (count, outcome) {
        hprintln!(
            "cortex-m: perft 4 is {}, a game of {} decisions ended: {}",
            count,
            decisions,
            outcome
        );
        debug::exit(debug::EXIT_SUCCESS);
    } else {
        hprintln!("cortex-m: perft 4 is {}, the game ended: {:?}", count, outcome);
        debug::exit(debug::EXIT_FAILURE);
    }
    loop {}
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo<'_>) -> ! {
    hprintln!("{}", info);
    debug::exit(debug::EXIT_FAILURE);
    loop {}
}
