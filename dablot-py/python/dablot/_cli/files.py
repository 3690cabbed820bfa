"""Reading files and standard input, and telling from its beginning what a file holds."""

from __future__ import annotations

import re
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

from .._source import chunks

BEGINNING = 4096
"""How many bytes are enough to tell what a file holds."""


class Unreadable(Exception):
    """Something that cannot be read: a message with its place."""


class Kind(Enum):
    """What a file holds."""

    EMPTY = "empty"
    TRIAL = "trial"
    """A game that Ludii has saved."""
    RECORDS = "records"
    POSITIONS = "positions"
    UNKNOWN = "unknown"

    @classmethod
    def of(cls, name: str, beginning: str) -> Kind:
        """What a file holds that is called and begins so."""
        if name.removesuffix(".gz").endswith(".dbl"):
            return cls.RECORDS
        if beginning.startswith("game="):
            return cls.TRIAL
        content = REMARKS.sub("", beginning)
        if not content:
            return cls.EMPTY
        if POSITION.match(content):
            return cls.POSITIONS
        return cls.RECORDS if RECORD.match(content) else cls.UNKNOWN


REMARKS = re.compile(r"\A(\s+|#.*)*")
# The first rank of a position has six points, so a drawn game's 1/2-1/2 is none.
POSITION = re.compile(r"(?!1/2)[WPKwpk1-6]+/")
# A tag, a comment, a result, a number, a turn.
RECORD = re.compile(r"[\[{;*0-9]|[a-kA-K][0-9]")


class Source:
    """The content of a file, decompressed if it is gzip; for ``-`` that of standard input.

    It can be read once, as a whole with :meth:`text`, or in pieces as any file of bytes.
    """

    def __init__(self, name: str) -> None:
        self._pieces = chunks(sys.stdin.buffer if name == "-" else name)
        self._ready = b""
        while len(self._ready) < BEGINNING and (piece := next(self._pieces, b"")):
            self._ready += piece
        beginning = self._ready[:BEGINNING].removeprefix(b"\xef\xbb\xbf")
        self.kind = Kind.of(name, beginning.decode("utf-8", "replace"))

    def read(self, size: int = BEGINNING) -> bytes:
        """The next bytes, at most so many; none at the end."""
        ready = self._ready or next(self._pieces, b"")
        self._ready = ready[size:]
        return ready[:size]

    def text(self) -> str:
        """All that was not read yet."""
        return b"".join([self._ready, *self._pieces]).decode("utf-8-sig")


def read(name: str) -> str:
    """The text of a file, or of standard input for ``-``; decompressed if its content is gzip.

    Raises :exc:`Unreadable`.
    """
    with readable(name):
        return Source(name).text()


@contextmanager
def readable(name: str) -> Iterator[None]:
    """Makes :exc:`Unreadable` of whatever reading the file raises."""
    try:
        yield
    except BrokenPipeError:
        raise  # of the output
    except OSError as error:
        raise Unreadable(f"{name}: {error.strerror or error}") from None
    except (EOFError, zlib.error, UnicodeDecodeError) as error:
        raise Unreadable(f"{name}: {error}") from None
