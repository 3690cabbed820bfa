//! Bits spread to bytes by look-up, a row of the board at a time.

/// For each combination of `N` bits, a byte of 0 or 1 for each, the first `step` bytes from the next
/// and the whole `shift` bytes up.
const fn spread<const N: usize>(step: u32, shift: u32) -> [u128; N] {
    let mut table = [0; N];
    let mut bits = 0;
    while bits < N {
        let mut bit = 0;
        while N >> bit > 1 {
            table[bits] |= (bits as u128 >> bit & 1) << (8 * (shift + step * bit));
            bit += 1;
        }
        bits += 1;
    }
    table
}

/// A row of grid crossings in the lattice of files and ranks: every other file from `a`.
pub(super) static GRID_RANK: [u128; 64] = spread(2, 0);

/// A row of diagonal crossings in the lattice: every other file from `b`.
pub(super) static DIAGONAL_RANK: [u128; 32] = spread(2, 1);

/// A row of grid crossings in order of the points' numbers.
pub(super) static GRID_POINTS: [u128; 64] = spread(1, 0);

/// The row of diagonal crossings that follows it.
pub(super) static DIAGONAL_POINTS: [u128; 32] = spread(1, 6);

/// Any eight bits.
pub(super) static EIGHT: [u64; 256] = {
    let wide = spread::<256>(1, 0);
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        table[bits] = wide[bits] as u64;
        bits += 1;
    }
    table
};
