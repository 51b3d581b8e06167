"""903.2f: what a cost in wills comes to, worked out in the book's order.

First what is paid rather than the cost, or that nothing is; then what it costs more, then what it costs less, where
the player says which part shrinks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

from ...kernel import (
    AmountOf,
    Check,
    Evaluator,
    Game,
    Ruling,
    Scope,
    Test,
    UnknownWord,
    abilities,
    altered_cards,
    changing,
    flattened,
    role_test,
    rulings,
    unusable,
    working,
)
from ...kernel import nodes as n
from ...text.links import rebuilt
from . import nodes as f
from .matching import NOTHING, Need
from .zones import kept

OWN = "own cost"
"""What a card says about its own costs; it is asked only when they are."""


class CostSays(NamedTuple):
    """What a standing effect does to costs."""

    who: str
    of: Test
    need: Need
    way: str
    times: AmountOf
    ability: str
    when: Check | None = None


SORTS = {
    "": ("",), "judgment": ("judgment",), "god's art": ("god's art",), "evolution": ("evolution",),
    "judgment or god's art": ("judgment", "god's art"), "awakening": ("awakening",), "shift": ("shift",),
    "this": ("judgment",),
    "activate": ("activate", "evolution", "god's art", "bestow", "inheritance", "shift"),
}  # fmt: skip
"""For each word of a cost change, the sorts of what is played that it is about; "" is a card."""


def stand_cost(env: Evaluator, node: f.CostChange) -> tuple[str, CostSays]:
    if node.ability not in SORTS:
        raise UnknownWord(f"no abilities {node.ability!r} whose cost changes; expected {', '.join(SORTS)} (903.2f)")
    if node.way not in ("less", "less free", "more", "instead"):
        raise UnknownWord(f"a cost does not change {node.way!r}; expected less, less free, more or instead (903.2f)")
    need, of = Need(node.will.attributes, node.will.free), being_played(env, node.cards)
    own = isinstance(node.cards, n.This) and not node.until
    times, condition = node.times, node.when
    if own and not node.ability:
        times, condition = rebuilt(times, but_itself), rebuilt(condition, but_itself)
    when = env.condition(condition) if condition is not None else None
    return OWN if own else "cost", CostSays(node.who, of, need, node.way, env.amount(times), node.ability, when)


def but_itself(node: n.Node) -> n.Node:
    """903.2b: a card that is played is in the chase as its cost is worked out, and so none of the cards elsewhere."""
    if not isinstance(node, n.Cards) or not node.zones:
        return node
    return replace(node, where=n.Other() if node.where is None else n.All((n.Other(), node.where)))


def being_played(env: Evaluator, ref: n.Reference) -> Test:
    """A card that is being played, wherever it lies: the zone a text names does not count."""
    if isinstance(ref, n.Cards):
        return role_test(env, n.Cards((), ref.side, ref.where))
    return role_test(env, ref)


def cost_changes(g: Game) -> list[Ruling]:
    """The effects on costs that hold now."""
    facts = g.facts
    if "cost" not in g.match.rule_effects_of and not g.rule_effects:
        return []
    now: Any = None
    if not steady_costs(g):
        now = (*g.seat_versions, *g.turn_versions, facts["turn"], facts["phase"], facts["step"], len(facts["done"]),
               facts["life 0"], facts["life 1"])  # fmt: skip
    found: list[Ruling] = kept(g, "cost changes", now, rulings, g, "cost")
    return found


def steady_costs(g: Game) -> bool:
    """Whether all that may change costs now does so on no condition."""
    if g.rule_effects:
        return False
    return "cost" not in g.match.rule_effects_of or bool(kept(g, "steady costs", None, _steady_costs, g))


def _steady_costs(g: Game) -> bool:
    texts = working(g, g.match.rule_effects_of["cost"], changing("cost"))
    return not any(ability.gate or each.condition for ability, _, _ in texts for each in ability.rule_effects)


class Aiming(Scope):
    """A card that is played, with what it targets where that is only tried out."""

    aims: Sequence[Any] | None = None
    x: int | None = None
    free: bool | None = None
    origin: str | None = None


def own_changes(g: Game, card: int, aims: Sequence[Any] | None = None) -> list[Ruling]:
    """What the card itself says about its costs; as if it had these targets, where some are told."""
    scope, found = Aiming(card, g.serial[card], g.master(card)), []
    scope.aims = aims
    for ability in abilities(g, card):
        if ability.zones >> g.zone_of[card] & 1 and (ability.gate is None or ability.gate(g, scope)):
            if not unusable(g, ability.id, card):
                found += [Ruling(s.says, scope, s.name, 0) for s in ability.rule_effects
                          if s.word == OWN and (s.condition is None or s.condition(g, scope))]  # fmt: skip
    return found


def changes(g: Game, seat: int, card: int, sort: str, aims: Sequence[Any] | None = None) -> list[tuple[CostSays, int]]:
    """What changes the cost of playing this, with how many times over."""
    every, match = cost_changes(g), g.match
    if g.definition[card] in match.rule_effects_of.get(OWN, ()) or (match.grants and card in altered_cards(g)):
        every = every + own_changes(g, card, aims)
    found: list[tuple[CostSays, int]] = []
    for each in every:
        says: CostSays = each.says
        mine = each.scope.seat == seat
        if sort in SORTS[says.ability] and (says.who == "each" or mine == (says.who == "you")):
            if says.of(g, each.scope, card) and (says.when is None or says.when(g, each.scope)):
                found.append((says, says.times(g, each.scope)))
    return found


def price_of(g: Game, seat: int, card: int, base: Need, sort: str, extra: Need = NOTHING) -> list[Need]:
    """The wills to pay, or several ways to reckon them, the plainest first. `extra` is due beside the cost."""
    return reckoned(changes(g, seat, card, sort), base, extra)


def reckoned(found: list[tuple[CostSays, int]], base: Need, extra: Need = NOTHING) -> list[Need]:
    """903.2f-i: the same where it is known what changes the cost; what is paid instead of it comes first."""
    for says, _ in found:
        if says.way == "instead" and total(says.need) < total(base):
            base = says.need
    if extra is not NOTHING:
        base = plus(base, extra)
    if not found:
        return [base]
    for says, times in found:
        if says.way == "more":
            base = Need((*base.attributes, *says.need.attributes * times), base.free + says.need.free * times)
    for says, times in found:
        if says.way == "less free":
            base = Need(base.attributes, max(base.free - says.need.free * times, 0))
    for says, times in found:
        if says.way == "less":
            base = without(base, says.need.attributes * times)
    return outcomes(base, sum(says.need.free * times for says, times in found if says.way == "less"))


def total(need: Need) -> int:
    return len(need.attributes) + need.free


def plus(*needs: Need) -> Need:
    return Need(tuple(a for need in needs for a in need.attributes), sum(need.free for need in needs))


def without(need: Need, attributes: Iterable[str]) -> Need:
    """903.2f-iv: a reduction by an attribute takes that symbol off where it is printed."""
    left = Counter(need.attributes)
    left.subtract(Counter(attributes) & left)
    return Need(tuple(left.elements()), need.free)


def outcomes(need: Need, less: int) -> list[Need]:
    """903.2f-iv: the player says which part shrinks; first the free part."""
    less = min(less, total(need))
    if not less:
        return [need]
    found: dict[Need, None] = {}
    for taken in range(max(0, less - need.free), min(less, len(need.attributes)) + 1):
        for symbols in combinations(need.attributes, taken):
            found[Need(without(need, symbols).attributes, need.free - (less - taken))] = None
    return list(found)


def wills(cost: Sequence[n.Effect], x: int = 0) -> Need:
    parts = [part for whole in cost for part in flattened(whole) if isinstance(part, f.PayWill)]
    return Need(tuple(a for p in parts for a in p.attributes), sum(p.free + p.x * x for p in parts))


def deeds(cost: Sequence[n.Effect]) -> tuple[n.Effect, ...]:
    """The parts of a cost that are no payment of wills."""
    return tuple(part for part in cost if not isinstance(part, f.PayWill))


def takes_itself(cost: Sequence[n.Effect]) -> bool:
    """Whether the cost rests or moves the card itself, so that it cannot give wills for it too."""
    return any(
        isinstance(part, n.Turn | n.Move) and isinstance(part.cards, n.This)
        for whole in cost for part in flattened(whole)
    )  # fmt: skip


def sort_played(ability: n.Ability) -> str:
    """The sort of an ability, as far as what changes costs is concerned."""
    return ability.keyword if ability.keyword in ("judgment", "god's art", "evolution", "shift") else "activate"


RULE_EFFECTS: dict[type[n.Node], Callable[[Any, Any], tuple[str, Any]]] = {
    f.CostChange: stand_cost,
}  # fmt: skip
