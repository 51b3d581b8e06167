"""Acts of Vanguard as they are typed."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.state.game import Game
from ...kernel.words.questions import Option
from ...play.table.acts import abilities_of, cards_and_places, verb_of

VERBS = ("ride", "call", "use", "exchange", "attack", "guard", "intercept", "boost", "pick", "choose")


def guesses(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    verb, rest = verb_of(VERBS, tokens)
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
