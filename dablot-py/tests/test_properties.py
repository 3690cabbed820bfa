"""What must hold of every position."""

import copy
import pickle
from itertools import islice

from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import positions, rules

from dablot import Action, DablotError, Game, Outcome, Piece, Point, PointSet, Position, Rules, Trial, Turn

FEW = 200


@given(positions)
def test_text_and_pickle_give_the_same_position(position: Position) -> None:
    assert Position(position.text, position.rules) == position
    assert eval(repr(position)) == position
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(position, protocol)) == position
    assert copy.copy(position) is copy.deepcopy(position) is position
    again = Position(position.text, position.rules)
    assert hash(again) == hash(position) and len({again, position}) == 1


@given(positions)
def test_pieces_give_the_same_position(position: Position) -> None:
    again = Position.from_pieces(
        position.pieces,
        side=position.side_to_move,
        chain=position.chain,
        quiet=position.quiet_plies,
        turn=position.turn_number,
        rules=position.rules,
    )
    assert again == position


@given(positions)
def test_listed_turns_are_the_legal_ones(position: Position) -> None:
    for turn in islice(position.turns, FEW):
        assert turn in position.turns and str(turn) in position.turns
        assert position.is_legal(turn)
        assert position.parse_turn(str(turn)) == turn == Turn(str(turn))
        assert turn.path[:1] == (() if turn.is_pass else (turn.origin,))
        assert position.play(turn) == position.play(str(turn))
    assert bool(position.turns) == (next(iter(position.turns), None) is not None)
    assert not (position.is_over and position.turns)


@given(positions)
def test_listed_decisions_are_the_legal_ones(position: Position) -> None:
    legal = set(position.actions.numbers)
    assert legal == {number for number in range(Action.COUNT) if number in position.actions}
    assert [position.action(number) for number in sorted(legal)] == list(position.actions)
    for action in position.actions:
        assert position.parse_action(str(action)) == action == Action(str(action))
        after = position.play_action(action)
        assert after == position.play_action(int(action)) == position.play_action(str(action))


@given(positions)
def test_single_jumps_make_up_the_turns(position: Position) -> None:
    """A turn as single decisions, with a `stop` where its chain could go on."""
    for turn in islice(position.turns, FEW):
        after = position
        for origin, target in zip(turn.path, turn.path[1:]):
            make = Action.jump if turn.is_capture else Action.step
            after = after.play_action(make(origin, target))
        if turn.is_pass:
            after = after.play_action("pass")
        if after.chain is not None:
            after = after.play_action("stop")
        assert after == position.play(turn)


@given(positions)
def test_symmetries_map_turns_to_turns(position: Position) -> None:
    assert position.half_turn().half_turn() == position
    for turn in islice(position.turns, FEW):
        assert turn.half_turn() in position.half_turn().turns
        assert turn.mirrored() in position.mirrored().turns
        turned = position.half_turn().play(turn.half_turn())
        assert turned.pieces == position.play(turn).half_turn().pieces


@given(positions)
def test_perft_adds_up(position: Position) -> None:
    assume(position.turns.count() <= 50)
    assert position.perft(1) == position.turns.count()
    assert position.perft(2) == sum(position.play(t).turns.count() for t in position.turns)
    assert position.perft_divide(2) == {t: position.play(t).perft(1) for t in position.turns}


@given(positions, st.data())
def test_a_game_goes_back_and_forth(position: Position, data: st.DataObject) -> None:
    assume(position.chain is None)
    game = Game(position)
    for at in data.draw(st.lists(st.integers(0, 10_000), max_size=12)):
        if not game.actions:
            break
        game.push_action(game.actions[at % len(game.actions)])
    full = game.copy()
    assert pickle.loads(pickle.dumps(game)) == game
    undone = 0
    while game.ply or game.under_way:
        game.undo()
        undone += 1
        assert pickle.loads(pickle.dumps(game)) == game
    assert game.position == position and game.history == ()
    for _ in range(undone):
        game.redo()
    assert game == full and game.positions == full.positions


@given(rules)
def test_rules_and_their_text(given_rules: Rules) -> None:
    assert Rules(str(given_rules)) == given_rules == eval(repr(given_rules))
    assert pickle.loads(pickle.dumps(given_rules)) == given_rules


@given(st.sets(st.integers(0, 71)), st.sets(st.integers(0, 71)))
def test_point_sets_are_sets(one: set[int], other: set[int]) -> None:
    a, b = PointSet(one), PointSet(other)
    assert list(a) == sorted(one) and len(a) == len(one)
    for operation in ("__or__", "__and__", "__xor__", "__sub__"):
        assert set(getattr(a, operation)(b)) == getattr(one, operation)(other)
    for comparison in ("__le__", "__lt__", "__ge__", "__gt__", "__eq__", "__ne__"):
        assert getattr(a, comparison)(b) == getattr(one, comparison)(other)
    assert set(~a) == set(range(72)) - one
    assert a.isdisjoint(b) == one.isdisjoint(other)
    assert pickle.loads(pickle.dumps(a)) == a == PointSet(str(a)) and hash(a) == hash(PointSet(one))


@given(st.text() | st.text(alphabet="abckKwWpPSN0123456789/- x:", max_size=90))
def test_no_text_does_worse_than_be_refused(text: str) -> None:
    position = Position()
    for read in (Position, Turn, Action, Rules, Outcome, Piece, Point, PointSet, Trial):
        try:
            read(text)
        except DablotError:
            pass
    for ask in (position.play, position.play_action, position.parse_turn, position.parse_action):
        try:
            ask(text)
        except DablotError:
            pass
    assert isinstance(text in position.turns, bool) and isinstance(text in position.actions, bool)
