"""Random games and perft, many at once."""

import threading
import time

import numpy as np
import pytest

from dablot import Outcome, Position, Rules, Side
from dablot.vector import OUTCOMES, VectorEnv, perft, playouts
from strategies import SETS


@pytest.mark.parametrize("rules", [*map(str, SETS), "standard repetition=2", "ludii quiet_limit=30"])
def test_playouts_are_the_games_of_a_batch(rules: str) -> None:
    """The same seeds draw the same decisions, so the first games of a batch are the same ones."""
    number = 30
    games = playouts(number, rules=rules, first="drawn", ply_limit=300, seed=8, threads=2)
    batch = VectorEnv(number, rules=rules, first="drawn", ply_limit=300)
    batch.reset(seed=8)
    left = set(range(number))
    while left:
        *_, infos = batch.step(batch.sample())
        ended = infos.get("_final_info", np.zeros(number, bool)).nonzero()[0].tolist()
        for game in left & set(ended):
            final = infos["final_info"]
            outcome = final["outcome"][game]
            place = OUTCOMES.index(outcome) if outcome else -1
            assert games.outcomes[game] == place
            assert games.plies[game] == final["plies"][game]
            assert games.decisions[game] == final["decisions"][game]
            winner = outcome and outcome.winner
            assert games.winners[game] == {Side.SOUTH: 1, Side.NORTH: -1, None: 0}[winner]
            left.remove(game)


def test_playouts_are_counted() -> None:
    games = playouts(200, seed=1, ply_limit=400)
    counts = games.counts()
    assert sum(counts.values()) == 200 and counts[None] == (games.outcomes == -1).sum() > 0
    assert (games.plies <= 400).all() and (games.decisions >= games.plies).all()
    assert list(counts.values()) == sorted(counts.values(), reverse=True)
    assert (games.plies[games.outcomes == -1] == 400).all()
    assert games.plies.dtype == games.decisions.dtype == np.int64
    assert games.outcomes.dtype == games.winners.dtype == np.int8
    none = playouts(0)
    assert none.plies.shape == (0,) and none.counts() == {} and none.winners.shape == (0,)


def test_playouts_depend_on_the_seed_only() -> None:
    one = playouts(60, seed=5, rules="walker")
    for threads in (2, 7):
        other = playouts(60, seed=5, rules=Rules.WALKER, threads=threads)
        assert np.array_equal(np.vstack(one), np.vstack(other))
    assert np.array_equal(playouts(1, seed=64, rules="walker").decisions, one.decisions[59:])
    assert not np.array_equal(playouts(60, seed=6, rules="walker").decisions, one.decisions)
    assert not np.array_equal(playouts(60).decisions, playouts(60).decisions)


def test_outcomes_are_those_of_the_rules() -> None:
    assert len(set(OUTCOMES)) == len(OUTCOMES) == 12
    assert Outcome("S captured-all") in OUTCOMES and Outcome("S resignation") not in OUTCOMES


def test_perft_of_many_positions() -> None:
    positions = [Position.start(rules, side) for rules in SETS for side in Side]
    batch = VectorEnv(30)
    batch.reset(seed=1)
    for _ in range(120):
        batch.step(batch.sample())
    positions += batch.positions
    for threads in (1, 3):
        for depth in range(4):
            counts = perft(iter(positions), depth, threads=threads)
            assert counts.dtype == np.uint64
            assert counts.tolist() == [position.perft(depth) for position in positions]
            counts = perft(positions, depth, by_decisions=True, threads=threads)
            assert counts.tolist() == [position.perft_actions(depth) for position in positions]
    assert perft([], 3).shape == (0,)


def test_bad_arguments() -> None:
    for arguments in ({"depth": -1}, {"depth": 256}, {"depth": 3, "threads": 0}):
        with pytest.raises(ValueError):
            perft([Position()], **arguments)  # type: ignore[arg-type]
    for error, number, options in (
        (ValueError, -1, {}), (TypeError, 1.5, {}), (ValueError, 1, {"threads": 0}),
        (ValueError, 1, {"ply_limit": 0}), (TypeError, 1, {"seed": "x"}),
        (ValueError, 2, {"seed": [1]}), (ValueError, 1, {"start": []}),
        (ValueError, 1, {"start": Position(), "rules": "ludii"}),
    ):  # fmt: skip
        with pytest.raises(error):
            playouts(number, **options)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        perft(["not a position"], 1)  # type: ignore[list-item]


def test_playing_out_leaves_the_lock_to_other_threads() -> None:
    begun: list[float] = []
    ticks: list[float] = []
    done = threading.Event()

    def play() -> None:
        begun.append(time.perf_counter())
        playouts(3000, seed=1)
        begun.append(time.perf_counter())
        done.set()

    thread = threading.Thread(target=play)
    thread.start()
    while not done.is_set():
        ticks.append(time.perf_counter())
    thread.join()
    first, last = begun
    third = (last - first) / 3
    assert any(first + third < tick < last - third for tick in ticks)
