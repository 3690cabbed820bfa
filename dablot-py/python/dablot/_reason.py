"""How a game can end."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """By what a game was won or drawn: the second word of the text of an :class:`Outcome`.

    >>> Reason("immobile")
    Reason.IMMOBILE
    """

    CAPTURED_ALL = "captured-all"
    """The rule "a side with no piece left has lost"."""
    KING_CAPTURED = "king"
    """The rule "a side whose king has been captured has lost", under ``king_capture=wins``."""
    BARE_KING = "bare-king"
    """The rule "a side left with its king alone has lost", under ``bare_king=loses``."""
    IMMOBILE = "immobile"
    """The rule "a side to move that has pieces but no legal turn has lost"; or, under
    ``immobile=keyland``, "if neither side could move, the game is drawn"."""
    KINGS = "kings"
    """The rule "if the two kings are all that is left, the game is drawn"."""
    QUIET = "quiet"
    """The rule "draw after n plies without a capture", under ``quiet_limit``."""
    REPETITION = "repetition"
    """The rule "draw at the n-th occurrence of a position with the same side to move", under
    ``repetition``. Only a :class:`Game` can tell."""
    RESIGNATION = "resignation"
    """A player has given up; said to a :class:`Game`."""
    AGREEMENT = "agreement"
    """The players have agreed on a draw; said to a :class:`Game`."""

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Reason.{self.name}"
