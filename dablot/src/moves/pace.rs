//! Work that can be broken off.

/// What long work asks at each of its steps.
pub(super) trait Pace {
    /// Whether the work is still wanted. Once it is not, that remains so.
    fn goes_on(&mut self) -> bool;
}

/// Work that nobody breaks off; costs nothing.
pub(super) struct Unasked;

impl Pace for Unasked {
    #[inline(always)]
    fn goes_on(&mut self) -> bool {
        true
    }
}

/// Work that may be broken off after every million steps.
pub(super) struct Asked<F> {
    go_on: F,
    left: u32,
    stopped: bool,
}

impl<F: FnMut() -> bool> Asked<F> {
    const STRIDE: u32 = 1 << 20;

    #[inline]
    pub(super) fn new(go_on: F) -> Asked<F> {
        Asked { go_on, left: Self::STRIDE, stopped: false }
    }

    #[inline]
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }
}

impl<F: FnMut() -> bool> Pace for Asked<F> {
    #[inline]
    fn goes_on(&mut self) -> bool {
        self.left -= 1;
        if self.left == 0 {
            self.left = Self::STRIDE;
            self.stopped = self.stopped || !(self.go_on)();
        }
        !self.stopped
    }
}
