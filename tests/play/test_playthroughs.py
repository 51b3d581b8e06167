"""Some games, question by question, kept as text: whatever changes in play shows as a difference of lines.

Each file holds the first answers of a random game between two of the book's own decks: every question with all
its options, the answer, and every event as each seat was told it. After a change that is meant, renew the
files and read the difference before keeping it:

    RENEW_PLAYTHROUGHS=1 pytest tests/play/test_playthroughs.py
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest

import playmat
from playmat.kernel.state.game import Game
from playmat.kernel.state.view import log

ANSWERS = 150
GAMES = {
    "mire-and-flood": ("vanguard-1.10", "bottomless-mire", "ebb-and-flood", 11),
    "vigil-and-sparks": ("vanguard-1.10", "long-vigil", "scattered-sparks", 12),
    "bell-and-water": ("force-of-will-6.1", "first-bell", "low-water", 13),
    "noon-and-midnight": ("force-of-will-6.1", "short-noon", "unpaid-midnight", 14),
}
TESTS = Path(__file__).resolve().parents[1]
RENEW = "RENEW_PLAYTHROUGHS"
COMMAND = f"{RENEW}=1 pytest tests/play/test_playthroughs.py"


def file_of(name: str) -> Path:
    """A kept game lies with the other tests of its book."""
    book, *_ = GAMES[name]
    return TESTS / playmat.BOOKS[book] / "play" / f"{name}.txt"


def playthrough(book: str, first: str, second: str, seed: int) -> Iterator[str]:
    """The lines of a file."""
    decks, chance = playmat.own_decks(book), Random(seed)
    game = playmat.new_game(book, [decks[first], decks[second]], seed)
    yield f"# {book}: {first} against {second}, seed {seed}; renewed by {COMMAND}"
    told = 0
    for number in range(1, ANSWERS + 1):
        yield from events(game, told)
        told = len(game.log)
        if game.question is None:
            break
        yield from question(game, number)
        option = chance.choice(game.question.options)
        yield f"   > {shown(game, option)}"
        game.answer(option)
    yield from events(game, told)
    yield f"= {game.result!r}" if game.result else f"= goes on at {game.question.rule}"


def question(game: Game, number: int) -> Iterator[str]:
    q = game.question
    by = "" if q.source is None else f", {card(game, q.source)}"
    yield f"{number} ? seat {q.seat}, {q.rule}{by}, {q.kind}: {q.prompt}"
    for option in q.options:
        yield f"   - {shown(game, option)}"


def events(game: Game, since: int) -> Iterator[str]:
    """What happened, once if both seats were told the same."""
    for one, other in zip([*log(game, 0)][since:], [*log(game, 1)][since:], strict=True):
        if one == other:
            yield f"   both: {words(one)}"
        else:
            yield f"   seat 0: {words(one)}"
            yield f"   seat 1: {words(other)}"


def words(event: tuple[Any, ...]) -> str:
    kind, rule, *rest = event
    return f"{kind} {rule} {' '.join(map(repr, rest))}".rstrip()


def shown(game: Game, option: Any) -> str:
    """An option with the names of its cards."""
    if isinstance(option, tuple):
        at = 2 if option[0] == "ability" else 1
        return " ".join(card(game, p) if i == at and is_card(option, p) else str(p) for i, p in enumerate(option))
    return card(game, option) if isinstance(option, int) and game.question.kind != "number" else str(option)


def is_card(option: tuple[Any, ...], part: Any) -> bool:
    return isinstance(part, int) and option[0] != "hidden"


def card(game: Game, number: int) -> str:
    return f"#{number} {game.card(number)}"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_went(name):
    path = file_of(name)
    lines = list(playthrough(*GAMES[name]))
    if os.environ.get(RENEW):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    kept = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip_longest(kept, lines, fillvalue="(nothing)"), 1):
        assert now == was, f"line {number} of {path.name} differs; if that is meant, renew it with {RENEW}=1"


@pytest.mark.parametrize("name", GAMES)
def test_the_kept_game_is_worth_keeping(name):
    kept = file_of(name).read_text(encoding="utf-8").splitlines()
    asked = [line for line in kept if " ? seat " in line]
    assert len(asked) > 100
    assert any(", pick some: " in line for line in asked)
    assert sum(line.startswith("   seat ") for line in kept) > 40, "some events are told differently"
