"""Many games stepped by one call, against games that are played one by one."""

import copy
import itertools
import json
import multiprocessing
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import pytest

from dablot import Action, BatchError, Game, IllegalTurnError, Position, Side
from dablot.vector import VectorEnv
from strategies import SETS

CHAIN = Position("5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S")
KINDS: list[dict[str, Any]] = [
    {"observation": "codes"},
    {"observation": "planes"},
    {"observation": "planes", "dtype": np.float32},
]
RULES = [*map(str, SETS), "standard repetition=2", "ludii quiet_limit=20", "compulsory repetition=3"]
VIEWERS = ["mover", "S", "N"]


def equal(one: Any, other: Any) -> bool:
    """Whether two nested results are the same, arrays by their elements and types."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(equal, one, other))
    if isinstance(one, np.ndarray):
        if one.dtype == object:
            return equal(one.tolist(), other.tolist())
        return one.dtype == other.dtype and np.array_equal(one, other)
    return bool(one == other)


def run(games: VectorEnv, steps: int) -> Iterator[Any]:
    """What a number of random steps give."""
    for _ in range(steps):
        yield games.step(games.sample())


def watched(position: Position, viewer: Any, kind: dict[str, Any]) -> np.ndarray[Any, Any]:
    """The observation of one position."""
    if kind["observation"] == "codes":
        return position.codes(seen_by=viewer)
    return position.planes(seen_by=viewer, dtype=kind.get("dtype"))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(
    ("viewer", "kind"), [(VIEWERS[at % 3], kind) for at, kind in enumerate([*KINDS, KINDS[0]])]
)
def test_a_batch_plays_as_single_games_do(rules: str, viewer: Any, kind: dict[str, Any]) -> None:
    number, limit = 12, 150
    games = VectorEnv(number, rules=rules, seen_by=viewer, ply_limit=limit, **kind)
    observations, infos = games.reset(seed=11)
    single = [Game(rules) for _ in range(number)]
    chains = ends = 0
    for _ in range(700):
        for game, observation, mask in zip(
            single, observations["observation"], observations["action_mask"], strict=True
        ):
            assert equal(observation, watched(game.position, viewer, kind))
            assert equal(mask, game.position.action_mask(seen_by=viewer))
        assert infos["to_play"].tolist() == [game.side_to_move.index for game in single]
        numbers = games.sample()
        acted = [game.side_to_move for game in single]
        observations, rewards, terminations, truncations, infos = games.step(numbers)
        assert infos["acted"].tolist() == [side.index for side in acted]
        for at, (game, number_) in enumerate(zip(single, numbers.tolist(), strict=True)):
            game.push_action(game.position.action(number_, seen_by=viewer))
            chains += game.position.chain is not None
            outcome = game.outcome
            cut = outcome is None and game.ply >= limit and game.position.chain is None
            worth = 0 if outcome is None or outcome.winner is None else 1
            won = outcome is not None and outcome.winner is acted[at]
            assert rewards[at] == (worth if won else -worth)
            assert terminations[at] == (outcome is not None) and truncations[at] == cut
            if outcome is None and not cut:
                if "final_obs" in infos:
                    assert not infos["_final_obs"][at] and infos["final_obs"][at] is None
                continue
            ends += 1
            last = infos["final_obs"][at]
            assert infos["_final_obs"][at] and infos["_final_info"][at]
            assert equal(last["observation"], watched(game.position, viewer, kind))
            mask = game.position.action_mask(seen_by=viewer)
            assert equal(last["action_mask"], mask if cut else np.zeros(699, np.int8))
            final = infos["final_info"]
            assert final["outcome"][at] == outcome and final["position"][at] == game.position
            assert final["plies"][at] == game.ply and final["_plies"][at]
            single[at] = Game(rules)
    assert chains > 0 and ends > number


@pytest.mark.parametrize("kind", KINDS)
def test_threads_and_copies_change_nothing(kind: dict[str, Any]) -> None:
    arguments: dict[str, Any] = {
        "num_envs": 700, "first": "drawn", "opening_plies": 3, "ply_limit": 40, **kind,
    }  # fmt: skip
    batches = [
        VectorEnv(**arguments),
        VectorEnv(**arguments),
        VectorEnv(**arguments, threads=2),
        VectorEnv(**arguments, threads=5, copy=False),
    ]
    assert all(equal(batches[0].reset(seed=3), other.reset(seed=3)) for other in batches[1:])
    for results in zip(*(run(batch, 120) for batch in batches), strict=True):
        assert all(equal(results[0], other) for other in results[1:])
        if results[0][3].any():
            assert results[0][4]["_final_obs"].any()


def test_a_game_depends_on_its_own_seed_only() -> None:
    many, one = VectorEnv(5, opening_plies=4), VectorEnv(1, opening_plies=4)
    many.reset(seed=[7, 1, 2**64 - 1, 7, 0])
    one.reset(seed=2**64 - 1)
    for _ in range(600):
        numbers = many.sample()
        assert numbers[2] == one.sample()[0]
        assert many.positions[2] == one.positions[0] and many.positions[0] == many.positions[3]
        many.step(numbers)
        one.step(numbers[2:3])
    again = VectorEnv(3)
    again.reset(seed=2**64 - 1)  # counted on from zero
    other = VectorEnv(3)
    other.reset(seed=[2**64 - 1, 0, 1])
    assert equal(again.sample(), other.sample())


def test_a_reset_without_a_seed_goes_on_drawing() -> None:
    one, other = VectorEnv(50, opening_plies=8), VectorEnv(50, opening_plies=8)
    first = one.reset(seed=5), one.reset()
    second = other.reset(seed=5), other.reset()
    assert equal(first, second) and not equal(first[0], first[1])
    assert not equal(VectorEnv(50, opening_plies=8).reset(), VectorEnv(50, opening_plies=8).reset())


def test_some_games_can_be_reset() -> None:
    games = VectorEnv(6, opening_plies=2)
    games.reset(seed=1)
    for _ in run(games, 50):
        pass
    before = games.positions
    chosen = np.array([True, False, False, True, False, False])
    observations, infos = games.reset(options={"reset_mask": chosen})
    for at, (old, new) in enumerate(zip(before, games.positions, strict=True)):
        assert (new == old) != chosen[at]
        assert equal(observations["observation"][at], new.codes(seen_by="mover"))
        assert infos["to_play"][at] == new.side_to_move.index


def test_openings_and_starts_are_drawn() -> None:
    games = VectorEnv(200, first="drawn", opening_plies=5)
    games.reset(seed=2)
    assert {position.side_to_move for position in games.positions} == set(Side)
    assert len(set(games.positions)) > 150
    for position in games.positions:
        assert position.chain is None and not position.is_over
        plies = 2 * (position.turn_number - 1) + position.side_to_move.index
        assert plies in (5, 6)  # North may have begun, in the middle of turn 1
    for position in VectorEnv(3, start=CHAIN).positions:
        assert position == CHAIN
    several = VectorEnv(64, start=[CHAIN, Position(), Position(rules="ludii")])
    several.reset(seed=1)
    assert {str(position.rules) for position in several.positions} == {"standard", "ludii"}
    assert CHAIN in several.positions


def test_an_opening_stops_short_of_the_end() -> None:
    lost = Position("w5/5/6/5/6/5/6/5/6/5/6/W4/6 S", "standard quiet_limit=3")
    games = VectorEnv(20, start=lost, opening_plies=50)
    games.reset(seed=1)
    assert all(not position.is_over for position in games.positions)
    assert {position.quiet_plies for position in games.positions} == {2}


def test_the_limit_counts_from_the_opening() -> None:
    games = VectorEnv(4, opening_plies=7, ply_limit=9)
    games.reset(seed=1)
    for count in itertools.count(1):
        *_, truncations, infos = games.step(games.sample())
        if truncations.any():
            break
    assert count >= 9
    plies = infos["final_info"]["plies"][truncations]
    assert set(plies.tolist()) == {9}


def test_a_game_that_was_cut_off_leaves_no_flag() -> None:
    games = VectorEnv(1, ply_limit=1)
    games.reset(seed=1)
    for _, _, terminations, truncations, infos in run(games, 10):
        assert truncations.tolist() == [True] and terminations.tolist() == [False]
        assert infos["final_obs"][0]["action_mask"].any()
    endless = VectorEnv(1, ply_limit=None)
    endless.reset(seed=1)
    assert not any(truncations.any() for _, _, _, truncations, _ in run(endless, 300))


def test_arrays_are_used_again_or_not() -> None:
    def arrays(results: Any) -> list[Any]:
        observations, rewards, terminations, truncations, infos = results
        return [
            *observations.values(), rewards, terminations, truncations, infos["to_play"],
            infos["acted"],
        ]  # fmt: skip

    for copies in (True, False):
        games = VectorEnv(3, copy=copies)
        games.reset(seed=1)
        one, other = map(arrays, run(games, 2))
        assert all((a is b) is not copies for a, b in zip(one, other, strict=True))
    out = np.zeros(3, np.int64)
    assert games.sample(out) is out and out.any()


def state_of(games: VectorEnv) -> Any:
    return games.positions, games.sample()


@pytest.mark.parametrize("rules", ["standard", "standard repetition=2"])
def test_a_batch_can_be_sent_and_copied(rules: str) -> None:
    games = VectorEnv(40, rules=rules, first="drawn", opening_plies=2, ply_limit=90, copy=False)
    games.reset(seed=4)
    in_chain = 0
    for step in range(150):
        games.step(games.sample())
        in_chain += any(position.chain for position in games.positions)
        if step % 25:
            continue
        others = [copy.deepcopy(games), pickle.loads(pickle.dumps(games)), copy.deepcopy(games)]
        results = [[copy.deepcopy(result) for result in run(other, 60)] for other in others]
        resets = [copy.deepcopy(other.reset()) for other in others]
        for result, reset in zip(results, resets, strict=True):
            assert equal(result, results[0]) and equal(reset, resets[0])
    assert in_chain


def test_a_batch_goes_to_another_process() -> None:
    games = VectorEnv(300, threads=2)
    games.reset(seed=4)
    for _ in run(games, 40):
        pass
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        there = pool.submit(state_of, games).result()
    assert equal(there, state_of(games))


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_starts_threads_of_its_own() -> None:
    if "fork" not in multiprocessing.get_all_start_methods():
        pytest.skip("this system cannot fork")
    games = VectorEnv(600, threads=2)
    games.reset(seed=4)
    games.step(games.sample())
    process = multiprocessing.get_context("fork").Process(target=lambda: list(run(games, 5)))
    process.start()
    process.join(60)
    assert process.exitcode == 0


def test_threads_step_one_batch() -> None:
    games = VectorEnv(200, ply_limit=30)
    games.reset(seed=1)
    refused: list[Exception] = []

    def work() -> None:
        for _ in range(50):
            try:
                games.step(games.sample())
            except BatchError as error:  # another thread has stepped in between
                refused.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(isinstance(error.__cause__, IllegalTurnError) for error in refused)
    for position in games.positions:
        assert not position.is_over


def test_nothing_is_played_if_one_decision_is_illegal() -> None:
    games = VectorEnv(5, first="N", rules="compulsory")
    observations, _ = games.reset(seed=1)
    before = games.positions
    numbers = games.sample()
    for number in (0, 698, 381):
        numbers[3] = number
        with pytest.raises(BatchError) as caught:
            games.step(numbers)
        error = caught.value
        action = before[3].action(number, seen_by="mover")
        assert (error.game, error.number) == (3, number) and error.error is error.__cause__
        assert str(error).startswith(f"game 3: {number} is {action}, which is illegal: ")
        with pytest.raises(IllegalTurnError) as single:
            before[3].play_action(action)
        assert error.error is not None and error.error.reason is single.value.reason
        assert str(error).endswith(str(single.value))
        again = pickle.loads(pickle.dumps(error))
        assert (again.game, again.number, str(again)) == (3, number, str(error))
        assert again.error.reason is single.value.reason
    for number in (-1, 699, 2**16, 2**31, 2**63 - 1, -(2**63)):
        numbers[:] = games.sample()
        numbers[1] = number
        with pytest.raises(BatchError, match=f"game 1: no decision has the number {number}:") as caught:
            games.step(numbers)
        assert caught.value.error is None and caught.value.__cause__ is None
    assert games.positions == before
    with pytest.raises(BatchError, match="9223372036854775807"):
        games.step(np.full(5, 2**64 - 1, np.uint64))


def test_actions_come_in_many_forms() -> None:
    games = VectorEnv(3)
    games.reset(seed=1)
    number = int(Action("c5-d6"))
    batch: list[Any] = [
        [number] * 3, (number,) * 3, np.full(3, number, np.int16), np.full(3, number, np.uint64),
        np.full(6, number)[::2], np.full(3, number, ">i4"),
    ]  # fmt: skip
    for actions in batch:
        games.reset(seed=1)
        games.step(actions)
        assert all(str(p.piece_at("d6")) == "W" for p in games.positions)
    wrong: list[tuple[Any, type[Exception]]] = [
        ([number] * 2, ValueError), ([[number] * 3], ValueError), (number, ValueError),
        ([], TypeError), ([1.0] * 3, TypeError), ([True] * 3, TypeError), (None, TypeError),
        (["119"] * 3, TypeError), ([Position()] * 3, TypeError),
    ]  # fmt: skip
    before = games.positions
    for actions, error in wrong:
        with pytest.raises(error):
            games.step(actions)
    assert games.positions == before


BAD: list[tuple[dict[str, Any], type[Exception]]] = [
    ({"num_envs": 0}, ValueError), ({"num_envs": -1}, ValueError), ({"num_envs": 1.0}, TypeError),
    ({"num_envs": True}, TypeError), ({"num_envs": "3"}, TypeError), ({"threads": 0}, ValueError),
    ({"threads": 2000}, ValueError), ({"threads": None}, TypeError), ({"ply_limit": 0}, ValueError),
    ({"ply_limit": 2**40}, ValueError), ({"opening_plies": -1}, ValueError),
    ({"rules": "nonsense"}, ValueError), ({"first": "nobody"}, ValueError), ({"first": 1}, TypeError),
    ({"observation": "pixels"}, ValueError), ({"observation": "planes", "dtype": "int8"}, TypeError),
    ({"dtype": "float32"}, TypeError), ({"seen_by": "nobody"}, ValueError),
    ({"seen_by": 0}, TypeError), ({"render_mode": "human"}, ValueError),
    ({"start": []}, ValueError), ({"start": ["S"]}, TypeError), ({"start": 3}, TypeError),
    ({"start": Position(), "rules": "ludii"}, ValueError),
    ({"start": Position(), "first": "S"}, ValueError),
    ({"start": Position("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S")}, ValueError),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "error"), BAD, ids=str)
def test_batches_that_cannot_be(arguments: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        VectorEnv(**({"num_envs": 2} | arguments))


def test_resets_that_cannot_be() -> None:
    games = VectorEnv(3)
    wrong: list[tuple[dict[str, Any], type[Exception]]] = [
        ({"seed": -1}, ValueError), ({"seed": 2**64}, ValueError), ({"seed": 1.5}, TypeError),
        ({"seed": [1, 2]}, ValueError), ({"seed": [1, 2, -1]}, ValueError), ({"seed": "abc"}, TypeError),
        ({"seed": [1, 2, None]}, TypeError), ({"seed": True}, TypeError),
        ({"options": {"other": 1}}, ValueError), ({"options": {"reset_mask": [True] * 3}}, TypeError),
        ({"options": {"reset_mask": np.ones(3)}}, TypeError),
        ({"options": {"reset_mask": np.ones(2, bool)}}, ValueError),
    ]  # fmt: skip
    for arguments, error in wrong:
        with pytest.raises(error):
            games.reset(**arguments)
    for out in (np.zeros(3, np.int32), np.zeros(2, np.int64), [0, 0, 0]):
        with pytest.raises((TypeError, ValueError)):
            games.sample(out)  # type: ignore[arg-type]


def test_boards_are_rendered_as_text() -> None:
    games = VectorEnv(2, render_mode="ansi")
    assert games.render() == (str(Position()),) * 2
    assert VectorEnv(2).render() is None


def test_without_gymnasium_there_are_no_spaces() -> None:
    code = """
