"""Every file of the shared conformance data, through Python."""

import json
from typing import Any

import shared

from dablot import Action, IllegalTurnError, Point, Position, Rules, Side, TurnError


def from_ludii(board: str, mover: int) -> Position:
    """A position from Ludii: 72 letters from point 0, the mover (1 is South)."""
    pieces = {point: letter for point, letter in zip(Point, board) if letter != "."}
    return Position.from_pieces(pieces, side=side(mover), rules=Rules.LUDII)


def side(mover: int) -> Side:
    return Side.SOUTH if mover == 1 else Side.NORTH


def board(position: Position) -> str:
    return "".join(str(position.piece_at(point) or ".") for point in Point)


def ends(action: Action) -> tuple[int, int] | None:
    """The ends of a step or jump; ``None`` for what Ludii calls a pass."""
    if action.origin is None or action.target is None:
        return None
    return int(action.origin), int(action.target)


def ludii_ends(decision: Any) -> tuple[int, int] | None:
    return None if decision == "pass" else (decision[0], decision[1])


def play(position: Position, decision: Any) -> Position:
    (action,) = [a for a in position.actions if ends(a) == ludii_ends(decision)]
    return position.play_action(action)


def test_turns_actions_and_outcomes_of_single_positions() -> None:
    for case in shared.lines("positions.jsonl"):
        position = Position(case["position"], case["rules"])
        assert position.text == case["position"]
        assert sorted(map(str, position.turns)) == sorted(case["turns"])
        assert position.turns.count() == len(case["turns"])
        assert all(text in position.turns for text in case["turns"])
        assert sorted(map(str, position.actions)) == sorted(case["actions"])
        assert all(text in position.actions for text in case["actions"])
        assert (str(position.outcome) if position.outcome else None) == case["outcome"]


def test_perft_of_many_positions() -> None:
    for case in json.loads(shared.read("perft.json")):
        position = Position(case["position"], case["rules"])
        for depth, count in enumerate(case["turns"], 1):
            assert position.perft(depth) == count, (depth, case)
        for depth, count in enumerate(case["actions"], 1):
            assert position.perft_actions(depth) == count, (depth, case)


def reason_of(error: TurnError) -> str:
    """The reason in the words of the data."""
    if isinstance(error, IllegalTurnError):
        return f"illegal: {error.reason.value.replace('-', ' ')}"
    names = {"TurnTextError": "malformed", "AmbiguousTurnError": "ambiguous"}
    return names[type(error).__name__]


def test_small_cases_are_legal_or_refused_for_the_named_reason() -> None:
    for case in shared.lines("cases.jsonl"):
        position = Position(case["position"], case["rules"])
        try:
            outcome = position.play(case["text"]).outcome
        except TurnError as error:
            expected = case["expect"].removesuffix("-or-first").removesuffix(": no such point")
            assert reason_of(error) == expected, case
            assert case["text"] not in position.turns
        else:
            assert case["expect"] in ("legal", "ambiguous-or-first"), case
            if case["expect"] == "legal":
                assert (str(outcome) if outcome else None) == case["outcome"], case


def test_whole_games_as_ludii_played_them() -> None:
    for game in shared.lines("ludii/decisions.jsonl.gz"):
        position = from_ludii(game["start"], 1)
        for ply in game["plies"]:
            assert position.side_to_move is side(ply["mover"])
            assert {ends(a) for a in position.actions} == {ludii_ends(d) for d in ply["legal"]}
            position = play(position, ply["move"])
            assert board(position) == ply["board"]
        assert position.outcome is not None
        assert position.outcome.winner is side(int(game["result"]))


def test_single_positions_as_ludii_judges_them() -> None:
    for case in shared.lines("ludii/positions.jsonl.gz"):
        position = from_ludii(case["board"], case["mover"])
        assert {ends(a) for a in position.actions} == {ludii_ends(d) for d in case["legal"]}
        for decision, after in zip(case["legal"], case["after"]):
            new = play(position, decision)
            assert board(new) == after["board"]
            if after["result"] == "none":
                assert new.outcome is None
                assert new.side_to_move is side(after["mover"])
                continue
            assert new.outcome is not None
            winner = new.outcome.winner
            won = {"win 1": Side.SOUTH, "win 2": Side.NORTH}.get(after["result"])
            assert winner is won
