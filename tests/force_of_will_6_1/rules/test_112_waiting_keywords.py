"""Sections 1113 to 1116: [Trigger], [Stealth], [Remnant], [Evolution]."""

from __future__ import annotations

import pytest

ANYTIME = "[Quickcast]\n"


def plays_of(player):
    """The cards I am offered to play."""
    return [act[1] for act in player.options() if act[0] == "play"]


def chant(scene, name, text, cost="{1}"):
    return scene.card(name, text, type="Chant", cost=cost)


def waits(player, name):
    """A card set in an earlier turn."""
    return player.put("standby", name, face_down=True)


# --- 1113 trigger ----------------------------------------------------------------------------------------


@pytest.mark.rule("1113.2a")
def test_a_trigger_cost_is_paid_as_the_card_is_played_and_its_effect_comes_as_it_resolves(scene, me, foe):
    """1113.2a: 500 life go at once, the resonator only as the card resolves."""
    chant(scene, "Snare", "[Trigger] Pay 500 life: Destroy target resonator.")
    waits(me, "Snare")
    me.stones("fire")
    foe.has(field=["Resonator 2"])
    me.plays("Snare")
    assert me.life == 4000 - 500 and me.chase == ["Snare"] and foe.zone("field") == ["Resonator 2"]
    me.lets_resolve()
    assert me.life == 4000 - 500 and foe.zone("graveyard") == ["Resonator 2"] and me.zone("graveyard") == ["Snare"]


@pytest.mark.rule("1113.2a")
def test_a_trigger_cost_comes_on_top_of_the_cost_of_a_card_in_hand(scene, me, foe):
    """1113.2a: it is an additional cost: three wills and 500 life from hand."""
    chant(scene, "Snare", "[Trigger] Pay 500 life: Draw a card.", "{3}")
    me.has(hand=["Snare"]).will("fire", "fire", "fire")
    me.plays("Snare")
    me.lets_resolve()
    assert me.pool == [] and me.life == 4000 - 500


@pytest.mark.rule("1113.2a")
def test_a_trigger_card_whose_cost_cannot_be_paid_is_not_played(scene, me, foe):
    """1113.2a: with no card to discard, the card in standby is not offered."""
    chant(scene, "Snare", "[Trigger] Discard a card: Draw a card.")
    waits(me, "Snare")
    assert plays_of(me) == []


@pytest.mark.rule("1113.2a-i")
def test_anytime_costs_nothing(scene, me, foe):
    """1113.2a-i: without any will the card in standby is played in the middle of the opponent's battle."""
    scene.turn_of(foe)
    chant(scene, "Whim", "[Trigger] Anytime: Draw a card.", "{3}")
    waits(me, "Whim")
    foe.has(field=["Resonator 2"])
    foe.picks(("battle",))
    assert plays_of(me) == ["Whim"]
    with me.changes(hand=1):
        me.plays("Whim")
    foe.is_asked("803.3")
    assert me.zone("graveyard") == ["Whim"]


def mourner(scene):
    return chant(scene, "Mourning", "[Trigger] When a resonator you control is destroyed ⇒ Draw two cards.", "{3}")


@pytest.mark.rule("1113.2b")
def test_an_arrow_trigger_is_not_played_at_will(scene, me, foe):
    """1113.2b: its condition has not occurred: neither from standby nor from hand is it offered."""
    mourner(scene)
    waits(me, "Mourning")
    me.has(hand=["Mourning"], field=["Resonator 1"]).will(*["fire"] * 5)
    assert plays_of(me) == []


@pytest.mark.rule("1113.2b")
def test_an_arrow_trigger_is_revealed_when_its_condition_occurs(scene, me, foe):
    """1113.2b: my resonator is destroyed: I may reveal the card; it is played for nothing and draws two."""
    mourner(scene)
    chant(scene, "Doom", "Destroy target resonator.")
    waits(me, "Mourning")
    me.has(hand=["Doom"], field=["Resonator 1"]).will("fire")
    with me.changes(hand=-1 + 2, standby=-1):
        me.plays("Doom")
        me.lets_resolve()
        me.is_asked("708.2", exactly=["yes", "no"])
        me.picks("yes")
        me.lets_resolve()
    assert me.zone("graveyard") == ["Resonator 1", "Doom", "Mourning"]


@pytest.mark.rule("1113.2b")
def test_an_arrow_trigger_stays_hidden_while_other_things_happen(scene, me, foe):
    """1113.2b: a resonator of the opponent is destroyed: that is not what it waits for, and nobody is asked."""
    mourner(scene)
    chant(scene, "Doom", "Destroy target resonator.")
    waits(me, "Mourning")
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Resonator 1"])
    me.plays("Doom")
    me.lets_resolve()
    scene.quiet()
    assert foe.zone("graveyard") == ["Resonator 1"] and me.zone("standby") == ["Mourning"]


