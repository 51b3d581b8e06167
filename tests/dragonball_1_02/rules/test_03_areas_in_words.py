"""Chapters 1 to 3 and 6: what the words power, cost, combo, energy, choose and life mean for cards of every type."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n
from playmat.kernel.words.errors import PlaymatError

FREE = {"type": "extra", "energy_cost": "0(-)"}
MEADOW = "[Field]\n[Permanent] Your Battle Cards gain +1000 power."


def main_skill(effect):
    return [n.Ability("activated", effect, zones=("hand",), keyword="activate main")]


# --- 1 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("1-2-5")
def test_no_text_makes_a_player_surrender(scene, me, foe):
    """1-2-5: a player is never forced to surrender: such a text is no skill, and the game goes on."""
    with pytest.raises(PlaymatError):
        scene.definition(scene.card("Bully", "[Activate: Main] Your opponent surrenders.", **FREE))
    assert me.offered("pass") and scene.result is None


@pytest.mark.rule("1-3-6")
@pytest.mark.parametrize(("more", "power"), [(5000, 0), (7000, 2000)])
def test_a_number_below_zero_reads_as_zero_and_is_kept_for_adding(scene, me, foe, more, power):
    """1-3-6: 5000 less 10000 reads as 0; more is added to what it truly is."""
    scene.card("Sap", "[Activate: Main] Choose 1 Battle Card. It gains -10000 power this turn.", **FREE)
    scene.card("Feed", f"[Activate: Main] Choose 1 Battle Card. It gains +{more} power for the duration of the turn.",
               **FREE)  # fmt: skip
    me.has(battle=["Battle 1"], hand=["Sap", "Feed"])
    me.uses("Sap")
    assert me.power("Battle 1") == 0
    me.uses("Feed")
    assert me.power("Battle 1") == max(5000 - 10000 + more, 0) == power


# --- 2: what cards of a type do not have -------------------------------------------------------------------


@pytest.mark.rule("2-8-2")
def test_an_extra_card_in_the_battle_area_has_no_power(scene, me, foe):
    """2-8-2: it is not found by its power, and an effect that adds power gives it none."""
    scene.card("Meadow", "[Field]", **FREE)
    low = n.Cards(("battle",), "mine", n.Is("power", "<=", n.Number(10000)))
    everything = n.Cards(("battle",), "mine")
    grow = n.Modify(everything, (n.Add("power", n.Number(5000)),), "end of turn")
    scene.card("Grow", abilities=main_skill(grow), **FREE)
    scene.card("Find", abilities=main_skill(n.Sequence((n.Choose(low, n.Number(1)), n.Move(n.It(), "hand")))), **FREE)
    me.has(battle=["Meadow", "Battle 1"], hand=["Grow", "Find"])
    me.uses("Grow")
    assert me.power("Meadow") is None and me.power("Battle 1") == 5000 + 5000
    me.uses("Find")
    assert me.zone("battle") == ["Meadow"]


@pytest.mark.rule("2-11-2")
def test_a_leader_has_no_energy_cost(scene, me, foe):
    """2-11-2: an effect on cards of cost 1 or less reaches the Battle Card and not the Leader."""
    cheap = n.Cards(("in play",), "theirs", n.Is("cost", "<=", n.Number(1)))
    scene.card("Tax", abilities=main_skill(n.Turn(cheap, "rest")), **FREE)
    me.has(hand=["Tax"])
    foe.has(battle=["Battle 1", "Battle 2"])
    me.uses("Tax")
    assert foe.is_rested("Battle 1") and not foe.is_rested("Battle 2") and not foe.is_rested("Leader")


# --- 3-7-3, 2-10-1: combos ---------------------------------------------------------------------------------

DIG = "[Activate: Battle] Choose 1 Battle Card from your Drop Area and {}."


@pytest.mark.rule("3-7-3", "2-10-1")
@pytest.mark.parametrize("words", ["combo with it", "place it in your Combo Area"])
def test_a_skill_that_puts_a_card_into_the_combo_area_combos(scene, me, foe, words):
    """3-7-3: skills about comboing are set off and its combo power counts; 2-10-1: no combo cost is due."""
    scene.card("Dig", DIG.format(words), **FREE)
    scene.card("Cheer", "[Auto] When you combo with a red Battle Card, draw 1 card.")
    me.put("battle", "Cheer", rested=True)
    me.has(battle=["Battle 1"], hand=["Dig"], drop=["Battle 3"])
    me.attacks("Battle 1", "Leader")
    with me.changes(deck=-1):
        me.uses("Dig")
    me.passes()
    foe.is_asked("4-10-2-1")
    assert me.power("Battle 1") == 5000 + 10000


@pytest.mark.rule("3-7-3")
def test_a_combo_out_of_the_hand_sets_off_the_same_skill(scene, me, foe):
    """3-7-3: the act is a combo as the skill is."""
    scene.card("Cheer", "[Auto] When you combo with a red Battle Card, draw 1 card.")
    me.put("battle", "Cheer", rested=True)
    me.has(battle=["Battle 1"], hand=["Battle 2"])
    me.attacks("Battle 1", "Leader")
    with me.changes(deck=-1):
        me.combos("Battle 2")


@pytest.mark.rule("3-7-3", "3-6-3")
def test_a_card_put_elsewhere_is_not_comboed_with(scene, me, foe):
    """3-7-3: the Drop Area's card goes to the hand, which is no combo."""
    scene.card("Dig", "[Activate: Battle] Choose 1 Battle Card from your Drop Area and add it to your hand.", **FREE)
    scene.card("Cheer", "[Auto] When you combo with a red Battle Card, draw 1 card.")
    me.put("battle", "Cheer", rested=True)
    me.has(battle=["Battle 1"], hand=["Dig"], drop=["Battle 3"])
    me.attacks("Battle 1", "Leader")
    with me.changes(deck=0):
        me.uses("Dig")


