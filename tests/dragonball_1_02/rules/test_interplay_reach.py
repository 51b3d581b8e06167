"""Two rules meeting: what a skill reaches by its words, and what no skill does to a card whatever its words are."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

LEADER_TOO = "[Activate: Main] {}."


# --- Leader Cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("3-6-6", "2-5-3")
@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("Choose 1 of your <Tester> and it gets +5000 power this turn", ["Battle 1", "Battle 2"]),
        ("Choose up to 1 of your <Tester> or <Nobody> and it gets +5000 power this turn",
         ["Battle 1", "Battle 2", "done"]),
        ("Choose 1 <Tester> in your Leader Area or Battle Area and it gets +5000 power this turn",
         ["Battle 1", "Battle 2", "Leader"]),
    ],
)  # fmt: skip
def test_a_character_to_choose_is_a_battle_card_unless_the_text_names_the_leader_area(
    scene, me, foe, trick, words, options
):
    """3-6-6: 2-5-3's name alone does not say that a Leader Card may be chosen; an area does."""
    scene.card("Stranger", character="Nobody Else")
    trick("Cheer", LEADER_TOO.format(words))
    me.has(battle=["Battle 1", "Battle 2", "Stranger"], hand=["Cheer"])
    me.uses("Cheer")
    me.is_asked("8-6-2-5", exactly=options)


@pytest.mark.rule("2-5-3", "1-3-5-1")
def test_a_character_that_is_counted_may_be_the_leader(scene, me, foe, trick):
    """3-6-6 speaks of choosing; 2-5-3 is of the Leader Card too where cards are only counted."""
    trick("Census", "[Activate: Main] Draw 1 card for each of your <Tester>.")
    me.has(battle=["Battle 1"], hand=["Census"])
    with me.changes(deck=-1 - 1):
        me.uses("Census")


@pytest.mark.rule("7-4-1-4-2-1", "2-3-2-1")
@pytest.mark.parametrize(
    "words",
    [
        "KO all of your <Tester>",
        "Return all of your <Tester> to their owner's hand",
        "Place all of your <Tester> at the bottom of their owner's deck",
    ],
)
def test_no_skill_takes_a_leader_out_of_its_area(scene, me, foe, trick, words):
    """7-4-1-4-2-1: Battle Cards are KOed; 2-3-2-1: the Leader Card's place is the Leader Area. The rest is done."""
    trick("Sweep", LEADER_TOO.format(words))
    me.has(battle=["Battle 1"], hand=["Sweep"])
    me.uses("Sweep")
    assert me.zone("leader") == ["Leader"] and me.zone("battle") == []


@pytest.mark.rule("7-4-1-4-2-1", "10-2-2")
def test_a_field_is_not_koed_with_the_cards_of_its_area(scene, me, foe, trick):
    """7-4-1-4-2-1: a KO is of a Battle Card; 10-2-2's card is an Extra Card in the same area."""
    scene.card("Meadow", "[Field]", type="extra", energy_cost="0(-)")
    trick("Sweep", "[Activate: Main] KO all cards in your Battle Area.")
    me.has(battle=["Battle 1", "Meadow"], hand=["Sweep"])
    me.uses("Sweep")
    assert me.zone("battle") == ["Meadow"]


# --- the same on either side of the table ---------------------------------------------------------------------------


@pytest.mark.rule("4-3-5", "8-9-1-2")
@pytest.mark.parametrize("side", ["me", "foe"])
def test_a_skill_that_a_card_gained_works_on_either_side_of_the_table(scene, me, foe, side):
    """4-3-5: the master of the card is that of the skill, whichever seat it has."""
    helps = n.Ability("continuous", n.Modify(n.Cards(("leader",), "mine"), (n.Add("power", n.Number(1000)),)))
    gives = n.Modify(n.Cards(("battle",), "mine", n.Other()), (n.GainAbility(helps),))
    scene.card("Giver", abilities=[n.Ability("continuous", gives)])
    player = me if side == "me" else foe
    player.has(battle=["Giver", "Battle 1"])
    scene.start()
    assert (player.power("Leader"), player.other.power("Leader")) == (10000 + 1000, 10000)


@pytest.mark.rule("4-3-6", "8-1-5")
@pytest.mark.parametrize("side", ["me", "foe"])
def test_a_skill_that_a_card_gained_is_set_off_on_either_side_of_the_table(scene, me, foe, side):
    """4-3-6: so it is with an [Auto] skill, which draws for the master of the card."""
    hears = n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=n.On("attack", ()))
    gives = n.Modify(n.Cards(("battle",), "mine", n.Other()), (n.GainAbility(hears),))
    scene.card("Giver", abilities=[n.Ability("continuous", gives)])
    player = me if side == "me" else foe
    player.has(battle=["Giver", "Battle 1"])
    with player.changes(deck=-1):
        me.attacks("Leader", "Leader")


@pytest.mark.rule("8-1-5", "4-3-6")
@pytest.mark.parametrize(("target", "drawn"), [("Leader", 1), ("Battle 1", 0)])
@pytest.mark.parametrize("side", ["me", "foe"])
def test_where_the_card_of_an_event_lies_is_asked_on_either_side_of_the_table(scene, me, foe, target, drawn, side):
    """8-1-5: the event that the skill names is an attack on a card in the Leader Area, whoever attacks."""
    attacked = n.Cards((), "any", n.InZone(("leader",)))
    hears = n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=n.On("attack", (("attacked", attacked),)))
    player, other = (me, foe) if side == "me" else (foe, me)
    scene.turn_of(player)
    player.has(leader=scene.card("Hearer", type="leader", power=10000, abilities=[hears]))
    other.put("battle", "Battle 1", rested=True)
    with player.changes(deck=-drawn):
        player.attacks("Hearer", target)
