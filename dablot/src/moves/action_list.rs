//! The legal decisions of a position in a list of fixed size.

use core::{fmt, ops::Deref};

use crate::Action;

/// The legal decisions of a position in order of their numbers; used as a slice.
///
/// The list has room for every position. A line joins two points, and a step goes along it in one
/// direction at the most (from a piece of the mover to an empty point), which makes 191 steps; a
/// jump needs the mover's piece at one end and an empty point at the other of three points in a
/// line, which makes half of 316; and one of `stop` and `pass` may come with them.
#[derive(Clone)]
pub struct ActionList {
    items: [Action; ActionList::CAPACITY],
    length: u16,
}

impl ActionList {
    /// The most decisions that a list can hold: 350.
    pub const CAPACITY: usize = 191 + 316 / 2 + 1;

    pub(crate) const fn new() -> ActionList {
        ActionList { items: [Action::PASS; ActionList::CAPACITY], length: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, action: Action) {
        self.items[usize::from(self.length)] = action;
        self.length += 1;
    }

    /// The list as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[Action] {
        &self.items[..usize::from(self.length)]
    }
}

impl Deref for ActionList {
    type Target = [Action];

    #[inline]
    fn deref(&self) -> &[Action] {
        self.as_slice()
    }
}

impl<'a> IntoIterator for &'a ActionList {
    type Item = &'a Action;
    type IntoIter = core::slice::Iter<'a, Action>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = core::iter::Take<core::array::IntoIter<Action, { ActionList::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.length))
    }
}

impl PartialEq for ActionList {
    fn eq(&self, other: &ActionList) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for ActionList {}

impl fmt::Debug for ActionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
