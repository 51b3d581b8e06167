"""The scenarios of `test_judged_meetings` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_judged_meetings",
        # Guardians of the hand and interceptors are declared apart in this book.
        without=("test_shields_of_the_hand_and_of_an_interceptor_are_one_sum",),
        still=(
            "test_twin_drive_off_the_last_two_cards_loses_with_the_second",
            "test_a_heal_in_a_damage_check_counts_without_the_card_being_checked",
            "test_power_of_a_damage_trigger_counts_in_the_next_battle_and_not_in_this",
            "test_an_end_of_turn_ability_reads_power_that_ends_with_the_turn",
            "test_a_given_ability_on_hitting_stays_with_its_unit",
        ),
    )
)
