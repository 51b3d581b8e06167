"""Keywords lost with all abilities, whose zone a card goes to, sums that are paid, and names for what moved."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.build.start import caused
from playmat.kernel.run.atoms import move
from playmat.kernel.run.events import emit
from playmat.kernel.words import nodes as n
from playmat.kernel.words.errors import UnknownWord

from .toy import BOOK, activated, altered, answer, automatic, card, continuous, find, names, play, resolve, table

ONE = n.Number(1)
DRAW = n.Perform("draw", ONE)
FLINT = n.Cards(("row",), "mine", n.Is("name", "=", "Flint"))


def named(*cards: str) -> n.Cards:
    return n.Cards(("row",), "mine", n.AnyOf(tuple(n.Is("name", "=", each) for each in cards)))


# --- keywords and lost abilities ------------------------------------------------------------------------------

GAINS = n.Modify(FLINT, (n.Include("keywords", "swift"),), "end of turn")


@pytest.mark.parametrize(("kind", "kept"), [("", False), ("automatic", True)])
def test_keywords_gained_before_are_lost_with_all_abilities_and_with_no_less(kind, kept):
    g = table({"row": [card("Flint", automatic(n.On("bump"), DRAW), activated(DRAW)), card("Chert")]})
    resolve(g, GAINS, "Chert")
    resolve(g, n.Modify(FLINT, (n.LoseAbilities(kind),), "end of turn"), "Chert")
    assert ("swift" in g.value(find(g, "Flint"), "keywords")) is kept


def test_a_keyword_gained_after_all_abilities_were_lost_stays():
    g = table({"row": [card("Flint"), card("Chert")]})
    resolve(g, n.Modify(FLINT, (n.LoseAbilities(),), "end of turn"), "Chert")
    resolve(g, GAINS, "Chert")
    assert g.value(find(g, "Flint"), "keywords") == ("swift",)


def test_a_word_that_a_card_has_is_not_gained_twice():
    g = table({"row": [card("Flint", tint=("red",)), card("Chert")]})
    for word in ("red", "Red", "blue"):
        resolve(g, n.Modify(FLINT, (n.Include("tint", word),), "end of turn"), "Chert")
    assert g.value(find(g, "Flint"), "tint") == ("red", "blue")


# --- whose zone -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "seat"), [("", 1), ("mine", 0), ("theirs", 1)])
def test_a_card_goes_to_its_owners_zone_unless_the_text_says_whose(side, seat):
    g = table({"row": [card("Hand")]}, {"row": [card("Flint")]})
    resolve(g, n.Move(n.Cards(("row",), "theirs"), "heap", side=side), "Hand")
    assert names(g, seat, "heap") == ["Flint"]


@pytest.mark.parametrize(("side", "seat"), [("", 0), ("mine", 1), ("theirs", 0)])
def test_and_so_it_is_for_the_other_seat(side, seat):
    g = table({"row": [card("Flint")]}, {"row": [card("Hand")]})
    resolve(g, n.Move(n.Cards(("row",), "theirs"), "heap", side=side), "Hand", seat=1)
    assert names(g, seat, "heap") == ["Flint"]


# --- what moved by its name -----------------------------------------------------------------------------------


def test_the_card_itself_has_the_name_that_its_move_gives_it():
    """ "It" is not the card itself, unless the step says so by a name."""
    away = n.Move(n.This(), "heap", into="gone")
    g = resolve(table({"row": [card("Flint")]}), n.Sequence((away, n.Perform("draw", n.Count(n.It("gone"))))))
    assert len(names(g, 0, "hand")) == 1


def test_what_was_chosen_before_is_it_after_the_card_itself_moved():
    g = table({"row": [card("Flint"), card("Chert")]})
    steps = (n.Choose(named("Chert"), ONE), n.Move(n.This(), "heap"), n.Move(n.It(), "bench"))
    resolve(g, n.Sequence(steps), "Flint")
    assert (names(g, 0, "heap"), names(g, 0, "bench")) == (["Flint"], ["Chert"])


def test_what_was_turned_has_the_name_that_the_step_gives_it():
    g = table({"row": [card("Flint"), card("Chert"), card("Slate")]})
    steps = (n.Turn(named("Flint", "Chert"), "rest", into="turned"), n.Perform("draw", n.Count(n.It("turned"))))
    resolve(g, n.Sequence(steps), "Slate")
    assert len(names(g, 0, "hand")) == 2


# --- sums and differences that are paid -----------------------------------------------------------------------


def paying(*cost: n.Effect, row: list[Any]) -> Any:
    return play(table({"row": [card("Till", activated(DRAW, *cost)), *row]}))


def can_pay(g: Any) -> bool:
    return ("use", find(g, "Till"), "Till/1") in g.question.options


OTHERS = n.Cards(("row",), "mine", n.Other())
SUM = n.Sequence((n.Choose(OTHERS, None, total=n.Total("size", n.Number(5))), n.Move(n.It(), "heap")))


@pytest.mark.parametrize(
    ("sizes", "payable"), [((2, 3), True), ((2, 2), False), ((5,), True), ((), False), ((0, 4, 1), True)]
)
def test_cards_that_come_to_a_sum(sizes, payable):
    g = paying(SUM, row=[card(f"S{at}", size=size) for at, size in enumerate(sizes)])
    assert can_pay(g) is payable


def test_a_sum_is_paid_with_what_another_part_can_spare():
    """One card goes to the hand, the others come to five: the largest cannot be both."""
    one = n.Sequence((n.Choose(named("Big", "Small"), ONE), n.Move(n.It(), "hand")))
    assert can_pay(paying(one, SUM, row=[card("Small", size=1), card("Big", size=5)]))
    only_big = n.Sequence((n.Choose(named("Big"), ONE), n.Move(n.It(), "hand")))
    assert not can_pay(paying(only_big, SUM, row=[card("Big", size=5), card("Small", size=1)]))


@pytest.mark.parametrize("together", [True, False])
def test_a_card_that_was_turned_is_moved_next_only_where_parts_are_paid_in_order(together):
    parts = [n.Sequence((n.Choose(OTHERS, ONE), deed)) for deed in (n.Turn(n.It(), "rest"), n.Move(n.It(), "heap"))]
    till = card("Till", activated(DRAW, *parts))
    g = play(table({"row": [till, card("Flint")]}, book=altered(BOOK, paid_together=together)))
    assert can_pay(g) is not together


DIFFERENT = n.Sequence((n.Choose(OTHERS, n.Number(2), each_different="size"), n.Move(n.It(), "heap")))


@pytest.mark.parametrize(("sizes", "payable"), [((1, 2), True), ((1, 1), False), ((1, 1, 2), True), ((1,), False)])
def test_cards_that_differ(sizes, payable):
    g = paying(DIFFERENT, row=[card(f"S{at}", size=size) for at, size in enumerate(sizes)])
    assert can_pay(g) is payable


@pytest.mark.parametrize(("sizes", "payable"), [((1, 2, 3), True), ((1, 1, 2), True), ((1, 2), False), ((1, 1), False)])
def test_cards_that_differ_beside_another_that_is_paid(sizes, payable):
    """No card pays twice, whichever is taken for the other part."""
    one = n.Sequence((n.Choose(OTHERS, ONE), n.Move(n.It(), "hand")))
    g = paying(one, DIFFERENT, row=[card(f"S{at}", size=size) for at, size in enumerate(sizes)])
    assert can_pay(g) is payable


def test_what_was_picked_of_those_that_differ_bars_its_like():
    g = paying(DIFFERENT, row=[card("A", size=1), card("B", size=1), card("C", size=2)])
    g.answer(("use", find(g, "Till"), "Till/1"))
    answer(g, "A")
    assert names(g, 0, "heap") == ["A", "C"]


# --- what is caused in a game that is imagined -----------------------------------------------------------------


@pytest.mark.parametrize("ability", ["", "Doer/1"])
def test_something_happens_as_part_of_what_a_card_does(ability):
    g = play(table({"row": [card("Doer", activated(DRAW)), card("Flint")]}))
    doer, flint, frames, rule = find(g, "Doer"), find(g, "Flint"), list(g.frames), g.rule
    source = g.frames[-1].source if hasattr(g.frames[-1], "source") else None
    caused(g, lambda g: emit(g, "bump", doer, flint), doer, ability, "2.9" if ability else "")
    kind, said, by, *_ = g.log[-1]
    assert (kind, said, by) == ("bump", "2.9" if ability else rule, doer)
    assert g.frames == frames and g.rule == rule
    assert not ability or source is None or g.frames[-1].source == source


def test_tests_of_several_parts_all_count():
    where = n.All((n.Is("size", ">=", n.Number(2)), n.Is("tint", "has", "red"), n.Is("name", "!=", "Slate")))
    rows = [card("Flint", size=2, tint=("red",)), card("Chert", size=1, tint=("red",)), card("Marl", size=3)]
    hears = automatic(n.Moved(n.Cards((), "mine", where), ("row",), ("heap",)), DRAW)
    for name, heard in (("Flint", True), ("Chert", False), ("Marl", False), ("Slate", False)):
        g = table({"row": [card("Ear", hears), *rows, card("Slate", size=3, tint=("red",))]})
        move(g, [find(g, name)], "heap")
        assert bool(g.waiting) is heard, name


@pytest.mark.parametrize("wind", [True, False])
def test_a_prohibition_that_counts_only_at_times_and_against_some(wind):
    """It names what may not toss the card, and counts while its condition holds."""
    bar = n.If(n.Holds("late"), n.Modify(FLINT, (n.Cannot("be tossed", by=n.Is("name", "=", "Chert")),)))
    for source, barred in (("Chert", wind), ("Slate", False)):
        g = table({"row": [card("Flint", continuous(bar)), card("Chert"), card("Slate")]}, book=altered(BOOK))
        g.set("turn", 12 if wind else 2)
        resolve(g, n.Move(FLINT, "heap", verb="toss"), source)
        assert (names(g, 0, "heap") == []) is barred


def test_a_role_of_any_of_several_events_is_known_and_no_other():
    either = n.AnyTrigger((n.On("bump"), n.On("draw")))
    g = table({"row": [card("Ear", automatic(either, n.Move(n.Role("bumped"), "heap"))), card("Flint")]})
    emit(g, "bump", find(g, "Ear"), find(g, "Flint"))
    play(g)
    assert names(g, 0, "heap") == ["Flint"]
    with pytest.raises(UnknownWord):
        table({"row": [card("Ear", automatic(either, n.Move(n.Role("bystander"), "heap")))]})
