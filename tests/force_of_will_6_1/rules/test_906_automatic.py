"""Section 906.1 to 906.6 and 906.10: automatic abilities are set off, counted, and played by themselves."""

from __future__ import annotations

import pytest

MOURN = "When a resonator is put into a graveyard from a field ⇒ Draw a card."


def mourner(scene, name="Mourner"):
    return scene.card(name, MOURN, type="Regalia")


def bolt(scene, name="Bolt", more=""):
    return scene.card(name, f"{more}Destroy target resonator.", type="Chant", cost="{1}")


# --- 906.1 by itself, in the priority sequence --------------------------------------------------------------


@pytest.mark.rule("906.1")
def test_an_automatic_ability_does_not_interrupt_a_resolution(scene, me, foe):
    """906.1: in the middle of the chant its condition has been met, and nothing of it is in the chase yet."""
    mourner(scene)
    scene.card("Purge", "Destroy target resonator. Discard a card.", type="Chant", cost="{1}")
    me.has(hand=["Purge", "Resonator 3", "Resonator 4"], field=["Mourner"]).stones("fire", "fire")
    foe.has(field=["Resonator 1"])
    me.plays("Purge").passes()
    assert foe.zone("graveyard") == ["Resonator 1"] and me.chase == ["Purge"]
    me.picks("Resonator 3")
    assert me.chase == ["Mourner"] and me.zone("hand") == ["Resonator 4"]
    me.lets_resolve()
    assert me.count("hand") == 1 + 1


@pytest.mark.rule("906.1", "906.6")
def test_its_controller_need_not_ask_and_cannot_decline(scene, me, foe):
    """906.1, 906.6: an ability nobody wants is played all the same; 4000 - 500 life."""
    scene.card("Penitent", "When this card enters your field ⇒ You lose 500 life.", cost="{1}")
    me.has(hand=["Penitent"]).will("fire")
    me.plays("Penitent")
    assert me.life == 4000 - 500
    scene.quiet()


# --- 906.4 each time it is met ------------------------------------------------------------------------------


@pytest.mark.rule("906.4")
def test_a_condition_met_three_times_counts_three(scene, me, foe):
    """906.4: three resonators enter at once, three draws wait one after another."""
    scene.card("Watcher", "Whenever a resonator enters your field ⇒ Draw a card.", type="Regalia")
    scene.card("Muster", "Put three [100/100] fire Soldier resonator tokens into your field.", type="Chant", cost="{1}")
    me.has(hand=["Muster"], field=["Watcher"]).stones("fire", "fire")
    me.plays("Muster").passes()
    assert me.zone("field").count("Soldier") == 3
    assert me.chase == ["Watcher"] * 3 and me.count("hand") == 0
    me.lets_resolve()
    assert me.count("hand") == 3


@pytest.mark.rule("906.4")
@pytest.mark.parametrize(("noun", "life"), [("card", 2 * 100), ("resonator", 100), ("Elf", 100), ("chant", 100)])
def test_a_move_from_another_zone_is_about_cards_there(scene, me, foe, noun, life):
    """906.4: an Elf and a chant come from the deck; the text that hears of it says from where, so it does not mean
    cards in a field, and another card that is discarded is not heard of."""
    text = f"Whenever {'an' if noun == 'Elf' else 'a'} {noun} is put into your graveyard from your main deck ⇒ "
    scene.card("Miner", f"{text}You gain 100 life.", type="Regalia")
    scene.card("Dig", "Put the top two cards of your main deck into your graveyard. Discard a card.", type="Chant")
    scene.card("Elf Scout", race="Elf")
    me.has(hand=["Dig", "Resonator 1"], field=["Miner"]).will("fire").deck_top("Elf Scout", "Chant")
    me.plays("Dig").lets_resolve()
    assert me.life == 4000 + life


@pytest.mark.rule("906.4")
def test_each_instance_is_one_of_its_own(scene, me, foe):
    """906.4: two resonators are destroyed together; one of the two draws is cancelled, the other happens."""
    mourner(scene)
    scene.card("Sweep", "Destroy all resonators.", type="Chant", cost="{1}")
    scene.card("Silence", "[Quickcast]\nCancel target automatic ability.", type="Chant", cost="{0}")
    me.has(hand=["Sweep"], field=["Mourner"]).will("fire")
    foe.has(hand=["Silence"], field=["Resonator 1", "Resonator 2"])
    me.plays("Sweep")
    foe.picks("Resonator 1", rule="302.4")
    assert me.chase == ["Mourner", "Mourner"]
    foe.picks(("play", "Silence"))
    foe.answer(foe.game.question.options[0])
    assert me.count("hand") == 2 - 1


