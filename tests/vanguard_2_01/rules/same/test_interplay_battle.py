"""The scenarios of `test_interplay_battle` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_battle",
        still=(
            "test_a_hit_rear_guard_that_is_bound_instead_was_still_hit",
            "test_a_rear_guard_stood_by_a_trigger_attacks_again_boosted_anew",
            "test_a_shield_of_zero_guards_and_adds_nothing",
            "test_a_unit_that_cannot_attack_a_rear_guard_has_the_vanguard_alone_to_attack",
            "test_a_unit_that_cannot_attack_a_vanguard_has_the_rear_guards_alone_to_attack",
            "test_a_unit_without_a_rear_guard_to_attack_is_no_attacker_if_it_cannot_attack_a_vanguard",
            "test_a_unit_that_effects_cannot_retire_is_retired_by_a_hit",
            "test_an_attacked_unit_does_not_intercept_but_its_neighbour_does",
            "test_critical_gained_on_hitting_comes_too_late",
            "test_hitting_and_being_retired_are_heard_in_one_check_timing_by_turn_player_first",
            "test_no_guardian_is_called_when_nothing_attacked_is_left",
            "test_power_that_the_booster_gains_in_the_battle_goes_to_the_attacker",
            "test_what_cannot_be_hit_in_one_battle_is_hit_in_the_next",
        ),
    )
)
