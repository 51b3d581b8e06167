"""Sections 2-12, 7-4 and 8-7: where skills about KOs, attacks and moves work, and what they see."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

FREE = {"type": "extra", "energy_cost": "0(-)"}
SWEEP = "[Activate: Main] Choose 1 Battle Card and KO it."
BLAST = "[Activate: Main] KO all of your opponent's Battle Cards."
WITNESS = "[Auto] When one of your Battle Cards is KO-ed, draw 1 card."
BOTH = "[Activate: Main] KO all Battle Cards."


# --- 2-12-2: where they work -------------------------------------------------------------------------------


@pytest.mark.rule("2-12-2")
@pytest.mark.parametrize("area", ["hand", "drop", "energy", "life", "removed", "deck", "under"])
def test_a_skill_about_kos_does_not_work_outside_the_battle_area(scene, me, foe, area):
    """2-12-2: skills are active in the Leader Area and the Battle Area, and in no other."""
    scene.card("Witness", WITNESS)
    scene.card("Blast", BLAST, **FREE)
    me.has(hand=["Blast"])
    foe.has(battle=["Battle 1"])
    foe.put(area, "Witness")
    if area == "life":
        foe.has(life=7)
    hidden = foe.card("Witness")
    with foe.changes(deck=0):
        me.uses("Blast")
    assert area not in ("hand", "life", "deck") or not me.sees(hidden)


@pytest.mark.rule("2-12-2")
def test_a_skill_about_kos_works_in_the_battle_area(scene, me, foe):
    """2-12-2: there it does."""
    scene.card("Witness", WITNESS)
    scene.card("Sweep", SWEEP, **FREE)
    me.has(hand=["Sweep"])
    foe.has(battle=["Battle 1", "Witness"])
    with foe.changes(deck=-1, hand=+1):
        me.uses("Sweep").picks("Battle 1")


@pytest.mark.rule("8-7-5-1-2", "7-4-1-4-2-1")
def test_cards_that_are_koed_together_see_each_other_go(scene, me, foe):
    """8-7-5-1-2: the witness is asked about as it was in the Battle Area: its own KO and the other's are two."""
    scene.card("Witness", WITNESS)
    scene.card("Blast", BLAST, **FREE)
    me.has(hand=["Blast"])
    foe.has(battle=["Battle 1", "Witness"])
    with foe.changes(deck=-2, hand=+2):
        me.uses("Blast")


@pytest.mark.rule("8-7-5-1-2", "8-7-7")
def test_a_card_answers_its_own_ko(scene, me, foe):
    """8-7-7: the skill activates although its card is in the Drop Area by then."""
    scene.card("Martyr", "[Auto] When this card is KO-ed, draw 1 card.")
    scene.card("Blast", BLAST, **FREE)
    me.has(hand=["Blast"])
    foe.has(battle=["Martyr", "Battle 1"])
    with foe.changes(deck=-1, hand=+1):
        me.uses("Blast")


# --- 7-4-1-4-2-1: what is a KO, and by what ----------------------------------------------------------------

IN_BATTLE = "[Auto] When this card is KO-ed in battle, draw 1 card."


@pytest.mark.rule("7-4-1-4-2-1")
def test_a_skills_ko_during_a_battle_is_no_ko_in_battle(scene, me, foe):
    """7-4-1-4-2-1: the card is KO-ed by a skill while others fight."""
    scene.card("Martyr", IN_BATTLE)
    scene.card("Snipe", "[Activate: Battle] Choose 1 of your opponent's Battle Cards and KO it.", **FREE)
    me.has(battle=["Battle 1"], hand=["Snipe"])
    foe.has(battle=["Martyr"])
    with foe.changes(deck=0):
        me.attacks("Battle 1", "Leader")
        me.uses("Snipe")
    assert foe.zone("drop") == ["Martyr"]


@pytest.mark.rule("7-4-1-4-2-1", "7-4-1-4-2")
def test_a_beaten_guard_card_is_koed_in_battle(scene, me, foe):
    """7-4-1-4-2: the comparison of power KO-s it."""
    scene.card("Martyr", IN_BATTLE)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Martyr", rested=True)
    with foe.changes(deck=-1, hand=+1):
        me.attacks("Battle 2", "Martyr")


