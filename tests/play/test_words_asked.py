"""Every prohibition, permission and state that a grammar can say is asked for by some rule.

Planted on all cards and on both players, it makes games go another way, or decks be judged otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

import playmat
from playmat.kernel.build.start import new_game
from playmat.kernel.words import nodes as n
from playmat.kernel.words.book import Book, Deck
from playmat.kernel.words.cards import Card
from playmat.play.cardcheck import language_of
from playmat.text.building import Constant, Expression, Listing, Make, Part, Slot
from playmat.text.grammar import Grammar, PhraseRule

BOOKS = ("vanguard-1.10", "dragonball-1.02", "force-of-will-6.1")
GAMES, QUESTIONS = 30, 400
"""So many games are played with each word, as long as none differs, and so far."""


# --- what a grammar can say -----------------------------------------------------------------------


def values_of(grammar: Grammar, kind: str, seen: frozenset[str] = frozenset()) -> set[Any]:
    """The plain values that phrases of a kind may have."""
    if kind in grammar.lexicon.words:
        return set(grammar.lexicon.words[kind].values())
    if kind in grammar.lexicon.opens or kind in seen:
        return set()
    found: set[Any] = set()
    for rule in grammar.kinds[kind]:
        found |= values(grammar, rule.builds, rule, seen | {kind})
    return found


def values(grammar: Grammar, made: Expression, rule: PhraseRule, seen: frozenset[str] = frozenset()) -> set[Any]:
    kinds = {phrase.name: phrase.kind for phrase in rule.phrases}
    match made:
        case Constant(value):
            return {value}
        case Slot(name):
            return values_of(grammar, kinds[name], seen)
        case Part(name, index):
            whole = values_of(grammar, kinds[name], seen)
            return {value[index] for value in whole if isinstance(value, tuple) and len(value) > index}
        case Listing(parts) if not any(starred for starred, _ in parts):
            return set(product(*(values(grammar, part, rule, seen) for _, part in parts)))
    return set()


def made_in(made: Expression) -> Iterator[Make]:
    if isinstance(made, Make):
        yield made
    for part in made.inner():
        yield from made_in(part)


@cache
def said(book: str, cls: type[n.Node], field: str) -> list[str]:
    """The words that the grammar of a book can put into a field of a node."""
    grammar = language_of(book).grammar
    found: set[Any] = set()
    for rule in grammar.rules.values():
        for made in made_in(rule.builds):
            if made.cls is cls:
                for name, part in made.given:
                    found |= values(grammar, part, rule) if name == field else set()
    return sorted(word for word in found if isinstance(word, str))


# --- games with a word planted --------------------------------------------------------------------


Word = n.Change | n.Filter | None
"""What is planted: what cards and players may or may not do, or which cards are made stronger; None for nothing."""


def sign(book: str, word: Word) -> n.Ability:
    """A text that works wherever its card is, on every card and on both players."""
    zones = tuple(zone.name for zone in playmat.book(book).places.zones)
    match word:
        case n.Filter():
            number = next(c.name for c in playmat.book(book).words.characteristics if c.name in ("power", "atk"))
            stronger = n.Modify(n.Cards(zones, "any", word), (n.Add(number, n.Number(100)),))
            return n.Ability("continuous", stronger, zones=zones)
        case n.Change():
            effect = n.Sequence((n.Modify(n.Cards(zones, "any"), (word,)), n.Rule("each", (word,))))
            return n.Ability("continuous", effect, zones=zones)
    return n.Ability("continuous", n.Nothing(), zones=zones)


def planted(book: str, deck: Deck, word: Word) -> Deck:
    """The deck with the text on one of its cards, whose copies lie in it all the time."""
    main = deck.parts["main"]
    chosen = max(main, key=main.count)

    def signed(card: Card) -> Card:
        return replace(card, abilities=(*card.abilities, sign(book, word))) if card == chosen else card

    return Deck(deck.name, {name: tuple(map(signed, cards)) for name, cards in deck.parts.items()})


def course(book: str, seed: int, word: Word, rules: Book | None = None) -> list[tuple[Any, ...]]:
    """What a player is offered, question by question, in a game where answers are drawn by lot."""
    every = list(playmat.own_decks(book).values())
    decks = [planted(book, every[(seed + seat) % len(every)], word) for seat in (0, 1)]
    game, chance, offered = new_game(rules or playmat.book(book), decks, seed), Random(seed), []
    while game.question is not None and len(offered) < QUESTIONS:
        options = sorted(game.question.options, key=repr)
        offered.append(tuple(options))
        if len(offered) % 20 == 1:
            offered.append((repr(game.view(0)),))
        game.answer(chance.choice(options))
    return offered


@cache
def plain_course(book: str, seed: int) -> list[tuple[Any, ...]]:
    """The same with a text that says nothing."""
    return course(book, seed, None)


def judged(book: str, word: Word) -> list[Any]:
    """What is wrong with a deck that has too many copies of the card with the text."""
    deck = planted(book, next(iter(playmat.own_decks(book).values())), word)
    main = deck.parts["main"]
    many = Deck(deck.name, {**deck.parts, "main": main + (max(main, key=main.count),) * 4})
    return [fault.rule for fault in playmat.book(book).cards.check_deck(many)]


def differs(book: str, word: Word) -> bool:
    if judged(book, word) != judged(book, None):
        return True
    return any(course(book, seed, word) != plain_course(book, seed) for seed in range(GAMES))


def words(book: str) -> Iterator[Word]:
    """All that is to be planted."""
    yield from (n.Cannot(word) for word in said(book, n.Cannot, "action"))
    yield from (n.May(word, n.Number(3)) for word in said(book, n.May, "action"))
    yield from (n.InState(word) for word in said(book, n.InState, "state"))


CASES = [pytest.param(book, word, id=f"{book}-{word}") for book in BOOKS for word in words(book)]


@pytest.mark.parametrize(("book", "word"), CASES)
def test_the_word_makes_a_difference(book: str, word: Word) -> None:
    assert differs(book, word), f"{word!r} can be said, and no rule asks for it"


def test_a_word_that_nobody_asks_for_makes_none() -> None:
    """The opposite: a word that a book only declares."""
    book = playmat.book("vanguard-1.10")
    words = replace(book.words, prohibitions=book.words.prohibitions | {"hum"})
    humming = replace(book, words=words)
    for seed in range(3):
        assert course(book.name, seed, n.Cannot("hum"), humming) == plain_course(book.name, seed)