# --- 906.5 order --------------------------------------------------------------------------------------------


@pytest.mark.rule("906.5")
def test_the_turn_players_abilities_are_played_first(scene, me, foe):
    """906.5: mine is pending twice and the opponent's once: mine, mine, the opponent's."""
    mourner(scene)
    text = "When a resonator is put into your opponent's graveyard from a field ⇒ Draw a card."
    scene.card("Gloater", text, type="Regalia")
    scene.card("Sweep", "Destroy all resonators.", type="Chant", cost="{1}")
    me.has(hand=["Sweep"], field=["Mourner", "Resonator 1"]).will("fire")
    foe.has(field=["Gloater", "Resonator 2"]).stones("fire")
    me.plays("Sweep")
    foe.passes()
    assert me.chase == ["Mourner", "Mourner", "Gloater"]
    me.lets_resolve()
    assert me.count("hand") == 2 and foe.count("hand") == 1


@pytest.mark.rule("906.5")
def test_the_non_turn_player_comes_second_also_with_more_pending(scene, me, foe):
    """906.5: in the opponent's turn it is the opponent's abilities that go below mine."""
    scene.turn_of(foe)
    mourner(scene)
    mourner(scene, "Other Mourner")
    scene.card("Sweep", "Destroy all resonators.", type="Chant", cost="{1}")
    me.has(field=["Mourner"]).stones("fire")
    foe.has(hand=["Sweep"], field=["Other Mourner", "Resonator 1", "Resonator 2"]).will("fire")
    foe.plays("Sweep")
    me.passes()
    foe.picks("Resonator 1", rule="302.4")
    assert me.chase == ["Other Mourner", "Other Mourner", "Mourner", "Mourner"]
    me.lets_resolve()


@pytest.mark.rule("906.5")
def test_a_player_chooses_among_several_of_his_own(scene, me, foe):
    """906.5: the one chosen first is played first and so resolves last."""
    mourner(scene)
    scene.card("Healer", MOURN.replace("Draw a card", "You gain 300 life"), type="Regalia")
    bolt(scene)
    me.has(hand=["Bolt"], field=["Mourner", "Healer"]).stones("fire", "fire")
    foe.has(field=["Resonator 1"])
    me.plays("Bolt").passes()
    me.is_asked("603.2", exactly=[("ability", "Mourner/2", "Mourner"), ("ability", "Healer/2", "Healer")])
    me.picks(("ability", "Healer/2", "Healer"))
    assert me.chase == ["Healer", "Mourner"]
    me.lets_resolve(1)
    assert me.count("hand") == 1 and me.life == 4000
    me.lets_resolve()
    assert me.life == 4000 + 300


PYRE = "[Trigger] When you gain life, banish a resonator: Draw a card."


@pytest.mark.rule("906.5a", "906.5")
def test_rule_processes_come_once_more_before_anyone_acts(scene, me, foe):
    """906.5a: playing the last pending card banishes the lord; the resonator it kept alive dies before any act."""
    scene.card("Lord", "Other resonators you control gain [+0/+200].", cost="{5}")
    scene.card("Spark", "This card deals 500 damage to target resonator.", type="Chant", cost="{1}")
    scene.card("Prayer", "You gain 300 life.", type="Chant", cost="{1}")
    scene.card("Pyre", PYRE, type="Chant", cost="{0}")
    me.has(hand=["Spark", "Prayer"], field=["Lord", "Resonator 2"]).stones(*["fire"] * 3)
    me.put("standby", "Pyre", face_down=True)
    me.plays("Spark", "Resonator 2").lets_resolve()
    me.plays("Prayer").passes()
    me.picks("yes", "Lord")
    assert me.chase == ["Pyre"] and me.asked
    assert me.zone("graveyard") == ["Spark", "Prayer", "Lord", "Resonator 2"]
    me.lets_resolve()


