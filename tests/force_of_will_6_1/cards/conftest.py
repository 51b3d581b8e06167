"""Scenarios with our own cards: a table of the book in my third turn's main phase, and the set to take cards from."""

from __future__ import annotations

import pytest

from playmat import own_library
from playmat.testing.scene import Scene


@pytest.fixture
def scene(scene: Scene) -> Scene:
    """The table, where every card of the set can be named beside the stock cards."""
    scene.book("force-of-will-6.1").turn_of(0).step("main phase")
    scene.cards.update({card.name: card for card in own_library("force-of-will-6.1").cards})
    return scene
