"""Playmat plays trading card games by their rulebooks.

>>> import playmat
>>> game = playmat.new_game("vanguard-1.10", ["long-vigil", "ebb-and-flood"], seed=1)
>>> game
<game of vanguard-1.10, before the first turn: seat 1 is asked, cards to shuffle back and draw anew (5.2.5)>
>>> game.question.rule
'5.2.5'

`copy.copy` and `copy.deepcopy` of a game are forks; pickling it is a save, and unpickling it a load.
"""

from __future__ import annotations

import copyreg as _copyreg
from collections.abc import Callable as _Callable
from collections.abc import Iterable as _Iterable

from .books import BOOKS, book
from .kernel.build.start import load as _load
from .kernel.build.start import new_game as _new_game
from .kernel.state.game import Game
from .kernel.state.records import Result
from .kernel.state.rng import fresh_seed as _fresh_seed
from .kernel.state.save import SAVE_FORMAT as _SAVE_FORMAT
from .kernel.state.save import opened as _opened
from .kernel.words.book import Deck
from .kernel.words.errors import (
    BookError,
    CardError,
    DeckError,
    GameError,
    GameOver,
    IllegalAnswer,
    NotAsked,
    PlaymatError,
    SaveError,
)
from .kernel.words.questions import Question
from .library import Library, own_decks, own_library
from .library import chosen_decks as _chosen_decks
from .library import require_cards_of as _require_cards_of
from .play.committing import commitment, verify_commitment
from .play.seat import Seat
from .version import VERSION as __version__


def new_game(book_name: str, decks: _Iterable[Deck | str], seed: int | None = None, **options: object) -> Game:
    """A game of the named book between two decks, stopped at its first question.

    A deck is a `Deck`, or the name of one that ships with Playmat (`own_decks`). A seed is a whole number of up to 128
    bits; without one the system gives it, and `game.start.seed` tells. Raises BookError for a book or an option that
    there is not, DeckError for decks that cannot be played, GameError for a seed that is none.
    """
    rules = book(book_name)
    chosen = _chosen_decks(book_name, decks)
    try:
        return _new_game(rules, chosen, _fresh_seed() if seed is None else seed, options)
    except Exception:
        # Looked at only here, to take no time from games that begin: other cards explain whatever went wrong.
        for deck in chosen:
            _require_cards_of(rules, deck)
        raise


def load(text: str) -> Game:
    """A game taken up where `game.save()` left it, in this process or another; SaveError says why it cannot be."""
    if not isinstance(text, str):
        raise SaveError(f"expected the text of a saved game, found {type(text).__name__}")
    name = _opened(text, _SAVE_FORMAT).get("book")
    if not isinstance(name, str):
        raise SaveError(f"its book is {name!r}; expected the name of a book")
    return _load(text, book(name))


def _pickled(game: Game) -> tuple[_Callable[[str], Game], tuple[str]]:
    """A pickled game is its save, so whoever loads it needs no more than a save says."""
    rules = game.book
    if rules.name not in BOOKS or book(rules.name) is not rules:
        raise SaveError(f"a game of {rules.name!r}, which is no book of Playmat's own, cannot be pickled")
    cards = game.match.cards
    implied = {(other.name, other.number) for card in cards for other in rules.sight.with_it(card)}
    for card in cards:
        if card.abilities and "record" not in card.extra and (card.name, card.number) not in implied:
            raise SaveError(f"card {card.name!r} has no record, so that a game with it cannot be pickled")
    return (load, (game.save(),))


_copyreg.pickle(Game, _pickled)


__all__ = [
    "BOOKS",
    "BookError",
    "CardError",
    "Deck",
    "DeckError",
    "Game",
    "GameError",
    "GameOver",
    "IllegalAnswer",
    "Library",
    "NotAsked",
    "PlaymatError",
    "Question",
    "Result",
    "SaveError",
    "Seat",
    "__version__",
    "book",
    "commitment",
    "load",
    "new_game",
    "own_decks",
    "own_library",
    "verify_commitment",
]
