"""Fixtures for scenario tests: `scene`, `me`, `foe`. Each test runs in every mode (see `modes`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..kernel.build.match import Match
from .modes import MODES, PLAIN, WATCHED, make_mode
from .scene import Scene

LAID: dict[str, list[Match]] = {}
"""The scenario that was played last, and what it has compiled: watched, it begins with that, and loads it anew."""


def new_scene(request: pytest.FixtureRequest) -> Iterator[Scene]:
    """A table without a book yet; the folder's conftest may choose one."""
    mode = request.param
    scenario = request.node.nodeid.replace(f"[{mode}", "[", 1)
    made = Scene(make_mode(mode), LAID.pop(scenario, ()))
    LAID.clear()
    yield made
    if not getattr(request.node, "failed_call", False):
        made.finish()
        if mode == PLAIN:
            LAID[scenario] = made.all_laid()


scene = pytest.fixture(params=MODES, name="scene")(new_scene)
plain_scene = pytest.fixture(params=(PLAIN,), name="scene")(new_scene)
"""For a folder of scenarios that run in all modes elsewhere: its conftest takes this in."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What names no table is not watched: it is a test like any other, in a folder of scenarios."""
    items[:] = [item for item in items if not (isinstance(item, pytest.Function) and is_bare_watched(item))]


def is_bare_watched(item: pytest.Function) -> bool:
    """Whether a test would be watched and has no table, not even through what it asks for."""
    if not hasattr(item, "callspec") or item.callspec.params.get("scene") != WATCHED:
        return False
    fixtures = item._fixtureinfo.name2fixturedefs
    asked, todo = set[str](), list(item._fixtureinfo.argnames)
    while todo:
        name = todo.pop()
        if name not in asked:
            asked.add(name)
            todo += [inner for fixture in fixtures.get(name, ()) for inner in fixture.argnames]
    return "scene" not in asked


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    outcome: Any = yield
    report = outcome.get_result()
    if report.when == "call" and report.failed:
        item.failed_call = True  # type: ignore[attr-defined]


@pytest.fixture
def me(scene: Scene) -> Any:
    return scene.players[0]


@pytest.fixture
def foe(scene: Scene) -> Any:
    return scene.players[1]
