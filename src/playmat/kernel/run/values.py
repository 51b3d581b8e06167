"""What every card is now, worked out when it is asked for, one characteristic at a time.

Two sources change a characteristic: continuous abilities of cards that lie where the ability works, and
lasting effects. They are applied to the printed values layer by layer, as the book says; inside a layer an
effect that depends on another comes after it, and otherwise the older comes first. While one
characteristic is worked out, those of a later layer are still as printed; characteristics of one layer that
ask about each other are worked out together. What the rules themselves add to a number is the youngest change
of it; effects that depend on it come after it.

The outcome is a cache, `g.values`: for each key (a characteristic, "abilities", ("cannot", action) or
("may", action)) the cards for which it differs from print. Whatever changes the table empties it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from ..state.compiled import MASTER, CompiledChange
from ..state.frames import TimedScope
from ..state.memo import KEEPS, once
from ..state.records import NOBODY, Scope
from ..words.plain import Plain
from ..words.spelling import folded
from .placed import PART, posted, printed_parts

if TYPE_CHECKING:
    from ..state.compiled import CompiledAbility, Key, Part, Scoped, Table
    from ..state.game import Game
    from ..state.records import Effect


LATEST = 1 << 62


STAMP = attrgetter("stamp")
Touched: TypeAlias = "dict[Any, bool]"
"""The keys that something changes."""


@dataclass(slots=True, eq=False)
class Pending:
    """One change that waits for its turn: of a continuous ability (`part`), a lasting effect (`effect`), or, with
    both, a lasting effect on whatever fits."""

    change: CompiledChange
    stamp: int
    part: Part | None
    scope: Scoped
    effect: Effect | None


def table_of(g: Game, key: Key) -> Table:
    """The cards for which this differs from print."""
    if key not in g.match.changeable:
        return {}
    found: Table | None = g.values.get(key)
    return derive(g, key) if found is None else found


def taken_over(g: Game) -> Table:
    """The cards whose master is not the seat of their zone, each with its master."""
    return table_of(g, MASTER) if g.match.lends else NEVER


def in_force(g: Game, keys: tuple[Key, ...]) -> bool:
    """Whether any of these differs from print for any card or player now."""
    known: tuple[Key, ...] | None = g.match.memo.get(keys)
    for key in once(g.match, keys, _changeable, g, keys) if known is None else known:
        table = g.values.get(key)
        if derive(g, key) if table is None else table:
            return True
    return False


def _changeable(g: Game, keys: tuple[Key, ...]) -> tuple[Key, ...]:
    return tuple(key for key in keys if key in g.match.changeable)


def derive(g: Game, key: Key) -> Table:
    """Work out one characteristic for every card that something changes, with those it hangs together with.

    It is worked out in a dict of this game alone: forks that share `g.values` never find a table half filled.
    """
    if g.working:
        return _work_out(g, key)
    shared = g.values
    if key not in g.match.ruled or g.match.book.values.rule_idle(g, key):
        changed: Touched | None = shared.get(TOUCHED)
        if is_as_printed(g, key, touched(g) if changed is None else changed):
            if KEEPS:
                shared[key] = {}
            return {}
    g.values, g.working = shared.copy(), True
    try:
        table = _work_out(g, key)
        if KEEPS:
            shared.update(g.values)
    finally:
        g.values, g.working = shared, False
    return table


def _work_out(g: Game, key: Key) -> Table:
    match, changed = g.match, touched(g)
    if "abilities" in changed and ALTERED not in g.values and key in match.asked_for_abilities():
        # Which abilities there are is asked first: what changes them asks about this key, and must find it whole.
        altered_cards(g)
        if key in g.values:
            return g.values[key]
    book = match.book
    if is_as_printed(g, key, changed):
        table = g.values[key] = {}
        if key in book.values.rule_written:
            _rules_alone(g, key, table)
        if key in book.values.followed:
            book.values.follow(g, key, table)
        return table
    before, g.layer_limit = g.layer_limit, match.key_layer[key]
    pending: list[Pending] = []
    known = frozenset(g.values) if key == "abilities" else None
    for each in match.together(key):
        g.values[each] = {}
        if each == "keywords":
            _keywords_of_abilities(g, g.values[each])
        pending += _gather(g, each)
        if each in match.book.values.rule_written:
            layer = match.book.values.rule_layer or match.key_layer[each]
            pending.append(Pending(rule_change(each, layer), LATEST, None, NOBODY, None))
    if pending:
        _apply_layers(g, pending)
    g.layer_limit = before
    if known is not None and g.values[key]:
        _drop_unfinished(g, known)
    if key in match.book.values.floored:
        _raise_to_floor(g.values[key])
    if key in book.values.followed:
        book.values.follow(g, key, g.values[key])
    return g.values[key]


def _drop_unfinished(g: Game, known: frozenset[Key]) -> None:
    """What changes of abilities asked about was worked out without them: what hangs on abilities is worked out anew."""
    gained = g.match.gained_keys
    for key in [each for each in g.values if each not in known and (each == "keywords" or each in gained)]:
        del g.values[key]


def _raise_to_floor(table: Table) -> None:
    """No amount is below nothing."""
    for card, amount in table.items():
        if amount is not None:
            table[card] = max(amount, 0)


def told_of(g: Game, card: int) -> bool:
    """Whether something that was worked out says anything of this card."""
    for table in g.values.values():
        if card in table:
            return True
    return False


def _rules_alone(g: Game, key: str, table: Table) -> None:
    """A number that nothing but the rules changes."""
    before, g.layer_limit = g.layer_limit, g.match.key_layer[key]
    g.match.book.values.rule_numbers(g, key, table)
    g.layer_limit = before
    if key in g.match.book.values.floored:
        for card, value in table.items():
            table[card] = max(value, 0)


def touched(g: Game) -> Touched:
    """What lasting effects change; and abilities, where an ability in its place gives or takes some."""
    kept: Touched | None = g.values.get(TOUCHED)
    if kept is not None:
        return kept
    granting = g.match.parts_of.get("abilities")
    found = ABILITIES if granting and posted(g, GRANTING, granting) else UNTOUCHED
    if g.effects:
        changes = g.match.changes
        found = found | {changes[effect.change].key: True for effect in g.effects}
    if KEEPS or g.working:
        g.values[TOUCHED] = found
    return found


def is_as_printed(g: Game, key: Key, changed: Touched) -> bool:
    """Whether no ability and no lasting effect changes this of any card; what is given may be an ability that does."""
    if key in changed or ("abilities" in changed and _hangs_on_abilities(g, key)):
        return False
    index = g.match.parts_of.get(key)
    return index is None or not posted(g, (PART, key), index)


def _hangs_on_abilities(g: Game, key: Key) -> bool:
    """Whether a card has gained an ability that changes this; keywords go with every ability, gained or lost."""
    if key == "keywords":
        return bool(altered_cards(g))
    if key not in g.match.gained_keys:
        return False
    altered, abilities = altered_cards(g), g.match.abilities
    for held in altered.values():
        for name in held:
            for part in abilities[name].parts:
                if part.change.key == key:
                    return True
    return False


@cache
def rule_change(key: str, layer: int) -> CompiledChange:
    """What the rules add to a number, in the form of a change; younger than any effect."""
    return CompiledChange("the rules", "rules", key, None, None, None, layer, frozenset())


def _keywords_of_abilities(g: Game, table: Table) -> None:
    """Keywords come and go with the abilities that give them."""
    abilities = g.match.abilities
    for card, held in table_of(g, "abilities").items():
        own = [a.id for a in g.match.abilities_of[g.definition[card]]]
        lost = {word for a in own if a not in held for word in abilities[a].node.keywords}
        printed = g.match.printed[g.definition[card]]["keywords"] if held or not own else ()
        gained = tuple(word for a in held if a not in own for word in abilities[a].node.keywords)
        table[card] = (*(w for w in printed if w not in lost), *gained)


# --- gathering ------------------------------------------------------------------------------------


def _gather(g: Game, key: Key) -> list[Pending]:
    changes = g.match.changes
    pending = [_lasting(g, changes[e.change], e) for e in g.effects if changes[e.change].key == key]
    altered = altered_cards(g) if key != "abilities" else {}
    for ability, card, zone in printed_parts(g, key):
        if card not in altered:
            _add_parts(g, key, pending, ability, card, zone)
    for card in altered:
        for ability in _held_or_base(g, card, altered[card]):
            _add_parts(g, key, pending, ability, card, g.zone_of[card])
    return pending


def _held_or_base(g: Game, card: int, names: tuple[str, ...]) -> list[CompiledAbility]:
    """The abilities a card has, and those that are a part of what it is."""
    lost = [a for a in g.match.abilities_of[g.definition[card]] if a.base and a.id not in names]
    return [*lost, *(g.match.abilities[name] for name in names)]


def _lasting(g: Game, change: CompiledChange, effect: Effect) -> Pending:
    if effect.cards is None:
        scope = TimedScope(effect.source, effect.serial, effect.seat, effect.slots or ())
        return Pending(change, effect.stamp, g.match.groups[effect.change], scope, effect)
    return Pending(change, effect.stamp, None, NOBODY, effect)


def _add_parts(g: Game, key: Key, pending: list[Pending], ability: CompiledAbility, card: int, zone: int) -> None:
    if not ability.parts or not ability.zones >> zone & 1:
        return
    scope = Scope(card, g.serial[card], g.master(card))
    if ability.gate is not None and not ability.gate(g, scope):
        return
    for part in ability.parts:
        if part.change.key == key:
            pending.append(Pending(part.change, g.stamp[card], part, scope, None))


NONE: dict[int, tuple[str, ...]] = {}


ALTERED = "altered"


TOUCHED = "touched"
UNTOUCHED: Touched = {}
ABILITIES: Touched = {"abilities": True}
GRANTING = (PART, "abilities")


LOST = "lost"


NEVER: Table = {}
"""When cards last lost all their abilities: a keyword gained before that is gone with them."""


def altered_cards(g: Game) -> dict[int, tuple[str, ...]]:
    """Cards that have gained or lost abilities, with those they have."""
    if not g.match.grants:
        return NONE
    found: dict[int, tuple[str, ...]] | None = g.values.get(ALTERED)
    if found is None:
        found = table_of(g, "abilities") if "abilities" in touched(g) else NONE
        if KEEPS or g.working:
            g.values[ALTERED] = found
    return found


# --- applying -------------------------------------------------------------------------------------


def _apply_layers(g: Game, pending: list[Pending]) -> None:
    while len(pending) > 1:
        layer = min([p.change.layer for p in pending])
        batch = [p for p in pending if p.change.layer == layer]
        pending = [p for p in pending if p.change.layer != layer]
        batch.sort(key=STAMP)
        if g.match.gives_numbers and len(batch) > 1:
            _give_numbers_first(g, batch)
        while _reading(batch):
            p = _next(g, batch)
            batch.remove(p)
            _apply(g, p)
        for p in batch:
            _apply(g, p)
    for p in pending:
        _apply(g, p)


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
    """Those of several that ask about what one of them changes."""
    if len(batch) < 2:
        return []
    written = {p.change.key for p in batch}
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
    for key, table in tables.items():
        g.values[key] = dict(table)
    while others:
        q = _next(g, others, FEW)
        others.remove(q)
        _apply(g, q)
    after = _meaning(g, p)
    g.values.update(tables)
    return before != after


def _depends(g: Game, p: Pending, q: Pending) -> bool:
    """Whether applying q first would change what p does, tried out on a copy."""
    key = q.change.key
    table, before = g.values[key], _meaning(g, p)
    g.values[key] = dict(table)
    _apply(g, q)
    after = _meaning(g, p)
    g.values[key] = table
    return before != after


def _meaning(g: Game, p: Pending) -> tuple[list[int], Plain] | None:
    """What an ability's change would do if it were applied now."""
    part = p.part
    if part is None or (part.condition is not None and not part.condition(g, p.scope)):
        return None
    return _reached(g, part, p.scope), _amount(g, p)


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
    elif part is None or (part.condition is not None and not part.condition(g, p.scope)):
        return
    else:
        cards = _reached(g, part, p.scope)
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
        lost = g.values.setdefault(LOST, {})
        lost[card] = max(lost.get(card, 0), p.stamp)
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


def permission(g: Game, card: int, action: str) -> int:
    """How far a permission on the card goes; 0 without one. -1 - seat asks for a player's."""
    key = ("may", action)
    if key not in g.match.changeable:
        return 0
    table = g.values.get(key)
    return int((derive(g, key) if table is None else table).get(card, 0))
