"""What is a unit, whose it is and how many there may be: one scene in this book and in the first, and what comes of it.

Where this book knows an action that the first does not, the first book declines its text, and shows the plain case.
"""

from __future__ import annotations

import pytest

from playmat import book as book_of
from playmat.kernel.words.errors import PlaymatError
from playmat.kernel.words.nodes import Ability, Cards, Choose, It, Move, Number, Sequence

FIRST, NEWEST = "vanguard-1.10", "vanguard-2.01"
LEADS = '[ACT](VC):[Legion 20000]"Mate"'
LOCKS = "[ACT](VC):Choose one of your opponent's rear-guards, and lock it."
RULES = "Dominate-[ACT](VC):Choose one of your opponent's rear-guards, dominate it until end of turn, and attack."


def laid(scene, book):
    """The two players of a table of that book, in the main phase of the first."""
    scene.book(book).turn_of(0).step("main phase").declining("assist")
    return scene.players


def is_declined(text, book=FIRST):
    """Whether the book does not know what the text does."""
    record = {"name": "Stranger", "clan": "Testers", "grade": 2, "power": 9000, "text": text}
    try:
        book_of(book).cards.card_from(record)
    except PlaymatError:
        return True
    return False


def mover(scene, me, number):
    """A card of mine that puts so many cards of the hand onto the vanguard circle at once."""
    chosen = Choose(Cards(("hand",), "mine"), Number(number))
    put = Ability("activated", Sequence((chosen, Move(It(), "vanguard circle"))), zones=("field",))
    scene.card("Mover", abilities=[put], grade=1)
    me.has(back="Mover")


def legioned(scene, me, foe, **more):
    """A leader of grade 3 with a mate of grade 2, which came after it."""
    scene.card("Leader", LEADS, grade=3)
    scene.card("Mate", grade=2, power=9000)
    scene.card("Grade 3 Foe", grade=3, power=10000)
    me.has(vanguard="Leader", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"], **more)
    me.deck_top("Mate")
    foe.has(vanguard="Grade 3 Foe")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2").picks("Mate")


# --- 3.4 masters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.4.2")
@pytest.mark.parametrize(("book", "expected"), [(FIRST, 1), (NEWEST, 0)])
def test_a_master_is_told_by_the_zone_until_somebody_dominates(scene, book, expected):
    me, foe = laid(scene, book)
    scene.card("Lord", RULES if book == NEWEST else "", grade=2)
    me.has(vanguard="Lord")
    foe.has(left="Grade 1")
    if book == NEWEST:
        me.uses("Lord")
    scene.start()
    assert (scene.game.master(foe.card("Grade 1")), foe.zone("left")) == (expected, ["Grade 1"])
    assert is_declined(RULES) and not is_declined(RULES, NEWEST)


# --- 3.8 units ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.8.1")
@pytest.mark.parametrize(("book", "expected"), [(FIRST, 2), (NEWEST, 1)])
def test_every_card_on_a_circle_is_a_unit_but_for_a_locked_one(scene, book, expected):
    me, foe = laid(scene, book)
    scene.card("Warden", LOCKS if book == NEWEST else "", grade=2)
    scene.card("Muster", "[CONT](VC):This unit gets [Power] +1000 for each of your rear-guards.", grade=2, power=9000)
    me.has(vanguard="Warden")
    foe.has(vanguard="Muster", left="Grade 1", right="Grade 2")
    if book == NEWEST:
        me.uses("Warden").picks("Grade 1")
    scene.start()
    assert foe.power("Muster") == 9000 + 1000 * expected
    assert is_declined(LOCKS) and not is_declined(LOCKS, NEWEST)


# --- 3.9 one vanguard, 9.3 crowded circles ---------------------------------------------------------------------------


@pytest.mark.rule("3.9.1.1", "9.3.1")
@pytest.mark.parametrize("book", [FIRST, NEWEST])
def test_of_two_units_that_are_no_pair_the_last_placed_is_the_vanguard(scene, book):
    me, _ = laid(scene, book)
    mover(scene, me, 1)
    me.has(vanguard="Grade 1", hand=["Grade 2"])
    me.uses("Mover")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Grade 2"], ["Grade 1"])


@pytest.mark.rule("3.9.1.1", "9.3.1")
def test_a_pair_stays_where_the_first_book_would_let_one_go(scene, me, foe):
    legioned(scene, me, foe)
    me.is_asked("7.3.1.2")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Mate", "Leader"], [])
    assert is_declined(LEADS)


@pytest.mark.rule("9.3.3")
@pytest.mark.parametrize(("book", "rule"), [(FIRST, "9.3.2"), (NEWEST, "9.3.3")])
def test_of_units_placed_together_one_is_chosen(scene, book, rule):
    me, _ = laid(scene, book)
    mover(scene, me, 2)
    me.has(vanguard="Grade 1", hand=["Grade 2", "Grade 3"])
    me.uses("Mover").is_asked(rule, exactly=["Grade 2", "Grade 3"])
    me.picks("Grade 3")
    assert (me.zone("vanguard"), sorted(me.zone("soul"))) == (["Grade 3"], ["Grade 1", "Grade 2"])


@pytest.mark.rule("9.3.3", "9.3.5")
def test_no_one_of_a_pair_is_among_those_that_are_chosen_from(scene, me, foe):
    """The first book would leave one of three; here one that is no part of the pair comes, and the pair makes room."""
    mover(scene, me, 1)
    legioned(scene, me, foe, hand=["Grade 2"])
    me.uses("Mover")
    assert (me.zone("vanguard"), sorted(me.zone("soul"))) == (["Grade 2"], ["Leader", "Mate"])


# --- 8.5 riding -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2.1.1.1")
@pytest.mark.parametrize("book", [FIRST, NEWEST])
def test_a_ride_is_measured_by_the_vanguard(scene, book):
    me, _ = laid(scene, book)
    scene.step("ride phase")
    me.has(vanguard="Grade 2", hand=["Grade 1", "Grade 2", "Grade 3"])
    assert me.offered("ride", "Grade 2") and me.offered("ride", "Grade 3")
    assert me.refused("ride", "Grade 1") == "8.5.2.1.1.1"


@pytest.mark.rule("8.5.2.1.1.1")
def test_with_a_pair_it_is_measured_by_the_leader_though_the_mate_came_later(scene, me, foe):
    """The unit that came last would allow grade 2."""
    legioned(scene, me, foe, hand=["Grade 2", "Grade 3"])
    turn = scene.game.facts["turn"]
    while scene.game.facts["turn"] < turn + 2:
        (me if scene.game.question.seat == 0 else foe).picks(scene.game.question.options[-1])
    assert me.offered("ride", "Grade 3")
    assert me.refused("ride", "Grade 2") == "8.5.2.1.1.1"
