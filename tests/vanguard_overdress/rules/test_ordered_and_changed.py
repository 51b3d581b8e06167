"""Attacks that a text orders, in this book and in the one before it: who has left, rests or is kept from it by then."""

from __future__ import annotations

import pytest
from tests.vanguard_overdress.both_books import NEWEST, SECOND, act, both, laid

from playmat.books._vanguard.nodes import Attack
from playmat.kernel.words.nodes import Ability, At, Cannot, Cards, Modify, Move, Moved, Perform, This, Turn

IN_BOTH = pytest.mark.parametrize("book", [SECOND, NEWEST])
VC, RC = ("vanguard circle",), ("rear-guard circle",)
MINE, THEIRS = Cards(RC, "mine"), Cards(RC, "theirs")
HIS_VANGUARD = Cards(VC, "theirs")
HAPPENS = {
    "nothing": Perform("draw"),
    "it leaves": Move(MINE, "drop", verb="retire"),
    "it rests": Turn(MINE, "rest"),
    "it cannot attack": Modify(MINE, (Cannot("attack"),), "end of turn"),
}


def begun(effect, zones=VC):
    """As an attack step begins."""
    return Ability("automatic", effect, zones=zones, trigger=At("begin", "attack step"))


@pytest.mark.parametrize("what", HAPPENS)
@IN_BOTH
@pytest.mark.rule("10.4.1.4.1")
def test_what_befalls_the_attacker_as_the_attack_step_begins(scene, book, what):
    """Who is ordered to attack and has left by then, rests, or cannot attack any more, does not attack."""
    me, foe = laid(scene, book, "main phase")
    scene.card("Captain", abilities=[act(Attack(MINE, HIS_VANGUARD)), begun(HAPPENS[what])], grade=2)
    me.has(vanguard="Captain", left="Grade 2")
    with foe.changes(damage=int(what == "nothing")):
        me.uses("Captain")
    assert len(scene.events("attack")) == int(what == "nothing")


@pytest.mark.parametrize("leaves", [False, True])
@IN_BOTH
@pytest.mark.rule("10.4.1.7.1")
def test_a_target_that_leaves_as_the_attack_step_begins_is_not_attacked(scene, book, leaves):
    me, foe = laid(scene, book, "main phase")
    away = begun(Move(THEIRS, "hand", verb="return")) if leaves else begun(Perform("draw"))
    scene.card("Captain", abilities=[act(Attack(This(), THEIRS)), away], grade=2)
    me.has(vanguard="Captain")
    foe.has(left="Grade 0")
    me.uses("Captain")
    if foe.asked:
        foe.guards_with_nothing()
    assert len(scene.events("attack")) == int(not leaves)


@pytest.mark.parametrize("leaves", [False, True])
@IN_BOTH
@pytest.mark.rule("7.30.1.1")
def test_a_target_that_has_left_before_the_attack_is_not_attacked(scene, book, leaves):
    me, foe = laid(scene, book, "main phase")
    parts = [Move(THEIRS, "hand", verb="return")] if leaves else []
    scene.card("Captain", abilities=[act(Attack(This(), THEIRS), *parts)], grade=2)
    me.has(vanguard="Captain")
    foe.has(left="Grade 0")
    me.uses("Captain")
    if foe.asked:
        foe.guards_with_nothing()
    assert me.is_rested("Captain") is not leaves


@pytest.mark.parametrize("mine", [True, False])
@both("7.4.1.6", "7.30.1.1")
@pytest.mark.rule("7.30.1.1")
def test_where_no_target_is_named_the_front_row_of_the_other_player_is_attacked(scene, book, expected, mine):
    """By a unit of either player. In the older book it is the turn player who chooses, whoever's unit attacks."""
    me, foe = laid(scene, book, "main phase")
    heard = Ability("automatic", Attack(MINE), zones=VC, trigger=Moved(Cards((), "any"), (), ("soul",)))
    scene.card("Captain", "[ACT](VC):Soul-Charge 1.", abilities=[act(Attack(MINE))], grade=2)
    scene.card("Rival", abilities=[heard], grade=2)
    me.has(vanguard="Captain", right="Grade 0", back_left="Grade 1")
    foe.has(vanguard="Grade 2" if mine else "Rival", right="Grade 0", back_left="Grade 1")
    me.uses("Captain", 2 if mine else 1)
    if book == NEWEST:
        (me if mine else foe).picks("Grade 0", rule="7.30.3")
    asked, attacked = scene.game.question, 1 if mine else 0
    assert asked.rule == expected and asked.seat == (0 if mine or book == SECOND else 1)
    front = [scene.game.in_zone(attacked, name)[0] for name in ("vanguard circle", "front right")]
    assert sorted(asked.options) == sorted(front)
    scene.looked = True
