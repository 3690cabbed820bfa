"""Arrays about one position: what they hold, and how ``out`` is filled or refused."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from dablot import Action, Point, Position, Side
from shared import lines
from strategies import positions

CODES = {"W": 1, "P": 2, "K": 3, "w": -1, "p": -2, "k": -3}
MID_CHAIN = Position("k5/5/6/5/6/3w1/3K2/5/6/5/6/5/W5 S g7", "standard quiet_limit=40")
OVER = Position("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S")


@given(positions)
def test_codes_name_the_pieces(position: Position) -> None:
    codes = position.codes()
    assert codes.dtype == np.int8 and codes.shape == (72,)
    for point in Point:
        piece = position.piece_at(point)
        assert codes[point] == (CODES[str(piece)] if piece else 0)
    assert (position.codes(seen_by="N") == -codes[::-1]).all()
    assert (position.codes(seen_by="mover") == position.codes(seen_by=position.side_to_move)).all()


@given(positions)
def test_masks_hold_the_legal_numbers(position: Position) -> None:
    mask = position.action_mask()
    assert mask.dtype == np.int8 and mask.shape == (699,)
    assert mask.nonzero()[0].tolist() == position.actions.numbers
    turned = Action.half_turn_numbers()
    assert (position.action_mask(seen_by="N") == mask[turned]).all()
    seen = position.action_mask(seen_by="mover")
    chosen = [position.action(number, seen_by="mover") for number in seen.nonzero()[0].tolist()]
    assert sorted(chosen, key=int) == list(position.actions)
    assert mask.any() != position.is_over


@given(positions)
def test_planes_show_what_they_say(position: Position) -> None:
    for viewer in Side:
        planes = dict(zip(Position.PLANES, position.planes(seen_by=viewer), strict=True))
        floats = dict(
            zip(Position.PLANES, position.planes(seen_by=viewer, dtype=np.float32), strict=True)
        )
        seen = position.seen_by(viewer)
        limit = position.rules.quiet_limit
        quiet = min(position.quiet_plies / limit, 1) if limit else 0
        expected = {name: np.zeros((13, 11)) for name in Position.PLANES}
        for point in Point:
            file, rank = ord(point.name[0]) - ord("A"), int(point.name[1:]) - 1
            expected["board"][rank, file] = 1
            expected["to_move"][rank, file] = seen.side_to_move is Side.SOUTH
            expected["chain"][rank, file] = seen.chain is point
            expected["quiet"][rank, file] = quiet
            if piece := seen.piece_at(point):
                whose = "own" if piece.side is Side.SOUTH else "enemy"
                plural = "s" if str(piece.role) == "warrior" else ""
                expected[f"{whose}_{piece.role}{plural}"][rank, file] = 1
        for name, plane in expected.items():
            assert np.allclose(floats[name], plane, rtol=1e-6)
            if name == "quiet":
                assert (planes[name] == np.floor(plane * 255 + 1e-9)).all()
            else:
                assert (planes[name] == plane).all()


def test_the_turned_numbers_lead_there_and_back() -> None:
    turned = Action.half_turn_numbers()
    assert turned.dtype == np.int64 and turned.shape == (699,)
    assert (turned[turned] == np.arange(699)).all() and turned[698] == 698
    for number in range(698):
        action = Action.from_number(number)
        assert int(action.half_turn()) == turned[number]
        assert action.seen_by("N") == action.half_turn() and action.seen_by(Side.SOUTH) == action
    assert Action.STOP.seen_by("N") == Action.STOP and Action.PASS.seen_by("N") == Action.PASS


def test_masks_of_the_conformance_data() -> None:
    for case in lines("positions.jsonl"):
        position = Position(case["position"], case["rules"])
        mask = position.action_mask()
        actions = [str(position.action(number)) for number in mask.nonzero()[0].tolist()]
        assert sorted(actions) == sorted(case["actions"])
        assert bool(case["outcome"]) != bool(mask.any())


FILLING: list[tuple[Callable[..., Any], tuple[int, ...], Any]] = [
    (MID_CHAIN.codes, (72,), np.int8),
    (MID_CHAIN.action_mask, (699,), np.int8),
    (MID_CHAIN.planes, (10, 13, 11), np.uint8),
    (MID_CHAIN.planes, (10, 13, 11), np.float32),
]


@pytest.mark.parametrize(("fill", "shape", "kind"), FILLING)
def test_out_is_filled_and_given_back(
    fill: Callable[..., Any], shape: tuple[int, ...], kind: Any
) -> None:
    for viewer in ("S", "N", "mover", Side.NORTH):
        out = np.full(shape, 77, kind)
        assert fill(out, seen_by=viewer) is out
        same = fill(seen_by=viewer, **({"dtype": kind} if len(shape) == 3 else {}))
        assert same.dtype == kind and (same == out).all()
        many = np.full((3, *shape), 77, kind)
        fill(out=many[1], seen_by=viewer)
        assert (many[1] == out).all() and (many[0] == 77).all() and (many[2] == 77).all()


@pytest.mark.parametrize(("fill", "shape", "kind"), FILLING)
def test_other_arrays_are_refused(
    fill: Callable[..., Any], shape: tuple[int, ...], kind: Any
) -> None:
    read_only = np.zeros(shape, kind)
    read_only.flags.writeable = False
    longer = (shape[0] + 1, *shape[1:])
    refused: list[tuple[Any, type[Exception], str]] = [
        (np.zeros(longer, kind), ValueError, "must have the shape"),
        (np.zeros((1, *shape), kind), ValueError, "must have the shape"),
        (np.zeros((), kind), ValueError, "must have the shape"),
        (np.zeros(shape, np.int64), TypeError, "must have elements of"),
        (np.zeros(shape, ">f4"), TypeError, "must have elements of"),
        (np.zeros(shape, np.bool_), TypeError, "must have elements of"),
        (np.zeros(shape, object), TypeError, "must have elements of"),
        (np.zeros((*shape[:-1], 2 * shape[-1]), kind)[..., ::2], ValueError, "gaps"),
        (read_only, ValueError, "read-only"),
        ([0] * 72, TypeError, "a numpy array"),
        (bytearray(72), TypeError, "a numpy array"),
    ]
    if len(shape) == 3:
        refused.append((np.zeros(shape, kind, order="F"), ValueError, "C order"))
    for out, error, message in refused:
        with pytest.raises(error, match=message):
            fill(out)


def test_the_type_of_planes_must_be_one_there_is() -> None:
    for kind in (np.float64, "int8", bool, object):
        with pytest.raises(TypeError, match="uint8 or float32"):
            Position().planes(dtype=kind)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Position().planes(dtype="nonsense")  # type: ignore[call-overload]
    out = np.zeros((10, 13, 11), np.uint8)
    with pytest.raises(TypeError, match="float32"):
        Position().planes(out, dtype=np.float32)
    for viewer in ("mover ", "s", 0, None, b"S"):
        with pytest.raises((TypeError, ValueError), match="viewer"):
            Position().codes(seen_by=viewer)  # type: ignore[call-overload]


def test_a_finished_game_has_an_empty_mask() -> None:
    assert not OVER.action_mask(np.ones(699, np.int8)).any()


def test_without_numpy_the_error_says_what_to_install() -> None:
    code = """
import sys
sys.modules["numpy"] = None
import dablot, json
from dablot import Action, Position
found = []
for call in (Position().codes, Position().planes, Position().action_mask, Action.half_turn_numbers):
    for _ in range(2):
        try:
            call()
        except ImportError as error:
            found.append(str(error))
print(json.dumps(found))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    messages = json.loads(done.stdout)
    assert len(messages) == 8 and all("install numpy" in message for message in messages)
