"""Texts that ask what happened this turn: what counts, what does not, and that it is forgotten."""

from __future__ import annotations

import pytest

SET = {"type": "set order", "grade": 1, "power": None, "skill": None, "shield": None}
ORDER, BLITZ = {**SET, "type": "normal order"}, {**SET, "type": "blitz order"}
RETIRED = "[CONT](RC):If your opponent's rear-guard was retired this turn, this unit gets [Power] +5000."
PLAYED = "[CONT](RC):If you played an order this turn, this unit gets [Power] +5000."
PLANT = {"name": "Plant", "type": "token unit", "grade": 0, "power": 5000, "critical": 1}


# --- 7.16 retired ---------------------------------------------------------------------------------------------


@pytest.mark.rule("7.16.2", "16.2.1.1", "15.2.4.2.1", "6.4.4")
@pytest.mark.parametrize(
    ("what", "who", "counts"),
    [
        ("retire it", "Grade 1", True), ("retire it", "Plant", True), ("retire it", "Gown", True),
        ("imprison it in your Prison", "Grade 1", False), ("return it to hand", "Grade 1", False),
    ],
)  # fmt: skip
def test_what_left_the_field_for_the_drop_zone_was_retired(scene, me, foe, what, who, counts):
    """A token counts, and a stack once; a prisoner does not, nor what went back to the hand."""
    scene.cards["Plant"] = scene.the_book.cards.card_from(PLANT, ())
    scene.card("Tailor", grade=1)
    scene.card("Gown", '[overDress]-"Tailor"', grade=2)
    scene.card("Gaol", **SET, subtype="Prison")
    scene.card("Hunter", f"[ACT](VC):Choose one of your opponent's rear-guards, and {what}.", grade=2)
    me.has(vanguard="Hunter", left=scene.card("Usurer", RETIRED), order_zone=["Gaol"])
    foe.has(vanguard="Grade 2").dressed("left", who, *(["Tailor"] if who == "Gown" else []))
    me.is_asked()
    assert me.power("Usurer") == 7000
    me.uses("Hunter")
    assert foe.zone("left") == [] and me.power("Usurer") == 7000 + (5000 if counts else 0)


@pytest.mark.rule("7.16.2", "6.4.4")
@pytest.mark.parametrize(("dressed", "counts"), [(True, False), (False, True)])
def test_a_stack_that_leaves_is_one_rear_guard(scene, me, foe, dressed, counts):
    """An original dress was no unit on the field, and so it was not retired."""
    if_two = "If two or more of your opponent's rear-guards were retired this turn"
    scene.card("Tailor", grade=1)
    scene.card("Gown", '[overDress]-"Tailor"', grade=2)
    scene.card("Sweeper", "[ACT](VC):Retire all of your opponent's rear-guards.", grade=2)
    me.has(vanguard="Sweeper", left=scene.card("Usurer", f"[CONT](RC):{if_two}, this unit gets [Power] +5000."))
    foe.has(vanguard="Grade 2", **({} if dressed else {"right": "Tailor"}))
    foe.dressed("left", "Gown", *(["Tailor"] if dressed else []))
    me.uses("Sweeper")
    assert foe.count("drop") == 2 and me.power("Usurer") == 7000 + (5000 if counts else 0)


