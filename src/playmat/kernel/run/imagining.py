"""Games that could be the true one for all a seat knows: one to look ahead in, and twins to hold the laws against.

A game that is imagined is handed out, so it carries nothing that the seat does not know: decks, history and chance are
its own, so are the numbers of cards that the seat cannot tell apart, and it is played with a match of its own, in which
there are only cards that the seat has met. A twin never leaves the laws.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from itertools import count
from typing import TYPE_CHECKING

from ..state import rng
from ..state.memo import forget
from ..state.records import Start
from ..state.sight import unknown_to
from ..words.book import Deck
from ..words.plain import Plain
from .atoms import redeal, renumber
from .rows import advance

if TYPE_CHECKING:
    from ..state.compiled import Compiled
    from ..state.game import Game
    from ..words.cards import Card

LARGEST = 1 << 40
"""No card, count or time stamp comes near it, and hardly a hash is below it."""
Lots = dict[tuple[int, str], list[int]]
"""Cards that a seat cannot tell apart, by their owner and the part of the deck that they came with."""
Parts = list[tuple[dict[int, str], dict[str, set[int]]]]


class Known:
    """What a seat has met of the cards of a game, as a match of its own that grows while the game is played.

    Cards are numbered anew, those met at once by their names; what they do is called as it is in the true match, for
    by these names whatever goes on refers to it.
    """

    def __init__(self, seat: int, match: Compiled) -> None:
        self.seat = seat
        self.match = match
        """To begin with it has no card."""
        self._numbers: dict[int, int] = {}
        """By the definition in the true match: that in this one."""
        self._decks: dict[int, Deck] = {}
        """Decks that were taken in, by their identity."""
        self._by_rank: list[int] = []
        self._ranks: list[int] = []
        """The definitions by their names, and for each of them which one it is in that order."""
        self._words: set[str] = set()
        """Words of what went on that were looked at."""

    def own(self, g: Game, assumed: Deck | None) -> None:
        """Take in the seat's own deck, and one that is assumed: decks are saved with a game."""
        for deck in (*g.start.decks[self.seat : self.seat + 1], *([] if assumed is None else [assumed])):
            if id(deck) not in self._decks:
                self._decks[id(deck)] = deck
                for card in deck.cards():
                    self.join(g, card)

    def definitions(self, g: Game, unseen: Container[int]) -> list[int]:
        """The cards of a game as this match numbers them; new ones join it, but for the unseen, whatever is given for
        those."""
        numbers = self._numbers
        self._meet(g, {each for card, each in enumerate(g.definition) if each not in numbers and card not in unseen})
        return [numbers.get(each, 0) for each in g.definition]

    def numbered(self, definitions: Iterable[int]) -> list[int]:
        """The same definitions as this match numbers them, of cards that the seat has met."""
        return [self._numbers[each] for each in definitions]

    def by_name(self, definitions: Iterable[int]) -> list[int]:
        """By their names, for the numbers tell when the seat met them."""
        names = self.match.names
        if len(self._ranks) != len(names):
            self._by_rank = sorted(range(len(names)), key=names.__getitem__)
            self._ranks = sorted(range(len(names)), key=self._by_rank.__getitem__)
        ranks, by_rank = self._ranks, self._by_rank
        return [by_rank[rank] for rank in sorted([ranks[each] for each in definitions])]

    def join(self, g: Game, card: Card) -> int:
        """The number of a card that the seat knows of, which is called as it is in the true match."""
        number = self.match.number_of.get(id(card))
        if number is not None:
            return number
        sides = (card, *g.match.book.sight.with_it(card))
        return self.match.add_card(card, {id(side): self._called(g, side) for side in sides})

    def recognise(self, g: Game, unseen: Container[int]) -> None:
        """Meet the faces that are noted on cards, but for the unseen."""
        true = g.match
        noted = [note for (card, word), note in g.marks.items() if true.marks[word].faces and card not in unseen]
        if noted:
            words: set[Plain] = set()
            _gather(noted, words)
            self._meet(g, {true.called(word) for word in words if isinstance(word, str)} - self._numbers.keys())

    def learn(self, g: Game, words: Iterable[Plain]) -> None:
        """Meet the cards whose abilities these words are names of: something of theirs is going on."""
        true = g.match
        for word in words:
            if type(word) is str and "/" in word and word not in self._words:
                self._words.add(word)
                self._meet(g, _makers(true, word) - self._numbers.keys())
                if word in true.abilities or word in true.changes:
                    self.match.on_demand(word)

    def _meet(self, g: Game, definitions: set[int]) -> None:
        for each in sorted(definitions, key=g.match.names.__getitem__):
            self._numbers[each] = self.join(g, g.match.cards[each])

    def _called(self, g: Game, card: Card) -> str:
        """The card's name in the true match; one that is only assumed gets a name that no card has in either."""
        true = g.match
        if id(card) in true.number_of:
            return true.names[true.number_of[id(card)]]
        taken, name = {*true.names, *self.match.names}, card.name
        return name if name not in taken else next(f"{name}~{n}" for n in count(2) if f"{name}~{n}" not in taken)


