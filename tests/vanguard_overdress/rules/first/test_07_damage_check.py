"""The scenarios of `test_07_damage_check` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_07_damage_check",
        still=(
            "test_a_card_that_left_the_trigger_zone_is_no_damage",
            "test_a_card_without_a_trigger_becomes_damage_face_up",
            "test_a_damage_check_runs_in_order",
            "test_a_trigger_card_becomes_damage",
            "test_the_defender_checks_once_for_one_damage",
            "test_the_defenders_trigger_works_for_a_unit_in_battle",
        ),
    )
)
