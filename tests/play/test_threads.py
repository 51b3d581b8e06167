"""Threads play different games at once: what games share is made while they begin, and each goes as it goes alone."""

from __future__ import annotations

import subprocess
import sys

FRESH = """
import sys
from random import Random
from threading import Barrier, Thread

import playmat

sys.setswitchinterval(1e-5)
GAMES = [(book, seed) for book in playmat.BOOKS for seed in range(2)]
begin, found, faults = Barrier(len(GAMES)), {}, []


def played(book, seed):
    decks, chance = list(playmat.own_decks(book)), Random(seed)
    game = playmat.new_game(book, [decks[0], decks[1]], seed=seed)
    told = []
    for number in range(30):
        question = game.settle().question
        if question is None:
            break
        if number % 10 == 0:
            told.append(playmat.Seat(game, question.seat).imagined(number).digest())
        game.answer(chance.choice(question.options))
    return game.digest(), told


def play(book, seed):
    begin.wait()
    try:
        found[book, seed] = played(book, seed)
    except Exception as fault:
        faults.append((book, seed, repr(fault)))


threads = [Thread(target=play, args=game) for game in GAMES]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert faults == [], faults
assert [game for game in GAMES if found[game] != played(*game)] == []
"""


def test_games_that_begin_at_once_in_a_fresh_process_go_as_they_go_alone() -> None:
    """Two games of each book, none of which has a card compiled yet."""
    ended = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
