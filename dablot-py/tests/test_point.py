import dablot


def test_the_half_turn_reverses_the_numbers() -> None:
    assert [point.half_turn() for point in dablot.Point] == list(reversed(dablot.Point))
