"""905: whether an activate ability may be played, its timing aside."""

from __future__ import annotations

from ...kernel import nodes as n
from ...kernel.evaluate import Scope, walk
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.triggers import unusable
from . import plain
from .costs import nothing_changes, wills
from .zones import kept, since_the_turn_began


def may_use(g: Game, ability: CompiledAbility, card: int) -> bool:
    """Whether its controller may play this ability now, its timing aside; kept while nothing that matters changes."""
    if rests_itself(g, ability) and (g.rested[card] or not may_rest(g, card)):
        return False
    seat = g.master(card)
    if ability.sort == "will" or not is_steady(g, ability):
        return _may_use(g, ability, card, seat)
    return bool(kept(g, ("use", ability.id, card), plain.means(g, seat), _may_use, g, ability, card, seat))


def is_steady(g: Game, ability: CompiledAbility) -> bool:
    """Whether the text asks about nothing that changes without a trace: how cards lie, or how a battle stands."""
    known: dict[str, bool] = g.match.kept_by_book.setdefault("steady", {})
    if ability.id not in known:
        asks = (n.InState, n.Related, n.Holds, n.Fact, n.During)
        known[ability.id] = not any(isinstance(part, asks) for part in walk(ability.node))
    return known[ability.id]


def _may_use(g: Game, ability: CompiledAbility, card: int, seat: int) -> bool:
    if wills_asked(g, ability) and beyond(g, seat, wills_asked(g, ability)):
        return False
    scope = Scope(card, g.serial[card], seat)
    if unusable(g, ability.id, card) or (ability.gate is not None and not ability.gate(g, scope)):
        return False
    if g.cannot(card, "have its activate abilities played") or g.cannot(-1 - seat, "play activate abilities", card):
        return False
    return ability.payable is None or ability.payable(g, scope)


def wills_asked(g: Game, ability: CompiledAbility) -> int:
    """How many wills an ability costs at least, as printed."""
    known: dict[str, int] = g.match.kept_by_book.setdefault("wills asked", {})
    if ability.id not in known:
        need = wills(ability.node.cost)
        known[ability.id] = len(need.attributes) + need.free
    return known[ability.id]


def beyond(g: Game, seat: int, total: int) -> bool:
    """Whether so many wills are certainly more than a player can have now."""
    found = plain.supplies(g, seat)
    return found is not None and len(found) < total and nothing_changes(g)


def rests_itself(g: Game, ability: CompiledAbility) -> bool:
    known: dict[str, bool] = g.match.kept_by_book.setdefault("rests itself", {})
    if ability.id not in known:
        cost = ability.node.cost
        known[ability.id] = any(isinstance(part, n.Turn) and isinstance(part.cards, n.This) for part in cost)
    return known[ability.id]


def may_rest(g: Game, card: int) -> bool:
    """905.3, 905.4, 1107.2: a J/resonator must have been there since the turn began, or have Swiftness."""
    kinds = g.value(card, "type")
    if "resonator" not in kinds and "j-ruler" not in kinds:
        return True
    return since_the_turn_began(g, card) or g.has(card, "swiftness")
