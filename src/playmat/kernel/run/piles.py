"""Piles that no rule shuffles, and that not everybody sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..state import rng
from .atoms import new_card

if TYPE_CHECKING:
    from ..state.game import Game


def mixed_pile(
    g: Game, definitions: Sequence[int], owner: int, zone: str, *, face_down: bool = False
) -> tuple[int, ...]:
    """Bring many cards into the game in a zone of their owner; give their numbers.

    They lie and are numbered in an order of chance, so that neither tells which of a list a card is.
    """
    held = list(definitions)
    g.chance = rng.shuffle(g.chance, held)
    return tuple([new_card(g, definition, owner, zone, face_down=face_down) for definition in held])
