"""The scenarios of `test_interplay_battle` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_interplay_battle",
        without=("test_an_attack_that_is_ordered_in_a_battle_comes_after_it",),
        still=("test_a_heal_among_two_damage_saves_whoever_has_four",),
    )
)
