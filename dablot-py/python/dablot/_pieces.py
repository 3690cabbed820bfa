"""Whose pieces there are, and what they are."""

from __future__ import annotations

from enum import Enum, IntEnum


class Side(Enum):
    """A side: historically the Sámi and the settlers, "equal in number and power".

    Wherever the library takes a side, it takes its letter as well.

    >>> Side("N"), str(Side.NORTH), ~Side.NORTH
    (Side.NORTH, 'North', Side.SOUTH)
    """

    SOUTH = "S"
    """The side that begins on ranks 1 to 7; its pieces are written in upper case."""
    NORTH = "N"
    """The side that begins on ranks 7 to 13; its pieces are written in lower case."""

    def __str__(self) -> str:
        return self.name.capitalize()

    def __repr__(self) -> str:
        return f"Side.{self.name}"

    def __invert__(self) -> Side:
        return self.opposite

    @property
    def opposite(self) -> Side:
        """The other side; ``~side`` is the same.

        >>> Side.SOUTH.opposite
        Side.NORTH
        """
        return Side.NORTH if self is Side.SOUTH else Side.SOUTH

    @property
    def index(self) -> int:
        """0 for South, 1 for North, for arrays that hold something for each side.

        >>> [side.index for side in Side]
        [0, 1]
        """
        return int(self is Side.NORTH)


class Role(IntEnum):
    """What a piece is. Roles are ordered: "king > prince > warrior".

    Wherever the library takes a role, it takes its name as well.

    >>> Role.KING > Role.PRINCE > Role.WARRIOR
    True
    >>> str(Role.KING), int(Role.KING)
    ('king', 3)
    """

    WARRIOR = 1
    """One of up to 28 a side."""
    PRINCE = 2
    """At most one a side."""
    KING = 3
    """At most one a side."""

    def __str__(self) -> str:
        return self.name.lower()

    def __repr__(self) -> str:
        return f"Role.{self.name}"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    @property
    def limit(self) -> int:
        """How many pieces of this role a side begins with, and may at most have.

        >>> Role.WARRIOR.limit
        28
        """
        return 28 if self is Role.WARRIOR else 1

    def can_capture(self, other: Role) -> bool:
        """Whether a piece of this role may jump an enemy of role ``other``: "a neighbouring enemy
        piece of its own or a lower role".

        >>> Role.WARRIOR.can_capture(Role.PRINCE)
        False
        """
        return self >= other
