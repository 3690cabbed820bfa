"""What is refused, and with which exception and fields."""

import copy
import pickle
from collections.abc import Callable

import pytest

import dablot
from dablot import (
    AmbiguousTurnError,
    FaultKind,
    Game,
    IllegalReason,
    IllegalTurnError,
    Outcome,
    Piece,
    Point,
    Position,
    PositionTextError,
    Role,
    Rules,
    RulesError,
    SetupError,
    Side,
    TooManyPathsError,
    TurnTextError,
)


def test_the_tree_has_one_root_below_value_error() -> None:
    classes = [item for name, item in vars(dablot).items() if name.endswith("Error")]
    classes.remove(dablot.MissingExtraError)  # about Python's packages, not about the game
    assert len(classes) == 17
    assert all(issubclass(item, dablot.DablotError) for item in classes)
    assert issubclass(dablot.DablotError, ValueError)


ILLEGAL: list[tuple[str, str, str, IllegalReason, dict[str, object]]] = [
    ("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S", "standard", "k9-i9", IllegalReason.GAME_OVER,
     {"outcome": Outcome("draw kings")}),
    ("", "standard", "c7-c9", IllegalReason.NO_PIECE, {"point": Point.C7}),
    ("", "standard", "i9-h8", IllegalReason.NOT_YOURS,
     {"point": Point.I9, "piece": Piece("w")}),
    ("", "standard", "c5-c9", IllegalReason.NO_LINE,
     {"origin": Point.C5, "target": Point.C9, "capture": False}),
    ("", "standard", "c5xd8", IllegalReason.NO_LINE,
     {"origin": Point.C5, "target": Point.D8, "capture": True}),
    ("", "standard", "c5-e5", IllegalReason.OCCUPIED, {"point": Point.E5}),
    ("", "standard", "c5xe7", IllegalReason.NOTHING_TO_JUMP, {"over": Point.D6}),
    ("", "standard", "c3xc7", IllegalReason.OWN_PIECE, {"over": Point.C5}),
    ("w5/5/6/5/6/5/6/2p2/2W3/5/6/5/6 S", "standard", "e5xg7", IllegalReason.OUTRANKED,
     {"origin": Point.E5, "over": Point.F6, "attacker": Role.WARRIOR, "victim": Role.PRINCE}),
    ("w5/5/6/5/6/5/6/2w2/2W3/5/6/5/W5 S", "compulsory", "a1-b2", IllegalReason.MUST_CAPTURE, {}),
    ("w4k/5/6/5/6/5/6/5/2W3/5/6/5/W4K S", "winther", "e5-d4", IllegalReason.BACKWARD,
     {"origin": Point.E5, "target": Point.D4}),
    ("6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S", "ludii", "e5-d4", IllegalReason.COMBAT_MUST_CAPTURE,
     {"role": Role.WARRIOR}),
    ("w5/5/6/5/6/5/6/5/2W3/5/6/5/6 S", "ludii", "e5-e3", IllegalReason.COMBAT_MUST_CLOSE_IN,
     {"target": Point.E3, "enemy": Point.A13}),
    ("k5/5/6/5/6/3w1/3K2/5/6/5/6/5/W5 S g7", "standard", "a1-b2", IllegalReason.IN_CHAIN,
     {"point": Point.G7}),
    ("", "standard", "pass", IllegalReason.CANNOT_PASS, {"side": Side.SOUTH}),
]  # fmt: skip
FIELDS = {"outcome", "point", "origin", "target", "over", "enemy", "piece", "side", "role"} | {
    "attacker",
    "victim",
    "capture",
}


@pytest.mark.parametrize(("text", "rules", "turn", "reason", "fields"), ILLEGAL)
def test_an_illegal_turn_is_refused_with_its_reason(
    text: str, rules: str, turn: str, reason: IllegalReason, fields: dict[str, object]
) -> None:
    position = Position(text or None, rules)
    for refuse in (position.play, position.check, position.parse_turn, Game(rules).push):
        if text and refuse == Game(rules).push:
            continue
        with pytest.raises(IllegalTurnError) as caught:
            position.play(turn)
    error = caught.value
    assert error.reason is reason
    expected = dict.fromkeys(FIELDS, None) | fields
    assert {name: getattr(error, name) for name in FIELDS} == expected
    assert not position.is_legal(turn) and turn not in position.turns


def test_every_reason_is_met() -> None:
    with pytest.raises(IllegalTurnError) as caught:
        Position().play_action("stop")
    assert caught.value.reason is IllegalReason.NO_CHAIN
    assert {case[3] for case in ILLEGAL} | {IllegalReason.NO_CHAIN} == set(IllegalReason)


