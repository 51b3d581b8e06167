"""The scenarios of `test_interplay_checks` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_interplay_checks",
        still=(
            "test_a_bonus_of_a_trigger_is_gone_with_the_unit",
            "test_a_draw_trigger_that_takes_the_last_card_loses_at_the_next_check_timing",
            "test_a_heal_trigger_as_the_sixth_damage_saves_its_player",
            "test_a_heal_trigger_with_less_damage_than_the_opponent_heals_nothing",
            "test_damage_is_checked_one_card_at_a_time_and_counted_between",
            "test_who_cannot_normal_ride_may_ride_by_an_effect",
        ),
    )
)
