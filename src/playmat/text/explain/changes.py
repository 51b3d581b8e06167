"""Phrases for what is different about a card or a player for a time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playmat.kernel.words import nodes as n
from playmat.text.explain.english import signed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playmat.text.explain.explainer import Explainer
    from playmat.text.explain.vocabulary import Saying


LEFT_OUT = re.compile("<([^<>]*)>")
"""What stands between < and > in the words of a prohibition, where no cards are named."""


def say_add(e: Explainer, node: n.Add) -> str:
    name = e.word(e.words.characteristics, node.characteristic)
    match node.amount:
        case n.Number(value) | n.Times(n.Number(value), -1):
            value = value if isinstance(node.amount, n.Number) else -value
            return f"gets {name} {signed(value)}"
        case n.Times(amount, by) if by != 1:
            return f"gets {name} {signed(by)} times {e.say(amount)}"
    return f"gets {name} +({e.say(node.amount)})"


def say_set(e: Explainer, node: n.Set) -> str:
    return f"has {e.word(e.words.characteristics, node.characteristic)} {e.say(node.amount)}, whatever is printed"


def say_include(e: Explainer, node: n.Include) -> str:
    if node.characteristic == "keywords":
        return f"has the keyword {e.keyword(node.word)}"
    return f'also has the {e.word(e.words.characteristics, node.characteristic)} "{node.word}"'


def say_exclude(e: Explainer, node: n.Exclude) -> str:
    name = e.word(e.words.characteristics, node.characteristic)
    if not node.word:
        return f"loses every {name} it has"
    if node.characteristic == "keywords":
        return f"loses the keyword [{node.word}]"
    return f'loses the {name} "{node.word}"'


def say_gain(e: Explainer, node: n.GainAbility) -> str:
    return "has the ability that is told below"


def say_lose(e: Explainer, node: n.LoseAbilities) -> str:
    kind = e.words.kinds.get(node.kind, node.kind)
    return f"has none of its abilities of the kind {kind}" if node.kind else "has none of its abilities"


def say_cannot(e: Explainer, node: n.Cannot) -> str:
    return cannot(e, node, e.words.prohibitions)


def say_player_cannot(e: Explainer, node: n.Cannot) -> str:
    """The same of a player: the cards that are named are those with which it cannot be done."""
    return cannot(e, node, {**e.words.prohibitions, **e.words.barred})


def cannot(e: Explainer, node: n.Cannot, said: Mapping[str, str]) -> str:
    action = said.get(node.action, node.action + "{}")
    by = f" a card {e.say(node.by)}" if node.by is not None else ""
    if by and node.action.startswith("be ") and node.action not in e.words.prohibitions:
        by = f" by{by}"
    whole = LEFT_OUT.sub(r"\1" if by else "", action)
    return f"cannot {whole.format(by)}"


def say_may(e: Explainer, node: n.May) -> str:
    extent = f" (to this extent: {e.say(node.extent)})" if node.extent is not None else ""
    return e.words.permissions.get(node.action, f"may {node.action}") + extent


def say_copy(e: Explainer, node: n.Copy) -> str:
    return f"has the {e.word(e.words.characteristics, node.characteristic)} of {e.say(node.of)}"


CHANGES: dict[type[n.Node], Saying] = {
    n.Add: say_add, n.Set: say_set, n.Include: say_include, n.Exclude: say_exclude, n.GainAbility: say_gain,
    n.LoseAbilities: say_lose, n.Cannot: say_cannot, n.May: say_may, n.Copy: say_copy,
    n.TakeOver: lambda e, node: "has you for its master",
}  # fmt: skip
