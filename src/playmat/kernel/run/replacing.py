"""Replacement effects: another event in place of one that is about to happen.

An event is held up only if some card in the match can replace it. Then the fitting replacements are
found; each applies at most once to an event and to what is done in its place; the master of the affected card
picks among several, and may decline an optional one, which is not offered where it could not be carried out.
What replaces is an ability like any other: a procedure with its own rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..state.compiled import REPLACES
from ..state.records import Scope
from ..words.questions import NO
from .abilities import master_in, unusable, working
from .events import remembered
from .rows import enter

if TYPE_CHECKING:
    from ..state.compiled import Replacement, Roles
    from ..state.game import Game
    from ..words.questions import Option
    from .atoms import Batch, How, Targets


Fit = tuple[tuple[int, int], tuple[str, int, int], int, int]
"""The move of a card, the replacement that fits it as (name, source, seat), and the serial and zone of that source."""


def replaced_moves(
    g: Game, targets: Targets, how: How | None, batches: tuple[Batch, ...] = (), instead: str = ""
) -> bool:
    """Hold up those moves that may be replaced; True if the whole group now runs as rows of its own.

    `batches` are the same cards in lots, where each lot goes in its own way. `instead` is the slot of what runs now
    that is told which cards did not move. They all move at once, so that the cards with what replaces come up last: as
    long as others come up, they are where they were. What fits now fits yet when such a card has gone elsewhere.
    """
    if not _may_replace(g, "move"):
        return False
    found = {target: fitting(g, target) for target in targets}
    held = [target for target in targets if found[target]]
    if not held:
        return False
    held.sort(key=replaces_last(g, len(held)))
    were = tuple([(card, g.serial[card]) for card, _ in targets])
    going = {source for those in found.values() for _, source, _ in those}.intersection(card for card, _ in targets)
    fits = tuple([
        (target, each, g.serial[each[1]], g.zone_of[each[1]])
        for target in held for each in found[target] if each[1] in going
    ])  # fmt: skip
    enter(g, "replace", instead, targets=targets, held=tuple(held), how=how, batches=batches, were=were, fits=fits)
    return True


def replaces_last(g: Game, many: int) -> Callable[[tuple[int, ...]], bool]:
    """The order in which events of several cards at one moment are held up, by the card that comes first in each: what
    might replace those of the others does so before it leaves itself."""
    sources = {placed.card for placed in working(g, g.match.replacing, REPLACES)} if many > 1 else ()
    return lambda about: about[0] in sources


def still_fitting(g: Game, target: tuple[int, int], fits: tuple[Fit, ...]) -> dict[tuple[str, int, int], int]:
    """Of what fitted before, by cards that have left their place since, what can be done, with which object it was."""
    card, after = target
    roles, found = (card, g.zone_of[card], after), {}
    for at, each, serial, zone in fits:
        name, source, seat = each
        if at == target and g.zone_of[source] != zone and (name, source) not in g.replaced:
            if _can_do(g, g.match.replacements[name], Scope(source, serial, seat), "move", roles):
                found[each] = serial
    return found


def replaced_draw(g: Game, deck: int, hand: int, how: How, instead: str = "") -> bool:
    """Hold up a draw that may be replaced; True if it now runs as rows, and with it all that the step draws after."""
    top = g.frames[-1] if g.frames else None
    if top is not None and top.procedure == "replace" and top.row == 0 and top.draws:
        top.draws = (*top.draws, (deck, hand))
        return True
    if not fitting(g, (g.zones[deck][-1], hand), drawn=True):
        return False
    enter(g, "replace", instead, targets=(), held=(), how=how, draws=((deck, hand),), drawn=1)
    return True


def fitting(g: Game, target: tuple[int, int], drawn: bool = False) -> list[tuple[str, int, int]]:
    """Replacements that fit the move of this card, or its draw: (name, source, seat)."""
    card, after = target
    found = fitting_event(g, "move", (card, g.zone_of[card], after))
    return [*found, *fitting_event(g, "draw", (card,))] if drawn else found


def fitting_event(g: Game, kind: str, roles: Roles) -> list[tuple[str, int, int]]:
    match = g.match
    found: list[tuple[str, int, int]] = []
    if not _may_replace(g, kind):
        return found
    for ability, source, zone in working(g, match.replacing, REPLACES):
        scope = Scope(source, g.serial[source], master_in(g, source, zone))
        if ability.replacements and not unusable(g, ability.id, source):
            if ability.gate is None or ability.gate(g, scope):
                found += _those(g, ability.replacements, scope, kind, roles)
    for lasting in g.replacing:
        scope = Scope(lasting.source, lasting.serial, lasting.seat)
        found += _those(g, (match.replacements[lasting.name],), scope, kind, roles)
    return found


def _may_replace(g: Game, kind: str) -> bool:
    """Whether anything of the match replaces events of this kind and something is there that might."""
    match = g.match
    if kind not in match.replaced_kinds:
        return False
    return bool(g.replacing or working(g, match.replacing, REPLACES))


def _those(
    g: Game, replacements: Sequence[Replacement], scope: Scope, kind: str, roles: Roles
) -> list[tuple[str, int, int]]:
    found = []
    for r in replacements:
        if (r.name, scope.source) in g.replaced or (r.condition is not None and not r.condition(g, scope)):
            continue
        if any(t.kind == kind and t.matches(g, scope, roles) for t in r.triggers) and _can_do(g, r, scope, kind, roles):
            found.append((r.name, scope.source, scope.seat))
    return found


def _can_do(g: Game, r: Replacement, scope: Scope, kind: str, roles: Roles) -> bool:
    if r.doable is None:
        return True
    return r.doable(g, Scope(scope.source, scope.serial, scope.seat, (kind, *remembered(g, kind, roles))))


def offer(g: Game, fitting: list[tuple[str, int, int]]) -> list[Option]:
    must = [f for f in fitting if not g.match.replacements[f[0]].optional]
    options: list[Option] = [("replace", source, name) for name, source, _ in fitting]
    return [*options, NO] if fitting and not must else options
