"""The programs ``validate``, ``perft``, ``show`` and ``random``, one file each.

The exit status is 0 when all is well, 1 when a file has faults, 2 when one cannot be read or an
argument is wrong.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from ..errors import DablotError
from . import files, perft, random_games, show, validate

PROGRAMS = (validate, perft, show, random_games)


def parser() -> argparse.ArgumentParser:
    """The arguments of all programs."""
    top = argparse.ArgumentParser(
        prog="python -m dablot",
        description="The rules, notation and records of Dablot Prejjesne.",
    )
    programs = top.add_subparsers(title="programs", required=True, metavar="PROGRAM")
    for program in PROGRAMS:
        text = program.__doc__ or ""
        own = programs.add_parser(
            program.NAME,
            help=text.splitlines()[0],
            description=text,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        program.add_arguments(own)
        own.set_defaults(run=program.run, name=program.NAME)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a program; gives its exit status."""
    parsed = parser().parse_args(arguments)
    try:
        status: int = parsed.run(parsed)
        sys.stdout.flush()
        return status
    except (files.Unreadable, DablotError) as error:
        print(f"{parsed.name}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Nobody reads on; Python would complain when it closes the output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
