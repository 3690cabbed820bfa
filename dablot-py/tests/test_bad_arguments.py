"""Every public call with values of wrong types and out of range: a Python exception, never a panic.

A panic in Rust arrives as a ``BaseException`` that is no ``Exception``; it would end these tests.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import dablot
from dablot import Game, Point, Position, Side

ODD_VALUES: list[Any] = [
    None, True, 0, -1, 72, 255, 256, 699, 2**16, 2**31, 2**32, 2**63, 2**64, -(2**63), 10**40,
    0.0, float("nan"), float("inf"), 1j, "", " ", "a", "a1", "A1", "a0", "a2", "k13", "l1",
    "\0", "é", "\N{MIDDLE DOT}", "\ud800", "x" * 100_000, "9" * 1000, "c5-d6", "c5xe7xg9", b"a1",
    b"", bytearray(b"a1"), (), (1, 2), ("a1",), [], ["a1"], [[]], {}, {"a1": "K"}, {"a1": None},
    {None: "K"}, set(), object(), object, lambda: None, iter([]), iter(["a1"]), range(3),
    Point.A1, Point.K13, Side.SOUTH, dablot.Role.KING, dablot.Reason.KINGS, dablot.Piece("K"),
    dablot.Turn("c5-d6"), dablot.Action("c5-d6"), dablot.Action.STOP, dablot.Rules.LUDII,
    dablot.PointSet("a1"), dablot.Outcome("draw kings"), Position(), Game(), Position().turns,
    Position().actions,
]  # fmt: skip


class Unruly:
    """Answers whatever is asked of it with an error of its own."""

    class Error(Exception):
        pass

    def __getattr__(self, name: str) -> Any:
        raise Unruly.Error

    def _refuse(self, *_: object) -> Any:
        raise Unruly.Error

    __index__ = __int__ = __len__ = __iter__ = __getitem__ = __bool__ = __eq__ = _refuse
    __hash__ = __str__ = __repr__ = __contains__ = _refuse


ODD_VALUES.append(Unruly())

MID_CHAIN = Position("k5/5/6/5/6/3w1/3K2/5/6/5/6/5/W5 S g7")
OVER = Position("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S")


def a_game() -> Game:
    game = Game()
    game.push("c5-d6")
    return game


def instances() -> Iterator[tuple[str, Callable[[], Any]]]:
    """One or more objects of each public class, each made anew for each call."""
    yield "position", Position
    yield "chain", lambda: MID_CHAIN
    yield "over", lambda: OVER
    yield "game", a_game
    yield "turns", lambda: Position().turns
    yield "actions", lambda: Position().actions
    yield "turn", lambda: dablot.Turn("c5xe7xg9")
    yield "action", lambda: dablot.Action("c5xe7")
    yield "rules", lambda: dablot.Rules.WALKER
    yield "outcome", lambda: dablot.Outcome("draw kings")
    yield "piece", lambda: dablot.Piece("K")
    yield "points", lambda: dablot.PointSet("a1 c3")
    yield "point", lambda: Point.A1
    yield "side", lambda: Side.NORTH
    yield "role", lambda: dablot.Role.KING


# Long by nature, and tested by themselves.
SLOW = {"perft", "perft_actions", "perft_divide"}
NOT_OURS = {"__new__", "__class__"}


def calls() -> Iterator[tuple[str, Callable[[], Any]]]:
    """Every function, constructor, method and operator."""
    for name in dablot.__all__:
        item = getattr(dablot, name)
        if callable(item):
            yield name, lambda item=item: item  # type: ignore[misc]
    for name, make in instances():
        # What an enumeration inherits is Python's own.
        for member, value in vars(type(make())).items():
            is_call = callable(value) or isinstance(value, staticmethod | classmethod)
            if is_call and member not in NOT_OURS | SLOW:
                yield f"{name}.{member}", lambda make=make, member=member: getattr(make(), member)  # type: ignore[misc]


@pytest.mark.parametrize(("name", "get"), list(calls()), ids=lambda item: str(item)[:40])
def test_odd_values_are_accepted_or_refused_properly(name: str, get: Callable[[], Any]) -> None:
    for value in ODD_VALUES:
        for arguments in ((value,), (value, value), ("a1", value), (value, "a1"), (value, 1, value)):
            try:
                get()(*arguments)
            except Exception as error:
                assert not isinstance(error, SystemError | MemoryError), (name, arguments, error)


KEYWORDS = {
    Position: ["text", "rules"],
    Position.start: ["rules", "first"],
    Position.from_pieces: ["pieces", "side", "chain", "quiet", "turn", "rules"],
    dablot.Rules: ["capture", "repetition", "quiet_limit", "judged", "text"],
    Position().points: ["side", "role"],
    Game().resign: ["side"],
}


@pytest.mark.parametrize("call", KEYWORDS, ids=str)
def test_odd_values_of_keywords(call: Callable[..., Any]) -> None:
    required = {"pieces": {"a1": "K"}} if "pieces" in KEYWORDS[call] else {}
    for keyword in KEYWORDS[call]:
        for value in ODD_VALUES:
            try:
                call(**(required | {keyword: value}))
            except Exception as error:
                assert not isinstance(error, SystemError | MemoryError), (keyword, value, error)


@pytest.mark.parametrize("name", sorted(SLOW))
@pytest.mark.parametrize("depth", [-1, 256, 2**64, 1.0, "1", None, True, 10**30])
def test_odd_depths(name: str, depth: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        getattr(Position(), name)(depth)


def test_deep_counts_need_no_deep_stack() -> None:
    position = Position("w5/5/6/5/6/5/6/5/6/5/6/5/w5 N")
    assert position.perft(255) == 0


def test_wrong_types_are_type_errors() -> None:
    calls: list[Callable[[Any], Any]] = [
        Position, Position().play, Position().play_action, Position().king, Position().piece_at,
        Position().with_rules, Position.from_pieces, dablot.Turn, dablot.Action, dablot.Rules,
        dablot.Outcome, dablot.Piece, Game, Game().push, Game().push_action, Game().resign,
        dablot.Action.from_number, Position().action, dablot.first_side, dablot.Turn.along,
    ]  # fmt: skip
    for call in calls:
        for value in (1.5, object()):
            with pytest.raises(TypeError):
                call(value)


def test_nothing_can_be_set_on_what_is_frozen() -> None:
    for _, make in instances():
        item = make()
        for member in ("text", "rules", "side", "anything", "number"):
            if isinstance(item, Point | Side | dablot.Role):
                continue
            with pytest.raises((AttributeError, TypeError)):
                setattr(item, member, 1)
