"""The scenarios of `test_10_actions_show` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_10_actions_show",
        unread=(
            "test_a_check_for_skill_damage_uses_the_trigger_zone",
            "test_skill_damage_is_checked_like_battle_damage",
        ),
    )
)
