"""The scenarios of `test_07_changed_circles` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_changed_circles",
        unread=(
            "test_an_attacked_unit_that_changed_places_is_not_hit",
            "test_an_attacker_that_changed_places_does_not_hit",
            "test_an_attacker_that_stayed_while_others_changed_places_hits",
            "test_the_booster_of_an_attacker_that_changed_places_boosts_nobody",
        ),
    )
)
