#!/usr/bin/env python3
"""How many decisions a second a batch of games plays, on one core and on more.

Times ``VectorEnv.step`` and ``VectorEnv.sample`` one after the other, in games of random decisions
that have gone on for long enough to be at all stages. In a step are: reading and checking the
decisions, playing them, judging every game, beginning new games where some have ended, and filling
observations, masks, rewards, flags and ``to_play``. What a learner would do is not in it. Prints the
median of many steps: decisions a second with the decisions chosen beforehand (``step``), and with
each drawn by ``sample`` too (``step and sample``).

    python benches/batch.py [--games 1024] [--threads 1 2] [--rules standard]
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

import numpy as np

from dablot.vector import VectorEnv, playouts

KINDS: dict[str, dict[str, Any]] = {
    "codes and masks": {"observation": "codes"},
    "planes (uint8) and masks": {"observation": "planes"},
    "planes (float32) and masks": {"observation": "planes", "dtype": np.float32},
}


def measure(games: VectorEnv, warm_up: int, steps: int) -> tuple[float, float]:
    """Median seconds of a step, and of a step with its sample."""
    games.reset(seed=1)
    actions = np.empty(games.num_envs, np.int64)
    for _ in range(warm_up):
        games.step(games.sample(actions))
    stepped, both = [], []
    for _ in range(steps):
        before = time.perf_counter()
        games.sample(actions)
        between = time.perf_counter()
        games.step(actions)
        after = time.perf_counter()
        stepped.append(after - between)
        both.append(after - before)
    return statistics.median(stepped), statistics.median(both)


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1024, help="how many are stepped at once")
    parser.add_argument("--threads", type=int, nargs="+", default=[1], help="one line for each")
    parser.add_argument("--rules", default="standard", help="the rules that are played")
    parser.add_argument("--warm-up", type=int, default=2000, help="steps before the first is timed")
    parser.add_argument("--steps", type=int, default=1000, help="steps that are timed")
    arguments = parser.parse_args()
    print(f"{arguments.games} games, {arguments.rules}, million decisions a second (medians)")
    print(f"{'':<28}{'threads':>8}{'arrays':>8}{'step':>8}{'step and sample':>17}")
    for name, kind in KINDS.items():
        for threads in arguments.threads:
            for copy in (False, True):
                games = VectorEnv(
                    arguments.games, rules=arguments.rules, threads=threads, copy=copy, **kind
                )
                times = measure(games, arguments.warm_up, arguments.steps)
                step, both = (arguments.games / seconds / 1e6 for seconds in times)
                arrays = "new" if copy else "reused"
                print(f"{name:<28}{threads:>8}{arrays:>8}{step:>8.1f}{both:>17.1f}", flush=True)
    for threads in arguments.threads:
        before = time.perf_counter()
        played = playouts(5000, rules=arguments.rules, seed=1, threads=threads)
        rate = played.decisions.sum() / (time.perf_counter() - before) / 1e6
        print(f"{'random games, nothing filled':<28}{threads:>8}{'':>8}{'':>8}{rate:>17.1f}")


if __name__ == "__main__":
    main()
