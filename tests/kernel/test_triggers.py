"""Automatic abilities: what sets them off, what they remember, and when they wait in vain."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from playmat.kernel.build.lint import check_book
from playmat.kernel.run.abilities import drop_unusable, lock_ability
from playmat.kernel.run.atoms import dissolve, draw, flip, move, place, turn
from playmat.kernel.run.events import check_situations, emit, hear
from playmat.kernel.run.lasting import expire
from playmat.kernel.words import nodes as n
from playmat.kernel.words.errors import UnknownWord

from .toy import BOOK, activated, altered, automatic, card, continuous, find, names, play, put, resolve, table

ONE = n.Number(1)
DRAW = n.Perform("draw", ONE)
THIS = n.This()
RED = n.Is("tint", "has", "red")


def waits(g: Any) -> list[str]:
    return [w[1] for w in g.waiting]


def listening(trigger: n.Trigger, zone: str = "row", **fields: Any) -> Any:
    return table({zone: [card("Ear", automatic(trigger, DRAW, **fields))], "bench": [card("Flint", tint=("red",))]},
                 {"bench": [card("Chert")]})  # fmt: skip


@pytest.mark.parametrize(
    ("trigger", "heard"),
    [
        (n.On("bump"), True),
        (n.On("bump", (("bumper", THIS),)), False),
        (n.On("bump", (("bumped", THIS),)), False),
        (n.On("bump", (("bumper", n.Cards((), "mine")),)), True),
        (n.On("bump", (("bumper", n.Cards((), "theirs")),)), False),
        (n.On("bump", (("bumped", n.Cards((), "theirs")),)), True),
        (n.On("bump", (("bumper", n.Cards(("row",), "any")),)), False),
        (n.On("bump", (("bumper", n.Cards((), "any", n.Is("tint", "has", "red"))),)), True),
        (n.On("bump", (("bumped", n.Cards((), "any", n.Is("tint", "has", "red"))),)), False),
        (n.On("bump", (("bumper", n.Cards((), "any", n.All((RED, n.Is("name", "=", "Flint"))))),)), True),
        (n.On("bump", (("bumper", n.Cards((), "any", n.All((RED, n.Is("name", "=", "Chert"))))),)), False),
        (n.On("bump", (("bumped", n.Cards((), "any", n.All((RED, n.Is("name", "=", "Chert"))))),)), False),
        (n.On("bump", (("bumper", n.Both((THIS, n.Cards(("bench",))))),)), True),
        (n.AnyTrigger((n.On("rest"), n.On("bump"))), True),
        (n.OnlyIf(n.Holds("late"), n.On("bump")), False),
        (n.OnlyIf(n.During("your"), n.On("bump")), True),
        (n.On("rest"), False),
        (n.At("begin", "dawn"), False),
    ],
)
def test_an_event_is_heard_when_its_roles_fit(trigger, heard):
    g = listening(trigger)
    emit(g, "bump", find(g, "Flint"), find(g, "Chert"))
    assert bool(g.waiting) is heard


@pytest.mark.parametrize(("side", "heard"), [("any", [0, 1]), ("mine", [0]), ("theirs", [1])])
def test_a_player_in_a_role_is_one_of_a_side(side, heard):
    """A player is no card, but is mine or theirs all the same."""
    found = []
    for seat in (0, 1):
        g = listening(n.On("bump", (("bumper", n.Cards((), side)),)))
        emit(g, "bump", -1 - seat, None)
        found += [seat] if g.waiting else []
    assert found == heard


def test_a_card_that_never_left_is_read_as_it_is():
    """To look back on a card that has no past is to look at it."""
    g = listening(n.On("bump", (("bumper", n.Cards((), "mine", n.Is("tint", "has", "red"))),)))
    emit(g, "bump", find(g, "Flint"), None, past=find(g, "Flint"))
    assert len(g.waiting) == 1


def test_a_role_nobody_has_fits_nothing():
    g = listening(n.On("bump", (("bumped", n.Cards((), "any")),)))
    emit(g, "bump", find(g, "Flint"), None)
    assert g.waiting == []


def test_an_ability_hears_where_it_works():
    assert waits(bumped(listening(n.On("bump"), "hand"))) == []
    assert waits(bumped(listening(n.On("bump"), "hand", zones=("hand",)))) == ["Ear/1"]
    assert waits(bumped(listening(n.On("bump"), gate=n.Holds("late")))) == []


def bumped(g: Any) -> Any:
    emit(g, "bump", find(g, "Flint"), find(g, "Chert"))
    return g


def test_a_role_by_reference_that_cannot_be_matched_is_refused():
    with pytest.raises(UnknownWord, match="a role cannot be matched by"):
        listening(n.On("bump", (("bumper", n.Top(ONE, "pile")),)))


@pytest.mark.parametrize(("whose", "heard"), [("your", True), ("opponent's", False), ("any", True)])
def test_the_edges_of_phases(whose, heard):
    g = listening(n.At("begin", "dawn", whose))
    emit(g, "begin dawn")
    assert bool(g.waiting) is heard
    g = listening(n.At("begin", "dawn", whose))
    emit(g, "end dawn")
    assert g.waiting == []


# --- moves ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trigger", "heard"),
    [
        (n.Moved(THIS), True),
        (n.Moved(THIS, ("row",)), True),
        (n.Moved(THIS, ("hand",)), False),
        (n.Moved(THIS, (), ("heap",)), True),
        (n.Moved(THIS, (), ("hand",)), False),
        (n.Moved(THIS, from_side="mine", to_side="mine"), True),
        (n.Moved(THIS, from_side="theirs"), False),
        (n.Moved(n.Cards((), "theirs")), False),
    ],
)
def test_a_move_is_heard_by_what_moved_and_where(trigger, heard):
    g = table({"row": [card("Ear", automatic(trigger, DRAW))]})
    move(g, [find(g, "Ear")], "heap")
    assert bool(g.waiting) is heard


@pytest.mark.parametrize(
    ("looks_back", "asked", "heard"),
    [(True, "row", True), (True, "heap", False), (False, "row", False), (False, "heap", True)],
)
def test_the_zone_asked_of_a_card_that_moved_is_where_it_is_read(looks_back, asked, heard):
    """Where triggers look back on the card, the zone it left; else the one it came to. So in every part of a filter."""
    book = altered(BOOK, looks_back=lambda g, before, after: looks_back)
    where = n.All((n.InZone((asked,)), n.Non(n.InZone(("hand",)))))
    ear = card("Ear", automatic(n.Moved(n.Cards((), "mine", where), (), ("heap",)), DRAW))
    g = table({"row": [ear, card("Flint")]}, book=book)
    move(g, [find(g, "Flint")], "heap")
    assert bool(g.waiting) is heard


def test_a_move_that_keeps_the_object_is_a_shift():
    g = table({"row": [card("Ear", automatic(n.Moved(THIS), DRAW), automatic(n.On("shift", (("card", THIS),)), DRAW))]})
    move(g, [find(g, "Ear")], "bench")
    assert waits(g) == []
    g = table({"row": [card("Ear", automatic(n.On("shift", (("card", THIS),)), DRAW, zones=("bench",)))]})
    move(g, [find(g, "Ear")], "bench")
    assert waits(g) == ["Ear/1"]


def test_nobody_hears_a_card_dissolve_and_it_is_forgotten():
    """It only stood for something; the move is recorded like any other."""
    g = listening(n.Moved(n.Cards((), "any"), (), ("heap",)))
    flint, chert = find(g, "Flint"), find(g, "Chert")
    heap = g.match.zone_number[0, "heap"]
    dissolve(g, flint, heap, "cease")
    assert waits(g) == []
    assert g.zone_of[flint] == heap
    assert flint not in g.last
    assert g.log[-1][3:] == (flint, g.definition[flint], g.match.zone_number[0, "bench"], heap, "cease", 0b11)
    move(g, [chert], "heap")
    assert waits(g) == ["Ear/1"]
    assert chert in g.last


def test_cards_that_leave_together_hear_each_other():
    other = automatic(n.Moved(n.Cards(("row",), "mine", n.Other()), ("row",), ("heap",)), DRAW)
    g = table({"row": [card("Ear", other), card("Flint")]})
    move(g, [find(g, "Ear"), find(g, "Flint")], "heap")
    assert waits(g) == ["Ear/1"]


def test_a_trigger_reads_the_card_as_it_was():
    """It was big in the row, thanks to a flag that works only there."""
    big = n.Moved(n.Cards((), "mine", n.Is("size", ">=", n.Number(3))), ("row",), ("heap",))
    flag = continuous(n.Modify(n.Cards(("row",)), (n.Add("size", n.Number(2)),)))
    g = table({"row": [card("Ear", automatic(big, DRAW)), card("Flag", flag), card("Flint", size=1)]})
    move(g, [find(g, "Flint")], "heap")
    assert waits(g) == ["Ear/1"]


def test_a_played_ability_asks_about_the_card_as_it_was_and_acts_on_it_where_it_is():
    was_big = n.If(n.Matches(n.Role("card"), n.Is("size", ">=", n.Number(3))), n.Move(n.Role("card"), "hand"))
    ear = automatic(n.Moved(n.Cards((), "mine"), ("row",), ("heap",)), was_big)
    flag = continuous(n.Modify(n.Cards(("row",)), (n.Add("size", n.Number(2)),)))
    g = play(table({"row": [card("Ear", ear), card("Flag", flag), card("Flint", size=1), card("Chert", size=0)]}))
    g.answer(("toss", find(g, "Flint")))
    assert names(g, 0, "hand") == ["Flint"]
    g.answer(("toss", find(g, "Chert")))
    assert names(g, 0, "heap") == ["Chert"]


def test_an_ability_that_its_card_had_goes_off_although_it_left():
    ear = automatic(n.Moved(THIS, ("row",), ("heap",)), DRAW)
    flag = continuous(n.Modify(n.Cards(("row",), "mine", n.Other()), (n.GainAbility(ear),)))
    g = table({"row": [card("Flag", flag), card("Flint")]})
    move(g, [find(g, "Flint")], "heap")
    assert len(g.waiting) == 1
    assert g.waiting[0][2] == find(g, "Flint")


def test_a_gained_ability_hears_what_others_do():
    ear = automatic(n.On("rest"), DRAW)
    g = resolve(table({"row": [card("Flint"), card("Chert")]}), n.Modify(THIS, (n.GainAbility(ear),), "end of turn"))
    turn(g, [find(g, "Chert")], rested=True)
    assert len(g.waiting) == 1
    expire(g, "end of turn", 2)
    turn(g, [find(g, "Chert")], rested=False)
    turn(g, [find(g, "Chert")], rested=True)
    assert len(g.waiting) == 1


def test_each_card_goes_to_its_place_at_the_same_time():
    g = table({"row": [card("Flint"), card("Chert")]})
    zones = g.match.zone_number
    place(g, ((find(g, "Flint"), zones[0, "heap"]), (find(g, "Chert"), zones[1, "bench"])))
    assert names(g, 0, "heap") == ["Flint"]
    assert names(g, 1, "bench") == ["Chert"]
    assert g.arrived[find(g, "Flint")] == g.arrived[find(g, "Chert")]


def test_becoming_what_one_is_is_no_event():
    g = table({"row": [card("Flint")]})
    turn(g, [find(g, "Flint")], rested=False)
    flip(g, [find(g, "Flint")], face_down=False)
    move(g, [find(g, "Flint")], "row")
    assert [e for e in g.log if e[0] != "move"] == []
    assert not [e for e in g.log if e[0] == "move"], "a zone without an order holds it already"
    turn(g, [find(g, "Flint")], rested=True)
    flip(g, [find(g, "Flint")], face_down=True)
    assert [e[0] for e in g.log] == ["rest", "face down"]


def test_a_draw_is_heard():
    g = listening(n.On("draw"))
    assert draw(g, 0, "pile", "hand")
    assert waits(g) == ["Ear/1"]
    assert not draw(table(pile=0), 0, "pile", "hand")


# --- what was set up for later --------------------------------------------------------------------


def later(trigger: n.Trigger, effect: n.Effect, each_time: bool = False) -> Any:
    return resolve(table({"row": [card("Flint"), card("Chert")]}), n.Later(trigger, effect, each_time))


def test_a_timed_trigger_goes_off_once():
    g = later(n.On("rest", (("card", n.Cards(("row",))),)), DRAW)
    for name in ("Flint", "Chert"):
        turn(g, [find(g, name)], rested=True)
    assert len(g.waiting) == 1
    assert g.timed == []


def test_a_timed_trigger_for_each_time():
    g = later(n.On("rest"), DRAW, each_time=True)
    for name in ("Flint", "Chert"):
        turn(g, [find(g, name)], rested=True)
    assert len(g.waiting) == 2


def test_a_timed_trigger_remembers_what_was_chosen():
    """At the end of the turn it is put away, even if the ability's card is long gone."""
    choose = n.Choose(n.Cards(("row",), "mine", n.Other()), ONE, into="victim")
    effect = n.Sequence((choose, n.Later(n.At("end", "turn"), n.Move(n.It("victim"), "heap"))))
    g = resolve(table({"row": [card("Flint"), card("Chert")]}), effect)
    g.answer("pass")
    assert names(g, 0, "heap") == ["Chert"]


