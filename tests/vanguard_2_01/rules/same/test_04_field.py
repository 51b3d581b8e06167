"""The scenarios of `test_04_field` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_04_field",
        without=("test_each_player_has_seven_circles",),
        still=(
            "test_a_rear_guard_circle_holds_one_card",
            "test_a_resting_rear_guard_put_on_the_vanguard_circle_stands",
            "test_a_ride_onto_a_resting_vanguard_stands",
            "test_a_superior_ride_after_an_attack_gives_a_standing_vanguard",
            "test_the_guardian_circle_holds_many",
            "test_the_vanguard_circle_holds_one_card",
        ),
    )
)
