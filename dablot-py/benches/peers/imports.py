"""How long an import takes in a new Python, in milliseconds, without the start of Python itself."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random

from measure import Contender, Group

CODE = """
import sys, time
if {without_numpy}:
    sys.modules["numpy"] = None
begin = time.perf_counter()
import {module}
print(time.perf_counter() - begin)
"""


def imported(name: str, module: str, package: str = "dablot", without_numpy: bool = False) -> Contender:
    code = CODE.format(module=module, without_numpy=without_numpy)

    def work(chance: Random) -> Iterator[float]:
        while True:
            done = subprocess.run(
                [sys.executable, "-c", code], capture_output=True, text=True, check=True
            )
            yield float(done.stdout.splitlines()[-1])

    return Contender(name, work, package)


GROUPS = [
    Group(
        "Imports",
        "ms",
        [
            imported("`import dablot`, numpy out of reach", "dablot", without_numpy=True),
            imported("`import chess`", "chess", "chess"),
            imported("`import draughts`", "draughts", "py-draughts"),
            imported("`import pyspiel`", "pyspiel", "open_spiel"),
            imported("`import pettingzoo`", "pettingzoo", "pettingzoo"),
            imported("`import pgx`", "pgx", "pgx"),
        ],
        goal="50 ms",
        per=0.001,
        is_value=True,
    ),
]
