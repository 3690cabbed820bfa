"""Long work can be interrupted from the keyboard; it would take hours here."""

import signal
from collections.abc import Callable, Iterator

import pytest

from dablot import Position
from dablot.vector import perft, playouts

# More than 300 million turns, "all of one king".
MANY = "3p2/3k1/2w1w1/www1w/1w1w2/1wwww/2w1w1/1w1ww/1w1wK1/1www1/w1w1w1/3w1/3w1w S"


@pytest.fixture
def interrupted_soon() -> Iterator[None]:
    if not hasattr(signal, "setitimer"):
        pytest.skip("this system has no timers")

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.usefixtures("interrupted_soon")
@pytest.mark.parametrize(
    "work",
    [
        lambda: Position().perft(9),
        lambda: Position().perft_actions(9),
        lambda: Position().perft_divide(9),
        lambda: Position(MANY).perft(1),
        lambda: Position(MANY).perft(2),
        lambda: Position(MANY.replace("/3w1w S", "/3w1w N")).perft(2),
        lambda: Position(MANY).turns.count(),
        lambda: Position(MANY).turns.of("i5").captures.count(),
        lambda: perft([Position(), Position(MANY)], 9),
        lambda: perft([Position()] * 3, 9, by_decisions=True, threads=2),
        lambda: playouts(10_000_000, threads=2),
        lambda: playouts(10_000_000, rules="ludii repetition=3", ply_limit=None),
    ],
)
def test_long_work_is_interrupted(work: Callable[[], object]) -> None:
    with pytest.raises(KeyboardInterrupt):
        work()
