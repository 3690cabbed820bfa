"""Games: what was played, taken back and said."""

import pytest

from dablot import Game, IllegalReason, IllegalTurnError, Outcome, Position, PositionError, Rules
from dablot import Side, Turn, first_side

CAPTURE = Position("5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S")
BACK_AND_FORTH = ["c5-d6", "i9-h8", "d6-c5", "h8-i9"]


def test_a_game_starts_from_nothing_rules_or_a_position() -> None:
    assert Game().start == Position()
    assert Game("walker").start == Game(Rules.WALKER).start == Position(rules="walker")
    assert Game(CAPTURE).start == CAPTURE
    with pytest.raises(PositionError):
        Game(CAPTURE.play_action("e5xg7"))


def test_what_was_undone_is_redone_until_a_turn_is_pushed() -> None:
    game = Game()
    for turn in BACK_AND_FORTH:
        game.push(turn)
    assert [str(game.undo()) for _ in range(3)] == BACK_AND_FORTH[:0:-1]
    assert str(game.redo()) == BACK_AND_FORTH[1]
    game.push("d6-e7")
    with pytest.raises(IndexError):
        game.redo()
    assert [str(turn) for turn in game.history] == [*BACK_AND_FORTH[:2], "d6-e7"]
    assert game.ply == 3 and game.peek() == Turn("d6-e7") == game.pop()
    with pytest.raises(IndexError):
        game.redo()


def test_nothing_can_be_taken_back_at_the_start() -> None:
    game = Game()
    for ask in (game.pop, game.undo, game.redo, game.peek):
        with pytest.raises(IndexError):
            ask()
    assert game == Game()


def test_a_chain_is_played_hop_by_hop() -> None:
    game = Game(CAPTURE)
    game.push_action("e5xg7")
    assert (game.under_way, game.history, game.ply) == (Turn("e5xg7"), (), 0)
    assert game.positions == (CAPTURE,) and game.side_to_move is Side.SOUTH
    assert list(game.turns) == [Turn("g7xi9")]
    game.push("g7xi9")
    assert (game.under_way, game.history) == (None, (Turn("e5xg7xi9"),))
    assert game.position == CAPTURE.play("e5xg7xi9")


def test_a_chain_under_way_is_undone_and_redone_as_such() -> None:
    game = Game(CAPTURE)
    game.push_action("e5xg7")
    assert game.undo() == Turn("e5xg7") and game.position == CAPTURE
    assert game.redo() == Turn("e5xg7") and game.under_way == Turn("e5xg7")
    game.push_action("stop")
    assert game.history == (Turn("e5xg7"),)
    assert game.undo() == game.redo() == Turn("e5xg7")
    assert game.under_way is None


def test_repetition_ends_a_game_that_counts_it() -> None:
    game, free = Game("standard repetition=3"), Game()
    for turn in BACK_AND_FORTH * 2:
        assert game.outcome is None
        game.push(turn)
        free.push(turn)
    assert game.occurrences == free.occurrences == 3
    assert game.outcome == Outcome("draw repetition") and free.outcome is None
    assert game.is_over and game.result == "1/2-1/2"
    assert not game.turns and list(game.turns) == [] and game.turns.count() == 0
    assert not game.actions and len(game.actions) == 0 and "c5-d6" not in game.actions
    assert "c5-d6" not in game.turns and "c5-d6" in game.position.turns
    for refused in (lambda: game.push("c5-d6"), lambda: game.push_action(119), game.resign):
        with pytest.raises(IllegalTurnError) as caught:
            refused()
        assert caught.value.reason is IllegalReason.GAME_OVER
        assert caught.value.outcome == game.outcome
    game.pop()
    assert game.outcome is None and game.occurrences == 2


def test_what_players_say_ends_a_game_and_is_taken_back_with_a_turn() -> None:
    game = Game()
    game.push("c5-d6")
    game.resign()
    assert game.outcome == Outcome("S resignation") and game.result == "1-0"
    game.undo()
    assert game.outcome is None
    game.redo()
    assert game.outcome is None
    game.resign("S")
    assert game.outcome is not None and game.outcome.winner is Side.NORTH
    game.pop()
    game.agree_draw()
    assert game.outcome == Outcome("draw agreement")
    with pytest.raises(IllegalTurnError):
        game.agree_draw()


def test_the_rules_end_a_game() -> None:
    game = Game(Position("6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S"))
    game.push("e5xg7")
    assert game.outcome == Outcome("S captured-all") == game.position.outcome
    assert repr(game) == "<Game: standard, 1 turn played, S captured-all>"
    quiet = Game("standard quiet_limit=1")
    quiet.push("c5-d6")
    assert quiet.outcome == Outcome("draw quiet")


def test_a_copy_goes_its_own_way() -> None:
    game = Game()
    game.push("c5-d6")
    other = game.copy()
    assert other == game
    other.push("i9-h8")
    assert other != game and game.ply == 1
    assert game != "game" and len({id(game), id(other)}) == 2
    with pytest.raises(TypeError):
        hash(game)


def test_who_begins() -> None:
    """ "Each side rolls, the higher begins, equal rolls are rolled again." """
    assert first_side([(6, 1)]) is Side.SOUTH
    assert first_side((roll for roll in [(3, 3), (2, 5), (6, 1)])) is Side.NORTH

    def endless() -> object:
        while True:
            yield (1, 1)
            yield (2, 1)

    assert first_side(endless()) is Side.SOUTH  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="the rolls end"):
        first_side([(1, 1)])
