"""Two rules meeting: stacks and what lies under them, looking back, combos with cards that leave."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def cards(scene, table):
    scene.card("Seed", character="Sprig", power=5000)
    scene.card("Tree", "[Evolve] {1}: <Sprig>", power=10000, energy_cost="9(-)", character="Grown")


def grow(me, top="Tree"):
    """The evolved card lies on Seed."""
    me.has(battle=["Seed"], hand=[top]).energy("Red Energy")
    me.uses(top)


def life(foe):
    foe.picks(("hidden", 0), rule="4-10-2-1")


# --- stacks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10-4-4", "2-12-2")
def test_the_skills_of_a_card_below_do_not_work(scene, me, foe):
    """2-12-2: skills are active in the Battle Area as one card's, and 10-4-4's card is the upper one."""
    scene.card("Seed", "[Permanent] All of your Battle Cards gain +5000 power.", character="Sprig")
    grow(me)
    assert me.power("Tree") == 10000


@pytest.mark.rule("10-4-4", "3-6-6")
def test_a_card_below_is_not_there_to_be_chosen(scene, me, foe, trick):
    """3-6-6 chooses a Battle Card in the Battle Area, and 10-4-4's stack is one."""
    trick("Strike", "[Activate: Main] Choose 1 card and KO it.")
    me.has(hand=["Strike"])
    foe.has(battle=["Battle 1"])
    grow(me)
    me.uses("Strike")
    me.is_asked(exactly=["Tree", "Battle 1"])


@pytest.mark.rule("10-4-4", "8-2-2-2")
def test_an_effect_that_was_carried_on_ends_when_it_would_have(scene, me, foe, trick):
    """10-4-4 hands it to the stack; 8-2-2-2's length does not change."""
    trick("Feed", "[Activate: Main] Choose 1 of your Battle Cards. It gains +5000 power for the duration of the turn.")
    me.has(battle=["Seed"], hand=["Feed", "Tree"]).energy("Red Energy")
    me.uses("Feed").uses("Tree")
    assert me.power("Tree") == 10000 + 5000
    me.passes()
    scene.pass_until("6-3-1-3", even_if_able=True)
    assert me.power("Tree") == 10000


@pytest.mark.rule("10-4-4", "1-3-3")
def test_a_prohibition_on_the_card_below_is_carried_on(scene, me, foe, trick):
    """10-4-4: effects on the prior card go on, what 1-3-3 forbids among them."""
    trick("Tie", "[Activate: Main] Choose 1 of your Battle Cards. It cannot attack for the duration of the turn.")
    me.has(battle=["Seed"], hand=["Tie", "Tree"]).energy("Red Energy")
    me.uses("Tie").uses("Tree")
    assert not me.can_attack("Tree", "Leader")


@pytest.mark.rule("10-4-4", "3-1-4")
def test_effects_of_a_stack_that_left_are_on_none_of_its_cards(scene, me, foe, trick):
    """3-1-4: each card is a new one in its area, and so nothing of 10-4-4 goes on."""
    trick("Feed", "[Activate: Main] Choose 1 of your Battle Cards. It gains +5000 power for the duration of the turn.")
    trick("Recall", "[Activate: Main] Choose 1 of your Battle Cards and return it to your hand.")
    trick("Raise", "[Activate: Main] Play 1 Battle Card from your Drop Area.")
    me.has(battle=["Seed"], hand=["Feed", "Tree", "Recall", "Raise"]).energy("Red Energy")
    me.uses("Feed").uses("Tree").uses("Recall").uses("Raise")
    assert me.power("Seed") == 5000 and "Tree" in me.zone("hand")


@pytest.mark.rule("10-4-4", "7-4-1-4-2-1")
def test_a_beaten_stack_is_one_ko(scene, me, foe):
    """7-4-1-4-2-1: one card was KO-ed, though 10-4-4's two lie in the Drop Area."""
    scene.card("Mourner", "[Auto] When one of your Battle Cards is KO-ed, draw 1 card.")
    scene.card("Stump", "[Evolve] {1}: <Sprig>", power=5000, energy_cost="9(-)")
    me.put("battle", "Mourner", rested=True)
    me.put("battle", "Seed", rested=True)
    me.has(hand=["Stump"]).energy("Red Energy")
    foe.has(battle=["Battle 2"])
    me.uses("Stump").passes()
    scene.pass_until("6-3-1-3", even_if_able=True)
    deck = me.count("deck")
    foe.attacks("Battle 2", "Stump")
    scene.pass_until("6-3-1-3", even_if_able=True)
    assert sorted(me.zone("drop")) == ["Seed", "Stump"] and me.count("deck") == deck - 1


@pytest.mark.rule("10-4-4", "10-8-1")
def test_a_stack_attacks_and_falls_to_revenge_whole(scene, me, foe):
    """10-8-1 KO-s the attacker, and with 10-4-4's upper card goes the lower one."""
    scene.card("Thorn", "[Revenge]", power=25000)
    foe.put("battle", "Thorn", rested=True)
    grow(me)
    me.attacks("Tree", "Thorn")
    assert sorted(me.zone("drop")) == ["Seed", "Tree"]