def _makers(match: Compiled, word: str) -> set[int]:
    """The definitions whose abilities a name is made of, in a name that is inside of another only that."""
    found = [(ability.id, number) for number, all_of_it in enumerate(match.abilities_of) for ability in all_of_it
             if ability.id in word]  # fmt: skip
    return {number for name, number in found if not any(name in other != name for other, _ in found)}


def imagine(g: Game, known: Known, seed: int, deck: Deck | None = None) -> Game:
    """A game that could be the true one for all this seat knows, made of nothing else.

    What the seat cannot tell apart is dealt anew, the numbers of the cards too: its own cards among their places, those
    of others out of a deck that is assumed, or out of the cards it has met. Chance, decks, history and match are its
    own: it begins now. Of another seat's question it offers what the imagined cards allow.
    """
    twin, seat = g.fork(), known.seat
    _forget_the_past(twin, seed)
    lots, named = lots_of(g, unknown_to(g, seat)), _named(g)
    unknown = {card for cards in lots.values() for card in cards}
    twin.match = known.match
    known.own(g, deck)
    column = known.definitions(g, {card for card in unknown if g.owner[card] != seat})
    known.recognise(g, unknown)
    known.learn(g, named)
    past = [was.values for card, was in g.last.items() if was.values and card not in unknown]
    known.learn(g, [word for values in past for word in values.get("abilities", ())])
    named_anew: list[int] = []
    names: list[int] = []
    for (owner, part), cards in lots.items():
        key = f"{seed} {owner} {part}"
        numbers, loose = sorted(cards), [card for card in cards if card not in named]
        named_anew += loose
        names += rng.scattered(key, numbers if len(loose) == len(numbers) else sorted(loose))
        pool = [column[c] for c in cards] if owner == seat else _others(g, known, part, unknown, deck)
        faces = rng.scattered(key + " faces", _enough(known.by_name(pool), len(cards)))
        for card, dealt in zip(numbers, faces, strict=False):
            column[card] = dealt
    twin.last = {card: was._replace(values=None) if card in unknown else was for card, was in twin.last.items()}
    renumber(twin, named_anew, names)
    redeal(twin, range(len(column)), column)
    twin.start = Start(_decks(twin, g, seat, deck), seed, g.start.options)
    forget(twin)
    if twin.question is not None and twin.question.seat != seat:
        twin.question = None
        advance(twin)
    return twin


def _decks(twin: Game, g: Game, seat: int, deck: Deck | None) -> tuple[Deck, ...]:
    """The seat's own deck, and for another the one that is assumed, or what the imagined game has of such a deck."""
    parts, cards = parts_of_decks(g), twin.match.cards
    decks = list(g.start.decks)
    for other in [s for s in range(len(decks)) if s != seat]:
        if deck is not None:
            decks[other] = deck
            continue
        part_of, _ = parts[other]
        held: dict[str, list[Card]] = {part: [] for part in decks[other].parts}
        for owner, number, imagined in zip(g.owner, g.definition, twin.definition, strict=True):
            if owner == other and number in part_of:
                held[part_of[number]].append(cards[imagined])
        decks[other] = Deck("", {part: tuple(found) for part, found in held.items()})
    return tuple(decks)


def _forget_the_past(twin: Game, seed: int) -> None:
    """Leave behind what tells of hidden cards or of what other seats did unseen: history, chance, looks for loops."""
    twin.chance = rng.seed_state(seed)
    twin.events = twin.answers = None
    twin.path, twin.barred = (), ()
    twin.idle, twin.idle_seen, twin.forced, twin.decisions, twin.askers = 0, frozenset(), 0, 0, 0
    for frame in twin.frames:
        for slot, value in frame.__dict__.items():
            if type(value) is tuple or type(value) is int:
                frame.__dict__[slot] = _without_marks(value)


