"""Every example in a docstring, of the compiled part too, in the README and in the guide."""

import doctest
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import dablot
from dablot import errors, vector

README = Path(__file__).parent.parent / "README.md"
GUIDE = README.parent / "docs"
FRONT_PAGE = README.parent.parent / "README.md"


def modules() -> Iterator[ModuleType]:
    """The package, its exceptions, and what else is there if the extras are installed."""
    yield dablot
    yield errors
    yield vector
    for extra in ("pettingzoo", "openspiel"):
        try:
            yield importlib.import_module(f"dablot.{extra}")
        except dablot.MissingExtraError:
            pass  # its own tests say that they are skipped


NAMES = {name: getattr(module, name) for module in modules() for name in module.__all__}


def documented() -> Iterator[tuple[str, object]]:
    """Whatever has a docstring of its own. The finder of doctest knows no getters of extensions."""
    for module in modules():
        yield module.__name__, module
    for name, item in NAMES.items():
        yield name, item
        for member, value in vars(item).items() if isinstance(item, type) else ():
            is_own = inspect.isroutine(value) or inspect.isdatadescriptor(value)
            if is_own and not member.startswith("_"):
                yield f"{name}.{member}", value


def examples() -> list[doctest.DocTest]:
    parser = doctest.DocTestParser()
    texts = [(name, item.__doc__ or "") for name, item in documented()]
    texts.append(("README", README.read_text("utf-8")))
    texts += [(page.stem, page.read_text("utf-8")) for page in sorted(GUIDE.glob("*.md"))]
    if FRONT_PAGE.exists():  # not where the package was taken out of the repository
        texts.append(("FRONT_PAGE", FRONT_PAGE.read_text("utf-8")))
    tests = [parser.get_doctest(text, dict(NAMES), name, name, 0) for name, text in texts]
    return [test for test in tests if test.examples]


@pytest.mark.parametrize("test", examples(), ids=lambda test: test.name)
def test_example(test: doctest.DocTest) -> None:
    output: list[str] = []
    failed, _ = doctest.DocTestRunner(verbose=False).run(test, out=output.append)
    assert not failed, "".join(output)


def test_examples_are_found_in_the_compiled_part_and_the_guide() -> None:
    names = {test.name for test in examples()}
    assert names >= {"README", "validating", "front_end", "learner"}
    assert names >= {"Position", "Position.play", "Position.text", "Turns.captures", "first_side"}


@pytest.mark.parametrize(("name", "item"), list(documented()))
def test_everything_public_has_a_docstring(name: str, item: object) -> None:
    assert inspect.getdoc(item), name


@pytest.mark.parametrize(("name", "item"), list(documented()))
def test_everything_public_can_say_how_it_is_called(name: str, item: object) -> None:
    if inspect.isroutine(item):
        # A method is taken from its class, since its own object may not be callable.
        holder, _, member = name.rpartition(".")
        inspect.signature(getattr(NAMES[holder], member) if holder else item)