@pytest.mark.rule("10-4-4", "8-7-6")
def test_cards_below_are_counted_as_such(scene, me, foe):
    """8-7-6: a situation about them holds while 10-4-4's stack lies there."""
    scene.card("Tree", "[Evolve] {1}: <Sprig>\n[Auto] When the number of cards under this card reaches 1 or higher, "
               "draw 1 card.", energy_cost="9(-)")  # fmt: skip
    grow(me)
    assert me.count("deck") == 20 - 1


@pytest.mark.rule("10-4-4", "10-10-2")
def test_the_upper_card_has_not_used_the_skill_of_the_lower(scene, me, foe):
    """10-10-2: the limit is of one skill of one card; another card's equal skill is open."""
    text = "[Activate: Main] [Once per turn] Draw 1 card."
    scene.card("Seed", text, character="Sprig")
    scene.card("Tree", f"[Evolve] {{1}}: <Sprig>\n{text}", energy_cost="9(-)")
    me.has(battle=["Seed"], hand=["Tree"]).energy("Red Energy")
    me.uses("Seed").uses("Tree")
    assert me.offered("use", "Tree", "Tree/2")


@pytest.mark.rule("10-4-4", "7-2-1-2-1")
def test_a_stack_that_attacks_does_not_combo(scene, me, foe):
    """7-2-1-2-1: any card but the attack card, and 10-4-4's stack is that card."""
    me.has(hand=["Battle 1"])
    grow(me)
    me.attacks("Tree", "Leader")
    me.is_asked("7-2-1-2", exactly=[("combo", "Battle 1"), "pass"])


@pytest.mark.rule("10-4-1", "8-4-2-2")
@pytest.mark.parametrize(("battle", "energy", "offered"), [
    (["Seed"], ["Red Energy"], True), (["Seed"], [], False), ([], ["Red Energy"], False),
])  # fmt: skip
def test_evolving_needs_the_card_and_the_energy(scene, me, foe, battle, energy, offered):
    """10-4-1 asks for the card in play, 8-4-2-2 for the whole cost."""
    me.has(battle=battle, hand=["Tree"], energy=energy)
    assert me.offered("use", "Tree", "Tree/1") is offered


# --- looking back ------------------------------------------------------------------------------------------


@pytest.mark.rule("8-7-5-1-2", "8-9-1-2")
def test_power_that_was_added_counts_for_a_skill_about_leaving(scene, me, foe, trick):
    """8-9-1-2 has changed it in the Battle Area, and 8-7-5-1-2 reads it there."""
    text = "[Auto] When your Battle Card with 10000 or more power is removed from the Battle Area, draw 1 card."
    scene.card("Vane", text)
    trick("Feed", "[Activate: Main] Choose 1 of your Battle Cards. It gains +5000 power for the duration of the turn.")
    trick("Recall", "[Activate: Main] Choose 1 of your Battle Cards and return it to your hand.")
    me.has(battle=["Vane", "Battle 1"], hand=["Feed", "Recall"])
    me.uses("Feed").picks("Battle 1").uses("Recall")
    with me.changes(deck=-1):
        me.picks("Battle 1")


@pytest.mark.rule("8-7-5-1-2", "4-3-6")
def test_the_master_of_a_leaving_skill_is_who_had_the_card(scene, me, foe, trick):
    """4-3-6: the skill is that of the card's master, whoever 8-7-5-1-2's card belongs to afterwards."""
    scene.card("Guest", "[Auto] When this card is removed from the Battle Area, draw 1 card.")
    trick("Sweep", "[Activate: Main] Choose 1 Battle Card and KO it.")
    me.put("battle", "Guest", owner=1)
    me.has(hand=["Sweep"])
    with me.changes(deck=-1), foe.changes(deck=0, drop=+1):
        me.uses("Sweep")


@pytest.mark.rule("8-7-5-1-2", "8-3-2")
@pytest.mark.parametrize("hushed", [True, False])
def test_a_skill_that_was_negated_in_the_battle_area_does_not_answer_the_ko(scene, me, foe, trick, hushed):
    """8-7-5-1-2 asks about the card as it was, and 8-3-2 had negated its skill there."""
    scene.card("Martyr", "[Auto] When this card is KO-ed, draw 1 card.")
    trick("Hush", "[Activate: Main] Choose 1 Battle Card. Negate all of its skills for the duration of the turn.")
    trick("Sweep", "[Activate: Main] Choose 1 Battle Card and KO it.")
    me.has(hand=["Hush", "Sweep"])
    foe.has(battle=["Martyr"])
    if hushed:
        me.uses("Hush")
    with foe.changes(deck=0 if hushed else -1):
        me.uses("Sweep")


