"""Count the sequences of turns, or of single decisions, that are possible from positions.

Prints a line "depth count" for every depth from 1 to DEPTH; with --divide a line "turn count" for
each first turn, then "DEPTH total".
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from .. import Position
from . import sources
from .progress import Progress

NAME = "perft"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what the program takes."""
    parser.add_argument("depth", type=sources.depth, metavar="DEPTH", help="how many turns deep")
    sources.add_arguments(parser)
    parser.add_argument("--actions", action="store_true", help="count single decisions, not turns")
    parser.add_argument("--divide", action="store_true", help="print the count of each first turn")


def run(arguments: argparse.Namespace) -> int:
    """Counts from every position."""
    depth: int = arguments.depth
    for position in sources.positions(arguments):
        if arguments.files:
            print(position.text)
        if depth == 0:
            print(0, 1)
        for deep in range(max(depth, 1) if arguments.divide else 1, depth + 1):
            total = 0
            for first, count in divided(position, deep, arguments.actions):
                total += count
                if arguments.divide:
                    print(first, count)
            print(deep, total, flush=True)
    return 0


def divided(position: Position, depth: int, actions: bool) -> Iterator[tuple[str, int]]:
    """Each first turn or decision with the count below it; shows a bar."""
    total = len(position.actions) if actions else position.turns.count()
    with Progress(total, "first turns") as bar:
        if actions:
            for action in position.actions:
                yield str(action), position.play_action(action).perft_actions(depth - 1)
                bar.advance()
        else:
            for turn in position.turns:
                yield str(turn), position.play(turn).perft(depth - 1)
                bar.advance()
