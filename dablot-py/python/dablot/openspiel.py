"""Dablot Prejjesne as a game of `OpenSpiel <https://github.com/google-deepmind/open_spiel>`_.

Importing this module registers the game ``dablot``; then ``pyspiel.load_game`` knows it:

>>> import dablot.openspiel, pyspiel
>>> game = pyspiel.load_game("dablot(rules=walker,quiet_limit=100,ply_limit=500)")
>>> state = game.new_initial_state()
>>> state.current_player(), len(state.legal_actions()), state.action_to_string(119)
(0, 15, 'c5-d6')
>>> state.apply_action(119)
>>> state.current_player(), game.max_game_length()
(1, 559)

Player 0 is South, player 1 North. An action is a single decision, numbered from 0 to 698 as
:attr:`dablot.Action.number` says: a step, one jump, ``stop`` or ``pass``. A turn of several jumps is
so many actions, and **the same player moves again** until its chain is over.

Numbers and observations are those of the board, not turned for player 1. The observation tensor is
that of :meth:`dablot.Position.planes` as South sees it, shape ``(10, 13, 11)``, the same for both
players; its plane ``to_move`` tells who is to move. The observation string is the position's text.

Parameters, each with its default:

============= ============ =======================================================================
``rules``     ``standard`` the rule set
``capture``, ``warrior_steps``, ``king_capture``, ``bare_king``, ``single_combat``, ``immobile``,
``judged``    (empty)      an option of :class:`dablot.Rules`; left empty, that of the rule set
``repetition`` 0           draw at the n-th occurrence of a position; 0: never
``quiet_limit`` 0          draw after n plies without a capture; 0: never
``first``     ``S``        the side that begins
``position``  (empty)      the text of a position to begin with, instead of the set-up
``ply_limit`` 2000         after so many plies, turns of one side, the game is drawn; never in the
                           middle of a chain
============= ============ =======================================================================

``new_initial_state`` takes the text of a position as well.

OpenSpiel runs its algorithms in Python (``open_spiel.python.algorithms``) on games in Python like this
one; its bots in C++ do not work with any of them.

A win is worth +1 and a loss -1. ``max_game_length`` is ``ply_limit`` and 59 more: a chain is longer
than one action only by the pieces it captures, and no more than 59 can be captured.
"""

from __future__ import annotations

from typing import Any

from . import Action, Game, Position, Rules, Side
from ._extras import missing
from .errors import RulesError

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ImportError as _cause:
    raise missing("dablot.openspiel", "openspiel", _cause) from _cause

__all__ = ["DablotGame", "DablotState"]

_OPTIONS = (
    "capture", "warrior_steps", "king_capture", "bare_king", "single_combat", "immobile", "judged",
)  # fmt: skip
_LIMITS = ("repetition", "quiet_limit")
_DEFAULTS: dict[str, Any] = {
    "rules": "standard",
    **dict.fromkeys(_OPTIONS, ""),
    **dict.fromkeys(_LIMITS, 0),
    "first": "S",
    "position": "",
    "ply_limit": 2000,
}
_CAPTURES = 59
"""How many pieces can be captured: all but one of the 60."""
_LONGEST = 2**31 - 1 - _CAPTURES

_GAME_TYPE = pyspiel.GameType(
    short_name="dablot",
    long_name="Dablot Prejjesne (in a chain of jumps the same player moves again)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class DablotGame(pyspiel.Game):
    """The game under given parameters; made by ``pyspiel.load_game``.

    Raises :exc:`RulesError` for rules, options or limits that do not exist, :exc:`PositionError` for
    a ``position`` that is none or lies inside a chain, :exc:`PieceError` for a wrong ``first``.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**_DEFAULTS, **(params or {})}
        limit = params["ply_limit"]
        if not 1 <= limit <= _LONGEST:
            message = f"expected a ply limit from 1 to {_LONGEST}, not {limit}"
            raise RulesError(message, option="ply_limit")
        info = pyspiel.GameInfo(
            num_distinct_actions=Action.COUNT,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=limit + _CAPTURES,
        )
        set_apart = {name: value for name, value in params.items() if value != _DEFAULTS.get(name)}
        super().__init__(_GAME_TYPE, info, set_apart)
        self.rules = _rules(params)
        """The rules that are played."""
        self.ply_limit: int = limit
        """After how many plies a game is drawn."""
        self._start = Position.start(self.rules, params["first"])
        if params["position"]:
            self._start = Position(params["position"], self.rules)
        Game(self._start)

    def new_initial_state(self, position: str | None = None) -> DablotState:
        """The beginning of a game: from the game's own start, or from the text of a position.

        Raises :exc:`PositionError` for a text that is none.
        """
        start = self._start if position is None else Position(position, self.rules)
        return DablotState(self, start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What OpenSpiel makes observations with; it takes no parameters."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return _Observer(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class DablotState(pyspiel.State):
    """The course of a game; made by :meth:`DablotGame.new_initial_state`."""

    def __init__(self, game: DablotGame, start: Position) -> None:
        super().__init__(game)
        # OpenSpiel copies and pickles these attributes by themselves.
        self._played = Game(start)
        self._ply_limit = game.ply_limit
        self._returns: list[float] | None = None
        self._judge()

    @property
    def position(self) -> Position:
        """The position now."""
        return self._played.position

    def current_player(self) -> Any:
        """0 for South, 1 for North, or OpenSpiel's mark of the end."""
        if self._returns is not None:
            return pyspiel.PlayerId.TERMINAL
        return 0 if self._played.side_to_move is Side.SOUTH else 1

    def _legal_actions(self, player: int) -> list[int]:
        return self._played.actions.numbers

    def _apply_action(self, action: int) -> None:
        if self._returns is not None:
            raise ValueError("the game is over: no action can be applied")
        self._played.push_action(action)
        self._judge()

    def _judge(self) -> None:
        outcome = self._played.outcome
        if outcome is not None:
            worth = {None: 0.0, Side.SOUTH: 1.0, Side.NORTH: -1.0}[outcome.winner]
            self._returns = [worth, 0.0 - worth]
        elif self._played.ply >= self._ply_limit and self._played.under_way is None:
            self._returns = [0.0, 0.0]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.position.action(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._returns is not None

    def returns(self) -> list[float]:
        """What the game is worth to South and to North: +1, -1 or 0, and 0 while it goes on."""
        return self._returns or [0.0, 0.0]

    def __str__(self) -> str:
        return str(self._played)


class _Observer:
    """Writes the planes of a position to OpenSpiel's tensor."""

    def __init__(self, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known for observations, not {params}")
        shape = (len(Position.PLANES), 13, 11)
        self.tensor = np.zeros(np.prod(shape), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: DablotState, player: int) -> None:
        state.position.planes(self.dict["observation"])

    def string_from(self, state: DablotState, player: int) -> str:
        return state.position.text


def _rules(params: dict[str, Any]) -> Rules:
    options = {name: params[name] for name in _OPTIONS if params[name]}
    limits = {name: params[name] for name in _LIMITS if params[name]}
    return Rules(params["rules"], **options, **limits)


pyspiel.register_game(_GAME_TYPE, DablotGame)
