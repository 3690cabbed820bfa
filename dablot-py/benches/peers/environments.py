"""Environments of PettingZoo and games of OpenSpiel, stepped at random."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from random import Random

from loops import open_spiel
from measure import Contender, Group

CHUNK = 20


def pettingzoo(name: str, module: str, package: str = "pettingzoo") -> Contender:
    def work(chance: Random) -> Iterator[float]:
        environment = importlib.import_module(module).env()
        choice, seed = chance.choice, 1
        environment.reset(seed=seed)
        while True:
            for _ in range(CHUNK):
                observation, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    seed += 1
                    environment.reset(seed=seed)
                    observation = environment.last()[0]
                environment.step(int(choice(observation["action_mask"].nonzero()[0])))
            yield CHUNK

    return Contender(name, work, package)


def dablot_openspiel(chance: Random) -> Iterator[float]:
    import dablot.openspiel  # registers the game

    return open_spiel("dablot").work(chance)


GROUPS = [
    Group(
        "Environments of PettingZoo, with observation and mask",
        "1,000 decisions/s",
        [
            pettingzoo("`dablot.pettingzoo`", "dablot.pettingzoo", "dablot"),
            pettingzoo("`connect_four_v3`", "pettingzoo.classic.connect_four_v3"),
            pettingzoo("`chess_v6`", "pettingzoo.classic.chess_v6"),
        ],
        per=1000,
    ),
    Group(
        "Games of OpenSpiel that are written in Python",
        "1,000 decisions/s",
        [
            Contender("`dablot.openspiel`", dablot_openspiel),
            Contender("`python_tic_tac_toe`", lambda chance: tic_tac_toe(chance), "open_spiel"),
        ],
        per=1000,
    ),
]


def tic_tac_toe(chance: Random) -> Iterator[float]:
    importlib.import_module("open_spiel.python.games.tic_tac_toe")
    return open_spiel("python_tic_tac_toe").work(chance)
