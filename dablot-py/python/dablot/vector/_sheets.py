"""The arrays that a step fills."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Sheets(NamedTuple):
    """One row a game in each."""

    observation: NDArray[Any]
    action_mask: NDArray[np.int8]
    to_play: NDArray[np.int8]
    rewards: NDArray[np.float64]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    acted: NDArray[np.int8]

    @staticmethod
    def empty(number: int, shape: tuple[int, ...], kind: np.dtype[Any]) -> Sheets:
        """New arrays."""
        return Sheets(
            np.empty((number, *shape), kind),
            np.empty((number, 699), np.int8),
            np.empty(number, np.int8),
            np.empty(number, np.float64),
            np.empty(number, np.bool_),
            np.empty(number, np.bool_),
            np.empty(number, np.int8),
        )

    def observations(self) -> dict[str, NDArray[Any]]:
        """What learners see."""
        return {"observation": self.observation, "action_mask": self.action_mask}
