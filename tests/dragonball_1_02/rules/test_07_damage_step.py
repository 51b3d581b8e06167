"""Section 7-4: the Damage Step, from its first skills to the end of the battle."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

MAIN = "6-3-1-3"
LIFE = "4-10-2-1"
DRAW = n.Perform("draw", n.Number(1))


def extra(scene, name, text):
    return scene.card(name, text, type="extra", energy_cost="0(-)")


def gain(amount, until):
    return n.Modify(n.This(), (n.Add("power", n.Number(amount)),), until=until)


# --- 7-4-1 the order ------------------------------------------------------------------------------------


@pytest.mark.rule("7-4-1", "7-4-1-6", "7-4-1-8")
def test_the_damage_step_goes_in_order(scene, me, foe):
    """7-4-1: first skills, combo power, comparison, damage, checkpoint, combos dropped, expiry, last skills."""
    abilities = [
        n.Ability("automatic", gain(5000, "end of battle"), trigger=n.At("begin", "damage step")),
        n.Ability("automatic", n.YouMay(DRAW), trigger=n.On("damage", (("by", n.This()),))),
        n.Ability("automatic", n.YouMay(DRAW), trigger=n.At("end", "battle")),
    ]
    me.has(battle=[scene.card("Orderly", abilities=abilities)], hand=["Battle 1"])
    me.attacks("Orderly", "Leader")
    me.combos("Battle 1")
    foe.is_asked(LIFE)
    assert me.power("Orderly") == 5000 + 5000 + 5000
    foe.picks(("hidden", 0))
    me.is_asked()
    assert me.zone("combo") == ["Battle 1"] and scene.game.frames[-1].procedure == "Orderly/2"
    me.passes()
    me.is_asked()
    assert me.zone("drop") == ["Battle 1"] and scene.game.frames[-1].procedure == "Orderly/3"
    assert me.power("Orderly") == 5000
    me.passes()
    me.is_asked(MAIN)


@pytest.mark.rule("7-4-1-1")
def test_skills_on_the_beginning_of_the_damage_step_come_before_the_comparison(scene, me, foe):
    """7-4-1-1: 5000 + 10000 beats a Leader of 15000."""
    skill = n.Ability("automatic", gain(10000, "end of battle"), trigger=n.At("begin", "damage step"))
    me.has(battle=[scene.card("Late Bloomer", abilities=[skill])])
    foe.has(leader=scene.card("Tower", type="leader", power=5000 + 10000))
    me.attacks("Late Bloomer", "Tower")
    foe.picks(("hidden", 0), rule=LIFE)
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("7-4-1-1", "7-1-3-1")
def test_a_guard_card_that_leaves_at_the_beginning_of_the_damage_step_ends_the_battle(scene, me, foe):
    """7-4-1-1, 7-1-3-1: the skill is done before the comparison, and with the guard card gone there is none."""
    flee = n.Ability("automatic", n.Move(n.This(), "hand"), trigger=n.At("begin", "damage step"))
    foe.put("battle", scene.card("Coward", abilities=[flee]), rested=True)
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Coward")
    me.is_asked(MAIN)
    assert foe.zone("hand") == ["Coward"] and foe.zone("drop") == [] and scene.events("compare") == []


@pytest.mark.rule("7-4-1-1")
def test_your_damage_step_is_the_turn_players(scene, me, foe):
    """7-4-1-1: a skill on "your" Damage Step is the turn player's; the defender's does nothing."""
    skill = n.Ability("automatic", DRAW, trigger=n.At("begin", "damage step", "your"))
    card = scene.card("Owner", type="leader", abilities=[skill])
    me.has(leader=card, battle=["Battle 2"]).deck_top("Extra")
    foe.has(leader=card)
    me.attacks("Battle 2", "Owner")
    foe.is_asked(LIFE)
    assert me.zone("hand") == ["Extra"] and foe.zone("hand") == []


# --- 7-4-1-2 to 7-4-1-4 powers ------------------------------------------------------------------------------


@pytest.mark.rule("7-4-1-2")
def test_the_turn_players_combos_count_for_the_attack_card(scene, me, foe):
    """7-4-1-2: both own combo cards count, and the defender's adds nothing."""
    me.has(battle=["Battle 3"], hand=["Battle 1", "Battle 4"]).energy("Red Energy")
    foe.has(hand=["Green Energy"])
    me.attacks("Battle 3", "Leader")
    me.combos("Battle 1").combos("Battle 4")
    foe.combos("Green Energy")
    foe.is_asked(LIFE)
    assert me.power("Battle 3") == 15000 + 5000 + 10000


