"""Run by ``package.sh`` on a source distribution and a wheel, in an environment with that wheel alone:
what has to be in them, and that it works."""

import sys
import tarfile
import zipfile
from email import message_from_string
from importlib.metadata import metadata
from pathlib import Path

import dablot

LICENCES = {"LICENSE-MIT", "LICENSE-APACHE"}


def check_source(path: str) -> None:
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        folder = archive.getnames()[0].partition("/")[0]
        described = archive.extractfile(f"{folder}/PKG-INFO")
        assert described is not None
        about = message_from_string(described.read().decode())
    assert names >= LICENCES | {"PKG-INFO", "README.md", "Cargo.lock", "dablot/src/lib.rs"}
    assert any(name.endswith("dablot/_dablot.pyi") for name in names)
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
    assert set(about.get_all("Provides-Extra", [])) >= {"numpy", "pettingzoo", "openspiel"}


def check_wheel(path: str) -> None:
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        [described] = [name for name in names if name.endswith(".dist-info/METADATA")]
        about = message_from_string(archive.read(described).decode())
        folder = described.removesuffix("METADATA")
        for licence in LICENCES:
            assert "Copyright" in archive.read(f"{folder}licenses/{licence}").decode()
    assert "-abi3-" in Path(path).name
    assert {"dablot/py.typed", "dablot/_dablot.pyi", "dablot/pettingzoo.py"} <= set(names)
    assert not [name for name in names if not name.startswith(("dablot/", folder))], names
    assert about["License-Expression"] == "MIT OR Apache-2.0"
    assert set(about.get_all("License-File", [])) == LICENCES
    needed = [need for need in about.get_all("Requires-Dist", []) if "extra ==" not in need]
    assert not needed, "the wheel needs nothing"


def check_installed() -> None:
    assert "site-packages" in (dablot.__file__ or "")
    assert metadata("dablot")["Requires-Python"] == ">=3.10"
    game = dablot.Game()
    game.push("c5-d6")
    assert dablot.Record.parse(str(dablot.Record.from_game(game))).line.turns == game.history
    for extra, module in [("pettingzoo", "pettingzoo"), ("openspiel", "openspiel")]:
        try:
            __import__(f"dablot.{module}")
        except dablot.MissingExtraError as error:
            assert error.extra == extra
        else:
            raise AssertionError(f"{module} should be missing here")


if __name__ == "__main__":
    check_source(sys.argv[1])
    check_wheel(sys.argv[2])
    check_installed()
    print("the source distribution and the wheel are well")
