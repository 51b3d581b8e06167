"""Sections 1410 to 1414: the battle phase, automatic abilities, summoning, symbol skills, [Target Attack]."""

from __future__ import annotations

import pytest

SKILLS = ("Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable")


def plays_of(player):
    """The cards I am offered to play."""
    return [act[1] for act in player.options() if act[0] == "play"]


def chant(scene, name, text, cost="{1}", kind="Chant"):
    return scene.card(name, text, type=kind, cost=cost)


def resonator(scene, name, text="", cost="{1}"):
    return scene.card(name, text, type="Resonator", cost=cost, ATK=400, DEF=400)


# --- 1410 battle phase -----------------------------------------------------------------------------------


@pytest.mark.rule("1410.1")
def test_an_ability_for_the_battle_phase_is_open_in_a_battle_alone(scene, me, foe):
    """1410.1: outside a battle it is not offered, in one it is."""
    only = "Play this ability only during battle phase."
    resonator(scene, "Duelist", "{1}: This card gains [+100/0] until end of turn. " + only)
    me.has(field=["Duelist"]).stones("fire")
    act = ("use", "Duelist", "Duelist/2")
    assert me.offered(("battle",)) and not me.offered(*act)
    me.attacks("Duelist")
    assert me.offered(*act)


@pytest.mark.rule("1410.1a")
@pytest.mark.parametrize("edge", ["beginning", "end"])
def test_battle_phase_abilities_are_set_off_by_each_battle(scene, me, foe, edge):
    """1410.1a: three battles in a turn, three cards."""
    resonator(scene, "Herald", f"[Continuous]: At the {edge} of your battle phase, draw a card.")
    me.has(field=["Herald", "Resonator 1", "Resonator 2", "Resonator 3"])
    for number in (1, 2, 3):
        with me.changes(hand=1):
            me.attacks(f"Resonator {number}").battle_ends()


@pytest.mark.rule("1410.1a")
def test_a_beginning_of_battle_phase_ability_comes_before_the_attack(scene, me, foe):
    """1410.1a: the card is there before an attacker is named; the end is not yet."""
    resonator(scene, "Herald", "[Continuous]: At the beginning of your battle phase, draw a card.")
    resonator(scene, "Closer", "[Continuous]: At the end of your battle phase, you gain 100 life.")
    me.has(field=["Herald", "Closer", "Resonator 1"])
    with me.changes(hand=1):
        me.battles()
    me.is_asked("803.3")
    assert me.life == 4000
    me.answer(("attack", me.card("Resonator 1"), "player"))
    me.battle_ends()
    assert me.life == 4000 + 100


@pytest.mark.rule("1410.1a")
@pytest.mark.parametrize("edge", ["beginning", "end"])
def test_without_a_battle_a_battle_phase_ability_is_never_set_off(scene, me, foe, edge):
    """1410.1a: I end my turn without a battle: no life is gained."""
    resonator(scene, "Herald", f"[Continuous]: At the {edge} of your battle phase, you gain 100 life.")
    me.has(field=["Herald"])
    me.passes()
    assert scene.game.facts["turn"] == 3 + 1 and me.life == 4000


# --- 1411 automatic abilities ----------------------------------------------------------------------------


