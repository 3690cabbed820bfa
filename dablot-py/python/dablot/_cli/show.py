"""Draw positions, and games as they stand at their end.

A file holds positions, one a line, or records of games, or a game that Ludii has saved: told from how
it begins, but a name that ends in .dbl or .dbl.gz always means records. The name - stands for standard
input.
"""

from __future__ import annotations

import argparse
from itertools import islice

from .. import Position, Trial, read_records
from ..errors import DablotError
from . import files, sources

NAME = "show"
LISTED = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what the program takes."""
    sources.add_arguments(parser)
    parser.add_argument(
        "--turns", action="store_true", help=f"list the legal turns too, the first {LISTED}"
    )


def run(arguments: argparse.Namespace) -> int:
    """Draws every position."""
    if not arguments.files:
        for position in sources.positions(arguments):
            show(position, arguments.turns)
    for name in arguments.files:
        with files.readable(name):
            show_file(name, files.Source(name), arguments)
    return 0


def show_file(name: str, source: files.Source, arguments: argparse.Namespace) -> None:
    """Draws what a file holds."""
    match source.kind:
        case files.Kind.RECORDS:
            show_records(name, source, arguments.turns)
        case files.Kind.TRIAL:
            show_trial(name, source.text(), arguments.turns)
        case _:
            for position in sources.of_text(name, source.text(), arguments.rules):
                show(position, arguments.turns)


def show(position: Position, turns: bool) -> None:
    """Draws a position and prints its text."""
    print(position)
    print(position.text)
    if turns:
        listed = [str(turn) for turn in islice(position.turns, LISTED + 1)]
        print(*listed[:LISTED], *(["..."] if len(listed) > LISTED else []))
    print()


def show_trial(name: str, text: str, turns: bool) -> None:
    """Draws the end of a game that Ludii has saved."""
    try:
        replay = Trial(text).replay()
    except DablotError as error:
        raise files.Unreadable(f"{name}: {error}") from None
    print(f"{name}: {len(replay.turns)} turns, {len(replay.faults)} faults")
    if replay.position is not None:
        show(replay.position, turns)


def show_records(name: str, source: files.Source, turns: bool) -> None:
    """Draws the end of every recorded game, as far as it is right."""
    for number, reading in enumerate(read_records(source), 1):
        line, faults = reading.record.line, len(reading.faults)
        print(f"{name}: game {number}: {len(line.turns)} turns, {faults} faults")
        show(line.end, turns)
