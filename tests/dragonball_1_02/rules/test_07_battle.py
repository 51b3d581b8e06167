"""Section 7-1: declaring an attack, counters and blockers, and battles that end early; two whole battles first."""

from __future__ import annotations

import pytest

MAIN = "6-3-1-3"
COUNTER = "4-7-3-2"
BLOCK = "10-3-1"
LIFE = "4-10-2-1"


def negator(scene):
    """An Extra Card of no cost that negates an attack."""
    return scene.card("Negator", "[Counter: Attack] Negate the attack.", type="extra", energy_cost="0(-)")


def watcher(scene):
    """A Battle Card of 10000 that draws at the end of a battle in which it attacked."""
    text = "[Auto] At the end of the battle in which this card attacked, draw 1 card."
    return scene.card("Watcher", text, power=10000)


def scout(scene):
    """A Battle Card of 10000 that draws when it attacks."""
    return scene.card("Scout", "[Auto] When this card attacks, draw 1 card.", power=10000)


def recall(scene):
    """An Extra Card of no cost that takes one of its player's Battle Cards back in the middle of a battle."""
    text = "[Activate: Battle] Choose 1 of your Battle Cards and return it to your hand."
    return scene.card("Recall", text, type="extra", energy_cost="0(-)")


@pytest.mark.rule("7-1", "7-4-1-4", "7-4-1-4-1")
def test_an_attack_of_equal_power_on_a_leader_deals_one_damage(scene, me, foe):
    """7-4-1-4: at least the guard card's power succeeds; 7-4-1-4-1: the defender takes a life card to hand."""
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Leader")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1
    assert foe.count("hand") == 1


@pytest.mark.rule("7-2-1-2-2", "7-4-1-2")
def test_a_combo_raises_the_attack(scene, me, foe):
    """7-4-1-2: combo power counts in the damage step."""
    me.has(battle=["Battle 1"], hand=["Battle 2"])
    me.attacks("Battle 1", "Leader")
    me.combos("Battle 2")
    assert foe.count("life") == 8
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1 and me.zone("drop") == ["Battle 2"]


@pytest.mark.rule("7-1", "10-3-1", "7-4-1-10")
def test_everybody_sees_who_fights_whom(scene, me, foe):
    """7-1, 10-3-1: both views name the attacker, the card attacked and the blocker; 7-4-1-10: until the battle ends."""
    blocker = scene.card("Blocker", "[Blocker]", power=25000)
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.has(battle=[blocker], hand=["Battle 1"])
    scene.start()
    attacker, leader, wall = me.card("Battle 2"), foe.card("Leader"), foe.card("Blocker")
    assert battle_seen(scene) == [(None, None, None)] * 2 and scene.game.question.about == "act"
    me.attacks("Battle 2", "Leader")
    assert battle_seen(scene) == [(attacker, leader, leader)] * 2 and scene.game.question.about == "blocker"
    foe.picks("Blocker")
    assert battle_seen(scene) == [(attacker, wall, leader)] * 2 and scene.game.question.about == "combo"
    me.passes()
    foe.passes()
    assert battle_seen(scene) == [(None, None, None)] * 2 and scene.game.question.about == "act"


@pytest.mark.rule("7-1", "7-4-1-10")
def test_an_attacker_that_is_gone_is_seen_as_none(scene, me, foe):
    """7-1: in the middle of its battle the attacker leaves its area, and no view names it any longer."""
    text = "[Activate: Battle] Choose 1 of your Battle Cards and return it to your hand. You may draw 1 card."
    retreat = scene.card("Retreat", text, type="extra", energy_cost="0(-)")
    me.has(battle=["Battle 2"], hand=[retreat])
    me.attacks("Battle 2", "Leader")
    leader = foe.card("Leader")
    assert battle_seen(scene) == [(me.card("Battle 2"), leader, leader)] * 2
    me.uses("Retreat")
    assert me.zone("hand") == ["Battle 2"] and me.options() == ["yes", "no"]
    assert battle_seen(scene) == [(None, leader, leader)] * 2
    me.picks("no")
    me.is_asked(MAIN)


def battle_seen(scene):
    """What each seat's view tells of the battle: the attacker, the guard card, and the card attacked first."""
    views = [scene.game.view(seat)["facts"] for seat in (0, 1)]
    return [(facts["attacker"], facts["guard"], facts["first guard"]) for facts in views]


