"""Phrase rules as text: reading `.grammar` files, and the checks that make every rule usable both ways.

    # a comment
    count:                                  a kind of phrase; its rules are indented below it
        {number}            -> Number(number)
        {a} card            -> Number(1)
    step:
        draw {n:count}      -> Perform("draw", n)

A rule is a template and, after `->` (on the same line or the next), what it builds. In a template

    {kind}         a phrase of that kind, named by its kind in the expression
    {name:kind}    the same under another name
    {_kind}        a phrase whose wording is kept but whose value does not count
    {a}            "a" or "an", by the sound of what follows
    {^}            the next letter is a capital (the start of a sentence)
    { }            a blank at the edge of a template
    {}             no words at all
    {(} {)}        a brace that is printed

`use quantities conditions` at the top level of a file takes up phrase rules of the core, which serve every book and
are made of kinds that the book defines. Features, wordings and lists let a rule be written once: see `patterns`.

Kinds may be continued in another file; the order of rules decides nothing in reading. In printing a node
that was not read from a text, the first rule that can say it does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from playmat.kernel.words.errors import did_you_mean
from playmat.text.building import Constant, Expression, Join, Listing, Make, Slot, read_expression
from playmat.text.errors import GrammarError
from playmat.text.lexicon import Lexicon
from playmat.text.patterns import (
    Made,
    any_value,
    feature_line,
    is_wording,
    pattern_kind,
    pattern_rules,
    unfolded,
    wordings,
)

ARTICLE = "{a}"
CAPITAL = "{^}"
PIECE = re.compile(r"\{([^{}]*)\}|([^{}]+)")
NAME = re.compile(r"[a-z][a-z_]*")
KIND = re.compile(r"[a-z][a-z_]*(?:\[[a-z*]+\])?")
AHEAD = 6
"""How many letters of a text tell which rules may begin there."""
CORE = Path(__file__).with_name("core")
PATTERN_PLACE = "patterns"
"""Where the rules come from that a pattern stands for; they are nobody's own."""
LITERAL = {"": "", " ": " ", "(": "{", ")": "}"}


@dataclass(frozen=True)
class Words:
    """Words to be found as they stand."""

    text: str


@dataclass(frozen=True)
class Phrase:
    """A phrase of a kind, kept under a name; a silent one adds nothing to the meaning."""

    name: str
    kind: str
    silent: bool = False


@dataclass(frozen=True)
class Mark:
    """ARTICLE or CAPITAL."""

    sign: str


Item = Words | Phrase | Mark
Starts = frozenset[str] | None


@dataclass(frozen=True)
class PhraseRule:
    """One template with what it builds. `id` is its kind and place, unique in the grammar."""

    id: str
    kind: str
    template: str
    items: tuple[Item, ...]
    builds: Expression
    where: str

    @cached_property
    def phrases(self) -> tuple[Phrase, ...]:
        return tuple(item for item in self.items if isinstance(item, Phrase))

    @cached_property
    def is_common(self) -> bool:
        """Whether it is of the core, or made of a pattern, and not of a book."""
        return self.where == PATTERN_PLACE or self.where.startswith(f"{CORE.name}/")

    @cached_property
    def has_words(self) -> bool:
        return any(not isinstance(item, Phrase) for item in self.items)

    @cached_property
    def hands_on(self) -> bool:
        """Whether the value may be, or hold, that of one of the phrases, unchanged."""
        return isinstance(self.builds, Slot | Join | Listing)


@dataclass
class Grammar:
    """All phrase rules of a language, by kind and by id."""

    lexicon: Lexicon
    kinds: dict[str, list[PhraseRule]] = field(default_factory=dict)
    rules: dict[str, PhraseRule] = field(default_factory=dict)
    features: dict[str, tuple[str, ...]] = field(default_factory=dict)
    used: list[str] = field(default_factory=list)
    """The files of the core that it takes up."""
    reach: dict[str, frozenset[str]] = field(default_factory=dict)
    starts: dict[str, Starts] = field(default_factory=dict)
    """With which letters a phrase of a kind may begin, a few of them; None where that is open."""
    empty: frozenset[str] = frozenset()
    """The kinds whose phrases may have no words."""
    _wordings: dict[str, str] = field(default_factory=dict)
    _starting: dict[tuple[str, str], list[PhraseRule]] = field(default_factory=dict)

    def starting(self, kind: str, ahead: str) -> list[PhraseRule]:
        """The rules of a kind that may begin with these letters, AHEAD of them or up to the end of the text."""
        found = self._starting.get((kind, ahead))
        if found is None:
            found = [rule for rule in self.kinds[kind] if self._may_start(rule, ahead)]
            self._starting[kind, ahead] = found
        return found

    def _may_start(self, rule: PhraseRule, ahead: str) -> bool:
        starts = rule_starts(self, rule)
        return starts is None or any(ahead.startswith(start) for start in starts)

    def made_kind(self, inside: str) -> str:
        """The kind that wordings stand for."""
        return self._wordings.setdefault(inside, f"wording {len(self._wordings) + 1}")

    def add(self, rule: PhraseRule) -> None:
        same = [other for other in self.kinds.setdefault(rule.kind, []) if other.template == rule.template]
        if same:
            raise GrammarError(f"{rule.where}: {rule.template!r} is already a {rule.kind} ({same[0].where})")
        self.kinds[rule.kind].append(rule)
        self.rules[rule.id] = rule


