"""Texts of the V years: a cost in the sentence (8.1.1.1.1, 8.1.1.2.2), units that are placed, gifts that texts give."""

from __future__ import annotations

import pytest

# --- a cost in the sentence -------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1.2.2")
@pytest.mark.parametrize("pays", [True, False])
def test_the_cost_of_an_automatic_ability_is_offered_as_it_resolves(scene, me, foe, pays):
    scene.card("Envoy", "[AUTO](RC):When placed, [COST][Counter-Blast 1], and draw two cards.", grade=1)
    me.has(vanguard="Grade 3", hand=["Envoy"], damage=["Grade 0"])
    with me.changes(hand=1 if pays else -1):
        me.calls("Envoy", "front left").picks("yes" if pays else "no")
    assert bool(scene.game.face_down[me.card("Grade 0", "damage")]) == pays


@pytest.mark.rule("8.1.1.2.2")
@pytest.mark.parametrize(("circle", "set_off"), [("rear", True), ("vanguard", False)])
def test_placed_says_no_circle_and_the_mark_does(scene, me, foe, circle, set_off):
    scene.step("ride phase").card("Envoy", "[AUTO](RC):When placed, draw a card.", grade=3)
    me.has(vanguard="Grade 3", hand=["Envoy"])
    if circle == "vanguard":
        with me.changes(hand=-1):
            me.rides("Envoy")
    else:
        me.picks("pass")
        with me.changes(hand=0):
            me.calls("Envoy", "front left")
    assert set_off == (circle == "rear")


@pytest.mark.rule("8.1.1.1.1")
@pytest.mark.parametrize(("rears", "offered"), [(["left"], False), (["left", "right"], True)])
def test_the_condition_before_the_cost_is_for_playing_it(scene, me, foe, rears, offered):
    scene.card(
        "Judge",
        "[ACT](VC):If your opponent has two or more rear-guards, [COST][Soul-Blast 1], choose one of your opponent's "
        "rear-guards, and retire it.",
        grade=3,
    )
    me.has(vanguard="Judge", soul=["Grade 0"])
    foe.has(vanguard="Grade 3", **dict.fromkeys(rears, "Grade 1"))
    scene.start()
    assert me.offered("use", "Judge", "Judge/1") == offered


@pytest.mark.rule("8.1.1.2.2", "1.3.2")
@pytest.mark.parametrize(("soul", "answer", "drawn"), [(["Grade 0"], "yes", 2), (["Grade 0"], "no", 1), ([], None, 1)])
def test_a_further_cost_is_paid_for_what_follows_it(scene, me, foe, soul, answer, drawn):
    scene.card("Sage", "[ACT](VC):Draw a card. Then, [COST][Soul-Blast 1], and draw a card.", grade=3)
    me.has(vanguard="Sage", soul=soul)
    with me.changes(hand=drawn):
        me.uses("Sage")
        if answer is not None:
            me.picks(answer)


# --- what is chosen without the word ------------------------------------------------------------------------


@pytest.mark.rule("8.5.3.5")
def test_one_of_your_units_is_one_that_is_chosen(scene, me, foe):
    scene.card(
        "Muse", "[ACT](VC):[COST][Soul-Blast 1], and one of your units gets [Power] +6000 until end of turn.", grade=3
    )
    me.has(vanguard="Muse", left="Grade 1", soul=["Grade 0"])
    me.uses("Muse").is_asked(exactly=["Muse", "Grade 1"])
    me.picks("Grade 1")
    assert me.power("Grade 1") == 7000 + 6000


# --- a duration in front --------------------------------------------------------------------------------------


@pytest.mark.rule("8.7.3")
def test_a_duration_in_front_holds_for_both_changes(scene, me, foe):
    scene.card(
        "Herald",
        "[ACT](VC)[1/Turn]:Choose one of your rear-guards, and until end of turn, it gets [Power] +5000, and this unit "
        "gets [Power] +1000.",
        grade=3,
        power=11000,
    )
    me.has(vanguard="Herald", left="Grade 1")
    foe.has(vanguard="Grade 3")
    me.uses("Herald")
    assert (me.power("Herald"), me.power("Grade 1")) == (12000, 12000)
    me.passes()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert (me.power("Herald"), me.power("Grade 1")) == (11000, 7000)


