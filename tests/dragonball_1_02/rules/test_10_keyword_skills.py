"""Section 10: [Blocker], [Dual Attack] and [Revenge] as [Auto] skills, [Critical] and [Strike] as [Permanent] ones."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}
NEGATE = "[Activate: Main] Choose 1 Battle Card. Negate its {} for the duration of the turn."


@pytest.fixture(autouse=True)
def cards(scene, table):
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **FREE)
    scene.card("Thorn", "[Revenge]", power=5000)
    scene.card("Wall", "[Blocker]", power=5000)
    scene.card("Twin", "[Dual Attack]", power=5000)
    scene.card("Hush Auto", NEGATE.format("[Auto] skill"), **FREE)
    scene.card("Hush Permanent", NEGATE.format("[Permanent] skill"), **FREE)


def takes(foe, damage=1):
    for _ in range(damage):
        foe.picks(("hidden", 0), rule="4-10-2-1")


# --- 10-8 revenge belongs to one battle --------------------------------------------------------------------


@pytest.mark.rule("10-8-1", "7-1-3")
def test_revenge_of_one_battle_takes_no_attacker_of_the_next(scene, me, foe):
    """10-8-1: only the Battle Card that attacked it is KO-ed, not one whose later attack on the Leader is negated."""
    me.has(battle=["Battle 1", "Battle 2"])
    foe.put("battle", "Thorn", rested=True)
    foe.has(hand=["Stop"])
    me.attacks("Battle 2", "Thorn")
    foe.picks("end")
    me.passes()
    assert me.zone("drop") == ["Battle 2"]
    me.attacks("Battle 1", "Leader")
    foe.uses("Stop")
    assert me.zone("battle") == ["Battle 1"]


@pytest.mark.rule("10-8-1", "7-1-3")
def test_revenge_acts_after_a_negated_attack(scene, me, foe):
    """7-1-3: skills at the end of the battle still activate, and the card was attacked by a Battle Card."""
    me.has(battle=["Battle 2"])
    foe.put("battle", "Thorn", rested=True)
    foe.has(hand=["Stop"])
    me.attacks("Battle 2", "Thorn")
    foe.uses("Stop")
    assert me.zone("drop") == ["Battle 2"] and foe.zone("battle") == ["Thorn"]


@pytest.mark.rule("10-8-1", "7-1-3-1")
def test_revenge_acts_when_its_card_has_left_the_battle(scene, me, foe):
    """7-1-3-1: the guard card goes back to the hand, the battle ends, and what triggers at its end still does."""
    scene.card("Retreat", "[Activate: Battle] Choose 1 of your Battle Cards and return it to your hand.", **FREE)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Thorn", rested=True)
    foe.has(hand=["Retreat"])
    me.attacks("Battle 2", "Thorn")
    foe.uses("Retreat")
    assert "Thorn" in foe.zone("hand") and me.zone("drop") == ["Battle 2"]


@pytest.mark.rule("10-8-1", "7-1-3-1")
def test_a_card_without_revenge_leaves_its_attacker_alone(scene, me, foe):
    """10-8-1: the same retreat of another card sets nothing off."""
    scene.card("Retreat", "[Activate: Battle] Choose 1 of your Battle Cards and return it to your hand.", **FREE)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Battle 1", rested=True)
    foe.has(hand=["Retreat"])
    me.attacks("Battle 2", "Battle 1")
    foe.uses("Retreat")
    assert me.zone("battle") == ["Battle 2"]


@pytest.mark.rule("10-8-1", "8-5-1-2")
def test_the_turn_players_end_of_battle_skill_comes_before_revenge(scene, me, foe):
    """8-5-1-2: the attacker is back in the hand before the opponent's [Revenge] comes."""
    scene.card("Runner", "[Auto] At the end of the battle after this card attacks, return this card to your hand.")
    me.has(battle=["Runner"])
    foe.put("battle", "Thorn", rested=True)
    me.attacks("Runner", "Thorn")
    assert me.zone("hand") == ["Runner"] and me.zone("drop") == []


@pytest.mark.rule("10-8-1", "1-3-3")
def test_revenge_is_a_skill_and_does_not_ko_what_skills_cannot(scene, me, foe):
    """1-3-3: a card that the opponent's skills cannot KO stays; in battle it can still be beaten."""
    scene.card("Warded", "[Permanent] This card cannot be KO-ed by your opponent's skills.", power=5000)
    me.has(battle=["Warded"])
    foe.put("battle", "Thorn", rested=True)
    me.attacks("Warded", "Thorn")
    assert me.zone("battle") == ["Warded"] and foe.zone("drop") == ["Thorn"]