import sys
sys.modules["gymnasium"] = None
import json
from dablot.vector import VectorEnv
games = VectorEnv(2)
games.reset(seed=1)
results = games.step(games.sample())
try:
    games.single_action_space
except AttributeError as error:
    print(json.dumps([len(results), games.metadata["autoreset_mode"].value, str(error)]))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    length, mode, message = json.loads(done.stdout)
    assert (length, mode) == (5, "SameStep") and "install it" in message


def test_without_numpy_the_import_says_what_to_install() -> None:
    code = """
import sys
sys.modules["numpy"] = None
try:
    import dablot.vector
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "needs numpy" in done.stdout and "pip install numpy" in done.stdout


def test_the_parts_refuse_what_they_cannot_use() -> None:
    """The compiled part by itself: exceptions, never a panic."""
    from dablot._dablot import Batch, perft_each, play_out

    seeds = np.zeros(2, np.uint64)
    odd: list[Any] = [None, 1, "a", [], np.zeros(2), np.zeros((2, 2), np.uint64), object(), -1, 2**70]
    good: dict[str, Any] = {"opening": 0, "ply_limit": None, "seen_by": "mover", "threads": 1}
    batch = Batch(seeds, [Position()], **good)
    for value in odd:
        calls: list[Callable[[], object]] = [
            lambda: Batch(value, [Position()], **good),
            lambda: Batch(seeds, value, **good),
            *(partial(Batch, seeds, [Position()], **(good | {name: value})) for name in good),
            lambda: batch.step(*[value] * 8),
            lambda: batch.observe(*[value] * 3),
            lambda: batch.sample(value),
            lambda: batch.reset(value, value),
            lambda: Batch._restore(value),
            lambda: Batch._restore(([], 0, None, None, 1, [])),
            lambda: play_out(value, [Position()], 1, 1, value, value, value),
            lambda: perft_each([Position()], value, False, 1, value),
        ]
        for call in calls:
            try:
                call()
            except Exception as error:
                assert not isinstance(error, SystemError | MemoryError), (value, error)
    with pytest.raises(ValueError):
        Batch._restore(([Position()], 0, None, None, 0, []))
