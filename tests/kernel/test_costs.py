"""Costs: payable as a whole or not at all, with distinct cards for every part."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.kernel.build.costs import can_assign
from playmat.kernel.words import nodes as n

from .toy import (
    BOOK,
    activated,
    altered,
    answer,
    automatic,
    card,
    continuous,
    find,
    names,
    options,
    play,
    resolve,
    table,
)

ONE, TWO = n.Number(1), n.Number(2)
HAND = n.Cards(("hand",))
DRAW = n.Perform("draw", ONE)


def tinted(word: str) -> n.Cards:
    return n.Cards(("hand",), "mine", n.Is("tint", "has", word))


def discard(among: n.Reference, count: n.Amount | None = ONE, up_to: bool = False) -> n.Effect:
    return n.Sequence((n.Choose(among, count, up_to), n.Move(n.It(), "heap")))


@given(st.lists(st.lists(st.integers(0, 5), max_size=4), max_size=4))
def test_can_assign_agrees_with_trying_everything(demands):
    """Every way to hand out six cards, against the search."""
    found = any(
        all(c in pool for c, pool in zip(given, demands, strict=False))
        for given in permutations(range(6), len(demands))
    )
    assert can_assign([list(dict.fromkeys(pool)) for pool in demands]) == found


def usable(g: Any) -> bool:
    return any(o[0] == "use" for o in g.question.options)


def with_cost(*cost: n.Effect, **zones: Any) -> Any:
    return play(table({"row": [card("Mill", activated(DRAW, *cost))], **zones}))


RED, BLUE = card("Red", tint=("red",)), card("Blue", tint=("blue",))
BOTH = card("Both", tint=("red", "blue"))


@pytest.mark.parametrize(
    ("hand", "payable"),
    [([RED, BLUE], True), ([BOTH, RED], True), ([BOTH], False), ([RED, RED], False), ([BOTH, BOTH], True), ([], False)],
)
def test_two_choices_need_two_cards(hand, payable):
    assert usable(with_cost(discard(tinted("red")), discard(tinted("blue")), hand=hand)) is payable


def test_a_pick_that_would_leave_the_rest_unpayable_is_not_offered():
    g = with_cost(discard(tinted("red")), discard(tinted("blue")), hand=[BOTH, RED])
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert sorted(names(g.settle(), 0, "heap")) == ["Both", "Red"], "there was only one way to pay"
    g = with_cost(discard(tinted("red")), discard(tinted("blue")), hand=[BOTH, RED, card("Sea", tint=("blue",))])
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert options(g) == ["Both", "Red"]
    answer(g, "Both")
    assert names(g.settle(), 0, "heap") == ["Both", "Sea"]


def test_all_parts_are_chosen_before_any_is_paid():
    g = with_cost(discard(HAND), discard(HAND), hand=[RED, BLUE, BOTH])
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    answer(g, "Red")
    assert names(g, 0, "heap") == []
    answer(g, "Blue")
    assert names(g, 0, "heap") == ["Red", "Blue"]
    assert len(g.in_zone(0, "hand")) == 1 + 1, "and then the effect draws"


def test_resting_is_possible_once():
    g = with_cost(n.Turn(n.This(), "rest"))
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert g.rested[find(g, "Mill")]
    assert not usable(g)


def test_a_card_that_cannot_rest_cannot_pay_with_it():
    stuck = n.Ability("continuous", n.Modify(n.This(), (n.Cannot("rest"),)))
    g = play(table({"row": [card("Mill", activated(DRAW, n.Turn(n.This(), "rest")), stuck)]}))
    assert not usable(g)


def test_the_card_itself_is_not_paid_twice():
    """It is put on the heap, so it is none of the cards that can be chosen."""
    cost = (n.Move(n.This(), "heap"), n.Sequence((n.Choose(n.Cards(("row",)), ONE), n.Move(n.It(), "hand"))))
    assert not usable(with_cost(*cost))
    g = play(table({"row": [card("Mill", activated(DRAW, *cost)), card("Flint")]}))
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert names(g, 0, "heap") == ["Mill"]
    assert "Flint" in names(g, 0, "hand")


@pytest.mark.parametrize(("count", "payable"), [(3, True), (7, False)])
def test_the_top_of_a_pile_must_be_there(count, payable):
    assert usable(with_cost(n.Move(n.Top(n.Number(count), "pile"), "heap"))) is payable


@pytest.mark.parametrize("cost", [n.Move(n.Cards(("bench",)), "heap"), n.Turn(n.Cards(("bench",)), "rest")])
def test_all_cards_of_a_zone_must_be_some(cost):
    assert not usable(with_cost(cost))
    assert usable(with_cost(cost, bench=[RED]))


def test_up_to_and_any_number_can_always_be_paid():
    assert usable(with_cost(discard(HAND, TWO, up_to=True)))
    g = with_cost(discard(HAND, None), hand=[RED, BLUE])
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert options(g) == ["Red", "Blue", "done"]
    answer(g, "Red", "done")
    assert names(g, 0, "heap") == ["Red"]


def test_a_cost_of_a_later_kind_is_never_doubted():
    assert usable(with_cost(n.Shuffle("pile")))


# --- costs inside effects -------------------------------------------------------------------------


def bell(cost: n.Effect, effect: n.Effect) -> Any:
    """A card that may pay when it comes to the row."""
    ring = automatic(n.Moved(n.This(), (), ("row",)), effect, cost=(cost,))
    g = play(table({"hand": [card("Bell", ring), RED]}))
    g.answer(("play", find(g, "Bell")))
    return g


def test_an_automatic_ability_offers_its_cost():
    g = bell(discard(HAND), n.MayPay(DRAW, n.Turn(n.This(), "rest")))
    assert options(g) == ["yes", "no"]
    twin = g.fork()
    answer(g, "yes")
    assert names(g, 0, "heap") == ["Red"]
    assert len(g.in_zone(0, "hand")) == 1
    answer(twin, "no")
    assert names(twin, 0, "heap") == []
    assert twin.rested[find(twin, "Bell")]


@pytest.mark.parametrize("goes", [False, True])
def test_only_the_object_whose_ability_it_is_rests_for_it(goes):
    """A card that came, left and came again has two abilities waiting; for that of the first time nothing is asked."""
    ring = automatic(n.Moved(n.This(), (), ("row",)), n.MayPay(DRAW), cost=(n.Turn(n.This(), "rest"),))
    comes = n.Move(n.Cards(("hand", "heap"), "mine", n.Is("name", "=", "Bell")), "row")
    leaves = n.Move(n.Cards(("row",), "mine", n.Is("name", "=", "Bell")), "heap")
    g = table({"row": [card("Ringer")], "hand": [card("Bell", ring), RED]})
    resolve(g, n.Sequence((comes, leaves, comes) if goes else (comes,)))
    found = []
    while g.question is not None and g.question.kind != "act":
        if g.question.kind == "yes no":
            found.append(g.question.options)
        g.answer(g.question.options[-1] if g.question.kind == "yes no" else g.question.options[0])
    assert found == [("yes", "no")]


def test_a_cost_that_cannot_be_paid_is_not_offered():
    g = bell(discard(tinted("blue")), n.MayPay(DRAW, n.Turn(n.This(), "rest")))
    assert g.question.options == ("no",)
    assert g.settle().question.kind == "act"
    assert g.rested[find(g, "Bell")]


@pytest.mark.parametrize(("hand", "rested"), [([RED], False), ([BLUE], True)])
def test_a_cost_that_must_be_paid(hand, rested):
    must = n.MustPay((discard(tinted("red")),), DRAW, n.Turn(n.This(), "rest"))
    g = resolve(table({"row": [card("Toll")], "hand": hand}), must).settle()
    assert bool(g.rested[find(g, "Toll")]) is rested
    assert names(g, 0, "heap") == ([] if rested else ["Red"])


# --- choices that come to a sum -------------------------------------------------------------------------------


def summing(least: int) -> n.Effect:
    total = n.Total("size", n.Number(least))
    return n.Sequence((n.Choose(HAND, None, total=total), n.Move(n.It(), "heap")))


def sized(*sizes: int) -> list[Any]:
    return [card(f"Size {size}{'abc'[at]}", size=size) for at, size in enumerate(sizes)]


@pytest.mark.parametrize(
    ("sizes", "payable"), [((1, 1), False), ((1, 2), True), ((3,), True), ((), False), ((0, 2), False)]
)
def test_a_sum_is_payable_if_all_cards_together_come_to_it(sizes, payable):
    assert usable(with_cost(summing(3), hand=sized(*sizes))) is payable


def test_a_card_without_the_number_adds_nothing_to_a_sum():
    assert not usable(with_cost(summing(3), hand=[card("Mist"), *sized(2)]))
    assert usable(with_cost(summing(3), hand=[card("Mist"), *sized(3)]))


def test_one_goes_on_until_the_sum_is_reached_and_may_go_on():
    g = with_cost(summing(3), hand=sized(0, 1, 2))
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert options(g) == ["Size 0a", "Size 1b", "Size 2c"]
    answer(g, "Size 1b")
    assert options(g) == ["Size 0a", "Size 2c"]
    answer(g, "Size 2c")
    assert options(g) == ["Size 0a", "done"]


@pytest.mark.parametrize(("sizes", "payable"), [((3, 1), True), ((3,), False), ((2, 1), False), ((2, 1, 0), True)])
def test_another_choice_gets_its_card_beside_the_sum(sizes, payable):
    assert usable(with_cost(summing(3), discard(HAND), hand=sized(*sizes))) is payable


def test_a_pick_that_the_other_choice_needs_is_not_offered():
    red = n.Cards(("hand",), "mine", n.Is("tint", "has", "red"))
    hand = [card("Red", size=3, tint=("red",)), card("Blue", size=3), card("Grey", size=1)]
    g = with_cost(summing(3), discard(red), hand=hand)
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert options(g) == ["Blue", "Grey"]


def test_an_effect_chooses_up_to_a_sum_as_far_as_it_can():
    g = table({"row": [card("Mill")], "hand": sized(1, 1)})
    resolve(g, summing(3))
    answer(g, "Size 1b")
    assert sorted(names(g, 0, "heap")) == ["Size 1a", "Size 1b"]


@pytest.mark.parametrize(("by_cost", "gone"), [(True, ["Held"]), (False, [])])
def test_what_effects_cannot_do_may_be_done_to_pay(by_cost, gone):
    word = "be tossed by effects"
    words = BOOK.words.prohibitions | {word}
    book = altered(BOOK, prohibitions=words, effect_bars={"be tossed": word})
    held = card("Held", continuous(n.Modify(n.This(), (n.Cannot(word),))))
    toss = n.Move(n.It(), "heap", verb="toss")
    choose = n.Choose(n.Cards(("row",), "mine", n.Other()), ONE)
    mill = activated(DRAW, n.Sequence((choose, toss))) if by_cost else activated(n.Sequence((choose, toss)))
    g = play(table({"row": [card("Mill", mill), held]}, book=book))
    assert usable(g)
    answer(g, next(o for o in g.question.options if o[0] == "use"))
    assert names(g, 0, "heap") == gone


@pytest.mark.parametrize("bar", ["be chosen", "be tossed", "stand"])
def test_what_cannot_be_chosen_or_done_does_not_pay(bar):
    """Any other prohibition leaves the card among those that may pay."""
    shy = card("Shy", continuous(n.Modify(n.This(), (n.Cannot(bar),))))
    toss = n.Sequence((n.Choose(n.Cards(("row",), "mine", n.Other()), ONE), n.Move(n.It(), "heap", verb="toss")))
    mill = card("Mill", activated(DRAW, toss))
    g = play(table({"row": [mill, card("A"), card("B"), shy]}))
    g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert sorted(options(g)) == (["A", "B", "Shy"] if bar == "stand" else ["A", "B"])
