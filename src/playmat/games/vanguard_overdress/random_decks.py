"""Random decks for vanguard-overdress: cards of one nation, without a ride deck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...kernel.words.book import Deck
from ...kernel.words.cards import Card
from ...kernel.words.errors import DeckError
from .._vanguard.random_decks import Taken

MOST = (("heal", 4), ("over", 1), ("critical", 8), ("draw", 8), ("front", 8))
"""How many of each trigger, as far as there are any."""
TRIGGERS = 16
GRADES = ((0, 1), (1, 14), (2, 11), (3, 8))


def build(cards: Sequence[Card], chance: Random) -> Deck:
    nations = sorted({nation for card in cards for nation in nations_of(card)})
    for nation in chance.sample(nations, len(nations)):
        deck = of_nation([card for card in cards if nation in nations_of(card)], chance, nation)
        if deck is not None:
            return deck
    raise DeckError(f"no legal deck can be made: {len(cards)} cards of {len(nations)} nations are too few")


def nations_of(card: Card) -> tuple[str, ...]:
    nations = card.printed["nation"]
    assert isinstance(nations, tuple)
    return nations


def of_nation(pool: Sequence[Card], chance: Random, name: str) -> Deck | None:
    """50 cards, 16 triggers, a first vanguard of grade 0, the usual spread of grades; None out of too small a pool."""
    taken = Taken(chance)
    for kind, most in MOST:
        taken.some([card for card in pool if card.printed["trigger"] == kind], min(most, TRIGGERS - len(taken.cards)))
    if len(taken.cards) != TRIGGERS:
        return None
    others = [card for card in pool if not card.printed["trigger"]]
    for grade, count in GRADES:
        fitting = [card for card in others if card.printed["grade"] == grade and (grade or is_unit(card))]
        if not taken.some(fitting, count):
            return None
    first = taken.cards[TRIGGERS]
    main = (*taken.cards[:TRIGGERS], *taken.cards[TRIGGERS + 1 :])
    return Deck(name, {"first": (first,), "main": main, "ride": ()})


def is_unit(card: Card) -> bool:
    return card.printed["main type"] == "unit"


RANDOM_DECKS = build
