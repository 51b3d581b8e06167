"""Scenarios of an older book: they name rules by its ids."""

from __future__ import annotations

import pytest

from playmat.testing.plugin import plain_scene
from playmat.testing.scene import Scene

from ...same import FIRST

__all__ = ["plain_scene", "table"]


@pytest.fixture(autouse=True)
def table(table: Scene) -> Scene:
    return table.in_the_ids_of(FIRST.older_ids)
