"""The vector environment."""

from __future__ import annotations

from typing import Any, Literal, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from .._dablot import Batch, Outcome, Position, Rules
from . import _arguments as arguments
from ._gymnasium import AutoresetMode, Base
from ._sheets import Sheets

Observations: TypeAlias = dict[str, NDArray[Any]]
Ended: TypeAlias = tuple[int, Position, Outcome | None, int, int]


class VectorEnv(Base[Observations, ArrayLike, NDArray[Any]]):
    """``num_envs`` games that are stepped by one call, with numpy arrays in and out.

    Games start from the set-up under ``rules`` with ``first`` to move: ``"S"``, ``"N"``, or
    ``"drawn"`` by lot for each game; or from a position ``start``; or, if ``start`` is several
    positions, from one that is drawn by lot for each game. Then ``opening_plies`` turns are played,
    each decision as likely as every other, but none that would end the game.

    A game ends by the rules, the option ``repetition`` included, or is cut off ``ply_limit`` turns
    after its opening (``None``: never). The step that ends it begins the next one, so that what it
    gives is already the new game's observation: Gymnasium's ``AutoresetMode.SAME_STEP``. Of the old
    game it gives the flag, the reward, and in ``infos`` the last observation.

    Observations are a ``dict`` of two arrays:

    - ``"observation"``: with ``observation="codes"`` of shape ``(num_envs, 72)`` and ``int8``, as
      :meth:`dablot.Position.codes` has them; with ``"planes"`` of shape ``(num_envs, 10, 13, 11)``
      and ``dtype``, ``uint8`` (default) or ``float32``, as :meth:`dablot.Position.planes`.
    - ``"action_mask"``: of shape ``(num_envs, 699)`` and ``int8``, 1 for each legal decision.

    Both, and the numbers that are played, are as ``seen_by`` sees the board: the side to move
    (``"mover"``), for whom it is turned, so that a learner sees one game instead of two; or always
    South (``"S"``) or North (``"N"``).

    With ``copy=False`` every array that a step gives is overwritten by the next one, which saves most
    of the time that numpy takes. ``threads`` play the games, each its part; what happens is the same
    with any number, since every game draws from a generator of its own.

    A batch can be pickled and copied in the middle of its games and goes on identically.

    >>> games = VectorEnv(2, rules="walker", first="drawn", opening_plies=4, observation="planes")
    >>> observations, infos = games.reset(seed=7)
    >>> observations["observation"].shape, infos["to_play"].dtype.name
    ((2, 10, 13, 11), 'int8')

    Raises ``ValueError`` for a number of games, plies or threads that cannot be, for a start where
    the game is over, or if ``start`` comes together with ``rules`` or ``first``, which it has in it.
    """

    metadata: dict[str, Any] = {
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi"],
    }

    def __init__(
        self,
        num_envs: SupportsIndex,
        *,
        rules: Rules | str | None = None,
        first: arguments.First | None = None,
        start: arguments.Start | None = None,
        opening_plies: SupportsIndex = 0,
        ply_limit: SupportsIndex | None = 2000,
        observation: Literal["codes", "planes"] = "codes",
        dtype: DTypeLike | None = None,
        seen_by: arguments.Viewer = "mover",
        copy: bool = True,
        threads: SupportsIndex = 1,
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"`render_mode` is 'ansi' or None, not {render_mode!r}")
        self.num_envs = arguments.count(num_envs, "num_envs", 1, 2**32 - 1)
        self.render_mode = render_mode
        self.copy = bool(copy)
        self._dtype = arguments.element_type(observation, dtype)
        self._shape = arguments.SHAPES[observation]
        self._seen_by = seen_by
        self._is_seeded = False
        self._batch = Batch(
            np.zeros(self.num_envs, np.uint64),
            arguments.starts(rules, first, start),
            opening=arguments.count(opening_plies, "opening_plies", 0, 2**32 - 1),
            ply_limit=arguments.ply_limit(ply_limit),
            seen_by=seen_by,
            threads=threads,
        )
        self._sheets = None if self.copy else self._new_sheets()
        self._make_spaces()

    def _make_spaces(self) -> None:
        try:
            from gymnasium import spaces
            from gymnasium.vector.utils import batch_space
        except ImportError:
            return
        low, high = (-3, 3) if self._dtype == np.int8 else (0, 255)
        if self._dtype == np.float32:
            high = 1
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, self._shape, self._dtype.type),
                "action_mask": spaces.Box(0, 1, (699,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(699)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def __getattr__(self, name: str) -> Any:
        if name.endswith("_space"):
            message = f"`{name}` needs gymnasium; install it, for example as `dablot[gymnasium]`"
            raise AttributeError(message)
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(
        self,
        *,
        seed: arguments.Seeds | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Begins new games; gives their observations and infos.

        ``seed``: an integer, from which game ``i`` gets ``seed + i``; or one integer for each game;
        or ``None`` to go on drawing from the seeds there are, or, the first time, from new ones. All
        that is drawn by lot comes from a game's seed: starts, openings, and :meth:`sample`.

        ``options``: ``{"reset_mask": mask}`` with a ``bool`` for each game begins new games only where
        the mask is true.

        The infos have ``"to_play"``, ``int8`` of shape ``(num_envs,)``: 0 where South is to move, 1
        where North is.

        Raises ``TypeError`` or ``ValueError`` for seeds or a mask that cannot be.
        """
        chosen = self._reset_mask(dict(options or {}))
        goes_on = seed is None and self._is_seeded
        self._batch.reset(None if goes_on else arguments.seeds(seed, self.num_envs), chosen)
        self._is_seeded = True
        sheets = self._next_sheets()
        self._batch.observe(sheets.observation, sheets.action_mask, sheets.to_play)
        return sheets.observations(), {"to_play": sheets.to_play}

    def step(
        self, actions: ArrayLike
    ) -> tuple[
        Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Plays one decision in each game; gives ``(observations, rewards, terminations, truncations,
        infos)``, arrays with a row for each game.

        ``actions`` are numbers of legal decisions, integers of shape ``(num_envs,)``. They are all
        checked before any is played.

        ``rewards`` (``float64``) are those of the player who has just decided, since the two have
        opposite ones: 1 for a win, -1 for a loss, 0 otherwise. ``terminations`` (``bool``): the game
        has ended by the rules. ``truncations`` (``bool``): it was cut off. The ``infos``:

        - ``"acted"`` and ``"to_play"`` (``int8``): who has decided and who decides next, 0 South, 1
          North. After a jump that can go on both are the same.
        - where games have ended, ``"final_obs"``, an array of objects with the last observation of
          each such game (a ``dict`` of its arrays, the mask all 0 unless it was cut off) and ``None``
          for the others; and ``"final_info"``, a ``dict`` of arrays: ``"outcome"``
          (:class:`dablot.Outcome`, or ``None`` for a game cut off), ``"position"`` (the last one),
          ``"plies"`` and ``"decisions"``. As in Gymnasium, the key with ``_`` before it says which
          games have it.

        Raises :exc:`dablot.BatchError` if a number is not that of a legal decision, with the game and
        the reason, and no game is changed; ``TypeError`` or ``ValueError`` if ``actions`` are no
        integers or not one for each game.
        """
        sheets = self._next_sheets()
        ended = self._batch.step(arguments.numbers(actions, self.num_envs), *sheets)
        infos: dict[str, Any] = {"to_play": sheets.to_play, "acted": sheets.acted}
        if ended:
            infos |= self._final(ended)
        return (
            sheets.observations(),
            sheets.rewards,
            sheets.terminations,
            sheets.truncations,
            infos,
        )

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A legal decision for each game, each as likely as every other: numbers for :meth:`step`, of
        shape ``(num_envs,)`` and ``int64``. ``out``, if given, is filled and given back.

        They are drawn from the games' seeds and change nothing that is drawn for starts and openings.

        Raises ``TypeError`` or ``ValueError`` for an ``out`` of another type or shape.
        """
        if out is None:
            out = np.empty(self.num_envs, np.int64)
        self._batch.sample(out)
        return out

    @property
    def positions(self) -> tuple[Position, ...]:
        """The position of each game.

        >>> VectorEnv(2).positions[1] == Position()
        True
        """
        return tuple(self._batch.positions)

    def render(self) -> tuple[str, ...] | None:
        """The board of each game as text, with ``render_mode="ansi"``; else ``None``."""
        if self.render_mode is None:
            return None
        return tuple(str(position) for position in self._batch.positions)

    def close(self, **kwargs: Any) -> None:
        """Nothing has to be closed."""

    def _new_sheets(self) -> Sheets:
        return Sheets.empty(self.num_envs, self._shape, self._dtype)

    def _next_sheets(self) -> Sheets:
        return self._new_sheets() if self._sheets is None else self._sheets

    def _reset_mask(self, options: dict[str, Any]) -> NDArray[np.bool_] | None:
        mask = options.pop("reset_mask", None)
        if options:
            raise ValueError(f"there is no option {next(iter(options))!r} of a reset")
        if mask is None:
            return None
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError("`reset_mask` must be a numpy array of bool")
        if mask.shape != (self.num_envs,):
            raise ValueError(f"`reset_mask` must have shape ({self.num_envs},), not {mask.shape}")
        return mask

    def _final(self, ended: list[Ended]) -> dict[str, Any]:
        """What is told of games that have ended, in the manner of Gymnasium."""
        there = np.zeros(self.num_envs, np.bool_)
        observations = np.full(self.num_envs, None, object)
        columns: dict[str, NDArray[Any]] = {
            "position": np.full(self.num_envs, None, object),
            "outcome": np.full(self.num_envs, None, object),
            "plies": np.zeros(self.num_envs, np.int64),
            "decisions": np.zeros(self.num_envs, np.int64),
        }
        for game, position, outcome, plies, decisions in ended:
            there[game] = True
            observations[game] = self._last_observation(position, outcome)
            values = (position, outcome, plies, decisions)
            for column, value in zip(columns.values(), values, strict=True):
                column[game] = value
        info = columns | {f"_{name}": there.copy() for name in columns}
        return {
            "final_obs": observations,
            "_final_obs": there,
            "final_info": info,
            "_final_info": there.copy(),
        }

    def _last_observation(self, position: Position, outcome: Outcome | None) -> Observations:
        if self._dtype == np.int8:
            observation: NDArray[Any] = position.codes(seen_by=self._seen_by)
        else:
            empty = np.empty(self._shape, self._dtype)
            observation = position.planes(empty, seen_by=self._seen_by)
        mask = position.action_mask(seen_by=self._seen_by)
        if outcome is not None:
            mask[:] = 0  # a draw by repetition is nothing that the position knows of
        return {"observation": observation, "action_mask": mask}
