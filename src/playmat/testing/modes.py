"""The five ways a scenario is run: plain, forked, saved, replayed, spied on.

A mode watches every question of a scene and may swap the game for an equal one. At the end it checks that
all the games it kept went the same way. A scenario is played plain, and once more with the other four together: at
every question the seats are spied on, the game is saved and loaded, and it goes on in a fork of what was loaded. What
failed tells which of them it was. Together they see more than each alone: what was loaded is played to the end with
what it has worked out, beside forks that begin without it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from ..kernel.build.start import give, load
from ..kernel.state.compiled import Compiled
from ..kernel.state.game import Event, Game
from ..kernel.state.save import dumps, hash_of, save, state_of
from ..kernel.state.sight import sees
from ..kernel.state.view import log, view
from ..kernel.words.questions import CARD_ROLES, Option

PLAIN = "plain"
WATCHED = "watched"
MODES = (PLAIN, WATCHED)


def standing(g: Game) -> str:
    """All of a game's state as it is written: equal for games that will go on equally."""
    return dumps(state_of(g))


class Mode:
    """Plain: nothing is done to the game."""

    def at_question(self, g: Game) -> Game:
        """Look at the game before it is answered; the game to go on with."""
        return g

    def answered(self, option: Option) -> None:
        """Note an answer."""

    def at_end(self, g: Game) -> None:
        """Check what was kept against how the game stands now."""


class Forked(Mode):
    """Goes on with a fork; every original is played on too and must agree.

    Each is played to the next question, and those of the first, second, fourth, eighth ... question to the end: what a
    fork shares with its original by mistake shows at once or grows, and the time grows with the answers alone.
    """

    def __init__(self) -> None:
        self.kept: list[tuple[Game, int]] = []
        self.latest: tuple[Game, int] | None = None
        self.questions = 0
        self.answers: list[Option] = []

    def at_question(self, g: Game) -> Game:
        return self.go_on(g, standing(g))

    def go_on(self, g: Game, stands: str) -> Game:
        """A fork of a game that stands so."""
        if self.latest is not None:
            self._compare(self.latest, g, stands)
        self.questions += 1
        self.latest = (g, len(self.answers))
        if self.questions & (self.questions - 1) == 0:
            self.kept.append(self.latest)
            self.latest = None
        return g.fork()

    def answered(self, option: Option) -> None:
        self.answers.append(option)

    def at_end(self, g: Game) -> None:
        stands = standing(g)
        for kept in (*self.kept, *((self.latest,) if self.latest else ())):
            self._compare(kept, g, stands)

    def _compare(self, kept: tuple[Game, int], g: Game, stands: str) -> None:
        """Give the original the answers that were given since, and hold it against the game that they led to."""
        original, since = kept
        for option in self.answers[since:]:
            give(original, option)
        while (asked := original.question) is not None and len(asked.options) == 1 and original.forced < g.forced:
            original.answer(asked.options[0])
        assert standing(original) == stands, "a fork and its original went different ways"


ANEW: dict[tuple[str, str], Compiled] = {}
"""What was compiled out of saves, by book and cards: scenarios of the very same cards need it once."""
KEPT = 64


def reloaded(g: Game, text: str, compiled: int) -> Game:
    """A game out of its save, compiled anew if it has other cards than `compiled` before.

    A card that was given as nodes, which no record holds, is not compiled anew.
    """
    book = g.match.book
    if len(g.match.cards) == compiled or any(card.extra.get("record") is None for card in g.match.cards):
        return load(text, book, g.match)
    key = (book.name, hash_of(g.match))
    loaded = load(text, book, ANEW.pop(key, None))
    ANEW[key] = loaded.match
    if len(ANEW) > KEPT:
        del ANEW[next(iter(ANEW))]
    return loaded


