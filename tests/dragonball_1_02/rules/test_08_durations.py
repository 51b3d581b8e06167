"""8-2-2-2: how long what a text says lasts, turn by turn."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

FEED = "[Activate: Main] Choose 1 of your Battle Cards. It gains +1000 power {}."
BRACE = "[Counter: Attack] Negate the attack. Choose 1 of your Battle Cards. It gains +1000 power {}."


def next_turn(scene):
    """On to the Main Phase of the other player."""
    scene.players[scene.game.facts["turn seat"]].passes()
    scene.pass_until("6-3-1-3", even_if_able=True)


def turns_it_lasts(scene, player):
    """In how many Main Phases after this one the card is still stronger."""
    lasted = 0
    while player.power("Battle 1") > 5000:
        assert lasted < 4
        next_turn(scene)
        lasted += player.power("Battle 1") > 5000
    return lasted


@pytest.mark.rule("8-2-2-2", "6-4-1-2")
@pytest.mark.parametrize(("words", "turns"), [
    ("for the turn", 0),
    ("until the beginning of your next turn", 1),
    ("until the beginning of your next Main Phase", 1),
    ("until the end of your opponent's next turn", 1),
    ("until the end of your next turn", 2),
])  # fmt: skip
def test_how_long_an_effect_of_my_turn_lasts(scene, me, foe, trick, words, turns):
    """8-2-2-2: a turn that is to come is not the one that goes on."""
    trick("Feed", FEED.format(words))
    me.has(battle=["Battle 1"], hand=["Feed"])
    me.uses("Feed")
    assert turns_it_lasts(scene, me) == turns


@pytest.mark.rule("8-2-2-2", "6-4-1-2")
@pytest.mark.parametrize(("words", "turns"), [
    ("for the turn", 0),
    ("until the beginning of your next turn", 0),
    ("until the beginning of your next Main Phase", 0),
    ("until the end of your next turn", 1),
    ("until the end of your opponent's next turn", 2),
])  # fmt: skip
def test_how_long_an_effect_of_the_opponents_turn_lasts(scene, me, foe, trick, words, turns):
    """8-2-2-2: "your" turn is that of the skill's master, whoever's turn it is."""
    trick("Brace", BRACE.format(words))
    me.has(battle=["Battle 2"])
    foe.has(battle=["Battle 1"], hand=["Brace"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Brace")
    assert turns_it_lasts(scene, foe) == turns


@pytest.mark.rule("7-4-1-10", "6-3-1-2")
def test_after_a_battle_it_is_the_main_phase_again(scene, me, foe):
    """7-4-1-10: the battle is over, and with it its steps; everybody sees that."""
    me.has(battle=["Battle 1"])
    me.attacks("Battle 1", "Leader")
    scene.pass_until("6-3-1-3", even_if_able=True)
    assert (scene.game.facts["phase"], scene.game.facts["step"]) == ("main phase", "")
    me.is_asked("6-3-1-3")


@pytest.mark.rule("6-2-1", "8-2-2-2")
@pytest.mark.parametrize(
    ("until", "draws"), [("until the beginning of your next turn", 0), ("until the end of your next turn", 1)]
)
def test_what_lasts_until_a_turn_begins_is_over_as_its_charge_phase_does(scene, me, foe, trick, until, draws):
    """6-2-1: the turn begins, and with it the Charge Phase; what was to end then has."""
    trick("Feed", FEED.format(until))
    scene.card(
        "Battle 1", "[Auto] If this card has 6000 or more power: At the beginning of your Charge Phase, draw 1 card."
    )
    me.has(battle=["Battle 1"], hand=["Feed"])
    me.uses("Feed")
    next_turn(scene)
    with me.changes(deck=-1 - draws):
        next_turn(scene)


@pytest.mark.rule("8-2-2-2", "6-2-2")
def test_the_next_charge_phase_of_the_player_whose_turn_it_is_comes_two_turns_later(scene, me, foe, trick):
    """6-2-2: barred in the Charge Phase that comes, though the one of this turn is over already."""
    trick("Pin", "[Counter: Attack] Negate the attack. Choose 1 of your opponent's Battle Cards. "
          "It cannot be switched to Active Mode during your opponent's next Charge Phase.")  # fmt: skip
    me.has(battle=["Battle 1"])
    foe.has(hand=["Pin"])
    me.attacks("Battle 1", "Leader")
    foe.uses("Pin")
    rested = []
    for _ in range(4):
        next_turn(scene)
        rested.append(me.is_rested("Battle 1"))
    assert rested == [True, True, True, False]


@pytest.mark.rule("6-2-6", "6-2-5")
@pytest.mark.parametrize(("until", "drawn"), [("end of your opponent's next charge phase", 1), ("end of turn", 0)])
def test_what_ends_with_a_charge_phase_outlasts_its_last_checkpoint(scene, me, foe, until, drawn):
    """6-2-6: what the charged card set off is resolved in the Charge Phase, and finds the bonus of that phase."""
    fed = n.Compare(n.ValueOf("power", n.This()), ">=", n.Number(6000))
    watch = n.Moved(n.Cards((), "theirs"), ("hand",), ("energy",))
    looks = n.Ability("automatic", n.If(fed, n.Perform("draw", n.Number(1))), trigger=watch)
    gain = n.Modify(n.This(), (n.Add("power", n.Number(1000)),), until)
    feeds = n.Ability("activated", gain, cost=(n.Turn(n.This(), "rest"),), keyword="activate main")
    me.has(battle=[scene.card("Watcher", power=5000, abilities=[feeds, looks])])
    me.uses("Watcher")
    with me.changes(deck=-drawn), foe.changes(energy=+1):
        me.passes()
    foe.is_asked("6-3-1-3")
    assert me.power("Watcher") == 5000
