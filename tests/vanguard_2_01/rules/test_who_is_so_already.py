"""What acts on units that have left, that are so already, or that something keeps from it."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack
from playmat.books.vanguard_2_01.gifts import ACCELS
from playmat.books.vanguard_2_01.nodes import Dominate
from playmat.kernel.words.nodes import (
    Ability,
    Cannot,
    Cards,
    Modify,
    Move,
    Moved,
    Number,
    Perform,
    Rule,
    Sequence,
    This,
    Turn,
)

REAR, VC = ("rear-guard circle",), ("vanguard circle",)


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


# --- what G units ask for ---------------------------------------------------------------------------------------


@pytest.mark.rule("7.5.1.2.3", "1.3.3")
@pytest.mark.parametrize("barred", [False, True])
def test_who_cannot_guard_calls_no_g_guardian_either(scene, me, foe, barred):
    bars = act(Rule("opponent", (Cannot("guard"),), "end of turn")) if barred else act()
    scene.card("Silencer", abilities=[bars], grade=3)
    me.has(vanguard="Silencer", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger"], left="Grade 2").g_zone("Bulwark")
    if barred:
        me.uses("Silencer")
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked()
    assert foe.offered("Bulwark") is not barred
    if barred:
        assert foe.why_not("Bulwark") == "1.3.3"


# --- 10.26 delete, 10.24 unlock ---------------------------------------------------------------------------------


@pytest.mark.rule("10.26.1", "10.26.5")
def test_a_unit_that_is_deleted_is_not_deleted_again(scene, me, foe):
    scene.card("Eraser", "[ACT](VC):Delete all of your opponent's vanguards.", grade=2)
    me.has(vanguard="Eraser")
    foe.has(vanguard="Grade 2")
    me.uses("Eraser")
    assert len(scene.events("delete")) == 1
    me.uses("Eraser")
    assert len(scene.events("delete")) == 1


@pytest.mark.rule("10.24.1", "1.3.3")
@pytest.mark.parametrize("barred", [False, True])
def test_a_card_that_cannot_be_unlocked_stays_locked(scene, me, foe, barred):
    frees = act(Perform("unlock", cards=Cards(("lock circle",), "mine")))
    bars = act(Modify(Cards(("lock circle",), "mine"), (Cannot("be unlocked"),), "end of turn"))
    scene.card("Keyholder", "[ACT](VC):Choose one of your rear-guards, and lock it.", abilities=[frees, bars], grade=2)
    me.has(vanguard="Keyholder", left="Grade 1")
    me.uses("Keyholder")
    if barred:
        me.uses("Keyholder", 3)
    me.uses("Keyholder", 2)
    assert me.zone("left") == ([] if barred else ["Grade 1"])


# --- 10.6.3.2 circles of Accel ----------------------------------------------------------------------------------


@pytest.mark.rule("10.6.3.2.2")
def test_there_is_room_for_ten_circles(scene, me, foe):
    scene.card("Widener", abilities=[act(Perform("accel gift", Number(11)))], grade=2)
    me.has(vanguard="Widener", hand=["Grade 1"])
    me.uses("Widener")
    assert scene.game.facts["accel 0"] == len(ACCELS) == 10
    assert me.offered("call", "Grade 1", "accel 10")


# --- 10.35 domination -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.1.1.2")
@pytest.mark.parametrize("also", [False, True])
def test_a_dominated_unit_is_not_dominated_by_its_owner(scene, me, foe, also):
    """As it is dominated an ability of its owner would take it back: nobody dominates what is dominated."""
    takes = act(Dominate(Cards(REAR, "theirs"), "end of turn"), Turn(Cards(REAR, "mine"), "rest"))
    back = Dominate(Cards(REAR, "theirs"), "end of turn")
    rests = Ability("automatic", back, zones=VC, trigger=Moved(Cards((), "any"), (), ("soul",)))
    scene.card("Puppeteer", "[ACT](VC):Soul-Charge 1.", abilities=[takes], grade=2)
    scene.card("Rival", abilities=[rests] if also else [], grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(vanguard="Rival", left="Grade 1")
    me.uses("Puppeteer", 2).uses("Puppeteer", 1)
    assert scene.game.master(foe.card("Grade 1")) == 0
    assert len(scene.events("dominate")) == 1


# --- 10.34 attacks by order -------------------------------------------------------------------------------------


@pytest.mark.rule("10.34.1", "10.34.1.1")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_unit_that_has_left_before_its_attack_does_not_attack(scene, me, foe, leaves):
    order = Attack(Cards(REAR, "mine"), Cards(VC, "theirs"))
    parts = [order, Move(Cards(REAR, "mine"), "hand"), Perform("draw")] if leaves else [order]
    scene.card("Captain", abilities=[act(*parts)], grade=2)
    me.has(vanguard="Captain", left="Grade 2", hand=["Grade 0"])
    with foe.changes(damage=0 if leaves else 1):
        me.uses("Captain")


@pytest.mark.rule("10.34.1.1", "7.4.1.7")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_unit_that_has_left_before_the_attack_is_not_attacked(scene, me, foe, leaves):
    order = Attack(This(), Cards(REAR, "theirs"))
    parts = [order, Move(Cards(REAR, "theirs"), "hand", verb="return")] if leaves else [order]
    scene.card("Captain", abilities=[act(*parts)], grade=2)
    me.has(vanguard="Captain", hand=["Grade 0"])
    foe.has(left="Grade 0")
    me.uses("Captain")
    assert me.is_rested("Captain") is not leaves


# --- 11.34 harmony ----------------------------------------------------------------------------------------------


@pytest.mark.rule("11.34.1.1")
def test_a_singer_who_has_left_meanwhile_is_not_tied(scene, me, foe):
    """Two abilities wait for the unit that is called; the first takes the singer away."""
    leaves = "[AUTO](VC/RC):When another of your units is placed on (RC), retire this unit."
    scene.card("Singer", f"[AUTO](VC/RC):Harmony\n{leaves}", grade=1)
    me.has(vanguard="Grade 2", left="Singer", hand=["Grade 0"])
    me.calls("Grade 0", "back left").picks(("ability", "Singer/2", "Singer"))
    assert me.zone("drop") == ["Singer"] and not scene.events("become in harmony")
    in_harmony = scene.game.match.book.words.states["in harmony"]
    assert not in_harmony(scene.game, me.card("Grade 0"))
