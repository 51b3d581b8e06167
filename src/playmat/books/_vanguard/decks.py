"""Decks: their records, and what is wrong with them by the counts that a book asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ...kernel import Card, Deck, DeckError, DeckFault, did_you_mean, short


class Count(NamedTuple):
    """How many cards of a sort a deck has: `noun` is what they are called, `says` ends what is said of a fault.

    Where none may be there, those that are there are named, and `noun` says of what they are.
    """

    rule: str
    counts: Callable[[Card], bool]
    least: int
    most: int
    noun: str
    says: str


# --- sorts of cards ---------------------------------------------------------------------------------


def any_card(card: Card) -> bool:
    return True


def is_trigger(card: Card) -> bool:
    return bool(card.printed["trigger"])


def is_heal(card: Card) -> bool:
    return card.printed["trigger"] == "heal"


def is_sentinel(card: Card) -> bool:
    return has_keyword(card, "sentinel")


def has_keyword(card: Card, word: str) -> bool:
    keywords: Any = card.printed["keywords"]
    return word in keywords


# --- faults -----------------------------------------------------------------------------------------


def wrong_counts(cards: Sequence[Card], counts: Sequence[Count]) -> list[DeckFault]:
    found: list[DeckFault] = []
    for each in counts:
        those = [card for card in cards if each.counts(card)]
        if not each.least <= len(those) <= each.most:
            given = len(those) if each.most else ", ".join(dict.fromkeys([repr(card.name) for card in those]))
            found.append(DeckFault(each.rule, f"{given} {each.noun}, {each.says}"))
    return found


def too_many_of_a_name(cards: Sequence[Card], most: int, rule: str) -> list[DeckFault]:
    """Cards of one name count together, whatever else they are; a card's own text may replace the limit."""
    free = {card.name for card in cards if has_keyword(card, "any number")}
    return [
        DeckFault(rule, f"{count} cards named {short(name)}, at most {most} may share a name")
        for name, count in Counter([card.name for card in cards]).items()
        if count > most and name not in free
    ]


def wrong_first(deck: Deck, rule: str) -> list[DeckFault]:
    """There is one first vanguard, and it is of grade 0."""
    first = deck.parts.get("first", ())
    if len(first) != 1:
        return [DeckFault(rule, f"{len(first)} first vanguards are named, there is one")]
    if first[0].printed["grade"] != 0:
        return [DeckFault(rule, f"first vanguard {short(first[0].name)} is not of grade 0")]
    return []


def unknown_parts(deck: Deck, known: Sequence[str], rule: str) -> list[DeckFault]:
    """Cards that are in no part of a deck that the book knows."""
    there = ", ".join(known)
    unknown = [part for part in deck.parts if part not in known]
    return [DeckFault(rule, f"part {short(part)} of a deck, there is {there}") for part in unknown]


# --- records ----------------------------------------------------------------------------------------


def require_deck_name(record: Mapping[str, Any], fields: Sequence[str]) -> str:
    name = str(record.get("name", "unnamed"))
    for key in record:
        if key not in fields:
            raise DeckError(f"deck {short(name)} has an unknown field {short(key)}{did_you_mean(key, fields)}")
    return name


def listed_cards(record: Mapping[str, Any], name: str, key: str, card: Callable[[str], Card], rule: str) -> list[Card]:
    """What is counted is a number, for that was asked as the record was read."""
    counts = record.get(key)
    if not isinstance(counts, dict):
        raise DeckError(f'deck {short(name)}: "{key}" is {short(counts)}, expected {{card: how many}} ({rule})')
    return [card(each) for each, count in counts.items() for _ in range(count)]


def with_first_apart(name: str, main: list[Card], first: Card | None, rule: str) -> Deck:
    """The first vanguard is one of the cards that are listed, and lies apart from the others."""
    if first is None:
        return Deck(name, {"first": (), "main": tuple(main)})
    if first not in main:
        raise DeckError(f"deck {short(name)}: first vanguard {short(first.name)} is not among its cards ({rule})")
    main.remove(first)
    return Deck(name, {"first": (first,), "main": tuple(main)})
