"""Effects that change a rule of a book and no card: of abilities that work, and left behind for a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from playmat.kernel.run.abilities import lock_ability
from playmat.kernel.run.lasting import end_rule_effect, expire, rulings
from playmat.kernel.words import nodes as n

from .toy import BOOK, altered, card, continuous, find, resolve, table


@dataclass(frozen=True)
class Toll(n.Effect):
    """Whoever passes pays so much."""

    amount: n.Amount
    until: str = ""


@dataclass(frozen=True)
class Fare(n.Effect):
    """Whoever rides pays so much."""

    amount: n.Amount


CHANGED = {
    Toll: lambda env, node: ("toll", env.amount(node.amount)),
    Fare: lambda env, node: ("fare", env.amount(node.amount)),
}
TOLLS = altered(BOOK, rule_effects=CHANGED)
THREE = n.Number(3)


def tolls(g: Any) -> list[int]:
    """What is to be paid now, for each effect that asks for something."""
    return [each.says(g, each.scope) for each in rulings(g, "toll")]


def gate(*made: n.Ability, zone: str = "row") -> Any:
    return table({zone: [card("Gate", *made)], "bench": [card("Flint")]}, book=TOLLS)


@pytest.mark.parametrize(("zone", "paid"), [("row", [3]), ("heap", [])])
def test_an_effect_on_a_rule_holds_where_its_ability_works(zone, paid):
    assert tolls(gate(continuous(Toll(THREE)), zone=zone)) == paid


def test_effects_of_another_word_are_not_meant():
    g = gate(continuous(n.Sequence((Toll(THREE), Fare(n.Number(7))))))
    assert tolls(g) == [3]
    assert [each.says(g, each.scope) for each in rulings(g, "fare")] == [7]


@pytest.mark.parametrize(
    "made",
    [continuous(n.If(n.Holds("late"), Toll(THREE))), continuous(Toll(THREE), gate=n.Holds("late"))],
    ids=["condition", "gate"],
)
def test_a_condition_and_a_gate_hold_it_back(made):
    g = gate(made)
    assert tolls(g) == []
    g.set("turn", 12)
    assert tolls(g) == [3]


def test_an_ability_that_cannot_be_used_changes_no_rule():
    g = gate(continuous(Toll(THREE)))
    lock_ability(g, "Gate/1", find(g, "Gate"), ("end of turn", 2))
    assert tolls(g) == []
    expire(g, "end of turn", 2)
    assert tolls(g) == [3]


def test_a_lasting_effect_on_a_rule_ends_with_its_duration():
    g = resolve(gate(), Toll(THREE, "end of turn"))
    assert tolls(g) == [3]
    expire(g, "end of turn", 2)
    assert tolls(g) == []


def test_a_lasting_effect_on_a_rule_remembers_what_was_chosen():
    chosen = n.Sequence((
        n.Choose(n.Cards(("bench",), "mine"), n.Number(1)),
        Toll(n.Count(n.It()), "end of turn"),
    ))  # fmt: skip
    assert tolls(resolve(gate(), chosen)) == [1]


def test_one_of_two_lasting_effects_is_used_up():
    g = resolve(gate(), n.Sequence((Toll(THREE, "end of turn"), Toll(n.Number(5), "end of turn"))))
    first, _ = rulings(g, "toll")
    end_rule_effect(g, first.number)
    assert tolls(g) == [5]
