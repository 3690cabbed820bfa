//! Who begins.

use crate::Side;

/// Who begins, from rolls of a die as pairs (South's, North's).
///
/// "A die is rolled: each side rolls, the higher begins, equal rolls are rolled again." The rolls
/// come from the caller, so any die will do; reading stops at the first unequal pair. `None` if the
/// rolls end before that.
///
/// ```
/// use dablot::{Side, first_side};
///
/// assert_eq!(first_side([(3, 3), (2, 5), (6, 1)]), Some(Side::North));
/// assert_eq!(first_side([(4, 4)]), None);
/// ```
pub fn first_side<R: Ord>(rolls: impl IntoIterator<Item = (R, R)>) -> Option<Side> {
    rolls.into_iter().find_map(|(south, north)| match south.cmp(&north) {
        core::cmp::Ordering::Less => Some(Side::North),
        core::cmp::Ordering::Equal => None,
        core::cmp::Ordering::Greater => Some(Side::South),
    })
}
