"""What is forbidden, to whom, and why an act is refused."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

FREE = {"type": "extra", "energy_cost": "0(-)"}


# --- why an act is refused ----------------------------------------------------------------------------------------


@pytest.mark.rule("6-3-1-3-1-1")
@pytest.mark.parametrize(("mine", "theirs", "rule"), [(2, 0, None), (0, 2, "6-3-1-3-1-1"), (1, 2, "6-3-1-3-1-1")])
def test_a_play_is_paid_with_energy_of_ones_own(scene, me, foe, mine, theirs, rule):
    """6-3-1-3-1-1: the energy of the opponent pays for nothing of mine, and the first card on the table is no other."""
    me.has(hand=["Battle 2"])
    me.has(energy=["Red Energy"] * mine)
    foe.has(energy=["Red Energy"] * theirs)
    assert me.why_not("play", "Battle 2") == rule


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize(("whose", "rule"), [("mine", "1-3-3"), ("theirs", None)])
@pytest.mark.parametrize(
    ("ban", "act"),
    [
        (n.Cannot("play"), ("play", "Battle 1")),
        (n.Cannot("activate main"), ("use", "Drummer", "Drummer/1")),
        (n.Cannot("activate"), ("use", "Drummer", "Drummer/1")),
        (n.Cannot("attack"), ("attack", "Drummer", "Target")),
    ],
    ids=["play", "main", "skills", "attack"],
)
def test_what_is_forbidden_to_one_player_is_not_to_the_other(scene, me, foe, ban, act, whose, rule):
    """1-3-3: the prohibition is about its player; the other one acts as ever."""
    ability = n.Ability("continuous", n.Rule("you", (ban,)))
    scene.card("Drummer", "[Activate: Main] Draw 1 card.")
    scene.card("Target", type="leader", power=10000)
    me.has(battle=["Drummer"], hand=["Battle 1"]).energy()
    foe.has(leader="Target")
    (me if whose == "mine" else foe).has(battle=[scene.card("Ban", abilities=[ability])])
    assert me.why_not(*act) == rule
    assert me.offered(*act) is (rule is None)


@pytest.mark.rule("8-4-2-2", "7-2-1-2-1-1", "8-1-3")
def test_the_first_card_of_the_table_is_a_card_as_any(scene, me, foe):
    """What stands against its skill and its combo is said of it as of every other."""
    scene.card("First", "[Activate: Main] {5}: Draw 1 card.\n[Activate: Battle] {5}: Draw 1 card.", combo_energy=3)
    assert me.put("hand", "First") == 0 or me.card("First") == 0
    me.has(battle=["First", "Battle 2"], hand=["Battle 1"])
    assert me.why_not("use", "First", "First/9") == "8-1-3"
    me.attacks("Battle 2", "Leader")
    assert me.why_not("combo", 0) == "7-2-1-2-1-1"


@pytest.mark.rule("8-6-3-2")
@pytest.mark.parametrize("picked", [["Feather", "Down", "Battle 1"], ["Battle 1"], []])
def test_cards_that_cost_nothing_add_nothing_to_a_total(scene, me, foe, picked):
    """8-6-3-2: beside one card of cost 1 there is room for all of cost 0, also when that was chosen first."""
    scene.card("Feather", energy_cost="0(-)")
    scene.card("Down", energy_cost="0(-)")
    scene.card("Gale", "[Activate: Main] Choose any number of your opponent's Battle Cards "
               "with a total energy cost of 1 or less and KO them.", **FREE)  # fmt: skip
    me.has(hand=["Gale"])
    foe.has(battle=["Feather", "Down", "Battle 1", "Battle 2"])
    me.uses("Gale")
    me.is_asked(exactly=["Feather", "Down", "Battle 1", "done"])
    me.picks(*reversed(picked))
    if me.offered("done"):
        me.picks("done")
    assert sorted(foe.zone("drop")) == sorted(picked)


# --- answers and blocks that are forbidden -------------------------------------------------------------------------


def ruled(scene, ban, who="you"):
    """A Battle Card while which lies in play a player may not do something."""
    abilities = [n.Ability("continuous", n.Rule(who, (n.Cannot(ban),)))] if ban else []
    return scene.card("Ban", abilities=abilities, power=1000)


@pytest.mark.rule("1-3-3", "4-7-3-2")
@pytest.mark.parametrize("who", ["you", "opponent"])
@pytest.mark.parametrize(
    ("ban", "attack", "play"),
    [
        ("", True, True),
        ("activate counter", False, False),
        ("activate counter: attack", False, True),
        ("activate counter: play", True, False),
        ("answer attacks", False, True),
    ],
)
def test_answers_are_forbidden_by_their_kind_to_one_player(scene, me, foe, ban, attack, play, who):
    """1-3-3: of the player who may not answer; the other one, and other kinds of answer, are left alone."""
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **FREE)
    scene.card("Deny", "[Counter: Play] Negate the play.", **FREE)
    scene.card("Cheap", energy_cost="0(-)")
    me.has(battle=["Battle 2"], hand=["Cheap"])
    foe.has(hand=["Stop", "Deny"], battle=[ruled(scene, ban, who)])
    me.plays("Cheap")
    assert foe.offered("use", "Deny", "Deny/1") is (play or who == "opponent")
    if foe.asked:
        foe.picks("end")
    me.attacks("Battle 2", "Leader")
    assert foe.offered("use", "Stop", "Stop/1") is (attack or who == "opponent")


@pytest.mark.rule("1-3-3", "10-3-1")
@pytest.mark.parametrize(("who", "blocks"), [("you", False), ("opponent", True)])
def test_blocking_is_forbidden_to_one_player(scene, me, foe, who, blocks):
    """1-3-3: the prohibition is about the player whose card would block."""
    scene.card("Wall", "[Blocker]", power=5000)
    foe.has(battle=["Wall", ruled(scene, "activate blocker", who)])
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Leader")
    assert foe.offered("Wall") is blocks


@pytest.mark.rule("1-3-3", "10-3-1")
@pytest.mark.parametrize(
    ("barred", "ban", "blocks"),
    [
        ("Wall", "activate blocker", False), ("Hewer", "activate blocker", True),
        ("Hewer", "be blocked", False), ("Wall", "be blocked", True), ("Wall", "become rested", False),
    ],
)  # fmt: skip
def test_a_card_that_cannot_block_or_be_blocked(scene, me, foe, barred, ban, blocks):
    """10-3-1: the one is said of the card with [Blocker], the other of the attacker."""
    ability = n.Ability("continuous", n.Modify(n.This(), (n.Cannot(ban),)))
    scene.card("Wall", "[Blocker]", [ability] if barred == "Wall" else [], power=5000)
    scene.card("Hewer", abilities=[ability] if barred == "Hewer" else [], power=10000)
    me.has(battle=["Hewer"])
    foe.has(battle=["Wall"])
    me.attacks("Hewer", "Leader")
    assert foe.offered("Wall") is blocks


@pytest.mark.rule("8-4-2-2", "1-3-3")
@pytest.mark.parametrize(
    ("deed", "kept", "payable"),
    [
        ("switch it to Rest Mode", "leave the battle area", True),
        ("return it to its owner's hand", "leave the battle area", False),
        ("place it in its owner's Drop Area", "leave the battle area by skills", False),
        ("switch it to Rest Mode", "be KO-ed", True),
        ("return it to its owner's hand", "be KO-ed", True),
        ("place it in its owner's Drop Area", "be KO-ed", False),
    ],
)
def test_a_card_pays_with_all_that_it_may_do(scene, me, deed, kept, payable):
    """8-4-2-2: what does not leave pays no cost that would move it; it pays one that only rests it."""
    stays = n.Ability("continuous", n.Modify(n.This(), (n.Cannot(kept),)))
    scene.card("Post", abilities=[stays])
    scene.card("Drummer", f"[Activate: Main] Choose 1 of your {{Post}} and {deed}: Draw 1 card.")
    me.has(battle=["Post", "Drummer"])
    assert me.offered("use", "Drummer", "Drummer/1") is payable


@pytest.mark.rule("7-4-1-4-2-1", "1-3-3")
@pytest.mark.parametrize(("area", "dropped"), [("battle", 0), ("hand", 1), ("energy", 1)])
def test_what_cannot_be_koed_is_dropped_from_anywhere_but_the_battle_area(scene, me, area, dropped):
    """7-4-1-4-2-1: only out of the Battle Area it would be a KO."""
    spares = n.Modify(n.Cards((area,), "mine", n.Other()), (n.Cannot("be KO-ed"),))
    drops = n.Move(n.Cards((area,), "mine", n.Other()), "drop")
    abilities = [n.Ability("continuous", spares), n.Ability("activated", drops, keyword="activate main")]
    me.has(battle=[scene.card("Sparer", abilities=abilities)])
    me.put(area, "Battle 1")
    with me.changes(drop=dropped):
        me.uses("Sparer", 2)


@pytest.mark.rule("3-5-2", "2-3-2-1-2")
def test_everybody_sees_the_other_side_of_a_leader(scene, me, foe):
    """3-5-2: it lies open, and what its other side says is known; other cards have none."""
    me.has(battle=["Battle 1"])
    scene.start()
    for seat in (0, 1):
        (mine,) = scene.game.view(seat)["zones"][0]["leader"]
        assert mine["other side"]["name"] == "Leader Awakened" and mine["other side"]["power"] == 15000
        (other,) = scene.game.view(seat)["zones"][0]["battle"]
        assert "other side" not in other
