"""Everything Playmat raises on purpose.

    PlaymatError
    ├── GameError            the game in progress
    │   ├── IllegalAnswer    not an option; the game is unchanged
    │   └── GameOver         the game has ended
    ├── BookError            a book's own tables
    │   ├── UnknownRule      a rule id the book does not have
    │   ├── UnknownWord      a zone, phase, event ... the book does not declare
    │   └── BadProcedure     rows that cannot run
    ├── CardError            a card or its text
    ├── DeckError            a deck that may not be played
    └── SaveError            a saved game or replay that cannot be read

A message says what was given, where, what was expected and the rule, in lower case without a full stop.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class PlaymatError(Exception):
    """Base of all errors raised on purpose."""


class GameError(PlaymatError):
    pass


class IllegalAnswer(GameError):
    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class GameOver(GameError):
    pass


class BookError(PlaymatError):
    pass


class UnknownRule(BookError):
    pass


class UnknownWord(BookError):
    pass


class BadProcedure(BookError):
    pass


class CardError(PlaymatError):
    pass


class DeckError(PlaymatError):
    pass


class SaveError(PlaymatError):
    pass


def did_you_mean(given: str, known: Iterable[str]) -> str:
    """A hint for a misspelt word, or nothing.

    >>> did_you_mean("drgaon", ["dragon", "knight"])
    "; did you mean 'dragon'?"
    """
    near = get_close_matches(given, list(known), n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
