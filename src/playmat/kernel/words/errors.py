"""Everything Playmat raises on purpose.

    PlaymatError
    ├── GameError            the game in progress
    │   ├── IllegalAnswer    not an option; the game is unchanged
    │   ├── NotAsked         another seat is asked; the game is unchanged
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

    def __reduce__(self) -> tuple[object, ...]:
        """By its message and what else it says, so that an error made of other things can be pickled."""
        return (_revived, (type(self), self.args), self.__dict__)


def _revived(kind: type[PlaymatError], said: tuple[object, ...]) -> PlaymatError:
    return kind.__new__(kind, *said)


class GameError(PlaymatError):
    """Something that the game in progress does not have or cannot do."""


class IllegalAnswer(GameError):
    """An answer that is no option, with the rule that forbids it; the game is unchanged."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class NotAsked(GameError):
    """A seat that would answer for another; the game is unchanged."""


class GameOver(GameError):
    """The game has ended."""


class BookError(PlaymatError):
    """A book that there is not, or its own tables."""


class UnknownRule(BookError):
    """A rule id that the book does not have."""


class UnknownWord(BookError):
    """A zone, a phase, an event ... that the book does not declare."""


class BadProcedure(BookError):
    """Rows that cannot run."""


class CardError(PlaymatError):
    """A card or its text that cannot be read."""


class DeckError(PlaymatError):
    """A deck that there is not, or that may not be played."""


class SaveError(PlaymatError):
    """A saved game or replay that cannot be written or read."""


def did_you_mean(given: str, known: Iterable[str]) -> str:
    """A hint for a misspelt word, or nothing.

    >>> did_you_mean("drgaon", ["dragon", "knight"])
    "; did you mean 'dragon'?"
    """
    near = get_close_matches(given, list(known), n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
