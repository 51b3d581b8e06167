"""The twin of a card: the same in everything, but one of its abilities does nothing.

It is still set off, played and paid for. So whatever differs between two games that differ in nothing else, the effect
did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ...kernel.words import nodes as n
from ...kernel.words.book import Book
from ...kernel.words.cards import Card, Value

NOTHING = n.Nothing()
Keeps = Callable[[n.Ability], "tuple[type[n.Node], ...] | None"]
"""The effects of an ability that belong to its playing; None where its being there is all that it does."""


class Abilities:
    """A book in which some cards have other abilities than those that are read in their texts."""

    def __init__(self, book: Book) -> None:
        self.instead: dict[int, tuple[n.Ability, ...]] = {}
        self.cards: list[Card] = []
        """They are known by their identity, and so they are kept."""
        self.before = book.texts.card_abilities
        self.book = replace(book, texts=replace(book.texts, card_abilities=self.of))

    def of(self, card: Card) -> tuple[n.Ability, ...]:
        given = self.instead.get(id(card))
        return self.before(card) if given is None else given

    def give(self, card: Card, abilities: tuple[n.Ability, ...]) -> Card:
        self.cards.append(card)
        self.instead[id(card)] = abilities
        return card

    def forget(self) -> None:
        self.instead.clear()
        self.cards.clear()


GONE = n.Ability("continuous", NOTHING)


def twin_of(known: Abilities, card: Card, at: int, keeps: Keeps, bare: bool = False) -> Card:
    """The card without the effect of its ability at this place; `bare`: without anything that the effect asks for."""
    abilities = list(known.of(card))
    ability = abilities[at]
    abilities[at] = GONE if is_word(ability) or keeps(ability) is None else hollow(ability, keeps, bare)
    gone = {ability.keyword} - {each.keyword for each in abilities} if is_word(ability) else set()
    number = f"{card.number} without {at}{' at all' if bare else ''}"
    return known.give(replace(card, printed=without(card, gone), number=number), tuple(abilities))


def alone(known: Abilities, card: Card, at: int, keeps: Keeps) -> Card:
    """The card with this ability and no other, but for what it is played by."""
    had = known.of(card)
    abilities = [each if place == at or needed(each, keeps) else GONE for place, each in enumerate(had)]
    gone = {each.keyword for each in had if is_word(each)} - {each.keyword for each in abilities}
    return known.give(replace(card, printed=without(card, gone), number=f"{card.number} only {at}"), tuple(abilities))


def needed(ability: n.Ability, keeps: Keeps) -> bool:
    """Whether a card may not be playable without this ability."""
    return not is_word(ability) and keeps(ability) != ()


def is_word(ability: n.Ability) -> bool:
    """Whether a rule of the book gives it its meaning, and the ability itself is but a word."""
    return isinstance(ability.effect, n.Nothing)


def without(card: Card, gone: set[str]) -> Mapping[str, Value]:
    """What is printed on the card, without these words."""
    words = card.printed.get("keywords")
    if not gone or not isinstance(words, tuple):
        return card.printed
    return {**card.printed, "keywords": tuple(word for word in words if word not in gone)}


def hollow(ability: n.Ability, keeps: Keeps, bare: bool) -> n.Ability:
    return replace(ability, effect=NOTHING if bare else hollow_effect(ability.effect, keeps(ability) or ()))


def hollow_effect(effect: n.Effect, keeps: tuple[type[n.Node], ...]) -> n.Effect:
    """What is left of an effect when all is taken away but what is paid within it."""
    match effect:
        case n.MayPay(cost=cost):
            return n.MayPay(NOTHING, cost=cost)
        case n.MustPay(cost):
            return n.MustPay(cost, NOTHING)
        case n.YouMay(do, then, otherwise=otherwise) if then is not None or otherwise is not None:
            return n.YouMay(do, hollow_effect(then, keeps) if then is not None else NOTHING, effect.who)
        case n.If(condition, then):
            inner = hollow_effect(then, keeps)
            return NOTHING if inner == NOTHING else n.If(condition, inner)
        case n.Sequence(parts):
            kept = kept_parts(parts, keeps)
            return n.Sequence(kept) if kept else NOTHING
    return effect if isinstance(effect, keeps) else NOTHING


def kept_parts(parts: tuple[n.Effect, ...], keeps: tuple[type[n.Node], ...]) -> tuple[n.Effect, ...]:
    """What is left of steps. Those before a payment that is offered only if they did something are left as they are."""
    kept: tuple[n.Effect, ...] = ()
    for at, part in enumerate(parts):
        inner = hollow_effect(part, keeps)
        if inner != NOTHING:
            kept = (*(parts[:at] if asks_back(inner) else kept), inner)
    return kept


def asks_back(effect: n.Effect) -> bool:
    """Whether a condition of an effect is about what an earlier step did."""
    asked = [node.condition for node in n.walk(effect) if isinstance(node, n.If)]
    return any(isinstance(node, n.It | n.Did) for node in n.walk(tuple(asked)))
