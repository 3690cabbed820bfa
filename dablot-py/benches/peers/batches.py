"""Batches of 1,024 games, stepped at random with observations and masks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

from measure import Contender, Group

GAMES = 1024


def dablot(name: str, observation: Literal["codes", "planes"], **options: Any) -> Contender:
    def work(chance: Random) -> Iterator[float]:
        from dablot.vector import VectorEnv

        games = VectorEnv(GAMES, observation=observation, copy=False, **options)
        games.reset(seed=1)
        actions = games.sample()
        while True:
            games.sample(actions)
            games.step(actions)
            yield GAMES

    return Contender(name, work)


def pgx(name: str) -> Contender:
    def work(chance: Random) -> Iterator[float]:
        import jax
        import pgx as library
        from pgx.experimental import act_randomly, auto_reset

        steps = 20
        environment = library.make(name)
        once = auto_reset(environment.step, environment.init)

        def act(state: Any, key: Any) -> tuple[Any, Any]:
            now, then = jax.random.split(key)
            actions = act_randomly(now, state.legal_action_mask)
            return jax.vmap(once)(state, actions, jax.random.split(then, GAMES)), None

        @jax.jit
        def many(state: Any, key: Any) -> Any:
            return jax.lax.scan(act, state, jax.random.split(key, steps))[0]

        key = jax.random.PRNGKey(1)
        state = jax.jit(jax.vmap(environment.init))(jax.random.split(key, GAMES))
        while True:
            key, now = jax.random.split(key)
            state = many(state, now)
            state.observation.block_until_ready()
            yield steps * GAMES

    return Contender(f"pgx `{name}`", work, "pgx")


GROUPS = [
    Group(
        "Batches of 1,024 games, legal decisions drawn at random",
        "million decisions/s",
        [
            dablot("`VectorEnv`, codes and masks", "codes"),
            dablot("`VectorEnv`, codes and masks, 2 threads", "codes", threads=2),
            dablot("`VectorEnv`, planes (`uint8`) and masks", "planes"),
            dablot("`VectorEnv`, planes (`float32`) and masks", "planes", dtype="float32"),
            pgx("connect_four"),
            pgx("othello"),
            pgx("animal_shogi"),
        ],
        goal="20 with codes, 5 with planes, on one core",
        per=1_000_000,
    ),
]
