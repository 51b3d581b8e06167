"""7.6.3, 7.6.4: a deck that may be looked at at any time, and how often looking is heard of."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import log

ANY_TIME = "[CONT](VC):You may look at the top card of your deck at any time."
HEARS = "[AUTO](RC):When you look at your deck, Soul-Charge 1."


@pytest.mark.rule("7.6.3")
@pytest.mark.parametrize(("text", "seen"), [(ANY_TIME, True), ("", False)])
def test_the_top_card_is_seen_as_long_as_it_lies_there(scene, me, foe, text, seen):
    scene.card("Seer", text + "\n[ACT](VC):Draw a card." if text else "[ACT](VC):Draw a card.", grade=2)
    me.has(vanguard="Seer", hand=["Grade 0"])
    scene.start()
    *_, second, top = scene.game.in_zone(0, "deck")
    assert (me.sees(top), me.sees(second), foe.sees(top)) == (seen, False, False)
    me.uses("Seer", 2 if text else 1)
    assert (me.sees(second), foe.sees(second)) == (seen, False)


@pytest.mark.rule("7.6.3")
def test_it_is_seen_only_while_the_ability_is_there(scene, me):
    scene.card("Seer", ANY_TIME.replace("VC", "RC"), grade=1)
    me.has(vanguard="Grade 2", left="Seer", hand=["Grade 0"])
    scene.start()
    *_, top = scene.game.in_zone(0, "deck")
    assert me.sees(top)
    me.calls("Grade 0", "left")
    assert not me.sees(top)


@pytest.mark.rule("7.6.3.1")
def test_a_card_that_stays_is_looked_at_once(scene, me):
    """However many check timings come; a card that comes to the top is looked at anew."""
    scene.card("Seer", ANY_TIME + "\n[ACT](VC):Draw a card.\n[ACT](VC):This unit gets [Power] +1000 until end "
        "of turn.", grade=2)
    scene.card("Scribe", "[AUTO](RC):When you look at your deck, choose up to one of your rear-guards, and it "
        "gets [Power] +1000 until end of turn.", power=5000)
    me.has(vanguard="Seer", left="Scribe", hand=["Grade 0"])
    scene.start()
    me.picks("Scribe")
    assert me.power("Scribe") == 6000
    me.uses("Seer", 3).uses("Seer", 3)
    assert me.power("Scribe") == 6000
    me.uses("Seer", 2).picks("Scribe")
    assert me.power("Scribe") == 7000


LOOKS = (
    "[ACT](VC):Look at the top card of your deck, and put it on the bottom of your deck. "
    "Look at two cards from the top of your deck, and put them on the bottom of your deck."
)


@pytest.mark.rule("7.6.4")
def test_one_effect_is_heard_of_once(scene, me):
    scene.card("Seer", LOOKS, grade=2)
    scene.card("Scribe", HEARS)
    me.has(vanguard="Seer", left="Scribe", hand=["Grade 0"])
    with me.changes(soul=1):
        me.uses("Seer")
        while scene.game.question.about != "act":
            me.picks(me.options()[0])


@pytest.mark.rule("7.6.4")
def test_two_effects_are_heard_of_twice(scene, me):
    scene.card("Seer", "[ACT](VC):Look at the top card of your deck.", grade=2)
    scene.card("Scribe", HEARS)
    me.has(vanguard="Seer", left="Scribe", hand=["Grade 0"])
    with me.changes(soul=2):
        me.uses("Seer").uses("Seer")


@pytest.mark.rule("7.6.4", "7.6.2.3")
@pytest.mark.parametrize(("answers", "soul"), [(["look", "look"], 1), (["look", "done"], 1), (["done"], 0)])
def test_who_looks_at_up_to_so_many_looks_if_it_is_at_one(scene, me, answers, soul):
    scene.card("Seer", "[ACT](VC):Look at up to two cards from the top of your deck.", grade=2)
    scene.card("Scribe", HEARS)
    me.has(vanguard="Seer", left="Scribe", hand=["Grade 0"])
    with me.changes(soul=soul):
        me.uses("Seer").picks(*answers)


@pytest.mark.rule("7.6.4")
def test_the_opponents_deck_is_another_one(scene, me, foe):
    scene.card("Seer", "[ACT](VC):Look at the top card of your opponent's deck.", grade=2)
    scene.card("Scribe", HEARS)
    me.has(vanguard="Seer", left="Scribe", hand=["Grade 0"])
    with me.changes(soul=0):
        me.uses("Seer")


@pytest.mark.rule("7.6.4")
def test_who_comes_to_know_a_card_is_not_told_that_it_was_looked_at(scene, me, foe):
    """It would tell which card of the hand came from the top of the deck. Whoever looked knows."""
    scene.card("Seer", "[ACT](VC):Look at the top card of your deck.\n[ACT](VC):Draw a card.", grade=2)
    me.has(vanguard="Seer", hand=["Grade 1"]).deck_top("Grade 0")
    me.uses("Seer", 1).uses("Seer", 2).calls("Grade 0", "right")
    (looked,) = scene.events("look")
    called = scene.game.in_zone(0, "front right")[0]
    told = [[event for event in log(scene.game, seat) if event[0] == "look"] for seat in (0, 1, None)]
    assert [event[3:] for events in told for event in events] == [(called,), (None,), (None,)]
    assert looked[3] == called
