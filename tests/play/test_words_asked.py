"""Every prohibition, permission, duty, keyword, event, state, relation and sort that a grammar can say is asked for.

What cards may or may not do, gain or lose is planted on all cards and on both players, and makes games go another way,
or decks be judged otherwise. Events set a planted text off. Filters find cards in some game, and never all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from functools import cache
from itertools import product
from random import Random

import pytest

import playmat
from playmat.kernel.build.selectors import Evaluator
from playmat.kernel.state.game import Game
from playmat.kernel.state.records import Scope
from playmat.kernel.words import nodes as n
from playmat.kernel.words.book import Book
from playmat.kernel.words.cards import Card
from playmat.play.cardcheck import language_of
from playmat.play.trying.trial import Trying
from playmat.text.building import Expression, Listing, Slot
from playmat.text.grammar import Grammar, PhraseRule

from .planting import (
    BOOKS,
    GAMES,
    QUESTIONS,
    Word,
    differs,
    goes_otherwise,
    kind_of,
    made_in,
    making,
    passers_by,
    said,
    said_whole,
    start,
    together,
    values,
)

ANY = n.Cards((), "any")


RARE = {f"comboed from {place} this battle" for place in ("deck", "drop", "energy")}
"""States that no random game comes to: a skill must call the card out of that area."""


def parametrized(words: dict[str, Sequence[n.Node]]) -> pytest.MarkDecorator:
    rare = pytest.mark.xfail(strict=True, reason="no random game comes to it")
    return pytest.mark.parametrize(
        ("book", "word"),
        [
            pytest.param(book, word, id=f"{book}-{word}", marks=rare if getattr(word, "state", "") in RARE else ())
            for book, found in words.items()
            for word in found
        ],
    )


# --- what is different about a card or a player ---------------------------------------------------


def classes(book: str, base: type[n.Node], *names: str) -> set[type[n.Node]]:
    """The classes of nodes with these fields that the grammar of a book builds."""
    rules = language_of(book).grammar.rules.values()
    found = {made.cls for rule in rules for made in made_in(rule.builds) if issubclass(made.cls, base)}
    return {cls for cls in found if {*names} <= {field.name for field in fields(cls)}}


def listed(book: str, cls: type[n.Node]) -> set[tuple[str, ...]]:
    """The characteristics that a node of this class may name, each with a word."""
    grammar, names = language_of(book).grammar, ("characteristic", "word")
    found = [(rule, [given[name] for name in names if name in given]) for rule, given in making(book, cls)]
    return {words for rule, parts in found for words in together(grammar, parts, rule) if len(words) == len(names)}


def changes(book: str) -> Iterator[n.Change]:
    """Prohibitions, permissions and duties; words that cards gain; sorts of abilities that they lose."""
    for cls in classes(book, n.Change, "action"):
        extent = {"extent": n.Number(3)} if cls is n.May else {}
        yield from (cls(word, **extent) for word in said(book, cls, "action"))
    for cls in classes(book, n.Include):
        yield from (cls(*words) for words in listed(book, cls))
    yield from (n.LoseAbilities(word) for word in said(book, n.LoseAbilities, "kind"))


CHANGES = {book: sorted(set(changes(book)), key=repr) for book in BOOKS}


@parametrized(CHANGES)
def test_the_word_makes_a_difference(book: str, word: n.Change) -> None:
    assert differs(book, word), f"{word!r} can be said, and no rule asks for it"


@pytest.mark.parametrize("book", BOOKS)
def test_a_word_that_may_be_lost_may_be_gained(book: str) -> None:
    """So a rule asks for it, and cards that lose it are as those that have never gained it."""
    gained = {words for cls in classes(book, n.Include) for words in listed(book, cls)}
    assert listed(book, n.Exclude) <= gained


# --- what sets abilities off ----------------------------------------------------------------------


def roles(grammar: Grammar, made: Expression, rule: PhraseRule, event: Expression) -> set[tuple[str, tuple[str, ...]]]:
    """The events that a rule may build, each with the roles that are named in it."""
    assert isinstance(made, Listing)
    ways: list[list[Expression | tuple[str, ...]]] = []
    for starred, part in made.parts:
        if isinstance(part, Slot):
            ways.append(list(roles_of(grammar, kind_of(rule, part.name), starred)))
        else:
            assert isinstance(part, Listing)
            (_, name), _ = part.parts
            ways.append([name])
    found = set()
    for way in product(*ways):
        names = [part for part in way if isinstance(part, Expression)]
        given = tuple(word for part in way if isinstance(part, tuple) for word in part)
        found |= {(word, (*given, *plain)) for word, *plain in together(grammar, [event, *names], rule)}
    return found


def roles_of(grammar: Grammar, kind: str, listed: bool) -> Iterator[tuple[str, ...]]:
    """The roles that a phrase of a kind names: one, or, where it is a list of them, several."""
    for rule in grammar.kinds[kind]:
        match rule.builds:
            case Listing(parts=((_, name), _)) if not listed:
                yield from ((word,) for word in values(grammar, name, rule))
            case Listing(parts=pairs) if listed:
                names = [part.parts[0][1] for _, part in pairs if isinstance(part, Listing)]
                yield from product(*(values(grammar, name, rule) for name in names))
            case Slot(name=name):
                yield from roles_of(grammar, kind_of(rule, name), listed)


def events(book: str) -> Iterator[n.Trigger]:
    """The events that texts name, each with any card or player in its roles, and the moments of a turn."""
    grammar = language_of(book).grammar
    for rule, given in making(book, n.On):
        for event, names in roles(grammar, given.get("roles", Listing(())), rule, given["event"]):
            yield n.On(event, tuple((name, ANY) for name in sorted(names)))
    yield from (moment for moment in said_whole(book, n.At) if isinstance(moment, n.At))


def has_its_roles(book: str, word: n.Trigger) -> bool:
    """Whether an event has all roles that are said of it: a text that says another is refused as it is compiled."""
    known = playmat.book(book).words.events
    return not isinstance(word, n.On) or all(role in known[word.event] for role, _ in word.roles)


EVENTS = {book: sorted((word for word in set(events(book)) if has_its_roles(book, word)), key=repr) for book in BOOKS}


@parametrized(EVENTS)
def test_the_event_happens(book: str, word: n.Trigger) -> None:
    assert differs(book, word), f"{word!r} can be said, and no rule brings it about"


# --- which cards are meant ------------------------------------------------------------------------

EVERY, SOURCES = 5, 2
"""After so many questions, so many cards ask about others."""


def open_zones(book: Book) -> tuple[str, ...]:
    return tuple(zone.name for zone in book.places.zones if zone.public)


def filters(book: str) -> Iterator[n.Filter]:
    """States, relations to any other card, and sorts that have a word."""
    others = n.Cards(open_zones(playmat.book(book)), "any")
    yield from (n.InState(word) for word in said(book, n.InState, "state"))
    yield from (n.Related(word, others) for word in said(book, n.Related, "relation"))
    yield from (sort for sort in said_whole(book, n.Is) if isinstance(sort, n.Is) and isinstance(sort.value, str))


FILTERS = {book: list(filters(book)) for book in BOOKS}


@cache
def unselected(book: str) -> set[n.Filter]:
    return left_over(playmat.book(book), FILTERS[book])


def left_over(rules: Book, words: Sequence[n.Filter], games: int = GAMES) -> set[n.Filter]:
    """The filters that never tell cards of a game apart."""
    left = set(words)
    for seed in range(games):
        if left:
            game, chance = start(rules.name, seed, rules=rules), Random(seed)
            for number in range(QUESTIONS):
                if game.settle().question is None or not left:
                    break
                left -= telling(game, left, chance) if number % EVERY == 0 else set()
                game.answer(chance.choice(sorted(game.question.options, key=repr)))
    return left


def telling(g: Game, words: set[n.Filter], chance: Random) -> set[n.Filter]:
    """The filters that find some of the cards that lie open now, and not all."""
    places = [index for index, zone in enumerate(g.match.zone_names) if zone in open_zones(g.match.book)]
    cards, env = [card for index in places for card in g.zones[index]], Evaluator(g.match.tables)
    asking = chance.sample(cards, min(SOURCES, len(cards)))
    scopes = [Scope(card, g.serial[card], g.master(card)) for card in asking]
    found = set()
    for word in words:
        test = env.filter(word)
        if any(any(test(g, s, c) for c in cards) and not all(test(g, s, c) for c in cards) for s in scopes):
            found.add(word)
    return found


@parametrized(FILTERS)
def test_the_filter_finds_cards(book: str, word: n.Filter) -> None:
    assert word not in unselected(book), f"{word!r} can be said, and no card is ever like that"


# --- keywords of abilities ------------------------------------------------------------------------


def keywords(book: str) -> list[str]:
    return [word for word in said(book, n.Ability, "keyword") if word]


KEYWORDS = [pytest.param(book, word, id=f"{book}-{word}") for book in BOOKS for word in keywords(book)]


def sides(book: Book) -> Iterator[tuple[Card, Card]]:
    """Our cards and the passers-by, each with its sides."""
    for card in (*playmat.own_library(book.name).cards, *passers_by(book.name)):
        yield from ((card, side) for side in (card, *book.sight.with_it(card)))


def does_something(book: Book, card: Card, side: Card, keyword: str) -> bool:
    """Whether the rules see an ability because of the keyword, and every ability of the card does something."""
    others = tuple(ability for ability in side.abilities if ability.keyword != keyword)
    sees = book.texts.card_abilities
    if others == side.abilities or sees(replace(side, abilities=others)) == sees(side):
        return False
    trying = Trying(book.name)
    trying.add(card)
    return trying.abilities > 0 and trying.result().is_whole


@pytest.mark.parametrize(("book", "keyword"), KEYWORDS)
def test_an_ability_with_the_keyword_does_something(book: str, keyword: str) -> None:
    rules = playmat.book(book)
    found = any(does_something(rules, card, side, keyword) for card, side in sides(rules))
    assert found, f"{keyword!r} can be said, and nothing comes of it"


# --- the opposite: words that nobody asks for -----------------------------------------------------


def humming(book: str) -> Book:
    """A book that declares words and does nothing with them."""
    rules = playmat.book(book)
    words = rules.words
    return replace(
        rules,
        words=replace(
            words,
            prohibitions=words.prohibitions | {"hum"},
            permissions=words.permissions | {"hum"},
            events={**words.events, "hum": ("card",)},
            phases=(*words.phases, "humming phase"),
            states={**words.states, "humming": lambda g, card: False, "there": lambda g, card: True},
            relations={**words.relations, "humming with": lambda g, card, other: False},
        ),
    )


HUMS: tuple[Word, ...] = (
    n.Cannot("hum"),
    n.May("hum"),
    n.Include("keywords", "hum"),
    n.On("hum", (("card", ANY),)),
    n.On("draw", (("card", replace(ANY, where=n.InState("humming"))),)),
    n.At("begin", "humming phase"),
)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("word", HUMS, ids=repr)
def test_a_word_that_nobody_asks_for_makes_no_difference(book: str, word: Word) -> None:
    assert not any(goes_otherwise(book, seed, word, humming(book)) for seed in range(2))


@pytest.mark.parametrize("book", BOOKS)
def test_a_filter_that_tells_no_cards_apart_is_noticed(book: str) -> None:
    sort = next(each for each in FILTERS[book] if isinstance(each, n.Is))
    planted = [
        n.InState("humming"), n.InState("there"), n.Related("humming with", n.This()), replace(sort, value="hum")
    ]  # fmt: skip
    assert left_over(humming(book), planted, games=2) == set(planted)


@pytest.mark.parametrize("book", BOOKS)
def test_a_keyword_without_a_rule_is_noticed(book: str) -> None:
    rules = playmat.book(book)
    plain = next(card for card in playmat.own_library(book).cards if not card.abilities)
    hum = n.Ability("continuous", n.Nothing(), keyword="hum")
    card = replace(plain, printed={**plain.printed, "keywords": ("hum",)}, abilities=(hum,))
    assert not does_something(rules, card, card, "hum")
