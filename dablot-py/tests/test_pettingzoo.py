"""The environment for PettingZoo: its own checks, and what they do not look at."""

import copy
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the environment needs PettingZoo")

import numpy as np
from pettingzoo.test import api_test, render_test, seed_test

from dablot import Action, Game, IllegalTurnError, PieceError, Position, PositionError
from dablot import RulesError, Side, TurnError
from dablot.pettingzoo import env, raw_env

CHAIN = "5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S"
CHAIN_OF_NORTH = str(Position(CHAIN).half_turn().text)

# PettingZoo's check wants these only of environments that are not its own: observations with a mask
# are a `dict` everywhere, and where a game has ended nothing is legal.
EXPECTED = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"rules": "winther"},
    {"rules": "ludii quiet_limit=60", "first": "N"},
    {"rules": "walker", "first": "drawn", "ply_limit": 31},
]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.filterwarnings(*EXPECTED)
def test_the_api_is_as_pettingzoo_wants_it(options: dict[str, Any]) -> None:
    api_test(env(**options), num_cycles=1000)
    api_test(raw_env(**options), num_cycles=1000)
    seed_test(lambda: env(**options), num_cycles=500)


def test_boards_are_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    game = env(render_mode="ansi", first="N")
    game.reset()
    assert game.render() == str(Position.start(first="N"))
    shown = env(render_mode="human")
    shown.reset()
    capsys.readouterr()
    shown.step(119)
    assert shown.unwrapped.game.position == Position().play("c5-d6")
    assert capsys.readouterr().out == str(shown.unwrapped.game) + "\n"
    silent = raw_env()
    silent.reset()
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None


def test_boards_are_drawn() -> None:
    game = raw_env(render_mode="svg")
    game.reset()
    drawing = game.render()
    assert drawing is not None and drawing.startswith("<svg") and "</svg>" in drawing


def play(game: Any, seed: int, decisions: int = 10**9) -> list[Any]:
    """Plays at random from here on; everything that was seen."""
    chance = random.Random(seed)
    seen: list[Any] = []
    while game.agents and len(seen) < decisions:
        agent = game.agent_selection
        observation, reward, termination, truncation, info = game.last()
        legal = observation["action_mask"].nonzero()[0]
        over = termination or truncation
        assert over != bool(len(legal))
        action = None if over else int(chance.choice(legal))
        state, game_now = game.state().tobytes(), game.unwrapped.game
        planes = observation["observation"].tobytes()
        seen.append((agent, planes, reward, termination, truncation, info, action, state))
        seen.append((str(game_now.position.text), game_now.history[-1:], dict(game.rewards)))
        game.step(action)
    return seen


def new_game(decisions: int) -> Any:
    game = env(rules="compulsory repetition=3", ply_limit=400, first="drawn")
    game.reset(seed=5)
    play(game, 1, decisions * 2)
    return game


def in_mid_chain() -> Any:
    game = env()
    game.reset(options={"position": CHAIN})
    game.step(int(Action("e5xg7")))
    assert game.unwrapped.game.under_way is not None
    return game


def at_the_end(dead_steps: int) -> Any:
    game = env(ply_limit=3)
    game.reset()
    play(game, 3, (3 + dead_steps) * 2)
    assert len(game.agents) == 2 - dead_steps
    return game


MOMENTS: list[Callable[[], Any]] = [
    lambda: new_game(0),
    lambda: new_game(60),
    in_mid_chain,
    lambda: at_the_end(0),
    lambda: at_the_end(1),
    lambda: at_the_end(2),
]


@pytest.mark.parametrize("moment", MOMENTS)
def test_copies_go_on_identically(moment: Callable[[], Any]) -> None:
    copies = [moment(), pickle.loads(pickle.dumps(moment())), copy.deepcopy(moment())]
    courses = [play(game, 9, 300) for game in copies]
    assert courses[0] == courses[1] == courses[2]
    for game in copies:
        game.reset()  # dice that were not seeded again go on as well
    assert len({game.agent_selection for game in copies}) == 1


def test_a_copy_goes_its_own_way() -> None:
    game = new_game(10)
    before = game.unwrapped.game.copy()
    play(copy.deepcopy(game), 2, 100)
    assert game.unwrapped.game == before


def course_elsewhere(game: Any) -> list[Any]:
    return play(game, 9, 300)


def test_an_environment_goes_to_another_process() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(course_elsewhere, new_game(40)).result()
    assert there == play(new_game(40), 9, 300)


@pytest.mark.parametrize(("position", "agent"), [(CHAIN, "south_0"), (CHAIN_OF_NORTH, "north_0")])
def test_the_same_agent_goes_on_with_a_chain(position: str, agent: str) -> None:
    """Both agents see the same board, and use the same numbers for the same decisions."""
    game = raw_env()
    game.reset(options={"position": position})
    other = "north_0" if agent == "south_0" else "south_0"
    south = Position(CHAIN)
    for action in (Action("e5xg7"), Action("g7xi9")):
        assert game.agent_selection == agent
        seen = game.observe(agent)
        assert (seen["observation"] == south.planes(dtype="float32")).all()
        assert (seen["action_mask"] == south.action_mask()).all()
        assert not game.observe(other)["action_mask"].any()
        south = south.play_action(action)
        game.step(int(action))
    assert game.terminations == {"south_0": True, "north_0": True}
    assert game.rewards == {agent: 0.0, other: 0.0}
    assert game.infos[agent] == game.infos[other] == {"outcome": "draw kings"}
    assert not game.observe(agent)["action_mask"].any()


