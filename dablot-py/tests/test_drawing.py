"""Positions and games as text and as pictures."""

import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest
from hypothesis import given

from dablot import ColourError, Game, Point, PointError, PointSet, Position, Turn, TurnTextError
from strategies import positions

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ElementTree.Element:
    """The picture, if it is well-formed."""
    return ElementTree.fromstring(picture)


def test_text_has_all_lines_and_who_is_to_move() -> None:
    lines = str(Position()).splitlines()
    assert len(lines) == 27
    assert lines[0] == "13 w---w---w---w---w---w"
    assert lines[-2:] == ["   a b c d e f g h i j k", "South to move"]
    chain = Position("k5/5/6/5/6/3w1/3K2/5/6/5/6/5/W5 S g7")
    assert str(chain).endswith("South to move, g7 in a chain")
    assert "(K)" in str(chain)
    assert str(Position("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S")).endswith("draw kings")


def test_notebooks_get_a_picture() -> None:
    position = Position()
    assert position._repr_svg_() == position.svg()
    root = parsed(position.svg())
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == "Dablot Prejjesne, turn 1, South to move"


def test_games_show_their_last_turn() -> None:
    game = Game()
    assert "after" not in game.svg()
    game.push("c5-d6")
    assert "after c5-d6</desc>" in game._repr_svg_()
    assert "after e5-f6</desc>" in game.svg(last_turn="e5-f6")


def test_what_can_be_asked_for() -> None:
    position = Position()
    plain = position.svg()
    wishes: dict[str, list[Any]] = {
        "seen_from": ["N"],
        "coordinates": [False],
        "highlights": ["a1 c1", ["a1", Point.C1], PointSet("a1 c1"), {0, 1}],
        "arrows": [[("a1", "c3")], ((Point.A1, 72 - 1),)],
        "last_turn": ["c5-d6", Turn("c5xe7xg9")],
        "theme": ["dark", "print"],
        "colours": [{"south": "#123456", "lines": "rgb(1 2 3)"}],
        "title": ["<&>"],
        "width": [10],
    }
    for name, values in wishes.items():
        for value in values:
            picture = position.svg(**{name: value})
            parsed(picture)
            assert picture != plain, name
        nothing: dict[str, Any] = {name: None}
        assert position.svg(**nothing) == plain
    assert position.svg(highlights="a1 c1") == position.svg(highlights={0, 1})
    assert position.svg(seen_from="mover") == plain
    title = parsed(position.svg(title="<&>")).find(f"{SVG}title")
    assert title is not None
    assert title.text == "<&>"


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"theme": "blue"}, ColourError),
        ({"theme": 1}, TypeError),
        ({"colours": {"south": 'red"/><script>'}}, ColourError),
        ({"colours": {"south": "url(#x)"}}, ColourError),
        ({"colours": {"south": ""}}, ColourError),
        ({"colours": {"east": "red"}}, ColourError),
        ({"colours": {"south": 1}}, TypeError),
        ({"colours": "red"}, TypeError),
        ({"highlights": ["a2"]}, PointError),
        ({"highlights": 1}, TypeError),
        ({"arrows": ["a1c1"]}, TypeError),
        ({"arrows": [("a1",)]}, ValueError),
        ({"arrows": [("a1", "b1")]}, PointError),
        ({"last_turn": "x"}, TurnTextError),
        ({"last_turn": 1}, TypeError),
        ({"seen_from": "W"}, ValueError),
        ({"width": -1}, ValueError),
        ({"width": 2**32}, ValueError),
        ({"width": "1"}, TypeError),
        ({"title": 1}, TypeError),
        ({"coordinates": "yes"}, TypeError),
        ({"size": 1}, TypeError),
    ],
)
def test_refusals(wish: dict[str, Any], error: type[Exception]) -> None:
    for drawn in (Position(), Game()):
        with pytest.raises(error):
            drawn.svg(**wish)


@given(positions)
def test_every_picture_is_well_formed(position: Position) -> None:
    root = parsed(position.svg())
    circles = root.findall(f".//{SVG}circle")
    assert len(circles) >= len(position.pieces)