# --- 7-1 who attacks whom -----------------------------------------------------------------------------


@pytest.mark.rule("7-1")
def test_only_the_leader_and_resting_battle_cards_can_be_attacked(scene, me, foe):
    """7-1: of an Active Leader, an Active and a resting Battle Card, the Active Battle Card is no target."""
    me.has(battle=["Battle 3"])
    foe.has(battle=["Battle 1"])
    foe.put("battle", "Battle 2", rested=True)
    for attacker in ("Leader", "Battle 3"):
        assert me.can_attack(attacker, "Leader")
        assert me.can_attack(attacker, "Battle 2")
        assert not me.can_attack(attacker, "Battle 1")


@pytest.mark.rule("7-1")
def test_a_resting_leader_of_the_enemy_can_be_attacked(scene, me, foe):
    """7-1: the enemy Leader is a target in either mode."""
    foe.put("leader", "Leader", rested=True)
    assert me.can_attack("Leader", "Leader")


@pytest.mark.rule("7-1")
def test_declaring_rests_the_attacker(scene, me, foe):
    """7-1: the attack is paid with the attacker's mode, before anything else happens."""
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2")
    assert me.is_rested("Battle 2") and not me.is_rested("Leader")


@pytest.mark.rule("7-1")
def test_resting_cards_do_not_attack(scene, me, foe):
    """7-1: a resting Battle Card and a resting Leader are no attackers; an Active Battle Card beside them is."""
    me.put("battle", "Battle 2", rested=True)
    me.put("leader", "Leader", rested=True)
    me.has(battle=["Battle 1"])
    assert not me.can_attack("Battle 2", "Leader")
    assert not me.can_attack("Leader", "Leader")
    assert me.can_attack("Battle 1", "Leader")
    assert me.why_not("attack", "Battle 2", "Leader") == "7-1"


@pytest.mark.rule("7-1")
def test_only_own_cards_of_the_turn_player_attack(scene, me, foe):
    """7-1: the other player's Active cards make no attack in my turn."""
    foe.has(battle=["Battle 5"])
    me.is_asked(MAIN)
    assert me.can_attack("Leader", "Leader")
    assert not me.can_attack("Battle 5", "Leader")


@pytest.mark.rule("7-1")
def test_cards_attack_in_the_first_turn_and_in_the_turn_they_are_played(scene, me, foe):
    """7-1: nothing but the mode is asked of an attacker."""
    scene.turn_of(me, number=1)
    me.has(hand=["Battle 1"]).energy("Red Energy")
    me.plays("Battle 1")
    assert me.can_attack("Battle 1", "Leader") and me.can_attack("Leader", "Leader")


# --- 7-1-1, 7-1-2 counters, then on-attack skills and blockers --------------------------------------


@pytest.mark.rule("7-1-1")
def test_the_counter_is_asked_before_on_attack_skills_and_blockers(scene, me, foe):
    """7-1-1: the defender may answer the attack first; nobody has drawn and nobody has blocked by then."""
    me.has(battle=[scout(scene)])
    foe.has(hand=[negator(scene)], battle=[scene.card("Wall", "[Blocker]")])
    me.attacks("Scout", "Leader")
    foe.is_asked(COUNTER, exactly=[("use", "Negator", "Negator/1"), "end"])
    assert me.zone("hand") == [] and not foe.is_rested("Wall")


