"""Loads the rule ledger for every run, and sets how many examples a property test tries."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from playmat.compiled import outdated

pytest_plugins = ["playmat.testing.ledger_plugin", "playmat.testing.plugin"]

# An ordinary run tries the same examples each time, so that a failure is the change's own.
settings.register_profile("default", max_examples=50, deadline=None, derandomize=True)
settings.register_profile(
    "soak", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("default")


def pytest_configure(config: pytest.Config) -> None:
    """What was compiled before an edit runs in place of what was edited: no test would tell anything."""
    if late := outdated():
        raise pytest.UsageError(f"edited since they were compiled: {', '.join(late)}; `make compiled` or `make plain`")
