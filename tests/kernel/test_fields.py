"""Fields of nodes that are easily forgotten do what they say: counts, states, limits, the other branch."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.build.start import new_game, replay
from playmat.kernel.run.atoms import move
from playmat.kernel.run.events import emit
from playmat.kernel.state import save
from playmat.kernel.words import nodes as n
from playmat.kernel.words.book import Deck
from playmat.kernel.words.errors import SaveError

from .toy import (
    BOOK,
    STONE,
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
THIS = n.This()
DRAW = n.Perform("draw", ONE)
REST = n.Turn(THIS, "rest")


def flint(*abilities: n.Ability) -> Any:
    return table({"row": [card("Flint", *abilities)]})


# --- modes ----------------------------------------------------------------------------------------

THREE_MODES = (DRAW, REST, n.Move(THIS, "heap"))


def test_two_of_three_modes_are_chosen_and_done_in_the_order_of_the_text():
    g = resolve(flint(), n.Mode(THREE_MODES, TWO))
    assert options(g) == ["option 1", "option 2", "option 3"]
    g.answer("option 3")
    assert options(g) == ["option 1", "option 2"]
    g.answer("option 1")
    assert names(g, 0, "hand") == ["Stone"]
    assert names(g, 0, "heap") == ["Flint"]
    drawn, moved = [e for e in g.log if e[0] == "move"]
    assert (drawn[7], moved[7]) == ("draw", "put")


@pytest.mark.parametrize(("count", "done"), [(0, 0), (3, 3), (5, 3)])
def test_no_mode_and_all_modes_are_no_choice(count, done):
    g = resolve(flint(), n.Mode((DRAW, DRAW, DRAW), n.Number(count)))
    assert g.question.kind == "act"
    assert len(g.in_zone(0, "hand")) == done


def test_modes_are_chosen_anew_each_time():
    g = resolve(flint(), n.Repeat(n.Mode((DRAW, REST)), TWO))
    answer(g, "option 1", "option 1")
    assert len(g.in_zone(0, "hand")) == 2


def test_cards_are_chosen_anew_each_time():
    toss = n.Sequence((n.Choose(n.Cards(("hand",)), ONE), n.Move(n.It(), "heap")))
    g = table({"row": [card("Flint")], "hand": [card(name) for name in "ABC"]})
    resolve(g, n.Repeat(toss, TWO))
    answer(g, "B")
    assert options(g) == ["A", "C"]
    g.answer(find(g, "C"))
    assert names(g, 0, "heap") == ["B", "C"]


# --- where and how cards arrive -------------------------------------------------------------------

RESTING = altered(BOOK, arrives_rested=lambda g, card, before, after: True)


@pytest.mark.parametrize(("state", "rested"), [("", 1), ("stand", 0), ("rest", 1), ("face up", 1)])
def test_cards_arrive_in_the_state_that_is_said(state, rested):
    g = table({"row": [card("Flint")]}, book=RESTING)
    resolve(g, n.Move(THIS, "bench", state=state))
    assert g.rested[find(g, "Flint")] == rested


@pytest.mark.parametrize(("state", "down"), [("face up", 0), ("face down", 1)])
def test_cards_arrive_with_the_face_that_is_said(state, down):
    g = table({"row": [card("Flint"), card("Chert")]})
    g.face_down[find(g, "Chert")] = 1
    resolve(g, n.Move(n.Cards(("row",), "mine", n.Other()), "heap", state=state), "Flint")
    assert g.face_down[find(g, "Chert")] == down


PICKED = n.Cards(("hand",))


def held(*cards: str, **fields: Any) -> Any:
    return table({"row": [card("Flint")], "bench": [card("Slate")], "hand": [card(c) for c in cards]}, **fields)


@pytest.mark.parametrize(
    ("position", "order"), [("", ["Slate", "A"]), ("top", ["Slate", "A"]), ("bottom", ["A", "Slate"])]
)
def test_the_position_counts_where_the_zone_is_picked(position, order):
    g = resolve(held("A"), n.Move(PICKED, "places", position))
    answer(g, "bench")
    assert names(g, 0, "bench") == order


@pytest.mark.parametrize("state", ["stand", "rest"])
def test_the_state_counts_where_the_zone_is_picked(state):
    g = resolve(held("A", book=altered(RESTING)), n.Move(PICKED, "places", state=state))
    answer(g, "row")
    assert g.rested[find(g, "A")] == (state == "rest")


def test_the_order_counts_where_the_zone_is_picked():
    g = resolve(held("A", "B"), n.Move(PICKED, "places", order="any"))
    answer(g, "bench", "B")
    assert names(g, 0, "bench") == ["Slate", "B", "A"]


def test_what_keeps_a_card_counts_where_the_zone_is_picked():
    keep = n.Modify(n.Cards(("hand",), "mine", n.Is("name", "=", "A")), (n.Cannot("be tossed"),))
    g = resolve(held("A", "B"), n.Sequence((keep, n.Move(PICKED, "places", verb="toss"))))
    answer(g, "bench")
    assert names(g, 0, "bench") == ["Slate", "B"]
    assert names(g, 0, "hand") == ["A"]


def test_only_places_that_a_card_may_enter_are_offered():
    book = altered(BOOK, may_enter=lambda g, card, zone: zone != "row")
    g = resolve(held("A", book=book), n.Move(PICKED, "places"))
    assert names(g, 0, "bench") == ["Slate", "A"]


# --- limits ---------------------------------------------------------------------------------------


def uses(g: Any) -> list[Any]:
    return [o for o in g.question.options if o[0] == "use"]


@pytest.mark.parametrize(("limit", "again"), [("turn", True), ("game", False)])
def test_an_activated_ability_is_used_up(limit, again):
    g = play(flint(activated(DRAW, limit=limit), activated(DRAW)))
    first, second = uses(g)
    g.answer(first)
    assert uses(g) == [second], "the limit is that of one ability"
    g.answer("pass")
    g.answer("pass")
    assert uses(g) == ([first, second] if again else [second])


def test_a_limit_is_one_for_each_card_and_each_object():
    mill = card("Mill", activated(DRAW, limit="turn"))
    g = play(table({"row": [mill, mill]}))
    first, second = uses(g)
    g.answer(first)
    assert uses(g) == [second]
    move(g, (first[1],), "heap")
    move(g, (first[1],), "row")
    g.answer(("toss", second[1]))
    assert uses(g) == [first], "a card that left and came back is another object"


def test_an_automatic_ability_goes_off_once_a_turn():
    g = flint(automatic(n.On("bump", (("bumper", THIS),)), DRAW, limit="turn"))
    play(g)
    for _ in range(2):
        emit(g, "bump", find(g, "Flint"), None)
    assert len(g.waiting) == 2
    g.answer("pass")
    assert names(g, 0, "hand") == ["Stone"]
    assert g.waiting == []


# --- later, instead -------------------------------------------------------------------------------


def test_a_later_ability_offers_the_cost_of_its_maker():
    later = n.Later(n.On("rest", (("card", THIS),)), n.MayPay(DRAW))
    g = flint(automatic(n.On("bump", (("bumper", THIS),)), later, cost=(n.Move(n.Top(ONE, "pile"), "heap"),)))
    play(g)
    emit(g, "bump", find(g, "Flint"), None)
    g.answer("pass")
    resolve(g, REST)
    assert names(g, 0, "heap") == [], "nothing was paid yet"
    g.answer("pass")
    assert g.question.prompt == "pay the cost?"
    g.answer("yes")
    assert names(g, 0, "heap") == ["Stone"]


@pytest.mark.parametrize(("turn", "zone"), [(2, "hand"), (10, "heap")])
def test_a_replacement_stands_in_otherwise(turn, zone):
    saved = n.Instead(n.Moved(THIS, ("row",), ("heap",)), n.Move(THIS, "hand"))
    g = flint(continuous(n.If(n.Holds("late"), n.Nothing(), saved)))
    g.set("turn", turn)
    resolve(g, n.Move(THIS, "heap"))
    assert names(g, 0, zone) == ["Flint"]


# --- replays --------------------------------------------------------------------------------------


def test_a_replay_with_an_answer_that_is_no_option_is_refused():
    deck = Deck("Stones", {"main": (STONE,) * 6})
    g = new_game(BOOK, [deck, deck], 1)
    g.answer("pass")
    content = save.opened(save.record(g), save.REPLAY_FORMAT)
    content["answers"] = ["pass", "fly"]
    with pytest.raises(SaveError, match="answer 2 of the replay is not possible: 'fly' is not an option"):
        replay(save.sealed(content), BOOK)
