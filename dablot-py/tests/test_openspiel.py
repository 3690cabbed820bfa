"""The game for OpenSpiel: its own simulation, and what that does not look at."""

import copy
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the game needs OpenSpiel, which has no wheel for every Python")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import dablot.openspiel
from dablot import Action, IllegalTurnError, Position, PositionError, Rules, Side

CHAIN = "5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S - 0 1"
IMMOBILE = "6/5/6/5/6/5/6/1w3/ww4/W4/ww4/1w3/6 S - 0 1"
GAMES = [
    "dablot",
    "dablot(rules=walker,quiet_limit=60)",
    "dablot(rules=ludii,ply_limit=300)",
    "dablot(rules=winther,first=N)",
    "dablot(capture=all,judged=capture,repetition=3)",
    f"dablot(position={CHAIN})",
]


def load(text: str = "dablot") -> Any:
    return pyspiel.load_game(text)


def playout(state: Any, seed: int, actions: int = 10**9) -> list[Any]:
    """Plays at random from here on; everything that was seen."""
    chance = random.Random(seed)
    seen: list[Any] = []
    while not state.is_terminal() and len(seen) < actions:
        action = chance.choice(state.legal_actions())
        seen.append((state.current_player(), action, state.action_to_string(action), str(state)))
        seen.append((state.observation_string(0), state.legal_actions_mask()))
        state.apply_action(action)
    seen.append((state.returns(), state.history(), state.move_number(), state.is_terminal()))
    return seen


@pytest.mark.parametrize(("text", "simulations"), [("dablot(ply_limit=300)", 100)] + [
    (text, 8) for text in GAMES
])  # fmt: skip
def test_openspiel_simulates_games(text: str, simulations: int) -> None:
    pyspiel.random_sim_test(
        load(text), num_sims=simulations, serialize=True, verbose=False, mask_test=True
    )


def test_the_type_says_what_kind_of_game_it_is() -> None:
    kind = load().get_type()
    assert kind.short_name == "dablot" and "same player moves again" in kind.long_name
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert "dablot" in pyspiel.registered_names()
    game = load()
    assert (game.num_players(), game.num_distinct_actions()) == (2, Action.COUNT)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)


@pytest.mark.parametrize("text", GAMES)
def test_a_game_is_the_same_from_its_own_text(text: str) -> None:
    game = load(text)
    again = load(str(game))
    assert str(again) == str(game) and again.max_game_length() == game.max_game_length()
    assert playout(again.new_initial_state(), 4) == playout(game.new_initial_state(), 4)


def test_parameters_choose_rules_and_limits() -> None:
    game = load("dablot(rules=walker,bare_king=loses,quiet_limit=9,repetition=3,first=N)")
    assert game.rules == Rules("walker bare_king=loses quiet_limit=9 repetition=3")
    state = game.new_initial_state()
    assert state.position == Position.start(game.rules, "N") and state.current_player() == 1
    assert load(f"dablot(position={CHAIN})").new_initial_state().position == Position(CHAIN)
    assert load().new_initial_state(CHAIN).position == Position(CHAIN)
    assert dablot.openspiel.DablotGame().rules == load().rules == Rules()


