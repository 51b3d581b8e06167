"""Sections 1404, 1405, 1407 and 1408: areas, types, spells and [J-Activate] of old cards."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

FIND = "Search your main deck for a {}, reveal it and put it into your hand. Then shuffle your main deck."


def plays_of(player):
    """The cards I am offered to play."""
    return [act[1] for act in player.options() if act[0] == "play"]


def chant(scene, name, text="Draw a card.", kind="Chant", cost="{1}"):
    return scene.card(name, text, type=kind, cost=cost)


# --- 1404 zones ------------------------------------------------------------------------------------------


@pytest.mark.rule("1404.1")
def test_the_magic_stones_area_is_the_field(scene, me, foe):
    """1404.1: a text about a card in that area may take every card of both fields, and none elsewhere."""
    chant(scene, "Quarry", "Destroy target card in a magic stone area.")
    me.has(hand=["Quarry"], field=["Resonator 1"]).stones("fire")
    foe.has(field=["Resonator 2"]).stones("water", "wind")
    me.picks(("play", "Quarry"))
    me.is_asked(exactly=["Resonator 1", "Fire Stone", "Resonator 2", "Water Stone", "Wind Stone"])
    me.picks("Water Stone").pays()
    me.lets_resolve()
    assert foe.zone("field") == ["Resonator 2", "Wind Stone"] and foe.zone("graveyard") == ["Water Stone"]


@pytest.mark.rule("1404.1")
def test_a_magic_stone_in_that_area_is_a_stone(scene, me, foe):
    """1404.1: where the old text says magic stone as well, nothing else in the field is meant."""
    chant(scene, "Quarry", "Destroy target magic stone in your opponent's magic stone area.")
    me.has(hand=["Quarry"]).stones("fire")
    foe.has(field=["Resonator 2"]).stones("water", "wind")
    me.picks(("play", "Quarry"))
    me.is_asked(exactly=["Water Stone", "Wind Stone"])


@pytest.mark.rule("1404.1")
def test_a_stone_put_into_the_magic_stones_area_lies_in_the_field(scene, me, foe):
    """1404.1: there is no other zone for it."""
    chant(scene, "Dig", "Put the top card of your magic stone deck into your magic stone area.")
    me.has(hand=["Dig"], stone_deck=["Water Stone"]).will("fire")
    me.plays("Dig").lets_resolve()
    assert me.zone("field") == ["Water Stone"]


@pytest.mark.rule("1404.2")
def test_the_chant_standby_area_is_the_standby_area(scene, me, foe):
    """1404.2: what a text may destroy there are the cards set in the standby areas, nothing in hand or field."""
    chant(scene, "Expose", "Destroy target card in a chant-standby area.")
    chant(scene, "Ambush", "[Trigger] Anytime: Draw a card.")
    chant(scene, "Snare", "[Trigger] Anytime: Draw a card.")
    me.has(hand=["Expose"], field=["Resonator 1"]).will("fire")
    foe.put("standby", "Ambush", face_down=True)
    foe.put("standby", "Snare", face_down=True)
    foe.has(hand=["Chant"], field=["Resonator 2"])
    me.picks(("play", "Expose"))
    assert len(me.options()) == 2
    me.answer(me.game.question.options[0])
    me.pays().lets_resolve()
    assert foe.count("standby") == 2 - 1 and foe.count("graveyard") == 1
    assert foe.zone("hand") == ["Chant"] and foe.zone("field") == ["Resonator 2"]


# --- 1405 chants -----------------------------------------------------------------------------------------


@pytest.mark.rule("1405.1")
def test_an_old_spell_is_found_as_a_chant(scene, me, foe):
    """1405.1: a search for a chant finds an old "Spell:Chant" and passes over the resonators."""
    chant(scene, "Ask", FIND.format("chant"))
    chant(scene, "Hymn", kind="Spell:Chant")
    me.has(hand=["Ask"]).will("fire").deck_top("Hymn")
    me.plays("Ask")
    me.picks("Hymn")
    assert me.zone("hand") == ["Hymn"]


@pytest.mark.rule("1405.1")
def test_an_old_spell_goes_to_the_graveyard_after_resolving(scene, me, foe):
    """1405.1: it does its text and lies in the graveyard, as any chant."""
    chant(scene, "Hymn", kind="Spell:Chant")
    me.has(hand=["Hymn"]).will("fire")
    with me.changes(hand=-1 + 1, graveyard=1, field=0):
        me.plays("Hymn").lets_resolve()


@pytest.mark.rule("1405.1")
def test_an_old_spell_is_played_at_main_timing_only(scene, me, foe):
    """1405.1: being a chant without more, it is not played in answer to a spell."""
    chant(scene, "Hymn", kind="Spell:Chant")
    me.has(hand=["Hymn", "Quick Chant", "Chant"]).will("fire", "fire")
    assert plays_of(me) == ["Hymn", "Quick Chant", "Chant"]
    me.plays("Chant")
    assert me.chase == ["Chant"] and plays_of(me) == ["Quick Chant"]


@pytest.mark.rule("1405.1", "1405.2")
def test_no_chant_has_a_subtype(scene, me, foe):
    """1405.2: three chants of the graveyard count as the type, and none of them by the subtype chant."""
    of_type = n.Count(n.Cards(("graveyard",), "mine", n.Is("type", "has", "chant")))
    of_subtype = n.Count(n.Cards(("graveyard",), "mine", n.Is("subtype", "=", "chant")))
    for name, counted in (("Type Reader", of_type), ("Subtype Reader", of_subtype)):
        gain = n.Ability("activated", n.Perform("gain life", n.Times(counted, 100)))
        scene.card(name, abilities=[gain], type="Resonator")
    chant(scene, "Hymn", kind="Spell:Chant")
    chant(scene, "Flash Hymn", kind="Spell:Chant-Instant")
    me.has(field=["Type Reader", "Subtype Reader"], graveyard=["Hymn", "Flash Hymn", "Chant"])
    me.uses("Type Reader", 2).lets_resolve()
    assert me.life == 4000 + 3 * 100
    me.uses("Subtype Reader", 2).lets_resolve()
    assert me.life == 4000 + 3 * 100 + 0 * 100


@pytest.mark.rule("1405.2a")
@pytest.mark.parametrize("name", ["Chant", "Quick Chant", "Hymn"])
def test_what_is_said_of_spell_chants_holds_for_every_chant(scene, me, foe, name):
    """1405.2a: "Spell:Chants cost one less" also takes the {1} off a new chant, with Quickcast or without."""
    scene.card("Choir", "You pay {1} less to play [Spell:Chant] cards.", type="Resonator")
    chant(scene, "Hymn", kind="Spell:Chant")
    me.has(field=["Choir"], hand=[name, "Resonator 1"])
    assert plays_of(me) == [name]
    with me.changes(hand=-1 + 1):
        me.plays(name).lets_resolve()


@pytest.mark.rule("1405.3")
def test_an_old_chant_instant_is_played_over_a_spell_in_the_opponents_turn(scene, me, foe):
    """1405.3: it has [Quickcast]; beside it an old plain chant is not offered."""
    chant(scene, "Flash Hymn", kind="Spell:Chant-Instant")
    chant(scene, "Hymn", kind="Spell:Chant")
    me.has(hand=["Chant"]).will("fire")
    foe.has(hand=["Flash Hymn", "Hymn"]).stones("fire", "fire")
    me.plays("Chant")
    assert plays_of(foe) == ["Flash Hymn"]
    foe.plays("Flash Hymn")
    assert me.chase == ["Chant", "Flash Hymn"]
    me.lets_resolve()
    assert foe.zone("graveyard") == ["Flash Hymn"]


@pytest.mark.rule("1405.3a")
def test_a_search_for_a_chant_instant_finds_chants_with_quickcast_only(scene, me, foe):
    """1405.3a: of a new Quickcast chant, a plain chant and a Quickcast resonator, the first alone can be found."""
    chant(scene, "Ask", FIND.format("[Spell:Chant-Instant]"))
    scene.card("Sprinter", "[Quickcast]", type="Resonator")
    me.has(hand=["Ask"]).will("fire").deck_top("Quick Chant", "Chant", "Sprinter")
    me.plays("Ask")
    me.is_asked(exactly=["Quick Chant", "done"])
    me.picks("Quick Chant")
    assert me.zone("hand") == ["Quick Chant"]


@pytest.mark.rule("1405.4")
def test_an_old_chant_standby_is_set_and_played_from_standby_on_a_later_turn(scene, me, foe):
    """1405.4: two wills to set it; in the next turn it is played for none of its cost of {9}."""
    chant(scene, "Ambush", "[Trigger] Anytime: Draw a card.", kind="Spell:Chant-Standby", cost="{9}")
    me.has(hand=["Ambush"]).will("fire", "fire")
    me.picks(("set", "Ambush")).pays()
    assert me.pool == [] and me.count("standby") == 1 and plays_of(me) == []
    me.passes()
    assert scene.game.facts["turn"] == 3 + 1
    assert plays_of(me) == ["Ambush"]
    with me.changes(hand=+1, standby=-1, graveyard=+1):
        me.plays("Ambush").lets_resolve()


@pytest.mark.rule("1405.4")
@pytest.mark.parametrize(("kind", "plays"), [("Spell:Chant-Standby", ["Ambush"]), ("Spell:Chant", [])])
def test_the_old_subtype_alone_is_trigger(scene, me, foe, kind, plays):
    """1405.4: with the same text and no keyword printed, the chant-standby is played from standby, the chant is not."""
    chant(scene, "Ambush", "Draw a card.", kind=kind, cost="{9}")
    me.put("standby", "Ambush", face_down=True)
    assert me.offered("pass") and plays_of(me) == plays
    assert ("trigger" in me.value("Ambush", "keywords")) == bool(plays)


# --- 1407 spells -----------------------------------------------------------------------------------------


def canceller(scene, word):
    return chant(scene, "Deny", f"[Quickcast]\nCancel target {word} spell.")


@pytest.mark.rule("1407.1")
def test_a_summon_spell_is_a_resonator_in_the_chase(scene, me, foe):
    """1407.1: the resonator is canceled: it lies in the graveyard."""
    canceller(scene, "summon")
    me.has(hand=["Resonator 1"]).will("fire")
    foe.has(hand=["Deny"]).will("fire")
    me.plays("Resonator 1")
    foe.plays("Deny")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Resonator 1"] and me.zone("field") == []


@pytest.mark.rule("1407.1")
@pytest.mark.parametrize("name", ["Chant", "Regalia"])
def test_no_other_card_is_a_summon_spell(scene, me, foe, name):
    """1407.1: with a chant or a regalia in the chase the canceller has no target and is not offered."""
    canceller(scene, "summon")
    me.has(hand=[name]).will("fire")
    foe.has(hand=["Deny", "Quick Chant"]).will("fire")
    me.plays(name)
    assert me.chase == [name] and plays_of(foe) == ["Quick Chant"]


@pytest.mark.rule("1407.2")
@pytest.mark.parametrize("name", ["Chant", "Regalia", "Aura"])
def test_a_normal_spell_is_any_other_card_in_the_chase(scene, me, foe, name):
    """1407.2: a chant, a regalia or an addition is canceled."""
    canceller(scene, "normal")
    scene.card("Aura", type="Addition:Field")
    me.has(hand=[name]).will("fire")
    foe.has(hand=["Deny"]).will("fire")
    me.plays(name)
    foe.plays("Deny")
    with me.changes(hand=0, field=0):
        me.lets_resolve()
    assert me.zone("graveyard") == [name]


@pytest.mark.rule("1407.2")
def test_a_resonator_is_no_normal_spell(scene, me, foe):
    """1407.2: with a resonator in the chase the canceller has no target."""
    canceller(scene, "normal")
    me.has(hand=["Resonator 1"]).will("fire")
    foe.has(hand=["Deny", "Quick Chant"]).will("fire")
    me.plays("Resonator 1")
    assert me.chase == ["Resonator 1"] and plays_of(foe) == ["Quick Chant"]


# --- 1408 J-activate -------------------------------------------------------------------------------------


def old_ruler(scene):
    back = {"name": "Crowned", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 1000, "DEF": 1000}
    return scene.card("Elder", "[J-Activate] Pay {3}.", type="Ruler", race="Tester", back=back)


JUDGE = ("use", "Elder", "Elder/1")


@pytest.mark.rule("1408.1")
def test_j_activate_is_judgment_for_its_cost(scene, me, foe):
    """1408.1: three wills, and the J-ruler side stands in the field."""
    old_ruler(scene)
    me.has(ruler_area=["Elder"]).will("fire", "fire", "fire")
    me.uses("Elder", 1).lets_resolve()
    assert me.zone("field") == ["Crowned"] and me.zone("ruler area") == [] and me.pool == []


@pytest.mark.rule("1408.1")
def test_j_activate_needs_its_whole_cost(scene, me, foe):
    """1408.1: two wills are one too few."""
    old_ruler(scene)
    me.has(ruler_area=["Elder"]).will("fire", "fire")
    assert me.offered("pass") and not me.offered(*JUDGE)


@pytest.mark.rule("1408.1")
def test_j_activate_is_for_main_timing(scene, me, foe):
    """1408.1: as a judgment it is not done while a spell waits in the chase."""
    old_ruler(scene)
    me.has(ruler_area=["Elder"], hand=["Quick Chant", "Quick Chant"]).will(*["fire"] * 5)
    assert me.offered(*JUDGE)
    me.plays("Quick Chant")
    assert me.chase == ["Quick Chant"] and me.offered("play", "Quick Chant") and not me.offered(*JUDGE)


@pytest.mark.rule("1408.1")
def test_j_activate_is_lost_as_the_j_ruler_is_destroyed(scene, me, foe):
    """1408.1: back in the ruler area the ruler has no judgment any more, in the next turn as well."""
    old_ruler(scene)
    chant(scene, "Fall", "Destroy target J-ruler.")
    me.as_j_ruler("Elder").has(hand=["Fall"]).stones("fire", "fire", "fire", "fire")
    me.plays("Fall").lets_resolve()
    assert me.zone("ruler area") == ["Elder"] and not me.is_rested("Elder")
    assert me.offered("call", "Elder") and not me.offered(*JUDGE)
