"""Sections 909.4 to 909.8: groups, arriving cards, replaced and printed information, "as long as"."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

RESONATOR = n.Is("type", "has", "resonator")


def always(cards, *changes):
    """A continuous ability that changes cards."""
    return n.Ability("continuous", n.Modify(cards, changes))


def chant(scene, name, text):
    return scene.card(name, text, type="Chant")


def knight(scene, name="Knight", **fields):
    return scene.card(name, "", **{"ATK": 200, "DEF": 200, "race": "Knight", **fields})


def numbers(player, name):
    return player.atk(name), player.defence(name)


# --- 909.3b ages ------------------------------------------------------------------------------------------


@pytest.mark.rule("909.3b")
@pytest.mark.parametrize(("first", "atk"), [("enters", 100 + 200), ("gains", 100)])
def test_an_effect_is_as_old_as_the_step_of_the_ability_that_made_it(scene, me, foe, first, atk):
    """A card enters that sets what is added to, before the addition or after it, in one and the same play."""
    leveller = always(n.Cards(("field",), "mine", RESONATOR), n.Set("atk", n.Number(100)))
    scene.card("Leveller", type="Regalia", abilities=[leveller])
    enters = n.Move(n.Cards(("hand",), "mine", n.Is("name", "=", "Leveller")), "field")
    gains = n.Modify(n.Cards(("field",), "mine", RESONATOR), (n.Add("atk", n.Number(200)),), "end of turn")
    order = (enters, gains) if first == "enters" else (gains, enters)
    scene.card("Muster", type="Regalia", abilities=[n.Ability("activated", n.Sequence(order), limit="turn")])
    knight(scene)
    me.has(field=["Knight", "Muster"], hand=["Leveller"])
    me.uses("Muster", 2).lets_resolve()
    assert "Leveller" in me.zone("field") and me.atk("Knight") == atk


# --- 909.4 effects on whatever fits -----------------------------------------------------------------------


def rally(scene):
    return chant(scene, "Rally", "Knights you control gain [+200/+200] until end of turn.")


@pytest.mark.rule("909.4")
def test_a_group_effect_reaches_cards_that_come_later(scene, me, foe):
    """909.4: the chant resolves with no Knight in play; the one that enters afterwards has 200 + 200."""
    rally(scene)
    knight(scene)
    me.has(hand=["Rally", "Knight"]).will("fire", "fire")
    me.plays("Rally").plays("Knight")
    assert me.zone("field") == ["Knight"] and numbers(me, "Knight") == (200 + 200, 200 + 200)


@pytest.mark.rule("909.4")
def test_a_group_effect_leaves_cards_that_stop_fitting(scene, me, foe):
    """909.4: without the race there is no boost; when the race is back, so is the boost."""
    rally(scene)
    knight(scene)
    scene.card("Shame", "Banish this card: Draw a card.", type="Regalia",
               abilities=[always(n.Cards(("field",), "mine", RESONATOR), n.Exclude("race", "Knight"))])  # fmt: skip
    me.has(field=["Knight"], hand=["Rally", "Shame"]).will("fire", "fire")
    me.plays("Rally")
    assert numbers(me, "Knight") == (400, 400)
    me.plays("Shame").lets_resolve()
    assert numbers(me, "Knight") == (200, 200)
    me.uses("Shame", 2).lets_resolve()
    assert numbers(me, "Knight") == (400, 400)


@pytest.mark.rule("909.4")
def test_an_effect_on_a_chosen_card_does_not_ask_again(scene, me, foe):
    """909.4 is about conditions: a targeted Knight keeps what it was given when it is none any more."""
    chant(scene, "Aid", "Target Knight gains [+200/+200] until end of turn.")
    knight(scene)
    scene.card("Shame", "", type="Regalia",
               abilities=[always(n.Cards(("field",), "mine", RESONATOR), n.Exclude("race", "Knight"))])  # fmt: skip
    me.has(field=["Knight"], hand=["Aid", "Shame"]).will("fire", "fire")
    me.plays("Aid")
    me.plays("Shame")
    assert me.value("Knight", "race") == () and numbers(me, "Knight") == (400, 400)


@pytest.mark.rule("909.4")
def test_a_group_effect_ends_with_the_turn_for_all(scene, me, foe):
    """909.4: the late comer loses it at the end of the turn like the others."""
    rally(scene)
    knight(scene)
    me.has(hand=["Rally", "Knight"]).will("fire", "fire")
    me.plays("Rally").plays("Knight").passes()
    foe.is_asked("602.1c")
    assert numbers(me, "Knight") == (200, 200)


@pytest.mark.rule("909.4")
def test_an_automatic_ability_makes_a_group_effect_too(scene, me, foe):
    """909.4: the ability on entering reaches a Knight that comes after it resolved, and not the opponent's."""
    scene.card("Caller", "When this card enters your field ⇒ Knights you control gain [+200/+200] until end of turn.")
    knight(scene)
    me.has(hand=["Caller", "Knight"]).will("fire", "fire")
    foe.has(field=["Knight"])
    me.plays("Caller").lets_resolve()
    me.plays("Knight")
    assert numbers(me, "Knight") == (400, 400) and numbers(foe, "Knight") == (200, 200)