@pytest.mark.rule("7.16.2", "10.5.1.2.3", "10.7.1.9")
@pytest.mark.parametrize(("guard", "target", "counts"), [(True, "Grade 3", False), (False, "Grade 2", True)])
def test_a_guardian_is_no_rear_guard_and_a_hit_one_is(scene, me, foe, guard, target, counts):
    """Who intercepted left from the guardian circle."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=scene.card("Usurer", RETIRED))
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Grade 0"])
    me.attacks("Grade 2", target)
    foe.guards_with(*(["Grade 2"] if guard else []))
    assert foe.zone("drop") == ["Grade 2"] and me.power("Usurer") == 7000 + (5000 if counts else 0)
    me.is_asked()


@pytest.mark.rule("7.16.2", "9.1.1")
def test_what_was_retired_is_forgotten_with_the_turn(scene, me, foe):
    scene.card("Hunter", "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.", grade=2)
    me.has(vanguard="Hunter", left=scene.card("Usurer", RETIRED))
    foe.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 2"])
    me.uses("Hunter")
    assert me.power("Usurer") == 7000 + 5000
    me.declines_attack()
    foe.is_asked()
    assert me.power("Usurer") == 7000


# --- 11.8.2 played ----------------------------------------------------------------------------------------------


@pytest.mark.rule("11.8.2.1.1", "9.1.1")
def test_an_order_is_played_this_turn_and_not_the_next(scene, me, foe):
    scene.card("Command", "Draw a card.", **ORDER)
    me.has(vanguard="Grade 2", left=scene.card("Purser", PLAYED), hand=["Command"])
    foe.has(hand=["Grade 0"])
    me.plays("Command")
    assert me.power("Purser") == 7000 + 5000
    me.declines_attack()
    foe.is_asked()
    assert me.power("Purser") == 7000


@pytest.mark.rule("11.8.2.1.1", "3.2.2.4")
@pytest.mark.parametrize(("whose", "counts"), [("me", False), ("foe", True)])
def test_an_order_counts_for_who_played_it(scene, me, foe, whose, counts):
    """A blitz order in the other player's turn too."""
    scene.step("battle phase").card("Flare", "Draw a card.", **BLITZ)
    player = {"me": me, "foe": foe}[whose]
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Flare", "Grade 0"])
    player.put("back center", scene.card("Purser", PLAYED))
    me.attacks("Grade 2", "Grade 3")
    foe.plays("Flare")
    assert player.power("Purser") == 7000 + (5000 if counts else 0)
    foe.guards_with_nothing()


# --- 6.3.7, 10.6, 10.1 rides, checks, attacks -------------------------------------------------------------------


@pytest.mark.rule("6.3.7", "9.6.2.1")
@pytest.mark.parametrize(("persona", "drawn"), [(True, 1), (False, 0)])
def test_a_ride_is_a_persona_ride_only_with_the_icons(scene, me, persona, drawn):
    text = "[ACT](VC):If you persona rode this turn, draw a card."
    scene.step("ride phase").card("Regent", text, grade=3, persona=persona)
    me.has(vanguard="Regent", hand=["Regent", "Grade 0"])
    me.rides("Regent")
    with me.changes(hand=drawn):
        me.uses("Regent")


@pytest.mark.rule("10.6.1.2.3", "7.14.1")
@pytest.mark.parametrize("top", ["Grade 3", "Grade 1"])
def test_what_a_drive_check_showed_is_remembered(scene, me, foe, top):
    text = "[CONT](RC):If a grade 3 was revealed for your drive check this turn, this unit gets [Power] +5000."
    scene.step("battle phase").card("Clerk", text, grade=1)
    me.has(vanguard="Grade 2", left="Clerk").deck_top(top)
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 2", "Grade 3")
    assert me.power("Clerk") == 7000
    foe.guards_with_nothing()
    assert me.power("Clerk") == 7000 + (5000 if top == "Grade 3" else 0)


@pytest.mark.rule("10.1.3", "1.3.7.2")
def test_attacks_of_one_unit_are_counted(scene, me, foe):
    """The second attack of that unit, and not of another."""
    grows = (
        "[AUTO]:When this unit is put on (GC), if your opponent's attacking unit has attacked two or more times this "
        "turn, this unit gets [Shield] +15000 until end of that battle."
    )
    again = "[AUTO](VC)[1/Turn]:At the end of the battle this unit attacked, [Stand] this unit."
    scene.step("battle phase").card("Veteran", grows, grade=1)
    me.has(vanguard=scene.card("Charger", again, grade=2), left="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Veteran", "Veteran", "Veteran", "Grade 0"])
    powers = []
    for attacker in ("Charger", "Grade 2", "Charger"):
        me.attacks(attacker, "Grade 3")
        foe.picks("Veteran", "done")
        powers.append(foe.power("Grade 3"))
        foe.picks("done")
        if powers == [15000]:
            me.picks(("ability", "Charger/1", "Charger"))
    assert powers == [10000 + 5000, 10000 + 5000, 10000 + 5000 + 15000]


