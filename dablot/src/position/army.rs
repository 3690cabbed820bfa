//! The pieces of one side.

use crate::topology::tables;
use crate::{Point, PointSet, Role};

/// Where the pieces of a side stand. King and prince are in `men` too.
///
/// A side has at most one king and one prince, so their points are kept instead of further sets:
/// a step then moves them by a comparison, without asking for the role.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Army {
    pub(crate) men: PointSet,
    pub(crate) king: Option<Point>,
    pub(crate) prince: Option<Point>,
}

impl Army {
    pub(crate) const EMPTY: Army = Army { men: PointSet::EMPTY, king: None, prince: None };

    #[inline]
    pub(crate) fn warriors(self) -> PointSet {
        self.men - self.chiefs()
    }

    /// The pieces that an enemy of role `role` may jump.
    #[inline]
    pub(crate) fn capturable_by(self, role: Role) -> PointSet {
        match role {
            Role::Warrior => self.warriors(),
            Role::Prince => self.men - self.king,
            Role::King => self.men,
        }
    }

    /// King and prince.
    #[inline]
    pub(crate) fn chiefs(self) -> PointSet {
        PointSet::from(self.king) | self.prince
    }

    /// The points beside king and prince.
    #[inline]
    pub(crate) fn beside_chiefs(self) -> PointSet {
        let beside =
            |chief: Option<Point>| tables::NEIGHBOURS[chief.map_or(Point::COUNT, Point::index)];
        beside(self.king) | beside(self.prince)
    }

    /// The role of the piece that stands on `point`; one must stand there.
    #[inline]
    pub(crate) fn role_at(self, point: Point) -> Role {
        if self.king == Some(point) {
            Role::King
        } else if self.prince == Some(point) {
            Role::Prince
        } else {
            Role::Warrior
        }
    }

    #[inline]
    pub(crate) fn moved(self, origin: Point, target: Point) -> Army {
        let follow = |chief| {
            if chief == Some(origin) { Some(target) } else { chief }
        };
        Army {
            men: (self.men - origin) | target,
            king: follow(self.king),
            prince: follow(self.prince),
        }
    }

    /// What is left when only the points of `kept` keep their pieces.
    #[inline]
    pub(crate) fn reduced_to(self, kept: PointSet) -> Army {
        let keep = |chief: Option<Point>| chief.filter(|&point| kept.contains(point));
        Army { men: self.men & kept, king: keep(self.king), prince: keep(self.prince) }
    }

    #[inline(always)]
    pub(crate) fn mapped(
        self,
        set: impl Fn(PointSet) -> PointSet,
        point: impl Fn(Point) -> Point,
    ) -> Army {
        Army { men: set(self.men), king: self.king.map(&point), prince: self.prince.map(&point) }
    }

    pub(crate) fn place(&mut self, point: Point, role: Role) {
        self.men |= point;
        match role {
            Role::Warrior => {}
            Role::Prince => self.prince = Some(point),
            Role::King => self.king = Some(point),
        }
    }

    /// Whether the king is all that is left.
    #[inline]
    pub(crate) fn is_bare_king(self) -> bool {
        self.king.is_some() && !self.men.has_many()
    }

    /// The highest role on the board; an empty army has none.
    pub(crate) fn highest_role(self) -> Option<Role> {
        if self.king.is_some() {
            Some(Role::King)
        } else if self.prince.is_some() {
            Some(Role::Prince)
        } else if self.men.is_empty() {
            None
        } else {
            Some(Role::Warrior)
        }
    }
}
