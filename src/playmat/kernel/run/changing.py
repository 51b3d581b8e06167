"""How changes are applied: layer by layer, inside a layer by what depends on what, and what each operation does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from ..state.compiled import CompiledChange
from ..state.records import Scope
from ..words.plain import Plain
from ..words.spelling import folded

if TYPE_CHECKING:
    from ..state.compiled import CompiledAbility, Key, Part, Scoped, Table
    from ..state.game import Game
    from ..state.records import Effect


STAMP = attrgetter("stamp")
LOST = "lost"
NEVER: Table = {}
"""When cards last lost all their abilities: a keyword gained before that is gone with them."""


@dataclass(slots=True, eq=False)
class Pending:
    """One change that waits for its turn: of a continuous ability (`part`), a lasting effect (`effect`), or, with
    both, a lasting effect on whatever fits. `ability` is the one that makes it, which a card may lose before its turn
    comes; of what a card is by itself, and of lasting effects, there is none to lose. `told` are the cards that it
    reaches where another change of the same effect was applied before, whatever that has made of them."""

    change: CompiledChange
    stamp: int
    part: Part | None
    scope: Scoped
    effect: Effect | None
    ability: str = ""
    told: list[int] | None = None


def add_parts(g: Game, key: Key, pending: list[Pending], ability: CompiledAbility, card: int, zone: int) -> None:
    if not ability.parts or not ability.zones >> zone & 1:
        return
    scope = Scope(card, g.serial[card], g.master(card))
    if ability.gate is not None and not ability.gate(g, scope):
        return
    for part in ability.parts:
        if part.change.key == key:
            held = "" if ability.base else ability.id
            pending.append(Pending(part.change, g.stamp[card], part, scope, None, held))


# --- in order -------------------------------------------------------------------------------------


def apply_layers(g: Game, pending: list[Pending]) -> None:
    giving = "abilities" in g.match.gained_keys
    while len(pending) > (0 if giving else 1):
        layer = min([p.change.layer for p in pending])
        batch = [p for p in pending if p.change.layer == layer]
        pending = [p for p in pending if p.change.layer != layer]
        batch.sort(key=STAMP)
        if g.match.gives_numbers and len(batch) > 1:
            _give_numbers_first(g, batch)
        while batch and (giving or _reading(batch)):
            p = _next(g, batch)
            batch.remove(p)
            if p.change.op in TAKING:
                _as_a_whole(g, p, (*batch, *pending))
            _tell_the_rest(g, p, batch)
            if giving:
                _apply_with_gained(g, p, batch)
            else:
                _apply(g, p)
        for p in batch:
            if p.change.op in TAKING:
                _as_a_whole(g, p, pending)
            _apply(g, p)
    for p in pending:
        _apply(g, p)


def _as_a_whole(g: Game, p: Pending, others: Iterable[Pending]) -> None:
    """What one ability makes of abilities is one effect: no part of it is undone by another."""
    if p.ability and p.change.key == "abilities" and not _is_lost(g, p):
        for q in others:
            if _is_of_one(p, q):
                q.ability = ""


def _tell_the_rest(g: Game, p: Pending, batch: list[Pending]) -> None:
    """What one effect changes in a layer it changes of the same cards, though they may fit no more after the first."""
    part = p.part
    if part is None or part.cards is None or p.told is not None:
        return
    names = [p.change.name]
    cards: list[int] | None = None
    for q in batch:
        if (q.part is not None and q.part.cards is part.cards and q.told is None and q.change.name not in names
                and _maker(q).source == _maker(p).source):  # fmt: skip
            if cards is None:
                if _is_idle(g, p, part):
                    return
                cards = _reached(g, part, p.scope)
            names.append(q.change.name)
            q.told = cards


def _is_of_one(p: Pending, q: Pending) -> bool:
    """Whether both are changes of one ability of one card."""
    return bool(p.ability) and p.ability == q.ability and p.scope.source == q.scope.source


def _apply_with_gained(g: Game, p: Pending, batch: list[Pending]) -> None:
    """Where abilities that are gained change abilities themselves, those changes wait with the rest from now on."""
    before = dict(g.values.get("abilities", NEVER))
    _apply(g, p)
    if p.change.op == "gain":
        for card, held in g.values["abilities"].items():
            if held != before.get(card):
                add_parts(g, p.change.key, batch, g.match.abilities[p.change.word], card, g.zone_of[card])
        batch.sort(key=STAMP)


def _give_numbers_first(g: Game, batch: list[Pending]) -> None:
    """What adds to a number that a card has not got depends on the effect that gives it one: that comes before it."""
    given: set[tuple[Key, int]] = set()
    at = 0
    while at < len(batch):
        p, at = batch[at], at + 1
        key = p.change.key
        if p.change.op == "set":
            given.update((key, card) for card in _changed_by(g, p))
        elif p.change.op == "add" and isinstance(key, str):
            bare = {c for c in _changed_by(g, p) if (key, c) not in given and current(g, g.values[key], c, key) is None}
            giver = next((q for q in batch[at:] if bare and _gives(g, q, key, bare)), None)
            if giver is not None:
                batch.remove(giver)
                at -= 1
                batch.insert(at, giver)


def _gives(g: Game, q: Pending, key: Key, cards: set[int]) -> bool:
    return q.change.op == "set" and q.change.key == key and not cards.isdisjoint(_changed_by(g, q))


def _changed_by(g: Game, p: Pending) -> list[int]:
    """The cards that an effect would change if it were applied now."""
    if p.part is not None:
        return _reached(g, p.part, p.scope) if p.part.condition is None or p.part.condition(g, p.scope) else []
    assert p.effect is not None and p.effect.cards is not None
    return [] if isinstance(p.effect.cards, int) else [c for c, s, _ in p.effect.cards if g.serial[c] == s]


def _reading(batch: list[Pending]) -> list[Pending]:
    """Those of several that ask about what one of them changes, or whose ability one of them may take away."""
    if len(batch) < 2:
        return []
    written = {p.change.key for p in batch}
    if "abilities" in written and any(p.change.op in TAKING for p in batch):
        return [p for p in batch if p.part is not None and (p.ability or p.part.reads & written)]
    return [p for p in batch if p.part is not None and p.part.reads & written]


FEW, MANY = 3, 8
"""Of so many effects that may read each other, in a trial and else, it is asked what waits in turn: trying all orders
of more would take no end of time. What depends directly is asked of any number."""


def _next(g: Game, batch: list[Pending], most: int = MANY) -> Pending:
    """The one to apply now, oldest first: none it depends on is left, not even by way of another that waits."""
    reading = _reading(batch)
    for p in batch:
        if p not in reading:
            return p
        if not _waits(g, p, batch, reading) and not (len(batch) <= most and _waits_in_turn(g, p, batch, reading)):
            return p
    return batch[0]


def _waits(g: Game, p: Pending, batch: list[Pending], reading: list[Pending]) -> bool:
    """Whether it depends on one of the others, which does not depend on it."""
    return any(_depends(g, p, q) and not (q in reading and _depends(g, q, p)) for q in batch if q is not p)


def _waits_in_turn(g: Game, p: Pending, batch: list[Pending], reading: list[Pending]) -> bool:
    """Whether one that waits itself comes to change what p does, once those that it waits for are applied."""
    others = [q for q in batch if q is not p]
    askers = [q for q in reading if q is not p]
    if not any(_waits(g, q, others, askers) for q in askers) or any(_depends(g, q, p) for q in askers):
        return False
    tables, before = {q.change.key: g.values[q.change.key] for q in others}, _meaning(g, p)
    lost = g.values.get(LOST, NEVER)
    for key, table in tables.items():
        g.values[key] = dict(table)
    while others:
        q = _next(g, others, FEW)
        others.remove(q)
        _apply(g, q)
    after = _meaning(g, p)
    g.values.update(tables)
    g.values[LOST] = lost
    return before != after


def _depends(g: Game, p: Pending, q: Pending) -> bool:
    """Whether applying q first would change what p does, tried out on a copy."""
    key, ability = q.change.key, p.ability
    table, before = g.values[key], _meaning(g, p)
    lost = g.values.get(LOST, NEVER)
    g.values[key] = dict(table)
    _apply(g, q)
    p.ability = "" if _is_of_one(p, q) else ability
    after = _meaning(g, p)
    g.values[key], g.values[LOST], p.ability = table, lost, ability
    return before != after


def _meaning(g: Game, p: Pending) -> tuple[list[int], Plain] | None:
    """What an ability's change would do if it were applied now."""
    part = p.part
    if part is None or _is_idle(g, p, part):
        return None
    return _reached(g, part, p.scope) if p.told is None else p.told, _amount(g, p)