# --- 1114 stealth ----------------------------------------------------------------------------------------


def lurker(scene):
    """A resonator of cost 9 that waits for an attack on its player."""
    text = "[Stealth] When a resonator attacks you."
    return scene.card("Lurker", text, type="Resonator", ATK=400, DEF=400, cost="{9}")


@pytest.mark.rule("1114.2")
def test_a_stealth_card_is_played_free_when_its_condition_occurs(scene, me, foe):
    """1114.2: they attack me; without will I play it, and it blocks what attacked."""
    lurker(scene)
    scene.turn_of(foe)
    waits(me, "Lurker")
    foe.has(field=["Resonator 1"])
    foe.attacks("Resonator 1")
    me.is_asked("708.2", exactly=["yes", "no"])
    me.picks("yes")
    me.lets_resolve()
    assert me.zone("standby") == [] and me.zone("field") == ["Lurker"]
    me.blocks("Lurker")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Resonator 1"] and me.life == 4000


@pytest.mark.rule("1114.2")
def test_a_stealth_card_waits_in_the_chase_like_a_spell(scene, me, foe):
    """1114.2: as a triggered object it goes to the chase, and may be answered there."""
    lurker(scene)
    chant(scene, "Hush", ANYTIME + "Cancel target spell.")
    scene.turn_of(foe)
    waits(me, "Lurker")
    foe.has(field=["Resonator 1"], hand=["Hush"]).stones("fire")
    foe.attacks("Resonator 1")
    me.picks("yes")
    foe.is_asked("602.1c")
    assert me.chase == ["Lurker"]
    foe.plays("Hush")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Lurker"] and me.zone("field") == []


@pytest.mark.rule("1114.2")
def test_a_stealth_card_need_not_be_played(scene, me, foe):
    """1114.2: it may be played; declined, it stays in standby."""
    lurker(scene)
    scene.turn_of(foe)
    waits(me, "Lurker")
    foe.has(field=["Resonator 1"])
    foe.attacks("Resonator 1")
    me.picks("no")
    foe.battle_ends()
    assert me.zone("standby") == ["Lurker"] and me.life == 4000 - 200


@pytest.mark.rule("1114.2")
def test_a_stealth_card_in_hand_is_not_set_off(scene, me, foe):
    """1114.2: it works in the standby area alone."""
    lurker(scene)
    scene.turn_of(foe)
    me.has(hand=["Lurker"])
    foe.has(field=["Resonator 1"])
    foe.attacks("Resonator 1")
    foe.battle_ends()
    assert me.zone("hand") == ["Lurker"] and me.life == 4000 - 200


@pytest.mark.rule("1114.2")
def test_a_stealth_card_is_not_played_out_of_standby_at_will(scene, me, foe):
    """1114.2: without its condition it is not offered, whatever will there is."""
    lurker(scene)
    waits(me, "Lurker")
    me.will(*["fire"] * 9)
    assert plays_of(me) == []


@pytest.mark.rule("1114.3")
def test_a_stealth_card_may_be_played_on_the_turn_it_was_set(scene, me, foe):
    """1114.3: set now, and my resonator is destroyed now: it may be revealed."""
    scene.card("Avenger", "[Stealth] When a resonator you control is destroyed.", type="Resonator", cost="{9}",
               ATK=400, DEF=400)  # fmt: skip
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Avenger", "Doom"], field=["Resonator 1"]).will("fire", "fire", "fire")
    me.picks(("set", "Avenger")).pays()
    me.plays("Doom")
    me.lets_resolve()
    me.picks("yes", rule="708.2")
    me.lets_resolve()
    assert me.zone("field") == ["Avenger"]


@pytest.mark.rule("1114.3")
def test_a_trigger_card_may_not_be_played_on_the_turn_it_was_set(scene, me, foe):
    """1114.3 is an exception for stealth: a [Trigger] with the same condition is not asked for."""
    mourner(scene)
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Mourning", "Doom"], field=["Resonator 1"]).will("fire", "fire", "fire")
    me.picks(("set", "Mourning")).pays()
    me.plays("Doom")
    me.lets_resolve()
    scene.quiet()
    assert me.zone("graveyard") == ["Resonator 1", "Doom"] and me.zone("standby") == ["Mourning"]


# --- 1115 remnant ----------------------------------------------------------------------------------------


