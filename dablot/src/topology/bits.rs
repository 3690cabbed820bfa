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
    let (abc, twos_abc) = add(a, b, c);
    let (def, twos_def) = add(d, e, f);
    let (ones, twos_all) = (abc ^ def, abc & def);
    let (twos, fours) = add(twos_abc, twos_def, twos_all);
    let bytes = by_bytes(ones) + 2 * by_bytes(twos) + 4 * by_bytes(fours);
    (bytes.wrapping_mul(EACH_BYTE) >> 56) as u32
}

/// Adds three words bit by bit: the sums' ones and twos.
#[inline(always)]
const fn add(a: u64, b: u64, c: u64) -> (u64, u64) {
    let either = a ^ b;
    (either ^ c, (a & b) | (either & c))
}

/// The number of bits set in each byte.
#[inline(always)]
const fn by_bytes(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// The place of the `number`-th bit that is set, from 0, in a word with at most 6 bits a byte and
/// more than `number` bits. No branch depends on the word: whoever draws a bit by lot would make the
/// processor guess wrong at each of them.
#[inline]
pub(crate) const fn nth_one(word: u64, number: u32) -> u32 {
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