@pytest.mark.rule("7-4-1-2")
def test_combo_power_does_not_count_before_the_damage_step(scene, me, foe):
    """7-4-1-2: in the Offense Step the attack card still has its own power."""
    me.has(battle=["Battle 3"], hand=["Battle 1", "Red Energy"])
    me.attacks("Battle 3", "Leader")
    me.combos("Battle 1")
    me.is_asked("7-2-1-2")
    assert me.power("Battle 3") == 15000


@pytest.mark.rule("7-4-1-3")
def test_the_other_players_combos_count_for_the_guard_card(scene, me, foe):
    """7-4-1-3: one combo card of 5000 on a Leader of 10000, and nothing of the attacker's."""
    me.has(battle=["Battle 3"], hand=["Battle 1"])
    foe.has(hand=["Green Energy"])
    me.attacks("Battle 3", "Leader")
    me.combos("Battle 1")
    foe.combos("Green Energy")
    foe.is_asked(LIFE)
    assert foe.power("Leader") == 10000 + 5000
    assert me.power("Leader") == 10000


@pytest.mark.rule("7-4-1-4")
def test_equal_power_succeeds(scene, me, foe):
    """7-4-1-4: 15000 against 10000 + 5000."""
    me.has(battle=["Battle 3"])
    foe.has(hand=["Green Energy"])
    me.attacks("Battle 3", "Leader")
    foe.combos("Green Energy")
    foe.picks(("hidden", 0), rule=LIFE)
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("7-4-1-4")
def test_less_power_does_nothing(scene, me, foe):
    """7-4-1-4: 10000 against 15000: no KO on either side, no damage."""
    me.has(battle=["Battle 2"])
    foe.put("battle", "Battle 3", rested=True)
    me.attacks("Battle 2", "Battle 3")
    me.is_asked(MAIN)
    assert me.zone("battle") == ["Battle 2"] and foe.zone("battle") == ["Battle 3"]
    assert foe.count("life") == 8 and me.count("life") == 8


@pytest.mark.rule("7-4-1-4")
def test_a_failed_attack_goes_on_to_the_checkpoint(scene, me, foe):
    """7-4-1-4: the result is skipped, the rest of the step is not: combos are dropped, last skills work."""
    text = "[Auto] At the end of the battle in which this card attacked, draw 1 card."
    me.has(battle=[scene.card("Watcher", text)], hand=["Battle 1"]).deck_top("Extra")
    foe.has(leader=scene.card("Tower", type="leader", power=20000))
    me.attacks("Watcher", "Tower")
    me.combos("Battle 1")
    me.is_asked(MAIN)
    assert foe.count("life") == 8 and me.zone("drop") == ["Battle 1"] and me.zone("hand") == ["Extra"]


# --- 7-4-1-4-1, 7-4-1-4-2 damage and KO -----------------------------------------------------------------------


@pytest.mark.rule("7-4-1-4-1")
def test_the_defender_chooses_the_life_card(scene, me, foe):
    """7-4-1-4-1: whichever of the hidden life cards the defender points at goes to hand."""
    me.has(battle=["Battle 2"])
    foe.has(leader=scene.card("Tower", type="leader"), life=["Red Energy", "Blue Energy", "Green Energy"])
    me.attacks("Battle 2", "Tower")
    chosen = foe.game.in_zone(1, "life")[1]
    foe.picks(("hidden", 1), rule=LIFE)
    assert foe.game.in_zone(1, "hand") == [chosen] and foe.count("life") == 3 - 1


