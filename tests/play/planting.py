"""Words that a grammar can say, and games of cards on which one of them is planted.

The words are those of the grammars and lexicons themselves, so that a new one is tried without being listed anywhere. A
word is asked for by some rule where games with it go another way than the same games without.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import product, zip_longest
from random import Random
from typing import Any

import playmat
from playmat.kernel.build.start import new_game
from playmat.kernel.state.game import Game
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
    match made:
        case Constant(value):
            return {value}
        case Slot(name):
            return values_of(grammar, kind_of(rule, name), seen)
        case Part(name, index):
            whole = values_of(grammar, kind_of(rule, name), seen)
            return {value[index] for value in whole if isinstance(value, tuple) and len(value) > index}
        case Listing(parts) if not any(starred for starred, _ in parts):
            return set(product(*(values(grammar, part, rule, seen) for _, part in parts)))
    return set()


def kind_of(rule: PhraseRule, name: str) -> str:
    return next(phrase.kind for phrase in rule.phrases if phrase.name == name)


def together(grammar: Grammar, parts: Sequence[Expression], rule: PhraseRule) -> set[tuple[Any, ...]]:
    """The plain values that several expressions of one rule may have at a time."""
    names = sorted(frozenset().union(*(part.names() for part in parts)))
    found = set()
    for filled in product(*(values_of(grammar, kind_of(rule, name)) for name in names)):
        slots = dict(zip(names, filled, strict=True))
        if all(isinstance(slots[name], tuple) for part in parts for name in names if part.indexes(name)):
            found.add(tuple(part.build(slots) for part in parts))
    return found


def made_in(made: Expression) -> Iterator[Make]:
    if isinstance(made, Make):
        yield made
    for part in made.inner():
        yield from made_in(part)


def making(book: str, cls: type[n.Node]) -> Iterator[tuple[PhraseRule, dict[str, Expression]]]:
    """The rules of a book's grammar that build a node, each with what it gives for its fields."""
    for rule in language_of(book).grammar.rules.values():
        for made in made_in(rule.builds):
            if made.cls is cls:
                yield rule, dict(made.given)


@cache
def said(book: str, cls: type[n.Node], field: str) -> list[str]:
    """The words that the grammar of a book can put into a field of a node."""
    grammar = language_of(book).grammar
    found: set[Any] = set()
    for rule, given in making(book, cls):
        if field in given:
            found |= values(grammar, given[field], rule)
    return sorted(word for word in found if isinstance(word, str))


@cache
def said_whole(book: str, cls: type[n.Node]) -> list[n.Node]:
    """The nodes of plain words alone that the grammar of a book can build."""
    grammar = language_of(book).grammar
    found = set()
    for rule, given in making(book, cls):
        for filled in together(grammar, list(given.values()), rule):
            found.add(cls(**dict(zip(given, filled, strict=True))))
    return sorted(found, key=repr)


# --- who plays ------------------------------------------------------------------------------------

PASSER = {"type": "battle", "color": "Red", "character": "Lef/Rig", "power": 5000, "combo_energy": 9, "combo_power": 0}
DEAR, FREE = {**PASSER, "energy_cost": "9(-)"}, {**PASSER, "energy_cost": "0(-)"}
RESONATOR = {"type": "Resonator", "race": "Passer", "cost": "{1}", "attribute": ["void"], "ATK": 300, "DEF": 300}
SAGES = {**RESONATOR, "race": ["Four Sacred Beasts", "Seven Kings", "Six Sages", "Twelve Apostles"]}
ADDITION = {"cost": "{1}", "attribute": ["void"], "text": "At the beginning of your turn ⇒ You gain 100 life."}
ABSORB = "Place 1 <Lef> from your hand under this card: Choose 1 <Rig> from your deck and place it on top of this card."
PASSERS_BY: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "dragonball-1.02": (
        {**FREE, "name": "Passer-by, left"},
        {**FREE, "name": "Passer-by, right"},
        {**DEAR, "name": "Passer-by, fused", "text": "[Union-Fusion] {1}: <Lef> and <Rig>"},
        {**DEAR, "name": "Passer-by, joined", "text": "[Union-Potara] {1}: <Lef> and <Rig>"},
        {**FREE, "name": "Passer-by, hungry", "text": f"[Union-Absorb] {ABSORB}"},
        {**FREE, "name": "Passer-by, lasting", "color": "Black", "text": "[Indestructible]"},
        {**FREE, "name": "Passer-by, single", "text": "[Ultimate]"},
    ),
    "force-of-will-6.1": (
        {**SAGES, "name": "Passer-by, wise", "text": "[Enter] ⇒ Remove target resonator from the game."},
        {**RESONATOR, "name": "Passer-by, awake", "text": "[Awakening] {1}: [Enter] ⇒ You gain 100 life."},
        {**ADDITION, "name": "Passer-by, crowning", "type": "Addition:Ruler"},
        {**ADDITION, "name": "Passer-by, judging", "type": "Addition:J-Ruler"},
    ),
}
"""Cards for what our own decks do not show."""
AGREED: Mapping[str, dict[str, object]] = {"force-of-will-6.1": {"valhalla": True}}
"""Options of a match, likewise."""


@cache
def decks(book: str) -> list[Deck]:
    """Our own decks, and the same with passers-by in the places of some of their cards."""
    own, made = list(playmat.own_decks(book).values()), passers_by(book)
    return own + [with_passers_by(deck, made) for deck in own if made]


