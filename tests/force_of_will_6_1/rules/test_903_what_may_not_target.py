"""What may not be targeted by spells, by abilities, or by either: asked before a text is played, and as it resolves."""

from __future__ import annotations

import pytest

SPELL = {"text": "Destroy target resonator.", "type": "Chant", "cost": "{1}"}
GUN = {"text": "{1}: Destroy target resonator.", "type": "Regalia"}
ONLY_SPELLS = "This card cannot be targeted by spells."
THEIR_SPELLS = "This card cannot be targeted by spells your opponent controls."
NORMAL_SPELLS = "This card cannot be targeted by normal spells."
EITHER = "This card cannot be targeted by spells or abilities your opponent controls."
CHEAP = (
    "This card cannot be targeted by spells with total cost 2 or less or abilities on a card with total cost 2 or less."
)
DARK = "This card cannot be targeted by darkness spells or darkness card's abilities."


def facing(scene, me, foe, ward, **more):
    scene.card("Ward", ward)
    scene.card("Zap", **{**SPELL, **more})
    scene.card("Gun", **{**GUN, **more})
    foe.has(field=["Ward"])
    me.has(hand=["Zap"], field=["Gun"]).will(*["fire"] * 4)
    return me.offered("play", "Zap"), me.offered("use", "Gun", "Gun/2")


@pytest.mark.rule("903.2e", "104.4")
@pytest.mark.parametrize(
    ("ward", "more", "spell", "ability"),
    [
        (ONLY_SPELLS, {}, False, True),
        (THEIR_SPELLS, {}, False, True),
        (NORMAL_SPELLS, {}, False, True),
        (EITHER, {}, False, False),
        (CHEAP, {"cost": "{2}"}, False, False),
        (CHEAP, {"cost": "{3}"}, True, True),
        (DARK, {"attribute": "darkness", "cost": "{1}"}, False, False),
        (DARK, {"attribute": "fire", "cost": "{1}"}, True, True),
        ("[Flying]", {}, True, True),
    ],
)
def test_a_text_without_a_target_is_not_played(scene, me, foe, ward, more, spell, ability):
    """903.2e: the only resonator may not be targeted, so that the text has none; this is known before it is played."""
    assert facing(scene, me, foe, ward, **more) == (spell, ability)
    scene.looked = True


@pytest.mark.rule("903.2e", "104.4")
@pytest.mark.parametrize("ward", [THEIR_SPELLS, EITHER])
def test_its_own_player_may_target_it(scene, me, foe, ward):
    """903.2e: it keeps off what the opponent controls."""
    scene.card("Ward", ward)
    scene.card("Zap", **SPELL)
    me.has(hand=["Zap"], field=["Ward"]).will("fire")
    me.plays("Zap").lets_resolve()
    assert me.zone("field") == []


@pytest.mark.rule("903.2e", "701.1")
@pytest.mark.parametrize("kind", ["Resonator", "Chant"])
def test_a_resonator_is_no_normal_spell(scene, me, foe, kind):
    """1407.2: an ability that is set off as a resonator enters is no spell at all."""
    scene.card("Ward", NORMAL_SPELLS)
    if kind == "Chant":
        scene.card("Zap", **SPELL)
    else:
        scene.card("Zap", "[Enter] ⇒ Destroy target resonator your opponent controls.", cost="{1}")
    foe.has(field=["Ward"])
    me.has(hand=["Zap"]).will("fire")
    if kind == "Resonator":
        me.plays("Zap").lets_resolve()
        assert foe.zone("graveyard") == ["Ward"]
    else:
        assert not me.offered("play", "Zap")
        scene.looked = True


@pytest.mark.rule("903.3a", "104.4")
@pytest.mark.parametrize("word", ["spells", "abilities"])
def test_a_target_that_gains_it_is_no_target_any_more(scene, me, foe, word):
    """903.3a: in the chase it is said of the target that spells cannot target it, and then the spell does nothing."""
    scene.card("Zap", **SPELL)
    text = "This card cannot be targeted by spells" if word == "spells" else "You gain 100 life"
    ending = " until end of turn." if word == "spells" else "."
    scene.card("Ward", f"{{0}}: {text}{ending}")
    foe.has(field=["Ward"])
    me.has(hand=["Zap"]).will("fire")
    me.plays("Zap")
    foe.uses("Ward", 2).lets_resolve()
    assert foe.zone("field") == (["Ward"] if word == "spells" else [])


@pytest.mark.rule("801.1", "903.2e")
@pytest.mark.parametrize("shelled", [True, False])
def test_what_cannot_be_attacked_or_targeted_is_neither(scene, me, foe, shelled):
    """903.2e: one text says both, of attackers and of the opponent's spells and abilities."""
    text = "This card cannot be attacked or targeted by spells or abilities your opponent controls."
    scene.card("Shell", text if shelled else "")
    scene.card("Zap", **{**SPELL, "text": "Destroy target resonator your opponent controls."})
    foe.put("field", "Shell", rested=True)
    me.has(hand=["Zap"], field=["Resonator 1"]).will("fire")
    assert me.offered("play", "Zap") is not shelled
    me.battles()
    assert me.can_attack("Resonator 1", "Shell") is not shelled
    scene.looked = True


@pytest.mark.rule("903.2e", "104.4")
@pytest.mark.parametrize(("text", "mine", "kept"), [("Zap", False, True), ("Zap", True, False), ("Gun", False, False)])
def test_of_several_qualities_all_must_be_there(scene, me, foe, text, mine, kept):
    """903.2e: normal spells of the opponent are kept off, not those of its own player, nor abilities."""
    scene.card("Ward", "This card cannot be targeted by normal spells your opponent controls.")
    scene.card("Zap", **SPELL)
    scene.card("Gun", **GUN)
    me.has(hand=["Zap"], field=["Gun"]).will("fire")
    (me if mine else foe).has(field=["Ward"])
    offered = me.offered("play", "Zap") if text == "Zap" else me.offered("use", "Gun", "Gun/2")
    assert offered != kept
