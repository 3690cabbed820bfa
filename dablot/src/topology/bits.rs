//! Counting bits of many words at once.

/// How many bits are set in twelve words together.
///
/// Where the machine counts the bits of a word in one instruction, twelve of them are best. Where it
/// takes a dozen instructions, it pays to add the words up first, bit by bit as a chain of full
/// adders does, into four words that count ones, twos, fours and eights.
#[inline(always)]
pub(crate) const fn count_ones(words: [u64; 12]) -> u32 {
    let [a, b, c, d, e, f, g, h, i, j, k, l] = words;
    if cfg!(target_feature = "popcnt") {
        return a.count_ones()
            + b.count_ones()
            + c.count_ones()
            + d.count_ones()
            + e.count_ones()
            + f.count_ones()
            + g.count_ones()
            + h.count_ones()
            + i.count_ones()
            + j.count_ones()
            + k.count_ones()
            + l.count_ones();
    }
    let (abc, twos_abc) = add(a, b, c);
    let (def, twos_def) = add(d, e, f);
    let (ghi, twos_ghi) = add(g, h, i);
    let (jkl, twos_jkl) = add(j, k, l);
    let (most, twos_most) = add(abc, def, ghi);
    let (ones, twos_all) = add(most, jkl, 0);
    let (some, fours_some) = add(twos_abc, twos_def, twos_ghi);
    let (others, fours_others) = add(twos_jkl, twos_most, twos_all);
    let (twos, fours_all) = add(some, others, 0);
    let (fours, eights) = add(fours_some, fours_others, fours_all);
    bytes_sum(by_bytes(ones) + 2 * by_bytes(twos) + 4 * by_bytes(fours) + 8 * by_bytes(eights))
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

#[inline(always)]
const fn bytes_sum(bytes: u64) -> u32 {
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}
