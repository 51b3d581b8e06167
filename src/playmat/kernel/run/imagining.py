"""A game that could be the true one for all a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import rng
from ..state.sight import knows
from .atoms import redeal

if TYPE_CHECKING:
    from ..state.game import Game


def imagine(g: Game, seat: int, seed: int) -> Game:
    """A game that could be the true one for all this seat knows: what it neither sees nor can tell apart is dealt anew.

    Unseen cards of its own are dealt among their places. Unseen cards of others are drawn from the cards
    this seat has met: its own list and what the others have shown. Chance starts anew.
    """
    twin = g.fork()
    chance = rng.seed_state(seed)
    unseen: dict[int, list[int]] = {}
    for card in range(len(g.definition)):
        if not knows(g, seat, card):
            unseen.setdefault(g.owner[card], []).append(card)
    for owner, cards in unseen.items():
        pool = [g.definition[c] for c in cards] if owner == seat else met(g, seat, cards)
        chance = rng.shuffle(chance, pool)
        redeal(twin, cards, pool[: len(cards)])
    twin.chance = chance
    return twin


def met(g: Game, seat: int, unseen: list[int]) -> list[int]:
    """Definitions this seat has met that unseen cards of another player might have, enough to deal out."""
    hidden = set(unseen)
    pool = [g.definition[c] for c in range(len(g.definition)) if c not in hidden]
    own = [g.definition[c] for c in range(len(g.definition)) if g.owner[c] == seat]
    pool = pool + own
    return pool * (1 + len(unseen) // len(pool))
