"""The content of a file in pieces, wherever it comes from."""

from __future__ import annotations

import gzip
import io
import os
from collections.abc import Iterator
from typing import Any

GZIP = b"\x1f\x8b"
SIZE = 1 << 16


def chunks(source: Any) -> Iterator[bytes]:
    """The content of a path, a file object, or bytes; decompressed if it is gzip. No piece is empty.

    A path is opened at once, and closed with the last piece or when nobody asks for it any more.
    """
    if isinstance(source, (bytes, bytearray, memoryview)):
        return _of_file(io.BytesIO(source), is_own=True)
    if hasattr(source, "read"):
        return _of_file(source, is_own=False)
    if not isinstance(source, (str, os.PathLike)):
        kind = type(source).__name__
        raise TypeError(f"expected a path, a file object or bytes, not '{kind}'")
    return _of_file(open(source, "rb"), is_own=True)


class _Rejoined:
    """A file whose beginning was read already."""

    def __init__(self, beginning: bytes, file: Any) -> None:
        self.beginning = beginning
        self.file = file

    def read(self, size: int) -> bytes:
        beginning, self.beginning = self.beginning[:size], self.beginning[size:]
        return beginning or _piece(self.file, size)


def _piece(file: Any, size: int) -> bytes:
    piece = file.read(size)
    if isinstance(piece, str):
        # What no file may hold becomes a fault with its place.
        return piece.encode("utf-8", "surrogatepass")
    if not isinstance(piece, bytes):
        kind = type(piece).__name__
        raise TypeError(f"expected a file object that gives text or bytes, not '{kind}'")
    return piece


def _of_file(file: Any, is_own: bool) -> Iterator[bytes]:
    try:
        piece = _piece(file, SIZE)
        if len(piece) == 1:
            piece += _piece(file, SIZE)
        if piece.startswith(GZIP):
            # A reader of gzip asks for a few methods only, and this has the one that is used.
            file_of_text: Any = gzip.GzipFile(fileobj=_Rejoined(piece, file), mode="rb")  # type: ignore[call-overload]
            piece = file_of_text.read(SIZE)
        else:
            file_of_text = file
        while piece:
            yield piece
            piece = _piece(file_of_text, SIZE)
    finally:
        if is_own:
            file.close()