def test_a_set_up_says_everything_that_is_wrong() -> None:
    with pytest.raises(SetupError) as caught:
        Position.from_pieces(
            {"a1": "K", "c1": "K", "a2": "w", 72: "w", "e1": "x", "b2": "w", 6: "w"},  # type: ignore[arg-type]
            chain="c3",
            turn=0,
        )
    kinds = [fault.kind for fault in caught.value.faults]
    assert kinds == [
        FaultKind.NO_POINT,
        FaultKind.NO_POINT,
        FaultKind.NO_PIECE,
        FaultKind.TWICE,
        FaultKind.TOO_MANY,
        FaultKind.CHAIN_EMPTY,
        FaultKind.TURN_ZERO,
    ]
    too_many, chain = caught.value.faults[4:6]
    assert (too_many.side, too_many.role, too_many.count) == (Side.SOUTH, Role.KING, 2)
    assert chain.point is Point.C3
    assert str(caught.value) == "; ".join(map(str, caught.value.faults))


@pytest.mark.parametrize(
    ("arguments", "kind"),
    [
        (({},), FaultKind.NO_PIECES),
        (({"a1": "W", "c1": "w"}, {"rules": "walker"}), FaultKind.NO_KINGS),
        (({"a1": "W", "c1": "w"}, {"chain": "c1"}), FaultKind.CHAIN_NOT_OWN),
        (({"a1": "W", "k1": "w"}, {"chain": "a1"}), FaultKind.CHAIN_ENDED),
    ],
)
def test_each_fault_of_a_set_up(arguments: tuple[dict[str, str], ...], kind: FaultKind) -> None:
    pieces, *options = arguments
    with pytest.raises(SetupError) as caught:
        Position.from_pieces(pieces, **dict(*options))
    assert [fault.kind for fault in caught.value.faults] == [kind]


def test_texts_are_refused_with_the_column() -> None:
    with pytest.raises(PositionTextError) as position:
        Position("wwwwww/wwwwx")
    assert position.value.column == 12
    with pytest.raises(TurnTextError) as turn:
        dablot.Turn("c5-z6")
    assert turn.value.column == 4
    with pytest.raises(RulesError) as rules:
        Rules("walker capture=never")
    assert (rules.value.column, rules.value.option) == (16, "capture")
    with pytest.raises(RulesError) as value:
        Rules(capture="never")  # type: ignore[arg-type]
    assert (value.value.column, value.value.option) == (None, "capture")
    with pytest.raises(TypeError, match="no option `captures`"):
        Rules(captures="all")  # type: ignore[call-arg]


def test_an_ambiguous_text_says_which_turns_fit() -> None:
    position = Position("k5/5/6/5/3w2/5/2w1w1/5/2Kw2/5/6/5/6 S")
    with pytest.raises(AmbiguousTurnError) as caught:
        position.play("e5xi9")
    assert len(caught.value.candidates) > 1
    assert all(turn in position.turns for turn in caught.value.candidates)
    many = "3p2/3k1/2w1w1/www1w/1w1w2/1wwww/2w1w1/1w1ww/1w1wK1/1www1/w1w1w1/3w1/3w1w S"
    with pytest.raises(TooManyPathsError) as too_many:
        Position(many).play("i5xi5")
    assert too_many.value.candidates == ()


RAISES: list[Callable[[], object]] = [
    lambda: Point("a2"),
    lambda: Piece("x"),
    lambda: Rules("nothing"),
    lambda: Position("nothing"),
    lambda: Position.from_pieces({"a1": "K", "c1": "K"}),
    lambda: Outcome("S kings"),
    lambda: Position().play("c5"),
    lambda: Position().play("c5-e5"),
    lambda: Position("k5/5/6/5/3w2/5/2w1w1/5/2Kw2/5/6/5/6 S").play("e5xi9"),
]


@pytest.mark.parametrize("provoke", RAISES)
def test_exceptions_are_copied_and_pickled_with_their_fields(provoke: Callable[[], object]) -> None:
    with pytest.raises(dablot.DablotError) as caught:
        provoke()
    error = caught.value
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error) and str(again) == str(error)
        assert vars(again) == vars(error)


def test_a_refused_turn_leaves_the_game_as_it_was() -> None:
    game = Game()
    game.push("c5-d6")
    game.undo()
    before = game.copy()
    for refused in ("c5-c7x", "c5xe7", "nonsense", "k9-k7"):
        with pytest.raises(dablot.TurnError):
            game.push(refused)
        with pytest.raises(dablot.TurnError):
            game.push_action(refused)
    assert game == before
    assert game.redo() == dablot.Turn("c5-d6")
