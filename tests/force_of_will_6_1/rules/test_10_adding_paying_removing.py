"""Sections 1002 to 1004: adding additions, paying wills, removing from the game."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1.zones import counters_on, host_of
from playmat.kernel.words import nodes as n

CANCEL_UNLESS = "[Quickcast]\nCancel target spell unless its controller pays {2}."


def bearer(scene, where="hand", name="Bearer"):
    """A 500/500 resonator that adds an addition out of a zone to itself."""
    return scene.card(name, f"{{Rest}}: Add an addition in your {where} to this card.")


def blade(scene, type="Addition"):
    return scene.card("Blade", "Added resonator gains [+200/+200].", type=type)


# --- 1002 adding ----------------------------------------------------------------------------------------


@pytest.mark.rule("1002.1")
def test_an_addition_is_put_into_the_field_and_onto_its_card(scene, me, foe):
    """1002.1: out of my hand into my field, added to the card that is named."""
    me.has(field=[bearer(scene)], hand=[blade(scene)])
    me.uses("Bearer", 2, "Blade")
    assert me.zone("field") == ["Bearer", "Blade"] and me.zone("hand") == []
    assert host_of(scene.game, me.card("Blade")) == me.card("Bearer")


@pytest.mark.rule("1002.1")
def test_what_an_addition_says_of_the_added_resonator_is_about_that_one_only(scene, me, foe):
    """1002.1: 500 + 200 for the card it lies on, nothing for its neighbours."""
    me.has(field=[bearer(scene), "Resonator 2"], hand=[blade(scene)])
    foe.has(field=["Resonator 3"])
    me.uses("Bearer", 2, "Blade")
    assert me.atk("Bearer") == 500 + 200
    assert me.atk("Resonator 2") == 400 and foe.atk("Resonator 3") == 600


@pytest.mark.rule("1002.2")
def test_an_addition_that_may_not_lie_on_the_card_stays_where_it_is(scene, me, foe):
    """1002.2: the card can have no additions, so the addition does not leave the graveyard."""
    scene.card("Bare", "{Rest}: Add an addition in your graveyard to this card.", abilities=[
        n.Ability("continuous", n.Modify(n.This(), (n.Cannot("have additions"),)))])  # fmt: skip
    me.has(field=["Bare"], graveyard=[blade(scene)])
    me.uses("Bare", 2)
    me.lets_resolve()
    assert me.zone("graveyard") == ["Blade"] and me.zone("field") == ["Bare"]
    assert me.is_rested("Bare")


@pytest.mark.rule("1002.2")
def test_an_addition_for_another_type_of_card_stays_where_it_is(scene, me, foe):
    """1002.2: one for rulers cannot be added to a resonator and stays in the graveyard."""
    me.has(field=[bearer(scene, "graveyard")], graveyard=[blade(scene, "Addition:Ruler")])
    me.uses("Bearer", 2)
    me.lets_resolve()
    assert me.zone("graveyard") == ["Blade"] and me.zone("field") == ["Bearer"]


CLINGER = "When this card enters your field ⇒ Choose a resonator your opponent controls. Add this card to it."


@pytest.mark.rule("1002.2a")
def test_adding_is_no_targeting_so_barrier_does_not_help(scene, me, foe):
    """1002.2a: a resonator with Barrier that is chosen without the word target is added to."""
    scene.card("Clinger", CLINGER, type="Addition", cost="{R}")
    foe.has(field=[scene.card("Shy", "[Barrier]")])
    me.has(hand=["Clinger"]).will("fire")
    me.plays("Clinger")
    me.lets_resolve()
    assert host_of(scene.game, me.card("Clinger")) == foe.card("Shy")


@pytest.mark.rule("1002.2a")
def test_adding_sets_off_nothing_that_waits_for_a_target(scene, me, foe):
    """1002.2a: "becomes targeted" does not happen; the same card draws when a chant does target it."""
    scene.card("Clinger", CLINGER, type="Addition", cost="{R}")
    scene.card("Watcher", "Whenever this card becomes targeted by a spell or ability ⇒ Draw a card.")
    scene.card("Poke", "Target resonator gains [+100/+100] until end of turn.", type="Chant", cost="{R}")
    foe.has(field=["Watcher"])
    me.has(hand=["Clinger", "Poke"]).will("fire", "fire")
    with foe.changes(hand=0):
        me.plays("Clinger")
        me.lets_resolve()
    with foe.changes(hand=1):
        me.plays("Poke")
        me.lets_resolve()


# --- 1003 paying wills ------------------------------------------------------------------------------------


@pytest.mark.rule("1003.1")
def test_paid_wills_leave_the_pool(scene, me, foe):
    """1003.1: fire and one more out of fire, water, water leave one water."""
    scene.card("Spark", "Draw a card.", type="Chant", cost="{R}{1}")
    me.has(hand=["Spark"]).will("fire", "water", "water")
    me.plays("Spark")
    me.lets_resolve()
    assert me.pool == ["water"]


@pytest.mark.rule("1003.2")
def test_a_will_symbol_takes_its_attribute_and_a_number_any_will(scene, me, foe):
    """1003.2: {W}{2} is paid with light, light and a moon will, which has no attribute."""
    scene.card("Ray", "Draw a card.", type="Chant", cost="{W}{2}")
    me.has(hand=["Ray"]).will("light", "light", "moon")
    me.plays("Ray")
    assert me.pool == []


@pytest.mark.rule("1003.2")
def test_a_will_symbol_cannot_be_paid_with_other_attributes(scene, me, foe):
    """1003.2: {W}{2} with fire, fire and moon lacks the light."""
    scene.card("Ray", "Draw a card.", type="Chant", cost="{W}{2}")
    me.has(hand=["Ray", "Resonator 3"]).will("fire", "fire", "moon")
    assert me.offered("play", "Resonator 3") and not me.offered("play", "Ray")


@pytest.mark.rule("1003.2")
def test_x_is_paid_with_any_wills(scene, me, foe):
    """1003.2: for {R}{X} with X = 2, fire and two of anything else."""
    scene.card("Blaze", "This card deals X damage to your opponent.", type="Chant", cost="{R}{X}")
    me.has(hand=["Blaze"]).will("fire", "water", "darkness", "wind")
    me.picks(("play", "Blaze"))
    me.picks(2)
    me.pays()
    assert "fire" not in me.pool and len(me.pool) == 4 - 1 - 2


@pytest.mark.rule("1003.3")
def test_a_card_is_played_for_its_printed_cost(scene, me, foe):
    """1003.3: {G}{1} takes two wills of three, one of them the wind."""
    scene.card("Sprite", cost="{G}{1}")
    me.has(hand=["Sprite"]).will("wind", "fire", "fire")
    me.plays("Sprite")
    assert me.pool == ["fire"] and len(me.pool) == 3 - 2


@pytest.mark.rule("1003.3")
def test_a_card_is_not_played_for_less_or_for_other_wills(scene, me, foe):
    """1003.3: {G}{1} with two fires lacks the wind."""
    scene.card("Sprite", cost="{G}{1}")
    me.has(hand=["Sprite"]).will("fire", "fire")
    me.is_asked("602.1c")
    assert not me.offered("play", "Sprite")


@pytest.mark.rule("1003.4")
def test_a_cost_is_paid_whole_or_not_at_all(scene, me, foe):
    """1003.4: three are asked for and there are two: the play is refused and both wills are still there."""
    me.has(hand=["Resonator 3"]).will("fire", "fire")
    assert not me.offered("play", "Resonator 3")
    me.refused("play", "Resonator 3")
    assert me.pool == ["fire", "fire"] and me.zone("hand") == ["Resonator 3"]


@pytest.mark.rule("1003.4")
def test_a_payment_in_an_effect_is_not_made_in_part(scene, me, foe):
    """1003.4: two are asked for to save the spell, I have one: it is cancelled and I keep the one."""
    scene.card("Toll", CANCEL_UNLESS, type="Chant", cost="{U}")
    me.has(hand=["Resonator 1"]).will("fire", "fire")
    foe.has(hand=["Toll"]).will("water")
    me.plays("Resonator 1")
    foe.plays("Toll")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Resonator 1"] and me.pool == ["fire"]


@pytest.mark.rule("1003.5")
def test_stones_are_rested_when_wills_are_asked_for(scene, me, foe):
    """1003.5: as the effect asks me for two, I have no priority and an empty pool, and may rest my stones."""
    scene.card("Toll", CANCEL_UNLESS, type="Chant", cost="{U}")
    me.has(hand=["Resonator 1"]).will("fire").stones("wind", "wind", "wind")
    foe.has(hand=["Toll"]).will("water")
    me.picks(("play", "Resonator 1"))
    me.picks(("spend", "fire", "", ""))
    me.pays()
    assert me.pool == []
    me.passes()
    foe.plays("Toll")
    me.until("1003.4").picks("yes")
    me.pays()
    assert me.chase == ["Resonator 1"] and me.zone("graveyard") == []
    assert sum(scene.game.rested[c] for c in scene.game.in_zone(0, "field")) == 2
    me.lets_resolve()
    assert "Resonator 1" in me.zone("field")


@pytest.mark.rule("1003.5")
@pytest.mark.parametrize("act", ["play", "set"])
def test_the_question_names_what_is_paid_for(scene, me, foe, act):
    """1003.5: two kinds of stones leave a choice; the question says which card it is for."""
    scene.card("Costly", cost="{2}")
    me.has(hand=["Costly", "Resonator 1"]).stones("wind", "wind", "fire", "fire")
    card = me.card("Costly")
    me.picks((act, "Costly"))
    me.is_asked("1003.5")
    assert scene.game.question.source == card


def moon_well(scene):
    """A regalia whose ability costs a moon will."""
    return scene.card("Well", "{M}: Draw a card.", type="Regalia")


@pytest.mark.rule("1003.6")
def test_a_moon_symbol_is_paid_with_a_moon_will(scene, me, foe):
    """1003.6: the moon will pays it."""
    me.has(field=[moon_well(scene)]).will("moon")
    with me.changes(hand=1):
        me.uses("Well", 2)
        me.lets_resolve()
    assert me.pool == []


@pytest.mark.rule("1003.6")
def test_a_moon_symbol_is_not_paid_with_light(scene, me, foe):
    """1003.6: a light will is no moon will."""
    me.has(field=[moon_well(scene)]).will("light")
    me.is_asked("602.1c")
    assert not me.offered("use", "Well", "Well/2")


@pytest.mark.rule("1003.6")
def test_a_will_with_an_attribute_and_the_moon_characteristic_pays_a_moon(scene, me, foe):
    """1003.6: a fire will that also has the moon characteristic will do."""
    me.has(field=[moon_well(scene)])
    scene.game.set("will 0", (("fire", "moon", ""),))
    with me.changes(hand=1):
        me.uses("Well", 2)
        me.lets_resolve()
    assert me.pool == []


# --- 1004 removing ------------------------------------------------------------------------------------------


@pytest.mark.rule("1004.1")
def test_a_removed_card_goes_to_the_removed_area_and_no_graveyard(scene, me, foe):
    """1004.1: my resonator in the other field goes to my removed area; nothing that waits for a graveyard happens."""
    scene.card("Exile", "Remove target resonator from the game.", type="Chant", cost="{B}")
    scene.card("Mourned", "When this card is put into a graveyard from your field ⇒ Draw a card.")
    foe.put("field", "Mourned", owner=0)
    me.has(hand=["Exile"]).will("darkness")
    with foe.changes(hand=0, field=-1, removed=0):
        me.plays("Exile")
        me.lets_resolve()
    assert me.zone("removed") == ["Mourned"]
    assert me.zone("graveyard") == ["Exile"] and foe.zone("graveyard") == []


@pytest.mark.rule("1004.1", "1022.3")
def test_a_removed_card_has_no_counters(scene, me, foe):
    """1004.1, 1022.3: a counter put on it before is gone in the removed area."""
    scene.card("Exile", "Remove target resonator from the game.", type="Chant", cost="{B}")
    scene.card("Tick", "Put a time counter on target resonator.", type="Chant", cost="{B}")
    foe.has(field=["Resonator 2"])
    me.has(hand=["Exile", "Tick"]).will("darkness", "darkness")
    me.plays("Tick")
    me.lets_resolve()
    assert foe.counters("Resonator 2", "time") == 1
    me.plays("Exile")
    me.lets_resolve()
    assert foe.zone("removed") == ["Resonator 2"]
    assert counters_on(scene.game, foe.card("Resonator 2")) == {}
