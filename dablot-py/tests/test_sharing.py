"""Objects shared between threads and sent to other processes."""

import gc
import multiprocessing
import random
import threading
import time
import weakref
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

import dablot
from dablot import Action, Game, IllegalTurnError, Outcome, Piece, PointSet, Position, Rules, Turn

MID_CHAIN = Position("k5/5/6/5/6/3w1/3K2/5/6/5/6/5/W5 S g7", "ludii quiet_limit=40")
OVER = Position("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S")


def mid_chain_game() -> Game:
    game = Game(Position("5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S"))
    game.push_action("e5xg7")
    return game


def ended_game() -> Game:
    game = Game("walker")
    game.push("c5-d6")
    game.undo()
    game.push("e5-f6")
    game.resign()
    return game


SENT = [
    Position(), MID_CHAIN, OVER, Turn("c5xe7xg9"), Turn.PASS, Action.STOP, Action.PASS,
    Action("c5-d6"), Rules("winther repetition=3"), Outcome("S resignation"), Piece("p"),
    PointSet("a1 k13"), PointSet(), dablot.Point.A1, dablot.Side.NORTH, dablot.Role.KING,
    dablot.Reason.QUIET, Game(), mid_chain_game(), ended_game(),
    dablot.Trial.from_game(mid_chain_game()),
]  # fmt: skip


def answer(item: object) -> tuple[object, str, str]:
    """What another process makes of an object: the object again, and its texts there."""
    return item, repr(item), str(item)


@pytest.mark.parametrize("method", ["spawn", "fork", "forkserver"])
def test_objects_go_to_another_process_and_come_back(method: str) -> None:
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"this system cannot start processes by {method}")
    context = multiprocessing.get_context(method)
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        for item, (again, shown, text) in zip(SENT, pool.map(answer, SENT), strict=True):
            assert again == item and (shown, text) == (repr(item), str(item))


@pytest.mark.parametrize("make", [Game, mid_chain_game])
def test_a_copied_game_goes_on_identically(make: type[Game]) -> None:
    import copy
    import pickle

    game = make()
    others = [copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)), game.copy()]
    drawn = random.Random(5)
    while game.actions and game.ply < 300:
        action = drawn.choice(game.actions)
        for one in (game, *others):
            one.push_action(action)
    assert all(other == game and other.outcome == game.outcome for other in others)


def test_an_illegal_turn_comes_back_from_another_process() -> None:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        with pytest.raises(IllegalTurnError) as caught:
            pool.submit(Position().play, Turn("c5xe7")).result()
    assert caught.value.over is dablot.Point.D6


def test_threads_read_one_position() -> None:
    position = Position()

    def work(_: int) -> tuple[int, int, int]:
        return position.perft(4), position.turns.count(), len(set(position.turns))

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(work, range(32))) == {(85421, 15, 15)}


def test_threads_share_one_iterator() -> None:
    position = Position("2w2w/1wwww/2wwww/1w3/ww3w/3wK/kp4/1W2P/W3WW/W1W2/1W1W1W/WW2W/1WWWWW S")
    iterator = iter(position.turns)
    with ThreadPoolExecutor(8) as pool:
        found = [turn for part in pool.map(lambda _: list(iterator), range(8)) for turn in part]
    assert sorted(map(str, found)) == sorted(map(str, position.turns))


def test_threads_play_one_game() -> None:
    game = Game()
    pushed: list[int] = []

    def work(seed: int) -> None:
        drawn = random.Random(seed)
        count = 0
        for _ in range(500):
            try:
                if drawn.random() < 0.6:
                    game.push_action(drawn.choice(game.actions))
                else:
                    drawn.choice([game.undo, game.redo, game.pop])()
                count += 1
            except (IllegalTurnError, IndexError):
                pass
        pushed.append(count)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(pushed) == 8 and min(pushed) > 0
    again = Game(game.start)
    for turn in game.history:
        again.push(turn)
    assert again.positions == game.positions


def test_counting_leaves_the_lock_to_other_threads() -> None:
    """While one thread counts, another goes on: with the lock held it could not."""
    begun: list[float] = []
    ticks: list[float] = []
    done = threading.Event()

    def count() -> None:
        begun.append(time.perf_counter())
        Position().perft(6)
        begun.append(time.perf_counter())
        done.set()

    thread = threading.Thread(target=count)
    thread.start()
    while not done.is_set():
        ticks.append(time.perf_counter())
    thread.join()
    first, last = begun
    third = (last - first) / 3
    assert any(first + third < tick < last - third for tick in ticks)


@pytest.mark.parametrize("make", [Position, Game, lambda: Turn("c5-d6"), lambda: Action("c5-d6")])
def test_weak_references(make: type[Position]) -> None:
    item = make()
    reference = weakref.ref(item)
    assert reference() is item
    del item
    gc.collect()
    assert reference() is None
