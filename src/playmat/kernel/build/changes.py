"""Continuous changes compiled: one characteristic, one operation, one layer, and the cards they reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..state.compiled import MASTER, CompiledChange, Part
from ..words import nodes as n
from ..words.errors import UnknownWord
from .readings import reads
from .selectors import conditional

if TYPE_CHECKING:
    from ..state.compiled import AmountOf, Bar, Key
    from ..words.book import Book, HoldsNow
    from ..words.cards import Card
    from .match import Match
    from .selectors import Evaluator


def compile_change(
    match: Match, env: Evaluator, name: str, node: n.Change, card: Card, layer: int | None = None
) -> CompiledChange:
    op, key, amount, word, by = _change_fields(match, env, name, node, card)
    if layer is None:
        layer = env.book.values.layer(op, key if isinstance(key, str) else "")
    grows = isinstance(node, n.Add) and isinstance(node.amount, n.Number) and node.amount.value >= 0
    read = env.tables.told_by(reads(node, env.tables.telling))
    return CompiledChange(name, op, key, amount, word, by, layer, read, grows)


def _change_fields(
    match: Match, env: Evaluator, name: str, node: n.Change, card: Card
) -> tuple[str, Key, AmountOf | None, Any, Bar | None]:
    book = env.book
    match node:
        case n.Add(key, amount) | n.Set(key, amount):
            book.require(key, env.tables.characteristics, "characteristic")
            return ("add" if isinstance(node, n.Add) else "set", key, env.amount(amount), None, None)
        case n.Include(key, word) | n.Exclude(key, word):
            book.require(key, env.tables.characteristics, "characteristic")
            return ("include" if isinstance(node, n.Include) else "exclude", key, None, word, None)
        case n.GainAbility(ability):
            return ("gain", "abilities", None, match.add_ability(f"{name}/gained", ability, card).id, None)
        case n.LoseAbilities(kind):
            return ("lose", "abilities", None, kind, None)
        case n.Cannot(action, by):
            book.require(action, book.words.prohibitions, "prohibition")
            word, holds = book.words.at_times.get(action, (action, None))
            return ("cannot", ("cannot", word), None, None, _bar_test(env, by, holds))
        case n.May(action, extent):
            book.require(action, book.words.permissions, "permission")
            return ("may", ("may", action), env.amount(extent) if extent is not None else None, None, None)
        case n.TakeOver():
            if not book.places.taken_over:
                raise UnknownWord(f"in {book.name} a card's master is the seat of its zone")
            return ("take over", MASTER, None, None, None)
        case n.Copy(key, of):
            book.require(key, env.tables.characteristics, "characteristic")
            return ("copy", key, None, env.cards(of), None)
    if type(node) in book.nodes.changes:
        op, changed, number, says, test = book.nodes.changes[type(node)](match, env, name, node, card)
        return (op, changed, number, says, test)
    raise UnknownWord(f"no change compiles from {node!r}")


def _bar_test(env: Evaluator, by: n.Filter | None, holds: HoldsNow | None) -> Bar | None:
    """Whether a prohibition counts now, with regard to another card where it names one; None if it always does."""
    if by is None:
        return None if holds is None else (lambda g, s, other: holds(g, s))
    named = env.filter(by)
    return lambda g, s, other: other is not None and (holds is None or holds(g, s)) and named(g, s, other)


def compile_parts(
    match: Match, env: Evaluator, name: str, effect: n.Effect, card: Card, layer: int | None = None
) -> tuple[Part, ...]:
    """The changes of a continuous ability, each with its condition and the cards it reaches.

    `layer` is theirs where it is not the one that the book gives such changes.
    """
    found: list[Part] = []
    for node, condition in conditional(effect):
        if isinstance(node, n.Modify | n.Rule):
            found += _parts_of(match, env, f"{name}/c", len(found), node, condition, card, layer)
        elif not isinstance(node, n.Nothing | n.Instead) and type(node) not in env.book.nodes.rule_effects:
            raise UnknownWord(f"a continuous ability cannot do {type(node).__name__}")
    return tuple(found)


def _parts_of(
    match: Match,
    env: Evaluator,
    name: str,
    first: int,
    node: n.Modify | n.Rule,
    condition: n.Condition | None,
    card: Card,
    layer: int | None,
) -> list[Part]:
    when = node.when if isinstance(node, n.Modify) else None
    conditions = tuple(c for c in (condition, when) if c is not None)
    check = env.condition(n.Every(conditions)) if conditions else None
    cards = env.cards(node.cards) if isinstance(node, n.Modify) else None
    asked = (*conditions, node.cards) if isinstance(node, n.Modify) else conditions
    read = env.tables.told_by(reads(asked, env.tables.telling))
    whom = node.who if isinstance(node, n.Rule) else ""
    found: list[Part] = []
    for change in kernel_changes(env.book, node.changes):
        compiled = match.add_change(f"{name}{first + len(found)}", change, card, layer=layer)
        found.append(Part(compiled, cards, whom, check, read | compiled.reads))
        match.note_part(compiled.key, found[-1].reads)
    match.note_whole([part.change for part in found], read)
    return found


def kernel_changes(book: Book, changes: tuple[n.Change, ...]) -> list[n.Change]:
    """The changes in the kernel's words."""
    return [said for change in changes for said in book.values.change_form(change)]
