"""Measuring a book: decisions a second in random play, forks, imagined games, saves, memory.

A decision is an answered question that has two options or more. A reference loop is timed with the games,
a part of it before each of them, and rates are scaled to a machine that needs 0.45 s for the whole, so that figures of
different machines and moments compare. No game is played twice, so that nothing remembered of one flatters the next.
Times are those of the processor, not of the wall. Python's collector comes by as seldom as in a series of games.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count, islice
from operator import attrgetter
from random import Random
from statistics import fmean, median
from typing import Any

from ..books import book
from ..kernel.build.start import load
from ..kernel.build.start import new_game as new_game_of
from ..kernel.state.game import Game
from ..kernel.words.book import Deck
from ..library import own_decks
from .compiled import is_compiled
from .memory import seldom_collected
from .seat import Seat

REFERENCE = 0.45
"""Seconds of the reference loop to which rates are scaled."""
ADDITIONS = 10_000_000
LEAST_REPETITIONS = 5
REPETITIONS = 15
"""Many short rounds: the median of them bears a machine that changes its pace."""
LIVE_GAMES = 10
SAMPLES = 24


def reference(additions: int) -> float:
    """Seconds for so many integer additions in a plain loop."""
    total = 0
    began = time.process_time()
    for number in range(additions):
        total += number
    return time.process_time() - began


@dataclass(frozen=True)
class Repetition:
    """One round of games: its reference and what it took."""

    reference: float
    """Seconds for ten million additions."""
    seconds: float
    decisions: int
    options: int
    forced: int
    games: int

    @property
    def scaled(self) -> float:
        """Decisions a second, on a machine with the standard reference."""
        return self.decisions / self.seconds * self.reference / REFERENCE


def pairs(decks: dict[str, Deck]) -> list[tuple[Deck, Deck]]:
    """Every deck against every other, each of them first once."""
    found = [(one, other) for one in decks.values() for other in decks.values() if one is not other]
    return found or [(deck, deck) for deck in decks.values()]


def new_game(name: str, number: int) -> Game:
    """Game number so-and-so of the bench: the decks take turns."""
    matches = pairs(own_decks_of(name))
    return new_game_of(book(name), matches[number % len(matches)], number)


_DECKS: dict[str, dict[str, Deck]] = {}


def own_decks_of(name: str) -> dict[str, Deck]:
    """The book's decks, read once: reading is not what is measured."""
    if name not in _DECKS:
        _DECKS[name] = own_decks(name)
    return _DECKS[name]


def play_randomly(game: Game, chance: Random) -> int:
    """Play to the end; the number of options met."""
    met = 0
    draw = chance.random
    question = game.settle().question
    while question is not None:
        options = question.options
        met += len(options)
        game.decide(options[int(draw() * len(options))])
        question = game.question
    return met