@pytest.mark.rule("1115.2")
def test_a_remnant_chant_is_played_from_the_graveyard_and_then_removed(scene, me, foe):
    """1115.2: its cost is paid, a card is drawn, and it leaves the game."""
    chant(scene, "Echo", "[Remnant]\nDraw a card.", "{2}")
    me.has(graveyard=["Echo"]).will("fire", "fire")
    with me.changes(hand=1):
        me.plays("Echo")
        me.lets_resolve()
    assert me.pool == [] and me.zone("removed") == ["Echo"] and me.zone("graveyard") == []


@pytest.mark.rule("1115.2")
def test_a_chant_without_remnant_is_not_played_from_the_graveyard(scene, me, foe):
    """1115.2 is what allows it."""
    me.has(graveyard=["Chant"]).will("fire")
    assert plays_of(me) == []


@pytest.mark.rule("1115.2")
def test_a_remnant_chant_from_hand_goes_to_the_graveyard(scene, me, foe):
    """1115.2: only a play from the graveyard has the price."""
    chant(scene, "Echo", "[Remnant]\nDraw a card.")
    me.has(hand=["Echo"]).will("fire")
    me.plays("Echo")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Echo"] and me.zone("removed") == []


@pytest.mark.rule("1115.2")
def test_a_cancelled_remnant_chant_is_removed(scene, me, foe):
    """1115.2: however it leaves the chase."""
    chant(scene, "Echo", "[Remnant]\nDraw a card.")
    chant(scene, "Hush", ANYTIME + "Cancel target spell.")
    me.has(graveyard=["Echo"]).will("fire")
    foe.has(hand=["Hush"]).stones("fire")
    with me.changes(hand=0):
        me.plays("Echo")
        foe.plays("Hush")
        me.lets_resolve()
    assert me.zone("removed") == ["Echo"] and me.zone("graveyard") == []


@pytest.mark.rule("1115.2")
def test_a_remnant_resonator_is_removed_too(scene, me, foe):
    """1115.2 by its letter: also a resonator goes out of the game rather than into the field."""
    scene.card("Ghost", "[Remnant]", type="Resonator", ATK=400, DEF=400)
    me.has(graveyard=["Ghost"]).will("fire")
    me.plays("Ghost")
    me.lets_resolve()
    assert me.zone("removed") == ["Ghost"] and me.zone("field") == []


@pytest.mark.rule("1115.2")
def test_a_plain_remnant_chant_waits_for_main_timing(scene, me, foe):
    """1115.2: the card's own timing stays: in the opponent's turn it is not offered, a quick one is."""
    chant(scene, "Echo", "[Remnant]\nDraw a card.")
    chant(scene, "Quick Echo", ANYTIME + "[Remnant]\nDraw a card.")
    me.has(graveyard=["Echo", "Quick Echo"]).stones("fire")
    scene.turn_of(foe)
    foe.has(field=["Resonator 1"])
    foe.attacks("Resonator 1")
    me.is_asked("602.1c")
    assert plays_of(me) == ["Quick Echo"]
    with me.changes(hand=1):
        me.plays("Quick Echo")
        me.lets_resolve()
    assert me.zone("removed") == ["Quick Echo"]


# --- 1116 evolution --------------------------------------------------------------------------------------


def larva(scene):
    return scene.card("Larva", "[Evolution] {1}", type="Resonator", ATK=400, DEF=400)


@pytest.mark.rule("1116.2")
def test_evolution_puts_an_evolution_counter_on_its_card(scene, me, foe):
    """1116.2: one will, one counter."""
    larva(scene)
    me.has(field=["Larva"]).will("fire")
    me.uses("Larva", 2)
    me.lets_resolve()
    assert me.counters("Larva", "evolution") == 1 and me.pool == []


@pytest.mark.rule("1116.2")
def test_evolution_puts_no_second_counter(scene, me, foe):
    """1116.2: played again it resolves and adds nothing."""
    larva(scene)
    me.has(field=["Larva"]).will("fire", "fire")
    for _ in range(2):
        me.uses("Larva", 2)
        me.lets_resolve()
    assert me.counters("Larva", "evolution") == 1 and me.pool == []


@pytest.mark.rule("1116.2")
def test_evolution_in_response_to_itself_puts_one_counter(scene, me, foe):
    """1116.2: the counter is looked for as it resolves: two in the chase put one."""
    larva(scene)
    me.has(field=["Larva"]).stones("fire", "fire", "fire")
    me.uses("Larva", 2)
    me.uses("Larva", 2)
    assert me.chase == ["Larva", "Larva"]
    me.lets_resolve()
    assert me.counters("Larva", "evolution") == 1
