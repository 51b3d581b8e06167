"""The scenarios of `test_interplay_checks` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_checks",
        without=(
            "test_damage_is_checked_one_card_at_a_time_and_counted_between",
            "test_two_units_called_to_one_circle_over_a_third",
        ),
    )
)
