"""Section 10.1.1 to 10.1.4: draw, discard, retire, place."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

VC = ("vanguard circle",)
DISCARDED = "[AUTO](RC):When a card is put into your drop zone from your hand, Soul-Charge 1."
"""A unit that counts discards in the soul."""


def retired(effect):
    """An ability on the retirement of its own card, wherever on the field it was."""
    return n.Ability("automatic", effect, trigger=n.Moved(n.This(), ("field",), ("drop",)))


DRAW = n.Perform("draw", n.Number(1))
DISCARD = n.Move(n.It(), "drop", verb="discard")


# --- 10.1.1 draw ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.1.1")
def test_a_draw_takes_the_top_card_of_the_deck(scene, me, foe):
    """10.1.1.1: the topmost card goes to the hand, and the deck is one card smaller."""
    scene.card("Scholar", "[ACT](VC):Draw a card.")
    scene.card("Top Card")
    scene.card("Next Card")
    me.has(vanguard="Scholar")
    me.deck_top("Top Card", "Next Card")
    scene.start()
    with me.changes(deck=-1, hand=+1):
        me.uses("Scholar")
    assert me.zone("hand") == ["Top Card"]
    with me.changes(deck=-1, hand=+1):
        me.uses("Scholar")
    assert me.zone("hand") == ["Top Card", "Next Card"]


@pytest.mark.rule("10.1.1.1")
def test_each_player_draws_from_the_own_deck(scene, me, foe):
    """10.1.1.1: a player made to draw takes the top card of that player's own deck."""
    scene.card("Donor", "[ACT](VC):Your opponent draws a card.")
    scene.card("Their Top")
    me.has(vanguard="Donor")
    foe.deck_top("Their Top")
    scene.start()
    with me.changes(deck=0, hand=0):
        me.uses("Donor")
    assert foe.zone("hand") == ["Their Top"]


def draw_listener():
    """Counts draws in the soul."""
    return n.Ability(
        "automatic", n.Perform("soul charge", n.Number(1)), zones=("rear-guard circle",), trigger=n.On("draw")
    )


@pytest.mark.rule("10.1.1.1")
def test_a_draw_is_heard_as_a_draw(scene, me, foe):
    """10.1.1.1: the action is a draw, and abilities that wait for one are set off."""
    scene.card("Scholar", "[ACT](VC):Draw a card.")
    scene.card("Listener", abilities=[draw_listener()])
    me.has(vanguard="Scholar", left="Listener")
    with me.changes(hand=+1, soul=+1):
        me.uses("Scholar")


@pytest.mark.rule("10.1.1.1")
def test_a_card_found_in_the_deck_is_not_drawn(scene, me, foe):
    """10.1.1.1: a card put into the hand by a search is no draw."""
    scene.card(
        "Seeker",
        "[ACT](VC):Search your deck for up to one grade 3 card, "
        "put it into your hand, and shuffle your deck.",
    )
    scene.card("Listener", abilities=[draw_listener()])
    me.has(vanguard="Seeker", left="Listener")
    me.deck_top("Grade 3")
    with me.changes(hand=+1, soul=0):
        me.uses("Seeker").picks("Grade 3")


# --- 10.1.2 discard -------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.2.1")
def test_a_discard_goes_from_the_hand_to_the_own_drop_zone(scene, me, foe):
    """10.1.2.1: one card less in the hand, that card in the drop zone, and discard abilities are set off."""
    scene.card("Spender", "[ACT](VC):Choose a card from your hand, and discard it.")
    scene.card("Counter", DISCARDED)
    me.has(vanguard="Spender", left="Counter", hand=["Grade 0", "Grade 1"])
    with me.changes(hand=-1, drop=+1, soul=+1):
        me.uses("Spender").picks("Grade 1")
    assert me.zone("drop") == ["Grade 1"]


@pytest.mark.rule("10.1.2.1")
def test_a_card_put_from_the_deck_into_the_drop_zone_is_not_discarded(scene, me, foe):
    """10.1.2.1: only what comes from the hand is discarded."""
    scene.card("Miller", "[ACT](VC):Put the top card of your deck into your drop zone.")
    scene.card("Counter", DISCARDED)
    me.has(vanguard="Miller", left="Counter")
    scene.start()
    with me.changes(deck=-1, drop=+1, soul=0):
        me.uses("Miller")


