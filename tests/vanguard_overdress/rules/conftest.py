"""Scenarios of vanguard-overdress: every table is of this book, in my main phase unless a test says more."""

from __future__ import annotations

import pytest

from playmat.testing.scene import Scene


@pytest.fixture(autouse=True)
def table(scene: Scene) -> Scene:
    return scene.book("vanguard-overdress").turn_of(0).step("main phase")
