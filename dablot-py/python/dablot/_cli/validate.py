"""Judge files of games: records, or games that Ludii has saved, plain or compressed with gzip.

What a file holds is told from how it begins; a name that ends in .dbl or .dbl.gz always means
records. The name - stands for standard input.

For each file there is a line "FILE: ok, N games, M turns" on standard output, or a line for each
fault, "FILE:LINE:COLUMN: game G, turn T: what is wrong". A summary goes to standard error. A file
that cannot be read gets a line there too, and the files after it are judged all the same.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from dataclasses import dataclass, field

from .. import Fault, validate_records
from . import files, judge
from .progress import Progress

NAME = "validate"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what the program takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file; - is standard input")
    parser.add_argument("--json", action="store_true", help="write one JSON object a line")


@dataclass
class Report:
    """Writes lines as the work goes on, and counts what they say."""

    as_json: bool
    bar: Progress
    good_files: int = 0
    bad_files: int = 0
    unreadable_files: int = 0
    games: int = 0
    turns: int = 0
    results: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)

    def write(self, text: str, /, **values: object) -> None:
        """Writes a line, or an object with the values."""
        self.bar.clear()
        print(json.dumps(values, ensure_ascii=False) if self.as_json else text)

    def fault(self, name: str, game: int, fault: Fault) -> None:
        """Writes what is wrong with a game."""
        self.faults[fault.kind] += 1
        turn = "" if fault.turn is None else f", turn {fault.turn}"
        self.write(
            f"{name}:{fault.line}:{fault.column}: game {game}{turn}: {fault.message}",
            type="fault",
            file=name,
            line=fault.line,
            column=fault.column,
            game=game,
            turn=fault.turn,
            kind=fault.kind,
            message=fault.message,
        )

    def file(self, name: str) -> None:
        """Judges a file."""
        with files.readable(name):
            source = files.Source(name)
            match source.kind:
                case files.Kind.EMPTY:
                    self.judged(name, 0, 0, 0)
                case files.Kind.RECORDS:
                    self.records(name, source)
                case files.Kind.TRIAL:
                    self.game(name, judge.trial(source.text()))
                case _:
                    self.game(name, judge.unknown())

    def records(self, name: str, source: files.Source) -> None:
        """Judges a file of records, whose faults are told as they are found."""
        totals = validate_records(source, lambda fault: self.fault(name, fault.game, fault))
        self.results.update({result: n for result, n in totals.results.items() if n})
        self.judged(name, totals.games, totals.turns, totals.faults)

    def game(self, name: str, judged: judge.Judged) -> None:
        """Reports on a file of one game."""
        self.results[judged.result] += 1
        for fault in judged.faults:
            self.fault(name, 1, fault)
        self.judged(name, 1, judged.turns, len(judged.faults))

    def judged(self, name: str, games: int, turns: int, faults: int) -> None:
        """Counts a file, and writes what it has come to."""
        self.games += games
        self.turns += turns
        self.good_files += not faults
        self.bad_files += bool(faults)
        if self.as_json or not faults:
            self.write(
                f"{name}: ok, {games} games, {turns} turns",
                type="file",
                file=name,
                ok=not faults,
                games=games,
                turns=turns,
                faults=faults,
            )

    def unreadable(self, name: str, error: files.Unreadable) -> None:
        """Reports a file that cannot be read."""
        self.unreadable_files += 1
        self.bar.clear()
        if self.as_json:
            self.write("", type="error", file=name, message=str(error))
        else:
            print(f"validate: {error}", file=sys.stderr)

    def finish(self) -> int:
        """Writes the summary; gives the exit status."""
        if self.as_json:
            counts = {name: value for name, value in vars(self).items() if name not in OWN}
            self.write("", type="summary", **counts)
        else:
            print(self.summary(), end="", file=sys.stderr)
        return 2 if self.unreadable_files else 1 if self.faults else 0

    def summary(self) -> str:
        """All files in a few lines."""
        lines = [
            f"{self.good_files} files good, {self.bad_files} bad, "
            f"{self.unreadable_files} unreadable; {self.games} games, {self.turns} turns"
        ]
        for title, counts in (("results", self.results), ("faults", self.faults)):
            if counts:
                lines.append(f"{title}:")
                lines += [f"{count:>12}  {name}" for name, count in counts.most_common()]
        return "\n".join(lines) + "\n"


OWN = {"as_json", "bar"}


def run(arguments: argparse.Namespace) -> int:
    """Judges every file."""
    total = sum(os.path.getsize(name) for name in arguments.files if os.path.isfile(name))
    with Progress(total, "bytes") as bar:
        report = Report(arguments.json, bar)
        for name in arguments.files:
            try:
                report.file(name)
            except files.Unreadable as error:
                report.unreadable(name, error)
            bar.advance(os.path.getsize(name) if os.path.isfile(name) else 0)
        return report.finish()
