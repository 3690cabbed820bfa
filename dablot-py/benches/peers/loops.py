"""Random play, one decision after the other, in a plain Python loop."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from measure import Contender, Group

CHUNK = 200


def dablot_positions(chance: Random) -> Iterator[float]:
    from dablot import Position

    choice = chance.choice
    position = Position()
    while True:
        for _ in range(CHUNK):
            position = position.play_action(choice(position.actions))
            if position.is_over:
                position = Position()
        yield CHUNK


def dablot_game(chance: Random) -> Iterator[float]:
    from dablot import Game

    choice = chance.choice
    game = Game()
    while True:
        for _ in range(CHUNK):
            game.push_action(choice(game.actions))
            if game.is_over:
                game = Game()
        yield CHUNK


def dablot_observed(chance: Random) -> Iterator[float]:
    import numpy as np
    from dablot import Action, Position

    choice = chance.choice
    position = Position()
    planes = np.empty((len(Position.PLANES), 13, 11), np.float32)
    mask = np.empty(Action.COUNT, np.int8)
    while True:
        for _ in range(CHUNK):
            position.planes(planes)
            position.action_mask(mask)
            position = position.play_action(choice(position.actions))
            if position.is_over:
                position = Position()
        yield CHUNK


def open_spiel(name: str, observed: bool = False) -> Contender:
    def work(chance: Random) -> Iterator[float]:
        import pyspiel

        choice = chance.choice
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        while True:
            for _ in range(CHUNK):
                if observed:
                    state.observation_tensor()
                    state.legal_actions_mask()
                state.apply_action(choice(state.legal_actions()))
                if state.is_terminal():
                    state = game.new_initial_state()
            yield CHUNK

    return Contender(f"OpenSpiel `{name}`", work, "open_spiel")


def python_chess(chance: Random) -> Iterator[float]:
    import chess

    choice = chance.choice
    board = chess.Board()
    while True:
        for _ in range(CHUNK):
            board.push(choice(list(board.legal_moves)))
            if board.is_game_over():
                board = chess.Board()
        yield CHUNK


def py_draughts(chance: Random) -> Iterator[float]:
    import draughts

    choice = chance.choice
    board = draughts.Board()
    while True:
        for _ in range(CHUNK):
            board.push(choice(board.legal_moves))
            if board.game_over:
                board = draughts.Board()
        yield CHUNK


GROUPS = [
    Group(
        "Random play in a plain loop",
        "1,000 decisions/s",
        [
            Contender("`Position`", dablot_positions),
            Contender("`Game`, which keeps the history", dablot_game),
            open_spiel("checkers"),
            open_spiel("connect_four"),
            Contender("python-chess", python_chess, "chess"),
            Contender("py-draughts", py_draughts, "py-draughts"),
        ],
        goal="3 × OpenSpiel `checkers`",
        per=1000,
    ),
    Group(
        "The same with planes and mask at every decision",
        "1,000 decisions/s",
        [
            Contender("`Position`, arrays filled again", dablot_observed),
            open_spiel("checkers", observed=True),
            open_spiel("connect_four", observed=True),
        ],
        per=1000,
    ),
]
