"""The scenarios of `test_02_triggers` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_02_triggers",
        still=(
            "test_a_critical_trigger_gives_to_two_different_units",
            "test_a_critical_trigger_is_given_to_own_units_only",
            "test_a_critical_trigger_may_give_both_to_one_unit",
            "test_a_critical_trigger_works_in_a_damage_check",
            "test_a_draw_trigger_draws_and_gives_power",
            "test_a_draw_trigger_works_in_a_damage_check",
            "test_a_guardian_is_one_of_the_units",
            "test_a_heal_trigger_heals_unless_the_opponent_has_more_damage",
            "test_a_stand_trigger_without_rear_guards_gives_only_power",
            "test_a_stood_rear_guard_attacks_again",
            "test_the_bonus_of_a_critical_trigger_lasts_until_the_end_of_the_turn",
            "test_the_card_being_checked_is_not_counted_as_damage",
            "test_the_player_chooses_which_damage_is_healed",
            "test_the_power_of_a_draw_trigger_lasts_until_the_end_of_the_turn",
            "test_the_power_of_a_heal_trigger_lasts_until_the_end_of_the_turn",
            "test_the_power_of_a_stand_trigger_may_go_to_another_unit",
        ),
    )
)
