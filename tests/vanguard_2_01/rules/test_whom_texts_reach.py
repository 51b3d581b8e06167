"""How far texts reach: barred calls, rounds, moves one by one, several cards that are "the unit", and who "it" is."""

from __future__ import annotations

import pytest

# --- 10.7.1.3: calls that are barred ----------------------------------------------------------------------------


@pytest.mark.rule("10.7.1.3", "1.3.3")
@pytest.mark.parametrize(("barred", "zone", "came"), [
    ("call grade 1 cards from hand to (GC)", "hand", []),
    ("call grade 2 cards from hand to (GC)", "hand", ["Grade 1"]),
    ("normal call grade 1 cards from hand to (GC)", "hand", ["Grade 1"]),
    ("call grade 1 cards from hand to (GC)", "drop", ["Grade 1"]),
])  # fmt: skip
def test_who_cannot_call_from_hand_does_so_by_no_effect_either(scene, me, foe, barred, zone, came):
    """A superior call is a call too, unless it is normal calls alone that are barred."""
    bars = f"[AUTO](VC):When this unit attacks, until end of that battle, your opponent cannot {barred}."
    scene.card("Siege", bars, grade=3)
    place = {"hand": "hand", "drop": "drop zone"}[zone]
    calls = f"[AUTO](RC):When your vanguard is attacked, choose a card from your {place}, and call it to (GC)."
    scene.card("Beckoner", calls, grade=0)
    me.has(vanguard="Siege")
    foe.has(vanguard="Grade 3", left="Beckoner", hand=["Grade 0"]).has(**{zone: ["Grade 1", "Grade 2"]})
    me.attacks("Siege", "Grade 3")
    foe.picks("Grade 1").is_asked("7.5.1.2")
    assert foe.zone("guardians") == came
    assert foe.zone(zone).count("Grade 1") == 1 - len(came)


# --- 12.6.1: as many times --------------------------------------------------------------------------------------


IF_TWO = "If two or more units were retired with this effect, draw a card."


@pytest.mark.rule("12.6.1", "8.1.1.2.3.3")
@pytest.mark.parametrize(("theirs", "drawn"), [(["left", "right", "back"], 1), (["left", "right"], 1), (["left"], 0)])
def test_what_was_done_for_each_is_counted_together(scene, me, foe, theirs, drawn):
    """Three rear-guards, and so three times; where somebody is left, one is retired each time."""
    each = "For each of your rear-guards, your opponent chooses one of his or her rear-guards, and retires it."
    scene.card("Host", f"[ACT](VC)[1/Turn]:{each} {IF_TWO}", grade=3)
    me.has(vanguard="Host", left="Grade 0", right="Grade 1", back="Grade 2")
    foe.has(vanguard="Grade 3", **dict.fromkeys(theirs, "Grade 1"))
    me.uses("Host")
    while foe.asked:
        foe.picks("Grade 1")
    assert (foe.count("drop"), me.count("hand")) == (len(theirs), drawn)


@pytest.mark.rule("12.6.1", "8.1.1.2.3.3")
@pytest.mark.parametrize(("rears", "drawn"), [(["left", "right"], 1), (["left"], 0)])
def test_a_round_in_which_nothing_is_done_adds_nothing(scene, me, foe, rears, drawn):
    """In the second round nobody is left, and the one of the first counts once."""
    each = "For each of your rear-guards, choose one of your opponent's rear-guards, and retire it."
    scene.card("Host", f"[ACT](VC)[1/Turn]:{each} {IF_TWO}", grade=3)
    me.has(vanguard="Host", left="Grade 0", right="Grade 1")
    foe.has(vanguard="Grade 3", **dict.fromkeys(rears, "Grade 2"))
    me.uses("Host")
    while me.asked and me.offered("Grade 2"):
        me.picks("Grade 2")
    assert (foe.count("drop"), me.count("hand")) == (len(rears), drawn)


# --- 3.12.5: up to so many off the top of the deck --------------------------------------------------------------