@pytest.mark.rule("1411.1")
@pytest.mark.parametrize("word", ["When", "Whenever"])
def test_a_when_sentence_is_an_automatic_ability_in_the_chase(scene, me, foe, word):
    """1411.1: as its card dies it waits in the chase, can be answered, and draws as it resolves."""
    resonator(scene, "Martyr", f"[Continuous]: {word} this card is put into a graveyard, draw a card.")
    chant(scene, "Kill", "Destroy target resonator.")
    me.has(field=["Martyr"], hand=["Kill"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Kill")
    foe.passes()
    assert me.chase == ["Martyr"] and me.zone("graveyard") == ["Martyr", "Kill"]
    assert plays_of(foe) == ["Quick Chant"]
    with me.changes(hand=1):
        me.lets_resolve()


@pytest.mark.rule("1411.1")
def test_an_at_sentence_is_an_automatic_ability_in_the_chase(scene, me, foe):
    """1411.1: at the end of turn it waits in the chase and can be canceled."""
    resonator(scene, "Keeper", "[Continuous]: At the end of your turn, draw a card.")
    chant(scene, "Hush", "[Quickcast]\nCancel target automatic ability.")
    me.has(field=["Keeper"])
    foe.has(hand=["Hush"]).stones("fire")
    me.passes()
    assert me.chase == ["Keeper"]
    foe.plays("Hush")
    with me.changes(hand=0):
        me.lets_resolve()


def trap(scene):
    """An old chant-standby of cost {9} with a condition before its colon."""
    text = "[Trigger] When a resonator attacks: Destroy target attacking resonator."
    return chant(scene, "Pitfall", text, "{9}", "Spell:Chant-Standby")


@pytest.mark.rule("1411.1a")
def test_an_old_trigger_with_a_condition_cannot_be_played_at_will(scene, me, foe):
    """1411.1a: with an attacking resonator to target, its owner still is not offered the set card as a play."""
    trap(scene)
    me.has(field=["Resonator 2"]).stones("fire")
    me.put("standby", "Pitfall", face_down=True)
    assert me.offered("pass") and plays_of(me) == []
    me.attacks("Resonator 2")
    me.picks("no")
    assert me.zone("standby") == ["Pitfall"] and plays_of(me) == []


@pytest.mark.rule("1411.1a")
def test_an_old_trigger_with_a_condition_is_revealed_as_it_occurs(scene, me, foe):
    """1411.1a: as the attack is declared its owner is asked; it pays nothing and destroys the attacker."""
    trap(scene)
    me.has(field=["Resonator 2"])
    foe.put("standby", "Pitfall", face_down=True)
    me.attacks("Resonator 2")
    foe.is_asked("708.2")
    foe.picks("yes").lets_resolve()
    assert me.zone("graveyard") == ["Resonator 2"] and foe.zone("graveyard") == ["Pitfall"]
    assert foe.life == 4000


@pytest.mark.rule("1411.1a")
def test_an_old_trigger_with_a_condition_may_be_kept(scene, me, foe):
    """1411.1a: not revealed, it stays set and the attack goes on."""
    trap(scene)
    me.has(field=["Resonator 2"])
    foe.put("standby", "Pitfall", face_down=True)
    me.attacks("Resonator 2")
    foe.picks("no")
    me.battle_ends()
    assert foe.zone("standby") == ["Pitfall"] and foe.life == 4000 - 400


def enter_ruler(scene):
    back = {"name": "Crowned", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 1000, "DEF": 1000,
            "text": "[Enter]: Draw a card."}  # fmt: skip
    return scene.card("Elder", "[J-Activate] {1}", type="Ruler", back=back)


@pytest.mark.rule("1411.2a")
def test_enter_on_a_j_ruler_is_set_off_by_judgment(scene, me, foe):
    """1411.2a: judged, it draws one card, once."""
    enter_ruler(scene)
    me.has(ruler_area=["Elder"]).will("fire")
    with me.changes(hand=1):
        me.uses("Elder", 1).lets_resolve()
    assert me.zone("field") == ["Crowned"]


@pytest.mark.rule("1411.2a")
def test_enter_on_a_j_ruler_is_not_set_off_by_another_arrival(scene, me, foe):
    """1411.2a: control of it is gained: it came into my field, but not by judgment."""
    enter_ruler(scene)
    chant(scene, "Seize", "Gain control of target J-ruler until end of turn.")
    foe.as_j_ruler("Elder")
    me.has(hand=["Seize"]).will("fire")
    with me.changes(hand=-1), foe.changes(hand=0):
        me.plays("Seize").lets_resolve()
    assert me.zone("field") == ["Crowned"] and me.chase == []


def greeter(scene, text="[Enter]: You gain 100 life."):
    return resonator(scene, "Greeter", text)


@pytest.mark.rule("1411.2b")
def test_enter_is_set_off_by_a_card_played_from_hand(scene, me, foe):
    """1411.2b: through the chase into the field: 100 life."""
    greeter(scene)
    me.has(hand=["Greeter"]).will("fire")
    me.plays("Greeter").lets_resolve()
    assert me.zone("field") == ["Greeter"] and me.life == 4000 + 100


@pytest.mark.rule("1411.2b")
@pytest.mark.parametrize("zone", ["deck", "graveyard"])
def test_enter_is_not_set_off_by_a_card_put_into_the_field(scene, me, foe, zone):
    """1411.2b: whichever zone an effect puts it from, it does not come from the chase."""
    greeter(scene)
    where = {"deck": "the top card of your main deck", "graveyard": "a resonator from your graveyard"}
    chant(scene, "Bring", f"Put {where[zone]} into your field.")
    me.has(hand=["Bring"], **{zone: ["Greeter"]}).will("fire")
    me.plays("Bring").lets_resolve()
    assert me.zone("field") == ["Greeter"] and me.life == 4000


@pytest.mark.rule("1411.2b")
def test_enter_is_not_set_off_by_a_card_played_from_the_graveyard(scene, me, foe):
    """1411.2b: it comes from the chase, but was not played from hand."""
    greeter(scene)
    chant(scene, "Echo", "Play a resonator from your graveyard without paying its cost.")
    me.has(hand=["Echo"], graveyard=["Greeter"]).will("fire")
    me.plays("Echo").lets_resolve()
    assert ("Greeter", "graveyard", "chase") in scene.moves()
    assert me.zone("field") == ["Greeter"] and me.life == 4000


# --- 1412 summoning --------------------------------------------------------------------------------------


def summoner(scene):
    chant(scene, "Summons", "Search your main deck for a resonator and summon it. Then shuffle your main deck.")
    resonator(scene, "Guest", "[Enter]: You gain 500 life.", "{7}")
    resonator(scene, "Host", "Whenever you summon a resonator, you gain 100 life.")


@pytest.mark.rule("1412.2")
def test_a_summoned_resonator_waits_in_the_chase_as_a_spell(scene, me, foe):
    """1412.2: without its cost it is a spell in the chase, and can be canceled."""
    summoner(scene)
    chant(scene, "Deny", "[Quickcast]\nCancel target summon spell.")
    me.has(hand=["Summons"]).will("fire").deck_top("Guest")
    foe.has(hand=["Deny"]).stones("fire")
    me.plays("Summons").until("903.3b")
    me.picks("Guest")
    assert me.chase == ["Guest"] and me.zone("field") == []
    me.until("602.1c")
    foe.plays("Deny").lets_resolve()
    assert sorted(me.zone("graveyard")) == ["Guest", "Summons"] and me.zone("field") == []


@pytest.mark.rule("1412.2")
def test_a_summoned_resonator_enters_by_its_own_resolution_and_counts_as_summoned(scene, me, foe):
    """1412.2: "when you summon" sees it, its own [Enter] does not: 4000 + 100."""
    summoner(scene)
    me.has(hand=["Summons"], field=["Host"]).will("fire").deck_top("Guest")
    me.plays("Summons").until("903.3b")
    me.picks("Guest")
    me.lets_resolve()
    assert me.zone("field") == ["Host", "Guest"] and me.life == 4000 + 100


@pytest.mark.rule("1412.2")
def test_a_played_resonator_is_summoned_as_it_resolves(scene, me, foe):
    """1412.2: not as it is played."""
    summoner(scene)
    me.has(hand=["Resonator 1"], field=["Host"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Resonator 1")
    assert me.chase == ["Resonator 1"] and me.life == 4000
    me.lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("1412.2")
def test_a_resonator_put_into_the_field_was_not_summoned(scene, me, foe):
    """1412.2: it did not come from the chase."""
    summoner(scene)
    chant(scene, "Bring", "Put a resonator from your graveyard into your field.")
    me.has(hand=["Bring"], graveyard=["Resonator 1"], field=["Host"]).will("fire")
    me.plays("Bring").lets_resolve()
    assert me.zone("field") == ["Host", "Resonator 1"] and me.life == 4000


# --- 1413 symbol skills ----------------------------------------------------------------------------------


@pytest.mark.rule("1413.2")
def test_losing_symbol_skills_takes_all_seven_and_leaves_the_rest(scene, me, foe):
    """1413.2: of eight keywords [Quickcast] alone is left."""
    chant(scene, "Dull", "Target resonator loses its symbol skills until end of turn.")
    resonator(scene, "Rich", "\n".join(f"[{skill}]" for skill in (*SKILLS, "Quickcast")))
    me.has(hand=["Dull"], field=["Rich"]).will("fire")
    assert set(me.value("Rich", "keywords")) == {*(skill.lower() for skill in SKILLS), "quickcast"}
    me.plays("Dull").lets_resolve()
    assert tuple(me.value("Rich", "keywords")) == ("quickcast",)


@pytest.mark.rule("1413.2", "1303.1d", "909.1c")
@pytest.mark.parametrize(("name", "spells", "flies"), [
    ("Moth", ("Hatch", "Dull"), False),
    ("Resonator 1", ("Wings", "Dull"), False),
    ("Resonator 1", ("Dull", "Wings"), True),
])  # fmt: skip
def test_symbol_skills_without_a_text_are_lost_too(scene, me, foe, name, spells, flies):
    """1413.2: those of a token, and those gained before; one that comes later stays."""
    chant(scene, "Dull", "Target resonator loses its symbol skills until end of turn.")
    chant(scene, "Wings", "Target resonator gains [Flying] until end of turn.")
    chant(scene, "Hatch", "Put a [200/200] wind Moth resonator token with [Flying] into your field.")
    me.has(hand=list(spells), field=[] if name == "Moth" else [name]).will("fire", "fire")
    for spell in spells:
        me.plays(spell).lets_resolve()
    assert me.value(name, "keywords") == (("flying",) if flies else ())


# --- 1414 target attack ----------------------------------------------------------------------------------


@pytest.mark.rule("1414.1")
def test_a_resonator_with_target_attack_may_attack_a_recovered_one(scene, me, foe):
    """1414.1: it works as [Precision]; a resonator without it may attack the rested one only."""
    resonator(scene, "Hunter", "[Target Attack]")
    me.has(field=["Hunter", "Resonator 1"])
    foe.has(field=["Resonator 2"])
    foe.put("field", "Resonator 3", rested=True)
    me.battles()
    assert me.can_attack("Hunter", "Resonator 2") and me.can_attack("Resonator 1", "Resonator 3")
    assert not me.can_attack("Resonator 1", "Resonator 2")


@pytest.mark.rule("1414.2")
@pytest.mark.parametrize("printed", ["Precision", "Target Attack"])
@pytest.mark.parametrize("named", ["Precision", "Target Attack"])
def test_what_is_said_of_one_name_holds_for_both(scene, me, foe, printed, named):
    """1414.2: whichever name is printed and whichever is named, 400 + 100 for the one that has it."""
    resonator(scene, "Hunter", f"[{printed}]")
    resonator(scene, "Trainer", f"Resonators with [{named}] gain [+100/+100].")
    me.has(field=["Hunter", "Trainer"])
    me.is_asked("602.1c")
    assert (me.atk("Hunter"), me.atk("Trainer")) == (400 + 100, 400)


@pytest.mark.rule("1414.2")
@pytest.mark.parametrize("printed", ["Precision", "Target Attack"])
@pytest.mark.parametrize("named", ["Precision", "Target Attack"])
def test_losing_one_name_is_losing_both(scene, me, foe, printed, named):
    """1414.2: it may not attack the recovered resonator any more."""
    resonator(scene, "Hunter", f"[{printed}]")
    chant(scene, "Blind", f"Target resonator you control loses [{named}] until end of turn.")
    me.has(field=["Hunter"], hand=["Blind"]).will("fire")
    foe.has(field=["Resonator 2"])
    foe.put("field", "Resonator 3", rested=True)
    me.plays("Blind").lets_resolve()
    me.battles()
    assert me.can_attack("Hunter", "Resonator 3") and not me.can_attack("Hunter", "Resonator 2")
