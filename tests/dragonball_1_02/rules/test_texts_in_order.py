"""Two sentences of a skill meeting: what waits, what "it" goes on to mean, and which card is meant that moved."""

from __future__ import annotations

import pytest

CHASER = "[Auto] When this card attacks a Battle Card, KO that card after the battle."


def fights(scene, me, foe, text):
    """My Chaser of power 5000 has attacked a Battle 5, and lost."""
    scene.card("Chaser", text, power=5000)
    me.has(battle=["Chaser"])
    foe.put("battle", "Battle 5", rested=True)
    foe.has(hand=["Battle 1"])
    me.attacks("Chaser", "Battle 5")


@pytest.mark.rule("8-2-2-1", "7-4-1-9")
def test_what_then_says_waits_with_what_waits_for_the_end_of_the_battle(scene, me, foe):
    """8-2-2-1: "then" follows a KO that comes with 7-4-1-9, so nothing is drawn before that."""
    fights(scene, me, foe, f"{CHASER} Then, draw 1 card.")
    foe.is_asked("7-2-1-2")
    assert me.count("deck") == 20 and foe.zone("battle") == ["Battle 5"]
    foe.passes()
    assert me.count("deck") == 20 - 1 and foe.zone("drop") == ["Battle 5"]


@pytest.mark.rule("8-2-2-1", "7-4-1-9")
def test_a_condition_after_then_is_asked_when_the_battle_is_over(scene, me, foe):
    """8-2-2-1: by 7-4-1-9 the hand that the condition counts has been comboed with."""
    fights(scene, me, foe, f"{CHASER} Then, if your opponent has no cards in their hand, draw 1 card.")
    foe.combos("Battle 1")
    assert me.count("deck") == 20 - 1


@pytest.mark.rule("8-2-2-1", "7-4-1-9")
def test_what_stands_before_it_does_not_wait(scene, me, foe):
    """8-2-2-1: what the text says first is done first; only the KO is put off to 7-4-1-9."""
    fights(scene, me, foe, CHASER.replace("KO that card", "draw 1 card and KO that card"))
    me.is_asked("7-2-1-2")
    assert me.count("deck") == 20 - 1 and foe.zone("battle") == ["Battle 5"]


UPROOT = (
    "[Activate: Main] Choose 1 of your Battle Cards. Place that card on top of your deck, and all cards that were "
    "under it in the Drop Area."
)


@pytest.mark.rule("10-4-4", "8-6-3")
def test_it_is_still_the_chosen_card_when_what_lay_under_it_has_gone(scene, me, foe, trick):
    """8-6-3: the target was chosen once; 10-4-4's lower card is not it."""
    scene.card("Seed", character="Sprig")
    scene.card("Tree", "[Evolve] {1}: <Sprig>", energy_cost="9(-)")
    trick("Uproot", UPROOT)
    me.has(battle=["Seed"], hand=["Tree", "Uproot"]).energy("Red Energy")
    me.uses("Tree").uses("Uproot")
    assert sorted(me.zone("drop")) == ["Seed", "Uproot"] and me.zone("deck")[-1] == "Tree"


@pytest.mark.rule("10-4-4", "8-6-3")
def test_a_card_with_nothing_under_it_goes_all_the_same(scene, me, foe, trick):
    """1-3-2, 8-6-3: nothing lies under the target, and the rest is carried out."""
    trick("Uproot", UPROOT)
    me.has(battle=["Battle 1"], hand=["Uproot"])
    me.uses("Uproot")
    assert me.zone("deck")[-1] == "Battle 1"


MOURNER = "[Auto] When your Battle Card is placed in your Drop Area from your {}, draw 1 card."


@pytest.mark.rule("8-7-5", "2-3-2-2-1")
@pytest.mark.parametrize(("origin", "cards"), [
    ("hand", 1), ("Battle Area", 0), ("Energy Area", 0),
])  # fmt: skip
def test_a_battle_card_is_one_out_of_the_hand_too(scene, me, foe, trick, origin, cards):
    """2-3-2-2-1 goes by the type; 8-7-5's trigger says which area it left."""
    scene.card("Mourner", MOURNER.format(origin))
    trick("Shed", "[Activate: Main] Choose 1 card from your hand and place it in your Drop Area.")
    me.has(battle=["Mourner"], hand=["Shed", "Battle 1"])
    me.uses("Shed")
    assert me.count("deck") == 20 - cards


