"""Fixtures for scenario tests: `scene`, `me`, `foe`. Each test runs in every mode (see `modes`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .modes import MODES, PLAIN, make_mode
from .scene import Scene


def new_scene(request: pytest.FixtureRequest) -> Iterator[Scene]:
    """A table without a book yet; the folder's conftest may choose one."""
    made = Scene(make_mode(request.param))
    yield made
    if not getattr(request.node, "failed_call", False):
        made.finish()


scene = pytest.fixture(params=MODES, name="scene")(new_scene)
plain_scene = pytest.fixture(params=(PLAIN,), name="scene")(new_scene)
"""For a folder of scenarios that run in all modes elsewhere: its conftest takes this in."""


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
