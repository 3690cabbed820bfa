"""Dablot Prejjesne as an environment of `PettingZoo <https://pettingzoo.farama.org>`_.

Two agents, ``south_0`` and ``north_0``, decide in turn: a step, one jump, ``stop`` or ``pass``. After
a jump that can go on the same agent decides again, so that agents do not always alternate.

Every agent sees the board from its own side. ``observation`` holds the planes of
:meth:`dablot.Position.planes` as ``float32`` from 0 to 1, shape ``(10, 13, 11)``, and
``action_mask`` which of the 699 decisions are legal, as ``int8``. For ``north_0`` both are turned by
half a turn, and so are the numbers it decides with (:meth:`dablot.Action.seen_by`): a policy plays
either side alike. The mask of an agent that has nothing to decide is all 0: while the other agent
decides, and when the game has ended.

A win gives +1 and a loss -1 when the game ends, a draw or a game cut off 0.

>>> from dablot.pettingzoo import env
>>> game = env(rules="walker", ply_limit=200)
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, termination, truncation, info = game.last()
...     over = termination or truncation
...     action = None if over else game.action_space(agent).sample(observation["action_mask"])
...     game.step(action)
>>> game.agents
[]

Environments can be copied and pickled at any moment and then go on alike.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar, Literal, TypeAlias

from . import Action, Game, Position, Rules, Side, first_side
from ._extras import missing

try:
    import numpy as np
    from gymnasium import logger
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as _cause:
    raise missing("dablot.pettingzoo", "pettingzoo", _cause) from _cause

__all__ = ["env", "raw_env"]

_Observation: TypeAlias = dict[str, Any]
_First: TypeAlias = Side | Literal["S", "N", "drawn"]
_RenderMode: TypeAlias = Literal["human", "ansi", "svg"] | None

SIDES = {"south_0": Side.SOUTH, "north_0": Side.NORTH}
AGENTS = {side: agent for agent, side in SIDES.items()}
SHAPE = (len(Position.PLANES), 13, 11)


def env(
    *,
    rules: Rules | str = "standard",
    first: _First = "S",
    ply_limit: int | None = 2000,
    render_mode: _RenderMode = None,
) -> AECEnv[str, _Observation, int]:
    """A :class:`raw_env` in PettingZoo's usual wrappers: an illegal decision loses the game at once
    with a reward of -1, and 0 for the other agent; a number that is none is an
    ``AssertionError``; calls in the wrong order are refused."""
    made: AECEnv[str, _Observation, int] = raw_env(
        rules=rules, first=first, ply_limit=ply_limit, render_mode=render_mode
    )
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv[str, _Observation, int]):
    """The environment without wrappers: decisions are checked, and those refused raise the exceptions
    of :meth:`dablot.Game.push_action` and leave everything as it was.

    ``rules`` are those that are played, with options such as ``"walker quiet_limit=100"``.

    ``first`` says who begins: a side, or ``"drawn"`` for a roll of dice at every :meth:`reset`, whose
    ``seed`` decides it.

    ``ply_limit`` cuts a game off (``truncations``) when so many plies, turns of one side, have been
    played; never in the middle of a chain. With ``None`` only the rules end a game, and under the base
    rules a game need not end.

    ``render_mode`` is ``"ansi"`` (:meth:`render` gives the board as text), ``"svg"`` (it gives a drawing,
    as :meth:`dablot.Position.svg` does) or ``"human"`` (the text is printed after every decision).

    Raises :exc:`RulesError` for rules that do not exist, :exc:`PieceError` for a ``first`` that is no
    side, ``ValueError`` for a wrong ``ply_limit`` or ``render_mode``.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "dablot_v0",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        rules: Rules | str = "standard",
        first: _First = "S",
        ply_limit: int | None = 2000,
        render_mode: _RenderMode = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"expected one of the render modes, not {render_mode!r}")
        if ply_limit is not None and ply_limit < 1:
            raise ValueError(f"expected a ply limit of 1 or more, or None, not {ply_limit}")
        self.rules = rules if isinstance(rules, Rules) else Rules(rules)
        self.first = first
        self.ply_limit = ply_limit
        self.render_mode = render_mode
        self.game = Game(Position.start(self.rules, "S" if first == "drawn" else first))
        """The game that is played."""
        self.possible_agents = list(SIDES)
        self.agents: list[str] = []
        self.observation_spaces = {agent: _observation_space() for agent in SIDES}
        self.action_spaces = {agent: Discrete(Action.COUNT) for agent in SIDES}
        self.state_space = Box(0, 1, SHAPE, np.float32)
        self._dice = random.Random()

    def observation_space(self, agent: str) -> Space[_Observation]:
        """What an agent can see, the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """The numbers of decisions, 0 to 698, the same object at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. ``seed`` decides the rolls of dice from now on.

        ``options`` may hold a ``"position"`` to begin with, a :class:`dablot.Position` or the text of
        one under the rules of this environment; a ``Position`` is played under its own rules. Other
        options are not looked at.

        Raises :exc:`PositionError` for what is no position, or is one inside a chain.
        """
        if seed is not None:
            self._dice.seed(seed)
        self.game = Game(self._start(options or {}))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = AGENTS[self.game.side_to_move]
        self._judge()

    def _start(self, options: dict[str, Any]) -> Position:
        start = options.get("position")
        if isinstance(start, Position):
            return start
        if start is not None:
            return Position(start, self.rules)
        if self.first == "drawn":
            return Position.start(self.rules, first_side(self._rolls()))
        return Position.start(self.rules, self.first)

    def _rolls(self) -> Iterator[tuple[int, int]]:
        while True:
            yield self._dice.randint(1, 6), self._dice.randint(1, 6)

    def observe(self, agent: str) -> _Observation:
        """The board as an agent sees it, and what it may decide: new arrays."""
        position, side = self.game.position, SIDES[agent]
        if agent == self.agent_selection and not self._is_dead(agent):
            mask = position.action_mask(seen_by=side)
        else:
            mask = np.zeros(Action.COUNT, np.int8)
        planes = position.planes(seen_by=side, dtype="float32")
        return {"observation": planes, "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """The planes as South sees them, whoever is to move: a new array."""
        return self.game.position.planes(dtype="float32")

    def step(self, action: int | None) -> None:
        """Plays a decision, given by its number as the agent sees it; ``None`` for an agent whose
        game has ended.

        Raises :exc:`TurnError` if no decision has the number, :exc:`IllegalTurnError` if a rule
        refuses it, ``TypeError`` for anything else; everything is then as it was.
        """
        agent = self.agent_selection
        if self._is_dead(agent):
            self._was_dead_step(action)
            return
        self.game.push_action(self.game.position.action(action, seen_by=SIDES[agent]))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.agent_selection = AGENTS[self.game.side_to_move]
        self._judge()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _is_dead(self, agent: str) -> bool:
        return agent not in self.agents or self.terminations[agent] or self.truncations[agent]

    def _judge(self) -> None:
        """Gives the rewards and ends of a game that is over or cut off."""
        outcome = self.game.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"outcome": str(outcome)} for agent in self.agents}
            if outcome.winner is not None:
                self.rewards[AGENTS[outcome.winner]] = 1.0
                self.rewards[AGENTS[~outcome.winner]] = -1.0
        elif self.ply_limit is not None and self.game.under_way is None:
            if self.game.ply >= self.ply_limit:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The board, as the ``render_mode`` says."""
        if self.render_mode is None:
            logger.warn("render() needs a render_mode, which the environment was made without")
            return None
        if self.render_mode == "svg":
            return self.game.svg()
        board = str(self.game)
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def close(self) -> None:
        """Nothing is open; the environment can still be used."""


def _observation_space() -> Space[_Observation]:
    return Dict(
        {
            "observation": Box(0, 1, SHAPE, np.float32),
            "action_mask": Box(0, 1, (Action.COUNT,), np.int8),
        }
    )
