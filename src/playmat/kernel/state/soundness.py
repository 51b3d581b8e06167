"""Whether what a file says is a game of the book: shapes, ranges, words, cards that are all there, frames that fit.

A file may have a right checksum and be made up. Before its contents become the columns of a game each of them is looked
at here, and a fault is told with its place and what was expected. What its answers led to, only playing them again can
tell: `build.start` does that where it is asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..words.errors import SaveError, did_you_mean
from ..words.plain import Plain
from ..words.questions import KINDS
from ..words.reading import short
from . import rng
from .compiled import MASTER
from .memo import once
from .records import Barred, Departure, Effect, Lock, Replacing, RuleEffect, Timed, Waiting

if TYPE_CHECKING:
    from ..run.tables import Procedure
    from .compiled import Compiled
    from .game import Game

LARGEST = 10**9
"""No number of a game comes near it, but for chance and situations, which are hashes."""
HASHED = 1 << 512
MOST_FRAMES = 400
MOST_OBJECTS = 4_000
"""Cards of one game, with the tokens and abilities that stand on the table as cards."""
Fits = Callable[[Plain], bool]


class Shape(NamedTuple):
    """What a value must be: in words for whoever reads the fault, and as a test."""

    says: str
    fits: Fits
    every: Fits | None = None
    """Whether all values of a list fit, where that can be told sooner than one by one."""


def require(value: Plain, shape: Shape, where: str) -> Plain:
    """The value, if it has the shape; SaveError says what it is instead, and where."""
    if not shape.fits(value):
        raise SaveError(f"{where} is {short(value)}; expected {shape.says}")
    return value


def fields(value: Plain, names: Collection[str], where: str) -> Mapping[str, Plain]:
    """An object with these fields and no others."""
    require(value, OBJECT, where)
    for name in names:
        if name not in value:
            raise SaveError(f"{where} has no {name!r}; expected {', '.join(names)}")
    for name in value:
        if name not in names:
            raise SaveError(f"{where} has an unknown field {short(name)}{did_you_mean(str(name), names)}")
    return dict(value)


# --- shapes -----------------------------------------------------------------------------------------


def number(least: int = -LARGEST, most: int = LARGEST) -> Shape:
    def every(values: Plain) -> bool:
        return not values or (set(map(type, values)) == {int} and least <= min(values) and max(values) <= most)

    return Shape(f"a whole number from {least} to {most}", lambda v: type(v) is int and least <= v <= most, every)


def one_of(words: Collection[str], what: str) -> Shape:
    return Shape(f"{what} of the book or of its cards", lambda v: isinstance(v, str) and v in words)


def some(shape: Shape, exactly: int | None = None, most: int = MOST_OBJECTS * 100) -> Shape:
    count = f"{exactly} times" if exactly is not None else "any number of times"
    one, every = shape.fits, shape.every

    def fits(value: Plain) -> bool:
        if not isinstance(value, list | tuple) or len(value) > most or (exactly is not None and len(value) != exactly):
            return False
        return every(value) if every is not None else all(map(one, value))

    return Shape(f"a list, {count}, of {shape.says}", fits)


def either(*shapes: Shape) -> Shape:
    return Shape(" or ".join(s.says for s in shapes), lambda v: any(s.fits(v) for s in shapes))


def row_of(*shapes: Shape) -> Shape:
    says = "a list of " + ", ".join(s.says for s in shapes)
    return Shape(says, lambda v: isinstance(v, list | tuple) and len(v) == len(shapes) and _each(shapes, v))


def _each(shapes: Sequence[Shape], values: Sequence[Plain]) -> bool:
    return all(shape.fits(value) for shape, value in zip(shapes, values, strict=True))


def _is_plain(value: Plain) -> bool:
    """Nothing by name; for the rest the reader has seen to it that there are whole numbers, words and lists alone."""
    return not isinstance(value, dict)


def _is_option(value: Plain) -> bool:
    if isinstance(value, list | tuple):
        return bool(value) and isinstance(value[0], str) and all(type(part) in (int, str) for part in value)
    return type(value) in (int, str)


NOTHING = Shape("nothing", lambda v: v is None)
WORD = Shape("a word", lambda v: isinstance(v, str))
FLAG = Shape("true or false", lambda v: isinstance(v, bool))
LIST = Shape("a list", lambda v: isinstance(v, list))
OBJECT = Shape("an object in braces", lambda v: isinstance(v, dict))
PLAIN = Shape("numbers, words and lists of them", _is_plain)
OPTION = Shape("an option: a number, a word, or a list that begins with a word", _is_option)
NATURAL = number(0)
HASH = number(-HASHED, HASHED)
SLOTS = some(row_of(WORD, PLAIN))


def shapes_of(match: Compiled, cards: int) -> Shapes:
    """The shapes of games of these cards, made once for as many as there are of them."""
    return once(match, ("shapes", cards), Shapes, match, cards)


class Shapes:
    """The shapes of a game's own values: which cards, seats, zones and words there are."""

    def __init__(self, match: Compiled, cards: int) -> None:
        self.match, self.cards = match, cards
        book, everybody = match.book, (1 << match.book.seats) - 1
        self.seat = number(0, book.seats - 1)
        self.mask = number(0, everybody)
        self.card = number(0, cards - 1)
        self.source = either(self.card, number(-1, -1))
        self.maybe_card = either(NOTHING, self.source)
        self.definition = number(0, len(match.cards) - 1)
        self.zone = number(0, len(match.zone_names) - 1)
        self.rule = one_of(book.rules, "a rule")
        self.serial = number(-1, LARGEST)
        self.remembered = some(row_of(self.card, self.serial, self.serial))
        self.until = row_of(WORD, number())
        self.records = self._of_records()
        self.rows = {record: row_of(*parts) for record, parts in self.records.items()}
        self.columns = self._of_columns()
        self.events = self._of_events()

    def _of_records(self) -> Mapping[type[Plain], tuple[Shape, ...]]:
        """For each record that lies in a column, the shapes of its fields."""
        match, seat, source, serial = self.match, self.seat, self.source, self.serial
        ability = one_of(match.abilities, "an ability")
        event = either(NOTHING, Shape("an event", _is_event))
        cards = either(NOTHING, number(-1, match.book.seats), self.remembered)
        made = one_of(match.changes, "a change")
        change = Shape(made.says, lambda v: made.fits(v) or (isinstance(v, str) and match.on_demand(v)))
        return {
            Effect: (NATURAL, seat, source, serial, cards, change, PLAIN, self.until, either(NOTHING, SLOTS)),
            Waiting: (seat, ability, source, serial, event, SLOTS),
            Timed: (seat, ability, source, serial, SLOTS, FLAG),
            Lock: (WORD, self.card, serial, self.until),
            Replacing: (one_of(match.replacements, "a replacement"), source, serial, seat, self.until),
            RuleEffect: (one_of(match.rule_effects, "an effect"), source, serial, seat, self.until, SLOTS, NATURAL),
            Departure: (HASH, OPTION, self.mask, HASH, NATURAL),
            Barred: (HASH, OPTION, one_of(match.book.cites, "a word for a reason")),
        }

    def _of_columns(self) -> Mapping[str, Shape]:
        """The shapes of the columns that hold numbers, words and lists of them."""
        seats, every = self.match.book.seats, self.cards
        bit = number(0, 1)
        instance = row_of(WORD, self.card, self.serial)
        return {
            "definition": some(self.definition, every), "owner": some(self.seat, every),
            "zone_of": some(self.zone, every), "zones": some(some(self.card), len(self.match.zone_names)),
            "serial": some(self.serial, every), "stamp": some(NATURAL, every), "arrived": some(NATURAL, every),
            "shown": some(self.mask, every), "rested": some(bit, every), "face_down": some(bit, every),
            "known": some(self.mask, every), "met": some(instance), "replaced": some(row_of(WORD, self.source)),
            "clock": NATURAL, "rule": self.rule, "idle": NATURAL, "forced": NATURAL,
            "decisions": NATURAL, "askers": number(0, (1 << seats) - 1), "idle_seen": some(HASH),
            "marks": some(row_of(self.card, one_of(self.match.marks, "a mark"), PLAIN)),
            "last": some(row_of(self.card, row_of(self.serial, self.zone, bit, either(NOTHING, OBJECT)))),
            "question": either(NOTHING, self.question()),
            "result": either(NOTHING, row_of(either(NOTHING, self.seat), self.rule, WORD)),
            "frames": some(row_of(WORD, WORD, NATURAL, OBJECT), most=MOST_FRAMES),
        }  # fmt: skip

    def _of_events(self) -> Mapping[str, Shape]:
        """Events whose parts are read by their places."""
        card, definition, zone = self.card, self.definition, self.zone
        return {
            "move": row_of(card, definition, zone, zone, WORD, self.mask),
            "show": row_of(card, definition, self.mask),
            "become": row_of(card, definition),
            "choose": row_of(card),
            "concede": row_of(self.seat),
            "end": row_of(either(NOTHING, self.seat), WORD),
        }

    def question(self) -> Shape:
        """The parts of a question in their order, as a save writes them."""
        kind = one_of(KINDS, "a kind of question")
        options = some(OPTION)
        return row_of(self.seat, self.rule, kind, options, WORD, self.maybe_card, WORD, NATURAL, NATURAL)


