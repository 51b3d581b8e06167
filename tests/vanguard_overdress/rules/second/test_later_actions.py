"""The scenarios of `test_later_actions` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_later_actions",
        without=("test_the_next_check_has_its_trigger_again",),
        still=(
            "test_what_cannot_be_affected_is_neither_changed_nor_moved_nor_turned",
            "test_what_forbids_reaches_units_that_come_later_and_what_lifts_does_not",
        ),
    )
)
