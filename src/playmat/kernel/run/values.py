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

from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from ..state.compiled import MASTER, CompiledChange
from ..state.frames import TimedScope
from ..state.memo import KEEPS, once
from ..state.records import NOBODY
from .changing import LOST, NEVER, Pending, add_parts, apply_layers
from .placed import PART, posted, printed_parts

if TYPE_CHECKING:
    from ..state.compiled import CompiledAbility, Key, Table
    from ..state.game import Game
    from ..state.records import Effect


LATEST = 1 << 62


Touched: TypeAlias = "dict[Any, bool]"
"""The keys that something changes."""


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
        apply_layers(g, pending)
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
    gained = g.match.gained_keys - {"abilities"}
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
    """Keywords come and go with the abilities that give them; those printed by themselves are abilities like others."""
    abilities, altered = g.match.abilities, table_of(g, "abilities")
    bare = g.values.get(LOST, NEVER)
    for card, held in altered.items():
        own = [a.id for a in g.match.abilities_of[g.definition[card]]]
        lost = {word for a in own if a not in held for word in abilities[a].node.keywords}
        printed = () if card in bare else g.match.printed[g.definition[card]]["keywords"]
        gained = tuple(word for a in held if a not in own for word in abilities[a].node.keywords)
        table[card] = (*(w for w in printed if w not in lost), *gained)


# --- gathering ------------------------------------------------------------------------------------


def _gather(g: Game, key: Key) -> list[Pending]:
    changes = g.match.changes
    pending = [_lasting(g, changes[e.change], e) for e in g.effects if changes[e.change].key == key]
    altered = altered_cards(g) if key != "abilities" else {}
    for ability, card, zone in printed_parts(g, key):
        if card not in altered:
            add_parts(g, key, pending, ability, card, zone)
    for card in altered:
        for ability in _held_or_base(g, card, altered[card]):
            add_parts(g, key, pending, ability, card, g.zone_of[card])
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


NONE: dict[int, tuple[str, ...]] = {}


ALTERED = "altered"


TOUCHED = "touched"
UNTOUCHED: Touched = {}
ABILITIES: Touched = {"abilities": True}
GRANTING = (PART, "abilities")


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


def permission(g: Game, card: int, action: str) -> int:
    """How far a permission on the card goes; 0 without one. -1 - seat asks for a player's."""
    key = ("may", action)
    if key not in g.match.changeable:
        return 0
    table = g.values.get(key)
    return int((derive(g, key) if table is None else table).get(card, 0))
