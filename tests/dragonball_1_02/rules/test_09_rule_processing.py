"""Section 9: rule processing: losing at once, and combo cards outside battle."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

MAIN = "6-3-1-3"
LIFE = "4-10-2-1"
DRAW = n.Perform("draw", n.Number(1))
STRAY = n.Cards(("hand",), "any", n.Is("type", "=", "battle"))


def extra(scene, name, text="", **more):
    return scene.card(name, text, type="extra", energy_cost="0(-)", **more)


def main_skill(*steps, cost=()):
    """An Extra Card's [Activate: Main] out of the hand, of these steps."""
    return [n.Ability("activated", n.Sequence(steps), zones=("hand",), keyword="activate main", cost=cost)]


def only(scene, me, foe, **zones):
    """Just a leader, a deck and life on each side; mine are what the test says."""
    scene.exactly()
    me.has(**{"leader": "Leader", "deck": 10, "life": 8, **zones})
    foe.has(leader="Leader", deck=10, life=8)


def refill(scene):
    """An Extra Card of no cost: draw 2, then the Battle Cards of the Drop Area go into the deck."""
    dropped = n.Cards(("drop",), "mine", n.Is("type", "=", "battle"))
    steps = (n.Perform("draw", n.Number(2)), n.Move(dropped, "deck"), n.Shuffle("deck"))
    return extra(scene, "Refill", abilities=main_skill(*steps))


# --- 9-1 interruptive and confirmative --------------------------------------------------------------------


@pytest.mark.rule("9-1-2-1", "9-2-3")
def test_losing_interrupts_a_skill(scene, me, foe):
    """9-1-2-1: two damage to a life of 2 lose the game before the same skill adds life."""
    text = "[Activate: Main] Inflict 2 damage to your life, then add the top card of your deck to your life."
    me.has(life=2, hand=[extra(scene, "Gamble", text)])
    me.uses("Gamble").picks(("hidden", 0), rule=LIFE)
    assert scene.winner == foe and me.count("life") == 0 and me.count("deck") == 20


@pytest.mark.rule("9-1-2-1")
def test_a_skill_that_leaves_life_is_carried_out_to_its_end(scene, me, foe):
    """9-1-2-1: with a life of 3 the same skill loses nothing and adds a card."""
    text = "[Activate: Main] Inflict 2 damage to your life, then add the top card of your deck to your life."
    me.has(life=3, hand=[extra(scene, "Gamble", text)])
    me.uses("Gamble").picks(("hidden", 0), ("hidden", 0), rule=LIFE)
    me.is_asked(MAIN)
    assert me.count("life") == 3 - 2 + 1


@pytest.mark.rule("9-1-2-2")
def test_confirmative_processing_looks_only_at_the_checkpoint(scene, me, foe):
    """9-1-2-2: a card that was in the Combo Area for a moment and is back in hand is not dropped."""
    skill = main_skill(n.Move(STRAY, "combo"), n.Move(n.Cards(("combo",), "any"), "hand"))
    me.has(hand=[extra(scene, "Feint", abilities=skill), "Battle 1"])
    me.uses("Feint")
    me.is_asked(MAIN)
    assert ("Battle 1", "hand", "combo") in scene.moves()
    assert me.zone("hand") == ["Battle 1"] and me.zone("drop") == ["Feint"]


@pytest.mark.rule("9-1-2-3", "9-3-2")
def test_stray_combo_cards_of_both_players_are_dropped_together(scene, me, foe):
    """9-1-2-3: one step drops them all, so that what waits for it is pending at the same time."""
    skill = main_skill(n.Move(STRAY, "combo"))
    fall = n.Ability("automatic", DRAW, trigger=n.Moved(n.This(), ("combo",), ("drop",)))
    one, two = (scene.card(name, abilities=[fall]) for name in ("First Fall", "Second Fall"))
    me.has(hand=[extra(scene, "Scatter", abilities=skill), one, two])
    foe.has(hand=["Battle 1"])
    me.uses("Scatter")
    pending = [("ability", f"{name}/1", name) for name in ("First Fall", "Second Fall")]
    me.is_asked("8-5-1-2", exactly=pending)
    assert foe.zone("drop") == ["Battle 1"] and me.count("drop") == 3
    assert me.zone("combo") == [] and foe.zone("combo") == []