@pytest.mark.rule("10-8-1", "7-4-1-8")
def test_revenge_gained_for_the_battle_counts_at_its_end(scene, me, foe):
    """7-4-1-8: the effect ends as the battle does, but the card was attacked while it had the skill."""
    scene.card(
        "Barb", "[Activate: Battle] Choose 1 of your Battle Cards. It gains [Revenge] for the duration of the battle.",
        **FREE,
    )  # fmt: skip
    me.has(battle=["Battle 2"])
    foe.put("battle", "Battle 3", rested=True)
    foe.has(hand=["Barb"])
    me.attacks("Battle 2", "Battle 3")
    foe.uses("Barb")
    assert me.zone("drop") == ["Battle 2"]
    assert "revenge" not in foe.value("Battle 3", "keywords")


# --- 10-7 dual attack --------------------------------------------------------------------------------------


@pytest.mark.rule("10-7-1", "3-1-4")
def test_a_card_that_was_played_anew_has_its_dual_attack_again(scene, me, foe):
    """3-1-4: out of the hand it is another card, whose skill was not used this turn."""
    scene.card("Recall", "[Activate: Main] Choose 1 of your Battle Cards and return it to your hand.", **FREE)
    scene.card("Twin", "[Dual Attack]", power=5000, energy_cost="0(-)")
    me.has(battle=["Twin"], hand=["Recall"])
    me.attacks("Twin", "Leader").attacks("Twin", "Leader")
    assert me.is_rested("Twin")
    me.uses("Recall").plays("Twin").attacks("Twin", "Leader")
    assert not me.is_rested("Twin")


@pytest.mark.rule("10-7-1", "7-4-1-8")
def test_dual_attack_gained_for_the_battle_counts_at_its_end(scene, me, foe):
    """10-7-1: it attacked in that battle and has the skill in it; in the next battle of the turn it has none."""
    text = "[Activate: Battle] [Once per turn] This card gains [Dual Attack] for the duration of the battle."
    scene.card("Spurt", text, power=5000)
    me.has(battle=["Spurt"])
    me.attacks("Spurt", "Leader")
    me.uses("Spurt")
    assert not me.is_rested("Spurt")
    me.attacks("Spurt", "Leader")
    assert me.is_rested("Spurt")


@pytest.mark.rule("10-7-1", "8-7-4")
def test_dual_attack_is_ordered_among_the_skills_of_its_master(scene, me, foe):
    """8-7-4: two skills at the end of the battle, and their master chooses which comes first."""
    scene.card("Twin", "[Dual Attack]\n[Auto] At the end of the battle after this card attacks, draw 1 card.")
    me.has(battle=["Twin"])
    me.attacks("Twin", "Leader")
    me.is_asked("8-5-1-2", exactly=[("ability", "Twin/1", "Twin"), ("ability", "Twin/2", "Twin")])


# --- 10-3 blocker ------------------------------------------------------------------------------------------


@pytest.mark.rule("10-3-1", "8-7-4")
def test_the_defender_orders_a_blocker_among_the_own_skills(scene, me, foe):
    """8-7-4: the Leader's skill and [Blocker] pend together."""
    scene.card("Watch", "[Auto] When one of your cards is attacked, draw 1 card.")
    me.has(battle=["Battle 2"])
    foe.has(battle=["Watch", "Wall"])
    me.attacks("Battle 2", "Leader")
    foe.is_asked("8-5-1-3", exactly=[("ability", "Watch/1", "Watch"), ("ability", "Wall/1", "Wall")])


@pytest.mark.rule("10-3-1", "8-3-2")
@pytest.mark.parametrize(("hush", "blocks"), [("Hush Auto", False), ("Hush Permanent", True)])
def test_a_blocker_is_negated_as_an_auto_skill(scene, me, foe, hush, blocks):
    """10-3-1: [Blocker] is an [Auto] skill, so what negates those takes it and what negates others does not."""
    me.has(battle=["Battle 2"], hand=[hush])
    foe.has(battle=["Wall"])
    me.uses(hush).picks("Wall").attacks("Battle 2", "Leader")
    assert foe.offered("Wall") is blocks


@pytest.mark.rule("10-8-1", "8-3-2")
@pytest.mark.parametrize(("hush", "avenged"), [("Hush Auto", False), ("Hush Permanent", True)])
def test_revenge_is_negated_as_an_auto_skill(scene, me, foe, hush, avenged):
    """10-8-1: [Revenge] is an [Auto] skill."""
    me.has(battle=["Battle 2"], hand=[hush])
    foe.put("battle", "Thorn", rested=True)
    me.uses(hush).picks("Thorn").attacks("Battle 2", "Thorn")
    assert (me.zone("battle") == []) is avenged


