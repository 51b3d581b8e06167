"""How a card came to where it is, or went: put, placed, moved and retired are told apart, and by whose doing it was."""

from __future__ import annotations

import pytest

HUSK = (
    "[AUTO]:Hollow\n[AUTO]:When this unit is put into the drop zone from (RC) due to the effect of the hollow ability, "
    "draw a card."
)
LEAPS = (
    "[ACT](VC):Choose one of your rear-guards, and time leap it.\n"
    "[ACT](VC):Choose one of your rear-guards, and lock it."
)
RECALLS = (
    "[ACT](VC):Choose a card from your soul, call it to (RC), and at the end of that turn, put the unit called with "
    "this effect into your soul."
)


# --- put on, placed on, moved to ------------------------------------------------------------------------------------


@pytest.mark.rule("10.32.1", "10.32.2", "10.5.1", "7.5.1.2.4")
@pytest.mark.parametrize(("word", "how", "drawn"), [("put", "moves", 1), ("put", "called", 1), ("placed", "moves", 0)])
def test_who_intercepts_is_put_on_the_guardian_circle_and_not_placed_there(scene, me, foe, word, how, drawn):
    """Once each way: a card that is called comes from no circle, and a unit that intercepts is no new card."""
    scene.turn_of(1).card("Warder", f"[AUTO]:When this unit is {word} on (GC), draw a card.", grade=2)
    scene.card("Captain", grade=3, power=10000, skill=None)
    me.has(vanguard="Captain", hand=["Grade 0"], **({"left": "Warder"} if how == "moves" else {}))
    if how == "called":
        me.has(hand=["Warder"])
    foe.has(vanguard="Grade 3")
    foe.attacks("Grade 3", "Captain")
    with me.changes(hand=drawn - (how == "called"), guardians=1):
        me.picks("Warder", about="guards")
    me.is_asked("7.5.1.2")


@pytest.mark.rule("10.32.1", "10.32.2")
@pytest.mark.parametrize("how", ["intercepts", "is exchanged"])
def test_only_a_rear_guard_circle_is_another_rear_guard_circle(scene, me, foe, how):
    scene.card("Watcher", "[AUTO](RC):When your other unit is moved to another (RC), draw a card.", grade=1)
    scene.card("Captain", grade=3, power=10000, skill=None)
    me.has(vanguard="Captain", left="Grade 2", right="Watcher", hand=["Grade 0"])
    foe.has(vanguard="Grade 3")
    if how == "intercepts":
        scene.turn_of(1)
        foe.attacks("Grade 3", "Captain")
        with me.changes(hand=0):
            me.picks("Grade 2", about="guards")
    else:
        with me.changes(hand=1):
            me.exchanges("left")


# --- retired, and by what -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.4.1", "10.4.2", "7.7.1.9")
@pytest.mark.parametrize(("part", "cards"), [("guards", 0), ("is attacked", 1)])
def test_a_guardian_is_retired_as_a_rear_guard_is(scene, me, foe, part, cards):
    """From whichever circle, for the text names none. The guardian was one card of the hand before."""
    scene.turn_of(1).card("Husk", "[AUTO]:When this unit is retired, draw a card.", grade=1, power=1000, shield=0)
    me.has(vanguard="Grade 2", hand=["Grade 0"], **({"left": "Husk"} if part == "is attacked" else {}))
    if part == "guards":
        me.has(hand=["Husk"])
    foe.has(vanguard="Grade 3", left="Grade 2")
    foe.attacks("Grade 3", "Husk" if part == "is attacked" else "Grade 2")
    with me.changes(hand=cards):
        me.guards_with(*(["Husk"] if part == "guards" else []))
    assert me.zone("drop") == ["Husk"]


@pytest.mark.rule("11.33.2", "3.14.1.1")
@pytest.mark.parametrize("goes", ["hollowed", "called over"])
def test_what_the_hollow_ability_retires_is_told_from_other_retiring(scene, me, foe, goes):
    scene.card("Husk", HUSK, grade=1)
    me.has(vanguard="Grade 2", hand=["Husk", "Grade 0"])
    me.calls("Husk", "left").picks("yes")
    if goes == "hollowed":
        with me.changes(hand=1, drop=1):
            me.picks("pass", "no")
    else:
        with me.changes(hand=-1, drop=1):
            me.calls("Grade 0", "left")