@pytest.mark.rule("8-7-3", "7-4-1-4-2-1")
def test_two_kos_at_once_set_a_skill_off_twice(scene, me, foe, trick):
    """8-7-3: pending as often as its condition is fulfilled, here by two cards that 7-4-1-4-2-1 calls KO-ed."""
    scene.card("Gloat", "[Auto] When your opponent's Battle Card is KO-ed, draw 1 card.")
    trick("Blast", "[Activate: Main] KO all of your opponent's Battle Cards.")
    me.has(battle=["Gloat"], hand=["Blast"])
    foe.has(battle=["Battle 1", "Battle 2"])
    with me.changes(deck=-2):
        me.uses("Blast")


# --- combos with cards that leave --------------------------------------------------------------------------


@pytest.mark.rule("7-4-1-2", "3-1-5")
def test_a_combo_card_that_left_adds_nothing(scene, me, foe, trick):
    """7-4-1-2 adds what lies in the Combo Area, and 3-1-5's card is in the hand by then."""
    trick("Recall", "[Activate: Battle] Choose 1 card from your Combo Area and return it to your hand.")
    me.has(battle=["Battle 1"], hand=["Battle 3", "Recall"]).energy("Red Energy")
    me.attacks("Battle 1", "Leader").combos("Battle 3").uses("Recall")
    me.passes()
    assert foe.count("life") == 8 and "Battle 3" in me.zone("hand")


@pytest.mark.rule("7-1-3-1", "9-3-2")
def test_combo_cards_of_a_battle_that_ended_early_are_dropped(scene, me, foe, trick):
    """7-1-3-1 skips the Damage Step, and 9-3-2 drops what was left in the Combo Area."""
    trick("Retreat", "[Activate: Battle] Choose 1 of your Battle Cards and return it to your hand.")
    me.has(battle=["Battle 1"], hand=["Battle 2"])
    foe.put("battle", "Battle 3", rested=True)
    foe.has(hand=["Retreat"])
    me.attacks("Battle 1", "Battle 3").combos("Battle 2")
    foe.uses("Retreat")
    assert me.zone("drop") == ["Battle 2"] and me.zone("combo") == []


@pytest.mark.rule("7-2-1-2-1", "2-12-2")
def test_a_card_that_combos_takes_its_permanent_skill_along(scene, me, foe):
    """2-12-2: its skill is not active in the Combo Area to which 7-2-1-2-1 moves it."""
    scene.card("Banner", "[Permanent] All of your Battle Cards gain +5000 power.")
    me.has(battle=["Battle 1", "Banner"])
    me.attacks("Battle 1", "Leader")
    assert me.power("Battle 1") == 5000 + 5000
    me.combos("Banner")
    life(foe)
    assert me.power("Battle 1") == 5000


@pytest.mark.rule("7-4-1-6", "7-4-1-4-2-1")
def test_dropped_combo_cards_are_not_koed(scene, me, foe):
    """7-4-1-6 sends Battle Cards to the Drop Area that are not in play, which 7-4-1-4-2-1 does not mean."""
    scene.card("Mourner", "[Auto] When one of your Battle Cards is KO-ed, draw 1 card.")
    me.put("battle", "Mourner", rested=True)
    me.has(battle=["Battle 1"], hand=["Battle 2"])
    me.attacks("Battle 1", "Leader")
    with me.changes(deck=0):
        me.combos("Battle 2")
        life(foe)
    assert me.zone("drop") == ["Battle 2"]


@pytest.mark.rule("3-1-4", "8-7-5")
def test_a_card_that_combos_leaves_the_battle_area(scene, me, foe):
    """3-1-4: it stays the same card, and 8-7-5 sees it move all the same."""
    scene.card("Parting", "[Auto] When this card is removed from the Battle Area, draw 1 card.")
    me.has(battle=["Battle 1", "Parting"])
    me.attacks("Battle 1", "Leader")
    with me.changes(deck=-1):
        me.combos("Parting")
    me.passes()
    life(foe)


@pytest.mark.rule("7-1-3-1", "7-2-1-2-1")
def test_a_blocker_that_took_the_attack_does_not_combo(scene, me, foe):
    """7-2-1-2-1 and its brother for the other player leave out the card that fights, which the blocker is."""
    scene.card("Wall", "[Blocker]", power=5000)
    me.has(battle=["Battle 2"])
    foe.has(battle=["Wall"], hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    foe.picks("Wall", rule="10-3-1")
    foe.is_asked("7-2-1-2", exactly=[("combo", "Battle 1"), "pass"])


@pytest.mark.rule("7-4-1-3", "10-3-1")
def test_the_defenders_combo_counts_for_the_blocker(scene, me, foe):
    """7-4-1-3 adds to the guard card, and after 10-3-1 that is the card that blocked."""
    scene.card("Wall", "[Blocker]", power=10000)
    me.has(battle=["Battle 2"])
    foe.has(battle=["Wall"], hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    foe.picks("Wall", rule="10-3-1").combos("Battle 1")
    assert foe.zone("battle") == ["Wall"] and foe.zone("drop") == ["Battle 1"]