@pytest.mark.rule("7-4-1-4-1")
def test_double_strike_deals_two_damage(scene, me, foe):
    """7-4-1-4-1: one damage is what a beaten Leader takes unless [Double Strike] makes it two."""
    me.has(battle=[scene.card("Striker", "[Double Strike]", power=10000)])
    me.attacks("Striker", "Leader")
    foe.picks(("hidden", 0), ("hidden", 0), rule=LIFE)
    me.is_asked(MAIN)
    assert foe.count("life") == 8 - 2 and foe.count("hand") == 2


@pytest.mark.rule("7-4-1-4-2")
def test_a_beaten_battle_card_is_ko_ed(scene, me, foe):
    """7-4-1-4-2: it goes to its owner's Drop Area, and no life is lost."""
    me.has(battle=["Battle 2"])
    foe.put("battle", "Battle 1", rested=True)
    me.attacks("Battle 2", "Battle 1")
    me.is_asked(MAIN)
    assert foe.zone("drop") == ["Battle 1"] and foe.zone("battle") == []
    assert foe.count("life") == 8 and me.zone("battle") == ["Battle 2"]


@pytest.mark.rule("7-4-1-4-2-1")
def test_a_battle_card_beaten_in_battle_counts_as_ko_ed(scene, me, foe):
    """7-4-1-4-2-1: its skill on being KOed works."""
    foe.put("battle", scene.card("Martyr", "[Auto] When this card is KO-ed, draw 1 card."), rested=True)
    foe.deck_top("Extra")
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Martyr")
    me.is_asked(MAIN)
    assert foe.zone("drop") == ["Martyr"] and foe.zone("hand") == ["Extra"]


@pytest.mark.rule("7-4-1-4-2-1")
def test_a_battle_card_put_into_the_drop_area_by_a_skill_counts_as_ko_ed(scene, me, foe):
    """7-4-1-4-2-1: the skill does not say KO, but the card went from the Battle Area to the Drop Area."""
    foe.has(battle=[scene.card("Martyr", "[Auto] When this card is KO-ed, draw 1 card.")]).deck_top("Extra")
    text = "[Activate: Main] Choose 1 of your opponent's Battle Cards and place it in its owner's Drop Area."
    me.has(hand=[extra(scene, "Sweep", text)])
    me.uses("Sweep")
    me.is_asked(MAIN)
    assert foe.zone("drop") == ["Martyr"] and foe.zone("hand") == ["Extra"]


@pytest.mark.rule("7-4-1-4-2-1")
def test_a_battle_card_ko_ed_by_a_skill_counts_as_ko_ed(scene, me, foe):
    """7-4-1-4-2-1: a KO needs no battle."""
    foe.has(battle=[scene.card("Martyr", "[Auto] When this card is KO-ed, draw 1 card.")]).deck_top("Extra")
    me.has(hand=[extra(scene, "Strike", "[Activate: Main] Choose 1 of your opponent's Battle Cards and KO it.")])
    me.uses("Strike")
    me.is_asked(MAIN)
    assert foe.zone("drop") == ["Martyr"] and foe.zone("hand") == ["Extra"]


@pytest.mark.rule("7-4-1-4-2-1")
def test_a_discarded_battle_card_is_not_ko_ed(scene, me, foe):
    """7-4-1-4-2-1: read of Battle Cards in play; one that goes from hand to the Drop Area is not KOed."""
    text = "[Activate: Main] Choose 1 Battle Card from your hand and place it in your Drop Area."
    martyr = scene.card("Martyr", "[Auto] When this card is KO-ed, draw 1 card.")
    me.has(hand=[extra(scene, "Discard", text), martyr])
    me.uses("Discard").picks("Martyr")
    me.is_asked(MAIN)
    assert me.zone("drop") == ["Discard", "Martyr"] and me.zone("hand") == []


@pytest.mark.rule("7-4-1-4-2-1")
def test_a_dropped_combo_card_is_not_ko_ed(scene, me, foe):
    """7-4-1-4-2-1: nor is one that was used for a combo and is dropped after it."""
    me.has(battle=["Battle 2"], hand=[scene.card("Martyr", "[Auto] When this card is KO-ed, draw 1 card.")])
    foe.put("battle", "Battle 1", rested=True)
    me.attacks("Battle 2", "Battle 1")
    me.combos("Martyr")
    me.is_asked(MAIN)
    assert me.zone("drop") == ["Martyr"] and me.zone("hand") == []