# --- situations, locks, bars ----------------------------------------------------------------------


def test_a_situation_goes_off_once_while_it_waits():
    when = n.Whenever(n.Compare(n.Count(n.Cards(("heap",))), ">=", ONE))
    g = table({"row": [card("Ear", automatic(when, n.Move(n.Cards(("heap",)), "hand")))]})
    check_situations(g)
    assert waits(g) == []
    put(g, 0, "heap", card("Flint"))
    check_situations(g)
    check_situations(g)
    assert waits(g) == ["Ear/1"]
    play(g)
    assert names(g, 0, "hand") == ["Flint"]
    assert g.question.kind == "act"


def test_a_gained_situation():
    when = automatic(n.Whenever(n.Compare(n.Count(n.Cards(("heap",))), ">=", ONE)), n.Move(n.Cards(("heap",)), "hand"))
    flag = continuous(n.Modify(n.Cards(("row",), "mine", n.Other()), (n.GainAbility(when),)))
    g = table({"row": [card("Flag", flag), card("Flint")], "heap": [card("Chert")]})
    check_situations(g)
    assert [w[2] for w in g.waiting] == [find(g, "Flint")]


def test_an_ability_locks_itself():
    used = n.Sequence((DRAW, n.CannotUse("end of turn")))
    g = play(table({"row": [card("Mill", activated(used))]}))
    act = ("use", find(g, "Mill"), "Mill/1")
    assert act in g.question.options
    g.answer(act)
    assert act not in g.question.options
    g.answer("pass")
    g.answer("pass")
    assert act in g.question.options


