"""Type-checked, and run by the tests: what the types of everyday calls are."""

import random
import sys
from collections.abc import Sequence

import dablot
from dablot import Action, Outcome, Piece, Point, PointSet, Position, Rules, Side, Turn

if sys.version_info >= (3, 11):
    from typing import assert_type
else:

    def assert_type(value: object, kind: object) -> object:
        return value


position = Position()
assert_type(position.text, str)
assert_type(position.rules, Rules)
assert_type(position.side_to_move, Side)
assert_type(~position.side_to_move, Side)
assert_type(position.chain, Point | None)
assert_type(position.pieces, dict[Point, Piece])
assert_type(position.piece_at("c5"), Piece | None)
assert_type(position.points("S"), PointSet)
assert_type(position.king(Side.SOUTH), Point | None)
assert_type(position.outcome, Outcome | None)
assert_type(position.perft(1), int)
assert_type(position.perft_divide(1), dict[Turn, int])
assert_type(position.play("c5-d6"), Position)
assert_type(position.play_action(119), Position)
assert_type([turn for turn in position.turns], list[Turn])
assert_type(position.actions[0], Action)
assert_type(position.actions[:2], list[Action])
assert_type(random.choice(position.actions), Action)
assert_type(position.actions.numbers, list[int])

actions: Sequence[Action] = position.actions
hashable: set[Position | Turn | Action | Rules | Outcome | Piece | PointSet] = {position}

assert_type(Point("k7"), Point)
assert_type(Point.A1.neighbours, PointSet)
assert_type([point for point in PointSet("a1")], list[Point])
assert_type(PointSet("a1") | PointSet("a3"), PointSet)
assert_type(Turn("c5-d6").path, tuple[Point, ...])
assert_type(Rules.LUDII.quiet_limit, int | None)
assert_type(dablot.first_side([(3, 4)]), Side)

game = dablot.Game("walker quiet_limit=100")
assert_type(game.push("c5-d6"), Turn)
assert_type(game.history, tuple[Turn, ...])
assert_type(game.pop(), Turn)
assert_type(game.positions, tuple[Position, ...])

try:
    game.push("c5-c6")
except dablot.IllegalTurnError as error:
    assert_type(error.reason, dablot.IllegalReason)
    assert_type(error.point, Point | None)
except dablot.TurnError:
    pass

replay = dablot.Trial.from_game(game).replay()
assert_type(replay.faults, tuple[dablot.Fault, ...])
assert_type(replay.turns, tuple[Turn, ...])
