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

/// The bits of the jumps in the sixth word of a mask and in those after it.
const JUMPS: [u64; 6] = [3 << 62, u64::MAX, u64::MAX, u64::MAX, u64::MAX, (1 << 58) - 1];

impl ActionMask {
    /// How many 64-bit words a mask has.
    pub const WORDS: usize = Action::COUNT.div_ceil(64);

    /// No number.
    pub const EMPTY: ActionMask = ActionMask { words: [0; ActionMask::WORDS] };

    #[inline]
    pub(crate) fn insert(&mut self, action: Action) {
        self.insert_number(action.number());
    }

    /// Puts a number in; whether it is one, 698 or less.
    #[inline]
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

    /// The mask that this one becomes when the board is turned by half a turn: that of the turned
    /// position.
    ///
    /// ```
    /// use dablot::Position;
    ///
    /// let position = Position::default().play("c5-d6".parse()?)?;
    /// assert_eq!(position.action_mask().half_turn(), position.half_turn().action_mask());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub const fn half_turn(&self) -> ActionMask {
        // "The half turn reverses the order of the steps and that of the jumps": all bits are
        // reversed at once, and each of the two parts is then shifted to its place.
        let mut reversed = self.words;
        let mut word = 0;
        while word < ActionMask::WORDS {
            reversed[word] = self.words[ActionMask::WORDS - 1 - word].reverse_bits();
            word += 1;
        }
        let stop = self.words[10] & 1 << (Action::STOP_CODE % 64);
        let mut turned = [0; ActionMask::WORDS];
        let mut word = 0;
        while word < 6 {
            let above = if word < 5 { reversed[word + 6] << 62 } else { 0 };
            turned[word] |= reversed[word + 5] >> 2 | above;
            let below = if word > 0 { reversed[word - 1] >> 8 } else { 0 };
            turned[word + 5] |= (reversed[word] << 56 | below) & JUMPS[word];
            word += 1;
        }
        turned[10] |= stop;
        ActionMask { words: turned }
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
