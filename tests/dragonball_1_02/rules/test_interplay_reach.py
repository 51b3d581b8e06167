"""Two rules meeting: what a skill reaches by its words, and what no skill does to a card whatever its words are."""

from __future__ import annotations

import pytest

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
