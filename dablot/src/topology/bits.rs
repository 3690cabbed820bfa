//! Counting bits of several words at once.

/// How many bits are set in six words together.
///
/// Where the machine counts the bits of a word in one instruction, six of them are best. Where it
/// takes a dozen instructions, it pays to add the words up first, bit by bit as a chain of full
/// adders does, into three words that count ones, twos and fours.
#[inline(always)]
pub(crate) const fn count_ones(words: [u64; 6]) -> u32 {
    let [a, b, c, d, e, f] = words;
    if cfg!(target_feature = "popcnt") {
        return a.count_ones()
            + b.count_ones()
            + c.count_ones()
            + d.count_ones()
            + e.count_ones()
            + f.count_ones();
    }
    (count_rows(words) >> 56) as u32
}

/// How many bits are set in six words together in each row and all rows below it, a byte a row; the
/// last byte has the number of all. There must be fewer than 256.
#[inline(always)]
pub(crate) const fn count_rows(words: [u64; 6]) -> u64 {
    let [a, b, c, d, e, f] = words;
    let abc = by_fours(a) + by_fours(b) + by_fours(c);
    let def = by_fours(d) + by_fours(e) + by_fours(f);
    (fours_by_bytes(abc) + fours_by_bytes(def)).wrapping_mul(EACH_BYTE)
}

/// The word and the bit of the `number`-th bit that is set in six words with at most 6 bits a byte,
/// row by row, where [`count_rows`] has counted more than that in them.
#[inline(always)]
pub(crate) const fn pick(words: [u64; 6], rows: u64, number: u32) -> (usize, u32) {
    // Rows whose sum is above `number`, as bytes are compared.
    let other = number as u64 * EACH_BYTE;
    let below = (other | HIGH) - (rows & !HIGH);
    let reached = !((other & !rows) | (!(other ^ rows) & below)) & HIGH;
    let row = reached.trailing_zeros() & 56;
    let before = (rows << 8 >> row) & 0xff;
    let [a, b, c, d, e, f] = words;
    let of_row = ((a >> row & 63) | (b >> row & 63) << 8)
        | ((c >> row & 63) | (d >> row & 63) << 8) << 16
        | ((e >> row & 63) | (f >> row & 63) << 8) << 32;
    let place = nth_one(of_row, number - before as u32);
    ((place >> 3) as usize, row + (place & 7))
}

const HIGH: u64 = 0x80 * EACH_BYTE;

/// The number of bits set in each four bits.
#[inline(always)]
const fn by_fours(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333)
}

/// The sums of the two halves of each byte.
#[inline(always)]
const fn fours_by_bytes(fours: u64) -> u64 {
    (fours & 0x0f0f_0f0f_0f0f_0f0f) + (fours >> 4 & 0x0f0f_0f0f_0f0f_0f0f)
}

/// The number of bits set in each byte.
#[inline(always)]
const fn by_bytes(word: u64) -> u64 {
    let fours = by_fours(word);
    (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// The place of the `number`-th bit that is set, from 0, in a word with at most 6 bits a byte and
/// more than `number` bits. No branch depends on the word: whoever draws a bit by lot would make the
/// processor guess wrong at each of them.
#[inline]
const fn nth_one(word: u64, number: u32) -> u32 {
    // For each byte, how many bits are set in it and below: never more than 48.
    let sums = by_bytes(word).wrapping_mul(EACH_BYTE);
    // A byte whose sum is more than `number` keeps its highest bit.
    let passed =
        ((sums | (0x80 * EACH_BYTE)) - (number as u64 + 1) * EACH_BYTE) & (0x80 * EACH_BYTE);
    let byte = passed.trailing_zeros() & !7;
    let before = (sums << 8 >> byte) & 0xff;
    byte + PLACES[(word >> byte & 63) as usize][(number as u64 - before) as usize & 7] as u32
}

/// For each byte of six bits, the places of those that are set.
static PLACES: [[u8; 8]; 64] = {
    let mut table = [[0; 8]; 64];
    let mut byte = 0;
    while byte < 64 {
        let (mut bit, mut number) = (0, 0);
        while bit < 6 {
            if byte >> bit & 1 == 1 {
                table[byte][number] = bit;
                number += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};