def read_grammar(files: Iterable[Path], lexicon: Lexicon, classes: Mapping[str, type[Any]], start: str) -> Grammar:
    """The grammar of some files, checked as a whole; every kind must be of use to the kind `start`."""
    grammar = Grammar(lexicon)
    for path in files:
        _read_file(grammar, path, classes)
    _add_any_values(grammar, classes)
    _drop_what_no_book_asks_for(grammar, start)
    for rule in grammar.rules.values():
        _check_phrases(grammar, rule)
    _check_left_recursion(grammar)
    for rule in grammar.rules.values():
        _check_words_kept(grammar, rule)
    _check_all_used(grammar, start)
    grammar.empty = _possibly_empty(grammar)
    grammar.starts = _starts(grammar)
    grammar.reach = {kind: _reachable(grammar, kind) for kind in grammar.kinds}
    return grammar


def _read_file(grammar: Grammar, path: Path, classes: Mapping[str, type[Any]]) -> None:
    kind, pending = "", ""
    place = f"{CORE.name}/{path.name}" if path.parent == CORE else path.name
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where, body = f"{place}:{number}", line.strip()
        if not body or body.startswith("#"):
            continue
        if not line[0].isspace():
            if body.startswith("use "):
                _use(grammar, body.removeprefix("use ").split(), where, classes)
            elif body.startswith("feature "):
                name, values = feature_line(body, where)
                grammar.features[name] = values
            else:
                kind = _kind_line(body, where, pending, grammar)
            continue
        if not kind:
            raise GrammarError(f"{where}: {body!r} belongs to no kind of phrase")
        pending = f"{pending} {body}".strip()
        template, arrow, source = pending.rpartition("->")
        if arrow and source.count("(") == source.count(")"):
            for each, words in unfolded(kind, template.strip(), grammar.features, where):
                grammar.add(_rule(grammar, each, words, source.strip(), where, classes))
            pending = ""
    if pending:
        raise GrammarError(f"{path.name}: {pending!r} is not a whole rule (expected '->' and an expression)")


def _use(grammar: Grammar, names: Sequence[str], where: str, classes: Mapping[str, type[Any]]) -> None:
    """Take up files of the core, each once."""
    for name in names:
        path = CORE / f"{name}.grammar"
        if not path.is_file():
            known = [each.stem for each in sorted(CORE.glob("*.grammar"))]
            near = did_you_mean(name, known)
            raise GrammarError(f"{where}: the core has no {name!r}{near}; it has {', '.join(known)}")
        if name not in grammar.used:
            grammar.used.append(name)
            _read_file(grammar, path, classes)


def _kind_line(body: str, where: str, pending: str, grammar: Grammar) -> str:
    kind = body.removesuffix(":")
    if pending:
        raise GrammarError(f"{where}: {pending!r} is not a whole rule (expected '->' and an expression)")
    if not body.endswith(":") or not KIND.fullmatch(kind):
        raise GrammarError(f"{where}: expected a kind ('effect:') or an indented rule, not {body!r}")
    if kind in grammar.lexicon.kinds:
        raise GrammarError(f"{where}: {kind!r} is a list of the lexicon")
    return kind


def _rule(
    grammar: Grammar, kind: str, template: str, source: str, where: str, classes: Mapping[str, type[Any]]
) -> PhraseRule:
    try:
        builds = read_expression(source, classes)
    except GrammarError as error:
        raise GrammarError(f"{where}: {error}") from None
    number = len(grammar.kinds.get(kind, ())) + 1
    items = _items(grammar, template, where, classes)
    rule = PhraseRule(f"{kind}.{number}", kind, template, items, builds, where)
    _check_slots(rule)
    return rule


def _add_made(grammar: Grammar, kind: str, made: Sequence[Made], classes: Mapping[str, type[Any]]) -> None:
    """The rules of a kind that is made, once."""
    if kind not in grammar.kinds:
        for each in made:
            grammar.kinds.setdefault(each.kind, [])
        for each in made:
            if not any(rule.template == each.template for rule in grammar.kinds[each.kind]):
                grammar.add(_rule(grammar, each.kind, each.template, each.source, PATTERN_PLACE, classes))


