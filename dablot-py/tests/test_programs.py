"""``python -m dablot``."""

import gzip
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dablot import Game, Trial, _cli

START = "wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW S - 0 1"
CAPTURE = "5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S - 0 1"


@pytest.fixture
def good(tmp_path: Path) -> Path:
    game = Game()
    game.push("c5-d6")
    path = tmp_path / "good.txt"
    path.write_text(str(Trial.from_game(game)), "utf-8")
    return path


@pytest.fixture
def bad(good: Path) -> Path:
    path = good.with_name("bad.txt")
    path.write_text(good.read_text("utf-8").replace("to=29", "to=44"), "utf-8")
    return path


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dablot", "perft", "3"], capture_output=True, text=True, check=True
    )
    assert done.stdout == "1 15\n2 223\n3 4361\n" and done.stderr == ""


def test_nobody_reading_is_no_error() -> None:
    command = f'"{sys.executable}" -m dablot random --games 200 --ply-limit 5 | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("open, 5 turns: ") and "Error" not in done.stderr


def test_validate(good: Path, bad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packed = good.with_suffix(".gz")
    packed.write_bytes(gzip.compress(good.read_bytes()))
    assert _cli.main(["validate", str(good), str(packed)]) == 0
    out, err = capsys.readouterr()
    assert out == f"{good}: ok, 1 games, 1 turns\n{packed}: ok, 1 games, 1 turns\n"
    assert err.startswith("2 files good, 0 bad, 0 unreadable; 2 games, 2 turns\n")

    assert _cli.main(["validate", str(bad), str(good)]) == 1
    out, err = capsys.readouterr()
    first, *_, last = out.splitlines()
    assert first.startswith(f"{bad}:64:") and "game 1, turn 1: no line leads" in first
    assert last == f"{good}: ok, 1 games, 1 turns"

    unreadable = [str(good.with_name("missing")), str(good.parent)]
    broken = good.with_name("broken.gz")
    broken.write_bytes(packed.read_bytes()[:-12])
    latin = good.with_name("latin")
    latin.write_bytes(b"game=\xff")
    unreadable += [str(broken), str(latin)]
    assert _cli.main(["validate", *unreadable, str(good)]) == 2
    out, err = capsys.readouterr()
    assert out == f"{good}: ok, 1 games, 1 turns\n"
    assert all(f"validate: {name}: " in err for name in unreadable)


def test_validate_in_json(good: Path, bad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unknown = good.with_name("unknown")
    unknown.write_text("What is this?", "utf-8")
    assert _cli.main(["validate", "--json", str(good), str(bad), str(unknown), "missing"]) == 2
    items = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert items[0] == {
        "type": "file", "file": str(good), "ok": True, "games": 1, "turns": 1, "faults": 0
    }  # fmt: skip
    kinds = [item["kind"] for item in items if item["type"] == "fault"]
    assert kinds == ["illegal", "unknown"]
    assert [item["file"] for item in items if item["type"] == "error"] == ["missing"]
    assert items[-1]["type"] == "summary"
    assert (items[-1]["good_files"], items[-1]["bad_files"]) == (1, 2)
    assert items[-1]["faults"] == {"illegal": 1, "unknown": 1}


def test_perft(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _cli.main(["perft", "0"]) == 0
    assert capsys.readouterr().out == "0 1\n"
    assert _cli.main(["perft", "4", "--actions"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "4 84329"
    assert _cli.main(["perft", "2", "--divide"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 16 and lines[-1] == "2 223"
    assert sum(int(line.split()[1]) for line in lines[:-1]) == 223
    positions = tmp_path / "positions"
    positions.write_text(f"# two positions\n{START}\n\n{CAPTURE} # one that can capture\n", "utf-8")
    assert _cli.main(["perft", "1", str(positions), "--rules", "compulsory"]) == 0
    assert capsys.readouterr().out == f"{START}\n1 15\n{CAPTURE}\n1 2\n"


def test_show(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _cli.main(["show", "--position", CAPTURE, "--turns"]) == 0
    out = capsys.readouterr().out
    assert "South to move" in out and CAPTURE in out and "e5xg7 e5xg7xi9" in out
    assert _cli.main(["show", str(good)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{good}: 1 turns, 0 faults\n") and "North to move" in out


def test_random(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["random", "--games", "3", "--seed", "7", "--rules", "winther"]
    assert _cli.main(arguments) == 0
    first = capsys.readouterr()
    assert len(first.out.splitlines()) == 3
    assert _cli.main(arguments) == 0
    assert capsys.readouterr().out == first.out
    assert _cli.main([*arguments[:-3], "8"]) == 0
    assert capsys.readouterr().out != first.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["show", "--position", "x"], "show: --position: column 1: "),
        (["perft", "256"], "expected a depth from 0 to 255"),
        (["show", "missing"], "show: missing: No such file"),
    ],
)
def test_wrong_arguments(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = _cli.main(arguments)
    except SystemExit as error:
        status = int(str(error))
    assert status == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["perft"], ["perft", "-1"], ["show", "--rules", "x"]])
def test_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        _cli.main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("usage: python -m dablot")


def test_a_bar_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    from dablot._cli import progress

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    for stream, shown in ((Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        with progress.Progress(4, "games") as bar:
            bar.advance(2)
        assert ("2/4 games" in stream.getvalue()) == shown
        assert stream.getvalue().endswith("\r\x1b[K") == shown


def test_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _cli.main(["random", "--games", "3", "--seed", "7", "--records"]) == 0
    good, bad = tmp_path / "good.dbl", tmp_path / "bad.dbl.gz"
    good.write_text(capsys.readouterr().out, "utf-8")
    bad.write_bytes(gzip.compress(b"1. c5-d6 *\n\n1. c5-c9 *\n"))
    assert _cli.main(["validate", str(good), str(bad)]) == 1
    out, err = capsys.readouterr()
    first, second = out.splitlines()
    assert first.startswith(f"{good}: ok, 3 games, ")
    fault = f"{bad}:3:4: game 2, turn 1: illegal turn: no line leads from c5 to c9; nearly"
    assert second.startswith(fault)
    assert "1 files good, 1 bad, 0 unreadable; 5 games, " in err
    assert _cli.main(["show", str(bad)]) == 0
    out = capsys.readouterr().out
    assert f"{bad}: game 1: 1 turns, 0 faults\n" in out
    assert f"{bad}: game 2: 0 turns, 1 faults\n" in out
    for program in ("validate", "show"):
        assert _cli.main([program, str(tmp_path / "missing.dbl")]) == 2
        assert "missing.dbl: No such file" in capsys.readouterr().err


RECORDS = b"1. c5-d6 *\n\n1. c5-c9 *\n"


def from_input(
    monkeypatch: pytest.MonkeyPatch, program: str, content: bytes, *more: str
) -> int:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
    return _cli.main([program, *more, "-"])


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_standard_input_is_told_from_its_content(
    pack: Callable[[bytes], bytes],
    good: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    trial = good.read_bytes()
    for content, status, out in [
        (trial, 0, "-: ok, 1 games, 1 turns\n"),
        (b'[Event "x"]\n\n1. c5-d6 *\n', 0, "-: ok, 1 games, 1 turns\n"),
        (b"\xef\xbb\xbf{well} c5-d6 1/2-1/2\n", 0, "-: ok, 1 games, 1 turns\n"),
        (b"1/2-1/2\n", 0, "-: ok, 1 games, 0 turns\n"),
        (b"", 0, "-: ok, 0 games, 0 turns\n"),
        (b" \n", 0, "-: ok, 0 games, 0 turns\n"),
        (RECORDS, 1, "-:3:4: game 2, turn 1: illegal turn: no line leads from c5 to c9; nearly"),
        (START.encode(), 1, "-:1:1: game 1: expected records of games, or a game that Ludii"),
        (b"What is this?", 1, "-:1:1: game 1: expected records of games, or a game that Ludii"),
    ]:
        assert from_input(monkeypatch, "validate", pack(content)) == status
        assert capsys.readouterr().out.startswith(out)
    for content, out in [
        (trial, "-: 1 turns, 0 faults\n"),
        (RECORDS, "-: game 1: 1 turns, 0 faults\n"),
        (f"# a remark\n\n{START}\n".encode(), "13 w---w---w---w---w---w\n"),
        (b"", ""),
    ]:
        assert from_input(monkeypatch, "show", pack(content)) == 0
        assert capsys.readouterr().out.startswith(out)
    assert from_input(monkeypatch, "show", pack(b"k5/5/6\n")) == 2
    assert "show: -:1: " in capsys.readouterr().err
    assert from_input(monkeypatch, "perft", pack(CAPTURE.encode()), "1") == 0
    assert capsys.readouterr().out == f"{CAPTURE}\n1 9\n"


def test_records_of_any_name_are_judged_piece_by_piece(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    many = tmp_path / "games"
    many.write_bytes(b"1. c5-d6 {" + b"long " * 20_000 + b"} *\n\n" + b"1. c5-d6 *\n\n" * 5_000)
    assert _cli.main(["validate", str(many)]) == 0
    assert capsys.readouterr().out == f"{many}: ok, 5001 games, 5001 turns\n"


def test_nobody_reading_a_drawing_is_no_error(tmp_path: Path) -> None:
    many = tmp_path / "many.dbl"
    many.write_bytes(b"1. c5-d6 *\n\n" * 2_000)
    command = f'"{sys.executable}" -m dablot show "{many}" | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout.endswith("game 1: 1 turns, 0 faults\n") and not done.stderr
