"""Continuous effects: what every card is now.

Two sources: continuous abilities of cards that lie where the ability works, and lasting effects that a
resolved ability left behind. `derive` applies them to the printed values, layer by layer as the book
says; inside a layer an effect that depends on another comes after it, and otherwise the older comes
first. The outcome is a cache, thrown away by `atoms` whenever anything changes.

A lasting effect is plain data: (stamp, seat, source, serial, cards, change, amount, until), where `cards`
are the remembered cards, or a seat number for an effect on a player, and `change` names a compiled change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from . import nodes as n
from .errors import UnknownWord
from .evaluate import AmountOf, CardsOf, Check, Evaluator, Scope, Test, reads

if TYPE_CHECKING:
    from .cards import Card
    from .game import Game
    from .match import Match

Values = dict[int, dict[Any, Any]]


@dataclass(frozen=True, slots=True, eq=False)
class CompiledChange:
    """One change of one characteristic. `layer`, `reads` and `writes` decide when it applies."""

    name: str
    op: str
    key: Any
    amount: AmountOf | None
    word: Any
    by: Test | None
    layer: int
    reads: frozenset[str]
    writes: frozenset[str]


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
    writes = frozenset({key} if isinstance(key, str) else ())
    return CompiledChange(name, op, key, amount, word, by, layer, reads(node), writes)


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

    visit(effect, ())
    return tuple(found)


# --- deriving -----------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Pending:
    """One change that waits for its turn to be applied. Give `part` or `effect`."""

    change: CompiledChange
    stamp: int
    reads: frozenset[str]
    ability: str
    part: Part | None
    scope: Any
    effect: tuple[Any, ...] | None


STAMP = attrgetter("stamp")


def derive(g: Game) -> Values:
    """Work out everything that differs from print, by card; -1 - seat stands for a player."""
    values: Values = {}
    g.derived = values
    pending = [_lasting(g, effect) for effect in g.effects]
    _gather(g, pending)
    if pending:
        _apply_layers(g, values, pending)
    g.match.book.rule_numbers(g, values)
    return values


def _lasting(g: Game, effect: tuple[Any, ...]) -> Pending:
    change = g.match.changes[effect[5]]
    return Pending(change, effect[0], frozenset(), "", None, None, effect)


def _gather(g: Game, pending: list[Pending]) -> None:
    found = g.match.continuous
    if not found:
        return
    definition = g.definition
    for zone in g.match.zones_of["is continuous"]:
        for card in g.zones[zone]:
            if definition[card] in found:
                for ability in found[definition[card]]:
                    if ability.zones >> zone & 1:
                        _add_parts(g, pending, ability, card)


def _add_parts(g: Game, pending: list[Pending], ability: Any, card: int) -> None:
    scope = Scope(card, g.serial[card], g.master(card))
    if ability.gate is not None and not ability.gate(g, scope):
        return
    for part in ability.parts:
        pending.append(Pending(part.change, g.stamp[card], part.reads, ability.id, part, scope, None))


def _apply_layers(g: Game, values: Values, pending: list[Pending]) -> None:
    while len(pending) > 1:
        layer = min([p.change.layer for p in pending])
        batch = [p for p in pending if p.change.layer == layer]
        pending[:] = [p for p in pending if p.change.layer != layer]
        batch.sort(key=STAMP)
        if len(batch) > 1 and _entangled(batch):
            p = _next(g, values, batch)
            batch.remove(p)
            pending += batch
            batch = [p]
        for p in batch:
            _apply(g, values, p, pending)
    while pending:
        _apply(g, values, pending.pop(), pending)


def _entangled(batch: list[Pending]) -> bool:
    """Whether one of these changes may bear on what another does."""
    reading = [p for p in batch if p.reads]
    return any(p.reads & q.change.writes for p in reading for q in batch if q is not p)


def _next(g: Game, values: Values, layer: list[Pending]) -> Pending:
    """The one to apply now of a layer, oldest first: none it depends on is left."""
    for p in layer:
        others = [q for q in layer if q is not p and p.reads & q.change.writes]
        if not any(_depends(g, values, p, q) and not _depends(g, values, q, p) for q in others):
            return p
    return layer[0]


def _depends(g: Game, values: Values, p: Pending, q: Pending) -> bool:
    """Whether applying q first would change what p does, tried out on a copy."""
    if not p.reads & q.change.writes:
        return False
    before = _meaning(g, p)
    g.derived = {card: dict(changed) for card, changed in values.items()}
    _apply(g, g.derived, q, [])
    after = _meaning(g, p)
    g.derived = values
    return before != after


def _meaning(g: Game, p: Pending) -> tuple[Any, ...] | None:
    """What an ability's change would do if it were applied now."""
    part = p.part
    if part is None or (part.condition is not None and not part.condition(g, p.scope)):
        return None
    return tuple(_reached(g, part, p.scope)), p.change.amount(g, p.scope) if p.change.amount is not None else None


