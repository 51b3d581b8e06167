"""15.1.2.2, appendix A: the tokens that the rulebook itself knows, each with the information that its name gives it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import nodes as n
from .._vanguard.nodes import Handled, OncePerTurn

TOKEN_POWER = 5000
GLITTER = "glitter"

# 15.3.1: grade, power, critical, ability icon; the name is the race too.
RECORDS: Mapping[str, Mapping[str, Any]] = {
    name: {"name": name, "type": "token unit", "grade": grade, "power": power, "critical": 1, "skill": "boost"}
    for name, grade, power in (("Shadow Army", 1, 15000), ("Plant", 0, TOKEN_POWER), ("Momokke", 0, TOKEN_POWER))
}


def grown_by_others() -> n.Ability:
    """15.3.1.3: one rear-guard at least is retired for it, and as many more as the player likes."""
    others = n.Cards(("rear-guard circle",), "mine", n.Other())
    first = n.Sequence((n.Choose(others, n.Number(1)), n.Move(n.It(), "drop", verb="retire", into="first")))
    more = n.Sequence((n.Choose(others, None, True), n.Move(n.It(), "drop", verb="retire", into="more")))
    retired = n.Plus(Handled(n.It("first")), Handled(n.It("more")))
    lifted = n.Modify(n.This(), (n.Add("power", n.Times(retired, TOKEN_POWER)),), "end of turn")
    return n.Ability(
        "activated",
        n.Sequence((lifted, OncePerTurn("end of turn"))),
        zones=("rear-guard circle",),
        cost=(first, more),
    )


def attacking_from_behind() -> n.Ability:
    """15.3.1.3: with a Glitter vanguard of one name, and a unit of another in its column."""
    leads = n.All((n.Is("name", "contains", "Rorowa"), n.Is("keywords", "has", GLITTER)))
    beside = n.All((n.Is("name", "contains", "Radylina"), n.Related("same column", n.This())))
    free = n.Modify(n.This(), (n.May("attack from the back row"),))
    return n.Ability(
        "continuous",
        n.If(is_there(("field",), beside), free),
        zones=("rear-guard circle",),
        gate=is_there(("vanguard circle",), leads),
    )


def is_there(zones: tuple[str, ...], where: n.Filter) -> n.Condition:
    return n.Compare(n.Count(n.Cards(zones, "mine", where)), ">=", n.Number(1))


TEXTS: Mapping[str, tuple[n.Ability, ...]] = {"Momokke": (grown_by_others(), attacking_from_behind())}