def _is_event(value: Plain) -> bool:
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], str)


# --- a state, before it becomes a game --------------------------------------------------------------


def require_state(g: Game, state: Plain, names: Collection[str], records: Mapping[str, type[Plain]]) -> None:
    """Refuse a saved state whose columns are not what columns of this book's games are."""
    where = "the state"
    fields(state, names, where)
    cards = len(require(state["definition"], some(NATURAL, most=MOST_OBJECTS), f"{where}, definition"))
    shapes = shapes_of(g.match, cards)
    known, made = shapes.columns, shapes.records
    for name in names:
        if name in known:
            _require_column(state[name], known[name], f"{where}, {name}")
    for name, record in records.items():
        shape = shapes.rows[record]
        for at, entry in enumerate(require(state[name], LIST, f"{where}, {name}"), 1):
            _require_fields(entry, record, shape, made[record], f"{where}, {name}, {at}")
    _require_facts(g, state["facts"], f"{where}, facts")
    _require_faces(g.match, state["marks"], f"{where}, marks")
    if not rng.is_state(state["chance"]):
        raise SaveError(f"{where}, chance is {short(state['chance'])}; expected a state of the generator")
    _require_values(shapes, state["last"])


def _require_column(value: Plain, shape: Shape, where: str) -> None:
    if not shape.fits(value):
        raise SaveError(f"{where} is {short(value)}; expected {shape.says}")


