"""Scenarios of the older book: they name rules by its ids, and know of no G assist."""

from __future__ import annotations

import pytest

from playmat.testing.scene import Scene

from ...same import older_ids


@pytest.fixture(autouse=True)
def table(table: Scene) -> Scene:
    return table.in_the_ids_of(older_ids()).declining("assist")
