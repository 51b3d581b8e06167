"""Games begun: from decks and a seed, from a save, from a replay."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ..run.rows import advance
from ..run.tables import Run
from ..state.compiled import Compiled
from ..state.frames import new_frame
from ..state.game import empty_game
from ..state.memo import forget
from ..state.records import Start
from ..state.rng import SEEDS, require_seed
from ..state.save import (
    REPLAY_FORMAT,
    SAVE_FORMAT,
    cards_hash,
    cards_written,
    digest,
    frozen,
    hash_of,
    opened,
    restore,
)
from ..state.soundness import (
    LIST,
    OBJECT,
    OPTION,
    WORD,
    fields,
    number,
    require,
    require_conserved,
    require_ending,
    require_history,
    row_of,
    some,
)
from ..state.view import view
from ..words.book import Deck
from ..words.cards import Card
from ..words.errors import DeckError, GameError, PlaymatError, SaveError
from ..words.plain import Plain
from ..words.reading import MOST_CARDS, cut, record_faults, short
from .match import Match, match_of

if TYPE_CHECKING:
    from ..state.game import Game
    from ..words.book import Book


def new_game(book: Book, decks: Sequence[Deck], seed: object, options: dict[str, object] | None = None) -> Game:
    """Start a game between legal decks, up to its first question.

    Raises DeckError, naming every fault with its rule, when a deck may not be played, GameError for a seed that is
    no whole number of 128 bits, and UnknownWord for an option that the book does not have.
    """
    begun = require_seed(seed, "a new game")
    for option in options or {}:
        book.require(option, book.notes.options, "option of a match")
    if len(decks) != book.seats:
        rule = book.cites["seats"].rule
        raise DeckError(f"{book.name} is played by {book.seats} players ({rule}), but {len(decks)} decks came")
    start = Start(tuple(decks), begun, {**book.notes.options, **(options or {})})
    game = empty_game(match_of(book, decks, require_legal), start)
    book.procedures.set_up(game, decks)
    game.frames.append(new_frame(game.match.procedures[book.procedures.first], {}))
    advance(game)
    return game


def stand_at(g: Game, stage: str) -> None:
    """Begin a game whose table is laid at a stage of the book, and run it to its first question."""
    book = g.match.book
    book.require(stage, book.procedures.stages, "stage")
    path = book.procedures.stages[stage]
    for caller, callee in pairwise(path):
        procedure = g.match.procedures[caller]
        frame = new_frame(procedure, {})
        frame.row = 1 + next(
            i for i, r in enumerate(procedure.rows) if isinstance(r.action, Run) and r.action.procedure == callee
        )
        g.frames.append(frame)
    g.frames.append(new_frame(g.match.procedures[path[-1]], {}))
    advance(g)


def break_in(g: Game, procedure: str, happens: Callable[[Game], None]) -> None:
    """Let something happen while a question is open, and run a procedure after it; then the question is put again.

    For a game that is imagined: in one that is played, rows alone make things happen.
    """
    g.question = None
    g.frames.append(new_frame(g.match.procedures[procedure], {}))
    happens(g)
    advance(g)


def caused(g: Game, happens: Callable[[Game], None], card: int, ability: str, rule: str) -> None:
    """Let something happen as part of what a card of its owner does: of this ability, or with none named of what runs.

    For a game that is imagined, as `break_in` is.
    """
    running, before = g.frames[-1], g.rule
    if ability:
        running = new_frame(g.match.procedures[ability], {})
        g.frames.append(running)
        g.rule = rule or before
    running.source, running.seat = card, g.owner[card]
    happens(g)
    if ability:
        g.rule = before
        g.frames[:] = [frame for frame in g.frames if frame is not running]


def require_legal(book: Book, deck: Deck) -> None:
    faults = book.cards.check_deck(deck)
    if faults:
        lines = "; ".join(f"{f.message} ({f.rule})" for f in faults)
        raise DeckError(f"deck {short(deck.name)} is not legal: {lines}")


HEAD = ("format", "version", "program", "book", "seed", "options", "cards", "cards_hash", "decks", "answers")
CARD_FIELDS = ("name", "printed", "text", "number", "abilities", "record")


def checked(
    content: Mapping[str, Plain], book: Book, more: Sequence[str], match: Compiled | None = None
) -> Mapping[str, Plain]:
    """The content of a save or a replay, if its beginning is one of a game of the book.

    Cards that are those of `match` to the letter are cards.
    """
    fields(content, (*HEAD, *more), "the file")
    if content["book"] != book.name:
        raise SaveError(f"it is a game of {cut(content['book'])}, not of {book.name}")
    require(content["seed"], number(0, SEEDS - 1), "seed")
    require(content["cards_hash"], WORD, "cards_hash")
    defaults = book.notes.options
    for name, value in fields(content["options"], tuple(defaults), "options").items():
        if type(value) is not type(frozen_back(defaults[name])):
            raise SaveError(f"options, {name} is {short(value)}; expected something like {short(defaults[name])}")
    if match is None or require(content["cards"], LIST, "cards") != cards_written(match):
        for at, entry in enumerate(require(content["cards"], LIST, "cards"), 1):
            _require_card(entry, f"card {at} of the file")
    part = row_of(WORD, some(number(0, len(content["cards"]) - 1), most=MOST_CARDS))
    for deck in require(content["decks"], LIST, "decks"):
        require(fields(deck, ("name", "parts"), "a deck")["name"], WORD, "the name of a deck")
        require(deck["parts"], some(part, most=20), f"deck {short(deck['name'])}")
    if len(content["decks"]) not in (0, book.seats):
        raise SaveError(f"{len(content['decks'])} decks; expected {book.seats}")
    require(content["answers"], some(OPTION), "answers")
    return content


def frozen_back(value: object) -> object:
    """A value as JSON gives it back: tuples are lists there."""
    return list(value) if isinstance(value, tuple) else value


def _require_card(entry: Plain, where: str) -> None:
    known = fields(entry, CARD_FIELDS, where)
    for name in ("name", "text", "number"):
        require(known[name], WORD, f"{where}, {name}")
    require(known["abilities"], number(0, MOST_CARDS), f"{where}, abilities")
    require(known["printed"], OBJECT, f"{where}, printed")
    if known["record"] is not None:
        for fault in record_faults(known["record"], words=False):
            raise SaveError(f"{where}: {fault}")


def rebuilt_cards(book: Book, content: Mapping[str, Plain], cards: Sequence[Card] | None) -> list[Card]:
    """The card definitions: those given, if they are the same, or compiled anew from the records."""
    if cards is not None and cards_hash(cards) == content["cards_hash"]:
        return list(cards)
    made: list[Card] = []
    for entry in content["cards"]:
        if entry["record"] is not None:
            made.append(book.cards.card_from(entry["record"], ()))
        else:
            made.append(_unlisted(book, entry, made))
    if cards_hash(made) != content["cards_hash"]:
        raise SaveError("the cards are no longer read as they were when the file was written")
    return made


def _unlisted(book: Book, entry: Mapping[str, Plain], made: Sequence[Card]) -> Card:
    """A card that no list has: the other side of one before it, or what the rules make, or a token."""
    for card in made:
        for other in book.sight.with_it(card):
            if (other.name, other.number) == (entry["name"], entry["number"]):
                return other
    if entry["abilities"]:
        raise SaveError(f"card {short(entry['name'])} has no record in the file and none was given")
    return Card(entry["name"], frozen(entry["printed"]), (), "", entry["number"])


def rebuilt_start(content: Mapping[str, Plain], cards: Sequence[Card]) -> Start:
    """What a saved or recorded game began with."""
    decks = [
        Deck(d["name"], {part: tuple(cards[i] for i in numbers) for part, numbers in d["parts"]})
        for d in content["decks"]
    ]
    return Start(tuple(decks), content["seed"], dict(content["options"]))


def rebuilt_match(book: Book, start: Start, cards: Sequence[Card]) -> Match:
    """Its cards, compiled."""
    match = match_of(book, start.decks) if start.decks else Match(book)
    for card in cards:
        match.add_card(card)
    return match


def load(text: str, book: Book, match: Compiled | None = None) -> Game:
    """A game as it was saved. `match` saves compiling when the cards are at hand.

    SaveError says what of the file is no game of the book: types, ranges, words, cards, frames, what is asked. A game
    that has ended is played again, for nothing else can tell that it did.
    """
    content = checked(opened(text, SAVE_FORMAT, match), book, ("state", "events"), match)
    if match is None or hash_of(match) != content["cards_hash"]:
        cards = rebuilt_cards(book, content, None)
        start = rebuilt_start(content, cards)
        match = rebuilt_match(book, start, cards)
    else:
        start = rebuilt_start(content, match.cards)
    g = empty_game(match, start)
    restore(g, content["state"])
    require_history(g, require(content["events"], LIST, "events"), content["answers"])
    fault = book.notes.unsound(g)
    if fault is not None:
        raise SaveError(f"it holds a game that cannot be: {fault}")
    for option in content["answers"]:
        g.answers = (frozen(option), g.answers)
    for event in content["events"]:
        g.events = (frozen(event), g.events)
    require_conserved(g)
    require_ending(g)
    require_shown(g)
    require_standing(g)
    if g.result is not None and g.start.decks:
        require_played(g)
    return g


def require_shown(g: Game) -> None:
    """What the game holds can be shown to every seat: facts are as their book wrote them, inside too."""
    for seat in (*range(g.match.book.seats), None):
        try:
            view(g, seat)
        except Exception as fault:  # whatever a made-up state leads to is the file's fault
            raise SaveError(f"the game cannot be shown: {type(fault).__name__}: {fault}") from fault


def require_standing(g: Game) -> None:
    """The rows that the game stands in, run again, ask the very question that it says it asks."""
    if g.question is None:
        return
    again = g.fork()
    forget(again)
    try:
        advance(again)
    except Exception as fault:  # whatever a made-up state leads to is the file's fault
        raise SaveError(f"the game does not hold together: {type(fault).__name__}: {fault}") from fault
    if again.question != g.question or again.decisions != g.decisions:
        found = None if again.question is None else again.question.options
        raise SaveError(f"the game asks {short(g.question.options)}; expected {short(found)} ({g.question.rule})")


def require_played(g: Game) -> None:
    """A game from a file is what its answers lead to; SaveError says where they lead instead.

    It holds for games that were played from their beginning by this version, not for those that were imagined or laid.
    """
    again = _begun(g.match.book, g.start)
    _answered(again, list(g.history()), "the game")
    if digest(again.settle()) != digest(g) or again.log != g.log:
        raise SaveError("played again, the game does not come to stand as the file says")


def _begun(book: Book, start: Start) -> Game:
    try:
        return new_game(book, start.decks, start.seed, dict(start.options))
    except SaveError:
        raise
    except PlaymatError as fault:
        raise SaveError(f"its beginning cannot be played again: {fault}") from fault


def _answered(g: Game, answers: Sequence[Plain], what: str) -> None:
    for at, option in enumerate(answers, 1):
        try:
            give(g, frozen(option))
        except (GameError, SaveError) as fault:
            raise SaveError(f"answer {at} of {what} is not possible: {fault}") from fault


def replay(text: str, book: Book, cards: Sequence[Card] | None = None) -> Game:
    """Play a recorded game again, answer by answer, and check that it ends the same."""
    content = opened(text, REPLAY_FORMAT)
    g = beginning(content, book, cards)
    _answered(g, content["answers"], "the replay")
    if digest(g) != content["end"] != digest(g.settle()):
        raise SaveError("the replay does not end as the game did")
    return g


def beginning(content: Mapping[str, Plain], book: Book, cards: Sequence[Card] | None = None) -> Game:
    """The first question of a recorded game."""
    checked(content, book, ("end",) if content.get("format") == REPLAY_FORMAT else ("state", "events"))
    return _begun(book, rebuilt_start(content, rebuilt_cards(book, content, cards)))


MOST_REASON = 1_000
"""Signs of the reason that a game is given up for."""


def _all_numbers(values: Sequence[Plain]) -> bool:
    return all(isinstance(value, int) for value in values)


def give(g: Game, option: Plain) -> None:
    """An answer of a history: an option, a concession, or a rearrangement; what left no choice is taken before it."""
    match option:
        case ("concede", int(seat)):
            g.settle().concede(seat)
        case ("concede", int(seat), str(reason)):
            if len(reason) > MOST_REASON:
                raise SaveError(f"a reason of {len(reason)} signs, expected at most {MOST_REASON}")
            g.settle().concede(seat, reason)
        case ("arrange", int(seat), str(zone), *_) if _all_numbers(option[3:]):
            _, _, _, *cards = option  # in the pattern mypyc would make a tuple of them, and want a list
            g.settle().arrange(seat, zone, [int(card) for card in cards])
        case _:
            g.settle().answer(option)
