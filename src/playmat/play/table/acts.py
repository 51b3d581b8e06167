"""Acts guessed from words, so that the table can say why one is not possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from ...kernel.state.game import Game
from ...kernel.state.sight import sees
from ...kernel.words.questions import Option
from .choices import Unclear, fits, initials
from .spoken import spoken
from .ways import ways_of


def reason_against(game: Game, seat: int, words: str) -> tuple[str, str] | None:
    """The rule against what the words mean, with a sentence; None when it is an option now."""
    ways = ways_of(game.book.name)
    with suppress(Unclear):
        if game.question is not None and spoken(game, game.question, words):
            return None
    acts = list((ways.guesses or plain_guesses)(game, seat, words.lower().split()))
    if acts:
        reasons = [game.why_not(act) for act in acts]
        return None if None in reasons else reasons[0]
    general = set(against_any(game, seat, words))
    if len(general) == 1:
        return general.pop()
    named = "which card? say" if general else f"{words!r} names no card you can see; say"
    raise Unclear(f"{named} for example: why {ways.examples.act}")


def against_any(game: Game, seat: int, word: str) -> Iterator[tuple[str, str] | None]:
    """The rules against an act by its word alone, with each card that the seat has and sees."""
    guesses = ways_of(game.book.name).guesses or plain_guesses
    own = [card for card in range(len(game.definition)) if game.master(card) == seat and sees(game, seat, card)]
    for name in sorted(set(map(game.card, own))) if word.strip().isalpha() else ():
        for act in guesses(game, seat, [word.lower().strip(), *name.lower().split()]):
            yield game.why_not(act)


def plain_guesses(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    """For any book: the first word with a card, or an ability of it, or the card alone."""
    for card, place in cards_and_places(game, seat, tokens[1:]):
        yield (tokens[0], card, place) if place else (tokens[0], card)
        yield from ((tokens[0], card, name) for name in abilities_of(game, card))
    yield from (card for card, _ in cards_and_places(game, seat, tokens))


def verb_of(verbs: Sequence[str], tokens: list[str]) -> tuple[str, list[str]]:
    """The verb that the first word begins, and the other words; no verb if it begins none."""
    verb = next((word for word in verbs if tokens and word.startswith(tokens[0]) and len(tokens[0]) > 1), "")
    return verb, tokens[1:] if verb else tokens


def abilities_of(game: Game, card: int) -> list[str]:
    name, count = game.card(card), len(game.match.abilities_of[game.definition[card]])
    return [f"{name}/{number}" for number in range(1, max(count, 1) + 1)]


def cards_and_places(game: Game, seat: int, tokens: list[str]) -> list[tuple[int, str]]:
    """Cards the seat sees whose names fit, own cards first, with the zone named at the end."""
    zones = sorted({zone.name for zone in game.book.places.zones}, key=len, reverse=True)
    text = " ".join(tokens)
    place = next((zone for zone in zones if text.endswith(zone)), "")
    words = text.removesuffix(place).replace(" to ", " ").removesuffix(" to").split()
    found = [(card, place) for card in cards_named(game, seat, words)[:6]]
    if found or place or len(words) < 2:
        return found
    *named, last = [word for word in words if word != "to"]
    short = next((zone for zone in reversed(zones) if meant_by(zone, last)), "")
    return [(card, short) for card in cards_named(game, seat, named)[:6]] if short else []


def meant_by(zone: str, word: str) -> bool:
    """Whether a word is short for a zone: its first word, or its initials."""
    first, *_ = zone.split()
    return word == first or (" " in zone and word == initials(zone))


def cards_named(game: Game, seat: int, words: Sequence[str]) -> list[int]:
    """Cards the seat sees whose names fit: those in hand first, then its others, those in oriented zones first."""
    seen = [card for card in range(len(game.definition)) if sees(game, seat, card)]
    found = [card for card in seen if words and fits(game.card(card), words)]
    hand = set(game.in_zone(seat, "hand")) if "hand" in game.match.masks else set()
    found.sort(key=lambda card: (card not in hand, game.master(card) != seat, game.orientation(card) is None))
    return found
