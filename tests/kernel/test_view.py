"""A view is enough for any client: the battle, the question whole, marks, both faces, and what both seats may know."""

from __future__ import annotations

import pytest
from tests.timing import least, timed

import playmat
from playmat.kernel.run.atoms import mark, move, place
from playmat.kernel.state.view import spread
from playmat.kernel.words import nodes as n
from playmat.kernel.words.questions import KINDS, parts_of

from .games import BOOK, at, states
from .toy import card, continuous, find, names, play, table

BOOKS = tuple(playmat.BOOKS)
GROW = n.Modify(n.This(), (n.Add("size", n.Number(2)),))


def test_a_changed_value_stands_beside_what_is_printed():
    g = table({"row": [card("Flint", continuous(GROW), size=3), card("Chert", size=1)]})
    flint, chert = g.view(0)["zones"][0]["row"]
    assert (flint["size"], flint["printed"]) == (5, {"size": 3})
    assert chert["size"] == 1 and "printed" not in chert


def test_hidden_cards_are_counted_in_their_place():
    g = table({"pile": [card("Flint")], "hand": [card("Chert"), card("Slate")]}, pile=4)
    assert g.view(1)["zones"][0]["hand"] == [{"hidden": 2}]
    assert g.view(0)["zones"][0]["pile"] == [{"hidden": 5}]
    assert len(spread(g.view(0)["zones"][0]["pile"])) == 5


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("zone", ["pile", "hand", "row", "bench", "middle"])
def test_the_record_tells_the_order_of_cards_only_where_all_see_it(zone, seat):
    """Two cards that go to a hidden place together are told of in one order, however they lie there."""
    told = []
    for order in (("Flint", "Chert"), ("Chert", "Flint")):
        heaps = [{}, {"heap": [card("Flint"), card("Chert")]}]
        g = table(*heaps[:: 2 * seat - 1])
        move(g, [find(g, name) for name in order], zone)
        told.append([g.card(event[3]) for event in g.log if event[0] == "move"])
        assert names(g, seat, zone)[-2:] == list(order)
    assert (told[0] == told[1]) == (zone in ("pile", "hand"))


def test_the_record_tells_no_hidden_order_of_cards_that_go_with_others_to_an_open_place():
    told = []
    for order in (("Flint", "Chert"), ("Chert", "Flint")):
        g = table({"heap": [card("Slate"), card("Flint"), card("Chert")]})
        numbers = g.match.zone_number
        place(g, ((find(g, "Slate"), numbers[0, "row"]), *[(find(g, name), numbers[0, "pile"]) for name in order]))
        told.append([g.card(event[3]) for event in g.log if event[0] == "move"])
        assert names(g, 0, "pile")[-2:] == list(order)
    assert told[0] == told[1]


def test_what_both_may_know_is_what_each_may_know():
    g = table({"hand": [card("Flint")], "row": [card("Chert")]}, {"hand": [card("Slate")]})
    both = g.view(None)
    assert both["seat"] is None and both["question"] is None
    assert [both["zones"][seat]["hand"] for seat in (0, 1)] == [[{"hidden": 1}]] * 2
    assert [each["name"] for each in both["zones"][0]["row"]] == ["Chert"]


def test_a_mark_that_is_nobodys_business_is_in_no_view():
    g = table({"row": [card("Flint")]})
    mark(g, find(g, "Flint"), "bent", 1)
    assert all("bent" not in g.view(seat)["zones"][0]["row"][0] for seat in (0, 1, None))


def test_the_question_is_there_whole_for_its_seat_alone():
    g = play(table({"hand": [card("Flint")]}))
    question, view = g.question, g.view(g.question.seat)["question"]
    for word in ("seat", "rule", "kind", "about", "prompt", "source", "least", "most", "options"):
        assert view[word] == getattr(question, word)
    assert view["parts"] == list(question.parts)
    assert g.view(1 - question.seat)["question"] is None
    assert question.about == "act"


def test_who_is_asked_what_to_do_gives_one_answer():
    g = play(table({"hand": [card("Flint"), card("Chert")]}))
    assert (g.question.kind, g.question.least, g.question.most) == ("act", 1, 1)


@pytest.mark.parametrize(
    ("option", "kind", "parts"),
    [
        (17, "pick one", (("card", 17),)),
        (17, "number", (("number", 17),)),
        (1, "seat", (("seat", 1),)),
        ("front left", "place", (("place", "front left"),)),
        ("done", "pick some", ()),
        ("pass", "act", ()),
        (("call", 17, "front left"), "act", (("card", 17), ("place", "front left"))),
        (("play", 17), "act", (("card", 17),)),
        (("nobody knows", 17), "act", ()),
    ],
)
def test_an_option_has_its_parts_by_role(option, kind, parts):
    assert parts_of(option, kind, {"call": ("card", "place"), "play": ("card", "side")}) == parts


@pytest.mark.parametrize("book", BOOKS)
def test_every_question_of_a_game_says_what_it_is_about_and_what_its_options_name(book):
    seen = set()
    for game in states(3, book, every=2):
        question = game.question
        seen.add(question.about)
        assert question.about and not question.about[-1].isdigit()
        assert 0 <= question.least <= question.most
        assert question.kind in KINDS
        for option, parts in zip(question.options, question.parts, strict=True):
            if isinstance(option, tuple):
                assert len(parts) == len(option) - 1, option
            assert all(0 <= number < len(game.definition) for role, number in parts if role == "card")
    assert len(seen) > 5


@pytest.mark.parametrize("book", BOOKS)
def test_a_view_tells_who_fights(book):
    """While a battle goes on, both seats and everybody else see the same attacker, by number."""
    found = 0
    for game in states(5, book):
        if game.facts["attacker"] is None:
            continue
        told = [game.view(seat)["facts"]["attacker"] for seat in (0, 1, None)]
        assert told[0] == told[1] == told[2]
        found += told[0] is not None
    assert found > 5


def test_both_faces_of_a_two_faced_card_are_shown():
    for book in ("dragonball-1.02", "force-of-will-6.1"):
        game = at(1, 12, book)
        zone = "leader" if book.startswith("dragon") else "ruler area"
        (seen,) = [entry for entry in game.view(0)["zones"][0][zone] if "card" in entry]
        assert seen["other side"]["name"] and seen["other side"]["text"]


def test_a_view_costs_little():
    """A loose bound that a view which works out everything breaks."""

    def measure():
        played, playing = timed(lambda: sum(1 for _ in states(2, BOOK)))
        games = [game.fork() for game in states(2, BOOK, every=7)]
        viewing = timed(lambda: [game.view(0) for game in games])[1]
        return [viewing / len(games) / (playing / played)]

    assert max(least(measure, lambda found: max(found) < 25)) < 25
