"""The scenarios of `test_10_actions_ride_call` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_10_actions_ride_call",
        still=(
            "test_a_card_from_outside_the_field_rides",
            "test_a_card_from_the_deck_rides",
            "test_a_card_rides_an_empty_circle",
            "test_a_card_that_does_not_arrive_has_not_ridden",
            "test_a_card_that_rides_by_its_own_ability_is_still_this_unit",
            "test_a_rear_guard_moved_to_the_vanguard_circle_does_not_ride",
            "test_a_rear_guard_told_to_ride_does_not_ride_either",
            "test_a_vanguard_told_to_ride_itself_stays_what_it_is",
            "test_the_old_vanguard_goes_to_the_soul_only_when_a_card_rides",
        ),
    )
)
