"""The scenarios of `test_10_actions_ride_call` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_10_actions_ride_call",
        without=(
            "test_a_superior_call_asks_no_grade",
            "test_as_many_as_possible_are_called_when_circles_are_short",
        ),
        still=(
            "test_a_card_from_outside_the_field_rides",
            "test_a_card_from_the_deck_rides",
            "test_a_card_rides_an_empty_circle",
            "test_a_card_that_does_not_arrive_has_not_ridden",
            "test_a_card_that_rides_by_its_own_ability_is_still_this_unit",
            "test_a_rear_guard_moved_to_the_vanguard_circle_does_not_ride",
            "test_a_vanguard_told_to_ride_itself_stays_what_it_is",
            "test_the_old_vanguard_goes_to_the_soul_only_when_a_card_rides",
        ),
    )
)
