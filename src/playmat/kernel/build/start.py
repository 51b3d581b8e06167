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
from ..state.records import Start
from ..state.save import REPLAY_FORMAT, SAVE_FORMAT, cards_hash, digest, frozen, opened, restore
from ..words.book import Deck
from ..words.cards import Card
from ..words.errors import DeckError, GameError, SaveError
from ..words.plain import Plain
from .match import Match, match_of

if TYPE_CHECKING:
    from ..state.game import Game
    from ..words.book import Book


def new_game(book: Book, decks: Sequence[Deck], seed: object, options: dict[str, object] | None = None) -> Game:
    """Start a game between legal decks, up to its first question.

    Raises DeckError, naming every fault with its rule, when a deck may not be played, GameError for a seed that is
    no whole number, and UnknownWord for an option that the book does not have.
    """
    if type(seed) is not int:
        raise GameError(f"seed {seed!r} of a new game; expected a whole number ({book.cites['set up'].rule})")
    for option in options or {}:
        book.require(option, book.notes.options, "option of a match")
    if len(decks) != book.seats:
        rule = book.cites["seats"].rule
        raise DeckError(f"{book.name} is played by {book.seats} players ({rule}), but {len(decks)} decks came")
    start = Start(tuple(decks), seed, {**book.notes.options, **(options or {})})
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


def require_legal(book: Book, deck: Deck) -> None:
    faults = book.cards.check_deck(deck)
    if faults:
        lines = "; ".join(f"{f.message} ({f.rule})" for f in faults)
        raise DeckError(f"deck {deck.name!r} is not legal: {lines}")


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
        raise SaveError(f"card {entry['name']!r} has no record in the file and none was given")
    return Card(entry["name"], frozen(entry["printed"]), (), "", entry["number"])


def rebuilt_match(book: Book, content: Mapping[str, Plain], cards: Sequence[Card] | None) -> tuple[Match, Start]:
    """The compiled cards of a saved or recorded game, and what it began with."""
    definitions = rebuilt_cards(book, content, cards)
    decks = [
        Deck(d["name"], {part: tuple(definitions[i] for i in numbers) for part, numbers in d["parts"]})
        for d in content["decks"]
    ]
    match = match_of(book, decks) if decks else Match(book)
    for card in definitions:
        match.add_card(card)
    return match, Start(tuple(decks), content["seed"], dict(content["options"]))


def load(text: str, book: Book, match: Compiled | None = None) -> Game:
    """A game as it was saved. `match` saves compiling when the cards are at hand."""
    content = opened(text, SAVE_FORMAT)
    if content["book"] != book.name:
        raise SaveError(f"it is a game of {content['book']}, not of {book.name}")
    rebuilt, start = rebuilt_match(book, content, None if match is None else match.cards)
    g = empty_game(rebuilt if match is None or cards_hash(match.cards) != content["cards_hash"] else match, start)
    restore(g, content["state"])
    for option in content["answers"]:
        g.answers = (frozen(option), g.answers)
    for event in content["events"]:
        g.events = (frozen(event), g.events)
    return g


def replay(text: str, book: Book, cards: Sequence[Card] | None = None) -> Game:
    """Play a recorded game again, answer by answer, and check that it ends the same."""
    content = opened(text, REPLAY_FORMAT)
    g = beginning(content, book, cards)
    for number, option in enumerate(content["answers"], 1):
        try:
            give(g, frozen(option))
        except GameError as fault:
            raise SaveError(f"answer {number} of the replay is not possible: {fault}") from fault
    if digest(g) != content["end"]:
        raise SaveError("the replay does not end as the game did")
    return g


def beginning(content: Mapping[str, Plain], book: Book, cards: Sequence[Card] | None = None) -> Game:
    """The first question of a recorded game."""
    _, start = rebuilt_match(book, content, cards)
    return new_game(book, start.decks, start.seed, dict(start.options))


def give(g: Game, option: Plain) -> None:
    """An answer of a history: an option, a concession, or a rearrangement."""
    match option:
        case ("concede", int(seat)):
            g.concede(seat)
        case ("arrange", int(seat), str(zone), *_):
            _, _, _, *cards = option  # in the pattern mypyc would make a tuple of them, and want a list
            g.arrange(seat, zone, [int(card) for card in cards])
        case _:
            g.answer(option)
