"""Random Dragon Ball decks: a leader, and 50 cards of its colours with cheap ones enough to begin with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...books.dragonball_1_02.setup import DECK_SIZE, SAME_NUMBER
from ...kernel.words.book import Deck
from ...kernel.words.cards import Card
from ...kernel.words.errors import DeckError

CHEAP, CHEAP_COST = 20, 2
"""How many cards of at most this cost a deck has, if there are so many."""


def build(cards: Sequence[Card], chance: Random) -> Deck:
    """A leader and cards that have no colour beside the leader's; of two colours where one is too few."""
    leaders = [card for card in cards if card.printed["type"] == "leader"]
    for leader in chance.sample(leaders, len(leaders)):
        for colors in palettes(leader, cards, chance):
            pool = [card for card in cards if card.printed["type"] != "leader" and set(colors_of(card)) <= colors]
            main = some(pool, chance)
            if main is not None:
                name = f"{leader.name}, {' and '.join(sorted(colors))}"
                return Deck(name, {"leader": (leader,), "main": main})
    raise DeckError(f"no legal deck can be made: {len(cards)} cards with {len(leaders)} leaders are too few")


def colors_of(card: Card) -> tuple[str, ...]:
    colors = card.printed["color"]
    assert isinstance(colors, tuple)
    return colors


def palettes(leader: Card, cards: Sequence[Card], chance: Random) -> list[set[str]]:
    """The leader's colours, then with another beside them: no rule binds a deck to its leader's."""
    own = set(colors_of(leader))
    others = sorted({color for card in cards for color in colors_of(card)} - own)
    return [own, *({*own, other} for other in chance.sample(others, len(others)))]


def some(pool: Sequence[Card], chance: Random) -> tuple[Card, ...] | None:
    """50 cards, a few of each number, the cheap ones first, and one [Ultimate] (5-1-3-2); none if the pool is too
    small."""
    numbers: dict[str, Card] = {}
    for card in chance.sample(list(pool), len(pool)):
        if not is_ultimate(card) or not any(is_ultimate(other) for other in numbers.values()):
            numbers.setdefault(card.number or card.name, card)
    cheap = [card for card in numbers.values() if cost_of(card) <= CHEAP_COST]
    taken: dict[str, int] = {}
    for most in (chance.choice((2, 3, 4)), SAME_NUMBER):
        for wanted, size in ((cheap, CHEAP), (list(numbers.values()), DECK_SIZE)):
            for card in wanted:
                key, room = card.number or card.name, size - sum(taken.values())
                many = 1 if is_ultimate(card) else most
                taken[key] = max(taken.get(key, 0), min(many, taken.get(key, 0) + max(room, 0)))
    if sum(taken.values()) != DECK_SIZE:
        return None
    return tuple(numbers[key] for key, count in taken.items() for _ in range(count))


def is_ultimate(card: Card) -> bool:
    keywords = card.printed["keywords"]
    assert isinstance(keywords, tuple)
    return "ultimate" in keywords


def cost_of(card: Card) -> int:
    cost = card.printed["cost"]
    return cost if isinstance(cost, int) else 0


RANDOM_DECKS = build