def test_a_lock_holds_for_one_object():
    g = table({"row": [card("Mill", activated(DRAW))]})
    lock_ability(g, "Mill/1", find(g, "Mill"), ("end of turn", 2))
    move(g, [find(g, "Mill")], "heap")
    move(g, [find(g, "Mill")], "row")
    play(g)
    assert ("use", find(g, "Mill"), "Mill/1") in g.question.options


def test_what_waits_and_becomes_unusable_is_forgotten():
    g = listening(n.On("bump"))
    bumped(g)
    hush = n.Rule("you", (n.Cannot("use automatic abilities"),), "end of turn")
    g.match.add_ability("hush", n.Ability("automatic", hush), g.match.cards[0])
    resolve_rule(g)
    drop_unusable(g)
    assert g.waiting == []


def resolve_rule(g: Any) -> None:
    from playmat.kernel.run.lasting import add_effect

    change = g.match.add_change("hush/planted", n.Cannot("use automatic abilities"), g.match.cards[0])
    add_effect(g, 0, find(g, "Flint"), 0, change, None, ("never", 0))


def test_only_one_card_may_be_asked_to_hear():
    g = table({"row": [card("Ear", automatic(n.On("bump"), DRAW)), card("Eye", automatic(n.On("bump"), DRAW))]})
    hear(g, "bump", (None, None), only=find(g, "Eye"))
    assert waits(g) == ["Eye/1"]


