"""Draw positions, and games as they stand at their end.

A file holds positions, one a line, or records of games, or a game that Ludii has saved: told from how
it begins, but a name that ends in .dbl or .dbl.gz always means records. The name - stands for standard
input.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice

from .. import Position, Rules, Trial, read_records
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
    parser.add_argument(
        "--svg", metavar="FILE", help="write a picture of the last position to this file too"
    )


def run(arguments: argparse.Namespace) -> int:
    """Draws every position, the last one as a picture too if that is asked for."""
    last = None
    for position in drawn(arguments):
        show(position, arguments.turns)
        last = position
    if arguments.svg is not None and last is not None:
        with files.readable(arguments.svg), open(arguments.svg, "w", encoding="utf-8") as picture:
            picture.write(last.svg())
    return 0


def drawn(arguments: argparse.Namespace) -> Iterator[Position]:
    """The positions that are asked for, behind a line about each game that they are the end of."""
    if not arguments.files:
        yield from sources.positions(arguments)
    for name in arguments.files:
        with files.readable(name):
            yield from of_file(name, files.Source(name), arguments.rules)


def of_file(name: str, source: files.Source, rules: Rules) -> Iterator[Position]:
    """The positions that a file holds, or the ends of its games."""
    match source.kind:
        case files.Kind.RECORDS:
            yield from of_records(name, source)
        case files.Kind.TRIAL:
            yield from of_trial(name, source.text())
        case _:
            yield from sources.of_text(name, source.text(), rules)


def show(position: Position, turns: bool) -> None:
    """Draws a position and prints its text."""
    print(position)
    print(position.text)
    if turns:
        listed = [str(turn) for turn in islice(position.turns, LISTED + 1)]
        print(*listed[:LISTED], *(["..."] if len(listed) > LISTED else []))
    print()


def of_trial(name: str, text: str) -> Iterator[Position]:
    """The end of a game that Ludii has saved."""
    try:
        replay = Trial(text).replay()
    except DablotError as error:
        raise files.Unreadable(f"{name}: {error}") from None
    print(f"{name}: {len(replay.turns)} turns, {len(replay.faults)} faults")
    if replay.position is not None:
        yield replay.position


def of_records(name: str, source: files.Source) -> Iterator[Position]:
    """The end of every recorded game, as far as it is right."""
    for number, reading in enumerate(read_records(source), 1):
        line, faults = reading.record.line, len(reading.faults)
        print(f"{name}: game {number}: {len(line.turns)} turns, {faults} faults")
        yield line.end