def _add_any_values(grammar: Grammar, classes: Mapping[str, type[Any]]) -> None:
    """Kinds with any value of their feature, where a rule asks for them."""
    known = grammar.kinds.keys() | grammar.lexicon.kinds
    asked = {phrase.kind for rule in grammar.rules.values() for phrase in rule.phrases if phrase.kind.endswith("[*]")}
    for kind in sorted(asked - known):
        made = [each for each in any_value(kind, grammar.features) if each.template[4:-1] in known]
        _add_made(grammar, kind, made, classes)


def _items(grammar: Grammar, template: str, where: str, classes: Mapping[str, type[Any]]) -> tuple[Item, ...]:
    if "".join(found.group() for found in PIECE.finditer(template)) != template or not template:
        raise GrammarError(f"{where}: the braces of {template!r} do not pair")
    items: list[Item] = []
    for found in PIECE.finditer(template):
        plain, inside = found.group(2), found.group(1)
        item = Words(plain) if plain else _braced(grammar, inside, len(items), where, classes)
        if isinstance(item, Words) and items and isinstance(items[-1], Words):
            item = Words(items.pop().text + item.text)  # type: ignore[union-attr]
        if item != Words(""):
            items.append(item)
    return tuple(items)


def _braced(grammar: Grammar, inside: str, place: int, where: str, classes: Mapping[str, type[Any]]) -> Item:
    if inside in LITERAL:
        return Words(LITERAL[inside])
    if inside in ("a", "^"):
        return Mark(f"{{{inside}}}")
    name, colon, kind = inside.partition(":")
    made = pattern_kind(kind if colon else "")
    if made:
        _add_made(grammar, made, pattern_rules(made, kind), classes)
        return Phrase(name, made)
    if is_wording(inside):
        made = grammar.made_kind(inside)
        _add_made(grammar, made, wordings(made, inside), classes)
        return Phrase(f"_wording{place}", made, silent=True)
    kind = kind if colon else name.lstrip("_")
    name = name if colon else name.partition("[")[0]
    if not (KIND.fullmatch(kind) or kind in grammar.kinds) or not NAME.fullmatch(name.lstrip("_")):
        raise GrammarError(f"{where}: {{{inside}}} is not a phrase")
    return Phrase(name, kind, silent=name.startswith("_"))


def _check_slots(rule: PhraseRule) -> None:
    names = [phrase.name for phrase in rule.phrases]
    for name in names:
        if names.count(name) > 1:
            raise GrammarError(f"{rule.where}: two phrases of {rule.template!r} are named {name!r}")
    for name in names:
        indexes = rule.builds.indexes(name)
        if indexes and indexes != set(range(len(indexes))):
            raise GrammarError(f"{rule.where}: parts of {name!r} are left out, so it could not be printed")
    counted = {phrase.name for phrase in rule.phrases if not phrase.silent}
    if counted != rule.builds.names():
        odd = ", ".join(sorted(counted ^ rule.builds.names()))
        raise GrammarError(f"{rule.where}: {rule.template!r} and what it builds do not agree on: {odd}")


def _check_phrases(grammar: Grammar, rule: PhraseRule) -> None:
    for phrase in rule.phrases:
        if phrase.kind not in grammar.kinds and phrase.kind not in grammar.lexicon.kinds:
            raise GrammarError(f"{rule.where}: no rule or list says what a {phrase.kind!r} is")
        if phrase.silent and not _means_nothing(grammar, phrase.kind):
            raise GrammarError(f"{rule.where}: a {phrase.kind!r} has a value, which may not be left out")


def _check_words_kept(grammar: Grammar, rule: PhraseRule) -> None:
    """A node prints by the rule in its own form: a rule that hands it on could not add words to it."""
    if isinstance(rule.builds, Slot) and rule.has_words and _gives_nodes(grammar, rule.phrases[0].kind):
        raise GrammarError(f"{rule.where}: {rule.template!r} hands a node on, so its own words are lost")


def _gives_nodes(grammar: Grammar, kind: str) -> bool:
    """Whether a rule of the kind makes a node, or one of a kind that it hands on; a kind may hand itself on."""
    kinds = [kind]
    for each in kinds:
        rules = grammar.kinds.get(each, ())
        if any(isinstance(rule.builds, Make | Join) for rule in rules):
            return True
        handed_on = (rule.phrases[0].kind for rule in rules if isinstance(rule.builds, Slot))
        kinds += [more for more in dict.fromkeys(handed_on) if more not in kinds]
    return False


def _means_nothing(grammar: Grammar, kind: str) -> bool:
    return kind in grammar.kinds and all(rule.builds == Constant(None) for rule in grammar.kinds[kind])


