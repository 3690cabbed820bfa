"""The board."""

from dablot import Action, Point, PointSet

LINES = {(p, q) for p in Point for q in p.neighbours if p < q}


def test_numbers_texts_and_names() -> None:
    assert [int(point) for point in Point] == list(range(72))
    for point in Point:
        assert Point(str(point)) is Point(int(point)) is Point.from_ludii(point.ludii) is point
        assert Point(f"{point.file}{point.rank}") is point and f"{point:>4}" == f"{point!s:>4}"
        assert bool(point)
    assert (Point.K7.ludii, Point.A7.ludii) == ("I4", "D9")


def test_the_board_has_its_lines_and_jumps() -> None:
    """ "42 crossings of the grid and 30 of the diagonals"; 191 lines, 382 steps, 316 jumps."""
    assert sum(point.is_grid_crossing for point in Point) == 42
    assert len(LINES) == 191
    assert sum(len(point.jumps) for point in Point) == 316
    assert Action.COUNT == 2 * 191 + 316 + 1
    for point in Point:
        for over, target in point.jumps:
            assert over in point.neighbours and target in over.neighbours
            assert Action.jump(point, target).over is over


def test_symmetries() -> None:
    assert [point.half_turn() for point in Point] == list(reversed(Point))
    for point in Point:
        assert point.mirrored().mirrored() is point and point.mirrored().rank == point.rank
        assert {q.half_turn() for q in point.neighbours} == set(point.half_turn().neighbours)
        assert point.neighbours.mirrored() == point.mirrored().neighbours
        assert all(point.distance(q) == q.distance(point) for q in Point)
    assert max(Point.A1.distance(q) for q in Point) == 11
    assert ~PointSet() == PointSet(Point)


def test_numbers_of_decisions() -> None:
    steps = [Action.from_number(number) for number in range(382)]
    assert [(a.origin, a.target) for a in steps] == sorted(
        (p, q) for pair in LINES for p, q in (pair, pair[::-1])
    )
    assert [int(a.half_turn()) for a in steps] == list(reversed(range(382)))
    jumps = [Action.from_number(number) for number in range(382, 698)]
    assert [int(a.half_turn()) for a in jumps] == list(reversed(range(382, 698)))
