"""A seat: the one thing that a player, a bot, a table or a server holds of a game.

    seat = Seat(game, 0)
    seat.view()                 # what it may know
    if seat.question:           # only when it is asked itself
        seat.answer(seat.question.options[0])

Whatever it hands out is plain data, an error of ours, or a game that was imagined out of what the seat knows. None of
its names holds the game: that lies in a table of this module, by the seat. Python lets whoever runs in the same process
look anywhere (`gc`, `sys.modules`, the frames of a running call); so this holds off what a bot can do by mistake or by
reading attributes, and a bot that nobody trusts runs in a process of its own and is sent lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from threading import Lock
from typing import Any, NoReturn, TypeVar
from weakref import WeakKeyDictionary

from ..kernel.build.match import Match
from ..kernel.run.imagining import Known, imagine
from ..kernel.state.game import Event, Game
from ..kernel.state.records import Result
from ..kernel.state.rng import require_seed
from ..kernel.state.view import log, view
from ..kernel.words.book import Deck
from ..kernel.words.errors import GameError, NotAsked, PlaymatError
from ..kernel.words.questions import Option, Question
from ..kernel.words.reading import short

T = TypeVar("T")


class Seat:
    """One seat of a game: what it may know, what it is asked, and what it may do."""

    __slots__ = ("__weakref__",)

    def __init__(self, game: Game, number: int) -> None:
        if not isinstance(game, Game):
            raise GameError(f"a seat of {type(game).__name__}; expected a game")
        if type(number) is not int or number not in range(game.book.seats):
            raise GameError(f"no seat {short(number)}; there are seats 0 to {game.book.seats - 1}")
        if self in _HELD:
            raise GameError("a seat stays where it is; make another one")
        with _LOCK:
            _HELD[self] = (game, number)

    @property
    def number(self) -> int:
        """Which seat it is."""
        return _HELD[self][1]

    @property
    def book(self) -> str:
        """The name of the book that is played by."""
        return _HELD[self][0].book.name

    @property
    def question(self) -> Question | None:
        """The open question, if it is for this seat."""
        return _asked(self)

    @property
    def result(self) -> Result | None:
        """How the game ended; nothing while it goes on."""
        return _HELD[self][0].result

    def view(self) -> dict[str, Any]:
        """What the seat may know of the table, as plain data of its own."""
        return view(*_HELD[self])

    def log(self) -> list[Event]:
        """What has happened, as the seat may know it, oldest first."""
        return log(*_HELD[self])

    def answer(self, option: Option) -> None:
        """Answer the seat's question with one of its options; IllegalAnswer changes nothing, NotAsked neither."""
        _handed(_tried(self, _answer, option))

    def why_not(self, act: object) -> tuple[str, str] | None:
        """The rule that forbids an act now, and a sentence, as far as the seat may know; None when it is an option."""
        return _handed(_tried(self, _why_not, act))

    def arrange(self, zone: str, cards: Sequence[int]) -> None:
        """Put a zone of its own in another order, where the book leaves that to it."""
        _handed(_tried(self, _arrange, zone, cards))

    def concede(self) -> None:
        """Give the game up."""
        _handed(_tried(self, _concede))

    def imagined(self, seed: int, deck: Deck | None = None) -> Game:
        """A game that could be the true one for all the seat knows, dealt from the seed.

        Decks, history, chance and compiled cards are its own. What the other player may hold is drawn from the deck
        that is assumed, or from the cards that the seat has met. The first one takes longer: cards are compiled for it.
        """
        return _handed(_tried(self, _imagined, seed, deck))

    def __repr__(self) -> str:
        return f"<seat {self.number} of a game of {self.book}>"

    def __reduce__(self) -> NoReturn:
        raise GameError("a seat is not copied or sent away: it belongs to its game; send its view")


_HELD: WeakKeyDictionary[Seat, tuple[Game, int]] = WeakKeyDictionary()
"""The game and the number of every seat that somebody holds."""
_KNOWN: WeakKeyDictionary[Seat, Known] = WeakKeyDictionary()
"""What seats have met, of those that have imagined a game."""
_LOCK = Lock()


def _asked(seat: Seat) -> Question | None:
    game, number = _HELD[seat]
    question = game.question
    return question if question is not None and question.seat == number else None


def _tried(seat: Seat, act: Callable[..., T], *given: object) -> T | PlaymatError:
    """Do something; what comes of it, or what is said against it, without what it went through on the way."""
    try:
        return act(seat, *given)
    except PlaymatError as fault:
        return bare(fault)


def _handed(found: T | PlaymatError) -> T:
    """What came of it; raised here, where no call that holds the game is under way."""
    if isinstance(found, PlaymatError):
        raise found
    return found


def bare(fault: PlaymatError) -> PlaymatError:
    """An error with its words alone: a traceback would lead to the game."""
    fault.__cause__ = fault.__context__ = None
    fault.__suppress_context__ = True
    fault.__dict__.pop("__notes__", None)
    return fault.with_traceback(None)


def _require_asked(seat: Seat) -> None:
    game, number = _HELD[seat]
    if game.question is not None and game.question.seat != number:
        raise NotAsked(f"seat {number} is not asked anything now, and answers for no other")


def _answer(seat: Seat, option: Option) -> None:
    _require_asked(seat)
    _HELD[seat][0].answer(option)


def _why_not(seat: Seat, act: object) -> tuple[str, str] | None:
    game, number = _HELD[seat]
    if game.question is not None and game.question.seat != number:
        return (game.book.cites["seats"].rule, "you are not asked anything now")
    return game.why_not(act)


def _arrange(seat: Seat, zone: str, cards: Sequence[int]) -> None:
    game, number = _HELD[seat]
    if not isinstance(zone, str):
        raise GameError(f"no zone {short(zone)}; expected the name of a zone")
    game.arrange(number, zone, cards)


def _concede(seat: Seat) -> None:
    game, number = _HELD[seat]
    game.concede(number)


def _imagined(seat: Seat, seed: int, deck: Deck | None) -> Game:
    require_seed(seed, "an imagined game")
    if deck is not None and not isinstance(deck, Deck):
        raise GameError(f"{type(deck).__name__} as the deck to assume; expected a deck")
    try:
        return imagine(_HELD[seat][0], _known(seat), seed, deck)
    except Exception as fault:
        # Where a deck was given it is at fault, and what was begun with its cards is of no use.
        with _LOCK:
            _KNOWN.pop(seat, None)
        if deck is None or isinstance(fault, PlaymatError):
            raise
        raise GameError(f"the deck to assume cannot be compiled: {type(fault).__name__}: {fault}") from fault


def _known(seat: Seat) -> Known:
    """What the seat has met; games of other seats and other games never add to it."""
    with _LOCK:
        if seat not in _KNOWN:
            game, number = _HELD[seat]
            _KNOWN[seat] = Known(number, partial(Match, game.book))
        return _KNOWN[seat]
