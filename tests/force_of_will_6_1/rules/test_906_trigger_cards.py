"""Section 906 on automatic cards: chants with [Trigger] and a condition, in hand or standby."""

from __future__ import annotations

import pytest

RELIEF = "[Trigger] When you gain life ⇒ Draw two cards."


def prayer(scene):
    """A chant for nothing that meets the condition of the others."""
    return scene.card("Prayer", "You gain 300 life.", type="Chant", cost="{0}")


def relief(scene, name="Relief", text=RELIEF, cost="{1}"):
    return scene.card(name, text, type="Chant", cost=cost)


# --- 906.2 revealed, then played as a spell -----------------------------------------------------------------


@pytest.mark.rule("906.2")
def test_an_automatic_card_of_the_hand_is_revealed_and_then_played(scene, me, foe):
    """906.2: the opponent is shown it, its cost of one will is paid, and it waits in the chase as a spell."""
    prayer(scene)
    relief(scene)
    me.has(hand=["Prayer", "Relief"]).will("fire")
    foe.stones("water")
    me.plays("Prayer")
    foe.passes()
    assert me.life == 4000 + 300 and me.chase == []
    me.picks("yes", rule="708.2")
    assert scene.events("show")[-1][3] == me.card("Relief", "chase")
    assert me.chase == ["Relief"] and me.pool == [] and foe.asked
    me.lets_resolve()
    assert me.count("hand") == 2 and me.zone("graveyard") == ["Prayer", "Relief"]


@pytest.mark.rule("906.2")
def test_an_automatic_card_that_is_not_revealed_is_not_triggered(scene, me, foe):
    """906.2: it triggers by being revealed; not shown, it stays in the hand and the will is kept."""
    prayer(scene)
    relief(scene)
    me.has(hand=["Prayer", "Relief"]).will("fire")
    me.plays("Prayer").picks("no")
    assert me.zone("hand") == ["Relief"] and me.pool == ["fire"] and scene.events("show") == []


@pytest.mark.rule("906.2")
def test_a_revealed_card_may_be_cancelled_as_a_spell(scene, me, foe):
    """906.2: in the chase it is a spell like any other."""
    prayer(scene)
    relief(scene)
    scene.card("Cancel", "[Quickcast]\nCancel target spell.", type="Chant", cost="{0}")
    me.has(hand=["Prayer", "Relief"]).will("fire")
    foe.has(hand=["Cancel"])
    me.plays("Prayer")
    foe.passes()
    me.picks("yes")
    foe.plays("Cancel")
    assert me.zone("graveyard") == ["Prayer", "Relief"] and me.count("hand") == 0


@pytest.mark.rule("906.2")
def test_without_its_condition_an_automatic_card_is_not_playable(scene, me, foe):
    """906.2: with the will at hand and priority, it is not among the cards that may be played."""
    relief(scene)
    me.has(hand=["Relief", "Chant"]).will("fire")
    assert me.offered("play", "Chant") and not me.offered("play", "Relief")


@pytest.mark.rule("906.2a")
def test_to_be_free_does_not_meet_a_condition(scene, me, foe):
    """906.2a: told to play a chant for nothing, an automatic card whose condition has not occurred stays in hand."""
    relief(scene)
    scene.card("Gift", "Play a chant from your hand without paying its cost.", type="Chant", cost="{0}")
    me.has(hand=["Gift", "Relief"])
    me.plays("Gift")
    if me.offered("Relief"):
        me.picks("Relief")
    assert me.zone("hand") == ["Relief"] and me.zone("graveyard") == ["Gift"]


# --- 906.4a not on the turn it was set ----------------------------------------------------------------------


@pytest.mark.rule("906.4a")
def test_a_card_set_this_turn_does_not_trigger(scene, me, foe):
    """906.4a: its condition occurs on the turn it was set, and nobody is asked to reveal it."""
    prayer(scene)
    relief(scene)
    me.has(hand=["Prayer", "Relief"]).will("fire", "fire")
    me.picks(("set", "Relief")).pays()
    me.plays("Prayer")
    assert me.life == 4000 + 300 and me.zone("standby") == ["Relief"]
    scene.quiet()


