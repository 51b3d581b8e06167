"""Names: a card may have several at once, beside the one that is printed on it."""

from __future__ import annotations

from typing import Any

from ...kernel import Card, Characteristic, Evaluator, Game, Match
from .nodes import AlsoNamed

OTHER_NAMES = Characteristic("other names", "words", ())


def with_other_names(characteristics: tuple[Characteristic, ...]) -> tuple[Characteristic, ...]:
    """Cards that share one of their names have the same card name."""
    named = Characteristic("name", "word", "", more=OTHER_NAMES.name)
    return (named, *[each for each in characteristics if each.name != "name"], OTHER_NAMES)


def names(g: Game, card: int) -> tuple[str, ...]:
    """All that a card has."""
    return (g.value(card, "name"), *g.value(card, OTHER_NAMES.name))


def also_named(match: Match, env: Evaluator, name: str, node: AlsoNamed, card: Card) -> tuple[Any, ...]:
    """A name that the text says, or those that a card has as the effect is made."""
    if node.of is None:
        return ("include", OTHER_NAMES.name, None, node.name, None)
    pairs = env.pairs(node.of)

    def told(g: Game, s: Any) -> tuple[str, ...]:
        return tuple([word for other, _, _ in pairs(g, s) for word in names(g, other)])

    return ("join", OTHER_NAMES.name, told, None, None)
