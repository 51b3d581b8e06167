"""Series of games between bots: who plays what in each game, and the tally of them all.

Game number i has the seed `seed + i`, so game i of a series is game 0 of the series that begins there with
the same pairing. Bots change seats every game and decks every other game. A long series can be played in parts: `first`
is the number of the game that a part begins with.
"""

from __future__ import annotations

import shlex
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from ..books import book
from ..kernel.build.start import new_game as new_game_of
from ..kernel.state.game import Game
from ..kernel.state.rng import SEEDS, derived_seed
from ..kernel.words.book import Deck
from ..kernel.words.cards import Card
from ..library import own_decks
from .decks import random_deck, readable_cards
from .drive import play_out
from .hiring import hired
from .laws import Laws
from .memory import held, levels, seldom_collected
from .outside import TERMS, Terms

MEGA = 1 << 20


@dataclass(frozen=True)
class Series:
    """What is played: a book, two bots, decks by name (or built from a card file), and where seeds begin."""

    book: str
    games: int
    seed: int = 0
    bots: tuple[str, str] = ("random", "random")
    decks: tuple[str, ...] = ()
    cards: str = ""
    check: int = 0
    terms: Terms = TERMS
    """What programs among the bots have to play with."""
    first: int = 0

    def pairing(self, number: int) -> Pairing:
        """Who sits where with which deck in one game."""
        bots = self.bots if number % 2 == 0 else (self.bots[1], self.bots[0])
        return Pairing((self.seed + number) % SEEDS, bots, self._decks(number))

    def _decks(self, number: int) -> tuple[str, str]:
        if self.cards:
            return ("", "")
        if len(self.decks) == 2:
            one, other = self.decks
            return (one, other) if number // 2 % 2 == 0 else (other, one)
        pairs = [(one, other) for one in self.decks for other in self.decks if one != other]
        pairs = pairs or [(self.decks[0], self.decks[0])]
        return pairs[number // 2 % len(pairs)]


@dataclass(frozen=True)
class Pairing:
    seed: int
    bots: tuple[str, str]
    decks: tuple[str, str]


@dataclass(frozen=True)
class Played:
    """What became of one game."""

    seed: int
    bots: tuple[str, str]
    decks: tuple[str, str]
    winner: int | None = None
    first: int | None = None
    rule: str = ""
    turns: int = 0
    decisions: int = 0
    forced: int = 0
    checked: int = 0
    """At how many questions all laws were checked."""
    error: str = ""
    memory: int = field(default=0, compare=False)
    """Bytes that the process held when the game was over."""


@dataclass
class Tally:
    """The sum of a series."""

    games: int = 0
    draws: int = 0
    turns: int = 0
    decisions: int = 0
    forced: int = 0
    checked: int = 0
    wins: Counter[str] = field(default_factory=lambda: Counter({"0": 0, "1": 0}))
    by_bot: Counter[str] = field(default_factory=Counter)
    by_deck: Counter[str] = field(default_factory=Counter)
    by_order: Counter[str] = field(default_factory=lambda: Counter({"first": 0, "second": 0}))
    by_rule: Counter[str] = field(default_factory=Counter)
    faults: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    memory: list[int] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += 1
        self.memory.append(played.memory)
        self.decisions += played.decisions
        self.forced += played.forced
        self.checked += played.checked
        if played.error:
            self.faults.append(played)
            return
        self.turns += played.turns
        self.by_rule[played.rule] += 1
        for name in played.bots:
            self.by_bot[name] += 0
        for name in played.decks:
            self.by_deck[name] += 0
        self._add_winner(played)

    def _add_winner(self, played: Played) -> None:
        winner = played.winner
        if winner is None:
            self.draws += 1
            return
        self.wins[str(winner)] += 1
        self.by_bot[played.bots[winner]] += 1
        self.by_deck[played.decks[winner]] += 1
        if played.first is not None:
            self.by_order["first" if winner == played.first else "second"] += 1

    def grown(self) -> float | None:
        """By how many in 100 memory grew over the last half of the games; nothing if they were too few to tell."""
        found = levels(self.memory)
        return None if found is None else 100 * (found[1] / found[0] - 1)

    def as_json(self) -> dict[str, Any]:
        whole = self.games - len(self.faults)
        return {
            "games": self.games,
            "errors": len(self.faults),
            "wins": dict(self.wins),
            "draws": self.draws,
            "turns": round(self.turns / whole, 2) if whole else 0.0,
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "wins_by_bot": dict(self.by_bot),
            "wins_by_deck": dict(self.by_deck),
            "wins_by_order": dict(self.by_order),
            "ended_by_rule": dict(self.by_rule.most_common()),
            "forced": self.forced,
            "checked": self.checked,
            "seconds": round(self.seconds, 3),
            "memory": self.memory_told(),
            "faults": [asdict(fault) for fault in self.faults],
        }

    def memory_told(self) -> dict[str, float] | None:
        """The memory of a process after half of the games and at the end, in megabytes."""
        found, grown = levels(self.memory), self.grown()
        if found is None or grown is None:
            return None
        return {"half": round(found[0] / MEGA, 1), "end": round(found[1] / MEGA, 1), "grown_percent": round(grown, 2)}


@cache
def cards_of(path: str, book_name: str) -> tuple[Card, ...]:
    return tuple(readable_cards(Path(path), book_name))


@cache
def decks_of(book_name: str) -> dict[str, Deck]:
    return own_decks(book_name)


def decks_for(series: Series, pairing: Pairing) -> list[Deck]:
    if not series.cards:
        return [decks_of(series.book)[name] for name in pairing.decks]
    chance = Random(pairing.seed)
    cards = cards_of(series.cards, series.book)
    return [random_deck(series.book, cards, chance) for _ in range(book(series.book).seats)]


def play_one(series: Series, number: int) -> Played:
    """Play one game of a series; whatever goes wrong in it is part of the result."""
    pairing = series.pairing(number)
    game: Game | None = None
    names = pairing.decks
    try:
        decks = decks_for(series, pairing)
        names = (decks[0].name, decks[1].name) if series.cards else pairing.decks
        game = new_game_of(book(series.book), decks, pairing.seed)
        seeds = [derived_seed(pairing.seed, f"bot {seat}") for seat in range(len(pairing.bots))]
        bots = [hired(name, seed, series.terms) for name, seed in zip(pairing.bots, seeds, strict=True)]
        laws = Laws(pairing.seed, series.check) if series.check else None
        play_out(game, bots, laws)
    except Exception as fault:  # a series goes on after any fault, and reports it
        return broken(pairing, names, game, fault)
    assert game.result is not None
    result, turns = game.result, game.facts.get("turn", 0)
    return Played(
        pairing.seed, pairing.bots, names, result.winner, first_seat(game), result.rule, turns, game.decisions,
        game.forced, laws.checked if laws is not None else 0, memory=held(),
    )  # fmt: skip


def first_seat(game: Game) -> int | None:
    """The seat that had the first turn, as the history tells it; none where no turn began."""
    for event in game.log:
        match event:
            case ("begin turn", _, *_, (_, int(seat))):
                return seat
    return None


def broken(pairing: Pairing, names: tuple[str, str], game: Game | None, fault: Exception) -> Played:
    decisions = game.decisions if game is not None else 0
    words = " ".join(str(fault).split())
    error = f"{type(fault).__name__}: {words}"
    return Played(pairing.seed, pairing.bots, names, decisions=decisions, error=error, memory=held())


def reproduction(series: Series, fault: Played) -> str:
    """The command that plays a broken game again."""
    with_cards = f"--cards {series.cards}" if series.cards else f"--decks {','.join(fault.decks)}"
    check = f" --check {series.check}" if series.check else ""
    bots = shlex.quote(",".join(fault.bots))
    return f"playmat sim {series.book} --games 1 --seed {fault.seed} --bots {bots} {with_cards}{check}"


def run_series(series: Series, jobs: int = 1, tell: Callable[[Played], None] | None = None) -> Tally:
    """Play all games, on several processes if wanted, and add them up. `tell` hears of each game."""
    tally = Tally()
    prepare(series)
    began = time.perf_counter()
    with seldom_collected():
        for played in all_games(series, jobs):
            tally.add(played)
            if tell is not None:
                tell(played)
    tally.seconds = time.perf_counter() - began
    return tally


def prepare(series: Series) -> None:
    """Read what the games need, so that faults of files are found first and reading is not timed."""
    if series.cards:
        cards_of(series.cards, series.book)
    else:
        decks_of(series.book)


def all_games(series: Series, jobs: int) -> Iterator[Played]:
    numbers: Iterable[int] = range(series.first, series.first + series.games)
    if jobs <= 1:
        for number in numbers:
            yield play_one(series, number)
        return
    with get_context().Pool(jobs, _set_series, (series,)) as pool:
        yield from pool.imap(_play_number, numbers, chunksize=max(1, min(16, series.games // (4 * jobs))))


_SERIES: list[Series] = []
"""The series of a worker process."""


def _set_series(series: Series) -> None:
    _SERIES[:] = [series]
    prepare(series)


def _play_number(number: int) -> Played:
    return play_one(_SERIES[0], number)