def _is_idle(g: Game, p: Pending, part: Part) -> bool:
    """Whether its condition is not met, or its card has lost the ability to a change that came before."""
    if p.told is None and part.condition is not None and not part.condition(g, p.scope):
        return True
    return bool(p.ability) and p.change.key == "abilities" and _is_lost(g, p)


def _is_lost(g: Game, p: Pending) -> bool:
    return p.ability not in _held(g, g.values["abilities"], p.scope.source)


def _amount(g: Game, p: Pending) -> Plain:
    """The number of an ability's change; that of a lasting effect was fixed when it was made."""
    if p.effect is not None:
        return p.effect.amount
    return p.change.amount(g, p.scope) if p.change.amount is not None else None


def _apply(g: Game, p: Pending) -> None:
    change, effect, part = p.change, p.effect, p.part
    table = g.values[change.key]
    if effect is not None and part is None:
        amount = effect.amount
        if isinstance(effect.cards, int):
            cards = [-1 - effect.cards]
        else:
            serial = g.serial
            cards = [c for c, s, _ in effect.cards if serial[c] == s]
    elif change.op == "rules":
        g.match.book.values.rule_numbers(g, change.key, table)
        return
    elif part is None or _is_idle(g, p, part):
        return
    else:
        cards = _reached(g, part, p.scope) if p.told is None else p.told
        amount = _amount(g, p)
    if g.match.shielded is not None and change.key != g.match.shielded:
        cards = reached(g, cards, _maker(p).source)
    operate = OPERATIONS[change.op]
    for card in cards:
        operate(g, table, card, change.key, amount, p)