@pytest.mark.rule("3-1-5", "3-1-4")
@pytest.mark.parametrize("back", [True, False])
def test_effects_stay_with_a_card_that_comes_back_from_the_combo_area(scene, me, foe, back):
    """3-1-5: back in the Battle Area it is the same card, out of the Drop Area another one."""
    scene.card("Sap", "[Activate: Main] Choose 1 Battle Card. It gains -1000 power this turn.", **FREE)
    text = "[Activate: Battle] Choose 1 card from your Combo Area and place it in your Battle Area."
    scene.card("Fetch", text, **FREE)
    scene.card("Raise", "[Activate: Main] Play 1 Battle Card from your Drop Area.", **FREE)
    scene.card("Friend", character="Friend", power=5000)
    me.has(battle=["Friend"], hand=["Sap", "Fetch" if back else "Raise"])
    me.uses("Sap").attacks("Leader", "Leader").combos("Friend")
    if back:
        me.uses("Fetch")
    if me.asked:
        me.passes()
    if foe.asked:
        foe.picks(("hidden", 0))
    if not back:
        me.uses("Raise")
    assert me.power("Friend") == (5000 - 1000 if back else 5000)


# --- 3-6-6, 3-6-7: choosing, and Extra Cards in the Battle Area --------------------------------------------


@pytest.mark.rule("3-6-6")
def test_a_bare_choice_is_of_battle_cards_in_a_battle_area(scene, me, foe):
    """3-6-6: no Leader, no [Field] card, none in the Combo or the Energy Area; either player's."""
    scene.card("Meadow", "[Field]", **FREE)
    scene.card("Strike", "[Activate: Battle] Choose 1 card and KO it.", **FREE)
    me.has(battle=["Battle 1", "Meadow"], hand=["Strike", "Battle 3"]).energy("Battle 5", "Battle 4")
    foe.has(battle=["Battle 2"])
    me.attacks("Battle 1", "Leader").combos("Battle 3").picks("Battle 5").uses("Strike")
    me.is_asked(exactly=["Battle 1", "Battle 2"])


@pytest.mark.rule("3-6-7")
@pytest.mark.parametrize("there", [True, False])
def test_no_second_extra_card_is_put_into_the_battle_area(scene, me, foe, there):
    """3-6-7: an effect that leaves the first one there puts no further one there."""
    scene.card("Meadow", "[Field]", **FREE)
    scene.card("Forest", "[Field]", **FREE)
    text = "[Activate: Main] Choose 1 Extra Card from your Drop Area and place it in your Battle Area."
    scene.card("Plant", text, **FREE)
    me.has(hand=["Plant"], drop=["Forest"], battle=["Meadow"] if there else [])
    foe.has(battle=["Meadow"])
    me.uses("Plant")
    if me.offered("Forest"):
        me.picks("Forest")
    assert me.zone("battle") == (["Meadow"] if there else ["Forest"])


@pytest.mark.rule("3-6-7", "10-2-1")
def test_a_field_takes_the_place_of_the_own_field_alone(scene, me, foe):
    """10-2-1: its energy is paid, the own [Field] is dropped first, the opponent's stays; the new one is Active."""
    scene.card("Meadow", "[Field]", type="extra", energy_cost="1(-)")
    scene.card("Forest", "[Field]", type="extra", energy_cost="1(-)")
    me.put("battle", "Forest", rested=True)
    me.has(hand=["Meadow"]).energy("Red Energy")
    foe.has(battle=["Forest"])
    me.uses("Meadow")
    assert me.zone("battle") == ["Meadow"] and me.zone("drop") == ["Forest"] and foe.zone("battle") == ["Forest"]
    assert me.is_rested("Red Energy") and not me.is_rested("Meadow")


