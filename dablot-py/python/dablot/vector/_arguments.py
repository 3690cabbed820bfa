"""What the functions about many games take."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, Literal, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import DTypeLike, NDArray

from .._dablot import Position, Rules
from .._pieces import Side

Start: TypeAlias = Position | Iterable[Position]
First: TypeAlias = Side | Literal["S", "N", "drawn"]
Viewer: TypeAlias = Side | Literal["S", "N", "mover"]
Seeds: TypeAlias = SupportsIndex | Sequence[int] | NDArray[np.integer[Any]]

SHAPES: dict[str, tuple[int, ...]] = {
    "codes": (72,),
    "planes": (len(Position.PLANES), 13, 11),
}


def count(value: SupportsIndex, name: str, least: int, most: int) -> int:
    """An integer in a range."""
    if isinstance(value, bool | np.bool_):
        raise TypeError(f"`{name}` is an integer, not a bool")
    found = index(value)
    if not least <= found <= most:
        raise ValueError(f"`{name}` is from {least} to {most}, not {found}")
    return found


def ply_limit(value: SupportsIndex | None) -> int | None:
    """A limit of plies, or none."""
    return None if value is None else count(value, "ply_limit", 1, 2**32 - 1)


def starts(rules: Rules | str | None, first: First | None, start: Start | None) -> list[Position]:
    """The positions that games start from."""
    if start is None:
        rules = "standard" if rules is None else rules
        if first == "drawn":
            return [Position.start(rules, side) for side in Side]
        return [Position.start(rules, "S" if first is None else first)]
    if rules is not None or first is not None:
        raise ValueError("a start has rules and a side to move: neither can be given with it")
    found = [start] if isinstance(start, Position) else list(start)
    if not found:
        raise ValueError("`start` must have a position at least")
    for position in found:
        if not isinstance(position, Position):
            raise TypeError(f"a start is a dablot.Position, not {type(position).__name__!r}")
    return found


def seeds(seed: Seeds | None, number: int) -> NDArray[np.uint64]:
    """A seed for each game: one after the other from an integer, or those that are given."""
    if seed is None:
        seed = secrets.randbits(63)
    if not isinstance(seed, Sequence | np.ndarray):
        first = count(seed, "seed", 0, 2**64 - 1)
        return np.uint64(first) + np.arange(number, dtype=np.uint64)
    if len(seed) != number:
        raise ValueError(f"expected a seed for each of {number} games, not {len(seed)}")
    return np.array([count(one, "seed", 0, 2**64 - 1) for one in seed], np.uint64)


def element_type(observation: str, dtype: DTypeLike | None) -> np.dtype[Any]:
    """The element type of observations."""
    if observation not in SHAPES:
        raise ValueError(f"`observation` is 'codes' or 'planes', not {observation!r}")
    allowed: list[np.dtype[Any]] = [np.dtype(np.int8)]
    if observation == "planes":
        allowed = [np.dtype(np.uint8), np.dtype(np.float32)]
    found = allowed[0] if dtype is None else np.dtype(dtype)
    if found not in allowed:
        raise TypeError(f"{observation} are of {' or '.join(map(str, allowed))}, not {found}")
    return found


def numbers(actions: object, number: int) -> NDArray[np.int64]:
    """The numbers of decisions, one for each game, as the library reads them."""
    found = np.asarray(actions)
    if found.dtype.kind not in "iu":
        raise TypeError(f"actions are integers, not {found.dtype}")
    if found.shape != (number,):
        raise ValueError(f"expected actions of shape ({number},), not {found.shape}")
    if found.dtype == np.uint64:
        # Whatever is too large stays so.
        found = np.minimum(found, np.iinfo(np.int64).max)
    return np.ascontiguousarray(found, np.int64)