class Saved(Mode):
    """Goes on with the game loaded from its own save, compiled anew whenever a card has joined it."""

    def __init__(self) -> None:
        self.compiled = 0

    def at_question(self, g: Game) -> Game:
        loaded, _ = self.opened(g, save(g))
        return loaded

    def opened(self, g: Game, text: str) -> tuple[Game, str]:
        """The game out of its save, and how it stands, which is what the save says."""
        loaded = reloaded(g, text, self.compiled)
        stands = standing(loaded)
        assert f'"state":{stands},"version":' in text, "a loaded game differs from the saved one"
        self.compiled = len(loaded.match.cards)
        return loaded, stands


class Replayed(Mode):
    """Plays the whole scenario a second time from its first question, compiled anew where cards have joined it."""

    def __init__(self) -> None:
        self.start = ""
        self.compiled = 0
        self.answers: list[Option] = []

    def at_question(self, g: Game) -> Game:
        if not self.start:
            self.begin(g, save(g))
        return g

    def begin(self, g: Game, text: str) -> None:
        """Note where the scenario begins, if it has only now."""
        if not self.start:
            self.start, self.compiled = text, len(g.match.cards)

    def answered(self, option: Option) -> None:
        self.answers.append(option)

    def at_end(self, g: Game) -> None:
        if self.start:
            again = reloaded(g, self.start, self.compiled)
            for option in self.answers:
                give(again, option)
            assert standing(again.settle()) == standing(g), "the same answers led to another game"


class Spied(Mode):
    """Looks for names that a seat must not know in everything it is handed."""

    def __init__(self) -> None:
        self.met: list[set[str]] = [set(), set()]

    def at_question(self, g: Game) -> Game:
        for seat in range(g.match.book.seats):
            self.spy(g, seat)
        return g

    def at_end(self, g: Game) -> None:
        self.at_question(g)

    def spy(self, g: Game, seat: int) -> None:
        cards = range(len(g.definition))
        seen = {g.card(c) for c in cards if sees(g, seat, c)}
        told = log(g, seat)
        self.met[seat] |= {name for name in (*seen, *named_in(told)) if name}
        hidden = {g.card(c) for c in cards} - self.met[seat]
        handed = [view(g, seat), self.options(g, seat), told]
        written = json.dumps(handed, default=str) if hidden else ""
        for name in hidden:
            assert f'"{name}' not in written, f"seat {seat} can read {name!r}, which it has never seen"

    def options(self, g: Game, seat: int) -> Any:
        if g.question is None or g.question.seat != seat:
            return None
        for role, part in (part for parts in g.question.parts for part in parts):
            if role in CARD_ROLES and isinstance(part, int):
                assert sees(g, seat, part), f"an option shows seat {seat} card {part}, which it may not see"
        return g.question.options


def named_in(events: Iterable[Event]) -> Iterator[str | None]:
    """The names in a log as a seat may read it, None where a card was hidden from it."""
    for event in events:
        match event:
            case ("move" | "show", _, _, _, name, *_):
                yield name


class Watched(Mode):
    """The others in one run: a game is spied on, saved, and gone on with in a fork of what was loaded."""

    def __init__(self) -> None:
        self.spied, self.replayed, self.saved, self.forked = Spied(), Replayed(), Saved(), Forked()

    def at_question(self, g: Game) -> Game:
        self.spied.at_question(g)
        text = save(g)
        self.replayed.begin(g, text)
        return self.forked.go_on(*self.saved.opened(g, text))

    def answered(self, option: Option) -> None:
        self.replayed.answered(option)
        self.forked.answered(option)

    def at_end(self, g: Game) -> None:
        for mode in (self.spied, self.replayed, self.forked):
            mode.at_end(g)


def make_mode(name: str) -> Mode:
    """One of `MODES`, or one of those that are watched together by itself."""
    modes = {PLAIN: Mode, WATCHED: Watched, "forked": Forked, "replayed": Replayed, "spied": Spied, "saved": Saved}
    return modes[name]()
