"""What is taken from Gymnasium, and what stands for it where it is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as Base
else:
    try:
        from gymnasium.vector import AutoresetMode
        from gymnasium.vector import VectorEnv as Base
    except ImportError:
        from enum import Enum

        class AutoresetMode(Enum):
            """When a game that has ended is followed by a new one, as Gymnasium says it."""

            NEXT_STEP = "NextStep"
            SAME_STEP = "SameStep"
            DISABLED = "Disabled"

        class Base:
            """What stands for Gymnasium's class."""

            def __class_getitem__(cls, item: object) -> type:
                return cls


__all__ = ["AutoresetMode", "Base"]
