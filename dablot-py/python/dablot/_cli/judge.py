"""What is said about the games of a file."""

from __future__ import annotations

from dataclasses import dataclass

from .. import Fault, Trial
from ..errors import TrialError


@dataclass
class Judged:
    """One game: how it has ended, how many turns were played, what is wrong."""

    result: str
    turns: int
    faults: tuple[Fault, ...]


def unknown() -> Judged:
    """What is said of a file that holds something else."""
    message = "expected records of games, or a game that Ludii has saved (`game=...`)"
    return Judged("open", 0, (Fault(1, 1, kind="unknown", message=message),))


def trial(text: str) -> Judged:
    """Judges a game that Ludii has saved."""
    try:
        trial = Trial(text)
    except TrialError as error:
        message = str(error).partition(": ")[2]
        return Judged("open", 0, (Fault(error.line, error.column, kind="syntax", message=message),))
    replay = trial.replay()
    result = str(replay.outcome) if replay.outcome else "open"
    return Judged(result, len(replay.turns), replay.faults)
