"""Acts guessed from words, so that the table can say why one is not possible."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.game import Game
from ...kernel.questions import Option
from ...kernel.view import sees
from .choices import Unclear, fits

VERBS = ("ride", "call", "use", "exchange", "attack", "guard", "intercept", "boost", "pick", "choose")


def reason_against(game: Game, seat: int, words: str) -> tuple[str, str] | None:
    """The rule against what the words mean, with a sentence; None when it is an option now."""
    acts = list(guesses(game, seat, words.lower().split()))
    if not acts:
        raise Unclear(f"{words!r} names no card you can see; say for example: why call NAME front left")
    reasons = [game.why_not(act) for act in acts]
    return None if None in reasons else reasons[0]


def guesses(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    """Acts that the words may mean, the likeliest first."""
    verb = next((word for word in VERBS if tokens and word.startswith(tokens[0]) and len(tokens[0]) > 1), "")
    rest = tokens[1:] if verb else tokens
    if verb == "exchange":
        yield ("exchange", " ".join(rest) or "left")
        return
    for card, place in cards_and_places(game, seat, rest):
        yield from acts_with(game, seat, verb, card, place)


def acts_with(game: Game, seat: int, verb: str, card: int, place: str) -> Iterator[Option]:
    in_hand = card in game.in_zone(seat, "hand")
    if verb == "ride":
        yield ("ride", card)
    elif verb == "call" or (not verb and place):
        yield ("call", card, place or "front left")
    elif verb == "use":
        yield from (("use", card, name) for name in abilities_of(game, card))
    elif not verb and in_hand and game.question is not None and game.question.kind == "act":
        yield from (("ride", card), ("call", card, "front left"))
    else:
        yield card


def abilities_of(game: Game, card: int) -> list[str]:
    name, count = game.card(card), len(game.match.abilities_of[game.definition[card]])
    return [f"{name}/{number}" for number in range(1, max(count, 1) + 1)]


def cards_and_places(game: Game, seat: int, tokens: list[str]) -> list[tuple[int, str]]:
    """Cards the seat sees whose names fit, own cards first, with the zone named at the end."""
    zones = sorted({zone.name for zone in game.book.zones}, key=len, reverse=True)
    text = " ".join(tokens)
    place = next((zone for zone in zones if text.endswith(zone)), "")
    words = text.removesuffix(place).replace(" to ", " ").removesuffix(" to").split()
    seen = [card for card in range(len(game.definition)) if sees(game, seat, card)]
    found = [card for card in seen if words and fits(game.card(card), words)]
    hand = set(game.in_zone(seat, "hand"))
    found.sort(key=lambda card: (card not in hand, game.master(card) != seat, not game.is_in(card, "field")))
    return [(card, place) for card in found[:6]]
