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
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
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
