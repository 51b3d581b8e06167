"""The scenarios of `test_03_draw_damage` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_03_draw_damage",
        still=("test_several_damage_is_dealt_one_card_at_a_time",),
    )
)
