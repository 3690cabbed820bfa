//! Bits spread to bytes by look-up, a row of the board at a time.

/// For each combination of `N` bits, a byte of `value` for each bit that is set, `step` bytes from
/// one to the next, the first of them in place `shift`.
const fn spread<const N: usize>(step: u32, shift: u32, value: u128) -> [u128; N] {
    let mut table = [0; N];
    let mut bits = 0;
    while bits < N {
        let mut bit = 0;
        while N >> bit > 1 {
            let byte = (bits as u128 >> bit & 1) * value;
            table[bits] |= byte << (8 * (shift + step * bit));
            bit += 1;
        }
        bits += 1;
    }
    table
}

/// The same for at most eight bytes.
const fn spread_to_eight<const N: usize>(value: u128) -> [u64; N] {
    let wide = spread::<N>(1, 0, value);
    let mut table = [0; N];
    let mut bits = 0;
    while bits < N {
        table[bits] = wide[bits] as u64;
        bits += 1;
    }
    table
}

/// A row of grid crossings in the lattice of files and ranks: every other file from `a`.
pub(super) static GRID_RANK: [u128; 64] = spread(2, 0, 1);

/// A row of diagonal crossings in the lattice: every other file from `b`.
pub(super) static DIAGONAL_RANK: [u128; 32] = spread(2, 1, 1);

/// A row of crossings with 1 for each that is set, and with -1.
pub(super) static ROW: [[u64; 64]; 2] = [spread_to_eight(0x01), spread_to_eight(0xff)];

/// Any eight bits.
pub(super) static EIGHT: [u64; 256] = spread_to_eight(1);
