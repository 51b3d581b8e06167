"""Two cards to choose in one sentence: what "up to" is said of."""

from __future__ import annotations

import pytest


@pytest.mark.rule("8-6-3")
@pytest.mark.parametrize(("words", "kept"), [
    ("up to 1 <Wren> card and 1 <Reed> card", True), ("1 <Wren> card and 1 <Reed> card", False),
])  # fmt: skip
def test_up_to_is_said_of_both(scene, me, foe, trick, words, kept):
    trick("Net", f"[Activate: Main] Choose {words} in your Drop Area and play them.")
    scene.card("A", character="Wren")
    scene.card("B", character="Reed")
    me.has(hand=["Net"], drop=["A", "B"])
    me.uses("Net")
    while me.asked and not me.offered("pass"):
        me.passes()
    assert (me.zone("battle") == []) == kept
