"""The scenarios of `test_08_automatic` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_08_automatic",
        without=(
            "test_a_ridden_units_ability_is_inactive_later",
            "test_a_waiting_ability_that_became_unusable_is_not_played",
        ),
    )
)
