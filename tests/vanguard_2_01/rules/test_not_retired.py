"""10.4: units that effects do not retire: those of all cards, of their own player's, or of the opponent's."""

from __future__ import annotations

import pytest

STURDY = "[CONT](RC):This unit cannot be retired {} card effects."
RETIRES_OWN = "[ACT](VC):Choose one of your rear-guards, and retire it."
RETIRES_THEIRS = "[ACT](VC):Choose one of your opponent's rear-guards, and retire it."
PAYS = "[ACT](VC):[Choose one of your rear-guards, and retire it] Draw a card."


@pytest.mark.rule("10.4.1")
@pytest.mark.parametrize(
    ("whose", "own", "theirs"),
    [("by", False, False), ("by your", False, True), ("due to your opponent's", True, False)],
)
@pytest.mark.parametrize("is_own", [True, False])
def test_an_effect_that_it_withstands_does_not_retire_it(scene, me, foe, whose, own, theirs, is_own):
    scene.card("Sturdy", STURDY.format(whose), grade=1)
    scene.card("Reaper", RETIRES_OWN if is_own else RETIRES_THEIRS, grade=2)
    me.has(vanguard="Reaper")
    (me if is_own else foe).has(left="Sturdy", right="Grade 1")
    me.uses("Reaper").picks("Sturdy")
    gone = own if is_own else theirs
    assert (me if is_own else foe).zone("drop") == (["Sturdy"] if gone else [])


@pytest.mark.rule("10.4.1", "8.1.1.2.1")
@pytest.mark.parametrize("whose", ["by", "by your"])
def test_a_cost_retires_it(scene, me, foe, whose):
    """What is paid is no effect."""
    scene.card("Sturdy", STURDY.format(whose), grade=1)
    scene.card("Payer", PAYS, grade=2)
    me.has(vanguard="Payer", left="Sturdy", right="Grade 1")
    with me.changes(hand=1):
        me.uses("Payer").picks("Sturdy")
    assert me.zone("drop") == ["Sturdy"]


@pytest.mark.rule("10.4.1", "3.14.1.2", "9.3.6")
def test_a_rule_action_retires_it(scene, me, foe):
    scene.card("Sturdy", STURDY.format("by"), grade=1)
    me.has(vanguard="Grade 2", left="Sturdy", hand=["Grade 1"])
    me.calls("Grade 1", "front left")
    assert (me.zone("left"), me.zone("drop")) == (["Grade 1"], ["Sturdy"])
