"""The rules, notation and records of Dablot Prejjesne, the Sámi board game.

In five steps:

List the legal turns of a position, lazily, and ask about one of them:

>>> import dablot
>>> position = dablot.Position()
>>> position.turns.count(), "c5-d6" in position.turns
(15, True)

Play one; the old position stays as it was:

>>> after = position.play("c5-d6")
>>> after.piece_at("d6"), position.piece_at("d6")
(Piece('W'), None)

Be told which rule refuses a turn:

>>> after.play("g5-f6")
Traceback (most recent call last):
dablot.errors.IllegalTurnError: the warrior on g5 is South's, but North is to move

Ask how a game has ended:

>>> dablot.Position("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S").outcome
Outcome('draw kings')

Read and write text:

>>> dablot.Position("6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S").text
'6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S - 0 1'
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from ._dablot import (
    Action,
    Actions,
    Game,
    Line,
    Outcome,
    Piece,
    Ply,
    PointSet,
    Position,
    Reading,
    Readings,
    Record,
    Replay,
    Rules,
    Trial,
    Turn,
    Turns,
    first_side,
    read_records,
    validate_records,
)
from ._pieces import Role, Side
from ._point import Point
from ._reason import Reason
from .errors import (
    AmbiguousTurnError,
    BatchError,
    ColourError,
    DablotError,
    Fault,
    FaultKind,
    IllegalReason,
    IllegalTurnError,
    MissingExtraError,
    OutcomeError,
    PieceError,
    PointError,
    PositionError,
    PositionTextError,
    RecordError,
    RulesError,
    SetupError,
    SetupFault,
    TooManyPathsError,
    Totals,
    TrialError,
    TurnError,
    TurnTextError,
)

__all__ = [
    "Action",
    "Actions",
    "AmbiguousTurnError",
    "BatchError",
    "ColourError",
    "DablotError",
    "Fault",
    "FaultKind",
    "Game",
    "IllegalReason",
    "IllegalTurnError",
    "Line",
    "MissingExtraError",
    "Outcome",
    "OutcomeError",
    "Piece",
    "PieceError",
    "Ply",
    "Point",
    "PointError",
    "PointSet",
    "Position",
    "PositionError",
    "PositionTextError",
    "Reading",
    "Readings",
    "Reason",
    "Record",
    "RecordError",
    "Replay",
    "Role",
    "Rules",
    "RulesError",
    "SetupError",
    "SetupFault",
    "Side",
    "TooManyPathsError",
    "Totals",
    "Trial",
    "TrialError",
    "Turn",
    "TurnError",
    "TurnTextError",
    "Turns",
    "first_side",
    "read_records",
    "validate_records",
]

Sequence.register(Actions)
Set.register(PointSet)
