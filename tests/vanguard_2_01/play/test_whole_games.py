"""Ten whole games of our decks, answer by answer with what happened: whatever changes in play shows as other lines.

A file holds the answers that bots once gave; the game is played again from these. After a change that is meant, let
bots play the games anew, and read the difference before keeping it:

    RENEW_PLAYTHROUGHS=1 pytest tests/vanguard_2_01/play/test_whole_games.py
"""

from __future__ import annotations

import os
import re
from itertools import zip_longest
from pathlib import Path

import pytest

import playmat
from playmat.kernel.state.view import log
from playmat.play.bots import make_bot
from playmat.play.seat import Seat

BOOK = "vanguard-2.01"
RENEW = "RENEW_PLAYTHROUGHS"
FOLDER = Path(__file__).parent / "games"
GREEDY, RANDOM = ("greedy", "greedy"), ("random", "random")
GAMES = {
    "stride-and-return": ("hedge-in-leaf", "ninth-bell", 1, GREEDY, (r"\n   stride ", "'be a vanguard again'")),
    "ultimate-stride": ("hedge-in-leaf", "ninth-bell", 8, GREEDY, (r"> stride #\d+ (Last-Furrow|Dragon)", "'remove'")),
    "legion-ridden-over": ("still-hour", "still-hour", 7, RANDOM, (
        r"\n   legion \S+ \S+ (\d+) \d+[\s\S]*\n   ride \S+ \S+ \d+ \1\b",)),
    "lock-and-unlock": ("still-hour", "old-growth", 6, GREEDY, ("'lock'", "'unlock'")),
    "delete": ("blank-page", "low-water", 9, GREEDY, (r"\n   delete ", r"\n   face up 6.8")),
    "dominate-and-order": ("borrowed-strings", "old-growth", 3, GREEDY, (
        r"\n   dominate \S+ \S+ (\d+)\n[\s\S]{0,400}\n   attack \S+ \S+ \1 ",)),
    "force": ("hedge-in-leaf", "nine-lanterns", 2, GREEDY, (r"\n   gift .*'force'",)),
    "accel": ("low-water", "borrowed-strings", 4, GREEDY, (r"\n   gift .*'accel'", r"> call #\d+ .* accel \d")),
    "protect": ("old-growth", "blank-page", 5, GREEDY, (r"\n   gift .*'protect'",)),
    "fire-in-the-wall": ("nine-lanterns", "nine-lanterns", 13, RANDOM, (
        r"> stride #(\d+) Cinder[\s\S]{0,2000}\n   flip over \S+ \S+ \1\n[\s\S]{0,300}\n   stride \S+ \S+ \1 ",)),
}  # fmt: skip
"""By name: two decks, the seed, who played, and what the game shows."""
UNTOLD = ("begin", "show", "compare", "normal", "superior", "bonus", "first")
"""Events that other lines tell as well."""


def file_of(name):
    return FOLDER / f"{name}.txt"


def played_by_bots(game, seed, bots):
    """The answers that two bots give, one after another."""
    players = [make_bot(bot, 2 * seed + seat) for seat, bot in enumerate(bots)]
    while game.settle().question is not None:
        yield players[game.question.seat].choose(Seat(game, game.question.seat))


def played_as_kept(game, lines):
    """The answers that a file holds, each found among the options by its words."""
    for line in [line for line in lines if " > " in line]:
        said = line.split(" > ", 1)[1]
        options = game.settle().question.options if game.question is not None else ()
        yield next((option for option in options if shown(game, option) == said), None)


def playthrough(name, answers=None):
    """The lines of a file, with the answers of bots or those given as lines."""
    first, second, seed, bots, _ = GAMES[name]
    decks = playmat.own_decks(BOOK)
    game = playmat.new_game(BOOK, [decks[first], decks[second]], seed)
    yield f"# {BOOK}: {first} against {second}, seed {seed}, by {bots[0]} bots; renewed by {RENEW}=1"
    told, given = 0, played_by_bots(game, seed, bots) if answers is None else played_as_kept(game, answers)
    for number, option in enumerate(given, 1):
        yield from events(game, told)
        told, q = len(game.log), game.question
        if option is None:
            yield f"{number} no such answer at {q.rule if q is not None else 'the end'}"
            return
        yield f"{number} seat {q.seat}, {q.rule}, {q.about}, {len(q.options)} options > {shown(game, option)}"
        game.answer(option)
    game.settle()
    yield from events(game, told)
    yield f"= {game.result!r}" if game.result else f"= goes on at {game.question.rule}"


def events(game, since):
    """What happened, as it was told to the seat that was told more."""
    for one, other in zip([*log(game, 0)][since:], [*log(game, 1)][since:], strict=True):
        kind, rule, *rest = max(one, other, key=lambda event: len(repr(event)))
        if kind.split()[0] not in UNTOLD or kind == "begin turn":
            yield f"   {kind} {rule} {' '.join(map(repr, rest))}".rstrip()


def shown(game, option):
    """An option with the names of its cards."""
    if isinstance(option, tuple):
        word, *parts = option
        return " ".join((str(word), *(named(game, part) for part in parts)))
    return named(game, option) if game.question.kind != "number" else str(option)


def named(game, part):
    is_card = isinstance(part, int) and 0 <= part < len(game.definition)
    return f"#{part} {game.card(part)}" if is_card else str(part)


def kept(name):
    return file_of(name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_went(name):
    if os.environ.get(RENEW):
        FOLDER.mkdir(exist_ok=True)
        file_of(name).write_text("\n".join(playthrough(name)) + "\n", encoding="utf-8")
    was = kept(name)
    for number, (old, new) in enumerate(zip_longest(was, playthrough(name, was), fillvalue="(nothing)"), 1):
        assert new == old, f"line {number} of {name}.txt differs; if that is meant, renew it with {RENEW}=1"


@pytest.mark.parametrize("name", GAMES)
def test_the_kept_game_is_whole_and_shows_what_it_is_kept_for(name):
    *_, shows = GAMES[name]
    lines = kept(name)
    assert lines[-1].startswith("= Result(")
    for pattern in shows:
        assert re.search(pattern, "\n".join(lines)), pattern
