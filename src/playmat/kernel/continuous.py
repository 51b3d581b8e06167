"""Continuous effects: the changes that abilities make while they work, and those that last after they resolved.

`derive` applies them when a value is asked for.

A lasting effect is plain data: (stamp, seat, source, serial, cards, change, amount, until), where `cards`
are the remembered cards, or a seat number for an effect on a player, and `change` names a compiled change.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import nodes as n
from .errors import UnknownWord
from .evaluate import AmountOf, CardsOf, Check, Evaluator, Test, reads

if TYPE_CHECKING:
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


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A change that a continuous ability makes while it works. `cards` None: to a player."""

    change: CompiledChange
    cards: CardsOf | None
    whom: str
    condition: Check | None
    reads: frozenset[str]


def compile_change(match: Match, env: Evaluator, name: str, node: n.Change, card: Card) -> CompiledChange:
    op, key, amount, word, by = _change_fields(match, env, name, node, card)
    layer = env.book.layer(op, key if isinstance(key, str) else "")
    return CompiledChange(name, op, key, amount, word, by, layer, reads(node))


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
    raise UnknownWord(f"no change compiles from {node!r}")


def compile_parts(match: Match, env: Evaluator, name: str, effect: n.Effect, card: Card) -> tuple[Part, ...]:
    """The changes of a continuous ability, each with its condition and the cards it reaches."""
    found: list[Part] = []

    def visit(node: n.Effect, conditions: tuple[n.Condition, ...]) -> None:
        match_node(node, conditions)

    def match_node(node: n.Effect, conditions: tuple[n.Condition, ...]) -> None:
        if isinstance(node, n.Sequence):
            for part in node.parts:
                visit(part, conditions)
        elif isinstance(node, n.If):
            visit(node.then, (*conditions, node.condition))
            if node.otherwise is not None:
                visit(node.otherwise, (*conditions, n.Not(node.condition)))
        elif isinstance(node, n.Modify | n.Rule):
            when = node.when if isinstance(node, n.Modify) else None
            add(node, (*conditions, when) if when is not None else conditions)
        elif not isinstance(node, n.Nothing | n.Instead):
            raise UnknownWord(f"a continuous ability cannot do {type(node).__name__}")

    def add(node: n.Modify | n.Rule, conditions: tuple[n.Condition, ...]) -> None:
        check = env.condition(n.Every(conditions)) if conditions else None
        cards = env.cards(node.cards) if isinstance(node, n.Modify) else None
        read = reads(conditions) | (reads(node.cards) if isinstance(node, n.Modify) else frozenset())
        whom = node.who if isinstance(node, n.Rule) else ""
        for change in node.changes:
            compiled = match.add_change(f"{name}/c{len(found)}", change, card)
            found.append(Part(compiled, cards, whom, check, read | compiled.reads))
            match.note_part(compiled.key, found[-1].reads)

    visit(effect, ())
    return tuple(found)


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
) -> None:
    """Leave a lasting effect on remembered cards, or on a player when `cards` is a seat.

    `stamp` is when its ability was played; without one, now.
    """
    at = g.now() if stamp is None else stamp
    g.effects.append((at, seat, source, g.serial[source], cards, change.name, amount, until))
    g.derived = {}


def expire(g: Game, moment: str, number: int) -> bool:
    """End what lasts until this moment; tell whether anything ended."""
    before = len(g.effects)
    g.effects = [e for e in g.effects if e[7][0] != moment or e[7][1] > number]
    g.settled = -1
    locks = g.facts.get("locked", ())
    if locks:
        g.facts["locked"] = tuple(k for k in locks if k[3] != moment or k[4] > number)
    standing = g.facts.get("replacements", ())
    if standing:
        g.facts["replacements"] = tuple(r for r in standing if r[4] != moment or r[5] > number)
    g.derived = {}
    return len(g.effects) != before