@pytest.mark.parametrize("turned", [False, True])
def test_both_agents_get_what_the_game_is_worth(turned: bool) -> None:
    """The one that has lost hears of it, though the other decided last."""
    position = Position("6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S")
    winner, loser = ("north_0", "south_0") if turned else ("south_0", "north_0")
    game = env()
    game.reset(options={"position": position.half_turn() if turned else position})
    assert game.agent_selection == winner and game.last()[1] == 0
    game.step(int(Action("e5xg7")))
    got = {}
    while game.agents:
        agent = game.agent_selection
        _, got[agent], terminated, truncated, info = game.last()
        assert terminated and not truncated
        assert info["outcome"] == f"{'N' if turned else 'S'} captured-all"
        game.step(None)
    assert got == {winner: 1.0, loser: -1.0}


def test_rewards_of_a_whole_game_come_once() -> None:
    for seed in range(8):
        game = raw_env(rules="winther", first="drawn")
        game.reset(seed=seed)
        totals = {"south_0": 0.0, "north_0": 0.0}
        chance = random.Random(seed)
        for agent in game.agent_iter():
            observation, reward, over, cut, _ = game.last()
            totals[agent] += reward
            legal = observation["action_mask"].nonzero()[0]
            game.step(None if over or cut else int(chance.choice(legal)))
        outcome = game.game.outcome
        assert outcome is not None
        worth = {Side.SOUTH: 1.0, Side.NORTH: -1.0, None: 0.0}[outcome.winner]
        assert totals == {"south_0": worth, "north_0": -worth}


def test_a_limit_cuts_a_game_off_between_turns() -> None:
    game = env(ply_limit=1)
    game.reset()
    game.step(119)
    assert game.truncations == {"south_0": True, "north_0": True}
    assert game.terminations == {"south_0": False, "north_0": False}
    assert game.last()[:2][1] == 0 and not game.last()[0]["action_mask"].any()
    game.reset(options={"position": CHAIN})
    game.step(int(Action("e5xg7")))
    assert not any(game.truncations.values()), "the chain is not over"
    game.step(int(Action.STOP))
    assert all(game.truncations.values())
    # What the rules say comes first.
    game.reset(options={"position": "6/5/6/5/6/5/6/2w2/2W3/5/6/5/6 S"})
    game.step(int(Action("e5xg7")))
    assert all(game.terminations.values()) and not any(game.truncations.values())


def test_a_position_that_is_over_ends_at_once() -> None:
    game = raw_env()
    game.reset(options={"position": "k5/5/6/5/5K/5/6/5/6/5/6/5/6 S"})
    assert all(game.terminations.values()) and not game.last()[0]["action_mask"].any()
    game.step(None)
    game.step(None)
    assert not game.agents


def test_rules_of_repetition_are_kept() -> None:
    game = raw_env(rules="standard repetition=2")
    game.reset()
    for turn in ["c5-d6", "c5-d6", "d6-c5", "d6-c5"]:
        game.step(int(Action(turn)))
    assert game.infos["south_0"] == {"outcome": "draw repetition"}
    assert not game.observe("south_0")["action_mask"].any()


def test_refused_decisions_change_nothing() -> None:
    game = raw_env()
    game.reset(seed=1)
    before = copy.deepcopy(game)
    for action, error in [
        (0, IllegalTurnError), (698, IllegalTurnError), (699, TurnError), (-1, TurnError),
        (None, TypeError), (1.5, TypeError), (10**30, TurnError),
    ]:  # fmt: skip
        with pytest.raises(error):
            game.step(action)  # type: ignore[arg-type]
    assert game.game == before.game and game.rewards == before.rewards
    game.step(np.int32(119))  # type: ignore[arg-type]
    game.step(np.int64(119))  # type: ignore[arg-type]
    assert [str(turn) for turn in game.game.history] == ["c5-d6", "i9-h8"]


def test_illegal_decisions_lose_in_the_wrapped_environment() -> None:
    game = env()
    game.reset()
    game.step(0)
    got = {}
    while game.agents:
        got[game.agent_selection] = game.last()[1]
        game.step(None)
    assert got == {"south_0": -1.0, "north_0": 0.0}
    game.reset()
    for action in (699, -1):
        with pytest.raises(AssertionError):
            game.step(action)
    with pytest.raises(AttributeError, match="before reset"):
        _ = env().agent_selection


def test_a_roll_of_dice_decides_who_begins() -> None:
    game = raw_env(first="drawn")
    first = []
    for seed in range(40):
        game.reset(seed=seed)
        first.append(game.agent_selection)
        game.reset(seed=seed)
        assert game.agent_selection == first[-1]
    assert 8 < first.count("south_0") < 32
    assert raw_env(first="N").game.side_to_move is Side.NORTH


def test_what_cannot_be_is_refused() -> None:
    for options, error in [
        ({"rules": "chess"}, RulesError), ({"first": "W"}, PieceError), ({"ply_limit": 0}, ValueError),
        ({"render_mode": "rgb_array"}, ValueError), ({"rules": 3}, TypeError),
    ]:  # fmt: skip
        with pytest.raises(error):
            env(**options)  # type: ignore[arg-type]
    game = raw_env()
    for position in ("nothing", Position(CHAIN).play_action("e5xg7")):
        with pytest.raises(PositionError):
            game.reset(options={"position": position})
    game.reset(options={"position": Position(CHAIN, "walker")})
    assert game.game == Game(Position(CHAIN, "walker"))
    with pytest.raises(KeyError):
        game.observe("player_0")
