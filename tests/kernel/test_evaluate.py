"""Nodes that ask something, and a census: every node class is read by some part of the kernel."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any

import pytest

from playmat.kernel.build.changes import compile_change
from playmat.kernel.build.effects import ROWS
from playmat.kernel.build.match import Match
from playmat.kernel.build.readings import asks_of_gone, reads
from playmat.kernel.build.selectors import Evaluator
from playmat.kernel.build.start import load
from playmat.kernel.build.triggers import compile_trigger
from playmat.kernel.run.atoms import move, turn
from playmat.kernel.run.lasting import add_effect
from playmat.kernel.run.remembering import remember
from playmat.kernel.state.records import Scope
from playmat.kernel.words import nodes as n
from playmat.kernel.words.errors import PlaymatError, UnknownWord
from playmat.kernel.words.nodes import walk

from .toy import BOOK, STONE, altered, automatic, card, continuous, find, options, put, resolve, table

ONE = n.Number(1)
FAMILIES = (n.Reference, n.Filter, n.Amount, n.Condition, n.Trigger, n.Change, n.Effect)


# --- the census -----------------------------------------------------------------------------------


def classes(family: type[n.Node]) -> list[type[n.Node]]:
    """The node classes of a family, as the module declares them."""
    found = [c for c in vars(n).values() if isinstance(c, type) and issubclass(c, family) and c not in (family, n.Node)]
    assert found, family
    return found


SAMPLES: dict[type[n.Node], n.Node] = {
    sample.__class__: sample
    for sample in (
        n.This(), n.It("it"), n.Role("bumper"), n.ByEvent(((n.On("bump"), n.This()),)),
        n.Cards(("row",)), n.Top(ONE, "pile"), n.Rest(), n.Both((n.This(),)),
        n.Is("size", ">", ONE), n.SameAs("tint", n.This()), n.InState("standing"), n.InZone(("row",)),
        n.Related("same zone", n.This()), n.Other(), n.Among(n.This()), n.All((n.Other(),)), n.AnyOf((n.Other(),)),
        n.Non(n.Other()),
        ONE, n.Count(n.This()), n.ValueOf("size", n.This()), n.Times(ONE, 2), n.Plus(ONE, ONE), n.Fact("turn"),
        n.Named("it"),
        n.Compare(ONE, "<", ONE), n.During("your"), n.Matches(n.This(), n.Other()), n.Holds("late"), n.Did("it"),
        n.Every(()), n.Either(()), n.Not(n.Holds("late")),
        n.On("bump"), n.Moved(n.This()), n.At("begin", "dawn"), n.Whenever(n.Holds("late")),
        n.AnyTrigger((n.On("bump"),)), n.OnlyIf(n.Holds("late"), n.On("bump")),
        n.Add("size", ONE), n.Set("size", ONE), n.Include("tint", "red"), n.Exclude("tint"),
        n.GainAbility(automatic(n.On("bump"), n.Nothing())), n.LoseAbilities(), n.Cannot("stand"), n.May("leap"),
        n.Copy("size", n.This()), n.TakeOver(),
    )
}  # fmt: skip


def compiled(family: type[n.Node], node: Any) -> Any:
    """What the kernel makes of a node of that family."""
    match = Match(BOOK)
    env = Evaluator(match.tables)
    env.looked = env.latest = "it"
    if family is n.Reference:
        return env.cards(node)
    if family is n.Filter:
        return env.filter(node)
    if family is n.Amount:
        return env.amount(node)
    if family is n.Condition:
        return env.condition(node)
    if family is n.Change:
        return compile_change(match, env, "sample", node, STONE)
    if isinstance(node, n.Whenever):
        return match.add_ability("sample", automatic(node, n.Nothing()), STONE).situation
    return compile_trigger(env, node)


ASKING = [(family, c) for family in FAMILIES if family is not n.Effect for c in classes(family)]


@pytest.mark.parametrize(("family", "node_class"), ASKING, ids=lambda c: c.__name__)
def test_every_node_that_asks_has_an_evaluator(family, node_class):
    assert node_class in SAMPLES, f"{node_class.__name__} is new: give the census a sample of it"
    assert compiled(family, SAMPLES[node_class])


@pytest.mark.parametrize("node_class", classes(n.Effect), ids=lambda c: c.__name__)
def test_every_effect_has_rows(node_class):
    assert node_class in ROWS, f"nothing makes rows of {node_class.__name__}"


def test_the_table_of_rows_names_only_effects():
    assert set(ROWS) <= set(classes(n.Effect))


class Riddle(n.Reference, n.Filter, n.Amount, n.Condition, n.Trigger, n.Change):  # type: ignore[misc]
    """A node that nobody reads."""

    __slots__ = ()


@pytest.mark.parametrize("family", [f for f in FAMILIES if f is not n.Effect], ids=lambda c: c.__name__)
def test_a_node_that_nobody_reads_is_refused(family):
    with pytest.raises(UnknownWord, match=r"cannot read|compiles from"):
        compiled(family, Riddle())


def test_an_effect_that_nobody_reads_is_refused():
    with pytest.raises(UnknownWord, match="pebbles cannot do Effect"):
        resolve(table({"row": [card("Flint")]}), n.Effect())


def test_every_node_is_frozen_and_has_no_state_of_its_own():
    for family in FAMILIES:
        for c in classes(family):
            assert is_dataclass(c)
            assert c.__dataclass_params__.frozen, c.__name__  # type: ignore[attr-defined]
            assert not any("__dict__" in vars(base) for base in c.__mro__), f"{c.__name__} has room for state"


def test_form_and_joins_do_not_count_in_comparisons():
    assert n.Move(n.This(), "heap", form="a") == n.Move(n.This(), "heap", form="b")
    assert n.Sequence((), joins=("and",)) == n.Sequence(())
    assert "form" in {f.name for f in fields(n.Move)}


# --- what they mean -------------------------------------------------------------------------------


@pytest.fixture
def g():
    flint, chert = card("Flint", size=2, tint=("red",)), card("Chert", size=5, tint=("blue", "red"))
    slate, marl = card("Slate", size=2, tint=("grey",)), card("Marl", size=1, worth=4)
    return table({"row": [flint, chert], "bench": [slate]}, {"row": [marl]})


def scope(g: Any, name: str = "Flint", seat: int = 0, event: Any = None) -> Scope:
    return Scope(find(g, name), g.serial[find(g, name)], seat, event)


def cards(g: Any, ref: n.Reference, s: Scope | None = None) -> list[str]:
    return [g.card(c) for c in Evaluator(g.match.tables).cards(ref)(g, s or scope(g))]


def where(g: Any, test: n.Filter, side: str = "any") -> list[str]:
    return cards(g, n.Cards(("table",), side, test))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("test", "names"),
    [
        (n.Is("size", "=", n.Number(2)), ["Flint", "Slate"]),
        (n.Is("size", "!=", n.Number(2)), ["Chert", "Marl"]),
        (n.Is("size", "<", n.Number(2)), ["Marl"]),
        (n.Is("size", ">=", n.Number(2)), ["Flint", "Chert", "Slate"]),
        (n.Is("size", ">", n.ValueOf("size", n.This())), ["Chert"]),
        (n.Is("worth", ">=", n.Number(0)), ["Marl"]),
        (n.Is("worth", "<=", n.Fact("turn")), []),
        (n.Is("name", "=", "Slate"), ["Slate"]),
        (n.Is("name", "contains", "l"), ["Flint", "Slate", "Marl"]),
        (n.Is("tint", "has", "red"), ["Flint", "Chert"]),
        (n.SameAs("tint", n.This()), ["Flint", "Chert"]),
        (n.SameAs("size", n.This()), ["Flint", "Slate"]),
        (n.SameAs("worth", n.This()), []),
        (n.InZone(("bench",)), ["Slate"]),
        (n.InState("standing"), ["Flint", "Chert", "Slate", "Marl"]),
        (n.Related("same zone", n.This()), ["Flint", "Chert"]),
        (n.Other(), ["Chert", "Slate", "Marl"]),
        (n.Among(n.Cards(("bench",))), ["Slate"]),
        (n.All((n.Other(), n.Is("size", "=", n.Number(2)))), ["Slate"]),
        (n.AnyOf((n.InZone(("bench",)), n.Is("size", "=", n.Number(1)))), ["Slate", "Marl"]),
        (n.Non(n.Is("size", "=", n.Number(2))), ["Chert", "Marl"]),
    ],
)
def test_filters(g, test, names):
    assert sorted(where(g, test)) == sorted(names)


def test_sides_are_seen_from_the_seat(g):
    assert cards(g, n.Cards(("table",), "theirs")) == ["Marl"]
    assert cards(g, n.Cards(("table",), "theirs"), scope(g, "Marl", 1)) == ["Flint", "Chert", "Slate"]
    put(g, 1, "middle", card("Tuff"))
    assert cards(g, n.Cards(("middle",), "any")) == ["Tuff"]
    with pytest.raises(UnknownWord, match="has no side 'mine'"):
        cards(g, n.Cards(("middle",), "mine"))


def test_the_top_of_a_zone_comes_topmost_first(g):
    for name in "ABC":
        put(g, 0, "pile", card(name))
    assert cards(g, n.Top(n.Number(2), "pile")) == ["C", "B"]
    assert cards(g, n.Top(n.Number(0), "pile")) == []
    assert cards(g, n.Top(n.Number(-2), "pile")) == []
    assert len(cards(g, n.Top(n.Number(99), "pile"))) == 9


def test_both_names_each_card_once(g):
    assert cards(g, n.Both((n.This(), n.Cards(("row",))))) == ["Flint", "Chert"]


def test_this_is_gone_when_it_has_become_another_object(g):
    old = scope(g)
    g.serial[find(g, "Flint")] += 100
    assert cards(g, n.This(), old) == []


def test_a_role_is_the_card_of_the_event(g):
    chert = find(g, "Chert")
    pair = ((chert, g.serial[chert], g.serial[chert]),)
    s = scope(g, event=("bump", pair, ()))
    assert cards(g, n.Role("bumper"), s) == ["Chert"]
    assert cards(g, n.Role("bumped"), s) == []
    assert cards(g, n.Role("card"), s) == [], "a role of another event"
    assert cards(g, n.Role("bumper")) == [], "no event"


def test_what_is_meant_hangs_on_the_event_that_it_was(g):
    flint, chert = find(g, "Flint"), find(g, "Chert")
    own, other = (((c, g.serial[c], g.serial[c]),) for c in (flint, chert))
    bumps = n.On("bump", (("bumper", n.This()),)), n.Role("bumped")
    bumped = n.On("bump", (("bumped", n.This()),)), n.Role("bumper")
    meant = n.ByEvent((bumps, bumped))
    assert cards(g, meant, scope(g, event=("bump", own, other))) == ["Chert"]
    assert cards(g, meant, scope(g, event=("bump", other, own))) == ["Chert"]
    assert cards(g, meant, scope(g, event=("bump", other, other))) == []
    assert cards(g, meant) == [], "no event"


def amount(g: Any, node: n.Amount) -> int:
    return Evaluator(g.match.tables).amount(node)(g, scope(g))


def test_amounts(g):
    row = n.Cards(("row",))
    assert amount(g, n.Count(row)) == 2
    assert amount(g, n.ValueOf("size", row)) == 2 + 5
    assert amount(g, n.ValueOf("worth", row)) == 0
    assert amount(g, n.Times(n.Count(row), 3)) == 6
    assert amount(g, n.Plus(n.Count(row), n.Number(10))) == 12
    assert amount(g, n.Fact("turn")) == 2


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (n.Compare(n.Count(n.Cards(("row",))), ">=", n.Number(2)), True),
        (n.Compare(n.Number(1), ">", n.Number(1)), False),
        (n.During("your"), True),
        (n.During("opponent's", "turn"), False),
        (n.During("any", "dawn"), False),
        (n.Matches(n.This(), n.Is("size", "=", n.Number(2))), True),
        (n.Matches(n.Cards(("heap",)), n.Other()), False),
        (n.Matches(n.Cards(("row",)), n.Is("size", "=", n.Number(2))), False),
        (n.Holds("late"), False),
        (n.Not(n.Holds("late")), True),
        (n.Every(()), True),
        (n.Either(()), False),
        (n.Every((n.During("your"), n.Holds("late"))), False),
        (n.Either((n.During("your"), n.Holds("late"))), True),
    ],
)
def test_conditions(g, condition, holds):
    assert Evaluator(g.match.tables).condition(condition)(g, scope(g)) is holds


def test_a_phase_counts_as_phase_and_as_step(g):
    check = Evaluator(g.match.tables).condition(n.During("your", "dawn"))
    assert not check(g, scope(g))
    g.set("step", "dawn")
    assert check(g, scope(g))
    assert not check(g, scope(g, "Marl", 1))


def test_cards_of_an_earlier_step_are_filtered(g):
    big = n.Cards((), "mine", n.All((n.Among(n.It("found")), n.Is("size", ">", n.Number(1)))))
    every = n.Choose(n.Cards(("row",)), n.Number(2), into="found")
    resolve(g, n.Sequence((every, n.Choose(big, n.Number(1), up_to=True))))
    assert options(g) == ["Flint", "Chert", "done"]


def test_walk_and_reads_see_into_nodes():
    node = n.If(n.Matches(n.This(), n.Is("size", ">", n.ValueOf("worth", n.It()))), n.Turn(n.This(), "rest"))
    assert [type(part).__name__ for part in walk(node)][:3] == ["If", "Matches", "This"]
    assert reads(node, {}) == {"size", "worth"}
    assert reads(n.SameAs("tint", n.This()), {}) == {"tint"}
    assert reads(n.InState("swollen"), {}) == set()
    assert reads(n.InState("swollen"), {"swollen": "size"}) == {"size"}


def test_of_a_card_that_left_is_asked_what_a_trigger_or_a_reference_asks_not_what_lies_somewhere():
    big = n.Is("size", ">=", n.Number(3))
    lying = n.Cards(("field",), "any", big)
    assert asks_of_gone(n.Count(lying), {}) == set()
    assert asks_of_gone(n.Count(n.Cards((), "any", big)), {}) == {"size"}
    assert asks_of_gone(n.On("move", (("card", lying),)), {}) == {"size"}
    beside = n.Cards(("field",), "any", n.Is("size", "<", n.ValueOf("worth", n.This())))
    assert asks_of_gone(beside, {}) == {"worth"}
    assert asks_of_gone(n.Cards(("field",), "any", n.SameAs("tint", n.This())), {}) == {"tint"}


@pytest.mark.parametrize(("family", "node", "what"), [
    (n.Amount, n.ValueOf("span", n.This()), "characteristic"), (n.Filter, n.Is("span", ">", ONE), "characteristic"),
    (n.Filter, n.SameAs("span", n.This()), "characteristic"), (n.Filter, n.Is("span", "has", "x"), "characteristic"),
    (n.Filter, n.InState("flying"), "state"), (n.Filter, n.Related("above", n.This()), "relation"),
    (n.Amount, n.Fact("height"), "figure"), (n.Condition, n.Holds("height"), "figure"),
    (n.Condition, n.During("your", "dusk"), "phase"),
])  # fmt: skip
def test_a_word_that_the_book_does_not_have_is_refused_wherever_it_is_asked(family, node, what):
    with pytest.raises(UnknownWord, match=f"pebbles has no {what}"):
        compiled(family, node)


def test_errors_are_of_one_family():
    assert issubclass(UnknownWord, PlaymatError)


# --- cards that have moved on ---------------------------------------------------------------------

FLAG = continuous(n.Modify(n.Cards(("row",)), (n.Add("size", n.Number(10)), n.Include("tint", "red"))))
PUT_AWAY = n.Sequence(
    (n.Choose(n.Cards(("row",), "mine", n.Is("name", "=", "Chert")), n.Number(1)), n.Move(n.It(), "heap"))
)


@pytest.fixture
def away():
    """A big red Chert and a small one beside; what follows reads the one that was put on the heap."""
    row = [card("Flint"), card("Flag", FLAG), card("Chert", size=2)]
    return table({"row": row, "bench": [card("Slate", size=12, tint=("red",)), card("Marl", size=2)]})


def follow_up(g: Any, effect: n.Effect) -> Any:
    return resolve(g, n.Sequence((PUT_AWAY, effect)), "Flint")


@pytest.mark.parametrize("key", ["size", "tint"])
def test_a_card_that_left_is_compared_as_it_was(away, key):
    same = n.Cards(("bench",), "mine", n.SameAs(key, n.It()))
    g = follow_up(away, n.Move(same, "hand"))
    assert [g.card(c) for c in g.in_zone(0, "hand")] == ["Slate"]


@pytest.mark.parametrize(
    ("amount", "number"), [(n.ValueOf("size", n.It()), 12), (n.Count(n.It()), 1), (n.Count(n.Cards(("heap",))), 1)]
)
def test_numbers_of_a_card_that_left_are_read_as_they_were(away, amount, number):
    g = follow_up(away, n.If(n.Compare(amount, "=", n.Number(number)), n.Perform("draw", ONE)))
    assert len(g.in_zone(0, "hand")) == 1


def test_a_lasting_change_by_a_number_of_a_chosen_card(away):
    g = follow_up(away, n.Modify(n.This(), (n.Set("worth", n.ValueOf("size", n.It())),)))
    assert g.value(find(g, "Flint"), "worth") == 12


@pytest.mark.parametrize(("state", "drawn"), [("resting", 1), ("standing", 0)])
def test_a_card_that_left_stood_or_rested_as_it_did(away, state, drawn):
    away.rested[find(away, "Chert")] = 1
    g = follow_up(away, n.If(n.Matches(n.It(), n.InState(state)), n.Perform("draw", ONE)))
    assert len(g.in_zone(0, "hand")) == drawn


def test_what_a_card_was_is_kept_in_a_save(away):
    g = follow_up(away, n.YouMay(n.Move(n.Cards(("bench",), "mine", n.SameAs("size", n.It())), "hand")))
    twin = load(g.save(), g.book, g.match)
    assert twin.last == g.last
    for game in (g, twin):
        game.answer("yes")
        assert [game.card(c) for c in game.in_zone(0, "hand")] == ["Slate"]


# --- nodes of a book's own ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Biggest(n.Reference):
    """All cards of the size that no card of the table exceeds."""


@dataclass(frozen=True, slots=True)
class Odd(n.Filter):
    pass


@dataclass(frozen=True, slots=True)
class Halved(n.Amount):
    of: n.Amount


@dataclass(frozen=True, slots=True)
class Rain(n.Condition):
    pass


@dataclass(frozen=True, slots=True)
class Splash(n.Effect):
    pass


def biggest(env: Evaluator, node: Biggest) -> Any:
    every = env.cards(n.Cards(("table",), "any"))
    return lambda g, s: [c for c in every(g, s) if g.value(c, "size") == max(g.value(o, "size") for o in every(g, s))]


def halved(env: Evaluator, node: Halved) -> Any:
    whole = env.amount(node.of)
    return lambda g, s: whole(g, s) // 2


OWN = altered(
    BOOK,
    references={Biggest: biggest},
    filters={Odd: lambda env, node: lambda g, s, c: g.value(c, "size") % 2 == 1},
    amounts={Halved: halved},
    conditions={Rain: lambda env, node: lambda g, s: g.facts["turn"] == 2},
    effects={Splash: lambda b, node: b.add(n.Turn(n.Cards(("row",)), "rest"))},
)


def test_a_book_brings_nodes_of_its_own():
    g = table({"row": [card("Flint", size=3), card("Chert", size=6)]}, book=OWN)
    row = n.Cards(("row",), "mine", Odd())
    effect = n.If(Rain(), n.Sequence((n.Modify(Biggest(), (n.Add("size", Halved(n.Number(9))),)), n.Move(row, "heap"))))
    resolve(g, n.Sequence((effect, Splash())))
    assert g.value(find(g, "Chert"), "size") == 6 + 4
    assert [g.card(c) for c in g.in_zone(0, "heap")] == ["Flint"]
    assert g.rested[find(g, "Chert")]


# --- what is kept of a filter ---------------------------------------------------------------------


BIG = n.Cards(("row",), "mine", n.All((n.Is("size", ">", ONE), n.Other())))


def names(g: Any, source: int) -> list[str]:
    found = Evaluator(g.match.tables).cards(BIG)(g, Scope(source, g.serial[source], 0))
    return sorted(g.card(c) for c in found)


def test_cards_are_looked_for_again_when_others_lie_there_or_values_change():
    g = table(mine={"row": [card("Flint", size=2), card("Chert", size=1)], "hand": [card("Slate", size=3)]})
    g.match.deriving = 0  # no value hangs on where cards lie
    flint, chert = find(g, "Flint"), find(g, "Chert")
    assert names(g, chert) == ["Flint"]
    assert names(g, flint) == [], "the rest of the filter is asked each time"
    move(g, (find(g, "Slate"),), "row", seat=0)
    assert names(g, chert) == ["Flint", "Slate"]
    grow = g.match.add_change("grow", n.Add("size", ONE), STONE)
    add_effect(g, 0, flint, remember(g, (chert,)), grow, 1, ("end of turn", 9))
    assert names(g, flint) == ["Chert", "Slate"]
    turn(g, (chert,), rested=True)
    move(g, (chert,), "heap")
    assert names(g, flint) == ["Slate"]


def test_a_fork_looks_for_itself():
    g = table(mine={"row": [card("Flint", size=2), card("Slate", size=3)]})
    g.match.deriving = 0  # no value hangs on where cards lie
    flint, slate = find(g, "Flint"), find(g, "Slate")
    twin = g.fork()
    other = g.in_zone(1, "pile")[0]
    assert names(g, other) == names(twin, other) == ["Flint", "Slate"]
    move(twin, (slate,), "heap")
    move(g, (flint,), "heap")
    assert names(twin, slate) == ["Flint"]
    assert names(g, flint) == ["Slate"]
