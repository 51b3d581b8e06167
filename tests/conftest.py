"""Loads the rule ledger for every run, sets how many examples a property test tries, and looks at what is compiled."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SOURCES = Path(__file__).resolve().parent.parent / "src"
COMPILED = [path.stat().st_mtime for path in SOURCES.glob("playmat_compiled__mypyc*")]
"""When the library was built that all compiled modules lie in, if it was."""


def edited_since() -> list[str]:
    """Sources that are younger than the library which runs in their place."""
    late = [path for path in SOURCES.rglob("*.py") if path.stat().st_mtime > max(COMPILED, default=0.0)]
    return sorted(path.name for path in late if any(path.with_suffix(each).exists() for each in EXTENSION_SUFFIXES))


if edited := edited_since():
    raise pytest.UsageError(f"edited after they were compiled: {', '.join(edited)}; `make compiled` or `make plain`")

pytest_plugins = ["playmat.testing.ledger_plugin", "playmat.testing.plugin"]

# An ordinary run tries the same examples each time, so that a failure is the change's own.
settings.register_profile("default", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("soak", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")


@pytest.fixture(autouse=True, scope="session")
def kept_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that a test plays at the table are kept among its own files, not with those of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PLAYMAT_STATE", str(tmp_path_factory.getbasetemp() / "state"))
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """While tests are collected nearly everything that is made stays: there is no garbage to look for."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """What was collected stays to the end: no collection of garbage need look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if COMPILED and item.get_closest_marker("plain"):
            item.add_marker(pytest.mark.skip(reason="looks into plain Python, and the kernel is compiled"))
