"""How a text was said: the tree of phrases behind what was read, found by the forms that its nodes remember.

`said` follows the very rules by which a value prints, so the tree's words are the printed ones. A phrase of
the tree may be put in the place of another (`replaced`), which builds the nodes above it anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from playmat.kernel.words.nodes import Node
from playmat.text.building import Expression, Join, Listing, Slot, Slots, slot_value
from playmat.text.grammar import Grammar, Phrase, PhraseRule, Words
from playmat.text.parse import Read, built
from playmat.text.printing import Busy, finish, listed, mark_sign, split_form

Way = tuple[int, ...]
"""The way to a phrase: which phrase of the rule, then which of that one's, and so on."""


@dataclass(frozen=True)
class Said:
    """A phrase where a `kind` was asked for: the rule that said it with the phrases in it, or a word of a list.

    A rule that only hands a node on leaves no trace in it, so the rule may be of another kind than was asked for.
    """

    kind: str
    read: Read
    rule: PhraseRule | None = None
    phrases: tuple[Said, ...] = ()

    @property
    def value(self) -> Any:
        return self.read.value

    def parts(self, path: Way = ()) -> Iterator[tuple[Way, Said]]:
        """This phrase and all those in it, each with the way to it."""
        yield path, self
        for index, phrase in enumerate(self.phrases):
            yield from phrase.parts((*path, index))


def said(grammar: Grammar, kind: str, value: Any, form: str = "", busy: Busy = frozenset()) -> Said | None:
    """The phrases that say a value which was read, or None if its forms do not.

    A word of a list that stands for a node has no form: as in printing, the first rule that can say it does.
    """
    if kind in grammar.lexicon.kinds:
        return None if listed(grammar, kind, value) is None else Said(kind, Read(0, value, ""))
    own = value.form if isinstance(value, Node) else form
    if own:
        name, forms = split_form(own)
        rule = grammar.rules.get(name)
        if rule is None or rule.kind not in grammar.reach[kind]:
            return None
        return _said_by(
            grammar, kind, rule, Read(0, value, "" if isinstance(value, Node) else form), forms, frozenset()
        )
    if (kind, id(value)) in busy:
        return None
    busy = busy | {(kind, id(value))}
    ways = (_said_by(grammar, kind, rule, Read(0, value, ""), [], busy) for rule in grammar.kinds[kind])
    return next((way for way in ways if way is not None), None)


def _said_by(grammar: Grammar, kind: str, rule: PhraseRule, read: Read, forms: list[str], busy: Busy) -> Said | None:
    for slots in rule.builds.match(read.value, {}):
        phrases = _phrases(grammar, rule, slots, forms, busy)
        if phrases is not None:
            return Said(kind, read, rule, phrases)
    return None


def _phrases(grammar: Grammar, rule: PhraseRule, slots: Slots, forms: list[str], busy: Busy) -> tuple[Said, ...] | None:
    found = []
    given = iter(forms)
    for phrase in rule.phrases:
        part = said(grammar, phrase.kind, slot_value(slots, phrase.name), next(given, ""), busy)
        if part is None:
            return None
        found.append(part)
    return tuple(found)


def words_said(grammar: Grammar, phrase: Said) -> str:
    """The printed words of a phrase."""
    return finish(_rough(grammar, phrase))


def _rough(grammar: Grammar, phrase: Said) -> str:
    if phrase.rule is None:
        return listed(grammar, phrase.kind, phrase.value) or ""
    pieces, inner = [], iter(phrase.phrases)
    for item in phrase.rule.items:
        if isinstance(item, Words):
            pieces.append(item.text)
        elif isinstance(item, Phrase):
            pieces.append(_rough(grammar, next(inner)))
        else:
            pieces.append(mark_sign(item))
    return "".join(pieces)


def replaced(phrase: Said, path: Way, by: Said) -> Said:
    """The phrase with another one at the end of the way, and what is above it built anew."""
    if not path:
        return Said(phrase.kind, by.read, by.rule, by.phrases)
    assert phrase.rule is not None
    first, *rest = path
    inner = list(phrase.phrases)
    inner[first] = replaced(inner[first], tuple(rest), by)
    read = built(phrase.rule, 0, tuple(each.read for each in inner))
    return Said(phrase.kind, read, phrase.rule, tuple(inner))


# --- rules that hand a node on ------------------------------------------------------------------


def handed(grammar: Grammar, kind: str) -> dict[str, tuple[str, ...]]:
    """The kinds whose nodes stand for one of this kind, with no words added, each with the rules that hand them on."""
    found: dict[str, tuple[str, ...]] = {kind: ()}
    todo = [kind]
    while todo:
        at = todo.pop(0)
        for rule in grammar.kinds.get(at, ()):
            for other, ways in _hands_on(grammar, rule):
                if other not in found:
                    found[other] = (*found[at], *ways)
                    todo.append(other)
    return found


def _hands_on(grammar: Grammar, rule: PhraseRule) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The kinds that a rule hands on unchanged, alone, as the only item of a list, or with nothing beside it."""
    if rule.has_words:
        return
    kinds = {phrase.name: phrase.kind for phrase in rule.phrases}
    match rule.builds:
        case Slot(name) if len(kinds) == 1:
            yield kinds[name], (rule.id,)
        case Join(items=Listing(parts)) if len(kinds) == len(parts):
            match _not_left_out(grammar, parts, kinds):
                case ((False, Slot(name)),):
                    yield kinds[name], (rule.id,)
                case ((True, Slot(name)),):
                    for single in grammar.kinds.get(kinds[name], ()):
                        yield from ((kind, (rule.id, single.id)) for kind in _only_item(grammar, single))


def _not_left_out(
    grammar: Grammar, parts: tuple[tuple[bool, Expression], ...], kinds: Mapping[str, str]
) -> tuple[tuple[bool, Expression], ...]:
    """What a list is still made of when the phrases beside its one item have no words."""
    if len(parts) == 1:
        return parts
    return tuple(
        (starred, part) for starred, part in parts
        if not (starred and isinstance(part, Slot) and kinds[part.name] in grammar.empty)
    )  # fmt: skip


def _only_item(grammar: Grammar, rule: PhraseRule) -> Iterator[str]:
    """The kind of the one phrase that a rule without words makes a list of."""
    match rule.builds, rule.phrases:
        case Listing(parts=((False, Slot()),)), (phrase,) if not rule.has_words:
            yield phrase.kind
        case Slot(), (phrase,) if not rule.has_words:
            for single in grammar.kinds.get(phrase.kind, ()):
                yield from _only_item(grammar, single)
