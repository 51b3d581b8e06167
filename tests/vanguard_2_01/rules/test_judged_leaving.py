"""Hard cases: what is told of a unit that left, whose field a card comes to, and which of several come."""

from __future__ import annotations

import pytest

LORD = "[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
RETIRES = "[ACT](VC):Choose one of your rear-guards, and retire it."


# --- a unit that left is told as it was on the field ----------------------------------------------------------------


@pytest.mark.rule("8.6.5.1.2")
@pytest.mark.parametrize(
    ("what", "heard"),
    [("rear-guard in the front row", 1), ("rear-guard in the back row", 0), ("grade 2 rear-guard in the front row", 1),
     ("grade 1 rear-guard in the front row", 0), ("[Rest] rear-guard", 1), ("[Stand] rear-guard", 0)],
)  # fmt: skip
def test_the_row_and_the_orientation_are_those_it_had(scene, me, what, heard):
    scene.card("Widow", f"[AUTO](VC):When your {what} is put into the drop zone, draw a card.\n{RETIRES}", grade=3)
    me.has(vanguard="Widow")
    me.put("front left", "Grade 2", rested=True)
    with me.changes(hand=heard):
        me.uses("Widow", 2)


@pytest.mark.rule("8.6.5.1.2", "4.6.2.1")
def test_the_column_is_the_one_it_was_in_across_the_table_too(scene, me, foe):
    theirs = "your opponent's rear-guard in the same column as this unit"
    scene.card("Watch", f"[AUTO](RC):When {theirs} is put into the drop zone, draw a card.", grade=1)
    scene.card("Ax", "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.", grade=3)
    me.has(vanguard="Ax", left="Watch")
    foe.has(left="Grade 1", right="Grade 2")
    with me.changes(hand=0):
        me.uses("Ax").picks("Grade 1")
    with me.changes(hand=1):
        me.uses("Ax")


@pytest.mark.rule("8.6.5.1.2", "10.35.3.1")
@pytest.mark.parametrize(("circle", "heard"), [("front right", 1), ("front left", 0)])
def test_a_dominated_unit_left_the_column_that_its_master_saw(scene, me, foe, circle, heard):
    hears = "[AUTO](RC):When your other unit in the same column as this unit is put into the drop zone, draw a card."
    scene.card("Widow", hears, grade=1, skill=None)
    scene.card("Lord", f"{LORD}\n[ACT](VC):Choose one of your grade 2 rear-guards, and retire it.", grade=3)
    me.has(vanguard="Lord", left="Widow")
    foe.put(circle, "Grade 2")
    me.uses("Lord")
    with me.changes(hand=heard):
        me.uses("Lord", 2)


@pytest.mark.rule("8.6.5.1.2", "4.6.9")
def test_a_g_unit_that_goes_home_was_retired_from_its_row(scene, me, foe):
    hears = "[AUTO](VC):When your opponent's rear-guard in the front row is put into the drop zone, draw a card."
    scene.card("Watch", f"{hears}\n[ACT](VC):Choose one of your opponent's rear-guards, and retire it.", grade=3)
    me.has(vanguard="Watch")
    foe.has(left="Grand")
    with me.changes(hand=1):
        me.uses("Watch", 2)
    assert foe.zone("G zone") == ["Grand"]


@pytest.mark.rule("8.6.5.1.3")
def test_a_unit_that_comes_is_where_it_came(scene, me):
    hears = "[AUTO](RC):When your other rear-guard is placed in the same column as this unit, draw a card."
    scene.card("Watch", hears, grade=1)
    me.has(vanguard="Grade 3", left="Watch", hand=["Grade 1", "Grade 2"])
    with me.changes(hand=0):
        me.calls("Grade 1", "back left")
    with me.changes(hand=-1):
        me.calls("Grade 2", "right")


# --- whose circle a card comes to -----------------------------------------------------------------------------------


@pytest.mark.rule("8.5.5.2", "4.1.6", "10.7.1.1.1")
def test_a_card_of_the_opponent_is_called_to_the_opponents_circles(scene, me, foe):
    scene.card("Caller", "[ACT](VC):Choose a card from your opponent's drop zone, and call it to (RC).", grade=3)
    me.has(vanguard="Caller")
    foe.has(drop=["Grade 1"])
    me.uses("Caller")
    foe.picks("front left", about="circle")
    assert (me.zone("left"), foe.zone("left")) == ([], ["Grade 1"])


