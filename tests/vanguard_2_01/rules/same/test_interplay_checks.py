"""The scenarios of `test_interplay_checks` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_checks",
        without=(
            "test_damage_is_checked_one_card_at_a_time_and_counted_between",
            "test_two_units_called_to_one_circle_over_a_third",
        ),
        still=(
            "test_a_bonus_of_a_trigger_is_gone_with_the_unit",
            "test_a_draw_trigger_that_takes_the_last_card_loses_at_the_next_check_timing",
            "test_a_heal_trigger_as_the_sixth_damage_saves_its_player",
            "test_a_heal_trigger_with_less_damage_than_the_opponent_heals_nothing",
            "test_a_stand_trigger_does_not_stand_what_cannot_stand",
            "test_a_vanguard_driven_off_without_a_ride_was_not_ridden",
            "test_the_new_vanguards_grade_decides_what_may_be_called",
            "test_who_cannot_normal_ride_may_ride_by_an_effect",
        ),
    )
)
