//! A mask as a byte for each decision.

use super::spread::EIGHT;
use crate::{Action, ActionMask};

impl ActionMask {
    /// Writes 1 for each number in the mask and 0 for every other.
    ///
    /// ```
    /// use dablot::{Action, Position};
    ///
    /// let mut bytes = [0; Action::COUNT];
    /// Position::default().action_mask().write_bytes(&mut bytes);
    /// assert_eq!(bytes.iter().filter(|&&byte| byte == 1).count(), 15);
    /// ```
    pub fn write_bytes(&self, out: &mut [i8; Action::COUNT]) {
        let (eights, rest) = out.as_chunks_mut::<8>();
        let mut bytes = self.words().iter().flat_map(|word| word.to_le_bytes());
        for (eight, bits) in eights.iter_mut().zip(&mut bytes) {
            *eight = EIGHT[usize::from(bits)].to_le_bytes().map(u8::cast_signed);
        }
        let last = bytes.next().unwrap_or(0);
        for (bit, byte) in rest.iter_mut().enumerate() {
            *byte = (last >> bit & 1).cast_signed();
        }
    }
}
