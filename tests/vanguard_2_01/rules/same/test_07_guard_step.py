"""The scenarios of `test_07_guard_step` for rules that are the same, or changed and true here too."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_guard_step",
        without=("test_guardians_of_another_unit_add_nothing",),
        still=(
            "test_hand_cards_and_an_interceptor_are_declared_together",
            "test_only_front_row_units_with_intercept_are_moved",
            "test_a_rear_guards_attack_goes_on_with_the_damage_step",
            "test_a_vanguards_attack_goes_on_with_the_drive_step",
            "test_what_guarding_sets_off_resolves_before_the_drive_step",
            "test_an_attacker_that_left_the_vanguard_circle_has_no_drive_step",
            "test_an_attacker_that_came_to_the_vanguard_circle_has_a_drive_step",
        ),
    )
)
