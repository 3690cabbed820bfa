"""Type-checked, and run by the tests: what the types of arrays are."""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dablot import Action, Outcome, Position, Side
from dablot.vector import OUTCOMES, VectorEnv, perft, playouts

if sys.version_info >= (3, 11):
    from typing import assert_type
else:

    def assert_type(value: object, kind: object) -> object:
        return value


position = Position()
assert_type(position.codes(), NDArray[np.int8])
assert_type(position.codes(np.zeros(72, np.int8), seen_by="mover"), np.ndarray[tuple[int], np.dtype[np.int8]])
assert_type(position.action_mask(seen_by=Side.NORTH), NDArray[np.int8])
assert_type(position.planes(), NDArray[np.uint8])
assert_type(position.planes(dtype=np.uint8), NDArray[np.uint8])
assert_type(position.planes(dtype="float32"), NDArray[np.float32])
assert_type(Position.PLANES, tuple[str, ...])
assert_type(Action.half_turn_numbers(), NDArray[np.int64])
assert_type(position.action(119, seen_by="mover").seen_by("N"), Action)
assert_type(position.seen_by("mover"), Position)

games = VectorEnv(3, rules="walker", first="drawn", observation="planes", dtype=np.float32)
observations, infos = games.reset(seed=1)
assert_type(observations["action_mask"], NDArray[Any])
assert_type(games.sample(), NDArray[np.int64])
observations, rewards, terminations, truncations, infos = games.step(games.sample())
assert_type(rewards, NDArray[np.float64])
assert_type(terminations | truncations, NDArray[np.bool_])
assert_type(infos, dict[str, Any])
assert_type(games.positions, tuple[Position, ...])

played = playouts(2, seed=1)
assert_type(played.winners, NDArray[np.int8])
assert_type(played.counts(), dict[Outcome | None, int])
assert_type(OUTCOMES, tuple[Outcome, ...])
assert_type(perft([position], 2), NDArray[np.uint64])
