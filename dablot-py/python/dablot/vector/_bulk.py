"""Random games and perft, many at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from .._dablot import Outcome, Position, Rules, perft_each, play_out, rule_outcomes
from . import _arguments as arguments

OUTCOMES: tuple[Outcome, ...] = rule_outcomes()
"""How a game can end by the rules; :class:`Playouts` counts from here."""


class Playouts(NamedTuple):
    """How random games went, an element a game in each array."""

    plies: NDArray[np.int64]
    """How many turns each took; a chain that the limit or the end has cut counts as one."""
    decisions: NDArray[np.int64]
    """How many single decisions each took."""
    outcomes: NDArray[np.int8]
    """Places in :data:`OUTCOMES`; -1 for a game that was cut off."""

    @property
    def winners(self) -> NDArray[np.int8]:
        """1 where South has won, -1 where North has, 0 for a draw or a game that was cut off."""
        sides = [0 if o.winner is None else 1 - 2 * o.winner.index for o in OUTCOMES]
        return np.array([*sides, 0], np.int8)[self.outcomes]

    def counts(self) -> dict[Outcome | None, int]:
        """How many games ended how, the most frequent first; ``None`` for those cut off."""
        found = Counter(self.outcomes.tolist())
        return {
            None if place < 0 else OUTCOMES[place]: number for place, number in found.most_common()
        }


def playouts(
    number: SupportsIndex,
    *,
    rules: Rules | str | None = None,
    first: arguments.First | None = None,
    start: arguments.Start | None = None,
    ply_limit: SupportsIndex | None = 2000,
    seed: arguments.Seeds | None = None,
    threads: SupportsIndex = 1,
) -> Playouts:
    """Plays ``number`` games to their end, every legal decision as likely as every other.

    ``rules``, ``first``, ``start``, ``ply_limit`` and ``threads`` are as in :class:`VectorEnv`;
    ``seed`` as in :meth:`VectorEnv.reset`, ``None`` being a new one. The same seed gives the same
    games with any number of threads; game ``i`` depends on its own seed only. Works without the GIL
    and can be interrupted.

    >>> games = playouts(100, seed=1)
    >>> len(games.plies), sum(games.counts().values())
    (100, 100)
    >>> again = playouts(100, seed=1, threads=2)
    >>> bool((again.decisions == games.decisions).all())
    True

    Raises what :class:`VectorEnv` and :meth:`VectorEnv.reset` raise.
    """
    number = arguments.count(number, "number", 0, 2**32 - 1)
    found = Playouts(
        np.empty(number, np.int64), np.empty(number, np.int64), np.empty(number, np.int8)
    )
    starts = arguments.starts(rules, first, start)
    limit = arguments.ply_limit(ply_limit)
    play_out(arguments.seeds(seed, number), starts, limit, threads, *found)
    return found


def perft(
    positions: Iterable[Position],
    depth: SupportsIndex,
    *,
    by_decisions: bool = False,
    threads: SupportsIndex = 1,
) -> NDArray[np.uint64]:
    """:meth:`dablot.Position.perft` of each position, or ``perft_actions`` with ``by_decisions``: an
    array of ``uint64`` in the order of the positions, which several threads share out among them.
    Works without the GIL and can be interrupted.

    >>> perft([Position(), Position.start("walker", "N")], 4, threads=2).tolist()
    [85421, 34662]

    Raises ``ValueError`` for a depth below 0 or above 255, or a number of threads below 1.
    """
    found = list(positions)
    counts = np.empty(len(found), np.uint64)
    perft_each(found, depth, by_decisions, threads, counts)
    return counts
