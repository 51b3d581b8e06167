"""What Dragon Ball texts ask about cards beyond the kernel's own words: what is played, colours, skills, names."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from ...kernel import CardsOf, Check, Evaluator, Game, Test, abilities, folded, live
from ...kernel import nodes as n
from . import nodes as d
from .keywords import filter_with_skill
from .stacks import reference_under
from .zones import spared, stays


def reference_played(env: Evaluator, node: d.BeingPlayed) -> CardsOf:
    def played(g: Game, s: Any) -> list[int]:
        if g.facts["play"] is None:
            return []
        cards, _, _ = g.facts["play"]
        return live(g, cards)

    return played


def reference_bottom(env: Evaluator, node: d.Bottom) -> CardsOf:
    count = env.amount(node.count)
    return lambda g, s: g.in_zone(s.seat, node.zone)[: max(count(g, s), 0)]


def filter_can_leave(env: Evaluator, node: d.CanLeave) -> Test:
    dropped = node.to == "drop"
    return lambda g, s, c: not stays(g, c, by_skill=True) and not (dropped and spared(g, c))


def filter_includes(env: Evaluator, node: d.Includes) -> Test:
    key, words = node.characteristic, folded(node.words)
    return lambda g, s, c: any(words in folded(name) for name in g.value(c, key))


COMPARE: dict[str, Callable[[int, int], bool]] = {"=": operator.eq, ">=": operator.ge}


def filter_word_count(env: Evaluator, node: d.WordCount) -> Test:
    fits, key, count = COMPARE[node.op], node.characteristic, node.count
    return lambda g, s, c: fits(len(g.value(c, key)), count)


def filter_copy(env: Evaluator, node: d.CopyOfThis) -> Test:
    return lambda g, s, c: folded(g.value(c, "name")) == folded(g.match.cards[g.definition[s.source]].name)


def filter_no_skills(env: Evaluator, node: d.NoSkills) -> Test:
    """8-3-2: a negated skill is still there."""
    return lambda g, s, c: not g.match.cards[g.definition[c]].abilities and not abilities(g, c)


def condition_each_there(env: Evaluator, node: d.EachThere) -> Check:
    pools = [env.cards(n.Cards(node.zones, node.side, test)) for test in node.of]
    return lambda g, s: all(cards(g, s) for cards in pools)


def passing(cards: n.Cards) -> bool:
    """Whether a card may fit now and not in a moment, for what is asked of it passes."""
    asked = list(n.walk(cards.where)) if cards.where is not None else []
    return any(
        isinstance(part, n.InState) or (isinstance(part, n.Is) and part.characteristic == "power") for part in asked
    )


Maker = Callable[[Any, Any], Any]
REFERENCES: dict[type[n.Node], Maker] = {
    d.Under: reference_under, d.BeingPlayed: reference_played, d.Bottom: reference_bottom,
}  # fmt: skip
FILTERS: dict[type[n.Node], Maker] = {
    d.Includes: filter_includes, d.WithSkill: filter_with_skill, d.WordCount: filter_word_count,
    d.NoSkills: filter_no_skills, d.CopyOfThis: filter_copy, d.CanLeave: filter_can_leave,
}  # fmt: skip
CONDITIONS: dict[type[n.Node], Maker] = {d.EachThere: condition_each_there}