def _without_marks(value: Plain) -> Plain:
    """A slot without the marks of whole situations, which tell of hidden cards too: numbers as large as a hash."""
    if type(value) is int:
        return value if -LARGEST < value < LARGEST else 0
    return tuple([_without_marks(part) for part in value]) if type(value) is tuple else value


def lots_of(g: Game, cards: Iterable[int]) -> Lots:
    """Cards by owner and part of the deck: a seat knows that much of a card by where it lies."""
    lots, owner_of, definition = Lots(), g.owner, g.definition
    parts = [part_of for part_of, _ in parts_of_decks(g)] or [{}] * g.match.book.seats
    for card in cards:
        owner = owner_of[card]
        lot = (owner, parts[owner].get(definition[card], ""))
        if lot in lots:
            lots[lot].append(card)
        else:
            lots[lot] = [card]
    return lots


def parts_of_decks(g: Game) -> Parts:
    """For each seat, by definition, the part of the deck that such a card was brought in; and the reverse."""
    decks, kept = g.start.decks, g.match.memo.get("parts of decks")
    if kept is not None and kept[0] is decks:
        found: Parts = kept[1]
        return found
    made, numbers, with_it = [], g.match.number_of, g.match.book.sight.with_it
    for deck in decks:
        part_of: dict[int, str] = {}
        by_part: dict[str, set[int]] = {}
        for part, cards in deck.parts.items():
            sides = [side for card in cards for side in (card, *with_it(card)) if id(side) in numbers]
            by_part[part] = {numbers[id(side)] for side in sides}
            part_of.update(dict.fromkeys(by_part[part], part))
        made.append((part_of, by_part))
    g.match.memo["parts of decks"] = (decks, made)
    return made


def _others(g: Game, known: Known, part: str, unknown: Container[int], deck: Deck | None) -> list[int]:
    """What unseen cards of another player might be: those of the deck that is assumed, but for what lies open of it, or
    what the seat has met, its own cards among it."""
    met = [card for card, owner in enumerate(g.owner) if owner == known.seat or card not in unknown]
    if deck is not None and deck.parts.get(part):
        left = [known.join(g, card) for card in deck.parts[part]]
        for number in [known.join(g, g.match.cards[g.definition[card]]) for card in met if g.owner[card] != known.seat]:
            if number in left:
                left.remove(number)
        if left:
            return left
    fitting = set().union(*[by_part.get(part, set()) for _, by_part in parts_of_decks(g)])
    numbers = [g.definition[card] for card in met]
    return known.numbered([number for number in numbers if number in fitting] or numbers)


def _enough(pool: list[int], many: int) -> list[int]:
    return pool * (1 + many // len(pool)) if len(pool) < many else pool


def _named(g: Game) -> set[Plain]:
    """All numbers and words in what goes on: cards keep their numbers there, for it is by them that they are meant."""
    found: set[Plain] = {card for card, _ in g.marks}
    for frame in g.frames:
        _gather(frame.__dict__.values(), found)
    _gather(g.facts.values(), found)
    for column in (g.effects, g.waiting, g.timed, g.locks, g.replacing, g.rule_effects, g.met, g.replaced):
        if column:
            _gather(column, found)
    return found


def _gather(values: Iterable[Plain], found: set[Plain]) -> None:
    for value in values:
        kind = type(value)
        if kind is int or kind is str:
            found.add(value)
        elif not value:
            continue
        elif kind is dict:
            _gather(value, found)
            _gather(value.values(), found)
        elif isinstance(value, tuple | list | frozenset):
            _gather(value, found)


# --- twins ----------------------------------------------------------------------------------------


def twin_of(g: Game, seat: int, seed: int, apart: Container[int] = ()) -> Game:
    """The same game, history and chance and all, but that what this seat cannot know is otherwise: unseen cards are
    dealt anew among the places of their owner and part of the deck. Cards `apart` stay what they are.

    The question that is open is put anew.
    """
    twin = g.fork()
    cards, dealt = [], []
    for lot, places in lots_of(g, [card for card in unknown_to(g, seat) if card not in apart]).items():
        cards += places
        dealt += rng.scattered(f"{seed} {lot}", [g.definition[card] for card in places])
    forget(twin)
    redeal(twin, cards, dealt)
    if twin.question is not None:
        twin.question = None
        advance(twin)
    return twin