@pytest.mark.rule("10.31.2", "8.5.5.2", "10.35.4.1")
def test_a_dominated_unit_comes_back_to_its_own_player_from_a_time_leap(scene, me, foe):
    scene.card("Lord", f"{LORD}\n[ACT](VC):Choose one of your rear-guards, and time leap it.", grade=3)
    me.has(vanguard="Lord", deck=["Grade 2"])
    foe.has(left="Grade 1")
    me.uses("Lord").uses("Lord", 2).picks("Grade 2", "front left")
    assert foe.zone("bind") == ["Grade 1"]
    me.declines_attack()
    foe.picks("back center", about="circle")
    assert (me.zone("left"), foe.zone("back"), foe.zone("bind")) == ([], ["Grade 1"], [])


@pytest.mark.rule("8.5.5.2", "10.35.4.1", "8.6.8")
def test_what_calls_itself_back_while_dominated_comes_to_its_owner(scene, me, foe):
    scene.card("Phoenix", "[AUTO]:When this unit is put into the drop zone from (RC), call this card to (RC).", grade=1)
    scene.card("Lord", f"{LORD}\n{RETIRES}", grade=3)
    me.has(vanguard="Lord")
    foe.has(left="Phoenix")
    me.uses("Lord").uses("Lord", 2)
    foe.picks("front right", about="circle")
    assert foe.zone("right") == ["Phoenix"]


BESIDE = "choose a card from your hand, and call it to (RC) in the same column as"


@pytest.mark.rule("10.35.3.1", "10.7.1.1.1.1")
@pytest.mark.parametrize("cost", ["", "[Retire this unit] "])
def test_beside_a_dominated_unit_is_where_its_master_sees_it(scene, me, foe, cost):
    """It lies, or lay, on the opponent's right, which is the left of who dominates it."""
    text = f"[ACT](RC):{cost}C{BESIDE[1:]} this unit."
    me.has(vanguard=scene.card("Lord", LORD, grade=3), hand=["Grade 1"])
    foe.has(right=scene.card("Herald", text, grade=1))
    me.uses("Lord").uses("Herald").is_asked(exactly=["front left", "back left"])


@pytest.mark.rule("4.6.2.1", "10.7.1.1.1.1")
@pytest.mark.parametrize("gone", ["", "retire it, "])
def test_beside_a_unit_of_the_opponent_is_across_from_it(scene, me, foe, gone):
    text = f"[ACT](VC):Choose one of your opponent's rear-guards, {gone}{BESIDE} that unit."
    me.has(vanguard=scene.card("Herald", text, grade=3), hand=["Grade 1"])
    foe.has(right="Grade 2")
    me.uses("Herald").is_asked(exactly=["front left", "back left"])


# --- which of several come ------------------------------------------------------------------------------------------


def walled(me, *names):
    """Every rear-guard circle of mine but one is locked; the back right one is free."""
    for name, circle in zip(names, ("front left", "front right", "back left", "back center"), strict=True):
        me.put(circle, name)
    me.put("back right", "Warder")


@pytest.mark.rule("10.7.1.1.1", "10.7.1.1.1.1", "1.3.2")
@pytest.mark.parametrize(("called", "left"), [("Grade 1", "Grade 2"), ("Grade 2", "Grade 1")])
def test_with_too_few_circles_the_player_says_which_cards_are_called(scene, me, called, left):
    calls = "[ACT](VC):Choose two cards from your drop zone, and call them to separate (RC)."
    scene.card("Caller", calls, grade=3)
    scene.card("Warder", "[ACT](RC):Lock all of your other rear-guards.", grade=1)
    me.has(vanguard="Caller", drop=["Grade 1", "Grade 2"])
    walled(me, *["Grade 0"] * 4)
    me.uses("Warder").uses("Caller").is_asked("10.7.1.1.1.1", exactly=["Grade 1", "Grade 2"])
    me.picks(called)
    assert (me.zone("back right"), sorted(me.zone("drop"))) == ([called], sorted([left, "Warder"]))


@pytest.mark.rule("10.7.1.1.1.1")
def test_with_enough_circles_nobody_is_asked_for_it(scene, me):
    calls = "[ACT](VC):Choose two cards from your drop zone, and call them to separate (RC)."
    scene.card("Caller", calls, grade=3)
    me.has(vanguard="Caller", drop=["Grade 1", "Grade 2"])
    me.uses("Caller").picks("front left", "front right")
    assert (me.zone("left"), me.zone("right")) == (["Grade 1"], ["Grade 2"])


