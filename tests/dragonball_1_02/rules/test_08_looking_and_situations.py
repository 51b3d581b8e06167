"""Chapters 6 to 10: ends of turns and battles, negated parts, information of cards that move, situations, limits."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

DRAW = n.Perform("draw", n.Number(1))


def through(scene):
    """Whatever may be declined is, until somebody's main phase."""
    scene.pass_until("6-3-1-3", even_if_able=True)


# --- 6-4-1-3 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("6-4-1-3")
def test_a_card_that_comes_at_the_end_of_the_turn_has_its_own_end_of_turn(scene, me, foe):
    """6-4-1-3: the phase runs again for the unmet trigger; the first skill does not fire twice."""
    scene.card("Caller", "[Auto] At the end of your turn, play 1 <Late> from your Drop Area.")
    scene.card("Latecomer", "[Auto] At the end of your turn, draw 1 card.", character="Late")
    scene.card("Sleeper", character="Late")
    me.has(battle=["Caller"], drop=["Latecomer", "Sleeper"])
    with me.changes(deck=-1):
        me.passes().picks("Latecomer")
    assert me.zone("battle") == ["Caller", "Latecomer"] and me.zone("drop") == ["Sleeper"]


# --- 7-1-3-1, 7-4-1-7 --------------------------------------------------------------------------------------


@pytest.mark.rule("7-1-3-1")
def test_a_battle_whose_attack_card_is_dropped_ends_at_once(scene, me, foe, trick):
    """7-1-3-1: in the Offense Step; no damage, and skills at the end of the battle still activate."""
    trick("Sacrifice", "[Activate: Battle] Choose 1 of your Battle Cards and place it in the Drop Area.")
    scene.card("Timer", "[Auto] At the end of the battle, draw 1 card.")
    me.has(battle=["Battle 2"], hand=["Sacrifice"])
    foe.put("battle", "Timer", rested=True)
    with foe.changes(life=0, deck=-1):
        me.attacks("Battle 2", "Leader").uses("Sacrifice")
    me.is_asked("6-3-1-3")


@pytest.mark.rule("7-4-1-7")
def test_combo_power_is_gone_from_a_guard_card_that_survived(scene, me, foe):
    """7-4-1-7: 20000 and 5000 of a combo is 20000 again when it is attacked a second time."""
    me.has(battle=["Battle 1", "Battle 2"])
    foe.put("battle", "Battle 4", rested=True)
    foe.has(hand=["Battle 1"])
    me.attacks("Battle 1", "Battle 4").passes()
    foe.combos("Battle 1")
    assert foe.power("Battle 4") == 20000 and foe.zone("battle") == ["Battle 4"]
    me.attacks("Battle 2", "Battle 4")
    assert foe.power("Battle 4") == 20000


# --- 8-3-2 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8-3-2", "1-3-3")
def test_the_part_of_an_effect_that_cannot_act_leaves_the_rest(scene, me, foe, trick):
    """8-3-2: the draw is barred; the choice and the KO of the same skill happen."""
    trick("Both", "[Activate: Main] Draw 1 card and choose 1 of your opponent's Battle Cards and KO it.")
    trick("Drought", "[Activate: Main] You cannot draw cards for the duration of the turn.")
    me.has(hand=["Drought", "Both"])
    foe.has(battle=["Battle 1"])
    with me.changes(deck=0):
        me.uses("Drought").uses("Both")
    assert foe.zone("drop") == ["Battle 1"]


@pytest.mark.rule("8-3-2")
def test_one_of_two_keyword_skills_is_negated(scene, me, foe, trick):
    """8-3-2: the negated one does nothing, the other works."""
    trick("Pick Off", "[Activate: Main] Choose 1 Battle Card. Choose 1 keyword skill of it and negate it this turn.")
    scene.card("Fist", "[Critical]\n[Double Strike]", power=10000)
    me.has(battle=["Fist"], hand=["Pick Off"])
    me.uses("Pick Off").picks("critical").attacks("Fist", "Leader")
    foe.picks(("hidden", 0)).picks(("hidden", 0))
    assert foe.count("hand") == 2 and foe.count("drop") == 0


# --- 8-7-5-1 -----------------------------------------------------------------------------------------------

STRONG = "[Auto] When you play a Battle Card with 20000 or more power, draw 1 card."


@pytest.mark.rule("8-7-5-1-1", "8-9-1-5-1")
@pytest.mark.parametrize(("bonus", "drawn"), [(5000, 1), (1000, 0)])
def test_a_card_out_of_the_hand_is_read_as_it_is_in_the_battle_area(scene, me, foe, bonus, drawn):
    """8-7-5-1-1: of 15000 and 5000 more there, it is one with 20000 or more."""
    scene.card("Banner", f"{STRONG}\n[Permanent] Your Battle Cards gain +{bonus} power.")
    scene.card("Hero", power=15000, energy_cost="0(-)")
    me.has(battle=["Banner"], hand=["Hero"])
    with me.changes(deck=-drawn):
        me.plays("Hero")


