"""One scene in this book and in the one before it."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.words.nodes import Ability, Sequence
from playmat.testing.scene import Scene

SECOND, NEWEST = "vanguard-2.01", "vanguard-overdress"


def both(older: object, newer: object) -> pytest.MarkDecorator:
    """The scene in either book, with what is to be expected there."""
    return pytest.mark.parametrize(("book", "expected"), [(SECOND, older), (NEWEST, newer)])


def laid(scene: Scene, book: str, stage: str) -> list[Any]:
    """The two players of a table of that book."""
    scene.book(book).turn_of(0).step(stage)
    if book == SECOND:
        scene.declining("assist")
    return scene.players


def act(*parts: Any, **fields: Any) -> Ability:
    """An ability that is played by choice, from any circle."""
    return Ability("activated", Sequence(parts), zones=("field",), **fields)
