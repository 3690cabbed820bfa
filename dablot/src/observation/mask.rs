//! The legal decisions as a byte each.

use super::spread::EIGHT;
use super::step_bytes::write_steps;
use crate::{Action, ActionMask, Position};

pub(super) type MaskBytes = [i8; Action::COUNT];

impl ActionMask {
    /// Writes 1 for each number in the mask and 0 for every other.
    fn write_bytes(&self, out: &mut MaskBytes) {
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

impl Position {
    /// Writes 1 for each number of a legal decision and 0 for every other: what
    /// [`action_mask`](Position::action_mask) has as bits. Gives whether any is legal, which none is
    /// when the game is over.
    ///
    /// ```
    /// use dablot::{Action, Position};
    ///
    /// let mut mask = [0; Action::COUNT];
    /// assert!(Position::default().write_action_mask(&mut mask));
    /// assert_eq!(mask.iter().filter(|&&legal| legal == 1).count(), 15);
    /// assert!(mask[usize::from("c5-d6".parse::<Action>()?.number())] == 1);
    /// # Ok::<(), dablot::ParseTurnError>(())
    /// ```
    #[inline]
    pub fn write_action_mask(&self, out: &mut MaskBytes) -> bool {
        if !self.has_free_steps() {
            let mask = self.action_mask();
            mask.write_bytes(out);
            return !mask.is_empty();
        }
        out.fill(0);
        let steppers = self.own.men & self.empty().neighbours();
        write_steps(steppers, self.empty(), out);
        let mut any = !steppers.is_empty();
        let mut write = |number: u16| {
            any = true;
            out[usize::from(number)] = 1;
        };
        self.jump_lines().for_each_number(&mut write);
        if self.chiefs_meet() {
            self.jumps_over_chiefs().into_iter().flatten().for_each(|jump| write(jump.number()));
        }
        if !any && self.can_pass() {
            any = true;
            out[usize::from(Action::PASS.number())] = 1;
        }
        any
    }
}
