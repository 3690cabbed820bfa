"""The 72 points of the board."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from . import _dablot

if TYPE_CHECKING:
    from ._dablot import PointSet


class Point(IntEnum):
    """A point of the board: where a piece can stand.

    "The pieces stand on the 42 crossings of the grid and the 30 crossings of the diagonals: 72
    points." A point is an ``int`` from 0 (``a1``) to 71 (``k13``), numbered along the ranks, so it
    can be the index of an array. Wherever the library takes a point, it takes its number or its
    text as well.

    >>> Point.K7, int(Point.K7), str(Point.K7)
    (Point.K7, 38, 'k7')
    >>> Point("k7") is Point(38) is Point["K7"]
    True
    >>> len(Point)
    72

    Raises :exc:`PointError` for a number or a text that names no point:

    >>> Point("a2")
    Traceback (most recent call last):
    dablot.errors.PointError: a2 is no point: file and rank must be both odd or both even
    """

    # fmt: off
    A1 = 0; C1 = 1; E1 = 2; G1 = 3; I1 = 4; K1 = 5
    B2 = 6; D2 = 7; F2 = 8; H2 = 9; J2 = 10
    A3 = 11; C3 = 12; E3 = 13; G3 = 14; I3 = 15; K3 = 16
    B4 = 17; D4 = 18; F4 = 19; H4 = 20; J4 = 21
    A5 = 22; C5 = 23; E5 = 24; G5 = 25; I5 = 26; K5 = 27
    B6 = 28; D6 = 29; F6 = 30; H6 = 31; J6 = 32
    A7 = 33; C7 = 34; E7 = 35; G7 = 36; I7 = 37; K7 = 38
    B8 = 39; D8 = 40; F8 = 41; H8 = 42; J8 = 43
    A9 = 44; C9 = 45; E9 = 46; G9 = 47; I9 = 48; K9 = 49
    B10 = 50; D10 = 51; F10 = 52; H10 = 53; J10 = 54
    A11 = 55; C11 = 56; E11 = 57; G11 = 58; I11 = 59; K11 = 60
    B12 = 61; D12 = 62; F12 = 63; H12 = 64; J12 = 65
    A13 = 66; C13 = 67; E13 = 68; G13 = 69; I13 = 70; K13 = 71
    # fmt: on

    if TYPE_CHECKING:

        def __new__(cls, value: int | str) -> Point: ...

    @classmethod
    def _missing_(cls, value: object) -> Point:
        return _dablot.point(value)

    @classmethod
    def from_ludii(cls, text: str) -> Point:
        """The point with a text such as ``I4`` in the coordinates that Ludii prints.

        Raises :exc:`PointError` for a text that is none.

        >>> Point.from_ludii("I4")
        Point.K7
        """
        return _dablot.point_from_ludii(text)

    def __str__(self) -> str:
        return self.name.lower()

    def __repr__(self) -> str:
        return f"Point.{self.name}"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __bool__(self) -> bool:
        """Always true, also for ``a1`` with its number 0: so ``if position.chain:`` works."""
        return True

    @property
    def file(self) -> str:
        """The file, a letter from ``a`` to ``k``, from South's left to its right.

        >>> Point.K7.file
        'k'
        """
        return self.name[0].lower()

    @property
    def rank(self) -> int:
        """The rank, 1 to 13, from South's side to North's.

        >>> Point.K7.rank
        7
        """
        return int(self.name[1:])

    @property
    def ludii(self) -> str:
        """The text of the point in the coordinates that Ludii prints, turned by 45 degrees.

        >>> Point.A7.ludii
        'D9'
        """
        return _dablot.point_to_ludii(self)

    @property
    def is_grid_crossing(self) -> bool:
        """Whether this is one of the 42 crossings of the grid; the other 30 are crossings of
        diagonals.

        >>> Point.A1.is_grid_crossing, Point.B2.is_grid_crossing
        (True, False)
        """
        return self.rank % 2 == 1

    @property
    def neighbours(self) -> PointSet:
        """The points one step away along a line: 3 to 8 of a grid crossing, 4 of a diagonal one.

        "A grid crossing is joined to its neighbours along the grid and to the diagonal crossings
        beside it; a diagonal crossing is joined only to the four corners of its square."

        >>> Point.K7.neighbours
        PointSet('k5 j6 i7 j8 k9')
        """
        return _dablot.point_neighbours(self)

    @property
    def jumps(self) -> tuple[tuple[Point, Point], ...]:
        """The jumps from here as pairs of the point jumped over and the point landed on.

        "Three points in one straight line, both parts drawn."

        >>> Point.A1.jumps
        ((Point.C1, Point.E1), (Point.B2, Point.C3), (Point.A3, Point.A5))
        """
        return _dablot.point_jumps(self)

    def distance(self, other: Point | int | str) -> int:
        """How many steps lead to ``other`` on an empty board, 0 to 11.

        >>> Point.A1.distance("k13")
        11
        """
        return _dablot.point_distance(self, other)

    def half_turn(self) -> Point:
        """The point that this one becomes when the board is turned by half a turn.

        >>> Point.K7.half_turn()
        Point.A7
        """
        return _dablot.point_half_turn(self)

    def mirrored(self) -> Point:
        """The point that this one becomes when left and right are exchanged.

        >>> Point.C5.mirrored()
        Point.I5
        """
        return _dablot.point_mirrored(self)