@pytest.mark.rule("3.12.5", "3.12.4.1", "3.12.4.3")
@pytest.mark.parametrize(("answers", "dropped"), [
    (["no"], []), (["yes", "no"], ["Grade 0"]), (["yes", "yes", "yes"], ["Grade 0", "Grade 1", "Grade 2"]),
])  # fmt: skip
def test_up_to_three_cards_go_one_after_another_as_long_as_their_player_likes(scene, me, foe, answers, dropped):
    """Each is seen in the drop zone before the next is asked about; after the third, and after a no, nothing is."""
    scene.card("Host", "[ACT](VC)[1/Turn]:Put up to three cards from the top of your deck into your drop zone.")
    me.has(vanguard="Host", deck=["Grade 3", "Grade 2", "Grade 1", "Grade 0"])
    me.uses("Host")
    for done, answer in enumerate(answers):
        assert me.zone("drop") == ["Grade 0", "Grade 1", "Grade 2"][:done]
        me.picks(answer)
    assert me.zone("drop") == dropped
    me.is_asked(about="act" if me.offered("pass") else "attack")


@pytest.mark.rule("3.12.5", "8.1.1.2.3.3")
@pytest.mark.parametrize(("answers", "drawn"), [(["yes", "yes"], 1), (["yes", "no"], 0)])
def test_what_was_put_one_by_one_is_counted_together(scene, me, foe, answers, drawn):
    puts = "Put up to two cards from the top of your deck into your drop zone."
    scene.card("Host", f"[ACT](VC)[1/Turn]:{puts} If you put two cards into your drop zone, draw a card.", grade=3)
    me.has(vanguard="Host")
    with me.changes(hand=drawn):
        me.uses("Host").picks(*answers)


# --- 8.1.1.1.2.3: several that are "the unit" -------------------------------------------------------------------


@pytest.mark.rule("8.1.1.1.2.3", "8.1.1.1.2.5")
@pytest.mark.parametrize(("named", "power"), [
    (["Bell Ringer", "Bell Maker"], (8000, 9000)), (["Bell Ringer"], (8000, 4000)), ([], (3000, 4000)),
])  # fmt: skip
def test_of_several_called_units_those_are_meant_that_are_so(scene, me, foe, named, power):
    calls = "Choose two cards from your drop zone, and call them to separate (RC)."
    asks = 'Then, if the unit called with this effect has "Bell" in its card name,'
    more = "that unit gets [Power] +5000 until end of turn."
    scene.card("Host", f"[ACT](VC)[1/Turn]:{calls} {asks} {more}", grade=3)
    first, second = (name if name in named else name.replace("Bell", "Rope") for name in ("Bell Ringer", "Bell Maker"))
    scene.card(first, grade=1, power=3000)
    scene.card(second, grade=1, power=4000)
    me.has(vanguard="Host", drop=[first, second])
    me.uses("Host").picks("front left", "front right")
    assert (me.power(first), me.power(second)) == power


# --- 8.5.5.3: who "it" is before any card is named --------------------------------------------------------------


@pytest.mark.rule("8.5.5.3")
@pytest.mark.parametrize(("text", "mine", "theirs"), [
    ("When this unit attacks a vanguard, it gets [Power] +1000 until end of turn.", 1000, 0),
    ("When this unit attacks a vanguard, if you have a vanguard, it gets [Power] +1000 until end of turn.", 1000, 0),
    ("During your turn, when this unit attacks a vanguard, it gets [Power] +1000 until end of turn.", 1000, 0),
    ("When this unit attacks a vanguard, that unit gets [Power] +1000 until end of turn.", 0, 1000),
    ("When this unit is attacked, it gets [Power] +1000 until end of turn.", 0, 0),
])  # fmt: skip
def test_it_is_the_unit_that_attacks_and_that_unit_the_one_it_attacks(scene, me, foe, text, mine, theirs):
    scene.card("Challenger", f"[AUTO](RC):{text}", grade=2, power=9000)
    me.has(vanguard="Grade 3", left="Challenger")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Challenger", "Grade 3")
    foe.is_asked("7.5.1.2")
    assert (me.power("Challenger"), foe.power("Grade 3")) == (9000 + mine, 10000 + theirs)