def reached(g: Game, cards: list[int], source: int) -> list[int]:
    """Those of the cards, and players, that no prohibition keeps the effects of this source from."""
    if g.match.shielded is None:
        return cards
    word = g.match.book.moves.out_of_reach
    return [card for card in cards if card < 0 or not g.cannot(card, word, source)]


def _reached(g: Game, part: Part, scope: Scoped) -> list[int]:
    if part.cards is not None:
        return part.cards(g, scope)
    seats = {"you": (scope.seat,), "opponent": (1 - scope.seat,), "each": (0, 1)}[part.whom]
    return [-1 - seat for seat in seats]


TAKING = ("lose", "strip")
"""Operations that take abilities away."""


# --- operations -----------------------------------------------------------------------------------


def current(g: Game, table: Table, card: int, key: str) -> Plain:
    return table[card] if card in table else g.match.printed[g.definition[card]][key]


def _add(g: Game, table: Table, card: int, key: str, amount: int, p: Pending) -> None:
    before = current(g, table, card, key)
    if before is None:
        before = g.match.tables.characteristics[key].counts_from
    if before is not None:
        table[card] = before + amount


def _set(g: Game, table: Table, card: int, key: str, amount: int | None, p: Pending) -> None:
    """A number, or words in place of all that were there."""
    table[card] = amount if p.change.word is None else p.change.word