# --- 9-2 losing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("9-2-1", "9-2-4")
def test_an_empty_deck_loses_in_the_middle_of_a_skill(scene, me, foe):
    """9-2-1: a deck of 2, both drawn, is lost before cards of the Drop Area are shuffled into it."""
    only(scene, me, foe, deck=2, drop=["Battle 1", "Battle 2", "Battle 3"], hand=[refill(scene)])
    me.uses("Refill")
    assert scene.winner == foe and scene.result.rule == "9-2-4"
    assert me.count("deck") == 0 and me.count("hand") == 2


@pytest.mark.rule("9-2-1")
def test_a_deck_that_is_not_emptied_is_refilled(scene, me, foe):
    """9-2-1: the same skill with a deck of 3 loses nothing."""
    only(scene, me, foe, deck=3, drop=["Battle 1", "Battle 2", "Battle 3"], hand=[refill(scene)])
    me.uses("Refill").picks("Battle 1", "Battle 2", rule="3-1-6")  # in which order they go into the deck
    me.is_asked(MAIN)
    assert me.count("deck") == 3 - 2 + 3


@pytest.mark.rule("9-2-2")
def test_both_players_without_life_lose_together(scene, me, foe):
    """9-2-2: all life on both sides goes at once, and nobody wins."""
    skill = main_skill(n.Move(n.Cards(("life",), "any"), "drop"))
    me.has(life=2, hand=[extra(scene, "Doom", abilities=skill)])
    foe.has(life=3)
    me.uses("Doom")
    assert scene.winner is None


@pytest.mark.rule("9-2-2")
def test_different_conditions_at_the_same_time_lose_together(scene, me, foe):
    """9-2-2: one player's last life card and the other's last deck card in the same move."""
    lost = n.Both((n.Cards(("life",), "mine"), n.Cards(("deck",), "theirs")))
    me.has(life=1, hand=[extra(scene, "Doom", abilities=main_skill(n.Move(lost, "drop")))])
    me.uses("Doom")
    assert scene.winner is None


@pytest.mark.rule("9-2-2")
def test_one_player_without_life_loses_alone(scene, me, foe):
    """9-2-2: the other player's life goes only afterwards, when the game is already over."""
    steps = (n.Move(n.Cards(("life",), "theirs"), "drop"), n.Move(n.Cards(("life",), "mine"), "drop"))
    me.has(life=2, hand=[extra(scene, "Doom", abilities=main_skill(*steps))])
    foe.has(life=3)
    me.uses("Doom")
    assert scene.winner == me and me.count("life") == 2


@pytest.mark.rule("9-2-3")
def test_the_last_life_card_taken_to_hand_loses(scene, me, foe):
    """9-2-3: damage moves the one life card to hand."""
    me.has(battle=["Battle 2"])
    foe.has(leader=scene.card("Tower", type="leader"), life=["Blue Energy"])
    me.attacks("Battle 2", "Tower")
    assert scene.winner == me and scene.result.rule == "9-2-3" and foe.zone("hand") == ["Blue Energy"]


@pytest.mark.rule("9-2-3")
def test_the_last_life_card_dropped_by_critical_loses(scene, me, foe):
    """9-2-3: [Critical] puts it into the Drop Area instead, which is a loss as well."""
    me.has(battle=[scene.card("Cruel", "[Critical]", power=10000)])
    foe.has(leader=scene.card("Tower", type="leader"), life=["Blue Energy"])
    me.attacks("Cruel", "Tower")
    assert scene.winner == me and scene.result.rule == "9-2-3" and foe.zone("drop") == ["Blue Energy"]