def test_an_event_names_its_rule_and_its_source():
    g = resolve(table({"row": [card("Flint")]}), n.Turn(THIS, "rest"))
    assert g.log[-1] == ("rest", "2.6", find(g, "Flint"), find(g, "Flint"))


def test_a_timed_trigger_about_what_was_chosen():
    """Only the chosen card sets it off."""
    choose = n.Choose(n.Cards(("row",), "mine", n.Other()), ONE, into="watched")
    wait = n.Later(n.On("rest", (("card", n.It("watched")),)), DRAW)
    g = resolve(table({"row": [card("Flint"), card("Chert")]}), n.Sequence((choose, wait)))
    turn(g, [find(g, "Flint")], rested=True)
    assert g.waiting == []
    turn(g, [find(g, "Chert")], rested=True)
    assert len(g.waiting) == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("zones", "heard"), [(("row",), ["Flint"]), (("bench",), [])])
def test_altered_cards_that_leave_together_hear_each_other(seat, zones, heard):
    """A gained ability hears as its card leaves, if it works in the zone that the card left."""
    ear = automatic(n.Moved(n.Cards(("row",), "mine", n.Other()), ("row",), ("heap",)), DRAW, zones=zones)
    flag = continuous(n.Modify(n.Cards(("row",), "mine", n.Is("name", "=", "Flint")), (n.GainAbility(ear),)))
    sides = [{}, {}]
    sides[seat] = {"row": [card("Flag", flag), card("Flint"), card("Chert")]}
    g = table(*sides)
    move(g, [find(g, "Flint"), find(g, "Chert")], "heap")
    assert [w[2] for w in g.waiting] == [find(g, name) for name in heard]


