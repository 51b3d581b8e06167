"""What is listed for a player with priority: kept lists and quick ways give what would be worked out in full."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import offers, purses
from playmat.kernel.run.atoms import turn

from ...kernel.games import states

BOOK = "force-of-will-6.1"
GAMES = range(4)


def in_words(game, option):
    """An option with its card's name: of equal cards any may be offered."""
    if not isinstance(option, tuple):
        return str(option)
    return str(tuple(game.card(part) if at == 1 and isinstance(part, int) else part for at, part in enumerate(option)))


def fresh(game):
    twin = game.fork()
    twin.derived, twin.kept = {}, {}
    return twin


@pytest.mark.parametrize("number", GAMES)
def test_what_was_kept_is_what_would_be_found_anew(number):
    looked = 0
    for game in states(number, BOOK):
        for seat in (0, 1):
            for at_main in (False, True):
                anew = offers.kept_offers(fresh(game), seat, at_main)
                assert offers.kept_offers(game, seat, at_main) == anew
                looked += 1
    assert looked > 400


@pytest.mark.parametrize("number", GAMES)
def test_the_plain_way_offers_what_the_full_one_does(number, monkeypatch):
    looked = 0
    for game in states(number, BOOK):
        question = game.question
        if question.rule != "602.1c" or game.decisions % 4:
            continue
        with monkeypatch.context() as patch:
            patch.setattr(purses, "_supplies", lambda g, seat, faces: None)
            full = offers.acts(fresh(game), question.seat)
        here = sorted(in_words(game, option) for option in question.options)
        assert here == sorted(in_words(game, option) for option in full)
        looked += 1
    assert looked > 10


def test_a_list_is_worked_out_again_when_a_stone_is_rested():
    """The lists are kept at all, and not for longer than they hold."""
    game = next(g for g in states(1, BOOK) if g.question.rule == "602.1c" and purses.purse(g, g.question.seat).supplies)
    seat = game.question.seat
    kept = offers.kept_offers(game, seat, True)
    assert offers.kept_offers(game, seat, True) is kept
    stone = next(card for card, _, _ in purses.purse(game, seat).supplies if card >= 0)
    turn(game, (stone,), rested=True)
    assert offers.kept_offers(game, seat, True) is not kept
