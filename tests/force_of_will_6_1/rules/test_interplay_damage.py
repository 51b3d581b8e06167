"""Two rules meet: damage with several sources and preventions, counters and additions with cards that leave."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

from .interplay import chant, regalia

PLUS = "Put a [+100/+100] counter on target resonator."


def bolt(scene, number=400):
    return chant(scene, "Bolt", f"This card deals {number} damage to target resonator.")


def does(scene, name, *effects):
    """A regalia with continuous abilities for which no wording exists."""
    return scene.card(name, type="Regalia", abilities=[n.Ability("continuous", effect) for effect in effects])


def mine_of(*more):
    return n.Cards(("field",), "mine", n.All((n.Is("type", "has", "resonator"), *more)) if more else None)


# --- damage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("910.2a", "1018.1a")
def test_what_deals_more_is_applied_before_what_prevents(scene, me, foe):
    """910.2a, 1018.1a: 400 doubled and then 300 less are 500; the other order would leave 200."""
    bolt(scene)
    does(scene, "Lens", f.DealMore(source=n.Cards((), "mine"), times=2))
    does(scene, "Mantle", f.Prevent(n.Number(300), to=mine_of(n.Is("type", "has", "resonator"))))
    me.has(hand=["Bolt"], field=["Lens"]).will("fire")
    foe.has(field=["Mantle", "Resonator 5"])
    me.plays("Bolt").lets_resolve()
    assert foe.damage("Resonator 5") == 2 * 400 - 300


@pytest.mark.rule("910.2a", "910.3")
def test_the_damaged_player_orders_preventions_and_each_acts_once(scene, me, foe):
    """910.2a, 910.3: two of 100 against 400; the other player is asked, and 200 are left."""
    bolt(scene)
    for name in ("Mantle", "Cloak"):
        does(scene, name, f.Prevent(n.Number(100), to=mine_of(n.Is("type", "has", "resonator"))))
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Mantle", "Cloak", "Resonator 5"])
    me.plays("Bolt")
    foe.is_asked("1018.1")
    foe.answer(scene.game.question.options[0])
    assert foe.damage("Resonator 5") == 400 - 2 * 100


@pytest.mark.rule("1018.1b", "1007.5")
def test_damage_that_is_all_prevented_sets_nothing_off(scene, me, foe):
    """1018.1b, 1007.5: none was dealt."""
    bolt(scene)
    scene.card("Touchy", "Whenever this card is dealt damage, you gain 300 life.", DEF=900)
    does(scene, "Mantle", f.Prevent(to=mine_of(n.Is("type", "has", "resonator"))))
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Mantle", "Touchy"])
    me.plays("Bolt").lets_resolve()
    assert foe.damage("Touchy") == 0 and foe.life == 4000


@pytest.mark.rule("1018.1a", "1007.5")
def test_damage_that_is_partly_prevented_is_dealt(scene, me, foe):
    """1018.1a, 1007.5: 100 of 400 are left, and are heard of."""
    bolt(scene)
    scene.card("Touchy", "Whenever this card is dealt damage, you gain 300 life.", DEF=900)
    does(scene, "Mantle", f.Prevent(n.Number(300), to=mine_of(n.Is("type", "has", "resonator"))))
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Mantle", "Touchy"])
    me.plays("Bolt").lets_resolve()
    assert foe.damage("Touchy") == 100 and foe.life == 4000 + 300


@pytest.mark.rule("104.4", "1018.1a")
def test_what_cannot_be_dealt_damage_uses_up_no_shield(scene, me, foe):
    """104.4, 1018.1a: none would be dealt to it, so all 300 are still there for another."""
    bolt(scene, 200)
    stone = n.Modify(n.This(), (n.Cannot("be dealt damage"),))
    scene.card("Statue", abilities=[n.Ability("continuous", stone)])
    shield = f.Prevent(n.Number(300), to=mine_of(n.Is("type", "has", "resonator")), next_only=True, until="end of turn")
    scene.card("Ward", type="Regalia", abilities=[n.Ability("activated", shield, cost=(n.Turn(n.This(), "rest"),))])
    foe.has(field=["Statue", "Ward", "Resonator 5"])
    me.has(hand=["Bolt", "Bolt"]).will("fire", "fire")
    me.plays("Bolt", "Statue")
    foe.uses("Ward", 2).lets_resolve()
    me.plays("Bolt", "Resonator 5").lets_resolve()
    assert foe.damage("Statue") == 0 and foe.damage("Resonator 5") == 0
    assert len(scene.game.rule_effects) == 1


@pytest.mark.rule("806.2", "1203.1")
def test_fighters_of_equal_strength_fall_together(scene, me, foe):
    """806.2, 1203.1: damage is dealt at one time, and both are destroyed at one time."""
    me.has(field=["Resonator 2"])
    foe.has(field=["Resonator 2"])
    me.attacks("Resonator 2")
    foe.blocks("Resonator 2")
    me.battle_ends()
    assert me.zone("graveyard") == foe.zone("graveyard") == ["Resonator 2"]


@pytest.mark.rule("1104.2", "804.5b")
def test_a_blocker_that_was_struck_down_first_shields_the_player(scene, me, foe):
    """1104.2, 804.5b: it blocked, so the player is dealt nothing though the blocker is gone."""
    scene.card("Lancer", "[First Strike]", ATK=500, DEF=500)
    me.has(field=["Lancer"])
    foe.has(field=["Resonator 1"])
    me.attacks("Lancer")
    foe.blocks("Resonator 1")
    me.battle_ends()
    assert foe.zone("field") == [] and foe.life == 4000


@pytest.mark.rule("1102.2b", "1203.1")
def test_pierce_deals_what_is_beyond_the_def(scene, me, foe):
    """1102.2b, 1203.1: 1000 ATK; 200 are enough to destroy the blocker, 800 go through to the player."""
    scene.card("Spear", "[Pierce]", ATK=1000, DEF=500)
    me.has(field=["Spear"])
    foe.has(field=["Resonator 1"])
    me.attacks("Spear")
    foe.blocks("Resonator 1")
    me.picks(200, about="held").battle_ends()
    assert foe.zone("field") == [] and foe.life == 4000 - (1000 - 200)


@pytest.mark.rule("912.2", "909.1d")
def test_battle_damage_has_the_attribute_that_its_source_has_now(scene, me, foe):
    """912.2, 909.1d: the fire attacker became water, so a shield against fire does not help."""
    does(scene, "Mantle", f.Prevent(by=n.Cards((), "any", n.Is("attribute", "has", "fire")), player="you"))
    chant(scene, "Flood", "Target resonator becomes water until end of turn.")
    me.has(hand=["Flood"], field=["Resonator 2"]).will("fire")
    foe.has(field=["Mantle"])
    me.plays("Flood").lets_resolve()
    me.attacks("Resonator 2").battle_ends()
    assert foe.life == 4000 - 400


@pytest.mark.rule("911.1", "912.1")
def test_a_source_that_left_is_what_it_was(scene, me, foe):
    """911.1, 912.1: it was water as it paid with itself; in the graveyard it is fire again, which does not count."""
    does(scene, "Mantle", f.Prevent(by=n.Cards((), "any", n.Is("attribute", "has", "fire")), player="you"))
    chant(scene, "Flood", "Target resonator becomes water until end of turn.")
    scene.card("Bomb", "Banish this card: This card deals 500 damage to your opponent.")
    me.has(hand=["Flood"], field=["Bomb"]).will("fire")
    foe.has(field=["Mantle"])
    me.plays("Flood").lets_resolve()
    me.uses("Bomb", 2).lets_resolve()
    assert foe.life == 4000 - 500


# --- counters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("1022.2", "1203.1")
def test_a_counter_taken_off_may_be_fatal(scene, me, foe):
    """1022.2, 1203.1: 200 + 100 DEF with 200 damage; without the counter it falls."""
    scene.card("Vessel", "Remove a [+100/+100] counter from this card: Draw a card.", ATK=200, DEF=200)
    chant(scene, "Honour", PLUS)
    bolt(scene, 200)
    me.has(hand=["Honour", "Bolt"], field=["Vessel"]).will("fire", "fire")
    me.plays("Honour").lets_resolve()
    me.plays("Bolt").lets_resolve()
    assert me.zone("field") == ["Vessel"]
    me.uses("Vessel", 2).lets_resolve()
    assert "Vessel" in me.zone("graveyard") and me.count("hand") == 1


@pytest.mark.rule("1022.3", "302.3")
def test_counters_do_not_come_back_with_the_card(scene, me, foe):
    """1022.3, 302.3: it is another card."""
    chant(scene, "Honour", PLUS)
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Honour", "Recall"], field=["Resonator 1"]).will("fire", "fire", "fire")
    for name in ("Honour", "Recall", "Resonator 1"):
        me.plays(name).lets_resolve()
    assert me.zone("field") == ["Resonator 1"] and me.atk("Resonator 1") == 200


@pytest.mark.rule("1022.3", "307.6")
def test_counters_go_with_a_stolen_card(scene, me, foe):
    """1022.3, 307.6: from field to field it stays the same card."""
    chant(scene, "Honour", PLUS)
    chant(scene, "Lure", "Gain control of target resonator until end of turn.")
    me.has(hand=["Honour", "Lure"]).will("fire", "fire")
    foe.has(field=["Resonator 1"])
    me.plays("Honour").lets_resolve()
    me.plays("Lure").lets_resolve()
    assert me.atk("Resonator 1") == 200 + 100


@pytest.mark.rule("909.1f", "1020.1")
def test_counters_count_after_numbers_are_set(scene, me, foe):
    """909.1f, 1020.1: it becomes 300/300, and the older counter is added last."""
    chant(scene, "Honour", PLUS)
    chant(scene, "Shrink", "Target resonator becomes a [300/300] Imp resonator until end of turn.")
    me.has(hand=["Honour", "Shrink"], field=["Resonator 5"]).will("fire", "fire")
    me.plays("Honour").lets_resolve()
    me.plays("Shrink").lets_resolve()
    assert (me.atk("Resonator 5"), me.defence("Resonator 5")) == (300 + 100, 300 + 100)


@pytest.mark.rule("1022.2", "909.1c")
def test_counters_are_no_abilities(scene, me, foe):
    """1022.2, 909.1c: who loses all abilities keeps them."""
    chant(scene, "Honour", PLUS)
    chant(scene, "Hush", "Target resonator loses all abilities until end of turn.")
    me.has(hand=["Honour", "Hush"], field=["Resonator 1"]).will("fire", "fire")
    me.plays("Honour").lets_resolve()
    me.plays("Hush").lets_resolve()
    assert me.atk("Resonator 1") == 200 + 100


@pytest.mark.rule("1022.6", "909.5")
def test_a_card_that_comes_with_counters_outlives_a_blight(scene, me, foe):
    """1022.6, 909.5: 200 - 200 + 100 DEF as it enters, so no rule process takes it."""
    regalia(scene, "Blight", "Resonators your opponent controls gain [0/-200].")
    scene.card("Sprout", "This card enters your field with one [+100/+100] counter on it.", ATK=200, DEF=200)
    me.has(hand=["Sprout"]).will("fire")
    foe.has(field=["Blight"])
    me.plays("Sprout").lets_resolve()
    assert me.zone("field") == ["Sprout"] and me.defence("Sprout") == 200 - 200 + 100


@pytest.mark.rule("1303.1b", "1022.3")
def test_a_token_carries_counters_until_it_ceases(scene, me, foe):
    """1303.1b, 1022.3: a resonator like any, and nothing of it is left afterwards."""
    chant(scene, "Birth", "Put a [300/300] fire Spirit resonator token into your field.")
    chant(scene, "Honour", PLUS)
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Birth", "Honour", "Recall"]).will("fire", "fire", "fire")
    me.plays("Birth").lets_resolve()
    me.plays("Honour").lets_resolve()
    token = me.zone("field")[0]
    assert me.atk(token) == 300 + 100
    me.plays("Recall").lets_resolve()
    assert me.zone("field") == [] and me.zone("hand") == []


# --- additions ----------------------------------------------------------------------------------------------


def armour(scene, text="Added resonator gains [+300/+300]."):
    return scene.card("Armour", text, type="Addition:Resonator")


def added(scene, me, host_of, *hand):
    """My Armour on a Resonator 1 of that player."""
    armour(scene)
    me.has(hand=["Armour", *hand]).will(*["fire"] * (1 + len(hand)))
    host_of.has(field=["Resonator 1"])
    me.plays("Armour").lets_resolve()
    assert host_of.atk("Resonator 1") == 200 + 300


@pytest.mark.rule("1406.4a", "1010.1")
def test_an_old_addition_goes_when_its_host_has_gone(scene, me, foe):
    """1406.4a, 1010.1: the host was destroyed, so the addition is put into the graveyard."""
    chant(scene, "Doom", "Destroy target resonator.")
    added(scene, me, me, "Doom")
    me.plays("Doom").lets_resolve()
    assert me.zone("field") == [] and sorted(me.zone("graveyard")) == ["Armour", "Doom", "Resonator 1"]


@pytest.mark.rule("1406.4a", "302.3")
def test_an_addition_does_not_wait_for_its_host_to_come_back(scene, me, foe):
    """1406.4a, 302.3: what comes back is another card, without the 300."""
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    added(scene, me, me, "Recall", "Filler")
    me.plays("Recall").lets_resolve()
    me.plays("Resonator 1").lets_resolve()
    assert me.atk("Resonator 1") == 200 and "Armour" in me.zone("graveyard")


@pytest.mark.rule("1002.1", "307.6")
def test_an_addition_stays_on_a_stolen_host(scene, me, foe):
    """1002.1, 307.6: the host is the same card in another field; the addition stays mine."""
    chant(scene, "Lure", "Gain control of target resonator until end of turn.")
    added(scene, me, foe, "Lure")
    me.plays("Lure").lets_resolve()
    assert me.atk("Resonator 1") == 200 + 300 and "Armour" in me.zone("field")


@pytest.mark.rule("1002.1", "1203.1")
def test_a_host_may_fall_with_its_addition(scene, me, foe):
    """1002.1, 1203.1: 200 + 300 DEF with 400 damage; without the armour it is too much."""
    chant(scene, "Rust", "Destroy target addition.")
    bolt(scene, 400)
    added(scene, me, me, "Bolt", "Rust")
    me.plays("Bolt").lets_resolve()
    assert "Resonator 1" in me.zone("field")
    me.plays("Rust").lets_resolve()
    assert "Resonator 1" in me.zone("graveyard")


@pytest.mark.rule("1120.2", "1406.2b")
def test_a_barrier_gained_later_does_not_shake_off_an_addition(scene, me, foe):
    """1120.2, 1406.2b: it was targeted as the addition was played, and is not targeted any more."""
    chant(scene, "Veil", "Target resonator gains [Barrier] until end of turn.")
    added(scene, me, foe, "Veil")
    me.plays("Veil").lets_resolve()
    assert foe.atk("Resonator 1") == 200 + 300


@pytest.mark.rule("1406.2b", "903.3a")
def test_an_addition_without_its_target_goes_to_the_graveyard(scene, me, foe):
    """1406.2b, 903.3a: the host was returned in response."""
    armour(scene)
    chant(scene, "Rescue", "[Quickcast]\nReturn target resonator to its owner's hand.")
    me.has(hand=["Armour"]).will("fire")
    foe.has(hand=["Rescue"], field=["Resonator 1"]).will("fire")
    me.plays("Armour")
    foe.plays("Rescue").lets_resolve()
    assert me.zone("field") == [] and me.zone("graveyard") == ["Armour"]


@pytest.mark.rule("909.1c", "1002.1")
def test_a_host_that_lost_its_abilities_keeps_what_an_addition_adds(scene, me, foe):
    """909.1c, 1002.1: numbers are no abilities, and the ability is the addition's."""
    chant(scene, "Hush", "Target resonator loses all abilities until end of turn.")
    added(scene, me, me, "Hush")
    me.plays("Hush").lets_resolve()
    assert me.atk("Resonator 1") == 200 + 300
