"""701.2: main timing; 1008.2: what may be chased to what waits in the chase; 104.4: what may not be played at all."""

from __future__ import annotations

from ...kernel import Game
from .zones import CHASE, is_spell, is_unchased

BATTLE = "battle phase"
"""1410.1: the step all the while a battle goes on, by the word that old texts use."""
AT_MAIN_TIMING = ("judgment", "shift", "bestow")
"""604.2c, 1121.2: the keywords of abilities that are played at main timing alone."""
UNCHASED = (("cannot", "be chased"), ("cannot", "be chased with cards"))


def chase(g: Game) -> list[int]:
    return g.zones[CHASE]


def in_battle(g: Game) -> bool:
    return bool(g.facts["step"] == BATTLE)


def why_not_main(g: Game, seat: int) -> str | None:
    """701.2: which of the conditions of main timing is missing."""
    facts = g.facts
    if facts["turn seat"] != seat:
        return "not your turn"
    if facts["phase"] != "main phase":
        return "not your main phase"
    if facts["step"] == BATTLE:
        return "in a battle"
    return "chase not empty" if g.zones[CHASE] else None


def main_timing(g: Game, seat: int) -> bool:
    return why_not_main(g, seat) is None


def why_not_chase(g: Game, card: int, resolving: int = -1) -> str | None:
    """1008.2: whether something in the chase keeps this card from being chased to it, but for what is resolving."""
    waiting = g.zones[CHASE]
    if any(c != resolving and g.cannot(c, "be chased with cards", card) and is_spell(g, c) for c in waiting):
        return "cannot be chased"
    return why_not_chase_with_ability(g, resolving)


def why_not_chase_with_ability(g: Game, resolving: int = -1) -> str | None:
    """1008.1, 1008.2: the same of an activate ability, which is no card."""
    unchased = any(c != resolving and cannot_be_chased(g, c) for c in g.zones[CHASE])
    return "cannot be chased" if unchased else None


def cannot_be_chased(g: Game, waiting: int) -> bool:
    """1008.2: a text says so of itself; what a card says of itself as a spell is not said of its abilities."""
    return is_unchased(g, waiting) or (g.cannot(waiting, "be chased") and is_spell(g, waiting))


def why_not_permitted(g: Game, seat: int, card: int) -> str | None:
    """104.4: what effects keep a player from playing."""
    player = -1 - seat
    if g.cannot(player, "play spells", card):
        return "forbidden"
    if "resonator" in g.value(card, "type") and g.cannot(player, "play resonators", card):
        return "forbidden"
    from_standby = g.is_in(card, "standby") and g.cannot(player, "play cards from standby", card)
    return "forbidden" if from_standby else None


def is_forbidden(g: Game, seat: int, card: int, resolving: int = -1) -> bool:
    """What keeps a player from playing this card, its cost and targets aside."""
    return why_not_chase(g, card, resolving) is not None or why_not_permitted(g, seat, card) is not None
