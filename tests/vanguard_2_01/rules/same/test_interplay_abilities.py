"""The scenarios of `test_interplay_abilities` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_abilities",
        without=("test_the_first_of_two_instances_cancels_the_second",),
    )
)