@pytest.mark.rule("10.1.2.1.1")
def test_a_discard_as_a_cost_is_a_discard(scene, me, foe):
    """10.1.2.1.1: a discard paid as a cost sets off discard abilities."""
    scene.card("Payer", "[ACT](VC):[Choose a card from your hand, and discard it] Draw a card.")
    scene.card("Counter", DISCARDED)
    me.has(vanguard="Payer", left="Counter", hand=["Grade 0"])
    with me.changes(hand=-1 + 1, drop=+1, soul=+1):
        me.uses("Payer")


@pytest.mark.rule("10.1.2.1.1")
def test_a_discard_as_an_effect_is_a_discard(scene, me, foe):
    """10.1.2.1.1: a discard that an effect asks for sets off the same abilities."""
    scene.card("Spender", "[ACT](VC):Choose a card from your hand, discard it, and draw a card.")
    scene.card("Counter", DISCARDED)
    me.has(vanguard="Spender", left="Counter", hand=["Grade 0"])
    with me.changes(hand=-1 + 1, drop=+1, soul=+1):
        me.uses("Spender")


@pytest.mark.rule("10.1.2.1.2")
def test_chosen_by_owner_by_opponent_or_by_chance_it_is_a_discard(scene, me, foe):
    """10.1.2.1.2: three discards, one of each sort, are heard three times."""
    hand = n.Cards(("hand",), "mine")
    one = n.Number(1)

    def discard(by):
        return n.Sequence((n.Choose(hand, one, by=by), DISCARD))

    scene.card("Spender", abilities=[
        n.Ability("activated", discard("you"), zones=VC),
        n.Ability("activated", n.Sequence((n.Reveal(hand), discard("opponent"))), zones=VC),
        n.Ability("activated", discard("random"), zones=VC),
    ])  # fmt: skip
    scene.card("Counter", DISCARDED)
    me.has(vanguard="Spender", left="Counter", hand=["Grade 0", "Grade 1", "Grade 2"])
    with me.changes(hand=-3, drop=+3, soul=+3):
        me.uses("Spender", 1).picks("Grade 0")
        me.uses("Spender", 2)
        foe.picks("Grade 2")
        me.uses("Spender", 3)


@pytest.mark.rule("10.1.2.1.2")
def test_an_opponent_may_choose_the_discard_unseen(scene, me, foe):
    """10.1.2.1.2: in a hidden hand each card is an option of its own, equal ones too, and none is named."""
    blind = n.Sequence((n.Choose(n.Cards(("hand",), "mine"), n.Number(1), by="opponent"), DISCARD))
    scene.card("Spender", abilities=[n.Ability("activated", blind, zones=VC)])
    scene.card("Counter", DISCARDED)
    scene.card("Secret")
    scene.card("Other Secret")
    me.has(vanguard="Spender", left="Counter", hand=["Secret", "Secret", "Other Secret"])
    me.uses("Spender")
    assert len(foe.options()) == 3
    with me.changes(hand=-1, drop=+1, soul=+1):
        foe.answer(scene.game.question.options[1])


# --- 10.1.3 retire --------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.3.1")
def test_a_retired_unit_lies_in_its_owners_drop_zone(scene, me, foe):
    """10.1.3.1: the unit leaves its circle for the drop zone."""
    scene.card("Slayer", "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.")
    me.has(vanguard="Slayer")
    foe.has(left="Grade 1", right="Grade 2")
    with me.changes(drop=0):
        me.uses("Slayer").picks("Grade 2")
    assert foe.zone("right") == [] and foe.zone("left") == ["Grade 1"]
    assert foe.zone("drop") == ["Grade 2"]


@pytest.mark.rule("10.1.3.1")
def test_a_borrowed_unit_is_retired_to_its_owner(scene, me, foe):
    """10.1.3.1: a card of mine on the opponent's circle goes to my drop zone."""
    scene.card("Slayer", "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.")
    me.has(vanguard="Slayer")
    foe.put("front left", "Grade 1", owner=0)
    me.uses("Slayer")
    assert me.zone("drop") == ["Grade 1"] and foe.count("drop") == 0


