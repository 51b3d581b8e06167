"""Every duration that a grammar can say ends when its own words say, and no two of a book are the same.

A card marks itself until then, in the middle of seeded games. The mark must be there at every question before the
moment that the word names, and at none after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from random import Random

import pytest

import playmat
from playmat.kernel.build.start import new_game
from playmat.kernel.run.events import wait
from playmat.kernel.state.game import Game
from playmat.kernel.words import nodes as n
from playmat.kernel.words.book import Book, UntilOf
from playmat.play.cardcheck import language_of

from .planting import BOOKS, QUESTIONS, every_zone, made_in, signed, values

EVERY, WATCHED, FIRST = 7, 6, 2
"""After so many questions the words are said anew, in so many games, and not in the first turns.

Those about battles are said in every battle.
"""
NEVER = n.Whenever(n.Compare(n.Number(0), ">", n.Number(1)))
WORD = re.compile(r"(?:(end|beginning) of )?(?:(your opponent's|your|its controller's) )?(next )?(.+)")


@cache
def durations(book: str) -> list[str]:
    """The words that the grammar of a book can put into a field `until`."""
    grammar, found = language_of(book).grammar, set()
    for rule in grammar.rules.values():
        for made in made_in(rule.builds):
            for name, part in made.given:
                found |= values(grammar, part, rule) if name == "until" else set()
    return sorted(word for word in found if word)


# --- what a word says -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Time:
    """Where a game stands: a turn, a phase by its place among them, and the number of the battle, if there is one.

    `closing`: it is the last step of the battle.
    """

    turn: int
    phase: int
    battle: int
    closing: bool


@dataclass(frozen=True)
class Span:
    """What a word says when it is said at a time: before its moment a mark is there, after it none."""

    edge: str
    turn: int
    phase: int
    period: str
    said: Time

    def over(self, now: Time) -> bool | None:
        """Whether the moment is past; None at the moment itself, where both may be."""
        if self.period == "battle":
            return True if now.battle != self.said.battle else None if now.closing else False
        if self.edge == "beginning":
            return (now.turn, now.phase) >= (self.turn, self.phase)
        at = (self.turn, self.phase)
        return None if (now.turn, now.phase) == at else (now.turn, now.phase) > at


def phases(book: Book) -> list[str]:
    """The phases of a turn in their order; a battle phase within another one comes after the last of them."""
    found = [word for word in book.words.phases if word.endswith(" phase")]
    return found[: found.index("end phase") + 1]


def span(g: Game, word: str, seat: int, now: Time) -> Span | None:
    """What a word says now to a player; None where it makes no sense now."""
    found = WORD.fullmatch(word)
    assert found is not None, word
    edge, whose, later, period = found.groups(default="")
    order = phases(g.match.book)
    phase = order.index(period) if period in order else 0 if edge == "beginning" else len(order) - 1
    if period == "battle":
        return Span(edge, now.turn, now.phase, period, now) if now.battle else None
    holders = {"your": (seat,), "your opponent's": (1 - seat,), "its controller's": (0, 1)}.get(whose, (0, 1))
    if not later:
        return Span(edge, now.turn, phase, period, now) if now.phase <= phase else None
    to_come = period != "turn" and now.phase < phase
    turns = [now.turn + turns_to(g, holder, to_come) for holder in holders]
    return Span(edge, max(turns), phase, period, now)


def turns_to(g: Game, seat: int, to_come: bool) -> int:
    """How many turns it is to the next one of a player, this one where its time is still to come."""
    if g.facts["turn seat"] != seat:
        return 1
    return 0 if to_come else 2


# --- games with marks -----------------------------------------------------------------------------


def marking(book: str) -> str:
    """A characteristic that is a list of words, and that no rule asks for."""
    return next(c.name for c in playmat.book(book).words.characteristics if c.kind == "words" and c.name != "keywords")


def texts(book: str, words: Sequence[str]) -> tuple[n.Ability, ...]:
    """For each word a text that marks its own card until then, and that nothing sets off by itself."""
    zones, key = every_zone(book), marking(book)
    return tuple(
        n.Ability("automatic", n.Modify(n.This(), (n.Include(key, word),), word), zones, NEVER) for word in words
    )


@dataclass
class Watch:
    """A word that a card says, and the times at which its mark was there."""

    word: str
    game: int
    card: int
    serial: int
    text: str
    asked: Time
    span: Span | None = None
    seen: list[Time] = field(default_factory=list)

    def fault(self, now: Time, marked: bool) -> str:
        """What is wrong at a question."""
        assert self.span is not None
        over = self.span.over(now)
        if marked:
            self.seen.append(now)
        if over and marked:
            return f"{self.word!r}, said at {self.span.said}, is still there at {now}"
        due = bool(self.seen) if self.span.edge else self.span.turn == now.turn and now.phase > 0
        if over is False and due and not marked:
            return f"{self.word!r}, said at {self.span.said}, is gone at {now}"
        return ""


class Clock:
    """Tells the time of a game; battles are counted by whether a card attacks."""

    def __init__(self, book: Book) -> None:
        self.attacking, self.order = book.words.states["attacking"], phases(book)
        self.last_step = [word for word in book.words.phases if word.endswith(" step")][-1]
        self.battle, self.on = 0, False

    def now(self, g: Game) -> Time:
        on = any(self.attacking(g, card) for card in range(len(g.definition)))
        self.battle += on and not self.on
        self.on = on
        phase, step = g.facts["phase"], g.facts["step"]
        number = self.order.index(phase) if phase else -1
        return Time(g.facts["turn"], number, self.battle if on else 0, step == self.last_step)


class Marked:
    """A game in which the words are said to one player again and again, each when the one before is over."""

    def __init__(self, rules: Book, words: Sequence[str], seed: int) -> None:
        every = list(playmat.own_decks(rules.name).values())
        decks = [signed(every[(seed + seat) % len(every)], *texts(rules.name, words)) for seat in (0, 1)]
        self.words, self.seed, self.seat, self.chance = words, seed, seed % 2, Random(seed)
        self.g, self.clock = new_game(rules, decks, seed), Clock(rules)
        self.key = marking(rules.name)
        self.watches: dict[str, Watch] = {}
        self.done: list[Watch] = []

    def play(self) -> Iterator[str]:
        """What is wrong, question by question."""
        for number in range(QUESTIONS):
            if self.g.settle().question is None:
                return
            yield from self.look()
            self.say([word for word in self.words if number % EVERY == 0 or word.endswith("battle")])
            if self.g.question is not None:
                self.g.answer(self.chance.choice(sorted(self.g.question.options, key=repr)))

    def look(self) -> Iterator[str]:
        now = self.clock.now(self.g)
        for watch in list(self.watches.values()):
            if self.g.serial[watch.card] != watch.serial:
                del self.watches[watch.word]
                continue
            marked = watch.word in self.g.value(watch.card, self.key)
            if watch.span is None:
                self.hear(watch, marked, now)
            if watch.span is not None:
                yield watch.fault(now, marked)
                if watch.span.over(now) and not marked:
                    self.done.append(self.watches.pop(watch.word))

    def hear(self, watch: Watch, marked: bool, now: Time) -> None:
        """A word is said when its mark is there, or when it waits no more; one that is said too late is forgotten."""
        waits = any(w.source == watch.card and w.ability == watch.text for w in self.g.waiting)
        if now != watch.asked:
            del self.watches[watch.word]
        elif marked or not waits:
            watch.span = span(self.g, watch.word, self.seat, now)

    def say(self, words: Sequence[str]) -> None:
        """Let each of these words be said now that is not being watched, and that makes sense now."""
        g, now = self.g, self.clock.now(self.g)
        for word in words:
            if word not in self.watches and now.turn > FIRST and span(g, word, self.seat, now) is not None:
                card = self.speaker()
                text = self.texts_of(card)[self.words.index(word)]
                self.watches[word] = Watch(word, self.seed, card, g.serial[card], text, now)
                wait(g, self.seat, text, card)

    def speaker(self) -> int:
        """One of the cards with the texts: one that lies still, if there is any."""
        g = self.g
        mine = [card for card in range(len(g.definition)) if g.owner[card] == self.seat and self.texts_of(card)]
        return max(mine, key=lambda card: (g.is_in(card, "deck"), card))

    def texts_of(self, card: int) -> list[str]:
        match = self.g.match
        return [a.id for a in match.abilities_of[self.g.definition[card]] if a.node.trigger == NEVER]


@cache
def watched(book: str) -> tuple[dict[str, list[Watch]], list[str]]:
    """What was seen of each word until it was over, and what was wrong."""
    return watch(playmat.book(book), durations(book))


def watch(rules: Book, words: Sequence[str]) -> tuple[dict[str, list[Watch]], list[str]]:
    seen: dict[str, list[Watch]] = {word: [] for word in words}
    faults = []
    for seed in range(WATCHED):
        game = Marked(rules, words, seed)
        faults += [fault for fault in game.play() if fault]
        for one in game.done:
            seen[one.word].append(one)
    return seen, faults


WORDS = [pytest.param(book, word, id=f"{book}-{word}") for book in BOOKS for word in durations(book)]


@pytest.mark.parametrize(("book", "word"), WORDS)
def test_a_duration_ends_when_it_says(book: str, word: str) -> None:
    seen, faults = watched(book)
    assert [fault for fault in faults if repr(word) in fault][:3] == []
    assert sum(bool(one.seen) for one in seen[word]) > 2, f"{word!r} was never there"


def alike(seen: Mapping[str, Sequence[Watch]]) -> list[tuple[str, str]]:
    """Pairs of words that were there equally long whenever they were said at the same time."""
    lives = {
        word: {(w.game, w.asked): (w.seen[0], w.seen[-1]) for w in found if w.seen} for word, found in seen.items()
    }
    found = []
    for (one, first), (other, second) in combinations(lives.items(), 2):
        together = first.keys() & second.keys()
        if together and all(first[when] == second[when] for when in together):
            found.append((one, other))
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_no_two_durations_of_a_book_are_the_same(book: str) -> None:
    seen, _ = watched(book)
    assert alike(seen) == []


def test_two_durations_that_are_the_same_are_noticed() -> None:
    rules = playmat.book("vanguard-1.10")
    planted = with_duration(rules, "end of your next turn", rules.words.durations["end of your opponent's next turn"])
    seen, _ = watch(planted, ["end of turn", "end of your next turn", "end of your opponent's next turn"])
    assert alike(seen) == [("end of your next turn", "end of your opponent's next turn")]


def with_duration(rules: Book, word: str, moment: UntilOf) -> Book:
    return replace(rules, words=replace(rules.words, durations={**rules.words.durations, word: moment}))


ENDLESS = ("the day after", 0)
"""A moment that no rule brings about."""


@pytest.mark.parametrize(
    ("book", "word", "moment", "wrong"),
    [
        ("vanguard-1.10", "end of turn", lambda g, seat: ENDLESS, "is still there"),
        ("vanguard-1.10", "end of turn", lambda g, seat: ("end of battle", g.facts["turn"]), "is gone"),
        ("dragonball-1.02", "end of your next turn", lambda g, seat: ("end of turn", g.facts["turn"]), "is gone"),
        ("force-of-will-6.1", "end of turn", lambda g, seat: ("end of turn", g.facts["turn"] + 1), "is still there"),
    ],
)
def test_a_duration_that_ends_at_another_time_is_noticed(book: str, word: str, moment: UntilOf, wrong: str) -> None:
    """The opposite: a word whose moment no rule brings about, or one that comes too early or too late."""
    _, faults = watch(with_duration(playmat.book(book), word, moment), [word])
    assert any(wrong in fault for fault in faults)