# --- battles and rides ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.1.10")
@pytest.mark.parametrize(("boost", "power"), [("Grade 0", 7000 + 5000 + 4000), (None, 7000)])
def test_attacking_while_boosted(scene, me, foe, boost, power):
    scene.step("battle phase").card(
        "Pair",
        "[AUTO](RC):When it attacks a vanguard while boosted, this unit gets [Power] +4000 until end of that battle.",
        grade=1,
        power=7000,
    )
    me.has(vanguard="Grade 3", left="Pair", back_left="Grade 0")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Pair", "Grade 3", boost=boost)
    assert me.power("Pair") == power


@pytest.mark.rule("10.6.1.1")
@pytest.mark.parametrize(("rider", "drawn"), [("Grade 3", 1), ("Grade 2", 0)])
def test_rode_upon_by_a_grade(scene, me, foe, rider, drawn):
    scene.step("ride phase").card("Stair", "[AUTO]:When rode upon by a grade 3, draw a card.", grade=2)
    me.has(vanguard="Stair", hand=[rider])
    with me.changes(hand=drawn - 1):
        me.rides(rider)


@pytest.mark.rule("1.3.1", "7.7.1.7")
@pytest.mark.parametrize(("lets", "drawn"), [(True, 1), (False, 0)])
def test_abilities_on_hitting_without_a_hit(scene, me, foe, lets, drawn):
    """The rear-guard's ability on a hit of the vanguard is not set off, for no attack has hit."""
    even = (
        '[CONT](VC):This unit\'s "when attack hits" effects activate even if the attack did not hit.\n' if lets else ""
    )
    scene.step("battle phase").card(
        "Relentless", f"{even}[AUTO](VC):When this unit's attack hits, draw a card.", grade=3
    )
    scene.card("Witness", "[AUTO](RC):When your vanguard's attack hits, draw two cards.", grade=1)
    me.has(vanguard="Relentless", left="Witness").deck_top("Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 0"] * 3)
    with me.changes(hand=drawn + 2):
        me.attacks("Relentless", "Grade 3")
        foe.guards_with("Grade 0", "Grade 0", "Grade 0")
    assert foe.zone("damage") == []


# --- gifts of texts ---------------------------------------------------------------------------------------------

GIVER = (
    "[ACT](VC):If you did not get an Imaginary Gift this fight, [COST][Soul-Blast 1], and you get two Imaginary "
    "Gift:{}."
)


@pytest.mark.rule("10.6.3", "10.6.3.1")
def test_a_text_gives_two_circles_their_force(scene, me, foe):
    scene.card("Giver", GIVER.format("Force"), grade=3, power=11000)
    me.has(vanguard="Giver", left="Grade 1", soul=["Grade 0", "Grade 0"])
    me.uses("Giver").picks("Grade 0", about="cost").picks("vanguard circle", about="place")
    me.picks("front left", about="place")
    assert (me.power("Giver"), me.power("Grade 1")) == (21000, 17000)
    assert not me.offered("use", "Giver", "Giver/1")


@pytest.mark.rule("10.6.3", "10.6.3.3")
def test_a_text_brings_protect_cards(scene, me, foe):
    scene.card("Giver", GIVER.format("Protect"), grade=3)
    me.has(vanguard="Giver", soul=["Grade 0"])
    with me.changes(hand=2):
        me.uses("Giver")
    assert me.zone("hand") == ["Protect", "Protect"]


# --- where a card went --------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2.2")
@pytest.mark.parametrize(("end", "power"), [("top", 7000), ("bottom", 12000)])
def test_put_on_the_bottom(scene, me, foe, end, power):
    scene.card(
        "Seer",
        "[ACT](RC):Look at the top card of your deck, and put it on the top or bottom of your deck. If you put it on "
        "the bottom of your deck, this unit gets [Power] +5000 until end of turn.",
        grade=1,
        power=7000,
    )
    me.has(vanguard="Grade 3", left="Seer").deck_top("Grade 2")
    me.uses("Seer").picks(end)
    assert me.power("Seer") == power


@pytest.mark.rule("10.10.1")
def test_the_rest_of_what_was_searched_for(scene, me, foe):
    scene.card(
        "Scout",
        "[ACT](RC):Search your deck for up to two grade 2 cards, put a card from among them into your soul, put the "
        "remaining card into your drop zone, and shuffle your deck.",
        grade=1,
    )
    scene.card("Twin", grade=2)
    me.has(vanguard="Grade 3", left="Scout").deck_top("Grade 2", "Twin")
    me.uses("Scout").picks("Grade 2", "Twin").is_asked(about="chosen", exactly=["Grade 2", "Twin"])
    me.picks("Twin")
    assert (me.zone("soul"), me.zone("drop")) == (["Twin"], ["Grade 2"])
