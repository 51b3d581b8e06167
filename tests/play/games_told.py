"""Prints what happens in seeded random games of a book, as hashes: `games_told.py BOOK GAMES`.

A script of its own, since it is run in two ways: `test_compiled.py` compares what it prints.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random

from playmat.play.bench import new_game
from playmat.play.compiled import is_compiled

OFTEN = 40
"""The whole state is looked at once in so many questions."""


def told(name: str, number: int) -> str:
    """One hash of all questions of a game, of its state now and then, and of how it ended."""
    game, chance, told = new_game(name, number), Random(number), sha256()
    while (question := game.question) is not None:
        told.update(repr(tuple(question)).encode())
        if game.decisions % OFTEN == 0:
            told.update(game.digest().encode())
            game = game.fork()
        game.answer(chance.choice(question.options))
    told.update(repr(game.log).encode())
    told.update(game.save().encode())
    return told.hexdigest()


def main(name: str, games: str) -> None:
    print(json.dumps({"compiled": is_compiled(name), "games": [told(name, n) for n in range(int(games))]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