# --- 909.5 cards arrive with effects on -------------------------------------------------------------------


@pytest.mark.rule("909.5")
def test_a_card_enters_with_the_def_that_effects_leave_it(scene, me, foe):
    """909.5: with 200 - 200 DEF it is destroyed before anybody can do something with it."""
    scene.card("Blight", "Resonators your opponent controls gain [0/-200].", type="Regalia")
    me.has(hand=["Resonator 1"]).stones("fire", "fire")
    foe.has(field=["Blight"])
    me.plays("Resonator 1").lets_resolve()
    assert me.zone("graveyard") == ["Resonator 1"]


@pytest.mark.rule("909.5")
@pytest.mark.parametrize(("helped", "drawn"), [(True, 1), (False, 0)])
def test_what_sees_a_card_enter_sees_it_with_its_effects(scene, me, foe, helped, drawn):
    """909.5: the watcher waits for ATK 400: with the lord 200 + 200 enters, without it only 200."""
    scene.card("Watcher", "When a resonator with 400 or more ATK enters your field ⇒ Draw a card.", type="Regalia")
    scene.card("Lord", "Knights you control gain [+200/+200].", race="Elf")
    knight(scene)
    me.has(field=["Watcher", *(["Lord"] if helped else [])], hand=["Knight"]).will("fire")
    me.plays("Knight").lets_resolve()
    assert me.count("hand") == drawn


@pytest.mark.rule("909.5")
def test_a_card_in_another_zone_has_no_effect_of_the_field(scene, me, foe):
    """909.5: in the hand it is 200, from the moment it is in the field 400, in the graveyard 200 again."""
    scene.card("Lord", "Knights you control gain [+200/+200].", race="Elf")
    knight(scene)
    chant(scene, "Doom", "Destroy target Knight.")
    me.has(field=["Lord"], hand=["Knight", "Doom"]).will("fire", "fire")
    scene.start()
    assert me.atk("Knight") == 200
    me.plays("Knight")
    assert me.atk("Knight") == 400
    me.plays("Doom")
    assert me.zone("graveyard") == ["Knight", "Doom"] and me.atk("Knight") == 200


# --- 909.6 replaced information ---------------------------------------------------------------------------


@pytest.mark.rule("909.6")
def test_what_information_becomes_replaces_what_it_was(scene, me, foe):
    """909.6: a Human that becomes a Vampire has the 300 of Vampires and not the 100 of Humans."""
    scene.card("Village", "Humans you control gain [+100/+100].", type="Regalia")
    scene.card("Crypt", "Vampires you control gain [+300/+300].", type="Regalia")
    scene.card("Victim", "", ATK=200, DEF=200, race="Human")
    chant(scene, "Bite", "Target resonator becomes a [200/200] Vampire resonator until end of turn.")
    me.has(field=["Village", "Crypt", "Victim"], hand=["Bite"]).will("fire")
    assert numbers(me, "Victim") == (300, 300)
    me.plays("Bite")
    assert me.value("Victim", "race") == ("Vampire",)


@pytest.mark.rule("909.6")
def test_only_the_effects_of_the_new_information_apply(scene, me, foe):
    """909.6: the lords of Humans and of Vampires are younger than the bite, which leaves 200 + 300."""
    scene.card("Village", "Humans you control gain [+100/+100].", type="Regalia")
    scene.card("Crypt", "Vampires you control gain [+300/+300].", type="Regalia")
    scene.card("Victim", "", ATK=200, DEF=200, race="Human")
    chant(scene, "Bite", "Target resonator becomes a [200/200] Vampire resonator until end of turn.")
    me.has(field=["Victim"], hand=["Bite", "Village", "Crypt"]).will("fire", "fire", "fire")
    for name in ("Bite", "Village", "Crypt"):
        me.plays(name)
    assert numbers(me, "Victim") == (200 + 300, 200 + 300)