@pytest.mark.rule("10-5-1", "10-6-1", "8-3-2")
@pytest.mark.parametrize(("hush", "damage"), [("Hush Auto", 2), ("Hush Permanent", 1)])
def test_a_strike_is_negated_as_a_permanent_skill(scene, me, foe, hush, damage):
    """10-6-1: [Strike] is a [Permanent] skill, and so is [Critical]."""
    scene.card("Fist", "[Critical]\n[Double Strike]", power=10000)
    me.has(battle=["Fist"], hand=[hush])
    me.uses(hush).attacks("Fist", "Leader")
    takes(foe, damage)
    assert foe.count("life") == 8 - damage
    assert foe.count("drop") == (damage if hush == "Hush Auto" else 0)


@pytest.mark.rule("8-3-2", "10-3-1")
def test_a_card_with_a_negated_gained_keyword_still_counts_as_having_it(scene, me, foe):
    """8-3-2: a negated skill is recognised as a skill, though it was gained by an effect."""
    scene.card("Lend", "[Activate: Main] Choose 1 of your Battle Cards. It gains [Blocker] this turn.", **FREE)
    scene.card("Find", "[Activate: Main] Choose up to 1 of your Battle Cards with [Blocker] and KO it.", **FREE)
    me.has(battle=["Battle 1", "Battle 2"], hand=["Lend", "Hush Auto", "Find"])
    me.uses("Lend").picks("Battle 1").uses("Hush Auto").picks("Battle 1").uses("Find")
    me.is_asked(exactly=["Battle 1", "done"])


@pytest.mark.rule("8-3-2", "10-3-1")
def test_a_card_that_lost_a_keyword_does_not_count_as_having_it(scene, me, foe):
    """8-3-2: to lose a skill is more than to have it negated."""
    scene.card("Strip", "[Activate: Main] Choose 1 Battle Card. It loses [Blocker] this turn.", **FREE)
    scene.card("Find", "[Activate: Main] Choose up to 1 of your Battle Cards with [Blocker] and KO it.", **FREE)
    me.has(battle=["Wall"], hand=["Strip", "Find"])
    me.uses("Strip").uses("Find")
    assert me.zone("battle") == ["Wall"]


# --- 10-5, 10-6 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10-5-1")
@pytest.mark.parametrize(("whose", "dropped"), [("your", 0), ("your opponent's", 1)])
def test_critical_is_about_damage_to_the_opponents_life(scene, me, foe, whose, dropped):
    """10-5-1: damage to the card's own master goes to the hand as ever."""
    scene.card("Rash", f"[Critical]\n[Activate: Main] Inflict 1 damage to {whose} life.")
    me.has(battle=["Rash"])
    me.uses("Rash", 2)
    hurt = me if whose == "your" else foe
    hurt.picks(("hidden", 0), rule="4-10-2-1")
    assert hurt.count("drop") == dropped and hurt.count("hand") == 1 - dropped


@pytest.mark.rule("10-6-1")
@pytest.mark.parametrize("order", [("Double Strike", "Triple Strike"), ("Triple Strike", "Double Strike")])
def test_the_greater_of_two_strikes_counts(scene, me, foe, order):
    """10-6-1: three damage in place of one, also where another skill would make it two."""
    scene.card("Fist", "\n".join(f"[{word}]" for word in order), power=10000)
    me.has(battle=["Fist"])
    me.attacks("Fist", "Leader")
    takes(foe, 3)
    assert foe.count("life") == 8 - 3
    scene.quiet()


# --- keywords of later years ---------------------------------------------------------------------------------


@pytest.mark.rule("1-3-3", "7-4-1-4-2")
def test_an_indestructible_card_is_not_koed_in_battle(scene, me, foe):
    """1-3-3: it is beaten and stays; another card goes to the Drop Area."""
    scene.card("Idol", "[Indestructible]", power=5000)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Idol", rested=True)
    foe.put("battle", "Battle 1", rested=True)
    me.attacks("Leader", "Idol")
    me.passes()
    me.attacks("Battle 2", "Battle 1")
    assert foe.zone("battle") == ["Idol"] and foe.zone("drop") == ["Battle 1"]


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize("deed", ["KO it", "return it to its owner's hand", "remove it from the game"])
def test_an_indestructible_card_does_not_leave_by_a_skill(scene, me, foe, deed):
    """1-3-3: it is chosen, and nothing comes of it."""
    scene.card("Idol", "[Indestructible]")
    scene.card("Sweep", f"[Activate: Main] Choose 1 of your opponent's Battle Cards and {deed}.", **FREE)
    me.has(hand=["Sweep"])
    foe.has(battle=["Idol"])
    me.uses("Sweep")
    assert foe.zone("battle") == ["Idol"]
