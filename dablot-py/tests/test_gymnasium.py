"""The vector environment as one of Gymnasium's."""

from typing import Any

import numpy as np
import pytest

from dablot import Position
from dablot.vector import VectorEnv

gymnasium = pytest.importorskip("gymnasium", reason="the spaces need gymnasium")
from gymnasium.utils.env_checker import data_equivalence  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

KINDS: list[dict[str, Any]] = [
    {"observation": "codes"},
    {"observation": "planes", "rules": "standard quiet_limit=30"},
    {"observation": "planes", "dtype": np.float32, "rules": "standard quiet_limit=30"},
]


def test_it_is_a_vector_environment() -> None:
    games = VectorEnv(3)
    assert isinstance(games, gymnasium.vector.VectorEnv)
    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert games.unwrapped is games and games.num_envs == 3 and games.spec is None
    assert games.single_action_space == gymnasium.spaces.Discrete(699)
    assert games.action_space.shape == (3,)
    games.close()
    assert repr(games) == "VectorEnv(num_envs=3)"


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_seen_and_done_lies_in_the_spaces(kind: dict[str, Any]) -> None:
    games = VectorEnv(6, ply_limit=25, first="drawn", **(kind | {"rules": kind.get("rules")}))
    observations, infos = games.reset(seed=3)
    ends = 0
    for _ in range(200):
        assert games.observation_space.contains(observations)
        for row in range(games.num_envs):
            one = {name: values[row] for name, values in observations.items()}
            assert games.single_observation_space.contains(one)
        actions = games.sample()
        assert games.action_space.contains(actions)
        observations, rewards, terminations, truncations, infos = games.step(actions)
        assert rewards.dtype == np.float64
        assert terminations.dtype == truncations.dtype == np.bool_
        for values in (rewards, terminations, truncations, *infos.values()):
            assert isinstance(values, dict) or values.shape == (6,)
        if "final_obs" in infos:
            assert (infos["_final_obs"] == (terminations | truncations)).all()
            for last in infos["final_obs"][infos["_final_obs"]]:
                ends += 1
                assert games.single_observation_space.contains(last)
    assert ends


def test_two_runs_of_one_seed_give_the_same_data() -> None:
    runs = [VectorEnv(8, opening_plies=2, ply_limit=60, threads=threads) for threads in (1, 2)]
    first, second = [games.reset(seed=9) for games in runs]
    assert data_equivalence(first, second, exact=True)
    for _ in range(150):
        results = [games.step(games.sample()) for games in runs]
        assert data_equivalence(results[0][:4], results[1][:4], exact=True)
        assert results[0][4].keys() == results[1][4].keys()


@pytest.mark.parametrize("copy", [True, False])
def test_statistics_are_recorded(copy: bool) -> None:
    plain = VectorEnv(10, ply_limit=40)
    games = RecordEpisodeStatistics(VectorEnv(10, ply_limit=40, copy=copy), buffer_length=1000)
    plain.reset(seed=1)
    games.reset(seed=1)
    lengths = []
    for _ in range(300):
        *_, infos = plain.step(plain.sample())
        if "final_info" in infos:
            lengths += infos["final_info"]["decisions"][infos["_final_info"]].tolist()
        *_, infos = games.step(games.env.sample())  # type: ignore[attr-defined]
        if "episode" in infos:
            assert (infos["_episode"] == infos["_final_obs"]).all()
    assert games.episode_count == len(lengths) > 10
    assert list(games.length_queue) == lengths


def test_infos_can_be_told_game_by_game() -> None:
    inner = VectorEnv(4, ply_limit=3)
    games: Any = DictInfoToList(inner)
    _, infos = games.reset(seed=1)
    assert len(infos) == 4
    for _ in range(6):
        *_, truncations, infos = games.step(inner.sample())
        for cut, info in zip(truncations, infos, strict=True):
            assert info["to_play"] in (0, 1) and info["acted"] in (0, 1)
            assert ("final_obs" in info) == cut
            if cut:
                assert isinstance(info["final_info"]["position"], Position)
                assert info["final_info"]["plies"] == 3
