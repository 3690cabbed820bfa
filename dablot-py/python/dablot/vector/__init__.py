"""Many games at once, for learning systems: stepped together, played out at random, counted.

Needs numpy. With gymnasium installed, :class:`VectorEnv` is one of Gymnasium's vector environments;
without, it works the same but has no spaces.

>>> from dablot.vector import VectorEnv
>>> games = VectorEnv(4)
>>> observations, infos = games.reset(seed=1)
>>> observations["observation"].shape, observations["action_mask"].shape
((4, 72), (4, 699))
>>> for _ in range(100):
...     observations, rewards, terminations, truncations, infos = games.step(games.sample())
"""

from ._needed import check_numpy as _check_numpy

_check_numpy()

from ._bulk import OUTCOMES, Playouts, perft, playouts  # noqa: E402
from ._environment import VectorEnv  # noqa: E402

__all__ = ["OUTCOMES", "Playouts", "VectorEnv", "perft", "playouts"]
