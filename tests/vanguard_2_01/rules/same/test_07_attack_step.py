"""The scenarios of `test_07_attack_step` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_attack_step",
        without=(
            "test_boosted_holds_from_the_choice_on",
            "test_boosting_and_boosted_end_with_the_close_step",
            "test_each_unit_of_a_row_attack_can_be_guarded",
        ),
        still=(
            "test_a_unit_rested_as_the_attack_step_begins_cannot_be_chosen",
            "test_only_the_front_row_is_offered_as_attacker",
            "test_only_the_opponents_front_row_is_offered_as_target",
            "test_the_attacker_rests",
            "test_the_boosters_power_is_added",
            "test_what_the_booster_gains_later_is_added_too",
        ),
    )
)