def repeat(name: str, games: int, first: int = 0) -> Repetition:
    """Time a round of whole games, with their setting up, each after its part of the reference."""
    gc.collect()
    share = max(ADDITIONS // games, 1)
    decisions = options = forced = 0
    loop = seconds = 0.0
    for number in range(first, first + games):
        loop += reference(share)
        began = time.process_time()
        game = new_game(name, number)
        options += play_randomly(game, Random(number))
        seconds += time.process_time() - began
        decisions += game.decisions
        forced += game.forced
    return Repetition(loop * ADDITIONS / (share * games), seconds, decisions, options, forced, games)


# --- single calls -------------------------------------------------------------------------------------


def in_an_effect(game: Game) -> bool:
    """Whether the game has stopped while a card's ability is being carried out."""
    return any(frame.source is not None for frame in game.frames)


def stops(name: str) -> Iterator[Game]:
    """Games stopped in the middle of an effect, one of each random game that comes to one late enough."""
    for number in range(200):
        game, chance = new_game(name, number), Random(number)
        while (question := game.settle().question) is not None:
            if game.decisions > 40 and in_an_effect(game):
                yield game
                break
            game.answer(chance.choice(question.options))


def timed(call: Callable[[], object], times: int) -> float:
    """Seconds for one call, the best of three rounds."""
    rounds = []
    for _ in range(3):
        began = time.process_time()
        for _ in range(times):
            call()
        rounds.append((time.process_time() - began) / times)
    return min(rounds)


def imagining(samples: list[Game]) -> list[float]:
    """Seconds for an imagined game of either seat, another one each time, once the seat's cards are compiled."""
    seeds, found = count(), []
    for game in samples:
        for number in range(game.book.seats):
            seat = Seat(game, number)
            seat.imagined(next(seeds))
            found.append(timed(partial(imagine_another, seat, seeds), 40))
    return found


def imagine_another(seat: Seat, seeds: Iterator[int]) -> Game:
    return seat.imagined(next(seeds))


def bytes_per_game(name: str) -> int:
    """Memory of a live game in mid-play with its history; what all games of a match share counts once."""
    halfway(name, 0, LIVE_GAMES)
    gc.collect()
    tracemalloc.start()
    games = [halfway(name, 0, seed) for seed in range(LIVE_GAMES)]
    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(games)


def halfway(name: str, pair: int, seed: int) -> Game:
    game = new_game_of(book(name), pairs(own_decks_of(name))[pair], seed)
    chance = Random(seed)
    while (question := game.settle().question) is not None and game.decisions < 150:
        game.answer(chance.choice(question.options))
    return game


def cost_by_thirds(name: str, games: int) -> list[float]:
    """Mean microseconds for a decision in the first, middle and last third of a game."""
    sums, counts = [0.0, 0.0, 0.0], [0, 0, 0]
    for number in range(games):
        costs = decision_costs(new_game(name, number), Random(number))
        for at, cost in enumerate(costs):
            third = 3 * at // len(costs)
            sums[third] += cost
            counts[third] += 1
    return [1e6 * total / count if count else 0.0 for total, count in zip(sums, counts, strict=True)]


def decision_costs(game: Game, chance: Random) -> list[float]:
    costs = []
    game.settle()
    while game.question is not None:
        option = chance.choice(game.question.options)
        began = time.process_time()
        game.decide(option)
        costs.append(time.process_time() - began)
    return costs


# --- the report ---------------------------------------------------------------------------------------


def measure(
    name: str, games: int, repetitions: int = LEAST_REPETITIONS, tell: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """All figures of a book. `tell` is called after each repetition."""
    rounds = []
    own_decks_of(name)
    for number in range(len(pairs(own_decks_of(name)))):
        new_game(name, number)  # cards are compiled once, which is not what is measured
    with seldom_collected():
        for number in range(repetitions):
            rounds.append(repeat(name, games, number * games))
            tell()
        return {"compiled": is_compiled(name), **rates(rounds), **calls(name), **growth(name, games)}


def rates(rounds: list[Repetition]) -> dict[str, Any]:
    scaled = [one.scaled for one in rounds]
    words = ("games", "decisions", "options", "forced")
    games, decisions, options, forced = (sum(map(attrgetter(word), rounds)) for word in words)
    return {
        "decisions_per_s_scaled": round(median(scaled), 1),
        "spread": [round(min(scaled), 1), round(max(scaled), 1)],
        "reference_s": round(median(one.reference for one in rounds), 4),
        "decisions_per_s": round(median(one.decisions / one.seconds for one in rounds), 1),
        "decisions_per_game": round(decisions / games, 1),
        "options": round(options / decisions, 2),
        "forced_share": round(forced / (forced + decisions), 4),
        "repetitions": len(rounds),
        "games": rounds[-1].games,
    }


def calls(name: str) -> dict[str, Any]:
    """Forks, imagined games, saves and loads in the middle of effects."""
    samples = list(islice(stops(name), SAMPLES)) or [halfway(name, 0, 0)]
    saved = [game.save() for game in samples]
    loads = [partial(load, text, game.book, game.match) for game, text in zip(samples, saved, strict=True)]
    return {
        "fork_us": round(1e6 * fmean(timed(game.fork, 200) for game in samples), 2),
        "imagined_us": round(1e6 * fmean(imagining(samples)), 1),
        "save_ms": round(1e3 * fmean(timed(game.save, 3) for game in samples), 3),
        "load_ms": round(1e3 * fmean(timed(call, 2) for call in loads), 3),
        "load_with_cards_ms": round(1e3 * timed(lambda: load(saved[0], samples[0].book), 1), 3),
        "save_bytes": round(fmean(len(text.encode()) for text in saved)),
        "effects_sampled": len(samples),
        "bytes_per_game": bytes_per_game(name),
    }


def growth(name: str, games: int) -> dict[str, Any]:
    """Whether decisions become dearer as a game grows."""
    thirds = cost_by_thirds(name, games)
    return {
        "thirds_us": [round(cost, 1) for cost in thirds],
        "last_third_to_first": round(thirds[2] / thirds[0], 3) if thirds[0] else 0.0,
    }