def test_altered_cards_keep_to_the_zones_of_their_abilities():
    ear = automatic(n.On("bump"), DRAW, zones=("bench",))
    flag = continuous(n.Modify(n.Cards(("places",), "mine", n.Other()), (n.GainAbility(ear),)))
    g = table({"row": [card("Flag", flag), card("Flint")], "bench": [card("Chert", ear)]})
    emit(g, "bump", None, None)
    assert Counter(w[2] for w in g.waiting) == {find(g, "Chert"): 2}


# --- numbers that are heard of ------------------------------------------------------------------------------

EVENTS = {**BOOK.words.events, "grow": ("card",), "shrink": ("card",)}
REPORTING = altered(BOOK, events=EVENTS, reports={"size": ("grow", "shrink")})


@pytest.mark.parametrize(
    ("change", "event", "heard"),
    [
        (n.Add("size", n.Number(2)), "grow", True),
        (n.Add("size", n.Number(2)), "shrink", False),
        (n.Add("size", n.Number(-2)), "shrink", True),
        (n.Add("size", n.Number(0)), "grow", False),
        (n.Set("size", n.Number(9)), "grow", True),
        (n.Set("size", n.Number(3)), "shrink", False),
        (n.Include("tint", "red"), "grow", False),
    ],
)
def test_a_number_is_heard_of_when_a_lasting_effect_makes_it_another(change, event, heard):
    flint = card("Flint", automatic(n.On(event, (("card", THIS),)), DRAW), size=3)
    g = table({"row": [flint, card("Chert", size=3)]}, book=REPORTING)
    resolve(g, n.Modify(n.Cards(("row",), "mine"), (change,), "end of turn"))
    assert any("draw" in event for event in g.log) is heard


def test_a_book_that_reports_by_an_unknown_word_is_refused():
    with pytest.raises(UnknownWord, match="swell"):
        check_book(altered(BOOK, reports={"size": ("swell", "shrink")}))


@pytest.mark.parametrize("times", [0, 1, 3])
def test_a_book_says_how_many_times_an_ability_waits(times):
    """It is asked with the card, the event and what takes part."""
    asked = []

    def waits_so(g: Any, card: int, event: str, roles: Any) -> int:
        asked.append((g.card(card), event, [g.card(c) for c in roles]))
        return times

    book = altered(BOOK, waits=waits_so)
    ear = card("Ear", automatic(n.On("bump"), DRAW))
    g = bumped(table({"row": [ear, card("Flint"), card("Chert")]}, book=book))
    assert waits(g) == ["Ear/1"] * times
    assert asked == [("Ear", "bump", ["Flint", "Chert"])]
