"""What can be chosen, done or paid at all, and what choosing tells of hidden cards."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.words import nodes as n

from .toy import BOOK, activated, altered, answer, card, find, names, options, play, resolve, table

ONE = n.Number(1)
DRAW = n.Perform("draw", ONE)
HAND = n.Cards(("hand",))
RED = n.Cards(("hand",), "mine", n.Is("tint", "has", "red"))


def discard(among: n.Reference, **fields: Any) -> n.Effect:
    return n.Sequence((n.Choose(among, None if "total" in fields else ONE, **fields), n.Move(n.It(), "heap")))


def usable(g: Any) -> bool:
    return any(option[0] == "use" for option in g.question.options)


def using(*cost: n.Effect, **zones: Any) -> Any:
    return play(table({"row": [card("Mill", activated(DRAW, *cost))], **zones}))


@pytest.mark.parametrize(("among", "asked"), [(RED, True), (HAND, False)])
def test_a_choice_of_one_is_asked_where_it_would_tell_what_the_cards_are(among, asked):
    """Everybody knows that there is one card in the hand, but not that it is red."""
    g = using(discard(among), hand=[card("Pebble", tint=("red",))])
    g.answer(next(option for option in g.question.options if option[0] == "use"))
    assert (options(g) == ["Pebble"]) is asked
    assert names(g, 0, "heap") == ([] if asked else ["Pebble"])


@pytest.mark.parametrize(("least", "payable"), [(0, True), (1, False)])
def test_a_sum_of_nothing_is_paid_with_any_card(least, payable):
    total = n.Total("size", n.Number(least))
    assert usable(using(discard(HAND, total=total), hand=[card("Speck", size=0)])) is payable
    assert not usable(using(discard(HAND, total=total)))


def needing(b: Any, node: n.Perform) -> None:
    b.needs.append(b.env.condition(n.Holds("late")))


@pytest.mark.parametrize(("turn", "played"), [(2, False), (12, True)])
def test_an_ability_of_which_no_mode_can_be_chosen_is_not_played(turn, played):
    book = altered(BOOK, declared=frozenset({n.Mode}), actions={**BOOK.nodes.actions, "leap": needing})
    g = table({"row": [card("Mill", activated(n.Mode((n.Perform("leap"), n.Perform("leap")))))]}, book=book)
    g.set("turn", turn)
    assert usable(play(g)) is played


@pytest.mark.parametrize("verb", ["toss", "put"])
def test_a_verb_reaches_only_the_cards_that_the_book_says(verb):
    book = altered(BOOK, verb_reaches={"toss": lambda g, card: g.value(card, "size") > 0})
    g = table({"row": [card("Flint"), card("Big", size=1), card("Small")]}, book=book)
    resolve(g, n.Move(n.Cards(("row",), "mine", n.Other()), "heap", verb=verb))
    assert names(g, 0, "heap") == (["Big"] if verb == "toss" else ["Big", "Small"])


def test_what_is_revealed_does_not_take_the_place_of_what_was_chosen():
    g = table({"row": [card("Flint"), card("A"), card("B")], "pile": [card("Top")]})
    shown = n.Reveal(n.Top(ONE, "pile"))
    chosen = n.Choose(n.Cards(("row",), "mine", n.Other()), ONE, into="one")
    resolve(g, n.Sequence((chosen, shown, n.Move(n.It("one"), "heap"))))
    answer(g, "A")
    assert (names(g, 0, "heap"), names(g, 0, "pile")[-1]) == (["A"], "Top")


def test_a_card_that_was_chosen_and_is_revealed_is_still_the_one_meant():
    g = table({"row": [card("Flint")], "hand": [card("A"), card("B")]})
    resolve(g, n.Sequence((n.Choose(HAND, ONE), n.Reveal(n.It()), n.Move(n.It(), "heap"))))
    answer(g, "A")
    assert names(g, 0, "heap") == ["A"]
    assert find(g, "B") in g.in_zone(0, "hand")
