"""The 72 points of the board."""

from __future__ import annotations

from enum import IntEnum

from . import _dablot


class Point(IntEnum):
    """A point of the board: where a piece can stand.

    "The pieces stand on the 42 crossings of the grid and the 30 crossings of the diagonals: 72
    points." A point is an ``int`` from 0 (``a1``) to 71 (``k13``), numbered along the ranks, so it
    can be the index of an array. Wherever the library takes a point, it takes its number or its
    text as well.

    >>> Point.K7, int(Point.K7), str(Point.K7)
    (Point.K7, 38, 'k7')
    >>> Point(38) is Point["K7"] is Point.parse("k7")
    True
    >>> len(Point)
    72
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

    def __str__(self) -> str:
        return self.name.lower()

    def __repr__(self) -> str:
        return f"Point.{self.name}"

    def __bool__(self) -> bool:
        """Always true, also for ``a1`` with its number 0, so that ``if position.chain:`` works."""
        return True

    def half_turn(self) -> Point:
        """The point that this one becomes when the board is turned by half a turn.

        >>> Point.K7.half_turn()
        Point.A7
        """
        return _dablot.point_half_turn(self)