@pytest.mark.rule("906.5a")
def test_an_ability_set_off_by_playing_another_is_played_before_any_act(scene, me, foe):
    """906.5a: the sequence starts over after each one: what the banish of a cost sets off comes next."""
    mourner(scene)
    scene.card("Prayer", "You gain 300 life.", type="Chant", cost="{1}")
    scene.card("Pyre", PYRE, type="Chant", cost="{0}")
    me.has(hand=["Prayer"], field=["Mourner", "Resonator 2"]).stones("fire", "fire")
    me.put("standby", "Pyre", face_down=True)
    me.plays("Prayer").passes()
    me.picks("yes")
    assert me.chase == ["Pyre", "Mourner"] and me.asked
    me.lets_resolve()
    assert me.count("hand") == 2


# --- 906.6 what cannot be played ----------------------------------------------------------------------------


@pytest.mark.rule("906.6")
def test_an_ability_without_a_target_is_dropped_for_good(scene, me, foe):
    """906.6: its count goes down; a target that comes later in the turn does not bring it back."""
    text = "When this card enters your field ⇒ Destroy target resonator your opponent controls."
    scene.card("Slayer", text, cost="{1}")
    scene.card("Bait", "[Quickcast]", cost="{0}")
    me.has(hand=["Slayer", "Chant"]).will("fire", "fire")
    foe.has(hand=["Bait"])
    me.plays("Slayer")
    foe.passes()
    assert "Slayer" in me.zone("field") and me.chase == []
    me.plays("Chant")
    foe.plays("Bait")
    scene.quiet()
    me.lets_resolve()
    assert foe.zone("field") == ["Bait"] and foe.zone("graveyard") == []


@pytest.mark.rule("906.6")
def test_an_ability_with_a_target_is_played_though_it_hurts(scene, me, foe):
    """906.6: the only target is my own resonator, and it must be chosen."""
    scene.card("Slayer", "When this card enters your field ⇒ Destroy target resonator with ATK 200 or less.",
               cost="{1}")  # fmt: skip
    me.has(hand=["Slayer"], field=["Resonator 1"]).will("fire")
    me.plays("Slayer")
    assert me.zone("field") == ["Slayer"] and me.zone("graveyard") == ["Resonator 1"]


# --- 906.10 the card has moved or lost the ability ----------------------------------------------------------


@pytest.mark.rule("906.10")
def test_an_ability_resolves_though_its_card_is_gone(scene, me, foe):
    """906.10: the source is destroyed while its ability waits in the chase; the card is drawn."""
    scene.card("Herald", "When this card enters your field ⇒ Draw a card.", cost="{1}")
    bolt(scene, "Quick Bolt", "[Quickcast]\n")
    me.has(hand=["Herald"]).will("fire")
    foe.has(hand=["Quick Bolt"]).will("fire")
    me.plays("Herald")
    assert me.chase == ["Herald"] and me.zone("field") == ["Herald"]
    foe.plays("Quick Bolt")
    assert me.zone("graveyard") == ["Herald"] and me.count("hand") == 1


@pytest.mark.rule("906.10")
def test_an_ability_is_played_though_its_card_dies_before_that(scene, me, foe):
    """906.10: it was set off as its card and another were destroyed together; both are in the graveyard by then."""
    scene.card("Mourner", MOURN.replace("a resonator", "another resonator"))
    scene.card("Sweep", "Destroy all resonators.", type="Chant", cost="{1}")
    me.has(hand=["Sweep"], field=["Mourner", "Resonator 1"]).will("fire")
    me.plays("Sweep").picks("Mourner", rule="302.4")
    assert sorted(me.zone("graveyard")) == ["Mourner", "Resonator 1", "Sweep"] and me.count("hand") == 1


@pytest.mark.rule("906.10")
def test_an_ability_resolves_though_its_card_has_lost_it(scene, me, foe):
    """906.10: all abilities are taken from the source while the draw waits."""
    scene.card("Herald", "When this card enters your field ⇒ Draw a card.", cost="{1}")
    text = "[Quickcast]\nTarget resonator loses all abilities until end of turn."
    scene.card("Blank", text, type="Chant", cost="{1}")
    me.has(hand=["Herald"]).will("fire")
    foe.has(hand=["Blank"]).will("fire")
    me.plays("Herald")
    assert me.chase == ["Herald"] and me.count("hand") == 0
    foe.plays("Blank")
    assert me.zone("field") == ["Herald"] and me.count("hand") == 1