def _held_by(grammar: Grammar, start: str) -> set[str]:
    """All kinds of phrases that one of the kind `start` may hold."""
    seen, todo = {start}, [start]
    while todo:
        for rule in grammar.kinds.get(todo.pop(), ()):
            fresh = {phrase.kind for phrase in rule.phrases} - seen
            seen |= fresh
            todo.extend(fresh)
    return seen


def _drop_what_no_book_asks_for(grammar: Grammar, start: str) -> None:
    """The core has more than a book may need."""
    seen = _held_by(grammar, start)
    for kind in [kind for kind in grammar.kinds if kind not in seen]:
        if all(rule.is_common for rule in grammar.kinds[kind]):
            for rule in grammar.kinds.pop(kind):
                del grammar.rules[rule.id]


def _check_all_used(grammar: Grammar, start: str) -> None:
    seen = _held_by(grammar, start)
    unused = sorted((grammar.kinds.keys() | grammar.lexicon.kinds) - seen)
    if unused:
        raise GrammarError(f"no {start} can hold a phrase of these kinds: {', '.join(unused)}")


def _first_phrases(grammar: Grammar, rule: PhraseRule, empty: frozenset[str]) -> set[str]:
    """Kinds that may start at the very place where this rule starts."""
    found = set()
    for item in rule.items:
        if isinstance(item, Words):
            break
        if isinstance(item, Phrase):
            found.add(item.kind)
            if item.kind not in empty:
                break
    return found


def _may_be_empty(rule: PhraseRule, empty: frozenset[str]) -> bool:
    return all(isinstance(item, Mark) or (isinstance(item, Phrase) and item.kind in empty) for item in rule.items)


def _possibly_empty(grammar: Grammar) -> frozenset[str]:
    empty: frozenset[str] = frozenset()
    while True:
        more = frozenset(
            kind for kind, rules in grammar.kinds.items() if any(_may_be_empty(rule, empty) for rule in rules)
        )
        if more == empty:
            return empty
        empty = more


def _starts(grammar: Grammar) -> dict[str, Starts]:
    """For every kind the letters that its phrases may begin with."""
    found: dict[str, Starts] = dict.fromkeys(grammar.lexicon.opens)
    for kind, open_class in grammar.lexicon.opens.items():
        if open_class.number:
            found[kind] = frozenset("-0123456789")
    for kind, words in grammar.lexicon.words.items():
        found[kind] = frozenset(word[:AHEAD] for word in words)
    todo = {kind: frozenset[str]() for kind in grammar.kinds}
    grammar.starts = {**todo, **found}
    while True:
        for kind in grammar.kinds:
            found[kind] = _joined([rule_starts(grammar, rule) for rule in grammar.kinds[kind]])
        if found == grammar.starts:
            return found
        grammar.starts = dict(found)


def rule_starts(grammar: Grammar, rule: PhraseRule) -> Starts:
    """The letters that a rule may begin with; None where that is open."""
    letters: set[str] = set()
    for item in rule.items:
        if isinstance(item, Words):
            return frozenset(letters | {item.text[:AHEAD]})
        if isinstance(item, Mark):
            if item.sign == ARTICLE:
                return frozenset(letters | {"a ", "an "})
            continue
        first = grammar.starts[item.kind]
        if first is None:
            return None
        letters |= first
        if item.kind not in grammar.empty:
            return frozenset(letters)
    return None


def _joined(every: Iterable[Starts]) -> Starts:
    letters: set[str] = set()
    for each in every:
        if each is None:
            return None
        letters |= each
    return frozenset(letters)


def _check_left_recursion(grammar: Grammar) -> None:
    empty = _possibly_empty(grammar)
    starts = {
        kind: set().union(*(_first_phrases(grammar, rule, empty) for rule in rules))
        for kind, rules in grammar.kinds.items()
    }
    for kind in grammar.kinds:
        seen: set[str] = set()
        todo = list(starts[kind])
        while todo:
            other = todo.pop()
            if other == kind:
                raise GrammarError(f"a {kind!r} may begin with a {kind!r}: reading it would not end")
            if other not in seen:
                seen.add(other)
                todo.extend(starts.get(other, ()))


def _reachable(grammar: Grammar, kind: str) -> frozenset[str]:
    """Kinds whose values may stand, unchanged, for a phrase of this kind."""
    seen = {kind}
    todo = [kind]
    while todo:
        for rule in grammar.kinds.get(todo.pop(), ()):
            for phrase in rule.phrases if rule.hands_on else ():
                if phrase.kind not in seen:
                    seen.add(phrase.kind)
                    todo.append(phrase.kind)
    return frozenset(seen)


__all__ = ["Grammar", "Item", "Mark", "Phrase", "PhraseRule", "Words", "read_grammar"]
