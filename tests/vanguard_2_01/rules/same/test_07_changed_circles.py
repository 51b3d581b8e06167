"""The scenarios of `test_07_changed_circles` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_changed_circles",
        still=(
            "test_a_booster_that_changed_places_boosts_no_more",
            "test_the_attacker_ridden_anew_has_no_drive_step",
        ),
    )
)
