"""Records of games, through Python."""

import copy
import gzip
import io
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dablot import (
    Fault,
    Game,
    IllegalReason,
    IllegalTurnError,
    Position,
    Record,
    RecordError,
    Turn,
    read_records,
    validate_records,
)

ANNOTATED = """\
[South "A"]
[North "B"]
[Result "1-0"]

{At the club} 1. c5-d6! {bold} (1. g5-f6 $3 i9-h8 (1... g9-h8)) 1... i9-h8 1-0 {so it was}
"""
BAD = b"1. c5-d6 *\n\n[South \"A\"]\n\n1. c5-d6 i9-h8 2. e5-d6 *\n\n1. e5-f6 1-0\n"
CORPUS = sorted((Path(__file__).parents[2] / "examples" / "records").glob("*.dbl"))


def random_game(seed: int, plies: int) -> Game:
    random, game = Random(seed), Game()
    while game.ply < plies and (actions := game.actions):
        game.push_action(random.choice(actions))
    return game


def test_a_record_shows_everything_said_about_a_game() -> None:
    record = Record.parse(ANNOTATED)
    assert record.tags == {"South": "A", "North": "B", "Result": "1-0"}
    assert record.start == Position() and record.result == "1-0"
    assert record.conclusion == ("so it was",) and record.line.introduction == ("At the club",)
    first, second = record.line.plies
    assert (first.turn, first.before) == (Turn("c5-d6"), Position())
    assert (first.glyphs, first.comments) == (("!",), ("bold",))
    assert second.before == Position().play("c5-d6") == record.line.positions[1]
    (variation,) = first.variations
    assert variation.start == Position() and variation.plies[0].glyphs == ("$3",)
    assert variation.turns == (Turn("g5-f6"), Turn("i9-h8"))
    (inner,) = variation.plies[1].variations
    del record, first, second, variation
    assert inner.turns == (Turn("g9-h8"),) and inner.start == Position().play("g5-f6")


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.name)
def test_the_sample_games_are_good_and_come_back(path: Path) -> None:
    readings = list(read_records(path))
    assert readings and all(reading.is_good for reading in readings)
    for reading in readings:
        assert Record.parse(str(reading.record)) == reading.record
    totals = validate_records(path)
    assert (totals.games, totals.faults) == (len(readings), 0)
    assert totals.turns == sum(len(reading.record.line.turns) for reading in readings)


@given(st.integers(0, 2**32), st.integers(0, 120), st.sampled_from(["", "resign", "draw"]))
def test_a_game_comes_back_from_its_record(seed: int, plies: int, said: str) -> None:
    game = random_game(seed, plies)
    if said and not game.is_over:
        game.resign() if said == "resign" else game.agree_draw()
    record = Record.from_game(game)
    again = Record.parse(str(record))
    assert again == record == pickle.loads(pickle.dumps(record)) == copy.deepcopy(record)
    back = again.to_game()
    assert (back.history, back.positions, back.result) == (
        game.history,
        game.positions,
        game.result,
    )


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n"), max_size=60))
def test_any_value_of_a_tag_comes_back(value: str) -> None:
    record = Record.from_game(Game()).with_tags({"Event": value})
    assert Record.parse(str(record)).tags["Event"] == value


@given(st.binary(max_size=300))
def test_anything_can_be_read(content: bytes) -> None:
    readings = list(read_records(content))
    faults: list[Fault] = []
    totals = validate_records(content, faults.append)
    assert totals.games == len(readings) and totals.faults == len(faults)
    assert [fault[:6] for reading in readings for fault in reading.faults] == [
        fault[:6] for fault in faults
    ]


def test_tags_are_changed_in_a_new_record() -> None:
    record = Record.parse(ANNOTATED)
    other = record.with_tags({"South": "C", "North": None, "Site": "here"})
    assert other.tags == {"South": "C", "Result": "1-0", "Site": "here"}
    assert record.tags["South"] == "A" and other != record
    for tags in ({"Position": "x"}, {"1": "x"}, {"Site": "a\nb"}, {"Result": "1-0"}):
        with pytest.raises(RecordError):
            record.with_tags(tags)
    with pytest.raises(TypeError):
        record.with_tags({"Site": 1})  # type: ignore[dict-item]


def test_a_fault_says_where_and_why_and_the_games_beside_it_are_read(tmp_path: Path) -> None:
    path, packed = tmp_path / "games.dbl", tmp_path / "games"
    path.write_bytes(BAD)
    packed.write_bytes(gzip.compress(BAD[:20]) + gzip.compress(BAD[20:]))
    for source in (path, str(path), packed, BAD, io.BytesIO(BAD), io.StringIO(BAD.decode())):
        good, bad, last = read_records(source)
        assert good.is_good and last.is_good and not bad.is_good
        assert len(bad.record.line.turns) == 2
        if hasattr(source, "seek"):
            source.seek(0)
        faults: list[Fault] = []
        totals = validate_records(source, faults.append)
        assert (totals.games, totals.bad_games, totals.turns, totals.faults) == (3, 1, 4, 1)
        assert totals.results == {"1-0": 1, "0-1": 0, "1/2-1/2": 0, "*": 2}
        for fault in (*faults, *bad.faults):
            assert (fault.game, fault.turn, fault.line, fault.column) == (2, 2, 5, 19)
            assert (fault.kind, fault.text, fault.tag) == ("illegal-turn", "e5-d6", None)
            assert isinstance(fault.error, IllegalTurnError)
            assert fault.error.reason is IllegalReason.OCCUPIED
    assert pickle.loads(pickle.dumps(bad.record)) == bad.record