# --- 6.2, 6.3 placed ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2.1", "6.3.1", "1.3.7.4")
@pytest.mark.parametrize(
    ("word", "act", "counts"),
    [
        ("rear-guard", "call", True), ("rear-guard", "ride", False), ("vanguard", "ride", True),
        ("vanguard", "call", False), ("rear-guard", "charge", False),
    ],
)  # fmt: skip
def test_what_came_to_a_circle_was_placed(scene, me, word, act, counts):
    """As what it is there: no call is heard of as of a vanguard, no ride as of a rear-guard, the soul as of neither."""
    takes = {"call": "call it to (RC)", "ride": "ride it"}.get(act, "put it into your soul")
    text = f"[CONT](RC):If your {word} was placed this turn, this unit gets [Power] +5000."
    scene.card("Usher", f"[ACT](RC):Choose a grade 2 card from your hand, and {takes}.")
    me.has(vanguard="Grade 2", left=scene.card("Clerk", text), back_left="Usher", hand=["Grade 2", "Grade 0"])
    me.is_asked()
    assert me.power("Clerk") == 7000
    me.uses("Usher").picks("Grade 2")
    if act == "call":
        me.picks("front right")
    assert me.power("Clerk") == 7000 + (5000 if counts else 0)


# --- as what it happened ------------------------------------------------------------------------------------

RODE = "[CONT](RC):If you rode a grade 3 or greater card this turn, this unit gets [Power] +5000."
SHOWN = "[CONT](RC):If a grade 3 was revealed for your drive check this turn, this unit gets [Power] +5000."


@pytest.mark.rule("9.6.2.1", "11.9.7")
@pytest.mark.parametrize(("rides", "more"), [("Grade 2", 0), ("Grade 3", 5000)])
def test_who_becomes_a_grade_more_was_not_ridden_as_that(scene, me, rides, more):
    lifts = "[ACT](RC)[1/Turn]:Choose one of your vanguards, and it gets grade +1 until end of turn."
    scene.step("ride phase").card("Judge", RODE, power=7000)
    below = f"Grade {int(rides[-1]) - 1}"
    me.has(vanguard=below, left="Judge", right=scene.card("Lifter", lifts), hand=[rides, "Grade 0"])
    me.rides(rides).uses("Lifter")
    assert me.value(rides, "grade") == int(rides[-1]) + 1 and me.power("Judge") == 7000 + more


@pytest.mark.rule("10.6.1.2.3", "11.9.6", "11.9.7")
@pytest.mark.parametrize(("vanguard", "more"), [("Grade 2", 5000), ("Stone", 0)])
def test_a_card_was_revealed_with_the_grade_that_it_had_in_the_trigger_zone(scene, me, foe, vanguard, more):
    """11.9.6: its own ability works there, and no longer in the hand."""
    grows = '[CONT](Trigger zone):If your vanguard is "Grade 2", this card gets grade +2.'
    me.has(vanguard=vanguard, left=scene.card("Judge", SHOWN, power=7000)).deck_top(scene.card("Omen", grows, grade=1))
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks(vanguard, "Grade 3")
    foe.guards_with_nothing()
    assert "Omen" in me.zone("hand") and me.power("Judge") == 7000 + more


@pytest.mark.rule("4.12.4", "10.6.1.2.3")
@pytest.mark.parametrize(("shown", "more"), [("Grade 3", 5000), ("Grade 1", 0)])
def test_what_is_bound_face_down_later_was_revealed_as_what_it_was(scene, me, foe, shown, more):
    hides = "[AUTO](VC):At the end of the battle this unit attacked, choose a card from hand, and bind it face down."
    me.has(vanguard=scene.card("Binder", hides, grade=2, power=5000), left=scene.card("Judge", SHOWN, power=7000))
    me.deck_top(shown)
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Binder", "Grade 3")
    foe.guards_with_nothing()
    assert me.count("bind") == 1 and me.power("Judge") == 7000 + more


@pytest.mark.rule("4.12.4", "7.15.2", "7.16.2")
@pytest.mark.parametrize(("name", "more"), [("Grade 1", 5000), ("Grade 2", 0)])
@pytest.mark.parametrize("happened", ["was placed", "was retired"])
def test_what_lies_bound_face_down_was_placed_and_retired_as_what_it_was(scene, me, name, more, happened):
    hides = "[ACT](VC):Choose one of your rear-guards, retire it, and bind that card face down."
    asks = f'[CONT](VC):If your "{name}" {happened} this turn, this unit gets [Power] +5000.'
    scene.card("Judge", f"{asks}\n{hides}", grade=2)
    me.has(vanguard="Judge", hand=["Grade 1", "Grade 0"])
    me.calls("Grade 1", "left").uses("Judge", 2)
    assert me.count("bind") == 1 and me.power("Judge") == 9000 + more
