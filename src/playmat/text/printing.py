"""Nodes back to words, by the same phrase rules run backwards.

A node that was read remembers in `form` which rule said it, so it prints as it was written. A node made by
hand has no form: the first rule that can say it does.
"""

from __future__ import annotations

import re
from typing import Any

from playmat.kernel.words.nodes import Node
from playmat.text.building import Slots, slot_value
from playmat.text.grammar import CAPITAL, Grammar, Mark, Phrase, PhraseRule, Words

CAPITAL_SIGN = "\x01"
ARTICLE_SIGN = "\x02"

Busy = frozenset[tuple[str, int]]
"""Kinds being tried for a value without a form, so that kinds made of one another end."""


def words_of(grammar: Grammar, kind: str, value: Any) -> str | None:
    """The text of a value as a phrase of that kind, or None if the grammar cannot say it."""
    rough = _render(grammar, kind, value, "", frozenset())
    return None if rough is None else finish(rough)


def finish(rough: str) -> str:
    """Signs for capitals and articles made into letters."""
    text = re.sub(CAPITAL_SIGN + r"(.)", lambda found: found.group(1).upper(), rough)
    return re.sub(ARTICLE_SIGN + r"(?= (\W*)(\w+))", lambda found: article_before(found.group(2)), text)


def mark_sign(mark: Mark) -> str:
    """What stands for a mark until the words around it are known."""
    return CAPITAL_SIGN if mark.sign == CAPITAL else ARTICLE_SIGN


def article_before(word: str) -> str:
    """ "a" or "an", by the sound of the next word."""
    sounds_like_you = word.lower().startswith(("uni", "use"))
    return "an" if word[:1].lower() in "aeiou" and not sounds_like_you else "a"


def _render(grammar: Grammar, kind: str, value: Any, form: str, busy: Busy) -> str | None:
    if kind in grammar.lexicon.kinds:
        return listed(grammar, kind, value)
    form = value.form if isinstance(value, Node) else form
    if form:
        name, parts = split_form(form)
        rule = grammar.rules.get(name)
        if rule is None or rule.kind not in grammar.reach[kind]:
            return None
        return _render_rule(grammar, rule, value, parts, frozenset())
    if (kind, id(value)) in busy:
        return None
    busy = busy | {(kind, id(value))}
    for rule in grammar.kinds[kind]:
        words = _render_rule(grammar, rule, value, [], busy)
        if words is not None:
            return words
    return None


def listed(grammar: Grammar, kind: str, value: Any) -> str | None:
    """The words of a value in a list or open class of the lexicon, or None if it is not in it."""
    if kind in grammar.lexicon.opens:
        return grammar.lexicon.opens[kind].words(value)
    return grammar.lexicon.printed[kind].get(value)


def _render_rule(grammar: Grammar, rule: PhraseRule, value: Any, forms: list[str], busy: Busy) -> str | None:
    for slots in rule.builds.match(value, {}):
        words = _render_items(grammar, rule, slots, forms, busy)
        if words is not None:
            return words
    return None


def _render_items(grammar: Grammar, rule: PhraseRule, slots: Slots, forms: list[str], busy: Busy) -> str | None:
    pieces: list[str] = []
    given = iter(forms)
    for item in rule.items:
        if isinstance(item, Words):
            pieces.append(item.text)
        elif isinstance(item, Phrase):
            part = _render(grammar, item.kind, slot_value(slots, item.name), next(given, ""), busy)
            if part is None:
                return None
            pieces.append(part)
        else:
            pieces.append(mark_sign(item))
    return "".join(pieces)


def split_form(form: str) -> tuple[str, list[str]]:
    """A form's rule and the forms of its phrases: "step.4(,until.2)" is ("step.4", ["", "until.2"])."""
    name, opened, inside = form.partition("(")
    if not opened:
        return name, []
    parts, depth, start = [], 0, 0
    inside = inside[:-1]
    for place, sign in enumerate(inside):
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            parts.append(inside[start:place])
            start = place + 1
    return name, [*parts, inside[start:]]


def kind_of(node: Node) -> str:
    """The kind of the phrase rule that made a node; none for a part of what a rule made."""
    rule, _ = split_form(node.form)
    kind, *_ = rule.split(".")
    return kind