@pytest.mark.rule("9-2-4")
def test_an_empty_deck_loses_though_nobody_draws(scene, me, foe):
    """9-2-4: the last card of the deck goes to the Drop Area by a skill."""
    text = "[Activate: Main] Place the top card of your deck in your Drop Area."
    only(scene, me, foe, deck=1, hand=[extra(scene, "Mill", text)])
    me.uses("Mill")
    assert scene.winner == foe and scene.result.rule == "9-2-4"


@pytest.mark.rule("9-2-4")
def test_one_card_in_the_deck_is_enough(scene, me, foe):
    """9-2-4: a deck of 2 loses its top card and the game goes on."""
    text = "[Activate: Main] Place the top card of your deck in your Drop Area."
    only(scene, me, foe, deck=2, hand=[extra(scene, "Mill", text)])
    me.uses("Mill")
    me.is_asked(MAIN)
    assert me.count("deck") == 2 - 1


# --- 9-3 combos outside battle ------------------------------------------------------------------------------


@pytest.mark.rule("9-3-1")
def test_a_stray_combo_card_stays_until_the_checkpoint(scene, me, foe):
    """9-3-1: in the middle of the skill it lies in the Combo Area; after the skill it is dropped."""
    skill = main_skill(n.Move(STRAY, "combo"), n.YouMay(DRAW))
    me.has(hand=[extra(scene, "Wander", abilities=skill), "Battle 1"])
    me.uses("Wander")
    me.is_asked()
    assert me.zone("combo") == ["Battle 1"]
    me.passes()
    me.is_asked(MAIN)
    assert me.zone("combo") == [] and sorted(me.zone("drop")) == ["Battle 1", "Wander"]


@pytest.mark.rule("9-3-1")
def test_a_stray_combo_card_is_dropped_in_a_counter_timing(scene, me, foe):
    """9-3-1: put there as a skill's cost, it is gone when the opponent is asked for a [Counter]."""
    cost = (n.Sequence((n.Choose(STRAY, n.Number(1)), n.Move(n.It(), "combo"))),)
    revive = n.Sequence((n.Choose(n.Cards(("energy",), "mine"), n.Number(1)), n.Place("play", n.It(), "battle")))
    me.has(hand=[extra(scene, "Trade", abilities=main_skill(revive, cost=cost)), "Battle 1"]).energy("Battle 2")
    objection = extra(scene, "Objection", "[Counter: Play] The Battle Card played is played in Rest Mode.")
    foe.has(hand=[objection])
    me.uses("Trade")
    foe.is_asked("4-7-3-2")
    assert me.zone("combo") == [] and "Battle 1" in me.zone("drop")


@pytest.mark.rule("9-3-2")
def test_combo_cards_are_dropped_after_a_battle_that_ended_early(scene, me, foe):
    """9-3-2: the guard card left, no Damage Step came, and the combo cards of both go to their Drop Areas."""
    text = "[Activate: Battle] Choose 1 of your Battle Cards and return it to your hand."
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.put("battle", "Battle 3", rested=True)
    foe.has(hand=["Green Energy", extra(scene, "Recall", text)])
    me.attacks("Battle 2", "Battle 3")
    me.combos("Battle 1")
    foe.combos("Green Energy").uses("Recall")
    me.is_asked(MAIN)
    assert me.zone("drop") == ["Battle 1"] and foe.zone("hand") == ["Battle 3"]
    assert sorted(foe.zone("drop")) == ["Green Energy", "Recall"]


@pytest.mark.rule("9-3-2")
def test_combo_cards_are_not_dropped_in_battle(scene, me, foe):
    """9-3-2: it is about cards outside battle; checkpoints of the battle leave combos alone."""
    me.has(battle=["Battle 2"], hand=["Battle 1", "Red Energy"])
    me.attacks("Battle 2", "Leader")
    me.combos("Battle 1")
    me.is_asked("7-2-1-2")
    assert me.zone("combo") == ["Battle 1"]
