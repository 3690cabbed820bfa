"""Where positions come from: an argument, or files with one a line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from .. import Position, Rules
from ..errors import DablotError
from . import files


def rules(text: str) -> Rules:
    """The type of an argument that names rules."""
    try:
        return Rules(text)
    except DablotError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def count(text: str) -> int:
    """The type of an argument that counts something."""
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError("expected 0 or more")
    return number


def depth(text: str) -> int:
    """The type of an argument that says how deep to count."""
    number = int(text)
    if not 0 <= number <= 255:
        raise argparse.ArgumentTypeError("expected a depth from 0 to 255")
    return number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the files, ``--position`` and ``--rules``."""
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="a file with a position a line, where # begins a remark; - is standard input",
    )
    parser.add_argument("--position", metavar="TEXT", help="a position as an argument")
    parser.add_argument(
        "--rules",
        type=rules,
        default=Rules.STANDARD,
        metavar="RULES",
        help='a rule set, any options after it, such as "walker quiet_limit=50"',
    )


def positions(arguments: argparse.Namespace) -> Iterator[Position]:
    """The positions that are named; the set-up of the game if none is.

    Raises ``Unreadable`` at the first that cannot be read.
    """
    if arguments.position is not None:
        yield _position("--position", arguments.position, arguments.rules)
    elif not arguments.files:
        yield Position.start(arguments.rules)
    for name in arguments.files:
        yield from of_text(name, files.read(name), arguments.rules)


def of_text(name: str, text: str, rules: Rules) -> Iterator[Position]:
    """The positions of a text, one a line."""
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        if content:
            yield _position(f"{name}:{number}", content, rules)


def _position(place: str, text: str, rules: Rules) -> Position:
    try:
        return Position(text, rules)
    except DablotError as error:
        raise files.Unreadable(f"{place}: {error}") from None