@pytest.mark.rule("10.1.3.2")
def test_a_unit_called_over_has_been_retired(scene, me, foe):
    """10.1.3.2: a rule action that drops an older unit retires it."""
    scene.card("Veteran", abilities=[retired(DRAW)])
    me.has(vanguard="Grade 2", left="Veteran", hand=["Grade 1"])
    with me.changes(hand=-1 + 1, drop=+1):
        me.calls("Grade 1", "left")


@pytest.mark.rule("10.1.3.2")
def test_a_rear_guard_that_was_hit_has_been_retired(scene, me, foe):
    """10.1.3.2: a rear-guard dropped after a hit sets off abilities on being retired."""
    scene.card("Veteran", abilities=[retired(DRAW)])
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 2", right="Grade 1")
    foe.has(left="Veteran")
    with foe.changes(hand=+1, drop=+1):
        me.attacks("Grade 2", "Veteran")
        foe.guards_with_nothing()
    assert foe.zone("drop") == ["Veteran"]


@pytest.mark.rule("10.1.3.2")
def test_a_spent_guardian_has_been_retired(scene, me, foe):
    """10.1.3.2: a guardian that goes to the drop zone after the battle has been retired."""
    scene.card("Shield Bearer", abilities=[retired(DRAW)])
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Shield Bearer"])
    with foe.changes(hand=-1 + 1, drop=+1):
        me.attacks("Grade 2", "Grade 3")
        foe.guards_with("Shield Bearer")
    assert foe.zone("drop") == ["Shield Bearer"]


@pytest.mark.rule("10.1.3.2")
def test_a_card_dropped_from_the_hand_has_not_been_retired(scene, me, foe):
    """10.1.3.2: only what comes from the field has been retired."""
    scene.card("Veteran", abilities=[retired(DRAW)])
    scene.card("Spender", "[ACT](VC):Choose a card from your hand, and discard it.")
    me.has(vanguard="Spender", hand=["Veteran"])
    with me.changes(hand=-1, drop=+1):
        me.uses("Spender")


# --- 10.1.4 place ---------------------------------------------------------------------------------------

PLACED = "[AUTO](RC):When this unit is placed on (RC), Soul-Charge 1."


@pytest.mark.rule("10.1.4.1.1")
def test_a_normal_call_places(scene, me, foe):
    """10.1.4.1.1: a unit played from the hand is placed on its circle."""
    scene.card("Arrival", PLACED)
    me.has(vanguard="Grade 2", hand=["Arrival"])
    with me.changes(soul=+1):
        me.calls("Arrival", "left")


@pytest.mark.rule("10.1.4.1.1")
def test_a_call_by_an_effect_places(scene, me, foe):
    """10.1.4.1.1: whether the unit was played does not matter."""
    scene.card("Arrival", PLACED)
    scene.card("Herald", "[ACT](VC):Choose a card from your drop zone, and call it to (RC).")
    me.has(vanguard="Herald", drop=["Arrival"])
    with me.changes(soul=+1):
        me.uses("Herald").picks("front right")


@pytest.mark.rule("10.1.4.1.1")
def test_a_card_put_on_a_circle_without_a_call_is_placed(scene, me, foe):
    """10.1.4.1.1: any arrival from a zone that is no circle is a placing."""
    put = n.Move(n.Cards(("hand",), "mine"), "front left")
    scene.card("Arrival", PLACED)
    scene.card("Carrier", abilities=[n.Ability("activated", put, zones=VC)])
    me.has(vanguard="Carrier", hand=["Arrival"])
    with me.changes(soul=+1, hand=-1, front_left=+1):
        me.uses("Carrier")


@pytest.mark.rule("10.1.4.1.1")
def test_a_change_of_circles_does_not_place(scene, me, foe):
    """10.1.4.1.1: a unit that goes from one circle to another is not placed."""
    scene.card("Arrival", PLACED)
    me.has(vanguard="Grade 2", left="Arrival")
    with me.changes(soul=0, back_left=+1):
        me.exchanges("left")


@pytest.mark.rule("10.1.4.1.1")
def test_a_ride_places_on_the_vanguard_circle(scene, me, foe):
    """10.1.4.1.1: the vanguard circle is a circle too."""
    scene.card("Monarch", "[AUTO](VC):When this unit is placed on (VC), draw a card.", grade=2)
    scene.step("ride phase")
    me.has(vanguard="Grade 1", hand=["Monarch"])
    with me.changes(hand=-1 + 1, soul=+1):
        me.rides("Monarch")
