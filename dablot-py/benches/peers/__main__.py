"""Measures dablot beside other libraries in one run, and prints tables in Markdown.

    python dablot-py/benches/peers                      # makes an environment, installs, measures
    python dablot-py/benches/peers --venv /tmp/peers    # keeps the environment there
    python dablot-py/benches/peers --only loops,imports --rounds 5 --seconds 0.3

Everything of a group is measured in turns, round by round, so that a machine that is slower for a
while is slower for all. The tables have the medians of the rounds, and how many times as fast dablot
is. What cannot be installed or does not run is named with its reason.

Needs Python 3.11 to 3.13, a Rust compiler and a package index.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
# What is measured, each installed by itself, so that one that fails does not take others with it.
PEERS = (
    ["open_spiel==2.0.2"],
    ["pettingzoo==1.27.0", "gymnasium==1.4.0", "chess==1.11.2", "pygame==2.6.1"],
    ["py-draughts==1.10.1"],
    ["jax==0.10.2", "pgx==2.6.0"],
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="peers", description=__doc__.splitlines()[0])
    parser.add_argument("--venv", type=Path, help="a virtual environment to use or to make")
    parser.add_argument("--only", default="", help="groups, such as loops,batches")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each measurement")
    parser.add_argument("--installed", action="store_true", help="measure in this very Python")
    arguments = parser.parse_args()
    if arguments.installed:
        from measure import measure

        measure(arguments.only, arguments.rounds, arguments.seconds)
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        home = arguments.venv or Path(temporary) / "venv"
        if not (home / "bin" / "python").exists():
            venv.create(home, with_pip=True)
        install(home)
        again = ["--installed", "--only", arguments.only, "--rounds", str(arguments.rounds)]
        again += ["--seconds", str(arguments.seconds)]
        return subprocess.run([home / "bin" / "python", HERE, *again], check=False).returncode


def install(home: Path) -> None:
    """Installs the peers, as far as they can be had, and dablot."""
    pip = [home / "bin" / "python", "-m", "pip", "install", "--quiet"]
    pip += ["--disable-pip-version-check"]
    for packages in PEERS:
        done = subprocess.run([*pip, *packages], check=False)
        if done.returncode:
            print(f"cannot be installed here: {' '.join(packages)}", file=sys.stderr)
    subprocess.run([*pip, "--force-reinstall", "--no-deps", str(PACKAGE)], check=True)


if __name__ == "__main__":
    sys.exit(main())
