"""604.1a, 705, 905: whether an activate ability or a will ability may be played now, and if not, why."""

from __future__ import annotations

from functools import lru_cache

from ...kernel import CompiledAbility, Game, Scope, unusable, used_up, walk
from ...kernel import nodes as n
from .nodes import GodsArt
from .timing import AT_MAIN_TIMING, why_not_chase_with_ability, why_not_main
from .zones import counters_on, since_the_turn_began


def why_not_use(g: Game, seat: int, card: int, ability: CompiledAbility, meant: type[Scope] = Scope) -> str | None:
    """604.1a, 604.2c, 907.2: of an ability that the card has and that works where it lies; a judgment at main timing.

    `meant` is how its cost is looked at.
    """
    word: str | None = None
    if ability.node.keyword in AT_MAIN_TIMING:
        word = why_not_main(g, seat)
    if word is None and ability.node.keyword == "judgment":
        word = why_not_judge(g, seat, card)
    word = word or why_not_rest(g, card, ability)
    if word is None and ability.sort == "activate":
        word = why_not_chase_with_ability(g)
    return word or why_not_allowed(g, seat, card, ability) or why_not_payable(g, seat, card, ability, meant)


def why_not_judge(g: Game, seat: int, card: int) -> str | None:
    """705.1, 1125.2: a recovered ruler that still has Judgment, and none was done this turn."""
    if not g.has(card, "judgment"):
        return "judgment lost" if counters_on(g, card).get("astral") else "no such ability"
    return "no judgment now" if has_to_wait(g, seat, card) else None


def has_to_wait(g: Game, seat: int, card: int) -> bool:
    """705.1: whether the ruler is rested, or judgment was done this turn."""
    return g.rested[card] == 1 or ("judgment", seat) in g.facts["done"]


def why_not_rest(g: Game, card: int, ability: CompiledAbility) -> str | None:
    """1013.2, 905.3, 905.4: of a card that rests for its ability."""
    if not rests_itself(ability):
        return None
    if g.rested[card]:
        return "rested"
    if may_rest(g, card):
        return None
    return "J-ruler came this turn" if "j-ruler" in g.value(card, "type") else "resonator came this turn"


def why_not_allowed(g: Game, seat: int, card: int, ability: CompiledAbility) -> str | None:
    """1015.2: what texts say against it, its own or others; to let it trigger would be to play it."""
    if any((seat, art) in g.facts["arts"] for art in arts_of(ability)):
        return "art used up"
    if ability.gate is not None and not ability.gate(g, Scope(card, g.serial[card], seat)):
        return "judgment condition" if ability.node.keyword == "judgment" else "own condition"
    if used_up(g, ability.id, card):
        return "used up"
    if unusable(g, ability.id, card) or g.cannot(card, "have its activate abilities played"):
        return "forbidden"
    return "forbidden" if g.cannot(-1 - seat, "play activate abilities", card) else None


def why_not_payable(g: Game, seat: int, card: int, ability: CompiledAbility, meant: type[Scope] = Scope) -> str | None:
    """903.2e, 903.2g, 1003.4: whether its targets are there and its cost can be paid."""
    if ability.payable is None or ability.payable(g, meant(card, g.serial[card], seat)):
        return None
    return "out of reach"


@lru_cache(maxsize=4096)
def arts_of(ability: CompiledAbility) -> tuple[str, ...]:
    """1112.2, 901.1d: the names of the God's Arts in its text; one name is one art, whichever card has it."""
    return tuple(part.name for part in walk(ability.node.effect) if isinstance(part, GodsArt))


@lru_cache(maxsize=4096)
def rests_itself(ability: CompiledAbility) -> bool:
    return any(isinstance(part, n.Turn) and isinstance(part.cards, n.This) for part in ability.node.cost)


def may_rest(g: Game, card: int) -> bool:
    """905.3, 905.4, 1107.2: a J/resonator must have been there since the turn began, or have Swiftness."""
    if since_the_turn_began(g, card):
        return True
    kinds = g.value(card, "type")
    return ("resonator" not in kinds and "j-ruler" not in kinds) or g.has(card, "swiftness")
