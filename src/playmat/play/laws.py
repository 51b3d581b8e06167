"""The laws that every game keeps, checked while it is played.

Cheap laws are checked at every question; those that fork, save or imagine, at every `every`-th.

    play_out(game, bots, watch=Laws(seed=1, every=10))
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from ..kernel.build.start import load
from ..kernel.run.rows import advance
from ..kernel.state.game import Game
from ..kernel.state.memo import forget
from ..kernel.state.sight import knows
from ..kernel.state.view import view
from ..kernel.words.cards import Card
from ..kernel.words.errors import GameError, IllegalAnswer
from ..kernel.words.plain import Plain, Record
from ..kernel.words.questions import ANSWERS, KINDS, ROLES, Option, Question, parts_of
from .twins import same_for
from .words import first_sides

MOST_OPTIONS = 400
NO_ACT: Option = ("no such act", -1)
PASS = "pass"


class LawBroken(GameError):
    """A game did what no game may do: a fault of the book or the kernel, never of a player."""


class Laws:
    """A watcher for `play_out`. Raises LawBroken with the law, what was found, and where."""

    def __init__(self, seed: int = 0, every: int = 10) -> None:
        self._chance = Random(seed)
        self._every = every
        self._seen = 0
        self.checked = 0
        """How many questions the dear laws were checked at."""
        self._events: Any = None
        self._cards: Counter[tuple[int, int]] | None = None

    def __call__(self, game: Game) -> None:
        self._conserved(game)
        self._events = cited(game, self._events)
        if game.question is not None:
            well_asked(game, game.question)
            if self._seen % self._every == 0:
                check_laws(game, self._chance)
                self.checked += 1
        self._seen += 1

    def _conserved(self, game: Game) -> None:
        conserved(game)
        brought = sum(len(deck.cards()) for deck in game.start.decks)
        fronts = first_sides(game)
        sides = [fronts.get(definition, definition) for definition in game.definition[: brought or None]]
        cards = Counter(zip(game.owner, sides, strict=False))
        # Some books lay cards down only when the game is set up, so there may be more than before, never fewer.
        lost = (self._cards or Counter()) - cards
        require(not lost, game, "each player keeps the cards they brought", lost)
        self._cards = cards


def require(holds: bool, game: Game, law: str, found: object = "") -> None:
    if not holds:
        at = game.question.rule if game.question else "the end"
        raise LawBroken(f"broken law: {law}; found {found!r} at {at}")


# --- at every question --------------------------------------------------------------------------------


def conserved(game: Game) -> None:
    """Every card is in exactly one zone, and in the one it says."""
    lying = sorted(card for cards in game.zones for card in cards)
    require(lying == list(range(len(game.definition))), game, "every card is in exactly one zone", lying)
    strays = [card for zone, cards in enumerate(game.zones) for card in cards if game.zone_of[card] != zone]
    require(not strays, game, "a card's zone is the one it lies in", strays)


def well_asked(game: Game, question: Question) -> None:
    """A question has two options or more, or is secret; each once, of a kind we know and by a rule the book has."""
    options = question.options
    require(len(options) > 1 or is_secret(game), game, "a question leaves a choice", options)
    require(len(set(options)) == len(options), game, "every option is there once", options)
    require(len(options) <= MOST_OPTIONS, game, f"no question has over {MOST_OPTIONS} options", len(options))
    require(question.kind in KINDS, game, "a question is of a known kind", question.kind)
    require(question.rule in game.book.rules, game, "a question cites a rule of the book", question.rule)
    require(0 <= question.seat < game.book.seats, game, "a question is for a seat", question.seat)
    require(question.about != "", game, "a question says what it is about", question)
    loose = [option for option in options if isinstance(option, tuple) and not all_have_roles(question, option)]
    require(not loose, game, "every part of an option has a role", loose)


def is_secret(game: Game) -> bool:
    """Whether the open question hangs on cards that others do not see: it is put though it leaves no choice."""
    v = game.frames[-1]
    _, action, *_ = game.match.procedures[v.procedure].code[v.row]
    return bool(action.secret)


def all_have_roles(question: Question, option: tuple[int | str, ...]) -> bool:
    _, *parts = option
    return len(parts_of(option, question.kind, question.roles)) == len(parts)


def cited(game: Game, until: Any) -> Any:
    """All events since a place in the history cite rules of the book; gives the new place."""
    link = game.events
    while link is not None and link is not until:
        event, link = link
        _, rule, *_ = event
        require(rule in game.book.rules, game, "every event cites a rule of the book", event)
    return game.events


# --- now and then -------------------------------------------------------------------------------------


def check_laws(game: Game, chance: Random) -> None:
    """All laws that can be checked at one question, without changing the game."""
    assert game.question is not None
    conserved(game)
    well_asked(game, game.question)
    before = game.digest()
    option = chance.choice(game.question.options)
    refuses(game, chance, before)
    remembers(game)
    forks(game, option, before)
    saves(game, option, before)
    for seat in range(game.book.seats):
        hides(game, seat, chance.getrandbits(32))
    require(game.digest() == before, game, "looking at a game does not change it")


def refuses(game: Game, chance: Random, before: str) -> None:
    """What is not an option is refused with a rule of the book, and nothing changes."""
    assert game.question is not None
    others = [card for card in range(len(game.definition)) if card not in game.question.options]
    for act in (NO_ACT, *chance.sample(others, min(2, len(others)))):
        reason = game.why_not(act)
        require(reason is not None, game, "a refusal has a reason", act)
        assert reason is not None
        cited_rule, _ = reason
        require(cited_rule in game.book.rules, game, "a refusal cites a rule of the book", reason)
        try:
            game.answer(act)
        except IllegalAnswer as refusal:
            require(refusal.rule in game.book.rules, game, "a refusal cites a rule of the book", refusal.rule)
        else:
            require(False, game, "only an option is accepted", act)
        require(game.digest() == before, game, "a refused answer changes nothing", act)


def forks(game: Game, option: Option, before: str) -> None:
    """Forks are equal, go on equally, and leave the game alone; any option is accepted."""
    one, other = game.fork(), game.fork()
    require(one.digest() == before, game, "a fork equals its game")
    one.answer(option)
    require(game.digest() == before, game, "a fork is independent of its game", option)
    other.answer(option)
    require(one.digest() == other.digest(), game, "the same answer gives the same game", option)
    conserved(one)


def saves(game: Game, option: Option, before: str) -> None:
    """A saved game is loaded as it was, and goes on as the game itself would."""
    loaded = load(game.save(), game.book, game.match)
    require(loaded.digest() == before, game, "a loaded game equals the saved one")
    require(loaded.log == game.log, game, "a loaded game has the same log")
    conserved(loaded)
    fork = game.fork()
    loaded.answer(option)
    fork.answer(option)
    require(loaded.digest() == fork.digest(), game, "a loaded game goes on as the saved one", option)


def remembers(game: Game) -> None:
    """What is kept equals what is worked out anew: what the question offers, and what every card is."""
    fresh = game.fork()
    forget(fresh)
    advance(fresh)
    assert game.question is not None
    anew = None if fresh.question is None else fresh.question.options
    require(anew == game.question.options, game, "an option list that is worked out anew is the same", anew)
    stale = [
        (game.card(card), each.name, kept, value)
        for each in game.book.words.characteristics
        for card in range(len(game.definition))
        if (kept := game.value(card, each.name)) != (value := fresh.value(card, each.name))
    ]
    require(not stale, game, "what is kept of a card is what it is", stale)


def hides(game: Game, seat: int, seed: int) -> None:
    """A view names no card that its seat does not know of, and whatever a seat can get would be the same whatever those
    cards were, now and after an answer (`twins`).

    A player knows what is in his or her own deck, not where, and cards that were seen and can still be told apart.
    """
    shown = view(game, seat)
    others = [c for c in range(len(game.definition)) if game.owner[c] != seat]
    unseen = {game.card(c) for c in others if not knows(game, seat, c)}
    fronts = first_sides(game)
    seen = [c for c in range(len(game.definition)) if knows(game, seat, c)]
    unseen -= {word for c in seen for word in printed_words(game, c, fronts)}
    if shown["question"] is not None and shown["question"]["kind"] == "name":
        # Whoever names a card is offered those of their own list, which the other may have too.
        unseen -= {game.card(c) for c in range(len(game.definition)) if game.owner[c] == seat}
    text = json.dumps(shown)
    leaked = [name for name in unseen - spoken(game, shown) if json.dumps(name) in text]
    require(not leaked, game, "a view names only cards that its seat knows of", leaked)
    told = list(same_for(game, seat, Random(seed)))
    require(not told, game, "what a seat can get does not depend on hidden cards", told)


def spoken(game: Game, shown: Record) -> set[str]:
    """Words that a view is written in: a card may be called "hand" or "done" as well; twins tell of it too."""
    kinds = {*KINDS, *ROLES.values(), *(role for roles in game.match.acts.values() for role in roles)}
    return {*names_in(shown), *game.match.zone_names, *game.match.acts, *ANSWERS, *kinds, PASS}


def names_in(value: Plain) -> Iterator[str]:
    """The names of all fields in plain data."""
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    for part in value if isinstance(value, list | tuple) else ():
        yield from names_in(part)


def printed_words(game: Game, card: int, fronts: Mapping[int, int]) -> set[str]:
    """Every word on a card: one card's name may be another's character or trait, or stand on its other side."""
    values = [game.value(card, characteristic.name) for characteristic in game.book.words.characteristics]
    words = [word for value in values for word in (value if isinstance(value, tuple) else (value,))]
    return {game.card(card), *sides_of(game, card, fronts), *(word for word in words if isinstance(word, str))}


def sides_of(game: Game, card: int, fronts: Mapping[int, int]) -> set[str]:
    """The names of a card on all its sides."""
    definition = game.definition[card]
    front = game.match.cards[fronts.get(definition, definition)]
    return {front.name, *(side.name for side in front.extra.values() if isinstance(side, Card))}


