"""The example of the types runs too."""

import runpy
from pathlib import Path


def test_the_typed_example_runs() -> None:
    runpy.run_path(str(Path(__file__).with_name("typed_example.py")))