# --- 7-4-1-5 to 7-4-1-10 afterwards ---------------------------------------------------------------------------


@pytest.mark.rule("7-4-1-5")
def test_the_checkpoint_comes_while_combos_still_lie_there(scene, me, foe):
    """7-4-1-5: a skill on inflicted damage is dealt with before the combo cards are dropped."""
    text = "[Auto] When this card inflicts damage to your opponent, you may draw 1 card."
    me.has(battle=[scene.card("Reaper", text, power=10000)], hand=["Battle 1"]).deck_top("Extra")
    foe.has(hand=["Green Energy"])
    me.attacks("Reaper", "Leader")
    me.combos("Battle 1")
    foe.combos("Green Energy")
    foe.picks(("hidden", 0), rule=LIFE)
    me.is_asked()
    assert me.zone("combo") == ["Battle 1"] and foe.zone("combo") == ["Green Energy"]
    me.picks("yes")
    assert me.zone("hand") == ["Extra"] and me.zone("combo") == []


@pytest.mark.rule("7-4-1-5")
def test_a_life_of_nothing_ends_the_game_before_combos_are_dropped(scene, me, foe):
    """7-4-1-5: the last life card is gone, and the battle is not tidied up any more."""
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.has(life=1, leader=scene.card("Tower", type="leader", power=15000))
    me.attacks("Battle 2", "Tower")
    me.combos("Battle 1")
    assert scene.winner == me and me.zone("combo") == ["Battle 1"]


@pytest.mark.rule("7-4-1-6")
@pytest.mark.parametrize("attacker", ["Battle 1", "Battle 4"])
def test_combo_cards_of_both_sides_are_dropped(scene, me, foe, attacker):
    """7-4-1-6: each goes to its own side's Drop Area, whether the attack succeeds (20000) or fails (5000)."""
    me.has(battle=[attacker], hand=["Battle 2", "Red Energy"])
    foe.has(leader=scene.card("Tower", type="leader", power=20000), hand=["Green Energy"])
    me.attacks(attacker, "Tower")
    me.combos("Battle 2").combos("Red Energy")
    foe.combos("Green Energy")
    if attacker == "Battle 4":
        foe.picks(("hidden", 0), rule=LIFE)
    me.is_asked(MAIN)
    assert me.zone("combo") == [] and foe.zone("combo") == []
    assert sorted(me.zone("drop")) == ["Battle 2", "Red Energy"] and foe.zone("drop") == ["Green Energy"]


@pytest.mark.rule("7-4-1-6")
def test_a_borrowed_combo_card_goes_to_its_owners_drop_area(scene, me, foe):
    """7-4-1-6: a card under my command that the other player owns is dropped on the owner's side."""
    me.has(battle=["Battle 2"])
    me.put("battle", "Battle 1", owner=1)
    me.attacks("Battle 2", "Leader")
    me.combos("Battle 1")
    foe.picks(("hidden", 0), rule=LIFE)
    assert me.zone("drop") == [] and foe.zone("drop") == ["Battle 1"]