@pytest.mark.rule("10.22.9", "1.3.2")
def test_with_too_few_circles_the_player_says_which_cards_are_locked(scene, me):
    puts = "[ACT](VC):Choose two cards from your hand, and put them on your (RC) as locked cards."
    scene.card("Putter", puts, grade=3)
    scene.card("Warder", "[ACT](RC):Lock all of your other rear-guards.", grade=1)
    me.has(vanguard="Putter", hand=["Grade 1", "Grade 2"])
    walled(me, *["Grade 0"] * 4)
    me.uses("Warder").uses("Putter").picks("Grade 2")
    assert (me.zone("back right, locked"), me.zone("hand"), me.zone("drop")) == (["Grade 2"], ["Grade 1"], ["Warder"])


# --- time leaps of several ------------------------------------------------------------------------------------------


@pytest.fixture
def leapers(scene, me):
    scene.card("Leaper", f"[ACT](VC):Choose two of your rear-guards, and time leap them.\n{RETIRES}", grade=3)
    scene.card("One", grade=1, skill=None)
    scene.card("Two", grade=2, skill=None)
    return me.has(vanguard="Leaper", left="Grade 1", right="Grade 0")


@pytest.mark.rule("10.31.2", "12.6.1")
def test_for_each_leaper_a_card_of_the_next_grade_comes(scene, me, leapers):
    """Stones are of grade 1 too."""
    leapers.has(deck=["Two", "One"])
    me.uses("Leaper").picks("Two", "front left")
    me.is_asked(about="searched", exactly=["One", "Stone", "done"])
    me.picks("One", "front right")
    assert (me.zone("left"), me.zone("right"), me.zone("bind")) == (["Two"], ["One"], ["Grade 1", "Grade 0"])


@pytest.mark.rule("10.31.2")
def test_each_brings_its_own_leaper_back_and_no_other(scene, me, leapers):
    leapers.has(deck=["Two", "One"])
    me.uses("Leaper").picks("Two", "front left", "One", "front right")
    me.uses("Leaper", 2).picks("Two").declines_attack()
    me.picks(me.options()[0], about="played").picks("back center", about="circle")
    assert (me.zone("back"), me.zone("bind"), me.zone("right")) == (["Grade 0"], ["Grade 1"], [])


@pytest.mark.rule("10.31.2", "10.10.1.1")
def test_what_was_found_for_one_is_not_found_for_the_next(scene, me, leapers):
    leapers.has(deck=["Two", "One"])
    me.uses("Leaper").picks("Two", "front left").picks("done")
    assert (me.zone("left"), me.zone("right")) == (["Two"], [])
    me.declines_attack()
    me.picks(me.options()[0], about="played").picks("back center", about="circle")
    assert (me.zone("back"), me.zone("bind")) == (["Grade 1"], ["Grade 0"])


@pytest.mark.rule("10.31.2", "4.6.9")
def test_a_g_unit_that_leaps_goes_home_and_does_not_come_back(scene, me):
    scene.card("Leaper", "[ACT](VC):Choose one of your rear-guards, and time leap it.", grade=3)
    me.has(vanguard="Leaper", left="Grand")
    me.uses("Leaper")
    assert me.zone("G zone") == ["Grand"]
    me.declines_attack()
    assert (me.zone("left"), me.zone("G zone")) == ([], ["Grand"])


# --- moving onto a circle that is taken -----------------------------------------------------------------------------


@pytest.mark.rule("10.32.1", "9.3.6")
@pytest.mark.parametrize("words", ["another (RC)", "(RC)"])
def test_a_unit_is_moved_onto_another_and_that_one_makes_way(scene, me, words):
    scene.card("Mover", f"[ACT](VC):Choose one of your rear-guards, and move it to {words}.", grade=3)
    me.has(vanguard="Mover", left="Grade 1", right="Grade 2")
    me.uses("Mover").picks("Grade 1")
    me.is_asked(exactly=["front right", "back left", "back center", "back right"])
    me.picks("front right")
    assert (me.zone("right"), me.zone("drop"), me.zone("left")) == (["Grade 1"], ["Grade 2"], [])


@pytest.mark.rule("10.32.1")
def test_an_open_circle_has_no_card_on_it(scene, me):
    scene.card("Mover", "[ACT](VC):Choose one of your rear-guards, and move it to an open (RC).", grade=3)
    me.has(vanguard="Mover", left="Grade 1", right="Grade 2")
    me.uses("Mover").picks("Grade 1").is_asked(exactly=["back left", "back center", "back right"])