@pytest.mark.rule("7-4-1-4-2-1", "8-10-3")
@pytest.mark.parametrize("answer", ["no", "yes"])
def test_a_ko_that_might_have_been_replaced_has_the_same_cause(scene, me, foe, answer):
    """8-10-3: declined, the KO is still one in battle; replaced, there is none."""
    ward = "[Permanent] If this card would be KO-ed, you may place 1 card from your hand in the Drop Area instead."
    scene.card("Martyr", f"{IN_BATTLE}\n{ward}")
    me.has(battle=["Battle 2"])
    foe.put("battle", "Martyr", rested=True)
    foe.has(hand=["Stone"])
    me.attacks("Battle 2", "Martyr")
    foe.passes()
    with foe.changes(deck=-1 if answer == "no" else 0):
        foe.picks("no" if answer == "no" else foe.options()[0], rule="8-10-1")
    assert (foe.zone("battle") == ["Martyr"]) is (answer == "yes")


@pytest.mark.rule("7-4-1-4-2-1", "2-3-2-2-1")
def test_an_extra_card_that_is_dropped_is_not_koed(scene, me, foe):
    """7-4-1-4-2-1: to send a Battle Card to the Drop Area is a KO; a [Field] card is none."""
    scene.card("Old Field", "[Field]", **FREE)
    scene.card("New Field", "[Field]", **FREE)
    scene.card("Watcher", "[Auto] When one of your cards is KO-ed, draw 1 card.")
    me.has(battle=["Old Field", "Watcher"], hand=["New Field"])
    with me.changes(deck=0, drop=+1):
        me.uses("New Field")
    assert me.zone("drop") == ["Old Field"]


# --- 8-7-5-1: looking back ---------------------------------------------------------------------------------


@pytest.mark.rule("8-7-5-1-1")
@pytest.mark.parametrize("bonus", [True, False])
def test_a_card_is_read_as_it_was_in_the_open_area_it_left_for_a_hand(scene, me, foe, bonus):
    """8-7-5-1-1: in the Combo Area the card was also a <<Guest>>; in the hand it is not."""
    host = "[Permanent] Each card in your Combo Area is also treated as <<Guest>>." if bonus else ""
    scene.card("Host", host, power=5000)
    guest = n.Cards((), "mine", n.Is("trait", "has", "Guest"))
    welcome = n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=n.Moved(guest, ("combo",), ("hand",)))
    scene.card("Doorman", abilities=[welcome])
    scene.card("Recall", "[Activate: Battle] Choose 1 card from your Combo Area and return it to your hand.", **FREE)
    me.has(battle=["Host", "Doorman"], hand=["Recall", "Battle 1"])
    me.attacks("Host", "Leader").combos("Battle 1")
    with me.changes(deck=-1 if bonus else 0):
        me.uses("Recall")


# --- 8-7-2: whom an attack befalls -------------------------------------------------------------------------


@pytest.mark.rule("8-7-2", "2-3-2-1-1")
@pytest.mark.parametrize("attacker", ["Leader", "Battle 1"])
def test_a_skill_about_an_attacking_card_sees_leaders_too(scene, me, foe, attacker):
    """8-7-2: a Leader Card is a card, and it attacks."""
    scene.card("Alarm", "[Auto] When your opponent's card attacks, draw 1 card.")
    me.has(battle=["Battle 1"])
    foe.put("battle", "Alarm", rested=True)
    with foe.changes(deck=-1, hand=+1):
        me.attacks(attacker, "Alarm")
        if me.asked and me.offered("combo", "Battle 1"):
            me.passes()
        foe.passes()


