"""The scenarios of `test_11_miscellaneous` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_11_miscellaneous",
        without=("test_all_waiting_instances_of_a_locked_ability_are_cancelled",),
    )
)
