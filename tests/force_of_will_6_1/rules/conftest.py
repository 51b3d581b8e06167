"""Scenarios of force-of-will-6.1: every table is of this book, my turn 3, main phase, unless a test says more."""

from __future__ import annotations

import pytest

from playmat.testing.scene import Scene


@pytest.fixture(autouse=True)
def table(scene: Scene) -> Scene:
    return scene.book("force-of-will-6.1").turn_of(0).step("main phase")
