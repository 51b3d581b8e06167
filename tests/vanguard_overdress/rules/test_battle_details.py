"""Battles that do not come about, attacks on several units at once, and units that are told to boost."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack
from playmat.books.vanguard_overdress.cards import ORDER_ABILITY
from playmat.books.vanguard_overdress.nodes import Boost
from playmat.kernel.state.view import view
from playmat.kernel.words.nodes import Ability, At, Cannot, Cards, Modify, Move, On, Place, Sequence, This, Turn

BLITZ = {"type": "blitz order", "power": None, "skill": None, "shield": None}
FRONT = Cards(("front row",), "theirs")
SWEEPS = "[CONT](VC):When this unit would attack, it battles all of your opponent's front row units."
RALLY = "[AUTO](VC):When this unit attacks, choose up to two of your rear-guards, and they boost this unit."


@pytest.mark.rule("10.4.1.3.1", "11.3.1.2.1")
@pytest.mark.parametrize("sleeps", [True, False])
def test_a_battle_in_which_nobody_can_attack_is_over(scene, me, foe, sleeps):
    """What would last until its end does not begin to, and the phase does not come back to the start step."""
    nap = Ability("automatic", Turn(Cards(("front row",), "mine"), "rest"), zones=("field",),
                  trigger=At("begin", "attack step", "your"))  # fmt: skip
    text = "[AUTO](RC):At the end of your turn, this unit gets [Power] +5000 until end of that battle."
    scene.step("battle phase").card("Late", text, grade=1, power=7000)
    me.has(vanguard="Grade 2", back=scene.card("Sandman", abilities=[nap] if sleeps else []), left="Late")
    foe.has(vanguard="Grade 3", hand=["Grade 3"])
    me.picks("yes", about="attack")
    if sleeps:
        foe.is_asked("9.6.2")
        assert me.power("Late") == 7000 and not scene.game.facts["fighting"]
        assert len(scene.events("begin attack step")) == 1 and not scene.events("attack")
    else:
        me.is_asked("10.4.1.3")
        assert scene.game.facts["fighting"]


@pytest.mark.rule("7.30.1.1")
@pytest.mark.parametrize("at_once", [True, False])
def test_an_ordered_attack_on_several_units_at_once_asks_for_no_target(scene, me, foe, at_once):
    order = Ability("activated", Attack(Cards(("rear-guard circle",), "mine"), FRONT, at_once), zones=("field",))
    me.has(vanguard=scene.card("Marshal", abilities=[order], grade=2), left="Grade 2", hand=["Grade 0"])
    foe.has(vanguard="Grade 3", left="Grade 0", right="Grade 1")
    me.uses("Marshal")
    if not at_once:
        me.is_asked("7.30.1.1", exactly=["Grade 0", "Grade 1", "Grade 3"])
        me.picks("Grade 1")
    foe.guards_with_nothing()
    assert sorted(foe.zone("drop")) == (["Grade 0", "Grade 1"] if at_once else ["Grade 1"])


@pytest.mark.rule("7.30.1.1")
@pytest.mark.parametrize("spared", [True, False])
def test_an_order_that_finds_no_target_does_not_stand_in_the_way_of_another(scene, me, foe, spared):
    """The same effect orders an attack on one unit, at once, and one on another of which a target is chosen."""
    left, rest = Cards(("front left",), "theirs"), Cards(("vanguard circle", "front right"), "theirs")
    both = Ability("activated", Sequence((Attack(This(), left, True), Attack(This(), rest))), zones=("field",))
    keeps = Ability("continuous", Modify(This(), (Cannot("be attacked"),)), zones=("field",))
    me.has(vanguard="Grade 2", left=scene.card("Lancer", abilities=[both], grade=2), hand=["Grade 0"])
    foe.has(vanguard="Grade 3", left=scene.card("Ghost", abilities=[keeps] if spared else []), right="Grade 1")
    me.uses("Lancer")
    if spared:
        me.is_asked("7.30.1.1", exactly=["Grade 1", "Grade 3"])
        me.picks("Grade 1")
    foe.guards_with_nothing()
    assert (len(foe.zone("left")), foe.zone("right")) == ((1, []) if spared else (0, []))


@pytest.mark.rule("10.4.1.9", "6.2.4", "7.28.1")
@pytest.mark.parametrize("how", ["call", "move"])
def test_who_comes_to_a_rear_guard_circle_in_a_battle_guards_nobody(scene, me, foe, how):
    """Nothing is asked, though several units are attacked; on the guardian circle it would be."""
    goes = Ability("automatic", Place(how, This(), "rear-guard circle", where=("back row",)), zones=("field", "soul"),
                   trigger=On("attack", (("attacked", Cards(("vanguard circle",), "mine")),)))  # fmt: skip
    scene.step("battle phase").card("Sweeper", SWEEPS, grade=3, power=13000)
    me.has(vanguard="Sweeper")
    foe.has(vanguard="Grade 3", left="Grade 1", back_left="Grade 1", back="Grade 1", hand=["Grade 0"])
    foe.put("soul" if how == "call" else "front right", scene.card("Runner", abilities=[goes], grade=2))
    me.attacks("Sweeper", "Grade 3")
    foe.picks("back right")
    foe.is_asked("10.5.1.2")
    assert foe.zone("back right") == ["Runner"] and not scene.events("guard")
    foe.guards_with_nothing()


@pytest.mark.rule("7.28.1")
@pytest.mark.parametrize("chosen", [["Grade 1", "front right"], ["done"]])
def test_of_none_that_is_moved_nothing_is_asked(scene, me, chosen):
    text = "[ACT](VC):Choose up to one of your rear-guards, and move it to an open (RC)."
    me.has(vanguard=scene.card("Shover", text, grade=2), left="Grade 1", hand=["Grade 0"])
    me.uses("Shover").picks(*chosen)
    assert (me.zone("left"), me.zone("right")) == (([], ["Grade 1"]) if len(chosen) > 1 else (["Grade 1"], []))


@pytest.mark.rule("7.37.1.2", "10.4.1.11.1")
@pytest.mark.parametrize(("boosters", "drawn"), [(["Grade 2", "done"], 1), (["done"], 0)])
def test_a_unit_that_others_were_told_to_boost_was_boosted(scene, me, foe, boosters, drawn):
    text = f"{RALLY}\n[AUTO](VC):At the end of the battle this unit attacked while boosted, draw a card."
    scene.step("battle phase").card("Captain", text, grade=2, power=10000, skill=None)
    me.has(vanguard="Captain", left="Grade 2", right="Grade 1")
    foe.has(vanguard=scene.card("Wall", grade=3, power=50000), hand=["Grade 0"])
    with me.changes(hand=drawn + 1):  # the drive check
        me.attacks("Captain", "Wall").picks(*boosters)
        foe.guards_with_nothing()


@pytest.mark.rule("7.37.1.2.1", "10.4.1.11.1")
@pytest.mark.parametrize(("grade", "drawn"), [(2, 1), (1, 1), (0, 0)])
def test_each_of_several_boosters_is_one_that_boosted(scene, me, foe, grade, drawn):
    text = f"{RALLY}\n[AUTO](VC):At the end of the battle this unit was boosted by a grade {grade} unit, draw a card."
    scene.step("battle phase").card("Captain", text, grade=2, power=10000, skill=None)
    me.has(vanguard="Captain", left="Grade 2", back="Grade 1", back_left="Grade 0")
    foe.has(vanguard=scene.card("Wall", grade=3, power=50000), hand=["Grade 0"])
    with me.changes(hand=drawn + 1):  # the drive check
        me.attacks("Captain", "Wall", boost="Grade 1").picks("Grade 2", "done")
        foe.guards_with_nothing()


@pytest.mark.rule("10.7.1.7")
@pytest.mark.parametrize("trick", [True, False])
def test_a_unit_that_came_anew_in_the_battle_is_not_the_one_that_attacked(scene, me, foe, trick):
    blink = Sequence((
        Move(Cards(("front left",), "theirs"), "bind", verb="bind"), Move(Cards(("bind",), "theirs"), "front left"),
    ))  # fmt: skip
    order = Ability("activated", blink, zones=("order area",), keyword=ORDER_ABILITY)
    scene.step("battle phase").card("Lancer", "[AUTO](RC):When this unit's attack does not hit, draw a card.", grade=2)
    scene.card("Trick", abilities=[order], type="blitz order", grade=1, power=None, skill=None, shield=None)
    me.has(vanguard="Grade 2", left="Lancer")
    foe.has(vanguard=scene.card("Wall", grade=3, power=50000), hand=["Trick", "Grade 0"])
    with me.changes(hand=0 if trick else 1):
        me.attacks("Lancer", "Wall")
        if trick:
            foe.plays("Trick")
        foe.guards_with_nothing()
    assert me.zone("left") == ["Lancer"]


@pytest.mark.rule("10.4.1.8", "10.4.1.11")
def test_the_attacked_unit_is_named_before_it_is_asked_who_boosts(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 2", back="Grade 0")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.picks("yes")
    me.is_asked("10.4.1.11", about="booster")
    assert view(scene.game, 1)["facts"]["attacked"] == [foe.card("Grade 3")]
    me.picks("nobody")
    foe.guards_with_nothing()


@pytest.mark.rule("7.37.1.1", "10.4.1.11")
@pytest.mark.parametrize("zone", ["front left", "drop"])
def test_only_a_unit_boosts(scene, me, foe, zone):
    boosts = Ability("automatic", Boost(Cards((zone,), "mine"), This()), zones=("field",),
                     trigger=On("attack", (("attacker", This()),)))  # fmt: skip
    scene.step("battle phase").card("Captain", abilities=[boosts], grade=2, power=10000, skill=None)
    me.has(vanguard="Captain")
    me.put(zone, "Grade 1")
    foe.has(vanguard=scene.card("Wall", grade=3, power=50000), hand=["Grade 0"])
    me.attacks("Captain", "Wall")
    foe.is_asked("10.5.1.2")
    assert me.power("Captain") == 10000 + (7000 if zone == "front left" else 0)
    assert len(scene.events("boost")) == (zone == "front left")
    foe.guards_with_nothing()


@pytest.mark.rule("7.30.1.1", "10.4.1.4.1")
@pytest.mark.parametrize("leaves", [True, False])
def test_a_unit_that_was_told_to_attack_and_has_left_does_not(scene, me, foe, leaves):
    """It goes as the attack step begins, before it is the attacking unit."""
    order = Ability("activated", Attack(Cards(("front left",), "mine"), FRONT), zones=("field",))
    goes = Ability("automatic", Move(Cards(("front left",), "mine"), "drop"), zones=("field",),
                   trigger=At("begin", "attack step", "your"))  # fmt: skip
    scene.card("Marshal", abilities=[order, goes] if leaves else [order], grade=2)
    me.has(vanguard="Marshal", left="Grade 2", hand=["Grade 0"])
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.uses("Marshal")
    if not leaves:
        foe.guards_with_nothing()
    assert len(scene.events("attack")) == (not leaves)
    assert me.zone("drop") == (["Grade 2"] if leaves else [])


@pytest.mark.rule("10.6.1.2", "10.5.1.2.1", "4.1.8")
@pytest.mark.parametrize("trick", [True, False])
def test_a_vanguard_that_came_anew_in_the_battle_makes_no_drive_check(scene, me, foe, trick):
    blink = Sequence((
        Move(Cards(("vanguard circle",), "theirs"), "bind"), Move(Cards(("bind",), "theirs"), "vanguard circle"),
    ))  # fmt: skip
    order = Ability("activated", blink, zones=("order area",), keyword=ORDER_ABILITY)
    scene.step("battle phase").card("Trick", abilities=[order], **{**BLITZ, "grade": 1})
    me.has(vanguard="Grade 2")
    foe.has(vanguard=scene.card("Wall", grade=3, power=50000), hand=["Trick", "Grade 0"])
    with me.changes(hand=0 if trick else 1):
        me.attacks("Grade 2", "Wall")
        if trick:
            foe.plays("Trick")
        foe.guards_with_nothing()
    assert me.zone("vanguard") == ["Grade 2"]
