//! The three roles and their ranking.

use core::fmt;

/// What a piece is. Roles are ordered: "king > prince > warrior".
///
/// ```
/// use dablot::Role;
///
/// assert!(Role::King.can_capture(Role::Prince));
/// assert!(Role::Prince.can_capture(Role::Prince));
/// assert!(!Role::Warrior.can_capture(Role::Prince));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Role {
    /// One of up to 28 a side.
    Warrior,
    /// At most one a side.
    Prince,
    /// At most one a side.
    King,
}

impl Role {
    /// The three roles, the lowest first.
    pub const ALL: [Role; 3] = [Role::Warrior, Role::Prince, Role::King];

    /// Whether a piece of this role may jump an enemy of role `other`: "a neighbouring enemy piece
    /// of its own or a lower role".
    #[inline]
    pub const fn can_capture(self, other: Role) -> bool {
        self as u8 >= other as u8
    }

    /// How many pieces of this role a side begins with, and may at most have.
    pub const fn limit(self) -> u8 {
        match self {
            Role::Warrior => 28,
            Role::Prince | Role::King => 1,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Role::Warrior => "warrior",
            Role::Prince => "prince",
            Role::King => "king",
        })
    }
}
