"""Worked examples of the rulebook that stand beside no other scenario of their rule."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Cards,
    Move,
    Number,
    On,
    Perform,
    Sequence,
    This,
)

pytestmark = pytest.mark.example

RC, VC = ("rear-guard circle",), ("vanguard circle",)


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


@pytest.mark.rule("1.3.7.2")
def test_tin_lancer_attacks_once_and_is_attacking_until_the_battle_ends(scene, me, foe):
    once = "[AUTO](RC):When this unit attacks, Soul-Charge 1."
    scene.step("battle phase").card("Tin Lancer", once, grade=2)
    me.has(vanguard="Grade 2", left="Tin Lancer")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Tin Lancer", "Grade 3")
    assert (me.count("soul"), scene.game.facts["attacker"] is not None) == (1, True)
    foe.guards_with_nothing()
    assert (me.count("soul"), scene.game.facts["attacker"]) == (1, None)


@pytest.mark.rule("1.3.7.3")
def test_marsh_king_attacks_a_rear_guard_and_glass_moth_is_attacked_by_a_vanguard(scene, me, foe):
    """Both are heard, and both are still true while the defender may guard."""
    scene.step("battle phase")
    scene.card("Marsh King", "[AUTO](VC):When this unit attacks a rear-guard, Soul-Charge 1.", grade=2)
    by_vanguard = On("attack", (("attacker", Cards(VC, "theirs")), ("attacked", This())))
    hears = Ability("automatic", Perform("soul charge", Number(1)), zones=("field",), trigger=by_vanguard)
    scene.card("Glass Moth", abilities=[hears], grade=1)
    me.has(vanguard="Marsh King", left="Grade 1")
    foe.has(vanguard="Grade 3", left="Glass Moth", hand=["Grade 0"])
    with me.changes(soul=1), foe.changes(soul=1):
        me.attacks("Marsh King", "Glass Moth")
    foe.is_asked(about="guards")
    assert scene.game.facts["attacker"] is not None and scene.game.facts["attacked"]
    foe.guards_with_nothing()
    assert scene.game.facts["attacker"] is None and not scene.game.facts["attacked"]


@pytest.mark.rule("2.9.6")
def test_bell_sprite_is_a_trigger_unit(scene, me):
    scene.card("Bell Sprite", grade=0, trigger="draw")
    seeks = "[ACT](VC):Choose a trigger unit from your drop zone, and put it into your hand."
    me.has(vanguard=scene.card("Ringer", seeks, grade=2), left="Grade 0", drop=["Grade 1", "Bell Sprite"])
    assert scene.definition("Bell Sprite").printed["type"] == "trigger unit"
    me.uses("Ringer")
    assert (me.zone("hand"), me.zone("drop")) == (["Bell Sprite"], ["Grade 1"])


@pytest.mark.rule("4.9.2.1")
def test_a_circle_goes_by_the_name_of_its_type(scene, me):
    """4.9.2.1: of cards on a vanguard circle none is on a rear-guard circle."""
    scene.card("Namer", "[CONT](VC):This unit gets [Power] +1000.\n[CONT](RC):This unit gets [Power] +2000.",
               grade=2, power=9000)  # fmt: skip
    me.has(vanguard="Namer", left="Grade 0", hand=["Grade 0"])
    me.is_asked()
    assert me.power("Namer") == 9000 + 1000


@pytest.mark.rule("6.3.5.1")
@pytest.mark.parametrize("dropped", [True, False])
def test_wick_scout_is_called_from_where_the_ride_put_it_alone(scene, me, dropped):
    """Another ability, played first, puts it out of the soul again."""
    scene.step("ride phase").card("Wick Scout", "[AUTO]:When this unit is rode upon, you may call this card to (RC).")
    empties = "[AUTO]:When this unit is placed on (VC), put all of the cards in your soul into the drop zone."
    draws = "[AUTO]:When this unit is placed on (VC), draw a card."
    scene.card("Sweep", empties if dropped else draws, grade=2)
    me.has(vanguard="Wick Scout", hand=["Sweep"])
    me.rides("Sweep").picks(("ability", "Sweep/1", "Sweep"))
    if not dropped:
        me.picks("yes", "front left")
    assert me.zone("left") == ([] if dropped else ["Wick Scout"])
    assert me.zone("drop") == (["Wick Scout"] if dropped else [])


@pytest.mark.rule("11.3.1.2")
def test_ember_lancer_has_its_critical_in_every_battle_of_the_turn_and_not_in_the_next(scene, me, foe):
    scene.card("Ember Lancer", "[ACT](RC):This unit gets [Critical] +1 until end of turn.", grade=2)
    me.has(vanguard="Grade 2", left="Ember Lancer")
    foe.has(vanguard="Grade 1", hand=["Grade 0"])
    me.uses("Ember Lancer").attacks("Grade 2", "Grade 1")
    foe.guards_with_nothing()
    assert me.critical("Ember Lancer") == 1 + 1
    with foe.changes(damage=2):
        me.attacks("Ember Lancer", "Grade 1")
        foe.guards_with_nothing()
    if me.asked:
        me.declines_attack()
    foe.is_asked()
    assert me.critical("Ember Lancer") == 1


@pytest.mark.rule("11.8.13")
@pytest.mark.parametrize("told", ["yes", "no"])
def test_moth_acolyte_makes_an_ability_for_the_end_of_that_battle(scene, me, foe, told):
    later = (
        "at the end of that battle, retire all of your rear-guards in the same column as this unit, and draw a card."
    )
    gets = "you may have this unit get [Power] +15000 until end of that battle. If you do,"
    scene.step("battle phase").card("Moth Acolyte", f"[AUTO](RC):When this unit boosts, {gets} {later}", power=7000)
    me.has(vanguard="Grade 2", left="Grade 1", back_left="Moth Acolyte")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 1", "Grade 3", boost="Moth Acolyte").picks(told)
    assert me.power("Grade 1") == 7000 + 7000 + (15000 if told == "yes" else 0)
    assert me.count("hand") == 0
    foe.guards_with_nothing()
    assert (me.count("hand"), me.zone("left")) == ((1, []) if told == "yes" else (0, ["Grade 1"]))


@pytest.mark.rule("11.9.4")
def test_what_brass_herald_gave_goes_along_and_is_not_had_by_who_comes_later(scene, me):
    lifts = "[ACT](VC):All of your front row rear-guards get [Power] +5000 until end of turn."
    scene.card("Brass Herald", lifts, grade=2)
    me.has(vanguard="Brass Herald", left="Grade 1", hand=["Grade 0"])
    me.uses("Brass Herald").exchanges("left").calls("Grade 0", "left")
    assert (me.zone("back left"), me.power("Grade 1"), me.power("Grade 0")) == (["Grade 1"], 7000 + 5000, 5000)


@pytest.mark.rule("11.9.4")
def test_how_many_rear_guards_kiln_sage_counted_stays_as_it_was(scene, me):
    text = "your vanguard gets [Power] +1000 until end of turn for each of your rear-guards."
    scene.card("Kiln Sage", f"[AUTO]:When this unit is placed on (RC), {text}", grade=1)
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Kiln Sage", "Grade 0"])
    me.calls("Kiln Sage", "right")
    assert me.power("Grade 2") == 9000 + 1000 * 2
    me.calls("Grade 0", "back")
    assert me.power("Grade 2") == 9000 + 1000 * 2


@pytest.mark.rule("12.6.2.1")
@pytest.mark.parametrize(("name", "found"), [("Iron Fox", True), ("Moon Hare", True), ("Iron Fox Moon Hare", False)])
def test_iron_fox_has_two_names_and_not_one_of_both(scene, me, name, found):
    scene.card("Iron Fox", '[CONT]:This card is also regarded as "Moon Hare".', grade=1)
    seeks = f'[ACT](VC):Choose up to one card named "{name}" from your drop zone, and put it into your hand.'
    me.has(vanguard=scene.card("Caller", seeks, grade=2), left="Grade 0", drop=["Iron Fox"])
    me.uses("Caller")
    if found:
        me.picks("Iron Fox")
    assert me.zone("hand") == (["Iron Fox"] if found else [])


@pytest.mark.rule("11.8.14")
@pytest.mark.parametrize("how", ["called", "discarded"])
def test_hollow_monk_watches_a_situation_and_no_event(scene, me, how):
    """11.8.14: whatever emptied the hand."""
    scene.card("Hollow Monk", "[AUTO](RC):When you have no cards in your hand, draw a card.", grade=1)
    drops = act(Move(Cards(("hand",), "mine"), "drop"))
    me.has(vanguard=scene.card("Waster", abilities=[drops], grade=2), left="Hollow Monk", hand=["Grade 0"])
    if how == "called":
        me.calls("Grade 0", "right")
    else:
        me.uses("Waster")
    assert me.count("hand") == 1
