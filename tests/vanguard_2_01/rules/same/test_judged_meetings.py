"""The scenarios of `test_judged_meetings` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_judged_meetings",
        still=(
            "test_limit_break_ends_with_the_damage_that_a_drive_check_heals",
            "test_limit_break_on_hitting_looks_at_the_damage_after_a_heal",
            "test_a_stand_trigger_stands_one_and_lifts_another",
            "test_twin_drive_off_the_last_two_cards_loses_with_the_second",
            "test_the_second_trigger_finds_no_clan_when_the_first_check_has_sent_it_away",
            "test_a_heal_in_a_damage_check_counts_without_the_card_being_checked",
            "test_power_of_a_damage_trigger_counts_in_the_next_battle_and_not_in_this",
            "test_a_unit_that_stands_up_in_its_battle_hits_once_and_attacks_anew",
            "test_a_booster_that_goes_to_the_soul_as_it_boosts_leaves_the_attacker_alone",
            "test_an_end_of_turn_ability_reads_power_that_ends_with_the_turn",
            "test_a_given_ability_on_hitting_stays_with_its_unit",
            "test_the_sixth_damage_of_a_skill_may_be_healed_in_its_own_check",
        ),
    )
)
