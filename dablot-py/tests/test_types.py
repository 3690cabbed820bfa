"""The examples of the types run too."""

import runpy
from pathlib import Path

import pytest


def test_the_typed_example_runs() -> None:
    runpy.run_path(str(Path(__file__).with_name("typed_example.py")))


def test_the_typed_example_of_arrays_runs() -> None:
    pytest.importorskip("numpy", reason="arrays need numpy")
    runpy.run_path(str(Path(__file__).with_name("typed_arrays.py")))