@pytest.mark.rule("8-7-5-1-3", "8-9-1-5-1")
@pytest.mark.parametrize(("bonus", "drawn"), [(5000, 1), (1000, 0)])
def test_a_card_out_of_the_drop_area_is_read_as_it_is_in_the_battle_area(scene, me, foe, trick, bonus, drawn):
    """8-7-5-1-3: between open areas the Battle Area's information counts."""
    scene.card("Banner", f"{STRONG}\n[Permanent] Your Battle Cards gain +{bonus} power.")
    scene.card("Hero", power=15000)
    trick("Raise", "[Activate: Main] Play 1 Battle Card from your Drop Area.")
    me.has(battle=["Banner"], drop=["Hero"], hand=["Raise"])
    with me.changes(deck=-drawn):
        me.uses("Raise")


@pytest.mark.rule("8-7-5-1-3")
@pytest.mark.parametrize(("area", "drawn"), [("drop", 1), ("energy", 0)])
def test_a_card_between_two_other_open_areas_is_read_where_it_came_to(scene, me, foe, trick, area, drawn):
    """8-7-5-1-3: from energy to drop, as it is in the drop; what it was as energy does not count."""
    ghost = n.Modify(n.Cards((area,), "mine"), (n.Include("character", "Ghost"),))
    seen = n.Moved(n.Cards((), "mine", n.Is("character", "has", "Ghost")), ("energy",), ("drop",))
    scene.card("Medium", abilities=[n.Ability("continuous", ghost), n.Ability("automatic", DRAW, trigger=seen)])
    trick("Burn", "[Activate: Main] Choose 1 of your energy and place it in the Drop Area.")
    me.has(battle=["Medium"], hand=["Burn"]).energy("Battle 1")
    with me.changes(deck=-drawn):
        me.uses("Burn")


# --- 8-7-6-1 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8-7-6-1")
def test_a_situation_pends_once_while_it_waits(scene, me, foe):
    """8-7-6-1: the hand is empty, then not, then empty again before the skill resolves: one instance."""
    scene.card("Hermit", "[Auto] When there are no cards in your hand, draw 1 card.")
    scene.card("Giver", "[Auto] When this card attacks, add 1 card from the top of your deck to your hand.")
    scene.card("Taker", "[Auto] When your Battle Card attacks, place 1 card from your hand in the Drop Area.")
    me.has(battle=["Giver"])
    me.put("battle", "Hermit", rested=True)
    me.put("battle", "Taker", rested=True)
    me.has(hand=["Stone"])
    me.attacks("Giver", "Leader")
    me.picks(("ability", "Taker/1", "Taker"))
    me.is_asked("8-5-1-2", exactly=[("ability", "Giver/1", "Giver"), ("ability", "Hermit/1", "Hermit")])
    me.picks(("ability", "Giver/1", "Giver"))
    me.is_asked("7-2-1-2")
    assert me.count("hand") == 2


@pytest.mark.rule("8-7-6-1")
def test_a_situation_that_comes_about_again_pends_again(scene, me, foe, trick):
    """8-7-6-1: after it resolved the hand is empty a second time."""
    scene.card("Hermit", "[Auto] When there are no cards in your hand, draw 1 card.")
    trick("Spend", "[Activate: Main] Draw 1 card. Place 1 card from your hand in the Drop Area.")
    me.has(battle=["Hermit"], hand=["Spend"]).deck_top("Stone", "Spend", "Stone")
    me.uses("Spend")
    assert me.zone("hand") == ["Spend"]
    me.uses("Spend")
    assert me.count("hand") == 1


# --- 10-3-1, 10-10-1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("10-3-1")
@pytest.mark.parametrize("takes", [True, False])
def test_a_blocker_may_take_an_attack_on_another_battle_card(scene, me, foe, takes):
    """10-3-1: any other card of its master; it may also be declined."""
    scene.card("Wall", "[Blocker]", power=15000)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Battle 1", rested=True)
    foe.has(battle=["Wall"])
    me.attacks("Battle 2", "Battle 1")
    foe.picks("Wall" if takes else "nobody", rule="10-3-1")
    through(scene)
    assert ("Battle 1" in foe.zone("battle")) is takes and foe.is_rested("Wall") is takes


@pytest.mark.rule("10-3-1")
def test_a_blocker_does_not_block_the_attacks_of_its_own_side(scene, me, foe):
    """10-3-1: it is set off when a card of its own master is attacked."""
    scene.card("Wall", "[Blocker]")
    me.has(battle=["Battle 2", "Wall"])
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2", exactly=[("combo", "Wall"), "pass"])


@pytest.mark.rule("10-10-1")
def test_an_auto_skill_that_was_used_this_turn_does_nothing_the_second_time(scene, me, foe):
    """10-10-1: its trigger is met twice in a turn, and it is activated once; next turn it is again."""
    scene.card("Miser", "[Auto] [Once per turn] When your Battle Card attacks, draw 1 card.")
    me.has(battle=["Battle 1", "Battle 1"])
    me.put("battle", "Miser", rested=True)
    me.attacks("Battle 1", "Leader")
    assert me.count("deck") == 20 - 1
    through(scene)
    me.attacks("Battle 1", "Leader")
    assert me.count("deck") == 20 - 1
