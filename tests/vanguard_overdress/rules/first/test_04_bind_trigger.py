"""The scenarios of `test_04_bind_trigger` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_04_bind_trigger",
        without=(
            "test_a_newcomer_lies_on_top_of_the_trigger_zone",
            "test_nobody_reorders_the_trigger_zone",
        ),
    )
)
