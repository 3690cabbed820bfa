//! Where a batch writes what there is to see: one row a game in each of several arrays.

use dablot::{Action, Plane, Point, Position, Side};

/// The arrays, cut to the same number of rows.
#[derive(Debug)]
pub(crate) struct Sheets<'a> {
    pub(crate) observation: Observation<'a>,
    pub(crate) masks: &'a mut [[i8; Action::COUNT]],
    /// 0 where South is to move, 1 where North is.
    pub(crate) to_play: &'a mut [i8],
}

/// What positions are written as.
#[derive(Debug)]
pub(crate) enum Observation<'a> {
    Codes(&'a mut [[i8; Point::COUNT]]),
    Bytes(&'a mut [[u8; Plane::ALL_CELLS]]),
    Floats(&'a mut [[f32; Plane::ALL_CELLS]]),
}

/// What a step gives besides.
#[derive(Debug)]
pub(crate) struct Results<'a> {
    pub(crate) rewards: &'a mut [f64],
    pub(crate) terminations: &'a mut [bool],
    pub(crate) truncations: &'a mut [bool],
    /// Who has decided: 0 South, 1 North.
    pub(crate) acted: &'a mut [i8],
}

impl<'a> Observation<'a> {
    fn split_at(self, row: usize) -> (Observation<'a>, Observation<'a>) {
        match self {
            Observation::Codes(rows) => {
                let (left, right) = rows.split_at_mut(row);
                (Observation::Codes(left), Observation::Codes(right))
            }
            Observation::Bytes(rows) => {
                let (left, right) = rows.split_at_mut(row);
                (Observation::Bytes(left), Observation::Bytes(right))
            }
            Observation::Floats(rows) => {
                let (left, right) = rows.split_at_mut(row);
                (Observation::Floats(left), Observation::Floats(right))
            }
        }
    }
}

impl<'a> Sheets<'a> {
    /// The rows before `row`, and those from there on.
    pub(crate) fn split_at(self, row: usize) -> (Sheets<'a>, Sheets<'a>) {
        let observation = self.observation.split_at(row);
        let masks = self.masks.split_at_mut(row);
        let to_play = self.to_play.split_at_mut(row);
        (
            Sheets { observation: observation.0, masks: masks.0, to_play: to_play.0 },
            Sheets { observation: observation.1, masks: masks.1, to_play: to_play.1 },
        )
    }

    /// Writes one row: a position as its viewer sees it, and what is legal there. Gives whether
    /// anything is.
    #[inline]
    pub(crate) fn write(&mut self, row: usize, position: &Position, viewer: Side) -> bool {
        self.to_play[row] = position.side_to_move() as i8;
        let seen = position.seen_by(viewer);
        match &mut self.observation {
            Observation::Codes(rows) => seen.write_codes(&mut rows[row]),
            Observation::Bytes(rows) => seen.write_planes(&mut rows[row]),
            Observation::Floats(rows) => seen.write_planes_f32(&mut rows[row]),
        }
        seen.write_action_mask(&mut self.masks[row])
    }
}

impl<'a> Results<'a> {
    /// The rows before `row`, and those from there on.
    pub(crate) fn split_at(self, row: usize) -> (Results<'a>, Results<'a>) {
        let rewards = self.rewards.split_at_mut(row);
        let terminations = self.terminations.split_at_mut(row);
        let truncations = self.truncations.split_at_mut(row);
        let acted = self.acted.split_at_mut(row);
        (
            Results {
                rewards: rewards.0,
                terminations: terminations.0,
                truncations: truncations.0,
                acted: acted.0,
            },
            Results {
                rewards: rewards.1,
                terminations: terminations.1,
                truncations: truncations.1,
                acted: acted.1,
            },
        )
    }
}
