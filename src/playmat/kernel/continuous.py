"""Continuous effects: the changes that abilities make while they work, and those that last after they resolved.

`derive` applies them when a value is asked for.

A lasting effect is plain data: (stamp, seat, source, serial, cards, change, amount, until), where `cards`
are the remembered cards, a seat number for an effect on a player, or None for a group that it follows (with the
slots its maker had filled), and `change` names a compiled change.

A standing effect changes no card but a rule of the book; `standing` tells those that hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import nodes as n
from .errors import UnknownWord
from .evaluate import AmountOf, CardsOf, Check, Evaluator, Test, conditional, reads

if TYPE_CHECKING:
    from .book import Book
    from .cards import Card
    from .game import Game
    from .match import Match


@dataclass(frozen=True, slots=True, eq=False)
class CompiledChange:
    """One change of one characteristic. `layer` and `reads` decide when it applies."""

    name: str
    op: str
    key: Any
    amount: AmountOf | None
    word: Any
    by: Test | None
    layer: int
    reads: frozenset[str]
    grows: bool = False
    """It adds a number that is never below zero."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A change that a continuous ability makes while it works. `cards` None: to a player."""

    change: CompiledChange
    cards: CardsOf | None
    whom: str
    condition: Check | None
    reads: frozenset[str]


def compile_change(
    match: Match, env: Evaluator, name: str, node: n.Change, card: Card, layer: int | None = None
) -> CompiledChange:
    op, key, amount, word, by = _change_fields(match, env, name, node, card)
    if layer is None:
        layer = env.book.layer(op, key if isinstance(key, str) else "")
    grows = isinstance(node, n.Add) and isinstance(node.amount, n.Number) and node.amount.value >= 0
    return CompiledChange(name, op, key, amount, word, by, layer, reads(node), grows)


def _change_fields(
    match: Match, env: Evaluator, name: str, node: n.Change, card: Card
) -> tuple[str, Any, AmountOf | None, Any, Test | None]:
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
            book.require(action, book.prohibitions, "prohibition")
            return ("cannot", ("cannot", action), None, None, env.filter(by) if by is not None else None)
        case n.May(action, extent):
            book.require(action, book.permissions, "permission")
            return ("may", ("may", action), env.amount(extent) if extent is not None else None, None, None)
        case n.Copy(key, of):
            book.require(key, env.tables.characteristics, "characteristic")
            return ("copy", key, None, env.cards(of), None)
    if type(node) in book.changes:
        op, key, number, word, test = book.changes[type(node)](match, env, name, node, card)
        return (op, key, number, word, test)
    raise UnknownWord(f"no change compiles from {node!r}")


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
        elif not isinstance(node, n.Nothing | n.Instead) and type(node) not in env.book.standing:
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
    read = reads(conditions) | (reads(node.cards) if isinstance(node, n.Modify) else frozenset())
    whom = node.who if isinstance(node, n.Rule) else ""
    found: list[Part] = []
    for change in kernel_changes(env.book, node.changes):
        compiled = match.add_change(f"{name}{first + len(found)}", change, card, layer=layer)
        found.append(Part(compiled, cards, whom, check, read | compiled.reads))
        match.note_part(compiled.key, found[-1].reads)
    return found


def kernel_changes(book: Book, changes: tuple[n.Change, ...]) -> list[n.Change]:
    """The changes in the kernel's words."""
    return [said for change in changes for said in book.change_form(change)]


# --- standing effects -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """An effect that changes a rule of the book: the book's `word` for it, and what it says."""

    name: str
    word: str
    says: Any
    condition: Check | None


def compile_standing(match: Match, env: Evaluator, name: str, effect: n.Effect) -> tuple[Standing, ...]:
    """What a continuous ability changes in the rules."""
    found: list[Standing] = []
    for node, condition in conditional(effect):
        if type(node) in env.book.standing:
            check = env.condition(condition) if condition is not None else None
            found.append(add_standing(match, env, f"{name}/s{len(found)}", node, check))
    return tuple(found)


def add_standing(match: Match, env: Evaluator, name: str, node: n.Effect, condition: Check | None) -> Standing:
    word, says = env.book.standing[type(node)](env, node)
    made = match.standings[name] = Standing(name, word, says, condition)
    return made


# --- lasting effects ----------------------------------------------------------------------------


def add_effect(
    g: Game,
    seat: int,
    source: int,
    cards: Any,
    change: CompiledChange,
    amount: int | None,
    until: tuple[str, int],
    stamp: int | None = None,
    slots: tuple[tuple[str, Any], ...] | None = None,
) -> None:
    """Leave a lasting effect on remembered cards, on a player when `cards` is a seat, or on a group when it is None.

    `stamp` is when its ability was played; without one, now. `slots` are what the group is told by.
    """
    at = g.now() if stamp is None else stamp
    entry = (at, seat, source, g.serial[source], cards, change.name, amount, until)
    g.effects.append(entry if slots is None else (*entry, slots))
    g.derived = {}


LASTING_FACTS = ("replacements", "standing")


def expire(g: Game, moment: str, number: int) -> bool:
    """End what lasts until this moment; tell whether anything ended."""
    facts, ended, over = g.facts, False, False
    g.settled = -1
    if g.effects:
        effects = [e for e in g.effects if e[7][0] != moment or e[7][1] > number]
        ended, g.effects = len(effects) != len(g.effects), effects
    if facts.get("locked"):
        facts["locked"] = tuple(k for k in facts["locked"] if k[3] != moment or k[4] > number)
    for word in LASTING_FACTS:
        lasting = facts.get(word)
        if lasting:
            facts[word] = left = tuple(r for r in lasting if r[4] != moment or r[5] > number)
            over = over or len(left) != len(lasting)
    if ended or over or g.match.phase_matters:
        g.derived = {}
    return ended
