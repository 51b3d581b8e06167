"""Some games, question by question, kept as text: whatever changes in play shows as a difference of lines.

Each file holds the first answers of a random game between two of the book's own decks: every question with all
its options, the answer, and every event as each seat was told it. After a change that is meant, renew the
files and read the difference before keeping it:

    RENEW_PLAYTHROUGHS=1 pytest tests/play/test_playthroughs.py
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
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
    "alchemagic": ("vanguard-overdress", "still-and-curfew", "thirteen-wheels", 1),
    "turn-ended-early": ("vanguard-overdress", "still-and-curfew", "thirteen-wheels", 5),
    "noon-and-midnight": ("force-of-will-6.1", "short-noon", "unpaid-midnight", 14),
    "three-suits-deep": ("vanguard-overdress", "wren-s-wardrobe", "wren-s-wardrobe", 50),
    "prison-broken": ("vanguard-overdress", "wheel-and-rush", "under-the-quay", 2),
    "arms-handed-on": ("vanguard-overdress", "wheel-and-rush", "under-the-quay", 15),
    "songs": ("vanguard-overdress", "wheel-and-rush", "under-the-quay", 8),
    "persona-turn": ("vanguard-overdress", "thirteen-wheels", "ninth-alley", 8),
    "over-triggers": ("vanguard-overdress", "thirteen-wheels", "ninth-alley", 181),
}
PREFERRED = {
    "three-suits-deep": ("overdress", "sluice-diver-wren"),
    "persona-turn": ("ride",),
    "over-triggers": ("ride",),
}
"""What is done wherever it can be, so that a game shows what is rare by chance: an act, or a card by its number."""
SHOWN = {
    "prison-broken": ("move 16.2.3 ", "'imprison'"),
    "arms-handed-on": ("arm 16.3.3 ", "pass on 16.3.7 "),
    "songs": ("sing 11.8.3.1 ", "face down 11.8.3.1 ", "'delete'"),
    "persona-turn": ("persona ride 7.12.1.3.1 ", "= Result("),
    "over-triggers": ("   - additional effect", "'removed') 'remove'"),
}
"""What a game was kept for, as its lines have it."""
TESTS = Path(__file__).resolve().parents[1]
RENEW = "RENEW_PLAYTHROUGHS"
COMMAND = f"{RENEW}=1 pytest tests/play/test_playthroughs.py"


def file_of(name: str) -> Path:
    """A kept game lies with the other tests of its book."""
    book, *_ = GAMES[name]
    return TESTS / playmat.BOOKS[book] / "play" / f"{name}.txt"


def playthrough(book: str, first: str, second: str, seed: int, preferred: Sequence[str] = ()) -> Iterator[str]:
    """The lines of a file."""
    decks, chance = playmat.own_decks(book), Random(seed)
    game = playmat.new_game(book, [decks[first], decks[second]], seed).settle()
    yield f"# {book}: {first} against {second}, seed {seed}; renewed by {COMMAND}"
    told = 0
    for number in range(1, ANSWERS + 1):
        yield from events(game, told)
        told = len(game.log)
        if game.question is None:
            break
        yield from question(game, number)
        liked = [option for option in game.question.options if is_preferred(game, option, preferred)]
        option = chance.choice(liked or game.question.options)
        yield f"   > {shown(game, option)}"
        game.answer(option)
        game.settle()
    yield from events(game, told)
    yield f"= {game.result!r}" if game.result else f"= goes on at {game.question.rule}"


def is_preferred(game: Game, option: Any, preferred: Sequence[str]) -> bool:
    match option:
        case (str(act), int(number), *_):
            return act in preferred or game.match.cards[game.definition[number]].number in preferred
    return False


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
    lines = list(playthrough(*GAMES[name], PREFERRED.get(name, ())))
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


def test_a_unit_leaves_with_three_original_dresses():
    """All four go to the drop zone in one step, the unit first."""
    kept = file_of("three-suits-deep").read_text(encoding="utf-8")
    unit = r"both: move (\S+) None \d+ '[^']*' \(1, 'back left'\) \(1, 'drop'\) 'retire'\n"
    dress = r" +both: move \1 None \d+ '[^']*' \(1, 'original dress'\) \(1, 'drop'\) 'put'\n"
    assert re.search(unit + dress * 3, kept)


@pytest.mark.parametrize("check", ["damage check", "drive check"])
def test_an_over_trigger_comes_in_checks_of_both_kinds(check):
    kept = file_of("over-triggers").read_text(encoding="utf-8")
    assert re.search(rf"both: {check} [^\n]*\n +both: trigger 2\.8\.4 None \d+ 'over'\n", kept)


@pytest.mark.parametrize("name", SHOWN)
def test_the_kept_game_shows_what_it_is_called_after(name):
    kept = file_of(name).read_text(encoding="utf-8")
    assert [words for words in SHOWN[name] if words not in kept] == []
