"""The scenarios of `test_05_preparation` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_05_preparation",
        without=("test_the_steps_of_preparation_come_in_their_order",),
    )
)
