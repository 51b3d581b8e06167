"""Section 4-7: counter timing."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n


@pytest.fixture(autouse=True)
def counters(table, scene):
    """[Counter] cards that cost nothing."""
    free = {"type": "extra", "energy_cost": "0"}
    scene.card("No Play", "[Counter: Play] Negate the play.", **free)
    scene.card("Slow Play", "[Counter: Play] The Battle Card played is played in Rest Mode.", **free)
    scene.card("No Attack", "[Counter: Attack] Negate the attack.", **free)
    scene.card("Shoot Down", "[Counter: Attack] Choose 1 of your opponent's Battle Cards and KO it.", **free)
    scene.card("No Counter", "[Counter: Counter] Negate the [Counter].", **free)
    scene.card("Never So", "[Counter: Counter] Negate the [Counter].", **free)
    scene.card("Recruit", energy_cost="0")
    scene.card("Toll Play", "[Counter: Play] Negate the play.", type="extra", energy_cost="1")


def use(name):
    return ("use", name, f"{name}/1")


@pytest.mark.rule("4-7-2", "4-7-3")
def test_a_play_is_countered_before_the_card_enters(scene, me, foe):
    """4-7-2: the opponent is asked between the declaration and the play."""
    me.has(hand=["Recruit"])
    foe.has(hand=["No Play"])
    me.plays("Recruit")
    foe.is_asked("4-7-3-2", exactly=[use("No Play"), "end"])
    assert me.zone("battle") == []
    foe.picks("end")
    assert me.zone("battle") == ["Recruit"]


@pytest.mark.rule("4-7-2")
def test_an_attack_is_countered_before_its_checkpoint(scene, me, foe):
    """4-7-2: when the opponent is asked, the skill that the attack set off has not yet been resolved."""
    scene.card("Raider", "[Auto] When this card attacks, draw 1 card.")
    me.has(battle=["Raider"])
    foe.has(hand=["No Attack"])
    me.attacks("Raider", "Leader")
    foe.is_asked("4-7-3-2", exactly=[use("No Attack"), "end"])
    assert me.count("hand") == 0
    foe.picks("end")
    foe.picks("end", rule="4-7-3-2")  # 10-9-3-2: the skill that speaks of attacking may be answered too
    assert me.count("hand") == 1
    me.is_asked("7-2-1-2")


@pytest.mark.rule("4-7-2")
def test_a_skill_that_plays_a_card_is_countered_before_it_resolves(scene, me, foe):
    """4-7-2: a declared skill has its counter timing before any of it is carried out."""
    scene.card("Caller", "[Activate: Main] [Once per turn] Choose 1 <Drifter> from your Drop Area and play it.")
    scene.card("Lone Drifter", character="Drifter")
    me.has(battle=["Caller"], drop=["Lone Drifter"])
    foe.has(hand=["No Play"])
    me.uses("Caller")
    foe.is_asked("4-7-3-2")
    assert me.zone("battle") == ["Caller"] and me.zone("drop") == ["Lone Drifter"]


@pytest.mark.rule("4-7-3")
def test_the_steps_of_a_counter_timing_come_in_order(scene, me, foe):
    """4-7-3: [Counter], reply, the reply resolves, the first one resolves, then the play is carried out."""
    me.has(hand=["Recruit", "No Counter"])
    foe.has(hand=["Slow Play", "Never So"])
    me.plays("Recruit")
    foe.picks(use("Slow Play"), rule="4-7-3-2")
    me.picks(use("No Counter"))
    foe.is_asked(exactly=[use("Never So"), "end"])
    foe.picks("end")
    gone = [m for m in scene.moves() if m[0] in ("Recruit", "No Counter", "Slow Play")]
    assert gone == [("No Counter", "hand", "drop"), ("Slow Play", "hand", "drop"), ("Recruit", "hand", "battle")]


@pytest.mark.rule("4-7-3-1")
def test_rule_processing_comes_before_the_opponent_is_asked(scene, me, foe):
    """4-7-3-1: a cost put a card into the Combo Area outside a battle: it is dropped before the question."""
    throw = n.Sequence((
        n.Choose(n.Cards(("battle",), "mine", n.Other()), n.Number(1)), n.Move(n.It(), "combo", verb="place"),
    ))  # fmt: skip
    call = n.Sequence((n.Choose(n.Cards(("hand",), "mine"), n.Number(1)), n.Place("play", n.It(), "battle")))
    scene.card("Summoner", abilities=[n.Ability("activated", call, cost=(throw,), keyword="activate main")])
    me.has(battle=["Summoner", "Battle 1"], hand=["Recruit"])
    foe.has(hand=["No Play"])
    me.uses("Summoner")
    foe.is_asked("4-7-3-2")
    assert me.zone("combo") == []
    assert me.zone("drop") == ["Battle 1"]


@pytest.mark.rule("4-7-3-1", "9-3-2")
def test_combos_of_a_battle_outlast_a_counter_timing(scene, me, foe):
    """9-3-2: what lies in the Combo Area in a battle is no invalid combo, so no rule processing drops it."""
    raise_one = n.Sequence((n.Choose(n.Cards(("drop",), "mine"), n.Number(1)), n.Place("play", n.It(), "battle")))
    scene.card("Summoner", abilities=[n.Ability("activated", raise_one, keyword="activate battle")])
    me.has(battle=["Summoner", "Battle 2"], hand=["Battle 1"], drop=["Recruit"])
    foe.has(hand=["No Play"])
    me.attacks("Battle 2", "Leader").combos("Battle 1").uses("Summoner")
    foe.is_asked("4-7-3-2")
    assert me.zone("combo") == ["Battle 1"]
    foe.picks("end", "end")
    assert me.zone("combo") == ["Battle 1"]


@pytest.mark.rule("4-7-3-2")
def test_only_matching_counters_of_the_opponent_are_offered(scene, me, foe):
    """4-7-3-2: two [Counter: Play] or none, not the [Counter: Attack]; the acting player is not asked first."""
    me.has(hand=["Recruit", "Slow Play"])
    foe.has(hand=["No Play", "Slow Play", "No Attack"])
    me.plays("Recruit")
    foe.is_asked("4-7-3-2", exactly=[use("No Play"), use("Slow Play"), "end"])


@pytest.mark.rule("4-7-3-2")
def test_one_counter_only_is_activated(scene, me, foe):
    """4-7-3-2: after one [Counter] the opponent is not asked for a second one to the same play."""
    me.has(hand=["Recruit"])
    foe.has(hand=["Slow Play", "No Play"])
    me.plays("Recruit")
    foe.picks(use("Slow Play"))
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == ["Recruit"] and me.is_rested("Recruit")


@pytest.mark.rule("4-7-3-3")
def test_a_counter_is_answered_by_counter_counter_only(scene, me, foe):
    """4-7-3-3: the acting player may reply with [Counter: Counter], not with a [Counter: Play]."""
    me.has(hand=["Recruit", "No Counter", "No Play"])
    foe.has(hand=["Slow Play"])
    me.plays("Recruit")
    foe.picks(use("Slow Play"))
    me.is_asked(exactly=[use("No Counter"), "end"])


@pytest.mark.rule("4-7-3-3")
def test_a_counter_is_activated_before_it_is_answered(scene, me, foe):
    """4-7-3-3: an answer comes to a [Counter] that was activated: shown, and its energy rested."""
    me.has(hand=["Recruit", "No Counter"])
    foe.has(hand=["Toll Play"]).energy("Red Energy")
    toll = foe.card("Toll Play")
    me.plays("Recruit")
    foe.picks(use("Toll Play"))
    me.is_asked(exactly=[use("No Counter"), "end"])
    assert me.sees(toll)
    assert foe.is_rested("Red Energy")


@pytest.mark.rule("4-7-3-3-1")
def test_replies_alternate_until_one_declines(scene, me, foe):
    """4-7-3-3-1: me, the opponent, me again; my declining ends it, and nobody else is asked."""
    me.has(hand=["Recruit", "No Counter", "Never So"])
    foe.has(hand=["No Play", "No Counter"])
    me.plays("Recruit")
    foe.picks(use("No Play"))
    me.picks(use("No Counter"))
    foe.picks(use("No Counter"))
    me.is_asked(exactly=[use("Never So"), "end"])
    me.picks("end")
    # the opponent's reply undid mine, so the play is negated
    assert me.zone("battle") == []
    me.is_asked("6-3-1-3")


@pytest.mark.rule("4-7-3-4")
def test_the_last_counter_resolves_first(scene, me, foe):
    """4-7-3-4: my reply negates the [Counter: Play] before it could negate my play."""
    me.has(hand=["Recruit", "No Counter"])
    foe.has(hand=["No Play"])
    me.plays("Recruit")
    foe.picks(use("No Play"))
    me.picks(use("No Counter"))
    assert me.zone("battle") == ["Recruit"]
    used = [m[0] for m in scene.moves() if m[1:] == ("hand", "drop")]
    assert used == ["No Counter", "No Play"]


@pytest.mark.rule("4-7-3-5")
def test_an_attack_whose_attacker_is_gone_does_not_go_on(scene, me, foe):
    """4-7-3-5: the [Counter] KOed the attacker, so there is no battle and no damage."""
    me.has(battle=["Battle 3"], hand=["Battle 1"])
    foe.has(hand=["Shoot Down", "Battle 1"])
    me.attacks("Battle 3", "Leader")
    foe.picks(use("Shoot Down"))
    me.is_asked("6-3-1-3")
    assert me.zone("drop") == ["Battle 3"]
    assert foe.count("life") == 8


@pytest.mark.rule("4-7-3-5")
def test_a_play_that_the_counter_left_possible_is_carried_out(scene, me, foe):
    """4-7-3-5: the [Counter] only changed the mode, so the card enters all the same."""
    me.has(hand=["Recruit"])
    foe.has(hand=["Slow Play"])
    me.plays("Recruit")
    foe.picks(use("Slow Play"))
    assert me.zone("battle") == ["Recruit"]
    assert foe.zone("drop") == ["Slow Play"]
