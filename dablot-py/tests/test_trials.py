"""Games that Ludii has saved, through Python."""

import gzip
import io
import pickle
from pathlib import Path

import pytest
import shared

from dablot import Game, IllegalReason, IllegalTurnError, Position, Trial, TrialError

NAMES = [f"ludii/trial-{number}.txt" for number in range(6)]


@pytest.mark.parametrize("name", NAMES)
def test_a_trial_is_read_judged_and_written(name: str) -> None:
    text = shared.read(name)
    trial = Trial(text)
    assert str(trial) == text
    assert pickle.loads(pickle.dumps(trial)) == trial
    replay = trial.replay()
    assert replay.faults == () and replay.is_complete
    assert replay.start is not None and replay.outcome is not None
    game = Game(replay.start)
    for turn in replay.turns:
        game.push(turn)
    assert game.position == replay.position and game.outcome == replay.outcome
    again = Trial.from_game(game).replay()
    assert again.faults == () and again.actions == replay.actions


def test_a_trial_comes_from_a_path_or_a_file(tmp_path: Path) -> None:
    game = Game()
    game.push("c5-d6")
    trial = Trial.from_game(game)
    plain, packed = tmp_path / "trial.txt", tmp_path / "trial.txt.gz"
    plain.write_text(str(trial), "utf-8")
    packed.write_bytes(gzip.compress(str(trial).encode()))
    for source in (plain, str(plain), packed, io.StringIO(str(trial))):
        assert Trial.read(source) == trial
    with packed.open("rb") as file:
        assert Trial.read(file) == trial
    with pytest.raises(FileNotFoundError):
        Trial.read(tmp_path / "missing")
    with pytest.raises(TypeError):
        Trial.read(1)  # type: ignore[arg-type]
    plain.write_bytes(b"game=\xff")
    with pytest.raises(UnicodeDecodeError):
        Trial.read(plain)


def test_a_text_that_is_no_trial_is_refused_with_its_place() -> None:
    with pytest.raises(TrialError) as caught:
        Trial("game=Dablot Prejjesne\nnothing here\nMove=[x]\n")
    assert (caught.value.line, caught.value.column) == (2, 1)


def test_a_fault_says_where_and_why() -> None:
    game = Game()
    game.push("c5-d6")
    # The warrior on c5 (23) goes to c7 (34), which is no neighbour on its side of the line.
    text = str(Trial.from_game(game)).replace("to=29", "to=44")
    replay = Trial(text).replay()
    fault = replay.faults[0]
    assert (fault.kind, fault.game, fault.turn) == ("illegal", 1, 1)
    assert text.splitlines()[fault.line - 1].startswith("Move=[Move:mover=1")
    assert isinstance(fault.error, IllegalTurnError)
    assert fault.error.reason is IllegalReason.NO_LINE
    assert not replay.is_complete and replay.position == Position(rules="ludii")
    assert pickle.loads(pickle.dumps(fault))[:6] == fault[:6]
