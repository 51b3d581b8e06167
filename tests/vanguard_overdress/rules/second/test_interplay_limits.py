"""The scenarios of `test_interplay_limits` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_interplay_limits",
        without=(
            "test_a_trigger_adds_nothing_to_a_set_power_until_that_is_over",
            "test_what_another_unit_does_is_not_nullified_with_it",
        ),
        still=(
            "test_an_extra_turn_has_its_own_draw_and_ride",
            "test_continuous_abilities_of_such_cards_do_not_reach_it",
            "test_it_does_not_change_places_by_them",
            "test_it_is_not_rested_by_them",
            "test_ones_next_stand_phase_is_that_of_the_extra_turn",
        ),
    )
)
