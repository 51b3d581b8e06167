"""The scenarios of `test_04_field` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_04_field",
        without=(
            "test_a_unit_is_called_to_no_other_place",
            "test_each_player_has_seven_circles",
        ),
        still=(
            "test_a_rear_guard_circle_holds_one_card",
            "test_a_ride_onto_a_resting_vanguard_stands",
            "test_a_superior_ride_after_an_attack_gives_a_standing_vanguard",
            "test_the_guardian_circle_holds_many",
            "test_the_vanguard_circle_holds_one_card",
        ),
    )
)