@pytest.mark.rule("10-2-1")
def test_a_field_is_not_activated_in_a_battle(scene, me, foe):
    """10-2-1: it is an [Activate: Main] skill."""
    scene.card("Meadow", "[Field]", **FREE)
    me.has(hand=["Meadow", "Battle 1"])
    me.attacks("Leader", "Leader")
    me.is_asked("7-2-1-2", exactly=[("combo", "Battle 1"), "pass"])


@pytest.mark.rule("3-6-3")
@pytest.mark.parametrize("area", ["drop", "combo"])
def test_a_battle_card_that_is_put_into_the_battle_area_is_played(scene, me, foe, area):
    """3-6-3: out of the Drop Area that is a play; out of the Combo Area it is the card that it was."""
    scene.card("Hero", "[Auto] When you play this card, draw 1 card.")
    words = {"drop": "Drop Area", "combo": "Combo Area"}[area]
    text = f"[Activate: Battle] Choose 1 Battle Card from your {words} and place it in your Battle Area."
    scene.card("Lift", text, **FREE)
    me.has(hand=["Lift"])
    me.has(**{"drop" if area == "drop" else "battle": ["Hero"]})
    me.attacks("Leader", "Leader")
    if area == "combo":
        me.combos("Hero")
    with me.changes(deck=-1 if area == "drop" else 0):
        me.uses("Lift")
    assert me.zone("battle") == ["Hero"]


# --- 3-8-1-1, 3-9-2 ----------------------------------------------------------------------------------------


@pytest.mark.rule("3-8-1-1")
@pytest.mark.parametrize(("resting", "stronger"), [(3, True), (2, False)])
def test_energy_means_every_card_in_the_energy_area(scene, me, foe, resting, stronger):
    """3-8-1-1: four Active and three resting are seven; cards of the hand and the Drop Area are none."""
    scene.card("Sage", "[Permanent] If you have 7 or more energy, this card gains +5000 power.")
    me.has(battle=["Sage"], hand=["Battle 1"], drop=["Battle 1"]).energy(*["Red Energy"] * 4)
    for _ in range(resting):
        me.put("energy", "Red Energy", rested=True)
    assert me.power("Sage") == 5000 + 5000 * stronger


@pytest.mark.rule("3-9-2")
def test_the_player_of_the_life_picks_which_card_an_opposing_skill_moves(scene, me, foe):
    """3-9-2: whenever a life card moves elsewhere, its player picks it, unseen."""
    text = "[Activate: Main] Choose 1 card from your opponent's life and place it in the Drop Area."
    scene.card("Bleed", text, **FREE)
    me.has(hand=["Bleed"])
    me.uses("Bleed")
    foe.is_asked(exactly=[("hidden", place) for place in range(8)])
    foe.picks(("hidden", 3))
    assert foe.count("life") == 8 - 1 and foe.count("drop") == 1


@pytest.mark.rule("3-9-2", "8-6-3-2")
@pytest.mark.parametrize("count", [0, 1])
def test_how_many_life_cards_an_opposing_skill_moves_is_not_for_their_player(scene, me, foe, count):
    """8-6-3-2: who activated it says how many; 3-9-2: the player of the life says which."""
    text = "[Activate: Main] Choose up to 1 card from your opponent's life and place it in the Drop Area."
    scene.card("Bleed", text, **FREE)
    me.has(hand=["Bleed"])
    me.uses("Bleed").picks(count)
    if count:
        foe.picks(("hidden", 7))
    assert foe.count("life") == 8 - count


@pytest.mark.rule("3-9-2")
def test_my_own_skill_lets_me_pick_my_own_life(scene, me, foe):
    """3-9-2: the player of the Life Area is the one who picks."""
    scene.card("Offer", "[Activate: Main] Choose 1 card from your life and add it to your hand.", **FREE)
    me.has(hand=["Offer"])
    me.uses("Offer").picks(("hidden", 5))
    assert me.count("life") == 8 - 1 and me.count("hand") == 1


# --- 6-2-2 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("6-2-2")
def test_every_resting_card_of_the_turn_player_becomes_active(scene, me, foe):
    """6-2-2: a [Field] card too; the opponent's cards stay as they are."""
    scene.step("charge phase")
    scene.card("Meadow", "[Field]", **FREE)
    for name in ("Meadow", "Battle 1", "Battle 2"):
        me.put("battle", name, rested=True)
        foe.put("battle", name, rested=True)
    me.put("energy", "Red Energy", rested=True)
    me.is_asked("6-3-1-3")
    assert not any(me.is_rested(name) for name in ("Meadow", "Battle 1", "Battle 2", "Red Energy"))
    assert all(foe.is_rested(name) for name in ("Meadow", "Battle 1", "Battle 2"))
