"""Real games for the tests of the laws: own decks, random answers from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import playmat
from playmat.kernel.state.game import Game

BOOK = "vanguard-1.10"


def start(seed: int, book: str = BOOK) -> Game:
    """A new game; the seed also says which of the book's own decks meet."""
    decks = list(playmat.own_decks(book).values())
    other = 1 + seed // len(decks) % (len(decks) - 1)
    return playmat.new_game(book, [decks[seed % len(decks)], decks[(seed + other) % len(decks)]], seed)


def states(seed: int, book: str = BOOK, every: int = 1) -> Iterator[Game]:
    """The same game at every `every`-th question of a random game. It may be looked at, not answered."""
    game, chance = start(seed, book), Random(seed)
    asked = 0
    while game.settle().question is not None:
        if asked % every == 0:
            yield game
        game.answer(chance.choice(game.question.options))
        asked += 1


def at(seed: int, answers: int, book: str = BOOK) -> Game:
    """A random game after so many answers."""
    game, chance = start(seed, book), Random(seed)
    for _ in range(answers):
        assert game.settle().question is not None, f"game {seed} of {book} ended early"
        game.answer(chance.choice(game.question.options))
    return game


def mid_effect(seed: int, kinds: tuple[str, ...] = ("pick some", "yes no", "mode", "number", "order")) -> Game:
    """A random game stopped at a question that a card's ability puts."""
    for game in states(seed):
        question = game.question
        if question is not None and question.source is not None and question.kind in kinds and len(game.frames) > 3:
            return game
    raise AssertionError(f"no ability asks anything in game {seed}")


def finish(game: Game, seed: int, most: int | None = None) -> Game:
    """Random answers up to the end, or at most so many."""
    chance = Random(seed)
    while game.question is not None and most != 0:
        game.answer(chance.choice(game.question.options))
        most = None if most is None else most - 1
    return game
