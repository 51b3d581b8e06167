"""Scenarios of dragonball-1.02: every table is of this book, in my third turn's main phase unless a test says more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from playmat.testing.scene import Scene


@pytest.fixture(autouse=True)
def table(scene: Scene) -> Scene:
    return scene.book("dragonball-1.02").turn_of(0).step("main phase")


@pytest.fixture
def trick(scene: Scene, table: Scene) -> Callable[[str, str], str]:
    """Invent an Extra Card that costs nothing."""
    return lambda name, text: scene.card(name, text, type="extra", energy_cost="0(-)")