@pytest.mark.rule("8-7-5", "2-3-2-2-1")
@pytest.mark.parametrize(("origin", "cards"), [
    ("hand", 0), ("Battle Area", 0), ("Energy Area", 1),
])  # fmt: skip
def test_a_battle_card_is_one_out_of_the_energy_too(scene, me, foe, trick, origin, cards):
    """2-3-2-2-1 with 8-7-5, for a card that was energy."""
    scene.card("Mourner", MOURNER.format(origin))
    trick("Spill", "[Activate: Main] Choose 1 of your energy and place it in your Drop Area.")
    me.has(battle=["Mourner"], hand=["Spill"]).energy("Red Energy")
    me.uses("Spill")
    assert me.count("deck") == 20 - cards


@pytest.mark.rule("8-7-5", "2-3-2-2-1")
def test_an_extra_card_out_of_the_hand_is_no_battle_card(scene, me, foe, trick):
    """2-3-2-2-1: the type decides."""
    scene.card("Mourner", MOURNER.format("hand"))
    trick("Shed", "[Activate: Main] Choose 1 card from your hand and place it in your Drop Area.")
    me.has(battle=["Mourner"], hand=["Shed", "Extra"])
    me.uses("Shed")
    assert me.count("deck") == 20


@pytest.mark.rule("8-7-5-1-2", "2-3-2-2-1")
def test_a_beaten_card_is_placed_in_the_drop_area_from_the_battle_area(scene, me, foe, trick):
    """8-7-5-1-2: as it was in the Battle Area it was mine, and a Battle Card."""
    scene.card("Mourner", MOURNER.format("Battle Area"))
    trick("Fell", "[Activate: Main] Choose 1 of your Battle Cards with 20000 or more power and KO it.")
    me.has(battle=["Mourner", "Battle 4"], hand=["Fell"])
    me.uses("Fell")
    assert me.count("deck") == 20 - 1


# --- two conditions ----------------------------------------------------------------------------------------


@pytest.mark.rule("8-3-3", "1-3-2")
@pytest.mark.parametrize("joint", ["", "Then, "])
@pytest.mark.parametrize(("energy", "battle"), [(1, 0), (0, 1), (1, 1), (0, 0)])
def test_a_sentence_with_a_condition_of_its_own_stands_beside_the_first(scene, me, foe, trick, joint, energy, battle):
    """8-3-3: each part is valid under its own condition; "then" makes the second one follow on the first."""
    second = f"{joint}{'if' if joint else 'If'} you have 1 or more Battle Cards, draw 2 cards."
    trick("Twofold", f"[Activate: Main] If you have 1 or more energy, draw 1 card. {second}")
    me.has(hand=["Twofold"], battle=["Battle 1"] * battle, energy=["Red Energy"] * energy)
    drawn = energy + 2 * (battle and (energy or not joint))
    with me.changes(deck=-drawn):
        me.uses("Twofold")


@pytest.mark.rule("8-3-3", "8-6-3")
@pytest.mark.parametrize("words", ["red", "not blue"])
@pytest.mark.parametrize(("energy", "drawn"), [(1, 1), (0, 0)])
def test_a_sentence_about_what_was_chosen_hangs_on_the_first_condition(scene, me, foe, trick, energy, drawn, words):
    """8-3-3: where nothing was chosen there is no card that the second condition could be true of."""
    trick("Single Out", "[Activate: Main] If you have 1 or more energy, choose 1 of your Battle Cards. If it is "
          f"{words}, draw 1 card.")  # fmt: skip
    me.has(hand=["Single Out"], battle=["Battle 1"], energy=["Red Energy"] * energy)
    with me.changes(deck=-drawn):
        me.uses("Single Out")
