"""The scenarios of `test_interplay_battle` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_interplay_battle",
        without=("test_one_attack_is_told_once_and_its_hits_one_by_one",),
        still=(
            "test_a_unit_that_cannot_attack_a_rear_guard_has_the_vanguard_alone_to_attack",
            "test_a_unit_that_cannot_attack_a_vanguard_has_the_rear_guards_alone_to_attack",
            "test_a_unit_without_a_rear_guard_to_attack_is_no_attacker_if_it_cannot_attack_a_vanguard",
            "test_an_attacked_unit_does_not_intercept_but_its_neighbour_does",
            "test_critical_gained_on_hitting_comes_too_late",
            "test_no_guardian_is_called_when_nothing_attacked_is_left",
            "test_power_that_the_booster_gains_in_the_battle_goes_to_the_attacker",
            "test_what_cannot_be_hit_in_one_battle_is_hit_in_the_next",
        ),
    )
)
