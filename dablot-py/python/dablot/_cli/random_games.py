"""Play random games: every legal decision is as likely as every other.

Prints a line for each game: its outcome (or "open" at the ply limit), how many turns were played,
and the text of its last position; or its record, with --records. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random

from .. import Game, Position, Record
from . import sources
from .progress import Progress

NAME = "random"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what the program takes."""
    sources.add_arguments(parser)
    parser.add_argument("--games", type=sources.count, default=10, help="how many, from each position")
    parser.add_argument("--seed", type=int, default=0, help="what the games are drawn from")
    parser.add_argument(
        "--ply-limit", type=sources.count, default=2000, help="after how many turns a game is left"
    )
    parser.add_argument("--records", action="store_true", help="write the record of each game")


def run(arguments: argparse.Namespace) -> int:
    """Plays on from every position."""
    random = Random(arguments.seed)
    starts = list(sources.positions(arguments))
    results: Counter[str] = Counter()
    with Progress(len(starts) * arguments.games, "games") as bar:
        for start in starts:
            for _ in range(arguments.games):
                game = play(start, arguments.ply_limit, random)
                result = str(game.outcome) if game.outcome else "open"
                results[result] += 1
                bar.clear()
                if arguments.records:
                    print(Record.from_game(game))
                else:
                    print(f"{result}, {game.ply} turns: {game.position.text}")
                bar.advance()
    for result, count in results.most_common():
        print(f"{count:>12}  {result}", file=sys.stderr)
    return 0


def play(start: Position, ply_limit: int, random: Random) -> Game:
    """A random game, or one cut off between turns."""
    game = Game(start)
    while game.ply < ply_limit and (actions := game.actions):
        game.push_action(random.choice(actions))
    return game