@pytest.mark.rule("906.4a")
def test_a_card_set_on_an_earlier_turn_triggers(scene, me, foe):
    """906.4a: the same table with the card set before this turn; from standby its cost is not paid."""
    prayer(scene)
    relief(scene)
    me.put("standby", "Relief", face_down=True)
    me.has(hand=["Prayer"])
    me.plays("Prayer").picks("yes")
    assert me.zone("standby") == [] and me.count("hand") == 2


@pytest.mark.rule("906.4a")
def test_a_card_set_this_turn_triggers_on_the_next(scene, me, foe):
    """906.4a: set in my turn; in the opponent's turn the condition occurs and it is asked for."""
    prayer(scene)
    relief(scene)
    scene.card("Blessing", "Your opponent banishes a resonator.", type="Chant", cost="{0}")
    scene.card("Martyr", "When this card is put into a graveyard from a field ⇒ You gain 300 life.", cost="{9}")
    me.has(hand=["Relief"], field=["Martyr"]).will("fire", "fire")
    foe.has(hand=["Blessing"])
    me.picks(("set", "Relief")).pays().passes()
    foe.plays("Blessing")
    me.picks("yes", rule="708.2")
    assert me.life == 4000 + 300 and me.zone("graveyard") == ["Martyr", "Relief"]


@pytest.mark.rule("906.4a")
def test_a_stealth_card_is_exempt(scene, me, foe):
    """906.4a, by 1114.3: set this turn, it is still offered as its condition occurs."""
    prayer(scene)
    scene.card("Lurker", "[Stealth] When you gain life", cost="{4}")
    me.has(hand=["Prayer", "Lurker"]).will("fire", "fire")
    me.picks(("set", "Lurker")).pays()
    me.plays("Prayer").picks("yes")
    assert me.zone("field") == ["Lurker"] and me.zone("standby") == []


# --- 906.6a what cannot be played ---------------------------------------------------------------------------


@pytest.mark.rule("906.6a")
@pytest.mark.parametrize("zone", ["hand", "standby"])
def test_a_revealed_card_without_a_target_goes_to_the_graveyard(scene, me, foe, zone):
    """906.6a: it was shown, it cannot be played, and so it is lost."""
    prayer(scene)
    relief(scene, text="[Trigger] When you gain life ⇒ Destroy target resonator.")
    me.has(hand=["Prayer"]).will("fire")
    me.put(zone, "Relief", face_down=zone == "standby")
    me.plays("Prayer").picks("yes")
    assert me.zone("graveyard") == ["Prayer", "Relief"] and me.zone(zone) == [] and me.pool == ["fire"]


@pytest.mark.rule("906.6a")
def test_a_revealed_card_that_is_no_longer_payable_goes_to_the_graveyard(scene, me, foe):
    """906.6a: both are revealed for the same event, and the only will goes into the first."""
    prayer(scene)
    relief(scene)
    relief(scene, "Comfort")
    me.has(hand=["Prayer", "Relief", "Comfort"]).will("fire")
    me.plays("Prayer").picks(("ability", "Comfort/2", "Comfort"), "yes")
    me.picks(("ability", "Relief/2", "Relief"))
    assert me.zone("graveyard") == ["Prayer", "Comfort", "Relief"] and me.count("hand") == 2


# --- 906.10 a revealed card that has moved ------------------------------------------------------------------


@pytest.mark.rule("906.10")
def test_a_revealed_card_that_was_discarded_is_not_played(scene, me, foe):
    """906.10: the payment of one revealed card discards the other, which stays in the graveyard."""
    prayer(scene)
    relief(scene, "Sacrifice", "[Trigger] When you gain life, discard a card: Draw a card.", "{0}")
    relief(scene, cost="{0}")
    me.has(hand=["Prayer", "Sacrifice", "Relief"])
    me.plays("Prayer").picks(("ability", "Relief/2", "Relief"), "yes")
    me.picks(("ability", "Sacrifice/2", "Sacrifice"))
    assert me.zone("graveyard") == ["Prayer", "Relief", "Sacrifice"] and me.count("hand") == 1
