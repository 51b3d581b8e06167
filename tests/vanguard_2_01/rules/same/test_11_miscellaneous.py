"""The scenarios of `test_11_miscellaneous` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_11_miscellaneous",
        without=("test_all_waiting_instances_of_a_locked_ability_are_cancelled",),
    )
)