def _require_fields(
    entry: Plain, record: type[Plain], shape: Shape, parts: Sequence[Shape], where: str
) -> None:
    if shape.fits(entry):
        return
    if not isinstance(entry, list | tuple) or len(entry) != len(parts):
        raise SaveError(f"{where} is {short(entry)}; expected {', '.join(record._fields)}")
    for name, value, part in zip(record._fields, entry, parts, strict=True):
        require(value, part, f"{where}, {name}")


def _require_faces(match: Compiled, marks: Sequence[Plain], where: str) -> None:
    """Marks that note faces note cards of the match."""
    for card, word, value in marks:
        names = [part for part in (value if isinstance(value, list | tuple) else (value,)) if type(part) is not int]
        if match.marks[word].faces and not (names and all(name in match.names for name in names)):
            raise SaveError(f"{where}, {word!r} of card {card} is {short(value)}; expected what a card is called")


def _require_facts(g: Game, facts: Plain, where: str) -> None:
    """Every fact that the book declares, of the sort that it began as, and no other."""
    fields(facts, g.facts, where)
    for name, value in facts.items():
        begun = g.facts[name]
        sort = type(begun)
        alike = begun is None or value is None or (sort is tuple and isinstance(value, list)) or type(value) is sort
        if not alike or not _is_plain(value):
            raise SaveError(f"{where}, {name} is {short(value)}; expected something like {short(begun)}")


def _require_values(shapes: Shapes, last: Plain) -> None:
    """What is kept of cards that left are characteristics of the book."""
    known = {each.name for each in shapes.match.book.words.characteristics} | {"abilities", MASTER}
    for _, (_, _, _, values) in last:
        for name, value in (values or {}).items():
            if name not in known or not _is_plain(value):
                raise SaveError(f"the state, last has {short(name)}: {short(value)}; expected a characteristic")


# --- frames -----------------------------------------------------------------------------------------