def _strip(g: Game, table: Table, card: int, key: str, amount: None, p: Pending) -> None:
    """What is printed is gone: of a number nothing is left, of words and abilities those that came otherwise."""
    if key == "abilities":
        own = {ability.id for ability in g.match.abilities_of[g.definition[card]]}
        table[card] = tuple([name for name in _held(g, table, card) if name not in own])
        return
    before, printed = current(g, table, card, key), g.match.printed[g.definition[card]][key]
    if before is not None:
        table[card] = tuple([w for w in before if w not in printed]) if isinstance(before, tuple) else 0


def _include(g: Game, table: Table, card: int, key: str, amount: None, p: Pending) -> None:
    before = current(g, table, card, key)
    lost = key == "keywords" and p.stamp < g.values.get(LOST, NEVER).get(card, 0)
    if not lost and folded(p.change.word) not in map(folded, before):
        table[card] = (*before, p.change.word)


def _join(g: Game, table: Table, card: int, key: str, amount: tuple[str, ...], p: Pending) -> None:
    """Words that were told when the effect was made join a list."""
    before = current(g, table, card, key)
    table[card] = (*before, *[word for word in amount if word not in before])


def _exclude(g: Game, table: Table, card: int, key: str, amount: None, p: Pending) -> None:
    word = folded(p.change.word)
    table[card] = tuple(w for w in current(g, table, card, key) if word and folded(w) != word)


def _held(g: Game, table: Table, card: int) -> tuple[str, ...]:
    if card in table:
        held: tuple[str, ...] = table[card]
        return held
    return tuple(a.id for a in g.match.abilities_of[g.definition[card]])


def _gain(g: Game, table: Table, card: int, key: str, amount: None, p: Pending) -> None:
    table[card] = (*_held(g, table, card), p.change.word)


def _lose(g: Game, table: Table, card: int, key: str, amount: None, p: Pending) -> None:
    kind, abilities, sorts = p.change.word, g.match.abilities, g.match.book.words.ability_sorts
    is_lost = sorts.get(kind) or (lambda node: not kind or node.kind == kind)
    if not kind:
        lost = g.values.get(LOST, NEVER)
        g.values[LOST] = {**lost, card: max(lost.get(card, 0), p.stamp)}
    table[card] = tuple(a for a in _held(g, table, card) if not is_lost(abilities[a].node))


def _maker(p: Pending) -> Scoped:
    """Whose change it is: a scope for what is asked about it later."""
    effect = p.effect
    return p.scope if effect is None else Scope(effect.source, effect.serial, effect.seat)


def _forbid(g: Game, table: Table, card: int, key: Key, amount: None, p: Pending) -> None:
    table[card] = (*table.get(card, ()), (p.change.by, _maker(p)))


def _list(g: Game, table: Table, card: int, key: Key, amount: None, p: Pending) -> None:
    table[card] = (*table.get(card, ()), (p.change.word, _maker(p)))


def _permit(g: Game, table: Table, card: int, key: Key, amount: int | None, p: Pending) -> None:
    table[card] = max(table.get(card, 0), 1 if amount is None else amount)


def _take_over(g: Game, table: Table, card: int, key: str, amount: None, p: Pending) -> None:
    table[card] = _maker(p).seat


def _copy(g: Game, table: Table, card: int, key: str, amount: None, p: Pending) -> None:
    for other in p.change.word(g, p.scope) if p.part is not None else ():
        table[card] = g.value(other, key)


OPERATIONS: dict[str, Callable[..., None]] = {
    "add": _add, "set": _set, "include": _include, "exclude": _exclude, "gain": _gain, "lose": _lose,
    "cannot": _forbid, "may": _permit, "copy": _copy, "list": _list,
    "take over": _take_over, "join": _join, "base": _set, "strip": _strip,
}  # fmt: skip