@pytest.mark.rule("8.6.6", "11.31.1", "3.14.1.1")
@pytest.mark.parametrize(("label", "drawn"), [("Magia-", 1), ("", 0)])
def test_what_a_magia_ability_does_at_the_end_of_the_turn_is_its_effect_too(scene, me, foe, label, drawn):
    """The ability that it set up for then goes by its name."""
    hears = (
        "[AUTO]:When this unit is put into your soul from (RC) due to the effect of your magia ability, draw a card."
    )
    scene.card("Ringleader", f"{label}{RECALLS}", grade=3)
    me.has(vanguard="Ringleader", soul=[scene.card("Tumbler", hears, grade=1)], hand=["Grade 0"])
    me.uses("Ringleader").picks("front left")
    with me.changes(hand=drawn, soul=1):
        me.declines_attack()


@pytest.mark.rule("4.1.6", "10.19.1", "3.14.1.1")
@pytest.mark.parametrize(
    ("zone", "whose", "power"),
    [
        ("the", "mine", 3000),
        ("the", "theirs", 3000),
        ("your", "mine", 3000),
        ("your", "theirs", 0),
        ("your opponent's", "theirs", 3000),
    ],
)
def test_a_card_that_is_bound_is_anybodys_where_the_text_names_nobody(scene, me, foe, zone, whose, power):
    rears = {"mine": "your", "theirs": "your opponent's"}[whose]
    heard = f"When a card is placed in {zone} bind zone due to an effect from one of your cards"
    scene.card("Harbinger", f"[AUTO](RC):{heard}, this unit gets [Power] +3000 until end of turn.", grade=0)
    scene.card("Binder", f"[ACT](VC):Choose one of {rears} rear-guards in the front row, and bind it face up.", grade=3)
    me.has(vanguard="Binder", back="Harbinger", left="Grade 1", hand=["Grade 0"])
    foe.has(left="Grade 2")
    me.uses("Binder")
    assert me.power("Harbinger") == 5000 + power


@pytest.mark.rule("10.35.4.1", "4.1.6", "8.5.5.2")
def test_a_soul_is_that_of_the_player_who_has_it_whoever_was_the_cards_master(scene, me, foe):
    """A dominated unit goes to its owner's soul: the owner hears of it there, and the other does not."""
    hears = "[AUTO](VC):When a card is put into your soul, draw a card."
    takes = "[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
    buries = "[ACT](VC):Choose one of your rear-guards, and put it into your soul."
    scene.card("Puppeteer", f"{takes}\n{buries}\n{hears}", grade=3)
    me.has(vanguard="Puppeteer", hand=["Grade 0"])
    foe.has(vanguard=scene.card("Mourner", hears, grade=3), left="Grade 1")
    me.uses("Puppeteer")
    with me.changes(hand=0, soul=0), foe.changes(hand=1, soul=1):
        me.uses("Puppeteer", 2)


# --- states that meet -----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.26.5", "10.27.2", "10.27.5.1", "10.28.3")
def test_a_deleted_vanguard_that_is_stridden_over_comes_back_whole(scene, me, foe):
    """As a heart it lies face up, so it is deleted no more: it gives its printed power, and has its text again."""
    scene.turn_of(1).card("Eraser", "[ACT](VC):Choose one of your opponent's vanguards, and delete it.", grade=3)
    scene.card("Envoy", "[CONT](VC):This unit gets [Power] +2000.", grade=3, power=10000, skill=None)
    me.has(vanguard="Envoy", hand=["Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Eraser")
    foe.uses("Eraser").declines_attack()
    assert me.power("Envoy") == 0
    me.picks("pass").strides("Grand", "Grade 3")
    assert me.power("Grand") == 15000 + 10000
    me.declines_attack()
    assert me.power("Envoy") == 10000 + 2000


@pytest.mark.rule("10.31.2", "10.22.2")
def test_a_unit_that_came_by_a_time_leap_and_was_locked_stays_and_calls_nothing_back(scene, me, foe):
    """A locked card is another card, so it is not the unit that was called."""
    scene.card("Clock", LEAPS, grade=3)
    scene.card("Minute", grade=1)
    scene.card("Hour", grade=2)
    me.has(vanguard="Clock", left="Minute", hand=["Grade 0"]).deck_top("Stone", "Hour")
    me.uses("Clock").picks("Hour", "front right").uses("Clock", 2).declines_attack()
    assert (me.zone("right"), me.zone("bind")) == (["Hour"], ["Minute"])
