"""The data that a second implementation and the program Ludii made, beside the project."""

import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest

BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared"
FOLDER = Path(os.environ.get("DABLOT_SHARED", BESIDE_THE_PROJECT)) / "conformance"


def read(name: str) -> str:
    """The text of a file; where it is missing, the test is skipped and says so."""
    path = FOLDER / name
    if not path.exists():
        pytest.skip(f"{path} is missing; DABLOT_SHARED says where the shared data is")
    return gzip.decompress(path.read_bytes()).decode() if path.suffix == ".gz" else path.read_text()


def lines(name: str) -> list[Any]:
    """The values of a file with one JSON value a line."""
    return [json.loads(line) for line in read(name).splitlines()]