def _apply(g: Game, values: Values, p: Pending, pending: list[Pending]) -> None:
    effect, part = p.effect, p.part
    if effect is not None:
        if isinstance(effect[4], int):
            cards = [-1 - effect[4]]
        else:
            serial = g.serial
            cards = [c for c, s, _ in effect[4] if serial[c] == s]
        amount = effect[6]
    else:
        assert part is not None
        if _lost(values, p) or (part.condition is not None and not part.condition(g, p.scope)):
            return
        cards = _reached(g, part, p.scope)
        amount = p.change.amount(g, p.scope) if p.change.amount is not None else None
    for card in cards:
        _change(g, values, card, p, amount, pending)


def _reached(g: Game, part: Part, scope: Any) -> list[int]:
    if part.cards is not None:
        return part.cards(g, scope)
    seats = {"you": (scope.seat,), "opponent": (1 - scope.seat,), "each": (0, 1)}[part.whom]
    return [-1 - seat for seat in seats]


def _lost(values: Values, p: Pending) -> bool:
    """Whether the card has lost the ability this change comes from."""
    mine = values.get(p.scope.source)
    return mine is not None and "abilities" in mine and p.ability not in mine["abilities"]


def _change(g: Game, values: Values, card: int, p: Pending, amount: int | None, pending: list[Pending]) -> None:
    change, key = p.change, p.change.key
    mine = values.setdefault(card, {})
    OPERATIONS[change.op](g, mine, card, key, amount, p, pending)


def current(g: Game, mine: dict[Any, Any], card: int, key: str) -> Any:
    return mine[key] if key in mine else g.match.printed[g.definition[card]][key]


def _add(g: Game, mine: Any, card: int, key: str, amount: int, p: Pending, pending: list[Pending]) -> None:
    before = current(g, mine, card, key)
    if before is not None:
        mine[key] = before + amount


def _set(g: Game, mine: Any, card: int, key: str, amount: int, p: Pending, pending: list[Pending]) -> None:
    mine[key] = amount


def _include(g: Game, mine: Any, card: int, key: str, amount: int, p: Pending, pending: list[Pending]) -> None:
    before = current(g, mine, card, key)
    if p.change.word not in before:
        mine[key] = (*before, p.change.word)


def _exclude(g: Game, mine: Any, card: int, key: str, amount: int, p: Pending, pending: list[Pending]) -> None:
    word = p.change.word
    mine[key] = tuple(w for w in current(g, mine, card, key) if word and w != word)


def _held(g: Game, mine: dict[Any, Any], card: int) -> tuple[str, ...]:
    if "abilities" in mine:
        held: tuple[str, ...] = mine["abilities"]
        return held
    return tuple(a.id for a in g.match.abilities_of[g.definition[card]])


def _gain(g: Game, mine: Any, card: int, key: str, amount: int, p: Pending, pending: list[Pending]) -> None:
    mine["abilities"] = (*_held(g, mine, card), p.change.word)
    ability = g.match.abilities[p.change.word]
    if ability.node.keyword:
        mine["keywords"] = (*current(g, mine, card, "keywords"), ability.node.keyword)
    if ability.parts and ability.zones >> g.zone_of[card] & 1:
        _add_parts(g, pending, ability, card)


def _lose(g: Game, mine: Any, card: int, key: str, amount: int, p: Pending, pending: list[Pending]) -> None:
    kind = p.change.word
    kinds = g.match.abilities
    mine["abilities"] = tuple(a for a in _held(g, mine, card) if kind and kinds[a].kind != kind)
    if not kind:
        mine["keywords"] = ()


def _forbid(g: Game, mine: Any, card: int, key: Any, amount: int, p: Pending, pending: list[Pending]) -> None:
    scope = p.scope if p.scope is not None else Scope(p.effect[2], p.effect[3], p.effect[1]) if p.effect else None
    mine[key] = (*mine.get(key, ()), (p.change.by, scope))


def _permit(g: Game, mine: Any, card: int, key: Any, amount: int | None, p: Pending, pending: list[Pending]) -> None:
    mine[key] = max(mine.get(key, 0), 1 if amount is None else amount)


def _copy(g: Game, mine: Any, card: int, key: str, amount: int, p: Pending, pending: list[Pending]) -> None:
    others = p.change.word(g, p.scope) if p.scope is not None else []
    for other in others:
        mine[key] = g.value(other, key)


OPERATIONS: dict[str, Callable[..., None]] = {
    "add": _add, "set": _set, "include": _include, "exclude": _exclude, "gain": _gain, "lose": _lose,
    "cannot": _forbid, "may": _permit, "copy": _copy,
}  # fmt: skip


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
    g.derived = None


def expire(g: Game, moment: str, number: int) -> bool:
    """End what lasts until this moment; tell whether anything ended."""
    before = len(g.effects)
    g.effects = [e for e in g.effects if e[7][0] != moment or e[7][1] > number]
    g.settled = -1
    locks = g.facts.get("locked", ())
    if locks:
        g.facts["locked"] = tuple(k for k in locks if k[3] != moment or k[4] > number)
    g.derived = None
    return len(g.effects) != before


def permission(g: Game, card: int, action: str) -> int:
    """How far a permission on the card goes; 0 without one. -1 - seat asks for a player's."""
    if ("may", action) not in g.match.changeable:
        return 0
    derived = g.derived if g.derived is not None else derive(g)
    changed = derived.get(card)
    return changed.get(("may", action), 0) if changed is not None else 0
