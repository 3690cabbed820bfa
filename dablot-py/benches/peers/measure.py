"""Measuring in turns, and the tables."""

from __future__ import annotations

import importlib
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

GROUPS = ("loops", "environments", "batches", "imports")


@dataclass
class Contender:
    """One of those measured.

    ``work`` is called with a source of chance and yields for ever how many units it has done; or,
    where ``is_value``, yields one measured value after the other.
    """

    name: str
    work: Callable[[random.Random], Iterator[float]]
    package: str = "dablot"
    results: list[float] = field(default_factory=list)
    going: Iterator[float] | None = None
    failure: str = ""


@dataclass
class Group:
    """What is compared with each other. The first contender is the one others are compared with."""

    title: str
    unit: str
    contenders: list[Contender]
    goal: str = ""
    per: float = 1.0
    is_value: bool = False


def measure(only: str, rounds: int, seconds: float) -> None:
    """Measures all groups and prints a table for each."""
    print(machine(), "\n", sep="")
    print(f"Medians of {rounds} rounds in turns, {seconds} s each.", flush=True)
    for module in only.split(",") if only else GROUPS:
        for group in importlib.import_module(module).GROUPS:
            for number in range(rounds + 1):
                # The first round warms up.
                for contender in group.contenders:
                    step(contender, group, seconds, number > 0)
            print(table(group), flush=True)


def step(contender: Contender, group: Group, seconds: float, counts: bool) -> None:
    """One measurement."""
    if contender.failure:
        return
    try:
        if contender.going is None:
            contender.going = contender.work(random.Random(1))
            next(contender.going)
        result = next(contender.going) if group.is_value else rate(contender.going, seconds)
        if counts:
            contender.results.append(result)
    except Exception as error:  # noqa: BLE001 - whatever a peer raises is told
        contender.failure = f"{type(error).__name__}: {str(error).splitlines()[0][:80]}"


def rate(going: Iterator[float], seconds: float) -> float:
    """How many units a second are done."""
    done, begin = 0.0, time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        done += next(going)
    return done / elapsed


def table(group: Group) -> str:
    """A group as a table."""
    lines = [f"\n### {group.title}\n"]
    if group.goal:
        lines.append(f"Goal: {group.goal}.\n")
    lines += [f"| | {group.unit} | least | most | dablot is |", "| --- | ---: | ---: | ---: | ---: |"]
    first = group.contenders[0]
    for contender in group.contenders:
        if not contender.results:
            lines.append(f"| {named(contender)} | not measured: {contender.failure} | | | |")
            continue
        values = sorted(value / group.per for value in contender.results)
        own = statistics.median(values)
        ours = statistics.median(first.results) / group.per if first.results else 0
        times = (own / ours if group.is_value else ours / own) if ours else 0
        ratio = f"{times:.3g} ×" if times and contender is not first else ""
        shown = " | ".join(map(figure, (own, values[0], values[-1])))
        lines.append(f"| {named(contender)} | {shown} | {ratio} |")
    return "\n".join(lines)


def figure(value: float) -> str:
    """A value in three digits, or all before the point."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def named(contender: Contender) -> str:
    """The name with the version of the package."""
    try:
        return f"{contender.name} ({contender.package} {version(contender.package)})"
    except importlib.metadata.PackageNotFoundError:
        return f"{contender.name} ({contender.package})"


def machine() -> str:
    """What is measured on."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        found = [line.partition(":")[2] for line in cpus.read_text().splitlines() if "model" in line]
        model = ", model ".join(part.strip() for part in reversed(found[:2])) or model
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0
    return (
        f"{model}; {os.cpu_count()} cores, load {load:.1f} at the beginning; Python "
        f"{platform.python_version()}, {sys.platform}"
    )
