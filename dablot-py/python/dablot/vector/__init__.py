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

try:
    import numpy as _numpy
except ImportError as error:
    raise ImportError(
        "dablot.vector needs numpy, which cannot be imported; install it, for example with "
        "`pip install numpy` or as `dablot[numpy]`"
    ) from error
del _numpy

from ._bulk import OUTCOMES, Playouts, perft, playouts
from ._environment import VectorEnv

__all__ = ["OUTCOMES", "Playouts", "VectorEnv", "perft", "playouts"]
