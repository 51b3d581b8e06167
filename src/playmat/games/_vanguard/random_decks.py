"""Random Vanguard decks: one or two clans, the triggers, and the usual spread of grades."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ...books._vanguard.decks import is_sentinel
from ...kernel.words.book import Deck
from ...kernel.words.cards import Card
from ...kernel.words.errors import DeckError
from ...play.decks import Build

FromPool = Callable[[Sequence[Card], Random, str], Deck | None]

GRADES = ((0, 1), (1, 14), (2, 11), (3, 8))
"""How many cards of each grade a Vanguard deck has beside its triggers, with the first vanguard."""
TRIGGERS, HEALS, SAME_NAME, SENTINELS = 16, 4, 4, 4


def of_clans(from_pool: FromPool) -> Build:
    """Decks of one or two clans, each made of the cards that have no other."""

    def build(cards: Sequence[Card], chance: Random) -> Deck:
        clans = sorted({clan for card in cards for clan in clans_of(card)})
        for _ in range(100):
            chosen = set(chance.sample(clans, min(len(clans), chance.choice((1, 1, 2)))))
            pool = [card for card in cards if clans_of(card) and set(clans_of(card)) <= chosen]
            deck = from_pool(pool, chance, " and ".join(sorted(chosen)))
            if deck is not None:
                return deck
        raise DeckError(f"no legal deck can be made: {len(cards)} cards of {len(clans)} clans are too few")

    return build


def clans_of(card: Card) -> tuple[str, ...]:
    clans = card.printed["clan"]
    assert isinstance(clans, tuple)
    return clans


def main_deck(pool: Sequence[Card], chance: Random, name: str) -> Deck | None:
    """50 cards, 16 triggers, a first vanguard of grade 0, the usual spread of grades; None out of too small a pool."""
    taken = Taken(chance)
    triggers = [card for card in pool if card.printed["trigger"]]
    heals = [card for card in triggers if card.printed["trigger"] == "heal"]
    others = [card for card in pool if not card.printed["trigger"]]
    taken.some(heals, HEALS)
    taken.some([card for card in triggers if card not in heals], TRIGGERS - len(taken.cards))
    if len(taken.cards) != TRIGGERS:
        return None
    for grade, count in GRADES:
        if not taken.some([card for card in others if card.printed["grade"] == grade], count):
            return None
    first = taken.cards[TRIGGERS]
    main = (*taken.cards[:TRIGGERS], *taken.cards[TRIGGERS + 1 :])
    return Deck(name, {"first": (first,), "main": main})


class Taken:
    """Cards taken so far, within what names and sentinels allow."""

    def __init__(self, chance: Random) -> None:
        self.cards: list[Card] = []
        self._chance = chance

    def some(self, pool: Sequence[Card], count: int) -> bool:
        """Take so many, a few of each name as decks do; tell whether there were enough."""
        names = self._chance.sample(list(pool), len(pool))
        before = len(self.cards)
        for most in (self._chance.choice((2, 3, 4)), SAME_NAME):
            for card in names:
                while len(self.cards) - before < count and self._may(card, most):
                    self.cards.append(card)
        return len(self.cards) - before == count

    def _may(self, card: Card, most: int) -> bool:
        if sum(other.name == card.name for other in self.cards) >= most:
            return False
        return not is_sentinel(card) or sum(map(is_sentinel, self.cards)) < SENTINELS
