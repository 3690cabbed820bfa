"""Everything that can be refused, in one tree below :class:`DablotError`.

Arguments of a wrong type are a ``TypeError``, as everywhere; an optional package that is missing is a
:exc:`MissingExtraError`, which is an ``ImportError``. ::

    ValueError
     └─ DablotError
         ├─ PointError                   no such point
         ├─ PieceError                   no such piece, side or role
         ├─ ColourError                  no such colour or theme of a picture
         ├─ RulesError                   no such rules
         ├─ PositionError                no position:
         │   ├─ PositionTextError          its text cannot be read
         │   └─ SetupError                 its pieces cannot stand so
         ├─ OutcomeError                 no such outcome
         ├─ RecordError                  no record of one game, or no tag of one
         ├─ TrialError                   no text of a game that Ludii has saved
         └─ TurnError                    no turn or decision here:
             ├─ TurnTextError              its text cannot be read
             ├─ IllegalTurnError           a rule refuses it
             ├─ BatchError                 in one of many games that are stepped at once
             └─ AmbiguousTurnError         several turns fit
                 └─ TooManyPathsError      too many to tell whether several fit

Every exception can be pickled with its fields.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ._dablot import Outcome, Piece, Turn
    from ._pieces import Role, Side
    from ._point import Point

__all__ = [
    "AmbiguousTurnError",
    "BatchError",
    "ColourError",
    "DablotError",
    "Fault",
    "FaultKind",
    "IllegalReason",
    "IllegalTurnError",
    "MissingExtraError",
    "OutcomeError",
    "PieceError",
    "PointError",
    "PositionError",
    "PositionTextError",
    "RecordError",
    "RulesError",
    "SetupError",
    "SetupFault",
    "TooManyPathsError",
    "Totals",
    "TrialError",
    "TurnError",
    "TurnTextError",
]


class DablotError(ValueError):
    """The base of every refusal of this library; a ``ValueError``."""


class PointError(DablotError):
    """A text or a number that names no point of the board."""


class PieceError(DablotError):
    """A text that names no piece, no side or no role."""


class ColourError(DablotError):
    """A text that is no colour or no theme of a picture, or a part that a picture does not have."""


class RulesError(DablotError):
    """Rules that do not exist.

    ``column`` is where in the text the fault begins, counted in characters from 1, or ``None`` if
    the value came as an argument; ``option`` the name of the option that has a wrong value or is
    set twice, or ``None``.
    """

    def __init__(
        self, message: str, *, column: int | None = None, option: str | None = None
    ) -> None:
        super().__init__(message)
        self.column = column
        self.option = option


class PositionError(DablotError):
    """What was given is no position."""


class PositionTextError(PositionError):
    """A text that cannot be read as a position.

    ``column`` is where the fault begins, counted in characters from 1.
    """

    def __init__(self, message: str, *, column: int = 0) -> None:
        super().__init__(message)
        self.column = column


class FaultKind(Enum):
    """What is wrong with a set-up."""

    TOO_MANY = "too-many"
    """A side has more pieces of a role than it may have."""
    NO_PIECES = "no-pieces"
    """The board is empty."""
    NO_KINGS = "no-kings"
    """The rules give the game to whoever captures the king, and there is none."""
    CHAIN_EMPTY = "chain-empty"
    """No piece stands on the chain point."""
    CHAIN_NOT_OWN = "chain-not-own"
    """The piece on the chain point is not that of the side to move."""
    CHAIN_ENDED = "chain-ended"
    """The piece on the chain point cannot capture again."""
    TURN_ZERO = "turn-zero"
    """The turn number is 0."""
    NO_POINT = "no-point"
    """A piece is to stand where no point is."""
    NO_PIECE = "no-piece"
    """What is to stand on a point is no piece."""
    TWICE = "twice"
    """A point is named twice."""


class SetupFault:
    """One thing that is wrong with a set-up: its ``kind``, a ``message`` for people, and
    ``point``, ``side``, ``role`` and ``count`` where they apply, else ``None``."""

    def __init__(
        self,
        kind: FaultKind,
        message: str,
        *,
        point: Point | None = None,
        side: Side | None = None,
        role: Role | None = None,
        count: int | None = None,
    ) -> None:
        self.kind = kind
        self.message = message
        self.point = point
        self.side = side
        self.role = role
        self.count = count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SetupFault) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.kind, self.message))

    def __str__(self) -> str:
        return self.message

    def __repr__(self) -> str:
        return f"<SetupFault {self.kind.value}: {self.message}>"


class SetupError(PositionError):
    """Pieces that cannot stand so. ``faults`` lists everything that is wrong, not only the first
    thing.

    >>> import dablot
    >>> try:
    ...     dablot.Position.from_pieces({"a1": "K", "c1": "K", "e1": "w"}, turn=0)
    ... except SetupError as error:
    ...     for fault in error.faults:
    ...         print(fault.kind.value, "-", fault)
    too-many - South has 2 kings, at most 1 is allowed
    turn-zero - turns are counted from 1
    """

    def __init__(self, message: str, *, faults: tuple[SetupFault, ...] = ()) -> None:
        super().__init__(message)
        self.faults = faults


class OutcomeError(DablotError):
    """A text, or a winner and a reason, that is no outcome."""


class TurnError(DablotError):
    """No turn, or no single decision, that could be played."""


class TurnTextError(TurnError):
    """A text that has not the form of a turn or of a decision.

    ``column`` is where the fault begins, counted in characters from 1; ``None`` if two points of
    the text are not joined by a line.
    """

    def __init__(self, message: str, *, column: int | None = None) -> None:
        super().__init__(message)
        self.column = column


class IllegalReason(Enum):
    """The rule by which a turn or a decision is refused, precise enough to teach the game."""

    GAME_OVER = "game-over"
    """The game has ended, before the turn or with a capture in the middle of it (``outcome``)."""
    NO_PIECE = "no-piece"
    """Nothing stands where the turn begins (``point``)."""
    NOT_YOURS = "not-yours"
    """The piece is the other side's (``point``, ``piece``)."""
    NO_LINE = "no-line"
    """No line joins the points; for a capture, no straight line of two parts (``origin``,
    ``target``, ``capture``)."""
    OCCUPIED = "occupied"
    """A piece stands where the move ends (``point``)."""
    NOTHING_TO_JUMP = "nothing-to-jump"
    """A capture jumps over an empty point, maybe because its piece was jumped before
    (``over``)."""
    OWN_PIECE = "own-piece"
    """A capture jumps over a piece of its own side (``over``)."""
    OUTRANKED = "outranked"
    """A capture jumps over a piece of a higher role (``origin``, ``attacker``, ``over``,
    ``victim``)."""
    MUST_CAPTURE = "must-capture"
    """The option ``capture`` asks for a capture."""
    BACKWARD = "backward"
    """The option ``warrior_steps=forward`` forbids the step (``origin``, ``target``)."""
    COMBAT_MUST_CAPTURE = "combat-must-capture"
    """In single combat a capture is possible (``role``)."""
    COMBAT_MUST_CLOSE_IN = "combat-must-close-in"
    """In single combat a step must lead nearer to the enemy (``target``, ``enemy``)."""
    IN_CHAIN = "in-chain"
    """A piece is in a chain: it goes on or stops, nothing else moves (``point``)."""
    NO_CHAIN = "no-chain"
    """``stop`` was said and no piece is in a chain."""
    CANNOT_PASS = "cannot-pass"
    """A pass was said and the side is not immobile, or the rules know no passing (``side``)."""


