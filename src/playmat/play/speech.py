"""How each book's options and events are said; a game without a `speech` is told in plain words.

`events` has, by kind of event, a function of the teller and of what the event holds; one that gives nothing
leaves the event untold. `quiet` are kinds that another event or the table already tells, `quiet_moves` likewise
verbs of moves. `option` gives the words of an option, or none for the common ones; `line`, the printed line of an
ability by its id, where the ids do not count lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..games import piece
from ..kernel.state.game import Game
from ..kernel.words.questions import Option, Question


def common_words(game: Game, question: Question, option: Option) -> str | None:
    return None


@dataclass(frozen=True)
class Speech:
    quiet: frozenset[str] = frozenset()
    quiet_moves: frozenset[str] = frozenset()
    events: Mapping[str, Callable[..., str]] = field(default_factory=dict)
    option: Callable[[Game, Question, Option], str | None] = common_words
    line: Callable[[Game, str], str] | None = None


PLAIN = Speech()


def speech_of(book: str) -> Speech:
    """The words of a book, or none but the common ones."""
    return piece(book, "speech", PLAIN)
