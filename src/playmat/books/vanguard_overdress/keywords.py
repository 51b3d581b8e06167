"""14.1, 14.8 to 14.13: keywords that open abilities, and states that keywords give.

What opens an ability is its gate: an ability whose gate is not met is there, and is not active.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ...kernel import Builder, Check, Evaluator, Game, Node, Test, abilities, permission, unusable, wait
from ...kernel import nodes as n
from ...text.links import rebuilt
from .._vanguard.circles import FIELD, units
from .._vanguard.nodes import Opens
from .nodes import Frame, Parity, PutInStandBy
from .past import also_then

WHITE, BLACK, POWERFUL, FRIEND, GLITTER = "white wings", "black wings", "powerful", "friend", "glitter"
BOUND = ("bind",)


def all_bound_are(rest: int) -> n.Condition:
    """14.8.5: with no card in the bind zone it is not met.

    14.8.3, 14.8.4: a card without a grade has neither an odd nor an even one.
    """
    others = n.Cards(BOUND, "mine", n.Non(Parity(rest)))
    some = n.Compare(n.Count(n.Cards(BOUND, "mine")), ">=", n.Number(1))
    return n.Every((some, n.Compare(n.Count(others), "=", n.Number(0))))


# 14.8.3: all odd. 14.8.4: all even, which zero is too. 14.9.1: no card in the soul.
GATES: dict[str, n.Condition] = {
    WHITE: Opens(WHITE, all_bound_are(1)),
    BLACK: Opens(BLACK, all_bound_are(0)),
    POWERFUL: n.Compare(n.Count(n.Cards(("soul",), "mine")), "=", n.Number(0)),
}
PERMISSIONS = frozenset({f"use {word} abilities" for word in (WHITE, BLACK)})


def opened(node: n.Node) -> n.Node:
    """14.8.2, 14.9.1: an ability with such a word before it has that word's condition.

    14.9.2: the word stays its label, by which the card is told, whether or not the ability is active.
    """
    if not isinstance(node, n.Ability):
        return node
    return gated(node, [GATES[word] for word in node.labels if word in GATES])


def gated(ability: n.Ability, conditions: list[n.Condition]) -> n.Ability:
    if not conditions:
        return ability
    own = () if ability.gate is None else (ability.gate,)
    every = (*conditions, *own)
    return replace(ability, gate=every[0] if len(every) == 1 else n.Every(every))


def with_gates(ability: n.Ability) -> n.Ability:
    made: n.Ability = rebuilt(ability, opened)
    return made


def framed(read: Iterable[n.Ability]) -> tuple[n.Ability, ...]:
    """14.12.3.1.1: what stands after "Glitter - (name)" is governed by it.

    14.12.3.2: the vanguard has that in its name, and has Glitter.

    14.12.3.2.2: else those abilities are not active; what stands before it is.
    """
    found: list[n.Ability] = []
    frame: list[n.Condition] = []
    for ability in read:
        found.append(gated(ability, frame))
        if isinstance(ability.effect, Frame):
            of_name = n.All((n.Is("name", "contains", ability.effect.name), n.Is("keywords", "has", GLITTER)))
            vanguards = n.Cards(("vanguard circle",), "mine", of_name)
            frame = [n.Compare(n.Count(vanguards), ">=", n.Number(1))]
    return tuple(found)


def opens(env: Evaluator, node: Opens) -> Check:
    """A keyword that an effect has made active opens its abilities whatever its condition."""
    holds, allowed = env.condition(node.condition), f"use {node.keyword} abilities"

    def open_now(g: Game, s: Any) -> bool:
        return bool(permission(g, -1 - s.seat, allowed)) or holds(g, s)

    return open_now


def filter_parity(env: Evaluator, node: Parity) -> Test:
    known = env.filter(node.known)
    return lambda g, s, card: known(g, s, card) and g.value(card, "grade") % 2 == node.rest


# --- 14.10 Friend -------------------------------------------------------------------------------------------


def has_friend(g: Game, unit: int) -> bool:
    """The unit has the ability, and it works where the unit is."""
    if not g.has(unit, FRIEND):
        return False
    there = [each for each in abilities(g, unit) if each.node.keyword == FRIEND and each.zones >> g.zone_of[unit] & 1]
    return any(not unusable(g, each.id, unit) for each in there)


def is_friend(g: Game, card: int) -> bool:
    """14.10.1, 14.10.1.1: with Friend and another unit of the same player in the column; and so is that unit.

    14.10.2.1: what texts call a "Friend" is a unit in this state.
    """
    if not g.is_in(card, FIELD):
        return False
    same_column = g.match.book.words.relations["same column"]
    beside = [unit for unit in units(g, g.master(card)) if unit != card and same_column(g, unit, card)]
    return bool(beside) and (has_friend(g, card) or any(has_friend(g, unit) for unit in beside))


STATES = {FRIEND: also_then(FRIEND, is_friend)}


# --- 14.1.2 standing by -------------------------------------------------------------------------------------


def rows_stand_by(b: Builder, node: PutInStandBy) -> None:
    """14.1.2: of a card with several such abilities only the one with that keyword stands by."""
    cards = b.affected(node.cards)

    def put(g: Game, v: Any) -> None:
        for card in cards(g, v):
            for each in abilities(g, card):
                if each.kind == "automatic" and node.keyword in each.node.keywords:
                    wait(g, g.master(card), each.id, card)

    b.step(put)


def says_frame(env: Evaluator, node: Frame) -> tuple[str, str]:
    return "glitter frame", node.name


EFFECTS: dict[type[Node], Any] = {PutInStandBy: rows_stand_by}
FILTERS: dict[type[Node], Any] = {Parity: filter_parity}
CONDITIONS: dict[type[Node], Any] = {Opens: opens}
RULE_EFFECTS: dict[type[Node], Any] = {Frame: says_frame}
