"""What an import brings along."""

import subprocess
import sys


def test_the_import_needs_nothing_but_the_wheel() -> None:
    """No optional package is imported, not even where it is installed."""
    code = "import dablot, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "dablot._dablot" in loaded
    assert not loaded & {"numpy", "pettingzoo", "pyspiel", "gymnasium", "argparse", "dataclasses"}
