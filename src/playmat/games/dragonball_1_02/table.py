"""The Dragon Ball table: acts as they are typed."""

from __future__ import annotations

from collections.abc import Iterator

from ...books.dragonball_1_02.zones import leader
from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from ...play.table.acts import abilities_of, cards_named, verb_of
from ...play.table.ways import Examples, Ways

PAID = "paid"
VERBS = ("play", "attack", "combo", "use", "activate", "counter", "awaken", "block", "charge")


def guesses(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    """`attack TARGET with CARD`, or a verb and a card."""
    verb, rest = verb_of(VERBS, tokens)
    if verb == "attack":
        yield from attacks(game, seat, rest)
        return
    cards = cards_named(game, seat, rest)[:6]
    if verb == "awaken" and not cards:
        cards = [leader(game, seat)]
    for card in cards:
        yield from acts_with(game, seat, verb, card)


def attacks(game: Game, seat: int, words: list[str]) -> Iterator[Option]:
    """Without a target named, the enemy leader."""
    at = words.index("with") if "with" in words else 0
    named, target = words[at + 1 :] if "with" in words else words, words[:at]
    own = [card for card in cards_named(game, seat, named) if game.master(card) == seat]
    own.sort(key=lambda card: not game.is_in(card, "in play"))
    theirs = [card for card in cards_named(game, seat, target) if game.is_in(card, "in play")]
    enemies = [card for card in theirs if game.master(card) != seat] or [leader(game, 1 - seat)]
    yield from (("attack", card, enemy) for card in own[:3] for enemy in enemies[:3])


def skills(game: Game, card: int, verb: str) -> list[str]:
    """The skills a verb may mean, those that are activated first; with none of them, any number on the card."""
    found = sorted(game.match.abilities_of[game.definition[card]], key=lambda ability: ability.kind != "activated")
    meant = [ability.id for ability in found if verb in ("use", "activate") or ability.node.keyword.startswith(verb)]
    return meant or abilities_of(game, card)


def acts_with(game: Game, seat: int, verb: str, card: int) -> Iterator[Option]:
    fighting = game.facts["attacker"] is not None
    if verb in ("use", "activate", "counter", "awaken"):
        yield from (("use", card, name) for name in skills(game, card, verb))
    elif verb == "combo" or (not verb and fighting):
        yield ("combo", card)
    elif verb in ("block", "charge"):
        asked = game.question is not None and card in game.question.options
        yield card if asked else (verb, card)
    elif game.is_in(card, "hand") or verb == "play":
        yield ("play", card)
    else:
        yield card


def alike(game: Game, question: Question, option: Option) -> object | None:
    """2-11-1: energy that is rested to pay counts by its colours, as it lies on the table; its names say nothing."""
    if question.about != PAID or not isinstance(option, int):
        return None
    return (PAID, game.value(option, "color"))


TABLE = Ways(guesses, Examples("play moth", "attack NAME with NAME", "look drop, look their energy"), alike=alike)
