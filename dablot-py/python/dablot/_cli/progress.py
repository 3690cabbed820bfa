"""A bar on the terminal for work that takes long."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType

PATIENCE = 1.0
"""Seconds of work before the bar is shown."""
PAUSE = 0.1
"""Seconds between two drawings."""
WIDTH = 40


class Progress:
    """How much of ``total`` is done. Shows nothing if standard error is no terminal.

    A context manager: the bar is taken away at the end.
    """

    def __init__(self, total: int, unit: str) -> None:
        self._total = total
        self._unit = unit
        self._done = 0
        self._begun = monotonic()
        self._next = self._begun + PATIENCE if sys.stderr.isatty() else float("inf")
        self._shown = False

    def advance(self, more: int = 1) -> None:
        """Notes that more is done."""
        self._done += more
        now = monotonic()
        if now >= self._next:
            self._next = now + PAUSE
            self._show(now - self._begun)

    def clear(self) -> None:
        """Takes the bar away until it is shown again, for writing something else."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._shown = False

    def _show(self, seconds: float) -> None:
        share = min(self._done / self._total, 1.0) if self._total else 0.0
        bar = ("#" * round(share * WIDTH)).ljust(WIDTH, ".")
        left = f", {seconds * (1 - share) / share:,.0f} s left" if share else ""
        line = f"[{bar}] {self._done:,}/{self._total:,} {self._unit}{left}"
        sys.stderr.write(f"\r{line}\x1b[K")
        sys.stderr.flush()
        self._shown = True

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()