@pytest.mark.rule("7-1-1")
def test_a_counter_that_cannot_be_paid_is_not_asked(scene, me, foe):
    """7-1-1: only a [Counter: Attack] whose conditions are met can answer."""
    me.has(battle=["Battle 2"])
    dear = scene.card("Dear Negator", "[Counter: Attack] Negate the attack.", type="extra", energy_cost="2(-)")
    foe.has(hand=[dear]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.is_asked(LIFE)


@pytest.mark.rule("7-1-1")
def test_the_attacking_player_gets_no_counter_to_the_own_attack(scene, me, foe):
    """7-1-1: the counter timing of an attack belongs to the other player."""
    me.has(battle=["Battle 2"], hand=[negator(scene)])
    me.attacks("Battle 2", "Leader")
    foe.is_asked(LIFE)


@pytest.mark.rule("7-1-2")
def test_on_attack_skills_resolve_before_the_blocker_is_chosen(scene, me, foe):
    """7-1-2: the turn player's skill on the attack comes first, then the defender's [Blocker]."""
    me.has(battle=[scout(scene)])
    me.deck_top("Extra")
    foe.has(battle=[scene.card("Wall", "[Blocker]")])
    me.attacks("Scout", "Leader")
    foe.is_asked(BLOCK, exactly=["Wall", "nobody"])
    assert me.zone("hand") == ["Extra"]


@pytest.mark.rule("7-1-2")
def test_a_blocker_becomes_the_target(scene, me, foe):
    """7-1-2: the Active [Blocker] rests and is attacked in the Leader's place; it is KOed and no life is lost."""
    me.has(battle=["Battle 2"])
    foe.has(battle=[scene.card("Wall", "[Blocker]")])
    me.attacks("Battle 2", "Leader")
    foe.picks("Wall", rule=BLOCK)
    assert foe.zone("drop") == ["Wall"] and foe.count("life") == 8


@pytest.mark.rule("7-1-2-1")
def test_on_attack_skills_resolve_though_the_attack_was_negated(scene, me, foe):
    """7-1-2-1: what became pending at the declaration is still activated."""
    me.has(battle=[scout(scene)])
    me.deck_top("Extra")
    foe.has(hand=[negator(scene)])
    me.attacks("Scout", "Leader")
    foe.picks(("use", "Negator", "Negator/1"), rule=COUNTER)
    me.is_asked(MAIN)
    assert me.zone("hand") == ["Extra"] and foe.count("life") == 8


@pytest.mark.rule("7-1-2-1")
def test_on_attack_skills_of_a_negated_attack_come_before_end_of_battle_skills(scene, me, foe):
    """7-1-2-1: the checkpoint of the attack is one of its own: power gained there for the battle ends with it."""
    text = (
        "[Auto] When this card attacks, this card gains +5000 power for the duration of the battle.\n"
        "[Auto] At the end of the battle in which this card attacked, draw 1 card."
    )
    me.has(battle=[scene.card("Charger", text, power=10000)]).deck_top("Extra")
    foe.has(hand=[negator(scene)])
    me.attacks("Charger", "Leader")
    foe.picks(("use", "Negator", "Negator/1"), rule=COUNTER)
    me.is_asked(MAIN)  # never which of the two comes first
    assert me.zone("hand") == ["Extra"] and me.power("Charger") == 10000


@pytest.mark.rule("7-1-2-1")
def test_nobody_blocks_a_negated_attack(scene, me, foe):
    """7-1-2-1: the checkpoint happens, but there is no attack left whose target could change."""
    me.has(battle=["Battle 2"])
    foe.has(hand=[negator(scene)], battle=[scene.card("Wall", "[Blocker]")])
    me.attacks("Battle 2", "Leader")
    foe.picks(("use", "Negator", "Negator/1"), rule=COUNTER)
    me.is_asked(MAIN)
    assert not foe.is_rested("Wall")


# --- 7-1-3 to a battle, or back -------------------------------------------------------------------------


@pytest.mark.rule("7-1-3")
def test_an_attack_that_is_not_negated_becomes_a_battle(scene, me, foe):
    """7-1-3: attack card and guard card are in a battle, which begins with the Offense Step."""
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.put("battle", "Battle 3", rested=True)
    foe.has(hand=[negator(scene)])
    me.attacks("Battle 2", "Battle 3")
    foe.picks("end", rule=COUNTER)
    me.is_asked("7-2-1-2", exactly=[("combo", "Battle 1"), "pass"])
    assert scene.game.facts["step"] == "offense step"


@pytest.mark.rule("7-1-3")
def test_a_negated_attack_leads_back_to_the_main_phase(scene, me, foe):
    """7-1-3: no Offense Step though I could combo, no damage, the attacker stays resting, and I go on acting."""
    me.has(battle=["Battle 2", "Battle 5"], hand=["Battle 1"])
    foe.has(hand=[negator(scene)])
    me.attacks("Battle 2", "Leader")
    foe.picks(("use", "Negator", "Negator/1"), rule=COUNTER)
    me.is_asked(MAIN)
    assert foe.count("life") == 8 and me.is_rested("Battle 2")
    assert me.can_attack("Battle 5", "Leader")
    assert foe.zone("drop") == ["Negator"]


@pytest.mark.rule("7-1-3")
def test_end_of_battle_skills_fire_after_a_negated_attack(scene, me, foe):
    """7-1-3: no battle began, yet skills on the end of the battle are activated."""
    me.has(battle=[watcher(scene)])
    me.deck_top("Extra")
    foe.has(hand=[negator(scene)])
    me.attacks("Watcher", "Leader")
    foe.picks(("use", "Negator", "Negator/1"), rule=COUNTER)
    me.is_asked(MAIN)
    assert me.zone("hand") == ["Extra"]


# --- 7-1-3-1 a card of the battle leaves --------------------------------------------------------------


@pytest.mark.rule("7-1-3-1")
def test_the_battle_ends_when_the_guard_card_leaves(scene, me, foe):
    """7-1-3-1: the guard card goes back to hand in the Defense Step: no comparison, no damage, no KO."""
    me.has(battle=["Battle 2"])
    foe.put("battle", "Battle 1", rested=True)
    foe.has(hand=[recall(scene)])
    me.attacks("Battle 2", "Battle 1")
    foe.uses("Recall")
    me.is_asked(MAIN)
    assert foe.zone("hand") == ["Battle 1"] and foe.zone("drop") == ["Recall"] and foe.count("life") == 8
    assert scene.events("compare") == []


@pytest.mark.rule("7-1-3-1")
def test_the_battle_ends_when_the_attack_card_leaves(scene, me, foe):
    """7-1-3-1: the attack card goes in the Offense Step; the defender, who could combo, is not asked any more."""
    me.has(battle=["Battle 2"], hand=[recall(scene)])
    foe.has(hand=["Battle 3"]).energy()
    me.attacks("Battle 2", "Leader")
    me.uses("Recall")
    me.is_asked(MAIN)
    assert me.zone("hand") == ["Battle 2"] and foe.count("life") == 8


@pytest.mark.rule("7-1-3-1")
def test_end_of_battle_skills_fire_after_an_early_end(scene, me, foe):
    """7-1-3-1: the attacker's end-of-battle skill draws though the guard card left."""
    me.has(battle=[watcher(scene)])
    me.deck_top("Extra")
    foe.put("battle", "Battle 1", rested=True)
    foe.has(hand=[recall(scene)])
    me.attacks("Watcher", "Battle 1")
    foe.uses("Recall")
    me.is_asked(MAIN)
    assert me.zone("hand") == ["Extra"]


@pytest.mark.rule("7-1-3-1")
def test_effects_for_the_battle_end_with_its_early_end(scene, me, foe):
    """7-1-3-1: power gained for the battle is gone when the guard card has left."""
    text = "[Auto] When this card attacks, this card gains +5000 power for the duration of the battle."
    me.has(battle=[scene.card("Charger", text, power=10000)])
    foe.put("battle", "Battle 1", rested=True)
    foe.has(hand=[recall(scene)])
    me.attacks("Charger", "Battle 1")
    assert me.power("Charger") == 10000 + 5000
    foe.uses("Recall")
    assert me.power("Charger") == 10000


@pytest.mark.rule("7-1-3-1")
def test_another_card_leaving_does_not_end_the_battle(scene, me, foe):
    """7-1-3-1: only attack cards and guard cards count; a bystander may go."""
    me.has(battle=["Battle 2"])
    foe.has(battle=["Battle 1"], hand=[recall(scene)])
    me.attacks("Battle 2", "Leader")
    foe.uses("Recall")
    foe.picks("pass", rule="7-2-1-2")
    foe.picks(("hidden", 0), rule=LIFE)
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("7-1-2-1")
def test_pending_skills_wait_until_the_counter_timing_is_over(scene, me, foe):
    """7-1-2-1: what the declaration made pending is activated in the attack's checkpoint, not within the counter."""
    text = "[Auto] When this card attacks, you may draw 1 card."
    me.has(battle=[scene.card("Asker", text, power=10000)])
    foe.has(hand=[negator(scene)])
    me.attacks("Asker", "Leader")
    foe.picks(("use", "Negator", "Negator/1"), rule=COUNTER)
    me.is_asked()
    assert scene.game.facts["counters"] == ()
    me.passes()
    me.is_asked(MAIN)
