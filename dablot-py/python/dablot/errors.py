"""Everything that can be refused, in one tree below :class:`DablotError`."""

from __future__ import annotations


class DablotError(ValueError):
    """The base of every refusal of this library; a ``ValueError``."""


class PointError(DablotError):
    """A text or a number that names no point."""