class IllegalTurnError(TurnError):
    """A turn or a decision that a rule refuses.

    ``reason`` says which rule; the other fields are set where the reason names them, and ``None``
    elsewhere.

    >>> import dablot
    >>> try:
    ...     dablot.Position().play("c5xe7")
    ... except IllegalTurnError as error:
    ...     print(error.reason, error.over, "-", error)
    IllegalReason.NOTHING_TO_JUMP d6 - there is nothing to jump on d6
    """

    def __init__(
        self,
        message: str,
        *,
        reason: IllegalReason = IllegalReason.GAME_OVER,
        outcome: Outcome | None = None,
        point: Point | None = None,
        origin: Point | None = None,
        target: Point | None = None,
        over: Point | None = None,
        enemy: Point | None = None,
        piece: Piece | None = None,
        side: Side | None = None,
        role: Role | None = None,
        attacker: Role | None = None,
        victim: Role | None = None,
        capture: bool | None = None,
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.outcome = outcome
        self.point = point
        self.origin = origin
        self.target = target
        self.over = over
        self.enemy = enemy
        self.piece = piece
        self.side = side
        self.role = role
        self.attacker = attacker
        self.victim = victim
        self.capture = capture


class BatchError(TurnError):
    """A decision that cannot be played in one of the games of a batch; none of them was stepped.

    ``game`` is the game's place in the batch, the first such game if there are several; ``number``
    what was given as the number of its decision; ``error`` says which rule refuses the decision, and
    is ``None`` if there is no decision with that number. It is also the ``__cause__``.
    """

    def __init__(
        self,
        message: str,
        *,
        game: int = 0,
        number: int = 0,
        error: IllegalTurnError | None = None,
    ) -> None:
        super().__init__(message)
        self.game = game
        self.number = number
        self.error = error


class AmbiguousTurnError(TurnError):
    """A text with points left out that fits several turns with different results.

    ``candidates`` lists some of them, at most four.
    """

    def __init__(self, message: str, *, candidates: tuple[Turn, ...] = ()) -> None:
        super().__init__(message)
        self.candidates = candidates


class TooManyPathsError(AmbiguousTurnError):
    """A text with points left out, where there are too many captures to see whether exactly one
    fits: the whole path must be written."""


class TrialError(DablotError):
    """A text that is no game as Ludii saves it.

    ``line`` and ``column`` are where something else stands than what was expected, counted from 1,
    columns in characters.
    """

    def __init__(self, message: str, *, line: int = 0, column: int = 0) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


class RecordError(DablotError):
    """A text that is not the record of one good game, or a tag that cannot be.

    ``fault`` is the first fault of the game, ``None`` if there is no game or more than one.
    """

    def __init__(self, message: str, *, fault: Fault | None = None) -> None:
        super().__init__(message)
        self.fault = fault


class MissingExtraError(ImportError):
    """A package that is needed only here and cannot be imported.

    ``extra`` is what to install for it: ``pip install "dablot[extra]"``; ``name`` the package.
    """

    def __init__(self, message: str, *, name: str | None = None, extra: str = "") -> None:
        super().__init__(message, name=name)
        self.extra = extra


class Totals(NamedTuple):
    """What a file of records comes to."""

    games: int
    """Games, good and bad."""
    bad_games: int
    """Games with a fault that was not forgiven."""
    turns: int
    """Legal turns in main lines."""
    variation_turns: int
    """Legal turns in variations."""
    faults: int
    """Faults that count."""
    forgiven: int
    """Faults that were forgiven."""
    results: dict[str, int]
    """How many games say each of the four results."""


class Fault(NamedTuple):
    """One thing that is wrong with a game in a file.

    >>> fault = Fault(6, 8, kind="winner", message="expected `winner=1`")
    >>> print(fault)
    line 6, column 8: game 1: expected `winner=1`
    """

    line: int
    """The line of the file, from 1."""
    column: int
    """The column of the first character of what is wrong, from 1, in characters."""
    game: int = 1
    """The game in the file, from 1."""
    turn: int | None = None
    """The number of the turn; ``None`` outside of the turns."""
    kind: str = ""
    """A short name for counting faults by kind, such as ``illegal``."""
    message: str = ""
    """What is wrong, for people."""
    error: DablotError | None = None
    """The exception that playing or setting up what the file says would raise, where there is
    one: why a turn is illegal, what is wrong with a position."""
    tag: str | None = None
    """The name of the tag of a record; ``None`` for what is not about a tag."""
    text: str = ""
    """The text that is wrong, in a record, cut short to 80 characters; empty if one is missing."""
    is_forgiven: bool = False
    """Whether a lenient reader went on as if nothing were wrong."""

    def __str__(self) -> str:
        within = ""
        if self.tag is not None:
            within = f", tag {self.tag}"
        elif self.turn is not None:
            within = f", turn {self.turn}"
        return f"line {self.line}, column {self.column}: game {self.game}{within}: {self.message}"