def test_a_lenient_reader_forgives() -> None:
    text = b"1. c5-d6 7... i9-h8"
    (strict,), (lenient,) = read_records(text), read_records(text, lenient=True)
    assert not strict.is_good and lenient.is_good and len(lenient.faults) == 2
    assert all(fault.is_forgiven for fault in lenient.faults)
    assert validate_records(text, lenient=True)[-3:-1] == (0, 2)


def test_a_text_that_is_not_one_good_game_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse("1. c5-d6 i9-h8 2. e5-d6 *")
    fault = caught.value.fault
    assert fault is not None and (fault.line, fault.column) == (1, 19)
    assert pickle.loads(pickle.dumps(caught.value)).fault.text == "e5-d6"
    for text in ("", "1. c5-d6 *\n\n1. c5-d6 *"):
        with pytest.raises(RecordError) as caught:
            Record.parse(text)
        assert caught.value.fault is None


class Endless:
    """A file of many games that counts how much of it was read."""

    def __init__(self, size: int) -> None:
        self.left, self.given, self.game = size, 0, b"1. c5-d6 i9-h8 {a comment} 1-0\n\n"

    def read(self, size: int = 0, /) -> bytes:
        count = min(size, self.left) // len(self.game)
        self.left -= count * len(self.game)
        self.given += count * len(self.game)
        return self.game * count


def test_a_large_file_is_read_no_further_than_is_asked() -> None:
    import tracemalloc

    file = Endless(20_000_000)
    readings = read_records(file)
    assert next(readings).is_good and file.given < 200_000
    tracemalloc.start()
    assert sum(len(reading.record.line.turns) for reading in readings) == file.given // 32 * 2 - 2
    assert file.given > 19_000_000 and tracemalloc.get_traced_memory()[1] < 2_000_000
    tracemalloc.stop()


def test_bad_sources(tmp_path: Path) -> None:
    class Failing:
        def read(self, size: int = 0, /) -> bytes:
            raise RuntimeError("no more")

    for work in (read_records, validate_records):
        with pytest.raises(FileNotFoundError):
            work(tmp_path / "missing")
        with pytest.raises(TypeError):
            work(1)  # type: ignore[arg-type]
        with pytest.raises(RuntimeError, match="no more"):
            list(work(Failing()))
        with pytest.raises(EOFError):
            list(work(gzip.compress(BAD)[:-12]))


def test_what_a_report_raises_ends_the_work() -> None:
    def report(fault: Fault) -> Iterator[None]:
        raise KeyError(fault.kind)

    file = Endless(20_000_000)
    file.game = b"1. c5-c9 *\n\n"
    with pytest.raises(KeyError):
        validate_records(file, report)
    assert file.given < 200_000


def test_a_played_game_is_spoken_of_before_it_is_written() -> None:
    game = Game()
    for turn in ("c5-d6", "i9-h8", "d6-c5"):
        game.push(turn)
    plain = Record.from_game(game).with_tags({"South": "A"})
    inner = Record.parse(f"{plain}").line.plies[1].before
    other = Record.from_game(Game(inner))
    assert other.start == inner
    played = Game(inner)
    played.push("g9-h8")
    other = Record.from_game(played).with_comment("or so", -1).with_glyph("$3", 0)
    record = (
        plain.with_comment("At the club")
        .with_comment("to the\nmiddle }", 0)
        .with_glyph("!?", 0)
        .with_glyph("$10", -1)
        .with_variation(["g5-f6", Turn("i9-h8")], 0)
        .with_variation(other.line, 1)
        .with_conclusion("so it was")
    )
    assert not plain.line.introduction and not plain.line.plies[0].comments
    assert record.line.introduction == ("At the club",) and record.conclusion == ("so it was",)
    first, second, third = record.line.plies
    assert (first.comments, first.glyphs) == (("to the middle }",), ("!?",))
    assert first.variations[0].turns == (Turn("g5-f6"), Turn("i9-h8"))
    assert second.variations[0] == other.line
    assert second.variations[0].plies[0].comments == ("or so",) and third.glyphs == ("$10",)
    assert Record.parse(str(record)) == record == pickle.loads(pickle.dumps(record))


def test_what_cannot_be_said_is_refused() -> None:
    record = Record.parse(ANNOTATED)
    for ply in (2, -3, 10**30):
        with pytest.raises(IndexError):
            record.with_comment("", ply)
        with pytest.raises(IndexError):
            record.with_glyph("!", ply)
        with pytest.raises(IndexError):
            record.with_variation(["g5-f6"], ply)
    for glyph in ("", "!!!", "$256", "good"):
        with pytest.raises(RecordError):
            record.with_glyph(glyph, 0)
    with pytest.raises(RecordError, match="at least one turn"):
        record.with_variation([], 1)
    with pytest.raises(RecordError, match="before the turn that it replaces"):
        record.with_variation(record.line, 1)
    with pytest.raises(IllegalTurnError):
        record.with_variation(["g9-h8", "g9-h8"], 1)
    for wrong in (1, [1], None):
        with pytest.raises(TypeError):
            record.with_variation(wrong, 0)  # type: ignore[arg-type]
    for ply in ("0", 0.5, True):  # type: ignore[assignment]
        with pytest.raises(TypeError):
            record.with_comment("", ply)


@given(
    st.lists(
        st.tuples(
            st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
            st.one_of(st.none(), st.integers(-3, 2)),
        ),
        max_size=6,
    )
)
def test_any_comments_come_back(comments: list[tuple[str, int | None]]) -> None:
    record = Record.parse("1. c5-d6 i9-h8 2. d6-c5 1/2-1/2")
    for text, ply in comments:
        record = record.with_comment(text, ply).with_conclusion(text)
        if ply is not None:
            record = record.with_glyph("?!", ply)
    assert Record.parse(str(record)) == record
