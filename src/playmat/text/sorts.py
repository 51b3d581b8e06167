"""What a phrase is in an ability (a group of cards, an amount, a step, ...), and whether two agree in number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playmat.kernel.words import nodes
from playmat.text.building import JOININGS, Constant, Expression, Join, Make, Part, Slot
from playmat.text.grammar import Grammar, PhraseRule
from playmat.text.said import Said

CARDS, AMOUNT, CONDITION, TRIGGER = "cards", "amount", "condition", "trigger"
DURATION, COST, CHANGE, STEP = "duration", "cost", "change", "step"

FAMILIES: tuple[tuple[type[nodes.Node], str], ...] = (
    (nodes.Reference, CARDS),
    (nodes.Filter, CARDS),
    (nodes.Trigger, TRIGGER),
    (nodes.Condition, CONDITION),
    (nodes.Change, CHANGE),
    (nodes.Amount, AMOUNT),
    (nodes.Effect, STEP),
)
ORDER = (CARDS, TRIGGER, CONDITION, CHANGE, AMOUNT, STEP)
"""Of several things that a phrase is made of, the first of these is what it is."""
JOINED = {
    "where": CARDS, "any_of": CARDS, "every": CONDITION, "steps": STEP, "total": AMOUNT, "only": TRIGGER, "given": STEP,
}  # fmt: skip
FIELDS = {"until": DURATION, "cost": COST}
"""Fields of nodes that say by themselves what fills them."""


class Sorts:
    """What the phrases of a grammar are, told by what its rules build of them."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.filling = dict(_filling(grammar))
        self.kinds: dict[str, str] = {}

    def of(self, phrase: Said) -> str:
        """The sort of a phrase; empty for words that are no part by themselves."""
        value = phrase.value
        if phrase.kind in self.grammar.lexicon.kinds:
            number = isinstance(value, int) and not isinstance(value, bool)
            return self.filling.get(phrase.kind, AMOUNT if number else "")
        if phrase.kind in self.filling:
            return self.filling[phrase.kind]
        if isinstance(value, nodes.Node):
            return family(type(value))
        if phrase.kind not in self.kinds:
            found = set(self._of_kind(phrase.kind, set()))
            self.kinds[phrase.kind] = next((sort for sort in ORDER if sort in found), "")
        return self.kinds[phrase.kind]

    def _of_kind(self, kind: str, seen: set[str]) -> Iterator[str]:
        if kind not in seen:
            seen.add(kind)
            for rule in self.grammar.kinds.get(kind, ()):
                yield from self._of_built(rule, rule.builds, seen)

    def _of_built(self, rule: PhraseRule, built: Expression, seen: set[str]) -> Iterator[str]:
        match built:
            case Make(cls=cls):
                yield family(cls)
            case Join(joining=joining):
                yield from (JOINED[name] for name, known in JOININGS.items() if known is joining)
            case Slot(name=name) | Part(name=name):
                yield from self._of_kind(_kind_of(rule, name), seen)
            case Constant(value=int()):
                yield AMOUNT
            case _:
                for inner in built.inner():
                    yield from self._of_built(rule, inner, seen)


def family(cls: type[nodes.Node]) -> str:
    return next((sort for base, sort in FAMILIES if issubclass(cls, base)), "")


def _kind_of(rule: PhraseRule, name: str) -> str:
    return next(phrase.kind for phrase in rule.phrases if phrase.name == name)


def _filling(grammar: Grammar) -> Iterator[tuple[str, str]]:
    """The kinds of phrase that fill one of FIELDS."""
    for rule in grammar.rules.values():
        for name, built in _fields_built(rule.builds):
            if name in FIELDS and isinstance(built, Slot | Part):
                yield _kind_of(rule, built.name), FIELDS[name]


def _fields_built(built: Expression) -> Iterator[tuple[str, Expression]]:
    if isinstance(built, Make):
        yield from built.given
    for inner in built.inner():
        yield from _fields_built(inner)


# --- agreement ----------------------------------------------------------------------------------

MANY = re.compile(
    r"(?:all|any number|both|them|they|those|these|up to (?!one\b|1\b)\w+|two|three|four|five|six|seven|eight|nine|ten"
    r"|[2-9]|\d\d+)\b"
)
HEAD_ENDS = re.compile(r"\b(?:in|with|from|of|on|that|which|named|other than|you|and)\b")
NO_PLURALS = frozenset({"this", "its", "his", "has", "is", "was", "boss", "as", "plus", "whose", "cross"})
LARGE = 100
"""Strength is counted in hundreds and thousands, cards and grades are not."""


def agree(old_words: str, new_words: str, old: Any, new: Any) -> bool:
    """Whether words around one may stand around the other: both are one, or both are several."""
    if isinstance(old, int) and isinstance(new, int):
        return (old == 1) == (new == 1) and (abs(old) >= LARGE) == (abs(new) >= LARGE)
    return is_many(old_words) == is_many(new_words)


def is_many(words: str) -> bool:
    """Whether a group of cards is said as several."""
    plain = re.sub(r'"[^"]*"|<[^>]*>+|\[[^\]]*\]', "", words).strip().lower()
    if MANY.match(plain):
        return True
    head = HEAD_ENDS.split(plain)[0]
    return any(word.endswith("s") and word not in NO_PLURALS for word in re.findall(r"[\w-]+(?![\w'])", head))