@pytest.mark.rule("909.6")
def test_an_attribute_that_is_replaced_is_gone(scene, me, foe):
    """909.6: the fire resonator that became water cannot be found as a fire one."""
    chant(scene, "Flood", "Target resonator becomes water until end of turn.")
    chant(scene, "Quench", "Destroy target fire resonator.")
    me.has(field=["Resonator 1"], hand=["Flood", "Quench"]).will("fire", "fire")
    assert me.offered("play", "Quench")
    me.plays("Flood")
    assert me.value("Resonator 1", "attribute") == ("water",) and not me.offered("play", "Quench")


# --- 909.7 printed information ----------------------------------------------------------------------------

UNLIKE = "Destroy target resonator with ATK different from its printed ATK or DEF different from its printed DEF."


@pytest.mark.rule("909.7")
def test_printed_numbers_are_those_without_effects(scene, me, foe):
    """909.7: of three resonators only the boosted one differs from its print; the plain ones are no targets."""
    chant(scene, "Correction", UNLIKE)
    chant(scene, "Growth", "Target resonator gains [+600/0] until end of turn.")
    me.has(hand=["Growth", "Correction"]).will("fire", "fire")
    foe.has(field=["Resonator 1", "Resonator 2", "Resonator 3"])
    assert not me.offered("play", "Correction")
    me.plays("Growth", "Resonator 2")
    me.plays("Correction")
    assert foe.zone("graveyard") == ["Resonator 2"]


# --- 909.8 as long as -------------------------------------------------------------------------------------


def winch(scene):
    """A regalia: {Rest}: target resonator has 500 more ATK as long as this card is rested."""
    rested = n.Matches(n.This(), n.InState("rested"))
    gain = n.Modify(n.It(), (n.Add("atk", n.Number(500)),), when=rested)
    effect = n.Sequence((f.Target(n.Cards(("field",), "any", RESONATOR)), gain))
    ability = n.Ability("activated", effect, cost=(n.Turn(n.This(), "rest"),))
    scene.card("Winch", abilities=[ability], type="Regalia")
    scene.card("Oil", "[Quickcast]\nRecover target regalia.", type="Chant")
    scene.card("Rust", "[Quickcast]\nRest target regalia.", type="Chant")


@pytest.mark.rule("909.8")
def test_the_effect_lasts_as_long_as_the_card_is_rested(scene, me, foe):
    """909.8: with the card rested all the time the boost is made, and it ends as the card recovers."""
    winch(scene)
    me.has(field=["Winch", "Resonator 1"], hand=["Oil"]).will("fire")
    me.uses("Winch", 2).lets_resolve()
    assert me.atk("Resonator 1") == 200 + 500
    me.plays("Oil").lets_resolve()
    assert not me.is_rested("Winch") and me.atk("Resonator 1") == 200


@pytest.mark.rule("909.8")
def test_the_effect_is_not_made_if_its_condition_failed_before(scene, me, foe):
    """909.8: the card recovers in response, so nothing is made, and resting it later brings nothing."""
    winch(scene)
    me.has(field=["Winch", "Resonator 1"], hand=["Oil", "Rust"]).will("fire", "fire")
    me.uses("Winch", 2).plays("Oil").lets_resolve()
    assert me.atk("Resonator 1") == 200
    me.plays("Rust").lets_resolve()
    assert me.is_rested("Winch") and me.atk("Resonator 1") == 200


@pytest.mark.rule("909.8")
def test_a_condition_that_failed_in_between_is_not_mended(scene, me, foe):
    """909.8: recovered and rested again before the ability resolves, the card still gives nothing."""
    winch(scene)
    me.has(field=["Winch", "Resonator 1"], hand=["Oil", "Rust"]).will("fire", "fire")
    me.uses("Winch", 2).plays("Oil").lets_resolve(1)
    me.plays("Rust").lets_resolve()
    assert me.is_rested("Winch") and me.atk("Resonator 1") == 200


