"""1113.2a: a Trigger that is played for a cost may ask for more; without that the card is not played."""

from __future__ import annotations

import pytest

DUE = "[Trigger] Pay {0}. You can activate this if your opponent has three or more resonators in his or her field: "


def ambush(scene, me, foe, zone, there):
    scene.card("Ambush", f"{DUE}You gain 100 life.", type="Chant", cost="{R}")
    me.put(zone, "Ambush", face_down=zone == "standby")
    me.will("fire")
    foe.has(field=["Resonator 1"] * there)


@pytest.mark.rule("1113.2a", "708.4")
@pytest.mark.parametrize("zone", ["standby", "hand"])
@pytest.mark.parametrize("there", [2, 3])
def test_a_trigger_card_is_played_only_as_its_text_allows(scene, me, foe, zone, there):
    """1113.2a, 104.1: three resonators are enough, two are not, whatever was paid."""
    ambush(scene, me, foe, zone, there)
    assert me.why_not("play", "Ambush") == (None if there == 3 else "104.1")
    assert me.offered("play", "Ambush") is (there == 3)


@pytest.mark.rule("1113.2a", "903.3a")
def test_the_condition_is_asked_as_the_card_is_played_only(scene, me, foe):
    """1113.2a: one of the three leaves before the card resolves, and its text is done all the same."""
    scene.card("Recall", "[Quickcast]\nReturn target resonator to its owner's hand.", type="Chant", cost="{R}")
    ambush(scene, me, foe, "standby", 3)
    foe.has(hand=["Recall"]).will("fire")
    me.plays("Ambush")
    foe.plays("Recall", "Resonator 1").lets_resolve()
    assert foe.count("field") == 3 - 1 and me.life == 4000 + 100


@pytest.mark.rule("1113.2a", "903.2f-ii")
@pytest.mark.parametrize("there", [2, 3])
def test_a_card_that_is_free_asks_for_its_condition_too(scene, me, foe, there):
    """903.2f-ii: only the cost is left out."""
    scene.card("Gift", "You may play a chant from your hand without paying its cost.", type="Chant", cost="{R}")
    ambush(scene, me, foe, "hand", there)
    me.has(hand=["Gift"])
    me.plays("Gift").until(about="may").picks("yes", "Ambush").lets_resolve()
    assert me.life == (4000 + 100 if there == 3 else 4000)
