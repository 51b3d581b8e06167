"""What effects reach: cards that fit later, cards that withstand them, lost costs, several words of one kind."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.words import nodes as n
from playmat.kernel.words.book import Characteristic

from .toy import BOOK, activated, altered, answer, card, continuous, find, names, options, play, put, resolve, table

ROW = n.Cards(("row",))
GROW = n.Modify(ROW, (n.Add("size", n.Number(1)),), "end of turn")
STIFF = n.Modify(ROW, (n.Cannot("stand"),), "end of turn")


def test_one_effect_follows_a_group_and_another_does_not():
    book = altered(BOOK, follows=lambda effect: isinstance(effect.changes[0], n.Cannot))
    g = table({"row": [card("Crook")]}, book=book)
    resolve(resolve(g, GROW), STIFF)
    late = put(g, 0, "row", card("Late"))
    assert (g.value(late, "size"), g.cannot(late, "stand")) == (0, True)
    crook = find(g, "Crook")
    assert (g.value(crook, "size"), g.cannot(crook, "stand")) == (1, True)


# --- out of reach -------------------------------------------------------------------------------------


SHIELDED = altered(BOOK, out_of_reach="be reached", prohibitions=BOOK.words.prohibitions | {"be reached"})
WALL = continuous(n.Modify(n.This(), (n.Cannot("be reached", by=n.Is("name", "=", "Crook")),)))


def walled(*others: Any) -> Any:
    return table({"row": [card("Crook"), card("Wall", WALL, size=5), card("Friend"), *others]}, book=SHIELDED)


@pytest.mark.parametrize(("source", "grown"), [("Crook", 5), ("Friend", 5 + 1)])
def test_an_effect_that_does_not_reach_a_card_changes_nothing_of_it(source, grown):
    g = resolve(walled(), GROW, source)
    assert g.value(find(g, "Wall"), "size") == grown
    assert g.value(find(g, "Friend"), "size") == 1


@pytest.mark.parametrize(("source", "gone"), [("Crook", False), ("Friend", True)])
def test_nor_moves_it_nor_turns_it(source, gone):
    wall = n.Cards(("row",), "mine", n.Is("name", "=", "Wall"))
    g = resolve(walled(), n.Turn(wall, "rest"), source)
    assert bool(g.rested[find(g, "Wall")]) == gone
    g = resolve(walled(), n.Move(wall, "heap"), source)
    assert (names(g, 0, "heap") == ["Wall"]) == gone


def test_a_continuous_ability_does_not_reach_it_either():
    g = walled(card("Crook's aunt", continuous(n.Modify(ROW, (n.Add("size", n.Number(1)),)))))
    assert g.value(find(g, "Wall"), "size") == 5 + 1
    g = table(
        {"row": [card("Crook", continuous(n.Modify(ROW, (n.Add("size", n.Number(1)),)))), card("Wall", WALL, size=5)]},
        book=SHIELDED,
    )
    assert (g.value(find(g, "Wall"), "size"), g.value(find(g, "Crook"), "size")) == (5, 1)


FROM_FRIEND = (n.Cannot("be reached", by=n.Is("name", "=", "Friend")),)


@pytest.mark.parametrize("keeps_off", ["Crook", "Nobody"])
def test_what_keeps_effects_off_does_not_keep_off_its_like(keeps_off):
    """Which of two such abilities holds would else hang on which of them is looked at first."""
    wall = continuous(n.Modify(n.This(), (n.Cannot("be reached", by=n.Is("name", "=", keeps_off)),)))
    crook = card("Crook", continuous(n.Modify(ROW, FROM_FRIEND)))
    g = table({"row": [crook, card("Wall", wall, size=5), card("Friend")]}, book=SHIELDED)
    g = resolve(g, GROW, "Friend")
    assert g.value(find(g, "Wall"), "size") == 5 and g.value(find(g, "Crook"), "size") == 0


@pytest.mark.parametrize(("keeps_off", "grown"), [("Crook", 5 + 1), ("Nobody", 5)])
def test_but_what_reaches_a_card_is_known_as_an_effect_is_made(keeps_off, grown):
    wall = continuous(n.Modify(n.This(), (n.Cannot("be reached", by=n.Is("name", "=", keeps_off)),)))
    g = table({"row": [card("Crook"), card("Wall", wall, size=5), card("Friend")]}, book=SHIELDED)
    g = resolve(resolve(g, n.Modify(ROW, FROM_FRIEND, "end of turn"), "Crook"), GROW, "Friend")
    assert g.value(find(g, "Wall"), "size") == grown


@pytest.mark.parametrize("together", [False, True])
def test_but_it_pays_a_cost(together):
    """What pays is no effect: it turns a card that no effect of this source reaches."""
    wall = continuous(n.Modify(n.This(), (n.Cannot("be reached", by=n.Is("name", "=", "Wall")),)))
    pays = activated(n.Move(n.Top(n.Number(1), "pile"), "heap"), n.Turn(n.This(), "rest"))
    g = play(table({"row": [card("Wall", wall, pays)]}, book=altered(SHIELDED, paid_together=together)))
    g.answer(("use", find(g, "Wall"), "Wall/2"))
    assert g.rested[find(g, "Wall")]


# --- lost costs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lost", "left"), [(False, []), (True, ["Coin"])])
def test_a_cost_that_is_lost_is_not_paid(lost, left):
    pay = n.Sequence((n.Choose(n.Cards(("hand",)), n.Number(1)), n.Move(n.It(), "heap")))
    buyer = card("Buyer", activated(n.Move(n.Top(n.Number(1), "pile"), "heap"), pay))
    book = altered(BOOK, cost_lost=lambda g, s: lost)
    g = play(table({"row": [buyer], "hand": [card("Coin")]}, book=book))
    g.answer(("use", find(g, "Buyer"), "Buyer/1"))
    assert [name for name in names(g, 0, "hand") if name == "Coin"] == left


@pytest.mark.parametrize("lost", [False, True])
def test_a_cost_that_is_lost_can_always_be_paid(lost):
    pay = n.Sequence((n.Choose(n.Cards(("bench",)), n.Number(1)), n.Move(n.It(), "heap")))
    buyer = card("Buyer", activated(n.Nothing(), pay))
    g = play(table({"row": [buyer]}, book=altered(BOOK, cost_lost=lambda g, s: lost)))
    assert (("use", find(g, "Buyer"), "Buyer/1") in g.question.options) == lost


# --- never twice --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("never_twice", "second"), [(False, ["A", "B"]), (True, ["B"])])
def test_what_was_chosen_once_is_not_chosen_again(never_twice, second):
    choose = n.Choose(n.Cards(("bench",)), n.Number(1))
    each = n.Repeat(n.Sequence((choose, n.Modify(n.It(), (n.Add("size", n.Number(1)),), "end of turn"))), n.Number(2))
    g = table({"row": [card("Crook")], "bench": [card("A"), card("B")]}, book=altered(BOOK, never_twice=never_twice))
    answer(resolve(g, each), "A")
    if never_twice:
        assert [g.value(find(g, name), "size") for name in "AB"] == [1, 1]
    else:
        assert options(g) == second


# --- several words of one kind --------------------------------------------------------------------------


NAMED = altered(
    BOOK,
    characteristics=(
        Characteristic("name", "word", "", more="also"),
        *[c for c in BOOK.words.characteristics if c.name != "name"],
        Characteristic("also", "words", ()),
    ),
)


@pytest.mark.parametrize(
    ("where", "found"),
    [
        (n.Is("name", "=", "Twin"), ["Both"]),
        (n.Is("name", "!=", "Twin"), ["Other"]),
        (n.Is("name", "contains", "wi"), ["Both"]),
        (n.SameAs("name", n.Cards(("bench",))), ["Both"]),
    ],
)
def test_a_card_with_two_words_is_found_by_each(where, found):
    g = table({"row": [card("Both", also=("Twin",)), card("Other")], "bench": [card("Twin")]}, book=NAMED)
    resolve(g, n.Move(n.Cards(("row",), "mine", where), "heap"))
    assert names(g, 0, "heap") == found


def test_cards_that_share_a_word_do_not_differ():
    two = n.Sequence((n.Choose(n.Cards(("row", "bench")), n.Number(2), each_different="name"), n.Move(n.It(), "heap")))
    g = table({"row": [card("Both", also=("Twin",)), card("Other")], "bench": [card("Twin")]}, book=NAMED)
    answer(resolve(g, two), "Both")
    assert names(g, 0, "heap") == ["Both", "Other"]


def test_the_rules_may_give_further_words():
    def lent(g, key, table):
        for c in g.in_zone(0, "bench"):
            table[c] = (*g.value(c, key), "Lent")

    lending = altered(NAMED, rule_numbers=lent, rule_written=frozenset({"also"}), rule_zones=("places",))
    rows = {"row": [card("Twin"), card("Other")], "bench": [card("Both", also=("Twin",))]}
    g = table(rows, book=lending)
    assert g.value(find(g, "Both"), "also") == ("Twin", "Lent")
    resolve(g, n.Move(n.Cards(("places",), "mine", n.Is("name", "=", "Lent")), "heap"), "Twin")
    assert names(g, 0, "heap") == ["Both"]


# --- spared -------------------------------------------------------------------------------------------


SPARING = altered(SHIELDED, spared=True)
OTHERS = n.Cards(("row",), "mine", n.Non(n.Is("name", "=", "Crook")))
CHOOSE = n.Sequence((n.Choose(OTHERS, n.Number(1)), n.Turn(n.It(), "rest")))


@pytest.mark.parametrize("spared", [False, True])
def test_what_is_spared_cannot_be_chosen(spared):
    """Then one card is left, and nobody is asked."""
    book = SPARING if spared else SHIELDED
    g = resolve(table({"row": [card("Crook"), card("Wall", WALL, size=5), card("Friend")]}, book=book), CHOOSE, "Crook")
    assert bool(g.rested[find(g, "Friend")]) == spared
    if not spared:
        assert options(g) == ["Wall", "Friend"]


@pytest.mark.parametrize("cost", [n.Turn(n.This(), "rest"), n.Move(n.This(), "heap")])
@pytest.mark.parametrize("spared", [False, True])
def test_nor_does_it_pay_for_an_ability_of_its_own_that_does_not_reach_it(cost, spared):
    wall = continuous(n.Modify(n.This(), (n.Cannot("be reached", by=n.Is("name", "=", "Wall")),)))
    pays = activated(n.Move(n.Top(n.Number(1), "pile"), "heap"), cost)
    g = play(table({"row": [card("Wall", wall, pays)]}, book=altered(SHIELDED, spared=spared)))
    assert (("use", find(g, "Wall"), "Wall/2") in g.question.options) != spared


@pytest.mark.parametrize("spared", [False, True])
@pytest.mark.parametrize("together", [False, True])
def test_of_all_that_pay_those_that_are_spared_stay(spared, together):
    wall = continuous(n.Modify(n.This(), (n.Cannot("be reached", by=n.Is("name", "=", "Mill")),)))
    pays = activated(n.Move(n.Top(n.Number(1), "pile"), "heap"), n.Move(n.Cards(("row",), "mine", n.Other()), "heap"))
    book = altered(SHIELDED, spared=spared, paid_together=together)
    g = play(table({"row": [card("Mill", pays), card("Wall", wall), card("Friend")]}, book=book))
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert ("Wall" in names(g, 0, "row")) == spared and "Friend" in names(g, 0, "heap")


@pytest.mark.parametrize("all_of_none", [False, True])
def test_all_of_no_cards_may_pay(all_of_none):
    pays = activated(n.Move(n.Top(n.Number(1), "pile"), "heap"), n.Move(n.Cards(("hand",)), "heap"))
    g = play(table({"row": [card("Mill", pays)]}, book=altered(BOOK, all_of_none=all_of_none)))
    assert (("use", find(g, "Mill"), "Mill/1") in g.question.options) == all_of_none
