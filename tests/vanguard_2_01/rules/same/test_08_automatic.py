"""The scenarios of `test_08_automatic` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_08_automatic",
        without=(
            "test_a_ridden_units_ability_is_inactive_later",
            "test_a_waiting_ability_that_became_unusable_is_not_played",
        ),
    )
)
