"""The scenarios of `test_08_continuous` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_08_continuous",
        without=(
            "test_a_gained_ability_counts_for_the_numbers",
            "test_a_units_stamp_is_when_it_came_onto_the_field",
            "test_an_ability_played_before_a_unit_came_is_the_earlier_one",
            "test_off_the_field_the_stamp_is_when_the_card_came_to_its_zone",
            "test_reading_another_cards_power_is_no_dependency",
            "test_the_stamp_is_when_the_ability_was_played_not_when_it_got_that_far",
            "test_what_is_not_decided_goes_by_time_stamps",
        ),
    )
)
