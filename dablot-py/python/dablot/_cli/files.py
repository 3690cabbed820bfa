"""Reading files."""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager

GZIP = b"\x1f\x8b"


class Unreadable(Exception):
    """Something that cannot be read: a message with its place."""


def read(name: str) -> str:
    """The text of a file, or of standard input for ``-``; decompressed if its content is gzip.

    Raises :exc:`Unreadable`.
    """
    with readable(name):
        if name == "-":
            content = sys.stdin.buffer.read()
        else:
            with open(name, "rb") as file:
                content = file.read()
        if content.startswith(GZIP):
            content = gzip.decompress(content)
        return content.decode("utf-8-sig")


@contextmanager
def readable(name: str) -> Iterator[None]:
    """Makes :exc:`Unreadable` of whatever reading the file raises."""
    try:
        yield
    except OSError as error:
        raise Unreadable(f"{name}: {error.strerror or error}") from None
    except (EOFError, zlib.error, UnicodeDecodeError) as error:
        raise Unreadable(f"{name}: {error}") from None


def is_trial(text: str) -> bool:
    """Whether a text is meant as a game that Ludii has saved."""
    return text.startswith("game=")


def is_record(name: str) -> bool:
    """Whether a file holds records of games, which their names say."""
    return name.removesuffix(".gz").endswith(".dbl")
