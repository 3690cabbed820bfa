//! How near a position is to the quiet limit.

use crate::Position;

impl Position {
    /// Plies without a capture and how many there may be; nothing of one where there is no limit.
    fn quiet_part(&self) -> (u32, u32) {
        let limit = self.rules.quiet_limit().map_or(0, u32::from);
        (self.quiet.min(limit), limit.max(1))
    }

    /// The part of the quiet limit that is used up, from 0 to 255, rounded down.
    pub(super) fn quiet_byte(&self) -> u8 {
        let (quiet, limit) = self.quiet_part();
        (quiet * 255 / limit) as u8
    }

    /// The part of the quiet limit that is used up, from 0 to 1.
    pub(super) fn quiet_fraction(&self) -> f32 {
        let (quiet, limit) = self.quiet_part();
        quiet as f32 / limit as f32
    }
}
