"""The scenarios of `test_07_guard_step` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_07_guard_step",
        without=("test_guardians_of_another_unit_add_nothing",),
        still=(
            "test_a_rear_guards_attack_goes_on_with_the_damage_step",
            "test_a_vanguards_attack_goes_on_with_the_drive_step",
            "test_an_attacker_that_left_the_vanguard_circle_has_no_drive_step",
            "test_any_number_of_hand_cards_can_guard",
            "test_only_front_row_units_with_intercept_are_moved",
            "test_what_guarding_sets_off_resolves_before_the_drive_step",
        ),
    )
)
