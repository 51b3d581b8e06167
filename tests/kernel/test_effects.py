"""What effects do, one node at a time, in a game that no rulebook knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from playmat.kernel.state.sight import sees
from playmat.kernel.words import nodes as n
from playmat.kernel.words.errors import IllegalAnswer, UnknownWord

from .toy import BOOK, activated, altered, answer, card, continuous, find, names, options, play, put, resolve, table

ONE, TWO = n.Number(1), n.Number(2)
THIS = n.This()
OTHERS = n.Cards(("row",), "mine", n.Other())
DRAW = n.Perform("draw", ONE)


@pytest.fixture
def g():
    return table({"row": [card("Flint"), card("A", size=1), card("B", size=1), card("C", size=2)], "hand": [card("H")]})


# --- structure ------------------------------------------------------------------------------------


def test_if_and_otherwise(g):
    resolve(g, n.If(n.Holds("late"), DRAW, n.Turn(THIS, "rest")))
    assert g.rested[find(g, "Flint")] and len(g.in_zone(0, "hand")) == 1
    resolve(g, n.If(n.Not(n.Holds("late")), DRAW, n.Turn(THIS, "stand")))
    assert g.rested[find(g, "Flint")] and len(g.in_zone(0, "hand")) == 2


@pytest.mark.parametrize(("said", "drawn"), [("yes", 2), ("no", 0)])
def test_you_may_and_what_follows(g, said, drawn):
    answer(resolve(g, n.YouMay(DRAW, DRAW)), said)
    assert len(g.in_zone(0, "hand")) == 1 + drawn


@pytest.mark.parametrize(("said", "rested", "drawn"), [("yes", False, 2), ("no", True, 0)])
def test_you_may_and_what_follows_if_you_do_not(g, said, rested, drawn):
    answer(resolve(g, n.YouMay(DRAW, DRAW, otherwise=n.Turn(THIS, "rest"))), said)
    assert (g.rested[find(g, "Flint")], len(g.in_zone(0, "hand"))) == (rested, 1 + drawn)


@pytest.mark.parametrize("there", [True, False])
def test_who_cannot_do_it_did_not(g, there):
    """Nothing lies in the heap to be taken, so that nobody is asked and what is otherwise happens."""
    offer = n.Sequence((n.Choose(n.Cards(("row" if there else "heap",)), ONE), n.Move(n.It(), "hand")))
    resolve(g, n.YouMay(offer, otherwise=n.Turn(THIS, "rest")))
    if there:
        answer(g, "yes", "A")
    assert g.rested[find(g, "Flint")] is not there


def test_the_opponent_may(g):
    resolve(g, n.YouMay(DRAW, who="opponent"))
    assert g.question.seat == 1


@pytest.mark.parametrize(
    "impossible",
    [
        n.Sequence((n.Choose(n.Cards(("heap",)), ONE), n.Move(n.It(), "hand"))),
        n.Turn(THIS, "stand"),
        n.Turn(THIS, "face up"),
        n.Move(n.Role("card"), "heap"),
    ],
)
def test_what_cannot_be_done_is_not_offered(g, impossible):
    resolve(g, n.YouMay(impossible))
    assert g.question.kind == "act"


def test_modes(g):
    resolve(g, n.Mode((DRAW, n.Turn(THIS, "rest"), n.Move(THIS, "heap"))))
    assert g.question.options == ("option 1", "option 2", "option 3")
    g.answer("option 2")
    assert g.rested[find(g, "Flint")]
    assert len(g.in_zone(0, "hand")) == 1


@pytest.mark.parametrize("times", [-1, 0, 1, 3])
def test_repeat(g, times):
    resolve(g, n.Repeat(DRAW, n.Number(times)))
    assert len(g.in_zone(0, "hand")) == 1 + max(times, 0)


def test_a_named_number_is_used_later(g):
    resolve(g, n.Sequence((n.NameNumber(at_most=n.Number(3)), n.Repeat(DRAW, n.Named()))))
    assert g.question.kind == "number"
    assert g.question.options == (0, 1, 2, 3)
    g.answer(2)
    assert len(g.in_zone(0, "hand")) == 3


def test_the_end_of_the_game(g):
    assert resolve(g, n.EndGame("opponent", "win")).result.winner == 1


def test_who_cannot_lose_does_not_lose_by_an_effect():
    law = card("Law", continuous(n.Rule("you", (n.Cannot("lose"),))))
    assert resolve(table({"row": [card("Flint"), law]}), n.EndGame("you", "lose")).result is None
    assert resolve(table({"row": [card("Flint"), law]}), n.EndGame("opponent", "win")).result.winner == 1


# --- choosing -------------------------------------------------------------------------------------


def test_choose_each_different(g):
    resolve(g, n.Choose(OTHERS, TWO, each_different="size"))
    assert options(g) == ["A", "B", "C"]
    answer(g, "A")
    assert g.question.kind == "act", "only C differs in size, so it is taken"


def test_a_card_that_cannot_be_chosen_is_not_offered():
    shy = card("Shy", continuous(n.Modify(THIS, (n.Cannot("be chosen"),))))
    g = resolve(table({"row": [card("Flint"), shy, card("A"), card("B")]}), n.Choose(OTHERS, ONE))
    assert options(g) == ["A", "B"]


def test_the_opponent_chooses(g):
    resolve(g, n.Choose(OTHERS, ONE, by="opponent"))
    assert g.question.seat == 1


def test_any_number(g):
    resolve(g, n.Sequence((n.Choose(OTHERS, None), n.Turn(n.It(), "rest"))))
    answer(g, "A", "C", "done")
    assert [bool(g.rested[find(g, name)]) for name in "ABC"] == [True, False, True]


def test_chance_chooses_evenly():
    counts = Counter()
    for seed in range(150):
        g = table({"row": [card("Flint"), card("A"), card("B"), card("C")]})
        g.chance = seed << 32
        resolve(g, n.Sequence((n.Choose(OTHERS, TWO, by="random"), n.Move(n.It(), "heap"))))
        counts.update(names(g, 0, "heap"))
    assert sum(counts.values()) == 300
    assert all(70 < counts[name] < 130 for name in "ABC")


def test_chance_takes_what_there_is():
    g = resolve(
        table({"row": [card("Flint"), card("A")]}),
        n.Sequence((n.Choose(OTHERS, n.Number(5), by="random"), n.Move(n.It(), "heap"))),
    )
    assert names(g, 0, "heap") == ["A"]


def test_a_choice_by_what_hidden_cards_are_can_be_declined():
    red = n.Cards(("hand",), "mine", n.Is("tint", "has", "red"))
    g = resolve(table({"row": [card("Flint")], "hand": [card("R", tint=("red",))]}), n.Choose(red, ONE))
    assert options(g) == ["R", "done"]


# --- looking, searching, revealing ----------------------------------------------------------------


def piled(*on_top: str) -> Any:
    return table({"row": [card("Flint")], "pile": [card(name) for name in on_top]})


def test_look_take_one_and_put_the_rest_away():
    look = n.Sequence((
        n.Look(n.Top(n.Number(3), "pile")),
        n.Choose(n.It(), ONE, into="mine"),
        n.Move(n.It("mine"), "hand"),
        n.Move(n.Rest(), "heap"),
    ))  # fmt: skip
    g = resolve(piled("A", "B", "C"), look)
    assert sorted(options(g)) == ["A", "B", "C"]
    answer(g, "B")
    assert names(g, 0, "hand") == ["B"]
    assert sorted(names(g, 0, "heap")) == ["A", "C"]


def test_look_at_up_to_so_many():
    g = resolve(piled("A", "B"), n.Look(n.Top(TWO, "pile"), up_to=True))
    assert g.question.options == (2, 1, 0)
    g.answer(1)
    assert [e[3] for e in g.log if e[0] == "show"] == [find(g, "B")]


def test_reveal_shows_to_all_until_the_effect_ends():
    g = resolve(piled("A"), n.Sequence((n.Reveal(n.Top(ONE, "pile")), n.YouMay(n.Move(n.It(), "hand")))))
    assert sees(g, 0, find(g, "A")) and sees(g, 1, find(g, "A"))
    answer(g, "no")
    assert not sees(g, 0, find(g, "A")) and not sees(g, 1, find(g, "A"))


def test_reveal_it_keeps_what_it_is():
    reveal = n.Sequence((n.Choose(n.Cards(("hand",)), ONE), n.Reveal(n.It()), n.Move(n.It(), "heap")))
    g = resolve(table({"row": [card("Flint")], "hand": [card("H")]}), reveal)
    assert names(g, 0, "heap") == ["H"]


def test_what_was_revealed_by_a_name_can_be_meant_by_it():
    """Between the revealing and the move something else is chosen, which "it" means then; the name still tells."""
    other = n.Choose(n.Cards(("row",), "mine"), ONE)
    reveal = n.Sequence((n.Choose(n.Cards(("hand",)), ONE), n.Reveal(n.It(), into="open"), other))
    g = table({"row": [card("Flint")], "hand": [card("H")]})
    resolve(g, n.Sequence((reveal, n.Move(n.It("open"), "heap"), n.Turn(n.It(), "rest"))))
    assert names(g, 0, "heap") == ["H"]


def test_a_search_opens_the_pile_and_closes_it():
    red = n.Cards(("pile",), "mine", n.Is("tint", "has", "red"))
    g = table({"row": [card("Flint")], "pile": [card("R", tint=("red",)), card("B")]})
    resolve(g, n.Sequence((n.Search(red, ONE), n.Move(n.It(), "hand"), n.Shuffle("pile"))))
    assert options(g) == ["R", "done"]
    assert sees(g, 0, find(g, "B")) and not sees(g, 1, find(g, "B"))
    answer(g, "R")
    assert names(g, 0, "hand") == ["R"]
    assert not sees(g, 0, find(g, "B"))
    assert g.log[-1][0] == "shuffle"


def test_a_search_through_what_was_looked_at():
    seek = n.Sequence((n.Look(n.Top(TWO, "pile")), n.Search(n.It(), ONE, up_to=False), n.Move(n.It(), "hand")))
    g = resolve(piled("A", "B", "C"), seek)
    assert sorted(options(g)) == ["B", "C"]


# --- moving and turning ---------------------------------------------------------------------------


@pytest.mark.parametrize(("position", "at"), [("top", -1), ("", -1), ("bottom", 0)])
def test_the_end_of_an_ordered_zone(g, position, at):
    resolve(g, n.Move(THIS, "pile", position))
    assert names(g, 0, "pile")[at] == "Flint"


def test_top_or_bottom_is_asked(g):
    resolve(g, n.Move(THIS, "pile", "top or bottom"))
    assert g.question.options == ("top", "bottom")
    g.answer("bottom")
    assert names(g, 0, "pile")[0] == "Flint"


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_the_first_of_an_order_lies_deepest(g, end):
    answer(resolve(g, n.Move(OTHERS, "pile", end)), "B", "A")
    pile = names(g, 0, "pile")
    assert (pile[-3:] if end == "top" else pile[:3]) == ["B", "A", "C"]


def test_each_owner_orders_their_own_cards():
    both = n.Cards(("row",), "any", n.Other())
    g = table({"row": [card("Flint"), card("A"), card("B")]}, {"row": [card("X"), card("Y")]})
    resolve(g, n.Move(both, "pile", "top"))
    assert (g.question.seat, options(g)) == (0, ["A", "B"])
    answer(g, "B")
    assert (g.question.seat, options(g)) == (1, ["X", "Y"])
    answer(g, "Y")
    assert names(g, 1, "pile")[-2:] == ["Y", "X"]


def test_cards_from_a_pile_move_one_by_one():
    g = resolve(piled("A", "B"), n.Move(n.Top(TWO, "pile"), "heap"))
    assert names(g, 0, "heap") == ["B", "A"]
    assert g.arrived[find(g, "A")] != g.arrived[find(g, "B")]


def test_a_place_among_several_is_asked(g):
    resolve(g, n.Sequence((n.Choose(OTHERS, ONE), n.Move(n.It(), "places"))))
    answer(g, "A")
    assert g.question.kind == "place"
    g.answer("bench")
    assert names(g, 0, "bench") == ["A"]


def test_how_a_card_arrives(g):
    resolve(g, n.Move(THIS, "bench", state="rest"))
    assert g.rested[find(g, "Flint")]
    resolve(g, n.Sequence((n.Choose(n.Cards(("hand",)), ONE), n.Move(n.It(), "row", state="face down"))), "A")
    assert g.face_down[find(g, "H")]


def test_a_moved_card_is_followed(g):
    """It goes on being "this" and "it" in the zone it reached."""
    resolve(g, n.Sequence((n.Move(THIS, "heap"), n.Move(THIS, "hand"))))
    assert "Flint" in names(g, 0, "hand")
    chain = n.Sequence((n.Choose(OTHERS, ONE), n.Move(n.It(), "heap"), n.Move(n.It(), "hand")))
    answer(resolve(g, chain, "A"), "B")
    assert "B" in names(g, 0, "hand")


def test_a_barred_verb_leaves_the_card(g):
    held = n.Modify(n.Cards(("row",)), (n.Cannot("be tossed"),), "end of turn")
    resolve(g, n.Sequence((held, n.Move(OTHERS, "heap", verb="toss"), n.Move(THIS, "heap", verb="put"))))
    assert names(g, 0, "heap") == ["Flint"]


def test_did_tells_whether_something_moved(g):
    took = n.Sequence((n.Move(n.Cards(("heap",)), "hand", into="taken"), n.If(n.Did("taken"), DRAW)))
    before = len(g.in_zone(0, "hand"))
    resolve(g, took)
    assert len(g.in_zone(0, "hand")) == before
    put(g, 0, "heap", card("X"))
    resolve(g, took)
    assert len(g.in_zone(0, "hand")) == before + 2


@pytest.mark.parametrize(
    ("to", "column", "value"), [("rest", "rested", 1), ("stand", "rested", 0), ("face down", "face_down", 1)]
)
def test_turning(g, to, column, value):
    resolve(g, n.Sequence((n.Turn(THIS, "rest"), n.Turn(THIS, to))))
    assert getattr(g, column)[find(g, "Flint")] == value


@pytest.mark.parametrize(("who", "seats"), [("you", [0]), ("opponent", [1]), ("each", [0, 1])])
def test_who_shuffles(g, who, seats):
    resolve(g, n.Shuffle("pile", who))
    assert [e[3][0] for e in g.log if e[0] == "shuffle"] == seats


def test_words_of_the_book_become_rows(g):
    resolve(g, n.Sequence((DRAW, n.Place("lay", THIS, "bench"))))
    assert names(g, 0, "bench") == ["Flint"]
    assert [e[7] for e in g.log if e[0] == "move"] == ["draw", "lay"]


def test_an_ability_is_played_from_where_it_works():
    g = play(table({"bench": [card("Mill", activated(DRAW, zones=("bench",))), card("Lazy", activated(DRAW))]}))
    assert [o for o in g.question.options if o[0] == "use"] == [("use", find(g, "Mill"), "Mill/1")]


def test_a_number_named_twice_is_the_latest(g):
    resolve(g, n.Sequence((n.NameNumber(at_most=TWO), n.NameNumber("opponent", TWO), n.Repeat(DRAW, n.Named()))))
    g.answer(2)
    assert g.question.seat == 1
    g.answer(1)
    assert len(g.in_zone(0, "hand")) == 2


@pytest.mark.parametrize(("place", "came"), [("row", ["Big", "Small"]), ("bench", ["Small"])])
def test_of_a_group_those_go_to_the_chosen_place_that_may_enter_it(place, came):
    """The place is offered because one of them may go there; the other stays where it is."""
    narrow = altered(BOOK, may_enter=lambda g, c, zone: zone != "bench" or g.value(c, "size") < 2)
    g = table({"row": [card("Flint")], "heap": [card("Big", size=2), card("Small", size=1)]}, book=narrow)
    resolve(g, n.Move(n.Cards(("heap",), "mine"), "places"))
    answer(g, place)
    assert sorted(name for name in names(g, 0, place) if name != "Flint") == came
    assert sorted(names(g, 0, "heap") + came) == ["Big", "Small"]


@pytest.mark.parametrize("at", [0, 1])
def test_a_hidden_card_is_picked_among_cards_that_are_seen(at):
    """What I see is offered by itself, what I do not see by its place among the hidden ones."""
    g = table({"row": [card("Flint")]}, {"row": [card("Chert")], "hand": [card("One"), card("Two")]})
    resolve(g, n.Sequence((n.Choose(n.Cards(("row", "hand"), "theirs"), ONE), n.Move(n.It(), "heap"))))
    assert options(g) == ["Chert", ("hidden", 0), ("hidden", 1)]
    answer(g, ("hidden", at))
    assert names(g, 1, "heap") == ["Two" if at else "One"]
    assert names(g, 1, "row") == ["Chert"]


def test_no_place_is_asked_for_nothing(g):
    resolve(g, n.Move(n.Cards(("heap",)), "places"))
    assert g.question.kind == "act"


def test_a_book_judges_its_own_costs():
    checks = {"draw": lambda b, node: lambda g, s: len(g.in_zone(s.seat, "pile")) >= 2}
    book = altered(BOOK, cost_checks=checks)
    for pile, payable in ((1, False), (2, True)):
        g = play(table({"row": [card("Mill", activated(n.Nothing(), DRAW))]}, book=book, pile=pile))
        assert any(o[0] == "use" for o in g.question.options) is payable


def test_a_game_ends_once(g):
    g.end(0, "3.1", "first")
    g.end(1, "3.2", "second")
    assert (g.result.winner, g.result.rule) == (0, "3.1")


def test_cards_print_their_names(g):
    assert repr(g.match.cards[0]) == "<card Stone>"
    assert repr(g.match.procedures["turn"]) == "<procedure turn, 6 rows>"


# --- rearranging ----------------------------------------------------------------------------------


def test_an_owner_rearranges_what_may_be_rearranged(g):
    put(g, 0, "hand", card("I"))
    hand = list(g.in_zone(0, "hand"))
    g.arrange(0, "hand", hand[::-1])
    assert g.in_zone(0, "hand") == hand[::-1]
    assert g.history() == [("arrange", 0, "hand", *hand[::-1])]


@pytest.mark.parametrize(
    ("zone", "cards", "rule"), [("pile", None, "1.1"), ("hand", (), "2.7"), ("hand", (0, 1), "2.7")]
)
def test_other_rearranging_is_refused(g, zone, cards, rule):
    before = g.digest()
    with pytest.raises(IllegalAnswer) as fault:
        g.arrange(0, zone, g.in_zone(0, zone) if cards is None else cards)
    assert fault.value.rule == rule
    assert g.digest() == before
    assert g.history() == []


def test_a_zone_that_is_none_is_refused(g):
    with pytest.raises(UnknownWord, match="no zone 'pocket'"):
        g.arrange(0, "pocket", [])
