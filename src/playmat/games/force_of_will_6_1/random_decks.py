"""Random Force of Will decks: a ruler, forty cards that its magic stones can pay, and the stones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

from ...books.force_of_will_6_1.lexicon import ATTRIBUTES
from ...books.force_of_will_6_1.nodes import Produce
from ...books.force_of_will_6_1.setup import (
    LEAST_CARDS,
    LEAST_STONES,
    NOT_IN_MAIN,
    SAME_NAME,
    is_of,
    is_unlimited,
    parts_of,
)
from ...kernel.words.book import Deck
from ...kernel.words.cards import Card
from ...kernel.words.errors import DeckError

CHEAP, CHEAP_COST = 18, 2
"""How many cards of at most this cost a deck has, if there are so many."""
FIGHTERS = 24
"""How many resonators a deck has, if there are so many."""


def build(cards: Sequence[Card], chance: Random) -> Deck:
    """A ruler with cards of its attributes and stones for them; with another attribute where one is too few."""
    rulers = [card for card in cards if is_of(card, "ruler")]
    stones = [card for card in cards if is_of(card, "magic stone") and made_by(card)]
    pool = [card for card in cards if not any(is_of(card, kind) for kind in NOT_IN_MAIN)]
    for ruler in chance.sample(rulers, len(rulers)):
        for colors in palettes(ruler, stones, chance):
            main = forty([card for card in pool if asked_by(card) <= colors], chance)
            ten = stones_for(colors, stones, chance)
            if main is not None and ten is not None:
                name = f"{ruler.name}, {' and '.join(sorted(colors)) or 'void'}"
                return Deck(name, {"ruler": (ruler,), "main": main, "stones": ten})
    counts = f"{len(rulers)} rulers, {len(pool)} for the main deck, {len(stones)} magic stones"
    raise DeckError(f"no legal deck can be made: {counts} are too few")


def asked_by(card: Card) -> set[str]:
    """The attributes of will that a card is paid with; those of a judgment are its ruler's."""
    return set(words_of(card, "attribute cost")) & set(ATTRIBUTES)


def made_by(stone: Card) -> set[str]:
    """The attributes of will that a stone produces."""
    produced = [part.choices for part in parts_of(stone) if isinstance(part, Produce)]
    words = {word for choices in produced for choice in choices for word in choice}
    return set(ATTRIBUTES) if "any" in words else words & set(ATTRIBUTES)


def words_of(card: Card, key: str) -> tuple[str, ...]:
    words = card.printed[key]
    assert isinstance(words, tuple)
    return words


def palettes(ruler: Card, stones: Sequence[Card], chance: Random) -> Iterable[set[str]]:
    """The ruler's attributes, alone if there are any, then with one more and with two."""
    own = set(words_of(ruler, "attribute"))
    others = sorted(set().union(*map(made_by, stones)) - own)
    chance.shuffle(others)
    if own:
        yield own
    for first in others:
        yield {*own, first}
    for first, second in pairwise(others):
        yield {*own, first, second}


def forty(pool: Sequence[Card], chance: Random) -> tuple[Card, ...] | None:
    """As few cards as are allowed, some of each name, cheap ones and resonators first; none if there are too few."""
    names: dict[str, Card] = {}
    for card in chance.sample(list(pool), len(pool)):
        names.setdefault(card.name, card)
    fighters = [card for card in names.values() if is_of(card, "resonator")]
    cheap = [card for card in fighters if cost_of(card) <= CHEAP_COST]
    taken: dict[str, int] = {}
    for most in (chance.choice((2, 3, 4)), SAME_NAME):
        for wanted, size in ((cheap, CHEAP), (fighters, FIGHTERS), (list(names.values()), LEAST_CARDS)):
            for card in wanted:
                had = taken.get(card.name, 0)
                taken[card.name] = max(had, min(most, had + max(size - sum(taken.values()), 0)))
    if sum(taken.values()) != LEAST_CARDS:
        return None
    return tuple(names[name] for name, count in taken.items() for _ in range(count))


def cost_of(card: Card) -> int:
    cost = card.printed["total cost"]
    return cost if isinstance(cost, int) else 0


def stones_for(colors: set[str], stones: Sequence[Card], chance: Random) -> tuple[Card, ...] | None:
    """Ten stones that serve the attributes evenly, at most four of a special one; none if one is not served."""
    room = {card.name: LEAST_STONES if is_unlimited(card) else SAME_NAME for card in stones}
    chosen: list[Card] = []
    for turn in range(LEAST_STONES):
        wanted = sorted(colors)[turn % len(colors)]
        fitting = [card for card in stones if wanted in made_by(card) and room[card.name] > 0]
        # A stone that serves more of the attributes is likelier.
        weights = [len(made_by(card) & colors) for card in fitting]
        if not fitting:
            return None
        chosen.append(chance.choices(fitting, weights)[0])
        room[chosen[-1].name] -= 1
    return tuple(chosen)


RANDOM_DECKS = build
