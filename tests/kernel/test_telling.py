"""What "if you do" asks: whether the step before it was done, to all that were chosen or to any of a group."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.words import nodes as n

from .toy import BOOK, altered, card, continuous, names, resolve, table

MINE = n.Cards(("row",), "mine", n.AnyOf((n.Is("name", "=", "Flint"), n.Is("name", "=", "Chert"))))
CHOOSE = n.Choose(MINE, n.Number(2))
TOSS = n.Move(n.It(), "heap", verb="toss")
DRAW = n.Perform("draw", n.Number(1))
IF_DONE = n.If(n.Did(), DRAW)
KEEPS = continuous(n.Instead(n.Moved(n.This(), ("row",), ("heap",)), n.Nothing()))


def after(effect: n.Effect, flint: bool = False, chert: bool = False, rested: tuple[str, ...] = ()) -> Any:
    """What becomes of an effect where these two cards of the row put nothing in the place of being tossed."""
    made = [card(name, *((KEEPS,) if keeps else ())) for name, keeps in (("Flint", flint), ("Chert", chert))]
    g = table({"row": made})
    for name in rested:
        g.rested[g.in_zone(0, "row")[("Flint", "Chert").index(name)]] = True
    return resolve(g, effect)


def drew(g: Any) -> bool:
    return bool(names(g, 0, "hand"))


BOTH, ONE, NEITHER = (False, False), (True, False), (True, True)


@pytest.mark.parametrize(("kept", "done"), [(BOTH, True), (ONE, False), (NEITHER, False)])
@pytest.mark.parametrize(
    "effect",
    [
        n.Sequence((CHOOSE, TOSS, IF_DONE)),
        n.Sequence((n.Sequence((CHOOSE, TOSS)), IF_DONE)),
        n.Sequence((n.If(n.During("your"), n.Sequence((CHOOSE, TOSS))), IF_DONE)),
        n.YouMay(n.Sequence((CHOOSE, TOSS)), DRAW),
        n.Sequence((n.YouMay(n.Sequence((CHOOSE, TOSS))), IF_DONE)),
    ],
    ids=["steps", "a step of steps", "under a condition", "offered", "offered before"],
)
def test_all_that_were_chosen_must_have_gone(effect, kept, done):
    g = after(effect, *kept)
    if g.question.kind == "yes no":
        g.answer("yes")
    assert len(names(g, 0, "heap")) == kept.count(False)
    assert drew(g) is done


@pytest.mark.parametrize(("kept", "done"), [(BOTH, True), (ONE, True), (NEITHER, False)])
@pytest.mark.parametrize("offered", [True, False])
def test_any_of_a_group_must_have_gone(offered, kept, done):
    toss = n.Move(MINE, "heap", verb="toss")
    g = after(n.YouMay(toss, DRAW) if offered else n.Sequence((toss, IF_DONE)), *kept)
    if offered:
        g.answer("yes")
    assert drew(g) is done


@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("offered", [True, False])
def test_what_was_done_to_no_card_was_not_done_unless_it_was_agreed_to(offered, counts):
    """Whoever agrees to do it to all of no cards, where the book lets them, has done all there was to do."""
    toss = n.Move(n.Cards(("row",), "mine", n.Is("name", "=", "Slate")), "heap", verb="toss")
    g = table({"row": [card("Flint")]}, book=altered(BOOK, all_of_none=counts))
    g = resolve(g, n.YouMay(toss, DRAW) if offered else n.Sequence((toss, IF_DONE)))
    if offered and counts:
        g.answer("yes")
    assert drew(g) is (offered and counts)


def test_only_the_last_step_is_asked_about():
    """The first one did not happen, the second did."""
    other = n.Move(n.Top(n.Number(1), "pile"), "heap")
    g = after(n.Sequence((CHOOSE, TOSS, other, IF_DONE)), True, True)
    assert drew(g)


def test_an_offer_with_an_end_of_its_own_is_not_asked_about():
    """What was chosen is what "if you do" then asks about."""
    offer = n.YouMay(TOSS, n.Nothing())
    g = after(n.Sequence((CHOOSE, offer, IF_DONE)), True, True)
    g.answer("yes")
    assert drew(g)


@pytest.mark.parametrize("late", [True, False])
def test_a_step_that_was_not_due_failed_in_nothing(late):
    """Of what was agreed to, a part is not due; another part was done."""
    due = n.If(n.Holds("late"), n.Move(n.Top(n.Number(1), "pile"), "heap"))
    g = after(n.YouMay(n.Sequence((CHOOSE, TOSS, due)), DRAW))
    g.set("turn", 12 if late else 1)
    g.answer("yes")
    assert len(names(g, 0, "heap")) == 2 + late
    assert drew(g)


@pytest.mark.parametrize(
    ("rested", "chosen", "group"),
    [((), True, True), (("Flint",), False, True), (("Flint", "Chert"), False, False)],
    ids=["none", "one", "both"],
)
def test_a_card_that_lies_so_already_is_not_turned(rested, chosen, group):
    some, all_of = n.Sequence((CHOOSE, n.Turn(n.It(), "rest"), IF_DONE)), n.Sequence((n.Turn(MINE, "rest"), IF_DONE))
    assert drew(after(some, rested=rested)) is chosen
    assert drew(after(n.Sequence((n.Sequence(some.parts[:2]), IF_DONE)), rested=rested)) is chosen
    assert drew(after(all_of, rested=rested)) is group


@pytest.mark.parametrize("flint", [True, False])
def test_what_is_named_by_what_was_done_to_it_is_not_what_was_spared(flint):
    """ "The cards tossed" are those that were: a card is drawn for each of them."""
    tossed = n.Move(MINE, "heap", verb="toss", into="tossed")
    g = after(n.Sequence((tossed, n.Perform("draw", n.Count(n.It("tossed"))))), flint)
    assert len(names(g, 0, "hand")) == 2 - flint
