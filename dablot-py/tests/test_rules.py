"""Rules and their options."""

import pytest

from dablot import Outcome, OutcomeError, Position, Reason, Rules, RulesError, Side


def test_named_sets_are_combinations_of_options() -> None:
    ludii = Rules(single_combat="automatic", immobile="keyland", judged="capture")
    assert Rules("ludii") == Rules.LUDII == ludii
    assert Rules("walker") == Rules.WALKER == Rules(capture="warriors", king_capture="wins")
    winther = Rules.WALKER.replace(warrior_steps="forward", bare_king="loses")
    assert Rules("winther") == Rules.WINTHER == winther
    assert Rules("compulsory") == Rules.COMPULSORY == Rules(capture="all")
    assert Rules() == Rules.STANDARD == Rules("standard")


def test_each_option_is_read_and_set() -> None:
    values = {
        "capture": "all", "warrior_steps": "forward", "king_capture": "wins", "bare_king": "loses",
        "single_combat": "automatic", "immobile": "keyland", "judged": "capture", "repetition": 3,
        "quiet_limit": 65535,
    }  # fmt: skip
    rules = Rules(**values)  # type: ignore[arg-type]
    assert {name: getattr(rules, name) for name in values} == values
    off = rules.replace(repetition="off", quiet_limit=None)
    assert (off.repetition, off.quiet_limit) == (None, None)
    assert {rules: 1}[Rules(str(rules))] == 1


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("capture", "some"), ("capture", ""), ("capture", "all judged=capture"),
        ("repetition", 1), ("repetition", 256), ("repetition", -1), ("repetition", 2**70),
        ("quiet_limit", 0), ("quiet_limit", 65536), ("quiet_limit", "many"),
    ],
)  # fmt: skip
def test_a_value_that_an_option_does_not_take(option: str, value: object) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.WALKER.replace(**{option: value})  # type: ignore[arg-type]
    assert caught.value.option == option


def test_rules_are_part_of_a_position() -> None:
    position = Position()
    assert position != position.with_rules("ludii")
    assert position.with_rules("ludii").with_rules("standard") == position
    assert position.with_rules("ludii").is_repetition_of(position)
    assert position.with_rules("ludii").zobrist() == position.zobrist()


def test_outcomes_have_a_text_each() -> None:
    won = ["captured-all", "king", "bare-king", "immobile", "resignation"]
    drawn = ["kings", "immobile", "quiet", "repetition", "agreement"]
    texts = [f"{side} {reason}" for side in "SN" for reason in won]
    texts += [f"draw {reason}" for reason in drawn]
    outcomes = [Outcome(text) for text in texts]
    assert [str(outcome) for outcome in outcomes] == texts
    assert {outcome.reason for outcome in outcomes} == set(Reason)
    assert [outcome.winner for outcome in outcomes[::5]] == [Side.SOUTH, Side.NORTH, None]
    assert [outcome.result for outcome in outcomes[::5]] == ["1-0", "0-1", "1/2-1/2"]
    for text in ("S kings", "draw king", "draw", "X captured-all", "S  king", ""):
        with pytest.raises(OutcomeError):
            Outcome(text)