def passers_by(book: str) -> list[Card]:
    records, reading = PASSERS_BY.get(book, ()), playmat.book(book).cards
    return [reading.card_from(record, reading.known_words(records)) for record in records]


def with_passers_by(deck: Deck, made: Sequence[Card]) -> Deck:
    copies = [card for card in made for _ in range(1 if "ultimate" in card.printed["keywords"] else 4)]
    main = deck.parts["main"]
    return Deck(deck.name, {**deck.parts, "main": (*main[: len(main) - len(copies)], *copies)})


def start(book: str, seed: int, *texts: n.Ability, rules: Book | None = None) -> Game:
    """A seeded game; the passers-by are in every other one."""
    every = decks(book)
    own = len(playmat.own_decks(book))
    first = own if seed % 2 and len(every) > own else 0
    both = [signed(every[first + (seed // 2 + seat) % own], *texts) for seat in (0, 1)]
    return new_game(rules or playmat.book(book), both, seed, AGREED.get(book) if first else None)


# --- what is planted ------------------------------------------------------------------------------

Word = n.Change | n.Filter | n.Trigger | n.Condition | None
"""What is planted: what cards and players may or may not do, which cards are made stronger, or when; or nothing."""


def every_zone(book: str) -> tuple[str, ...]:
    return tuple(zone.name for zone in playmat.book(book).places.zones)


def stronger(book: str, where: n.Filter | None = None, until: str = "") -> n.Modify:
    """Cards that a filter finds, in all zones, gain a little strength."""
    number = next(c.name for c in playmat.book(book).words.characteristics if c.name in ("power", "atk"))
    return n.Modify(n.Cards(every_zone(book), "any", where), (n.Add(number, n.Number(100)),), until)


def sign(book: str, word: Word, alone: bool = False) -> n.Ability:
    """A text that works wherever its card is, on every card and on both players; `alone`: on its own card."""
    zones = every_zone(book)
    match word:
        case n.Change() if alone:
            return n.Ability("continuous", n.Modify(n.This(), (word,)), zones=zones)
        case n.Filter():
            return n.Ability("continuous", stronger(book, word), zones=zones)
        case n.Condition():
            return n.Ability("continuous", stronger(book), zones=zones, gate=word)
        case n.Trigger():
            return n.Ability("automatic", stronger(book), zones=zones, trigger=word)
        case n.Cannot() | n.May():
            effect = n.Sequence((n.Modify(n.Cards(zones, "any"), (word,)), n.Rule("each", (word,))))
            return n.Ability("continuous", effect, zones=zones)
        case n.Change():
            return n.Ability("continuous", n.Modify(n.Cards(zones, "any"), (word,)), zones=zones)
    return n.Ability("continuous", n.Nothing(), zones=zones)


def signed(deck: Deck, *texts: n.Ability) -> Deck:
    """The deck with texts on one of its cards, whose copies lie in it all the time."""
    main = deck.parts["main"]
    chosen = max(main, key=main.count)

    def written(card: Card) -> Card:
        return replace(card, abilities=(*card.abilities, *texts)) if card == chosen else card

    return Deck(deck.name, {name: tuple(map(written, cards)) for name, cards in deck.parts.items()})


# --- games with a word planted --------------------------------------------------------------------


def course(book: str, seed: int, word: Word, rules: Book | None = None, alone: bool = False) -> Iterator[Any]:
    """What a player is offered, question by question, in a game where answers are drawn by lot."""
    return played(start(book, seed, sign(book, word, alone), rules=rules), seed)


def played(game: Game, seed: int) -> Iterator[Any]:
    chance = Random(seed)
    for number in range(QUESTIONS):
        if game.settle().question is None:
            return
        options = sorted(game.question.options, key=repr)
        yield options
        if number % 20 == 0:
            yield told(game.view(0))
        game.answer(chance.choice(options))


def told(view: Any) -> Any:
    """What is seen, without the words that cards have: a word that is only seen makes no difference."""
    if isinstance(view, dict):
        return {key: told(value) for key, value in view.items() if key not in ("keywords", "printed")}
    return [told(value) for value in view] if isinstance(view, list | tuple) else view


@cache
def plain_course(book: str, seed: int) -> list[Any]:
    """The same with a text that says nothing."""
    return list(course(book, seed, None))


def goes_otherwise(book: str, seed: int, word: Word, rules: Book | None = None, alone: bool = False) -> bool:
    """Whether a game differs from the one without the word, which is looked at as far as it does not."""
    game = course(book, seed, word, rules, alone)
    return any(one != other for one, other in zip_longest(game, plain_course(book, seed)))


def judged(book: str, word: Word) -> list[Any]:
    """What is wrong with a deck that has too many copies of the card with the text."""
    deck = signed(next(iter(playmat.own_decks(book).values())), sign(book, word))
    main = deck.parts["main"]
    many = Deck(deck.name, {**deck.parts, "main": main + (max(main, key=main.count),) * 4})
    return [fault.rule for fault in playmat.book(book).cards.check_deck(many)]


def differs(book: str, word: Word) -> bool:
    if judged(book, word) != judged(book, None):
        return True
    ways = (False, True) if isinstance(word, n.Change) else (False,)
    return any(goes_otherwise(book, seed, word, alone=alone) for seed in range(GAMES) for alone in ways)
