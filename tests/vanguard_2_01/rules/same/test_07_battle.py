"""The scenarios of `test_07_battle` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_battle",
        without=("test_the_start_step_returns_after_each_attack",),
    )
)
