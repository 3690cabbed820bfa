//! Numbers drawn by lot, the same from the same seed on every machine.

/// Steele, Lea and Flood's SplitMix64: eight bytes, good enough to draw decisions with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Random(u64);

const fn mixed(state: u64) -> u64 {
    let state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}

impl Random {
    /// A generator for one of several purposes; neighbouring seeds have nothing in common.
    pub(crate) const fn new(seed: u64, purpose: u64) -> Random {
        Random(mixed(mixed(seed) ^ purpose.wrapping_mul(0xd1b5_4a32_d192_ed03)))
    }

    /// A number below `count`, each as likely as every other but for one part in 2^32.
    #[inline]
    pub(crate) const fn below(&mut self, count: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (((mixed(self.0) >> 32) * count as u64) >> 32) as u32
    }

    /// What [`Random::from_state`] goes on from.
    pub(crate) const fn state(self) -> u64 {
        self.0
    }

    pub(crate) const fn from_state(state: u64) -> Random {
        Random(state)
    }
}
