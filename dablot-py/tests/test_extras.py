"""Modules that need more than the wheel, where that is missing."""

import json
import pickle
import subprocess
import sys

import pytest

from dablot import MissingExtraError

MODULES = {
    "pettingzoo": ("pettingzoo", "gymnasium", "numpy"),
    "openspiel": ("pyspiel", "open_spiel", "numpy"),
}
CASES = [(extra, package) for extra, packages in MODULES.items() for package in packages]


@pytest.mark.parametrize(("extra", "package"), CASES)
def test_the_error_says_what_to_install(extra: str, package: str) -> None:
    code = f"""
import sys, json
sys.modules[{package!r}] = None
found = []
for _ in range(2):
    try:
        import dablot.{extra}
    except ImportError as error:
        found.append([type(error).__qualname__, str(error), error.name, error.extra])
print(json.dumps(found))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second = json.loads(done.stdout)
    assert first == second and first[0] == "MissingExtraError" and first[3] == extra
    assert f"dablot.{extra} needs " in first[1] and f"install dablot[{extra}]" in first[1]
    # Where another package is missing too, it may be named first.
    assert first[2].partition(".")[0] in MODULES[extra]


def test_the_error_is_one_of_imports_and_can_be_sent() -> None:
    error = MissingExtraError("needs it", name="thing", extra="things")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is MissingExtraError and isinstance(again, ImportError)
    assert (str(again), again.name, again.extra) == ("needs it", "thing", "things")
