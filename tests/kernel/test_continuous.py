"""What a card is now: layers, dependency, time stamps, durations, gained and lost abilities, prohibitions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from playmat.kernel.run.abilities import abilities
from playmat.kernel.run.atoms import become, move, show, shuffle, turn
from playmat.kernel.run.lasting import NO_MOMENT, expire
from playmat.kernel.run.values import permission
from playmat.kernel.state.memo import forget
from playmat.kernel.words import nodes as n

from .toy import BOOK, activated, altered, automatic, card, continuous, find, play, put, resolve, table

ROW = n.Cards(("row",))
RED = n.Cards(("row",), "mine", n.Is("tint", "has", "red"))


def add(number: int, cards: n.Reference = ROW) -> n.Modify:
    return n.Modify(cards, (n.Add("size", n.Number(number)),))


def set_to(number: int, cards: n.Reference = ROW) -> n.Modify:
    return n.Modify(cards, (n.Set("size", n.Number(number)),))


def include(word: str, cards: n.Reference = ROW) -> n.Modify:
    return n.Modify(cards, (n.Include("tint", word),))


def size(g: Any, name: str) -> int:
    return int(g.value(find(g, name), "size"))


def test_a_continuous_ability_works_only_where_it_works():
    g = table({"hand": [card("Flag", continuous(add(2)))], "row": [card("Flint", size=3)]})
    assert size(g, "Flint") == 3
    move(g, [find(g, "Flag")], "row")
    assert size(g, "Flint") == 3 + 2
    move(g, [find(g, "Flag")], "heap")
    assert size(g, "Flint") == 3


def test_what_works_in_one_fork_says_nothing_about_another():
    g = table({"hand": [card("Flag", continuous(add(2)), size=1)], "row": [card("Flint", size=3)]})
    twin = g.fork()
    move(g, [find(g, "Flag")], "row")
    assert size(g, "Flint") == 3 + 2
    assert size(twin, "Flint") == 3
    move(twin, [find(twin, "Flint")], "heap")
    move(twin, [find(twin, "Flag")], "row")
    assert size(twin, "Flag") == size(twin.fork(), "Flag") == 1 + 2
    assert size(g, "Flint") == 3 + 2


def test_a_card_that_becomes_another_or_joins_the_match_works_at_once():
    g = table({"row": [card("Flint", size=3), card("Blank")]})
    assert size(g, "Flint") == 3
    flag = g.match.add_card(card("Flag", continuous(add(2))))
    assert size(g, "Flint") == 3
    become(g, find(g, "Blank"), flag)
    assert size(g, "Flint") == 3 + 2
    put(g, 0, "row", card("Banner", continuous(add(4))))
    assert size(g, "Flint") == 3 + 2 + 4


def test_a_value_in_another_zone_is_printed():
    g = table({"hand": [card("Flint", size=3)], "row": [card("Flag", continuous(add(2)))]})
    assert size(g, "Flint") == 3
    move(g, [find(g, "Flint")], "row")
    assert size(g, "Flint") == 5


def test_a_missing_number_stays_missing():
    g = table({"row": [card("Flag", continuous(n.Modify(ROW, (n.Add("worth", n.Number(2)),)))), card("Gem", worth=1)]})
    assert g.value(find(g, "Flag"), "worth") is None
    assert g.value(find(g, "Gem"), "worth") == 3


def test_a_missing_number_may_count_from_another():
    """Only where something is added; without that the card has none."""
    worth = [replace(each, counts_from=1) if each.name == "worth" else each for each in BOOK.words.characteristics]
    flag = card("Flag", continuous(n.Modify(ROW, (n.Add("worth", n.Number(2)),))))
    g = table({"row": [flag], "hand": [card("Gem")]}, book=altered(BOOK, characteristics=tuple(worth)))
    assert (g.value(find(g, "Flag"), "worth"), g.value(find(g, "Gem"), "worth")) == (3, None)


@pytest.mark.parametrize("first", [add(2), set_to(7)])
def test_layers_come_before_time(first):
    """In Pebbles setting comes before adding, whichever began first."""
    second = set_to(7) if first == add(2) else add(2)
    g = table({"row": [card("One", continuous(first)), card("Two", continuous(second)), card("Flint", size=3)]})
    assert size(g, "Flint") == 7 + 2


def test_in_a_layer_the_older_comes_first():
    g = table({"row": [card("Old", continuous(set_to(4))), card("New", continuous(set_to(7))), card("Flint")]})
    assert size(g, "Flint") == 7
    move(g, [find(g, "Old")], "heap")
    move(g, [find(g, "Old")], "row")
    assert size(g, "Flint") == 4


def test_an_object_that_only_shifts_keeps_its_time():
    g = table({"row": [card("Old", continuous(set_to(4), zones=("places",))), card("New", continuous(set_to(7)))]})
    move(g, [find(g, "Old")], "bench")
    assert size(g, "New") == 7


def test_an_effect_that_depends_on_another_comes_after_it():
    """The older reaches what is red; the newer makes everything red, in the same layer."""
    shine = n.Modify(RED, (n.Include("tint", "bright"),))
    g = table({"row": [card("Old", continuous(shine)), card("New", continuous(include("red"))), card("Flint")]})
    assert g.value(find(g, "Flint"), "tint") == ("red", "bright")


def test_effects_that_depend_on_each_other_go_by_time():
    blue = n.Cards(("row",), "mine", n.Is("tint", "has", "blue"))
    g = table({"row": [
        card("Old", continuous(include("blue", RED))), card("New", continuous(include("red", blue))),
        card("Flint", tint=("red",)), card("Chert", tint=("blue",)),
    ]})  # fmt: skip
    assert g.value(find(g, "Flint"), "tint") == ("red", "blue")
    assert g.value(find(g, "Chert"), "tint") == ("blue", "red")


def test_what_depends_on_one_of_two_that_depend_on_each_other_waits_for_it():
    """The oldest reaches what is blue, and one of the two makes something blue: of those two the older comes first."""
    blue = n.Cards(("row",), "mine", n.Is("tint", "has", "blue"))
    g = table({"row": [
        card("Oldest", continuous(include("bright", blue))),
        card("Old", continuous(include("blue", RED))), card("New", continuous(include("red", blue))),
        card("Flint", tint=("red",)), card("Chert", tint=("blue",)), card("Slate"),
    ]})  # fmt: skip
    assert g.value(find(g, "Flint"), "tint") == ("red", "blue", "bright")
    assert g.value(find(g, "Slate"), "tint") == ()


def test_a_condition_switches_an_ability_on_and_off():
    when = n.Compare(n.Count(n.Cards(("heap",))), ">=", n.Number(1))
    flag = card("Flag", continuous(n.If(when, add(2), add(10))))
    g = table({"row": [flag, card("Flint", size=1)]})
    assert size(g, "Flint") == 11
    put(g, 0, "heap", card("Chert"))
    assert size(g, "Flint") == 3


def test_a_gate_closes_a_whole_ability():
    g = table({"row": [card("Flag", continuous(add(2), gate=n.Holds("late"))), card("Flint", size=1)]})
    assert size(g, "Flint") == 1
    g.set("turn", 12)
    assert size(g, "Flint") == 3


def test_amounts_are_counted_anew():
    flag = card("Flag", continuous(n.Modify(n.This(), (n.Add("size", n.Count(n.Cards(("heap",)))),))))
    g = table({"row": [flag], "heap": [card("A")]})
    assert size(g, "Flag") == 1
    put(g, 0, "heap", card("B"))
    assert size(g, "Flag") == 2


def test_words_join_once_and_leave():
    red = n.Modify(ROW, (n.Include("tint", "red"), n.Exclude("tint", "grey")))
    g = table({"row": [card("Flag", continuous(red)), card("Flint", tint=("grey", "red"))]})
    assert g.value(find(g, "Flint"), "tint") == ("red",)
    bare = n.Modify(ROW, (n.Exclude("tint"),))
    g = table({"row": [card("Flag", continuous(bare)), card("Flint", tint=("grey", "red"))]})
    assert g.value(find(g, "Flint"), "tint") == ()


def test_what_one_effect_changes_it_changes_of_the_same_cards():
    whole = n.Modify(RED, (n.Exclude("tint", "red"), n.Include("tint", "blue")))
    g = table({"row": [card("Dyer", continuous(whole)), card("Flint", tint=("red",)), card("Chalk", tint=())]})
    assert (g.value(find(g, "Flint"), "tint"), g.value(find(g, "Chalk"), "tint")) == (("blue",), ())


def test_what_one_effect_does_on_a_condition_it_does_as_a_whole():
    some = n.Compare(n.Count(RED), ">=", n.Number(1))
    whole = n.Modify(ROW, (n.Exclude("tint", "red"), n.Include("tint", "blue")), when=some)
    g = table({"row": [card("Dyer", continuous(whole), tint=()), card("Flint", tint=("red",))]})
    assert (g.value(find(g, "Dyer"), "tint"), g.value(find(g, "Flint"), "tint")) == (("blue",), ("blue",))


def test_a_value_is_copied_from_another_card():
    copy = n.Modify(n.This(), (n.Copy("size", n.Cards(("bench",))),))
    g = table({"row": [card("Mirror", continuous(copy), size=1)], "bench": [card("Flint", size=6)]})
    assert size(g, "Mirror") == 6


# --- gained and lost abilities --------------------------------------------------------------------


def gain(ability: n.Ability, cards: n.Reference = ROW) -> n.Modify:
    return n.Modify(cards, (n.GainAbility(ability),))


def test_a_gained_ability_works_and_goes_with_its_giver():
    g = table({"row": [card("Flag", continuous(gain(continuous(add(2, n.This()))))), card("Flint", size=1)]})
    assert size(g, "Flint") == 3
    assert len(abilities(g, find(g, "Flint"))) == 1
    move(g, [find(g, "Flag")], "heap")
    assert size(g, "Flint") == 1
    assert abilities(g, find(g, "Flint")) == ()


def test_a_gained_keyword_counts():
    swift = n.Ability("continuous", n.Nothing(), keyword="swift")
    g = table({"row": [card("Flag", continuous(gain(swift))), card("Flint")]})
    assert g.has(find(g, "Flint"), "swift")


def test_a_card_that_lost_its_abilities_does_nothing():
    lose = n.Modify(n.Cards(("row",), "mine", n.Other()), (n.LoseAbilities(),))
    g = table({"row": [card("Flag", continuous(add(5))), card("Flint", size=1), card("Hush", continuous(lose))]})
    assert abilities(g, find(g, "Flag")) == ()
    assert size(g, "Flint") == 1


def test_abilities_of_one_kind_are_lost():
    lose = n.Modify(n.Cards(("row",), "mine", n.Other()), (n.LoseAbilities("activated"),))
    flint = card("Flint", continuous(add(5, n.This())), activated(n.Nothing()), size=1)
    g = table({"row": [flint, card("Hush", continuous(lose))]})
    assert [a.kind for a in abilities(g, find(g, "Flint"))] == ["continuous"]
    assert size(g, "Flint") == 6


# --- prohibitions and permissions -----------------------------------------------------------------


def test_a_prohibition_on_cards():
    stuck = n.Modify(n.Cards(("row",), "theirs"), (n.Cannot("rest"),))
    g = table({"row": [card("Net", continuous(stuck))]}, {"row": [card("Flint")]})
    turn(g, [find(g, "Flint"), find(g, "Net")], rested=True)
    assert [bool(g.rested[find(g, name)]) for name in ("Flint", "Net")] == [False, True]


def test_a_prohibition_that_names_who_it_holds_against():
    shy = n.Modify(n.This(), (n.Cannot("be chosen", n.Is("tint", "has", "red")),))
    g = table({"row": [card("Flint", continuous(shy)), card("Ember", tint=("red",)), card("Chert")]})
    flint, ember, chert = (find(g, name) for name in ("Flint", "Ember", "Chert"))
    assert g.cannot(flint, "be chosen", ember)
    assert not g.cannot(flint, "be chosen", chert)
    assert not g.cannot(flint, "be chosen"), "nobody in particular"


@pytest.mark.parametrize(("who", "held"), [("you", [0]), ("opponent", [1]), ("each", [0, 1])])
def test_a_rule_for_players(who, held):
    g = table({"row": [card("Law", continuous(n.Rule(who, (n.Cannot("lose"),))))]})
    assert [seat for seat in (0, 1) if g.cannot(-1 - seat, "lose")] == held


def test_the_widest_permission_counts():
    far = n.Modify(ROW, (n.May("leap", n.Number(3)),))
    g = table({"row": [card("One", continuous(far)), card("Two", continuous(n.Modify(ROW, (n.May("leap"),))))]})
    assert permission(g, find(g, "One"), "leap") == 3
    move(g, [find(g, "One")], "bench")
    assert permission(g, find(g, "Two"), "leap") == 1
    assert permission(g, find(g, "One"), "leap") == 0


def test_abilities_that_may_not_be_used_wait_no_longer():
    hush = n.Rule("opponent", (n.Cannot("use automatic abilities"),))
    bell = card("Bell", automatic(n.On("rest", (("card", n.This()),)), n.Perform("draw", n.Number(1))))
    g = table({"row": [card("Hush", continuous(hush))]}, {"row": [bell]})
    turn(g, [find(g, "Bell")], rested=True)
    assert g.waiting == []
    move(g, [find(g, "Hush")], "heap")
    turn(g, [find(g, "Bell")], rested=False)
    turn(g, [find(g, "Bell")], rested=True)
    assert len(g.waiting) == 1


# --- lasting effects ------------------------------------------------------------------------------


def lasting(until: str = "end of turn", cards: n.Reference = ROW, number: int = 2) -> n.Modify:
    return n.Modify(cards, (n.Add("size", n.Number(number)),), until)


def test_a_lasting_effect_reaches_the_cards_that_were_there():
    g = resolve(table({"row": [card("Flint", size=1)], "hand": [card("Chert", size=1)]}), lasting())
    move(g, [find(g, "Chert")], "row")
    assert (size(g, "Flint"), size(g, "Chert")) == (3, 1)


def test_a_lasting_effect_leaves_a_card_that_has_moved_on():
    g = resolve(table({"row": [card("Flint", size=1)]}), lasting())
    move(g, [find(g, "Flint")], "bench")
    assert size(g, "Flint") == 3, "the same object"
    move(g, [find(g, "Flint")], "heap")
    move(g, [find(g, "Flint")], "row")
    assert size(g, "Flint") == 1


def test_numbers_of_a_lasting_effect_are_fixed_when_it_is_made():
    grow = n.Modify(n.This(), (n.Add("size", n.Count(n.Cards(("heap",)))),), "end of turn")
    g = resolve(table({"row": [card("Flint", size=1)], "heap": [card("A"), card("B")]}), grow)
    put(g, 0, "heap", card("C"))
    assert size(g, "Flint") == 3


@pytest.mark.parametrize(("until", "ends"), [("end of turn", 2), ("end of next turn", 3)])
def test_a_duration_ends_when_its_moment_comes(until, ends):
    g = resolve(table({"row": [card("Flint", size=1)]}), lasting(until))
    for moment in range(1, ends):
        expire(g, "end of turn", moment)
        assert size(g, "Flint") == 3
    assert not expire(g, "another moment", ends)
    assert expire(g, "end of turn", ends)
    assert size(g, "Flint") == 1


def test_a_duration_without_an_end_never_ends():
    g = resolve(table({"row": [card("Flint", size=1)]}), lasting(""))
    expire(g, "end of turn", 99)
    assert size(g, "Flint") == 3


def test_a_lasting_rule_for_a_player():
    g = resolve(table({"row": [card("Flint")]}), n.Rule("opponent", (n.Cannot("lose"),), "end of turn"))
    assert g.cannot(-2, "lose") and not g.cannot(-1, "lose")
    expire(g, "end of turn", 2)
    assert not g.cannot(-2, "lose")


def test_a_lasting_prohibition_remembers_whose_it_is():
    shy = n.Modify(n.This(), (n.Cannot("be chosen", n.Other()),), "end of turn")
    g = resolve(table({"row": [card("Flint"), card("Chert")]}), shy)
    flint, chert = find(g, "Flint"), find(g, "Chert")
    assert g.cannot(flint, "be chosen", chert) and not g.cannot(flint, "be chosen", flint)


def test_a_lasting_ability_is_gained_and_lost():
    g = resolve(
        table({"row": [card("Flint", size=1)]}), n.Modify(ROW, (n.GainAbility(continuous(add(2))),), "end of turn")
    )
    assert size(g, "Flint") == 3
    expire(g, "end of turn", 2)
    assert size(g, "Flint") == 1


def test_an_effect_on_nobody_is_not_kept():
    g = resolve(table({"row": [card("Flint")]}), lasting(cards=n.Cards(("heap",))))
    assert g.effects == []


def test_a_turn_ends_what_lasts_for_it():
    g = play(table({"row": [card("Flint", activated(lasting()), size=1)]}))
    g.answer(("use", find(g, "Flint"), "Flint/1"))
    assert size(g, "Flint") == 3
    g.answer("pass")
    assert size(g, "Flint") == 1


def test_shuffling_makes_new_objects():
    g = table({"row": [card("Flint")]})
    before = [g.serial[c] for c in g.in_zone(0, "pile")]
    g.rule = "2.5"
    shuffle(g, 0, "pile")
    assert not set(before) & {g.serial[c] for c in g.in_zone(0, "pile")}


def test_what_works_in_a_zone_that_is_shuffled_is_told_by_the_cards_as_they_are_dealt():
    """What all have seen is kept as it was, while its number comes to stand for another card."""
    grown = continuous(n.Modify(n.This(), (n.Add("size", n.Number(7)),)), zones=("pile",))
    asks = n.Modify(ROW, (n.Add("size", n.ValueOf("size", n.This())),))
    left = automatic(n.On("move", (("card", n.This()),)), asks, zones=("pile",))
    stones = [card(f"Stone {number}", size=number) for number in range(6)]
    g = table({"pile": [*stones, card("Banner", grown, left)], "row": [card("Flint")]}, pile=0)
    for _ in range(8):
        show(g, g.in_zone(0, "pile"), 0b11)
        shuffle(g, 0, "pile")
        told = [g.value(each, "size") for each in g.in_zone(0, "pile")]
        forget(g)
        assert told == [g.value(each, "size") for each in g.in_zone(0, "pile")]


def test_three_in_a_circle_go_by_time():
    """Each depends on the next and none on nobody: the oldest comes first."""

    def follows(read: str, write: str) -> n.Ability:
        return continuous(include(write, n.Cards(("row",), "mine", n.Is("tint", "has", read))))

    makers = [card("One", follows("b", "a")), card("Two", follows("c", "b")), card("Three", follows("a", "c"))]
    g = table({"row": [*makers, card("Flint", tint=("c",))]})
    assert set(g.value(find(g, "Flint"), "tint")) >= {"c", "b"}


def test_a_lasting_effect_is_older_than_what_came_later():
    """Lasting effects and abilities stand in one order of time."""
    g = resolve(table({"row": [card("Flint")], "hand": [card("New", continuous(set_to(7)))]}), set_to(4))
    assert size(g, "Flint") == 4
    move(g, [find(g, "New")], "row")
    assert size(g, "Flint") == 7


WARM = n.AnyOf((n.Is("tint", "has", "red"), n.Is("tint", "has", "gold")))


@pytest.mark.parametrize("where", [WARM, n.All((WARM, n.InState("standing"))), n.All((n.InState("standing"), WARM))])
def test_words_are_asked_for_as_printed_and_as_changed(where):
    warm = n.Modify(n.Cards(("row",), "mine", where), (n.Add("size", n.Number(2)),))
    g = table({
        "row": [card("Sun", continuous(warm)), card("Coin", tint=("gold",)), card("Sea", tint=("blue",))],
        "hand": [card("Dye", continuous(include("red", n.Cards(("row",), "mine", n.Is("tint", "has", "blue")))))],
    })  # fmt: skip
    assert [size(g, name) for name in ("Sun", "Coin", "Sea")] == [0, 2, 0]
    move(g, [find(g, "Dye")], "row")
    assert [size(g, name) for name in ("Sun", "Coin", "Sea")] == [0, 2, 2]


def test_an_effect_without_a_moment_to_last_until_is_not_made():
    book = altered(BOOK, durations={**BOOK.words.durations, "end of storm": lambda g, seat: NO_MOMENT})
    g = table({"row": [card("Flint", size=3)]}, book=book)
    resolve(g, n.Modify(ROW, (n.Add("size", n.Number(2)),), "end of storm"))
    assert size(g, "Flint") == 3 and not g.effects
    resolve(g, n.Modify(ROW, (n.Add("size", n.Number(2)),), "end of turn"))
    assert size(g, "Flint") == 3 + 2
