"""905: whether an activate ability may be played, its timing aside."""

from __future__ import annotations

from ...kernel import nodes as n
from ...kernel.derive import in_force
from ...kernel.evaluate import Scope
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.triggers import unusable
from .zones import since_the_turn_began


def may_use(g: Game, ability: CompiledAbility, card: int) -> bool:
    """Whether its controller may play this ability now, its timing aside."""
    if rests_itself(g, ability) and (g.rested[card] or not may_rest(g, card)):
        return False
    return is_usable(g, ability, card, g.master(card))






def is_usable(g: Game, ability: CompiledAbility, card: int, seat: int) -> bool:
    """Whether this ability may be played now by that player, its timing and the resting of its card aside."""
    if is_barred(g, ability, card, seat):
        return False
    scope = Scope(card, g.serial[card], seat)
    if ability.gate is not None and not ability.gate(g, scope):
        return False
    return ability.payable is None or ability.payable(g, scope)


LIMITING = (("cannot", "have its activate abilities played"), ("cannot", "play activate abilities"))


def anything_bars(g: Game) -> bool:
    """Whether an effect may keep players from playing activate abilities."""
    return g.match.locks_kinds or in_force(g, LIMITING)


def is_barred(g: Game, ability: CompiledAbility, card: int, seat: int) -> bool:
    """Whether it was used as often as it may be, or an effect keeps the player from playing it."""
    if is_used_up(g, ability, card):
        return True
    if not in_force(g, LIMITING):
        return False
    return g.cannot(card, "have its activate abilities played") or g.cannot(-1 - seat, "play activate abilities", card)


def is_used_up(g: Game, ability: CompiledAbility, card: int) -> bool:
    """Whether it was used as often as it may be, or abilities of its kind may not be used."""
    return bool(g.facts.get("locked") or g.match.locks_kinds) and unusable(g, ability.id, card)


def rests_itself(g: Game, ability: CompiledAbility) -> bool:
    known: dict[str, bool] = g.match.kept_by_book.setdefault("rests itself", {})
    if ability.id not in known:
        cost = ability.node.cost
        known[ability.id] = any(isinstance(part, n.Turn) and isinstance(part.cards, n.This) for part in cost)
    return known[ability.id]


def may_rest(g: Game, card: int) -> bool:
    """905.3, 905.4, 1107.2: a J/resonator must have been there since the turn began, or have Swiftness."""
    if since_the_turn_began(g, card):
        return True
    kinds = g.value(card, "type")
    return ("resonator" not in kinds and "j-ruler" not in kinds) or g.has(card, "swiftness")