@pytest.mark.rule("8-7-2", "2-3-2-1-1")
def test_a_skill_about_attacked_cards_sees_the_leader_attacked(scene, me, foe):
    """8-7-2: one of your cards is attacked when your Leader is."""
    scene.card("Alarm", "[Auto] When one of your cards is attacked, draw 1 card.")
    me.has(battle=["Battle 1"])
    foe.put("battle", "Alarm", rested=True)
    with foe.changes(deck=-1, hand=+1):
        me.attacks("Battle 1", "Leader")
        foe.passes()


@pytest.mark.rule("8-7-2", "2-3-2-2-1")
def test_a_skill_about_battle_cards_does_not_see_the_leader(scene, me, foe):
    """2-3-2-2-1: a Battle Card is a card of that type."""
    scene.card("Alarm", "[Auto] When one of your Battle Cards is attacked, draw 1 card.")
    me.has(battle=["Battle 1"])
    foe.put("battle", "Alarm", rested=True)
    with foe.changes(deck=0):
        me.attacks("Battle 1", "Leader")


@pytest.mark.rule("8-3-3")
@pytest.mark.parametrize(("attacker", "stronger"), [("Hunter", True), ("Battle 1", False)])
def test_while_this_card_attacks_means_this_card(scene, me, foe, attacker, stronger):
    """8-3-3: another card's attack on such a card does not fulfil the condition."""
    scene.card("Hunter", "[Permanent] If this card attacks a red card, this card gains +5000 power.")
    me.has(battle=["Hunter", "Battle 1"])
    foe.put("battle", "Battle 3", rested=True)
    me.attacks(attacker, "Battle 3")
    me.is_asked("7-2-1-2")
    assert me.power("Hunter") == 5000 + 5000 * stronger


# --- 8-6-3-5: a choice by information ----------------------------------------------------------------------

LOOK = "[Activate: Main] Look at 3 cards from the top of your deck. Add 1 {} among them to your hand."


@pytest.mark.rule("8-6-3-5")
@pytest.mark.parametrize(("kind", "declined"), [("blue card", True), ("card", False)])
def test_what_was_looked_at_may_be_declined_where_it_must_fit(scene, me, foe, kind, declined):
    """8-6-3-5: nobody else can tell whether a blue card is there; that any card is there everybody can."""
    scene.card("Scout", LOOK.format(kind), **FREE)
    me.has(hand=["Scout"]).deck_top("Blue Energy", "Red Energy", "Blue Energy")
    me.uses("Scout")
    assert me.offered("done") is declined


@pytest.mark.rule("8-6-3-5", "8-6-3-1")
def test_what_was_revealed_to_all_must_be_chosen(scene, me, foe):
    """8-6-3-1: here everybody can tell."""
    scene.card("Scout", LOOK.format("blue card").replace("Look at", "Reveal"), **FREE)
    me.has(hand=["Scout"]).deck_top("Blue Energy", "Red Energy", "Blue Energy")
    me.uses("Scout")
    assert me.options() and not me.offered("done")


# --- 3-1-7: whose area -------------------------------------------------------------------------------------


@pytest.mark.rule("3-1-7")
@pytest.mark.parametrize(("whose", "mine"), [("your opponent's", 0), ("your", 1)])
@pytest.mark.parametrize(("way", "area"), [("add it to {} life", "life"), ("place it on top of {} deck", "deck")])
def test_a_card_goes_to_the_area_of_the_player_that_is_named(scene, me, foe, way, area, whose, mine):
    """3-1-7: the text says whose life or deck it is."""
    scene.card("Gift", f"[Activate: Main] Choose 1 card from your hand and {way.format(whose)}.", **FREE)
    me.has(hand=["Gift", "Battle 1"])
    with me.changes(**{area: mine}), foe.changes(**{area: 1 - mine}):
        me.uses("Gift")


@pytest.mark.rule("3-1-7", "4-2-2")
def test_a_card_goes_to_its_own_players_area_where_none_is_named(scene, me, foe):
    """3-1-7: a borrowed card goes to its owner's Drop Area."""
    scene.card("Sweep", SWEEP, **FREE)
    me.has(hand=["Sweep"])
    me.put("battle", "Battle 1", owner=1)
    me.uses("Sweep")
    assert foe.zone("drop") == ["Battle 1"]