@pytest.mark.parametrize("parameters", [
    "rules=chess", "capture=never", "quiet_limit=-1", "repetition=1", "quiet_limit=65536", "first=W",
    "ply_limit=0", "ply_limit=-3", "ply_limit=2147483647", "ply_limit=many", "position=nothing",
    f"position={Position(CHAIN).play_action('e5xg7').text}", "unknown=1", "rules=3",
])  # fmt: skip
def test_parameters_that_cannot_be_are_refused(parameters: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        load(f"dablot({parameters})")


def test_the_same_player_goes_on_with_a_chain() -> None:
    state = load().new_initial_state(CHAIN)
    state.apply_action(int(Action("e5xg7")))
    assert state.current_player() == 0 and state.position.chain is not None
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["g7xi9", "stop"]
    assert state.string_to_action("stop") == int(Action.STOP)
    stopped = state.child(int(Action.STOP))
    assert stopped.current_player() == 1
    state.apply_action(state.string_to_action("g7xi9"))
    assert state.is_terminal() and state.returns() == [0, 0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL and state.legal_actions() == []


def test_passes_are_told_from_stops() -> None:
    state = load("dablot(immobile=keyland)").new_initial_state(IMMOBILE)
    assert state.legal_actions() == [698] and state.action_to_string(698) == "pass"
    state.apply_action(698)
    assert state.current_player() == 1 and not state.is_terminal()


def test_numbers_and_observations_are_those_of_the_board() -> None:
    game = load("dablot(first=N)")
    state = game.new_initial_state()
    shape = [len(Position.PLANES), 13, 11]
    assert game.observation_tensor_shape() == shape
    observer = make_observation(game)
    chance = random.Random(2)
    for _ in range(60):
        position = state.position
        assert state.legal_actions() == position.actions.numbers
        planes = position.planes(dtype=np.float32)
        for player in (0, 1):
            assert (np.reshape(state.observation_tensor(player), shape) == planes).all()
            observer.set_from(state, player)
            assert (observer.dict["observation"] == planes).all()
            assert observer.string_from(state, player) == position.text
            assert state.observation_string(player) == position.text
            assert state.information_state_string(player) == state.history_str()
        state.apply_action(chance.choice(state.legal_actions()))
    recall = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recall.string_from(state, 0) == state.history_str()
    with pytest.raises(ValueError, match="parameters"):
        make_observation(game, params={"turned": True})


def test_what_the_game_is_worth() -> None:
    for turned, returns in [(False, [1, -1]), (True, [-1, 1])]:
        won = Position("6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S")
        state = load().new_initial_state((won.half_turn() if turned else won).text)
        assert state.returns() == [0, 0] and state.rewards() == [0, 0]
        state.apply_action(state.string_to_action("g9xe7" if turned else "e5xg7"))
        assert state.returns() == state.rewards() == returns and state.is_terminal()


def test_a_limit_draws_the_game_between_turns() -> None:
    game = load(f"dablot(ply_limit=1,position={CHAIN})")
    state = game.new_initial_state()
    state.apply_action(state.string_to_action("e5xg7"))
    assert not state.is_terminal(), "the chain is not over"
    state.apply_action(state.string_to_action("stop"))
    assert state.is_terminal() and state.returns() == [0, 0] and state.legal_actions() == []
    won = load("dablot(ply_limit=1)").new_initial_state("6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S")
    won.apply_action(won.string_to_action("e5xg7"))
    assert won.returns() == [1, -1], "what the rules say comes first"


def test_no_game_is_longer_than_it_says() -> None:
    """The longest that capturing can make a game of few plies, and random ones."""
    for limit in (1, 2, 7, 40):
        game = load(f"dablot(ply_limit={limit})")
        for seed in range(10):
            state, chance = game.new_initial_state(), random.Random(seed)
            while not state.is_terminal():
                captures = [
                    action
                    for action in state.legal_actions()
                    if action == 698 or Action.from_number(action).is_capture
                ]
                # Goes on as long as it can: `stop` comes last.
                state.apply_action(captures[0] if captures else chance.choice(state.legal_actions()))
            assert limit <= len(state.history()) <= game.max_game_length()
    long_chain = Position(
        "3p2/3k1/2w1w1/www1w/1w1w2/1wwww/2w1w1/1w1ww/1w1wK1/1www1/w1w1w1/3w1/3w1w S"
    )
    game = load("dablot(ply_limit=1)")
    state = game.new_initial_state(long_chain.text)
    while not state.is_terminal():
        jumps = [a for a in state.legal_actions() if a != 698 and Action.from_number(a).is_capture]
        state.apply_action(jumps[0] if jumps else 698)
    assert 5 < len(state.history()) <= game.max_game_length()


@pytest.mark.parametrize("action", [-2, 699, 10**6, 2**40, -(2**40), 0, 698, 2**70, "c5-d6", None, 1.5])
def test_actions_that_cannot_be_are_refused_and_change_nothing(action: Any) -> None:
    state = load().new_initial_state()
    before = (str(state), state.history(), state.legal_actions())
    for apply in (state.apply_action, state.apply_action_with_legality_check, state.child):
        with pytest.raises((ValueError, TypeError, pyspiel.SpielError)):
            apply(action)
        assert (str(state), state.history(), state.legal_actions()) == before
    if action not in (0, 698):
        with pytest.raises((ValueError, TypeError)):
            state.action_to_string(action)


def test_other_questions_that_cannot_be_are_refused() -> None:
    game = load()
    state = game.new_initial_state()
    for ask in (state.observation_tensor, state.observation_string, state.information_state_string):
        for player in (2, -1, 99):
            with pytest.raises(pyspiel.SpielError):
                ask(player)
    with pytest.raises(pyspiel.SpielError):
        state.string_to_action("a1-a13")
    with pytest.raises(PositionError):
        game.new_initial_state("nothing")
    ended = game.new_initial_state("k5/5/6/5/5K/5/6/5/6/5/6/5/6 S")
    assert ended.is_terminal() and ended.returns() == [0, 0]
    with pytest.raises(ValueError, match="over"):
        ended.apply_action(119)
    assert state.position.side_to_move is Side.SOUTH
    with pytest.raises(IllegalTurnError):
        state.apply_action(698)


def at_start() -> Any:
    return load("dablot(rules=compulsory,repetition=3,ply_limit=400)").new_initial_state()


def after(actions: int) -> Any:
    state = at_start()
    playout(state, 1, actions * 2)
    return state


def in_mid_chain() -> Any:
    state = load().new_initial_state(CHAIN)
    state.apply_action(int(Action("e5xg7")))
    return state


MOMENTS: list[Callable[[], Any]] = [at_start, lambda: after(60), in_mid_chain, lambda: after(9999)]


def through_text(state: Any) -> Any:
    return pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )[1]


@pytest.mark.parametrize("moment", MOMENTS)
def test_copies_go_on_identically(moment: Callable[[], Any]) -> None:
    state = moment()
    copies = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        through_text(state),
        state.get_game().deserialize_state(state.serialize()),
    ]
    before = (state.history(), str(state), state.serialize())
    courses = [playout(other, 9) for other in copies]
    assert (state.history(), str(state), state.serialize()) == before, "a copy goes its own way"
    assert all(course == courses[0] for course in courses)
    assert playout(state, 9) == courses[0]


def course_elsewhere(text: str) -> list[Any]:
    import dablot.openspiel  # registers the game

    return playout(pyspiel.deserialize_game_and_state(text)[1], 9)


@pytest.mark.parametrize("moment", MOMENTS)
def test_states_go_to_another_process(moment: Callable[[], Any]) -> None:
    state = moment()
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(course_elsewhere, text).result() == playout(state, 9)


def test_algorithms_of_openspiel_play_it() -> None:
    """A search that relies on clones, returns and the player who moves."""
    game = load(f"dablot(ply_limit=40,position={CHAIN})")
    evaluator = mcts.RandomRolloutEvaluator(2, np.random.RandomState(7))
    bot = mcts.MCTSBot(game, 2.0, 60, evaluator, random_state=np.random.RandomState(7))
    won = game.new_initial_state("6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S")
    assert won.action_to_string(bot.step(won)) == "e5xg7"
