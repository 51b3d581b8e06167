"""Games that could be the true one for all a seat knows: one to look ahead in, and twins to hold the laws against.

A game that is imagined is handed out, so it carries nothing that the seat does not know: decks, history and chance are
its own, so are the numbers of cards that the seat cannot tell apart, and it is played with a match of its own, in which
there are only cards that the seat has met. A twin never leaves the laws.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from itertools import chain, repeat
from typing import TYPE_CHECKING, NamedTuple

from ..state import rng
from ..state.compiled import collide, free_name
from ..state.game import empty_game
from ..state.memo import forget
from ..state.records import Start
from ..state.sight import unknown_to
from ..words.book import Deck
from ..words.errors import GameError
from ..words.plain import Plain
from .atoms import redeal
from .loops import situation, stand_as_noted
from .redealing import exchange_times, forget_times, redefine, renumber
from .rows import advance

if TYPE_CHECKING:
    from ..state.compiled import Compiled
    from ..state.game import Game
    from ..state.records import Slots
    from ..words.cards import Card

LARGEST = 1 << 40
"""No card, count or time stamp comes near it, and hardly a hash is below it."""
NO_CARDS = frozenset({"row", "seat", "stamp"})
"""Slots of every frame whose numbers are no cards."""
Lots = dict[tuple[int, str], list[int]]
"""Cards that a seat cannot tell apart, by their owner and the part of the deck that they came with."""


class Parts(NamedTuple):
    """The parts of one deck, by the definitions of a match."""

    of: dict[int, str | None]
    """By definition: the part that such a card was brought in; nothing if several parts have it."""
    of_card: dict[int, str]
    """By number of a card that was brought: the part that it came with. Shuffling deals only what lies in one pile."""
    having: dict[str, set[int]]
    """By part: the definitions in it."""


class Brought(NamedTuple):
    """What was brought to the games of a match, in which parts."""

    parts: list[Parts]
    """For each seat that brought a deck."""
    fitting: dict[str, set[int]]
    """By part: the definitions that are in it in any of the decks."""
    lots: list[tuple[int, str]]
    """All owners and parts that there are; first one for cards that several parts have."""
    lot_of: list[list[int]]
    """By owner and definition: which of these lots such a card is of."""


class Sighted(NamedTuple):
    """What one seat knows of the cards of a game now."""

    lots: Lots
    """The cards that it does not know."""
    unknown: set[int]
    """The same cards."""
    known: list[int]
    """Its own cards, and those of others that it knows."""
    met: list[int]
    """The definitions of these."""
    named: set[Plain]
    """All numbers and words in what goes on."""


class Known:
    """What a seat has met of the cards of a game, as a match of its own that grows while the game is played.

    Cards are numbered anew, those met at once by their names; what they do is called as it is in the true match, for
    by these names whatever goes on refers to it. Cards that are only assumed have names that are free among those that
    the seat knows of: whether the true match has such a card is nothing that it knows.
    """

    def __init__(self, seat: int, make: Callable[[], Compiled]) -> None:
        self.seat = seat
        self._make = make
        """Makes a match without a card."""
        self._assumed: dict[int, Deck] = {}
        """Decks that were assumed, by their identity."""
        self._begin()

    def _begin(self) -> None:
        self.match = self._make()
        self._numbers: dict[int, int] = {}
        """By the definition in the true match: that in this one."""
        self._taken_in: set[int] = set()
        """Decks whose cards are in the match, by their identity."""
        self._ranks: list[int] = []
        """For each definition, which one it is by their names."""
        self._words: set[str] = set()
        """Words of what went on that were looked at."""

    def take_in(self, g: Game, sighted: Sighted, assumed: Deck | None) -> list[int]:
        """Meet all that the seat knows of a game now; the definitions of its cards as this match numbers them, whatever
        is given for unknown ones of others.

        Where a card is called as one that was assumed, all is met once more, before what is assumed.
        """
        try:
            return self._met(g, sighted, assumed)
        except NameTaken:
            self._begin()
            return self._met(g, sighted, assumed)

    def _met(self, g: Game, sighted: Sighted, assumed: Deck | None) -> list[int]:
        for deck in g.start.decks[self.seat : self.seat + 1]:
            if id(deck) not in self._taken_in:
                for card in deck.cards():
                    self.meet(g, card)
                self._taken_in.add(id(deck))
        numbers, unknown = self._numbers, sighted.unknown
        self._meet_all(g, set(sighted.met).difference(numbers))
        self._recognise(g, unknown)
        self._learn(g, sighted.named)
        past = [was.values for card, was in g.last.items() if was.values and card not in unknown]
        self._learn(g, [word for values in past for word in values.get("abilities", ())])
        if assumed is not None and id(assumed) not in self._taken_in:
            self._assumed[id(assumed)] = assumed
            for card in assumed.cards():
                self.assume(g, card)
            self._taken_in.add(id(assumed))
        return list(map(numbers.get, g.definition, repeat(0)))

    def numbered(self, definitions: Iterable[int]) -> list[int]:
        """The same definitions as this match numbers them, of cards that the seat has met."""
        return list(map(self._numbers.__getitem__, definitions))

    def by_name(self, definitions: Iterable[int]) -> list[int]:
        """By their names, for the numbers tell when the seat met them."""
        names = self.match.names
        if len(self._ranks) != len(names):
            by_rank = sorted(range(len(names)), key=names.__getitem__)
            self._ranks = sorted(range(len(names)), key=by_rank.__getitem__)
        return sorted(definitions, key=self._ranks.__getitem__)

    def meet(self, g: Game, card: Card) -> int:
        """The number of a card of the game that the seat knows of, which is called as it is in the true match."""
        mine, brought = self.match, _brought_by(g, card)
        called = {id(side): g.match.names[_number_in(g.match, side)] for side in brought}
        number = mine.add_card(card, called)
        for side in brought:
            at, name = _number_in(mine, side), called[id(side)]
            others = (*mine.names[:at], *mine.names[at + 1 :])
            if mine.names[at] != name or any(collide(name, other) for other in others):
                raise NameTaken(name)
        return number

    def assume(self, g: Game, card: Card) -> int:
        """The number of a card that the seat reckons with: of one that it has met, or under a free name."""
        mine, called = self.match, dict[int, str]()
        known = mine.number_of.get(id(card))
        if known is not None:
            return known
        for side in _brought_by(g, card):
            called[id(side)] = free_name(side.name, [*mine.names, *called.values()])
        return mine.add_card(card, called)

    def _recognise(self, g: Game, unknown: Container[int]) -> None:
        """Meet the faces that are noted on cards, but for the unknown."""
        true = g.match
        noted = [note for (card, word), note in g.marks.items() if true.marks[word].faces and card not in unknown]
        if noted:
            words: set[Plain] = set()
            _gather(noted, words)
            self._meet_all(g, {true.called(word) for word in words if isinstance(word, str)} - self._numbers.keys())

    def _learn(self, g: Game, words: Iterable[Plain]) -> None:
        """Meet the cards whose abilities these words are names of: something of theirs is going on."""
        true = g.match
        for word in words:
            if type(word) is str and "/" in word and word not in self._words:
                self._words.add(word)
                self._meet_all(g, _makers(true, word) - self._numbers.keys())
                if word in true.abilities or word in true.changes:
                    self.match.on_demand(word)

    def _meet_all(self, g: Game, definitions: set[int]) -> None:
        for each in sorted(definitions, key=g.match.names.__getitem__):
            self._numbers[each] = self.meet(g, g.match.cards[each])


class NameTaken(GameError):
    """A card is called as another one that was only assumed."""


def _brought_by(g: Game, card: Card) -> list[Card]:
    """A card with all that comes into the game with it, and with that in turn: a token has another side too."""
    with_it, found = g.match.book.sight.with_it, [card]
    for each in found:
        found += [side for side in with_it(each) if all(side is not other for other in found)]
    return found


def _number_in(match: Compiled, card: Card) -> int:
    """The number of a card in a match; another that is equal is the same card."""
    number = match.number_of.get(id(card))
    return match.cards.index(card) if number is None else number


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
    stands = _forget_the_past(twin, seed)
    sighted = _sighted(g, twin, seat)
    named, column = sighted.named, known.take_in(g, sighted, deck)
    twin.match = known.match
    cards_dealt: list[int] = []
    named_anew: list[int] = []
    names: list[list[int]] = []
    faces: list[list[int]] = []
    for (owner, part), cards in sighted.lots.items():
        numbers, loose = sorted(cards), cards if named.isdisjoint(cards) else [c for c in cards if c not in named]
        cards_dealt += numbers
        named_anew += loose
        names.append(numbers if len(loose) == len(numbers) else sorted(loose))
        pool = [column[c] for c in cards] if owner == seat else _others(g, known, part, sighted, deck)
        faces.append(_enough(known.by_name(pool), len(cards)))
    scattered = rng.all_scattered(str(seed), names + faces)
    dealt = [face[: len(cards)] for face, cards in zip(scattered[len(names) :], sighted.lots.values(), strict=True)]
    forget_times(twin, sighted.unknown, named)
    renumber(twin, named_anew, [*chain.from_iterable(scattered[: len(names)])])
    redefine(twin, column)
    redeal(twin, cards_dealt, [*chain.from_iterable(dealt)])
    twin.start = Start(_decks(twin, g, seat, sighted, deck), seed, dict(g.start.options))
    forget(twin)
    if stands:
        stand_as_noted(twin, stands)
    if twin.question is not None and twin.question.seat != seat:
        twin.question = None
        advance(twin)
    return twin


def _sighted(g: Game, twin: Game, seat: int) -> Sighted:
    """What the seat knows of the cards, and what goes on in the twin that it may know of."""
    lots = lots_of(g, unknown_to(g, seat))
    unknown = set(chain.from_iterable(lots.values()))
    _keep_back(twin, unknown)
    known = [card for card, owner in enumerate(g.owner) if owner == seat or card not in unknown]
    return Sighted(lots, unknown, known, list(map(g.definition.__getitem__, known)), named_in(twin))


def _decks(twin: Game, g: Game, seat: int, sighted: Sighted, deck: Deck | None) -> tuple[Deck, ...]:
    """The seat's own deck, and for another the one that is assumed, or what the imagined game has of such a deck: what
    the seat does not know, and the rest. Its own is a copy: what is written into it shall not be in the true game."""
    decks, owners, now = [Deck(d.name, dict(d.parts)) for d in g.start.decks], g.owner, twin.definition
    for other in [s for s in range(len(decks)) if s != seat]:
        if deck is not None:
            decks[other] = deck
            continue
        held: dict[str, list[int]] = {part: [] for part in decks[other].parts}
        for each in (sighted.lots, lots_of(g, [card for card in sighted.known if owners[card] == other])):
            for (owner, part), cards in each.items():
                if owner == other and part:
                    held[part] += map(now.__getitem__, sorted(cards))
        card = twin.match.cards.__getitem__
        decks[other] = Deck("", {part: tuple(map(card, found)) for part, found in held.items()})
    return tuple(decks)


def _keep_back(twin: Game, unknown: set[int]) -> None:
    """Leave out what goes on because of cards that the seat does not know."""
    keeps_back = twin.match.book.sight.keeps_back
    if keeps_back is not None:
        keeps_back(twin, unknown)


def _forget_the_past(twin: Game, seed: int) -> int:
    """Leave behind what tells of hidden cards or of what other seats did unseen: history, chance, looks for loops.

    Gives how the table stands if something was noted of that, else 0. Where it stands so yet and no card has moved
    since, the note stays until the cards are dealt: all else that may change is seen by everybody. Once cards have
    moved, whether it stands so again may hang on the order in which somebody put them back unseen.
    """
    twin.chance = rng.seed_state(seed)
    twin.events = twin.answers = None
    twin.path, twin.barred = (), ()
    twin.idle, twin.idle_seen, twin.forced, twin.decisions, twin.askers = 0, frozenset(), 0, 0, 0
    stands = 0
    for frame in twin.frames:
        slots = frame.__dict__
        for slot, value in slots.items():
            if value and (type(value) is tuple or type(value) is int):
                slots[slot] = bare = _without_marks(value)
                if bare != value:
                    stands = stands or situation(twin)
                    if frame.stamp == twin.clock:
                        slots[slot] = _without_marks(value, stands)
    _forget_what_was_noted(twin)
    return stands


def _forget_what_was_noted(twin: Game) -> None:
    """The same of what is yet to come of abilities, and remembers what they had noted."""
    twin.effects = [left._replace(slots=_bare(left.slots)) if left.slots else left for left in twin.effects]
    twin.waiting = [left._replace(slots=_bare(left.slots)) for left in twin.waiting]
    twin.timed = [left._replace(slots=_bare(left.slots)) for left in twin.timed]
    twin.rule_effects = tuple([left._replace(slots=_bare(left.slots)) for left in twin.rule_effects])


def _bare(slots: Slots) -> Slots:
    return tuple([(name, _without_marks(value)) for name, value in slots])


def _without_marks(value: Plain, kept: int = 0) -> Plain:
    """A slot without the marks of whole situations, which tell of hidden cards too: numbers as large as a hash."""
    if type(value) is int:
        return value if -LARGEST < value < LARGEST or value == kept else 0
    return tuple([_without_marks(part, kept) for part in value]) if type(value) is tuple else value


def lots_of(g: Game, cards: Iterable[int]) -> Lots:
    """Cards by owner and part of the deck: a seat knows that much of a card by where it lies."""
    owner_of, definition, brought = g.owner, g.definition, brought_to(g)
    lot_of, found = brought.lot_of, list[list[int]]([[] for _ in brought.lots])
    for card in cards:
        lot = lot_of[owner_of[card]][definition[card]]
        # They stay in this order: which of them several parts have is not known of them.
        found[lot or brought.lots.index((owner_of[card], part_of(g, brought.parts, card)))].append(card)
    return {lot: cards for lot, cards in zip(brought.lots, found, strict=True) if cards}


def part_of(g: Game, parts: Sequence[Parts], card: int) -> str:
    """The part of its owner's deck that a card came with; "" for one that no deck brought.

    Of a card that several parts have, its number tells: what it is would tell where its like lies.
    """
    owner, definition = g.owner[card], g.definition[card]
    if owner >= len(parts) or definition not in parts[owner].of:
        return ""
    mine = parts[owner]
    part = mine.of[definition]
    if part is not None:
        return part
    having = [part for part, those in mine.having.items() if definition in those]
    return brought if (brought := mine.of_card.get(card, "")) in having else having[-1]


def brought_to(g: Game) -> Brought:
    """What was brought to a game, worked out once for all games of its match with these decks."""
    start, kept = g.start, g.match.memo.get("parts of decks")
    if kept is not None:
        found: Brought
        decks, options, found = kept
        if decks is start.decks and options == start.options:
            return found
    made = _parts_of_decks(g)
    fitting: dict[str, set[int]] = {}
    for each in made:
        for part, those in each.having.items():
            fitting.setdefault(part, set()).update(those)
    lots = [(-1, ""), *((owner, part) for owner in range(g.match.book.seats) for part in ("", *fitting))]
    lot_of: list[list[int]] = []
    for owner, of in enumerate([each.of for each in made] or [{}] * g.match.book.seats):
        parts = [of.get(each, "") for each in range(len(g.match.cards))]
        lot_of.append([0 if part is None else lots.index((owner, part)) for part in parts])
    brought = Brought(made, fitting, lots, lot_of)
    g.match.memo["parts of decks"] = (start.decks, start.options, brought)
    return brought


def _parts_of_decks(g: Game) -> list[Parts]:
    """For each seat, in which part of the deck cards were brought."""
    start, numbers, with_it = g.start, g.match.number_of, g.match.book.sight.with_it
    made = []
    for deck in start.decks:
        of: dict[int, str | None] = {}
        having: dict[str, set[int]] = {}
        for part, cards in deck.parts.items():
            sides = [side for card in cards for side in (card, *with_it(card)) if id(side) in numbers]
            having[part] = {numbers[id(side)] for side in sides}
            of.update({each: None if each in of else part for each in having[part]})
        made.append(Parts(of, {}, having))
    if any(None in parts.of.values() for parts in made):
        _lay_out(g, made)
    return made


def _lay_out(g: Game, made: Sequence[Parts]) -> None:
    """Note the parts that cards come with, as they are laid down before the game, pile by pile.

    What several parts have came with one that other cards of its pile came with, the first part first.
    """
    laid = empty_game(g.match, Start(g.start.decks, 0, g.start.options))
    laid.match.book.procedures.set_up(laid, laid.start.decks)
    numbers = g.match.number_of
    for owner, (deck, parts) in enumerate(zip(laid.start.decks, made, strict=True)):
        left = {part: [numbers[id(card)] for card in cards] for part, cards in deck.parts.items()}
        for pile in sorted(laid.zones, key=len, reverse=True):
            mine = [card for card in pile if laid.owner[card] == owner]
            here = {parts.of.get(laid.definition[card]) for card in mine}
            for card in mine:
                definition = laid.definition[card]
                fit = [part for part, those in left.items() if definition in those]
                for part in sorted(fit, key=lambda part: part not in here)[:1]:
                    left[part].remove(definition)
                    parts.of_card[card] = part


def _others(g: Game, known: Known, part: str, sighted: Sighted, deck: Deck | None) -> list[int]:
    """What unseen cards of another player might be: those of the deck that is assumed, but for what lies open of it, or
    what the seat has met, its own cards among it."""
    if deck is not None and deck.parts.get(part):
        left = [known.assume(g, card) for card in deck.parts[part]]
        open_ones = [card for card in sighted.known if g.owner[card] != known.seat]
        for number in known.numbered([g.definition[card] for card in open_ones]):
            if number in left:
                left.remove(number)
        if left:
            return left
    fitting = brought_to(g).fitting.get(part, ())
    return known.numbered([number for number in sighted.met if number in fitting] or sighted.met)


def _enough(pool: list[int], many: int) -> list[int]:
    return pool * (1 + many // len(pool)) if len(pool) < many else pool


def named_in(g: Game) -> set[Plain]:
    """All numbers and words in what goes on: cards keep their numbers there, for it is by them that they are meant."""
    found: set[Plain] = {card for card, _ in g.marks}
    for frame in g.frames:
        _gather([value for slot, value in frame.__dict__.items() if slot not in NO_CARDS], found)
    facts = g.match.facts
    # An open fact that is a single number is shown to everybody: it is no card that somebody does not see.
    _gather([value for fact, value in g.facts.items() if type(value) is not int or facts[fact].seen is None], found)
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


def twin_of(
    g: Game, seat: int, seed: int, apart: Container[int] = (), meant: frozenset[Plain] | set[Plain] = frozenset()
) -> Game:
    """The same game, history and chance and all, but that what this seat cannot know is otherwise: unseen cards are
    dealt anew among the places of their owner and part of the deck. Cards `apart` stay what they are.

    Those in one hidden zone came there in another order, but for such as are `meant` by their numbers. The question
    that is open is put anew.
    """
    twin, unknown = g.fork(), unknown_to(g, seat)
    cards, dealt = [], []
    for lot, places in lots_of(g, [card for card in unknown if card not in apart]).items():
        cards += places
        dealt += rng.scattered(f"{seed} {lot}", [g.definition[card] for card in places])
    _keep_back(twin, set(cards))
    exchange_times(twin, set(unknown), named_in(twin) | meant, seed)
    forget(twin)
    redeal(twin, cards, dealt)
    stand_as_noted(twin, situation(g))
    if twin.question is not None:
        twin.question = None
        advance(twin)
    return twin