@pytest.mark.rule("909.8")
def test_an_effect_that_has_ended_does_not_come_back(scene, me, foe):
    """909.8: "as long as" is a duration: once the card has recovered, resting it again brings nothing."""
    winch(scene)
    me.has(field=["Winch", "Resonator 1"], hand=["Oil", "Rust"]).will("fire", "fire")
    me.uses("Winch", 2).lets_resolve()
    me.plays("Oil").lets_resolve()
    me.plays("Rust").lets_resolve()
    assert me.is_rested("Winch") and me.atk("Resonator 1") == 200


# --- 909.4 conditions that are part of an effect -----------------------------------------------------------

CHEAPER = 'If your J-ruler is "Oriel", you may pay {2} less to play its God\'s Art abilities this turn.'


def keeper(scene, name: str = "Oriel") -> None:
    """A ruler with a J-ruler of that name and a God's Art that costs three wills."""
    back = {"name": name, "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 700,
            "text": "God's Art [Tide] {3}: Draw two cards."}  # fmt: skip
    scene.card("Keeper", "[Judgment] {1}", type="Ruler", race="Tester", back=back)


@pytest.mark.rule("909.4")
@pytest.mark.parametrize(("name", "cheaper"), [("Oriel", True), ("Brann", False)])
def test_a_condition_that_comes_true_later_applies(scene, me, foe, name, cheaper):
    """909.4: it was not asked as the effect was made, but is a part of it: one will is enough for Oriel alone."""
    keeper(scene, name)
    chant(scene, "Tides", CHEAPER)
    me.has(hand=["Tides"], ruler_area="Keeper").will("fire", "fire", "fire")
    me.plays("Tides").lets_resolve()
    me.uses("Keeper", 1).lets_resolve()
    assert me.pool == ["fire"] and me.offered("use", name, f"{name}/1") is cheaper


@pytest.mark.rule("909.4")
def test_such_an_effect_ends_with_the_turn(scene, me, foe):
    """909.4: in the next turn of mine the God's Art costs three again."""
    keeper(scene)
    chant(scene, "Tides", CHEAPER)
    me.has(hand=["Tides"]).stones("fire", "fire").as_j_ruler("Keeper")
    me.plays("Tides").lets_resolve()
    assert me.offered("use", "Oriel", "Oriel/1")
    scene.pass_until("602.1c", even_if_able=True)
    while scene.game.facts["turn"] < 5:
        scene.players[scene.game.question.seat].passes()
    assert not me.offered("use", "Oriel", "Oriel/1")


@pytest.mark.rule("909.4")
@pytest.mark.parametrize(("name", "numbers_"), [("Oriel", (1000, 900)), ("Brann", (800, 700))])
def test_it_after_a_condition_is_what_that_is_about(scene, me, foe, name, numbers_):
    """909.4: the J-ruler of that name gains, whenever it comes; the chant has no ATK to gain any."""
    keeper(scene, name)
    chant(scene, "Swell", 'If your J-ruler is "Oriel", it gains [+200/+200] until end of turn.')
    me.has(hand=["Swell"], ruler_area="Keeper").will("fire", "fire")
    me.plays("Swell").lets_resolve()
    me.uses("Keeper", 1).lets_resolve()
    assert numbers(me, name) == numbers_


@pytest.mark.rule("912.1", "903.3b")
@pytest.mark.parametrize(("name", "damage"), [("Oriel", 800), ("Brann", 0)])
def test_what_a_condition_is_about_deals_the_damage(scene, me, foe, name, damage):
    """912.1: "it" and "its ATK" are of the J-ruler, and nothing happens with another one."""
    keeper(scene, name)
    chant(scene, "Surge", 'If your J-ruler is "Oriel", it deals damage equal to its ATK to target resonator.')
    me.has(hand=["Surge"]).will("fire").as_j_ruler("Keeper")
    foe.has(field=["Resonator 5"])
    me.plays("Surge").lets_resolve()
    assert foe.damage("Resonator 5") == damage


@pytest.mark.rule("904.1")
def test_as_long_as_it_is_something_is_said_of_what_gains(scene, me, foe):
    """904.1: "it" is the J-ruler, so becoming darkness brings the 200, whatever the regalia is."""
    scene.card("Lamp", "Your J-ruler gains [+200/+200] as long as it's darkness.", type="Regalia", attribute="darkness")
    chant(scene, "Dusk", "Target J-ruler becomes darkness until end of turn.")
    me.has(hand=["Dusk"], field=["Lamp"]).will("fire").as_j_ruler()
    assert me.atk("J-Ruler") == 1000
    me.plays("Dusk")
    assert me.atk("J-Ruler") == 1000 + 200