@pytest.mark.rule("7-4-1-7")
def test_combo_power_is_gone_after_the_battle(scene, me, foe):
    """7-4-1-7: 15000 again after 15000 + 5000, and in a second attack of the same turn as well."""
    text = "[Auto] At the end of the battle in which this card attacked, switch this card to Active Mode."
    me.has(battle=[scene.card("Twice", text, power=15000)], hand=["Battle 1"])
    foe.has(leader=scene.card("Tower", type="leader", power=15000 + 5000))
    me.attacks("Twice", "Tower")
    me.combos("Battle 1")
    foe.is_asked(LIFE)
    assert me.power("Twice") == 15000 + 5000
    foe.picks(("hidden", 0))
    assert me.power("Twice") == 15000
    me.attacks("Twice", "Tower")
    foe.passes()
    me.is_asked(MAIN)
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("7-4-1-8")
def test_effects_for_the_battle_end_before_end_of_battle_skills(scene, me, foe):
    """7-4-1-8: +10000 for the battle is gone when the last skills resolve; +5000 for the turn is not."""
    abilities = [
        n.Ability("automatic", gain(10000, "end of battle"), trigger=n.On("attack", (("attacker", n.This()),))),
        n.Ability("automatic", gain(5000, "end of turn"), trigger=n.On("attack", (("attacker", n.This()),))),
        n.Ability("automatic", n.YouMay(DRAW), trigger=n.At("end", "battle")),
    ]
    me.has(battle=[scene.card("Fury", abilities=abilities)])
    me.attacks("Fury", "Leader")
    me.picks(me.options()[0])
    foe.is_asked(LIFE)
    assert me.power("Fury") == 5000 + 10000 + 5000
    foe.picks(("hidden", 0))
    me.is_asked()
    assert me.power("Fury") == 5000 + 5000
    me.passes()
    me.is_asked(MAIN)
    assert me.power("Fury") == 5000 + 5000


@pytest.mark.rule("7-4-1-9")
def test_end_of_battle_skills_let_a_card_attack_again(scene, me, foe):
    """7-4-1-9: "at the end of the battle" makes the attacker Active, so that it can attack once more."""
    text = "[Auto] At the end of the battle in which this card attacked, switch this card to Active Mode."
    me.has(battle=[scene.card("Tireless", text, power=10000)])
    me.attacks("Tireless", "Leader")
    foe.is_asked(LIFE)
    assert me.is_rested("Tireless")
    foe.picks(("hidden", 0))
    me.is_asked(MAIN)
    assert not me.is_rested("Tireless") and me.can_attack("Tireless", "Leader")


@pytest.mark.rule("7-4-1-10")
def test_after_the_battle_the_main_phase_goes_on(scene, me, foe):
    """7-4-1-10: I may play, attack with another card, or end; nothing is an attack or guard card any more."""
    me.has(battle=["Battle 2", "Battle 5"], hand=["Battle 1"]).energy()
    me.attacks("Battle 2", "Leader")
    me.passes()
    foe.picks(("hidden", 0), rule=LIFE)
    me.is_asked(MAIN)
    assert me.offered("play", "Battle 1") and me.can_attack("Battle 5", "Leader") and me.offered("pass")
    assert scene.game.facts["attacker"] is None and scene.game.facts["guard"] is None


@pytest.mark.rule("7-4-1-4")
@pytest.mark.parametrize(("attacker", "won"), [("Battle 1", 0), ("Battle 2", 1), ("Battle 3", 1)])
def test_the_record_tells_how_the_comparison_went(scene, me, foe, attacker, won):
    """7-4-1-4: the powers are compared, and whoever reads the record sees whether the attack card's was enough."""
    me.has(battle=[attacker])
    me.attacks(attacker, "Leader")
    scene.pass_until("4-10-2-1" if won else "6-3-1-3", even_if_able=True)
    (compared,) = scene.events("compare")
    assert compared[-1] == won
    (foe if won else me).is_asked()


@pytest.mark.rule("7-1-3-1", "7-4-1-3")
@pytest.mark.parametrize("flees", [True, False])
def test_a_battle_that_ends_before_the_comparison_adds_no_combo_power(scene, me, foe, flees):
    """7-4-1-3 comes after the beginning of the step: a battle that 7-1-3-1 ended there never came to it."""
    scene.card("Shy", "[Auto] At the beginning of the Damage Step, return this card to your hand." if flees else "")
    scene.card("Boast", "[Auto] At the end of the battle, if your Leader Card has 15000 or more power, draw 1 card.")
    me.has(battle=["Shy"])
    foe.has(battle=["Boast"], hand=["Battle 2"])
    me.attacks("Shy", "Leader")
    foe.combos("Battle 2")
    scene.pass_until("6-3-1-3", even_if_able=True)
    assert foe.count("hand") == 0 and ("Shy" in me.zone("hand")) == flees
    assert [event[0] for event in scene.events("compare")] == ([] if flees else ["compare"])