def require_frame(procedure: Procedure, slots: Mapping[str, Plain], below: Procedure | None, where: str) -> None:
    """Refuse a frame with slots that its procedure does not have, or that hands on to a slot that nobody has."""
    if "returns" not in slots:
        raise SaveError(f"{where} has no 'returns'; expected the slot that what comes of it goes to")
    require(slots["returns"], WORD, f"{where}, returns")
    declared = {"returns", *procedure.slots}
    for name, value in slots.items():
        if name not in declared:
            raise SaveError(f"{where} has a slot {short(name)}; expected {', '.join(sorted(declared))}")
        require(value, PLAIN, f"{where}, {name}")
    returns = slots["returns"]
    if returns and (below is None or returns not in below.slots or "result" not in procedure.slots):
        raise SaveError(f"{where}, returns is {short(returns)}; expected a slot of the frame below")


# --- a game, before it is handed out ----------------------------------------------------------------


def require_conserved(g: Game) -> None:
    """Every card lies in exactly one zone, which is the one it says, and each player has the cards they brought."""
    seen: set[int] = set()
    for zone, cards in enumerate(g.zones):
        for card in cards:
            if card in seen:
                raise SaveError(f"card {card} lies in two places; expected every card in exactly one zone")
            if g.zone_of[card] != zone:
                raise SaveError(f"card {card} lies in zone {zone} and says {g.zone_of[card]}; expected one zone")
            seen.add(card)
    if len(seen) != len(g.definition):
        lost = next(card for card in range(len(g.definition)) if card not in seen)
        raise SaveError(f"card {lost} lies nowhere; expected every card in exactly one zone")
    _require_brought(g)


def _require_brought(g: Game) -> None:
    decks = [deck.cards() for deck in g.start.decks]
    brought = sum(map(len, decks))
    if not brought:
        return
    match = g.match
    fronts = once(match, "first sides", _fronts, match)
    first = [fronts[definition] for definition in g.definition[:brought]]
    for seat, cards in enumerate(decks):
        had = Counter([fronts[number] for number in map(match.number_of.get, map(id, cards)) if number is not None])
        has = Counter([d for d, owner in zip(first, g.owner, strict=False) if owner == seat])
        for definition in has - had:
            name = match.cards[definition].name
            raise SaveError(f"player {seat + 1} has {has[definition]} of {short(name)}; the deck has {had[definition]}")


def _fronts(match: Compiled) -> list[int]:
    """For each definition the side that its card was brought with: of two that come with one another, the first."""
    found = list(range(len(match.cards)))
    for number, card in enumerate(match.cards):
        for side in match.book.sight.with_it(card):
            other = match.number_of.get(id(side), number)
            found[other] = min(found[other], found[number])
    return found


def require_ending(g: Game) -> None:
    """A game that has ended asks nothing, and says so last; any other asks something."""
    question, result = g.question, g.result
    if (question is None) == (result is None):
        both = "asks something and has ended" if result is not None else "asks nothing and has not ended"
        raise SaveError(f"the game {both}; expected one of both")
    latest = g.events[0] if g.events is not None else None
    if result is not None and latest != ("end", result.rule, None, result.winner, result.reason):
        raise SaveError(f"the game has ended, and its last event is {short(latest)}; expected its end")
    if result is None and g.log and any(event[0] == "end" for event in g.log):
        raise SaveError("the game goes on after its end; expected a result")


def require_history(g: Game, events: Sequence[Plain], answers: Sequence[Plain]) -> None:
    """Events and answers as games of this book have them."""
    shapes = shapes_of(g.match, len(g.definition))
    fixed, rule, source = shapes.events, shapes.rule, shapes.maybe_card
    for at, event in enumerate(events, 1):
        if not _is_event(event) or len(event) < 3:
            raise SaveError(f"event {at} is {short(event)}; expected a kind, a rule, a source and what took part")
        kind, cited, by, *took_part = event
        if not rule.fits(cited) or not source.fits(by):
            raise SaveError(f"event {at} is {short(event)}; expected {rule.says}, and then {source.says}")
        if kind in fixed:
            require(type(event)(took_part), fixed[kind], f"event {at}, {kind}")
    for at, answer in enumerate(answers, 1):
        require(answer, OPTION, f"answer {at}")
