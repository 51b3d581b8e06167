"""The scenarios of `test_08_continuous` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_08_continuous",
        without=(
            "test_a_gained_ability_counts_for_the_numbers",
            "test_a_units_stamp_is_when_it_came_onto_the_field",
            "test_off_the_field_the_stamp_is_when_the_card_came_to_its_zone",
            "test_reading_another_cards_power_is_no_dependency",
            "test_what_is_not_decided_goes_by_time_stamps",
        ),
        still=(
            "test_a_clan_that_is_given_counts_for_a_bonus_to_that_clan",
            "test_an_ability_played_after_a_unit_came_is_the_later_one",
        ),
    )
)
