"""701.2: main timing; 1008.2: what may be chased to what waits in the chase."""

from __future__ import annotations

from ...kernel import Game
from .zones import CHASE, is_unchased

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


def why_not_chase(g: Game, card: int) -> str | None:
    """1008.2: whether something in the chase keeps this card from being chased to it."""
    if any(g.cannot(c, "be chased with cards", card) for c in g.zones[CHASE]):
        return "cannot be chased"
    return why_not_chase_with_ability(g)


def why_not_chase_with_ability(g: Game) -> str | None:
    """1008.1, 1008.2: the same of an activate ability, which is no card."""
    unchased = any(is_unchased(g, c) or g.cannot(c, "be chased") for c in g.zones[CHASE])
    return "cannot be chased" if unchased else None
