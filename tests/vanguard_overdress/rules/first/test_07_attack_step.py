"""The scenarios of `test_07_attack_step` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_07_attack_step",
        without=(
            "test_a_battle_without_an_attacker_is_counted",
            "test_boosted_holds_from_the_choice_on",
            "test_boosting_and_boosted_end_with_the_close_step",
            "test_each_unit_of_a_row_attack_can_be_guarded",
        ),
        still=(
            "test_only_the_front_row_is_offered_as_attacker",
            "test_only_the_opponents_front_row_is_offered_as_target",
            "test_the_attacker_rests",
            "test_the_boosters_power_is_added",
        ),
    )
)
