"""The scenarios of `test_03_draw_damage` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_03_draw_damage",
        still=("test_several_damage_is_dealt_one_card_at_a_time",),
    )
)
