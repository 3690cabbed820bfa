"""What is said about the games of a file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .. import Fault, Trial
from ..errors import TrialError
from . import files


@dataclass
class Judged:
    """One game: how it has ended, how many turns were played, what is wrong."""

    result: str
    turns: int
    faults: tuple[Fault, ...]


def games(text: str) -> Iterator[Judged]:
    """Judges the games of a text one after the other."""
    if files.is_trial(text):
        yield judge_trial(text)
    elif text:
        message = "expected a game that Ludii has saved (`game=...`)"
        yield Judged("open", 0, (Fault(1, 1, kind="unknown", message=message),))


def judge_trial(text: str) -> Judged:
    """Judges a game that Ludii has saved."""
    try:
        trial = Trial(text)
    except TrialError as error:
        message = str(error).partition(": ")[2]
        return Judged("open", 0, (Fault(error.line, error.column, kind="syntax", message=message),))
    replay = trial.replay()
    result = str(replay.outcome) if replay.outcome else "open"
    return Judged(result, len(replay.turns), replay.faults)
