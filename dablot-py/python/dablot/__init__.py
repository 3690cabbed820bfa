"""The rules, notation and records of Dablot Prejjesne, the Sámi board game."""

from __future__ import annotations

from ._dablot import Position
from ._point import Point
from .errors import DablotError, PointError

__all__ = ["DablotError", "Point", "PointError", "Position"]
