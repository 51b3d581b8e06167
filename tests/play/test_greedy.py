"""In every book the greedy bot beats the random one, with decks and seats taking turns."""

from __future__ import annotations

import pytest

import playmat
from playmat.play.sim import Series, run_series


def wins(book: str, games: int, seed: int) -> int:
    """How many of so many games the greedy bot wins."""
    tally = run_series(Series(book, games, seed, ("greedy", "random"), tuple(playmat.own_decks(book))))
    assert not tally.faults
    return tally.by_bot["greedy"]


FEW = {
    "vanguard-1.10": (24, 21), "vanguard-2.01": (12, 11), "vanguard-overdress": (12, 11), "dragonball-1.02": (12, 11),
    "force-of-will-6.1": (8, 7),
}  # fmt: skip
"""Games played, and the least that are won."""
OF_A_HUNDRED = {
    "vanguard-1.10": 90, "vanguard-2.01": 95, "vanguard-overdress": 90, "dragonball-1.02": 90, "force-of-will-6.1": 90,
}  # fmt: skip


@pytest.mark.parametrize("book", playmat.BOOKS)
def test_the_greedy_bot_beats_the_random_one(book: str) -> None:
    games, least = FEW[book]
    assert wins(book, games, 100) >= least


@pytest.mark.soak
@pytest.mark.parametrize("book", playmat.BOOKS)
def test_the_greedy_bot_wins_nearly_all_of_a_hundred_games(book: str) -> None:
    assert wins(book, 100, 0) >= OF_A_HUNDRED[book]
