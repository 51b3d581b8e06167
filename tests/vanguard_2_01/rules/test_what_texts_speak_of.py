"""What "it" and "they" stand for: after a ride, after several units were turned, in a condition, of an opponent."""

from __future__ import annotations

import pytest

DISCARD = "Choose a card from your hand, and discard it"


@pytest.mark.rule("8.5.5.3")
@pytest.mark.parametrize(("text", "host", "others"), [
    ("[Stand] all of your rear-guards, and they get [Power] +3000 until end of turn", 0, 3000),
    ("[Stand] all of your rear-guards, and this unit gets [Power] +3000 until end of turn", 3000, 0),
])  # fmt: skip
def test_they_are_those_that_were_stood(scene, me, foe, text, host, others):
    """The unit whose attack set it off is none of them."""
    scene.card("Host", f"[AUTO](VC):When this unit attacks, {text}.", grade=3, power=10000)
    me.has(vanguard="Host", left="Grade 1", right="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Host", "Grade 3")
    assert me.power("Host") == 10000 + host
    assert (me.power("Grade 1"), me.power("Grade 2")) == (7000 + others, 9000 + others)
    foe.guards_with_nothing()


@pytest.mark.rule("8.5.5.3")
def test_they_are_stood_at_a_later_time(scene, me, foe):
    stands = "[Stand] all of your rear-guards, and they get [Power] +3000 until end of turn"
    paid = "When this unit attacks, you may pay the cost. If you do, at the end of that battle"
    scene.card("Host", f"[AUTO](VC):[{DISCARD}] {paid}, {stands}.", grade=3, power=10000)
    me.has(vanguard="Host", left="Grade 1", hand=["Grade 0"])
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Host", "Grade 3").picks("yes")
    foe.guards_with_nothing()
    assert (me.power("Host"), me.power("Grade 1")) == (10000, 7000 + 3000)


@pytest.mark.rule("8.5.5.3", "10.5.1")
@pytest.mark.parametrize(("below", "power"), [("Grade 3", 5000), ("Grade 2", 0)])
def test_it_is_the_unit_that_rides(scene, me, foe, below, power):
    """And not the one that lies in the soul now; over a unit of another grade nothing is set off."""
    text = "[AUTO]:When this unit is placed on (VC) and rides a grade 3 unit, until end of turn, it gets [Power] +5000."
    scene.card("Host", text, grade=3, power=10000)
    scene.step("ride phase")
    me.has(vanguard=below, hand=["Host"], left="Grade 1")
    me.rides("Host")
    assert me.power("Host") == 10000 + power


@pytest.mark.rule("10.7.1", "8.5.5.3")
@pytest.mark.parametrize("word", ["call", "calls"])
def test_what_an_opponent_finds_comes_to_their_own_circles(scene, me, foe, word):
    found = f"searches his or her deck for up to one grade 1 card, {word} it to (RC), and shuffles his or her deck"
    returned = "choose one of your opponent's rear-guards, your opponent returns that unit to his or her deck"
    scene.card("Host", f"[AUTO]:When this unit is placed on (RC), {returned}, {found}.", grade=1)
    me.has(vanguard="Grade 3", hand=["Host"])
    foe.has(vanguard="Grade 3", left="Grade 2")
    foe.deck_top("Grade 1")
    me.calls("Host", "left")
    foe.picks("Grade 1", about="searched").picks("back left", about="circle")
    assert foe.zone("back left") == ["Grade 1"]
    assert me.zone("left") == ["Host"]


@pytest.mark.rule("8.5.5.3")
@pytest.mark.parametrize(("drop", "drawn"), [(["Grade 1"], 1), (["Grade 2"], 0), (["Grade 1", "Grade 2"], 0)])
def test_it_in_a_condition_is_what_the_condition_began_with(scene, me, foe, drop, drawn):
    """One card, and that one of grade 1; what was discarded to pay is not asked about."""
    asks = "If you have one card in your soul, and it is a grade 1, draw a card"
    scene.card("Host", f"[ACT](VC)[1/Turn]:[{DISCARD}] {asks}.", grade=3)
    me.has(vanguard="Host", hand=["Grade 3"], soul=drop)
    with me.changes(hand=drawn - 1):
        me.uses("Host")


@pytest.mark.rule("8.5.5.3")
@pytest.mark.parametrize(("soul", "power"), [(["Tine", "Bow", "Rod"], 0), (["Bow", "Rod"], -2000), ([], -2000)])
def test_not_having_three_cards_is_lacking_one_of_them(scene, me, foe, soul, power):
    lacks = 'you do not have a card named "Tine", a card named "Bow", and a card named "Rod" in your soul'
    scene.card("Host", f"[CONT](VC):If {lacks}, this unit gets [Power] -2000.", grade=3, power=10000)
    for name in ("Tine", "Bow", "Rod"):
        scene.card(name, grade=1)
    me.has(vanguard="Host", left="Grade 1", soul=soul)
    scene.start()
    assert me.power("Host") == 10000 + power


@pytest.mark.rule("3.8.1")
@pytest.mark.parametrize(("where", "drawn"), [
    ("into the drop zone from your soul", 1), ("into the drop zone", 0), ("into the drop zone from (RC)", 0),
])  # fmt: skip
def test_what_a_text_calls_a_unit_was_on_a_circle_unless_the_text_says_from_where(scene, me, foe, where, drawn):
    scene.card("Mourner", f"[AUTO](RC):When your unit is put {where}, draw a card.", grade=1)
    scene.card("Host", "[ACT](VC):[Soul-Blast 1] This unit gets [Power] +1000 until end of turn.", grade=3)
    me.has(vanguard="Host", left="Mourner", soul=["Grade 0"])
    with me.changes(hand=drawn, soul=-1, drop=1):
        me.uses("Host")


@pytest.mark.rule("3.8.1")
@pytest.mark.parametrize(("where", "drawn"), [
    ("into the drop zone from your soul", 0), ("into the drop zone", 1), ("into the drop zone from (RC)", 1),
])  # fmt: skip
def test_a_unit_that_is_retired_went_from_a_circle_into_the_drop_zone(scene, me, foe, where, drawn):
    scene.card("Mourner", f"[AUTO](RC):When your unit is put {where}, draw a card.", grade=1)
    scene.card("Host", "[ACT](VC):Choose one of your grade 0 rear-guards, and retire it.", grade=3)
    me.has(vanguard="Host", left="Mourner", right="Grade 0")
    with me.changes(hand=drawn, drop=1):
        me.uses("Host")
