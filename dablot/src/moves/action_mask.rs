//! The legal decisions of a position as one bit each.

use core::{fmt, iter::FusedIterator};

use crate::Action;

/// A set of action numbers: 699 bits in eleven words.
///
/// ```
/// use dablot::Position;
///
/// let mask = Position::default().action_mask();
/// assert_eq!(mask.len(), 15);
/// assert!(mask.iter().all(|number| mask.contains(number)));
/// ```
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
pub struct ActionMask {
    pub(super) words: [u64; ActionMask::WORDS],
}

impl ActionMask {
    /// How many 64-bit words a mask has.
    pub const WORDS: usize = Action::COUNT.div_ceil(64);

    /// No number.
    pub const EMPTY: ActionMask = ActionMask { words: [0; ActionMask::WORDS] };

    #[inline]
    pub(crate) fn insert(&mut self, action: Action) {
        let number = usize::from(action.number());
        self.words[number / 64] |= 1 << (number % 64);
    }

    /// Puts a number in; whether it is one, 698 or less.
    #[cfg(feature = "serde")]
    pub(crate) fn insert_number(&mut self, number: u16) -> bool {
        let number = usize::from(number);
        if number < Action::COUNT {
            self.words[number / 64] |= 1 << (number % 64);
        }
        number < Action::COUNT
    }

    /// Whether a number is in the mask; false for 699 and more.
    #[inline]
    pub const fn contains(&self, number: u16) -> bool {
        let word = number as usize / 64;
        word < ActionMask::WORDS && self.words[word] >> (number % 64) & 1 == 1
    }

    /// How many numbers are in the mask.
    pub fn len(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether no number is in the mask: the game is over.
    pub fn is_empty(&self) -> bool {
        *self == ActionMask::EMPTY
    }

    /// The words: number `n` is bit `n % 64` of word `n / 64`.
    pub const fn words(&self) -> &[u64; ActionMask::WORDS] {
        &self.words
    }

    /// The numbers in order.
    pub const fn iter(&self) -> ActionMaskIter {
        ActionMaskIter { words: self.words, at: 0 }
    }
}

/// The numbers of an [`ActionMask`] in order; made by [`ActionMask::iter`].
#[derive(Clone, Debug)]
pub struct ActionMaskIter {
    words: [u64; ActionMask::WORDS],
    at: usize,
}

impl Iterator for ActionMaskIter {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        loop {
            let word = self.words.get_mut(self.at)?;
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some((64 * self.at + bit) as u16);
            }
            self.at += 1;
        }
    }
}

impl FusedIterator for ActionMaskIter {}

impl IntoIterator for ActionMask {
    type Item = u16;
    type IntoIter = ActionMaskIter;

    fn into_iter(self) -> ActionMaskIter {
        self.iter()
    }
}

impl fmt::Debug for ActionMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
