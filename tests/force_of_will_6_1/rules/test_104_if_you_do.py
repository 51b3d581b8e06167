""" "If you do" asks whether the deed before it was done: by the words, and by what became of it (104.3, 104.4)."""

from __future__ import annotations

import pytest

SAFE = {"text": "Resonators you control cannot be destroyed.", "type": "Regalia"}
BOUND = "{0}: If you control a regalia, destroy this card. If you do, draw a card."
OFFER = "{0}: You may destroy this card. If you do, draw a card."


@pytest.mark.rule("104.4", "1010.3", "903.3c")
@pytest.mark.parametrize("safe", [True, False])
@pytest.mark.parametrize("text", [BOUND, OFFER])
def test_what_cannot_be_destroyed_was_not(scene, me, foe, text, safe):
    """104.4: the condition holds, or the offer is taken, and the deed does not happen; then nothing is drawn."""
    scene.card("Bomb", text)
    scene.card("Stay", **SAFE)
    me.has(field=["Bomb", "Stay" if safe else "Regalia"])
    me.uses("Bomb", 2).passes()
    if text == OFFER:
        me.picks("yes", about="may")
    assert ("Bomb" in me.zone("field")) is safe
    assert me.count("hand") == (0 if safe else 1)


@pytest.mark.rule("104.3", "903.3c")
@pytest.mark.parametrize("held", [True, False])
def test_a_deed_whose_condition_does_not_hold_was_not_done(scene, me, foe, held):
    """104.3: without a regalia nothing is destroyed, and nothing is drawn."""
    scene.card("Bomb", BOUND)
    me.has(field=["Bomb", *(["Regalia"] if held else [])])
    me.uses("Bomb", 2).lets_resolve()
    assert ("Bomb" in me.zone("field")) is not held
    assert me.count("hand") == (1 if held else 0)


@pytest.mark.rule("104.3", "903.3a")
@pytest.mark.parametrize("gone", [True, False])
def test_a_card_that_is_gone_is_not_destroyed_once_more(scene, me, foe, gone):
    """104.3: the card was destroyed in the chase, so that its ability destroys nothing."""
    scene.card("Bomb", BOUND)
    scene.card("Bolt", "[Quickcast]\nDestroy target resonator." if gone else "[Quickcast]\nYou gain 100 life.",
               type="Chant", cost="{R}")  # fmt: skip
    me.has(field=["Bomb", "Regalia"])
    foe.has(hand=["Bolt"]).will("fire")
    me.uses("Bomb", 2).passes()
    foe.plays("Bolt").lets_resolve()
    assert me.zone("graveyard") == ["Bomb"]
    assert me.count("hand") == (0 if gone else 1)


@pytest.mark.rule("910.1", "903.3c")
@pytest.mark.parametrize("instead", [True, False])
def test_what_was_replaced_was_not_done(scene, me, foe, instead):
    """910.1: a counter is removed in place of the destruction, which then never happened."""
    scene.card("Bomb", f"If this card would be destroyed, you may remove a soot counter from it instead.\n{BOUND}\n"
               "{0}: Put a soot counter on this card.")  # fmt: skip
    me.has(field=["Bomb", "Regalia"])
    me.uses("Bomb", 4).lets_resolve()
    me.uses("Bomb", 3).passes()
    replacement = next(option for option in me.options() if isinstance(option, tuple))
    me.picks(replacement if instead else "no", about="replacement").lets_resolve()
    assert ("Bomb" in me.zone("field")) is instead
    assert me.count("hand") == (0 if instead else 1)


@pytest.mark.rule("1003.4", "903.3c")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_a_payment_under_a_condition_may_be_refused(scene, me, foe, pays):
    """1003.4: nobody has to pay where the text says what happens otherwise, also under a condition."""
    scene.card("Till", "{0}: If you control a regalia, pay {R}. If you do, draw a card.", type="Regalia")
    me.has(field=["Till"]).will("fire")
    me.uses("Till", 2).passes().picks(pays, about="may")
    if pays == "yes":
        me.pays()
    me.lets_resolve()
    assert me.count("hand") == (1 if pays == "yes" else 0)
    assert me.pool == ([] if pays == "yes" else ["fire"])


@pytest.mark.rule("104.3", "1009.1")
@pytest.mark.parametrize("cards", [1, 0])
@pytest.mark.parametrize("opening", ["Draw", "If you control a regalia, draw"])
def test_who_cannot_draw_has_not_drawn(scene, me, foe, opening, cards):
    """104.3: from an empty deck no card is drawn, so that the rest does not follow."""
    scene.exactly()
    scene.card("Well", f"{{0}}: {opening} a card. If you do, you gain 100 life.", type="Regalia")
    foe.has(ruler_area=["Ruler"], deck=["Chant"] * 3)
    me.has(field=["Well"], ruler_area=["Ruler"], deck=["Chant"] * cards)
    me.uses("Well", 2)
    if scene.result is None:
        me.lets_resolve()
    assert me.life == 4000 + 100 * cards


@pytest.mark.rule("104.4", "1007.5")
@pytest.mark.parametrize("shielded", [True, False])
def test_damage_that_was_prevented_was_not_dealt(scene, me, foe, shielded):
    """1007.5: if all of it is prevented, no damage was dealt this way."""
    scene.card("Sting", "{0}: This card deals 100 damage to target resonator your opponent controls. "
               "If damage was dealt this way, draw a card.")  # fmt: skip
    text = "Prevent all damage that would be dealt to this card." if shielded else ""
    scene.card("Wall", text, ATK=100, DEF=1000)
    me.has(field=["Sting"])
    foe.has(field=["Wall"])
    me.uses("Sting", 2).lets_resolve()
    assert foe.damage("Wall") == (0 if shielded else 100)
    assert me.count("hand") == (0 if shielded else 1)


@pytest.mark.rule("104.4", "105.4")
@pytest.mark.parametrize("barred", [True, False])
def test_life_that_cannot_be_gained_was_not(scene, me, foe, barred):
    """104.4: a player who cannot gain life has gained none."""
    scene.card("Spring", "{0}: You gain 100 life. If you do, draw a card.", type="Regalia")
    scene.card("Drought", "Players cannot gain life.", type="Regalia")
    me.has(field=["Spring", *(["Drought"] if barred else [])])
    me.uses("Spring", 2).lets_resolve()
    assert me.count("hand") == (0 if barred else 1)
