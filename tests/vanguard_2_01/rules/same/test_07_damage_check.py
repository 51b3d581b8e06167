"""The scenarios of `test_07_damage_check` for rules that are the same, or changed and true here too."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_damage_check",
        without=("test_a_card_that_left_the_trigger_zone_is_no_damage",),
        still=(
            "test_the_defender_checks_once_for_one_damage",
            "test_the_check_repeats_for_all_damage_and_then_guardians_are_retired",
        ),
    )
)
