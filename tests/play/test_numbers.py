"""Numbers of cards betray nothing: neither what lies under them, nor where, nor when it will be drawn."""

from __future__ import annotations

from collections import defaultdict

import pytest

import playmat
from playmat.kernel.run.imagining import lots_of
from playmat.kernel.state.game import Game
from playmat.kernel.state.sight import sees
from playmat.play import sim

EVERY_BOOK = pytest.mark.parametrize("book", playmat.BOOKS)
SEEDS = range(24)


def begun(book: str, part: str = "main") -> list[Game]:
    """Games with opening hands, between decks that have such a part."""
    decks = [deck for deck in playmat.own_decks(book).values() if deck.parts.get(part)]
    games = [playmat.new_game(book, decks[:2], seed) for seed in SEEDS]
    for game in games:
        while not game.in_zone(0, "hand"):
            game.answer(game.question.options[0])
    return games


def hidden(game: Game) -> list[int]:
    return [card for card in range(len(game.definition)) if not sees(game, None, card)]


@EVERY_BOOK
def test_a_number_stands_for_other_cards_in_other_games(book):
    """Of a lot of cards that are not all the same, no number is the same card in every game."""
    faces: dict[int, set[int]] = defaultdict(set)
    lots: dict[int, set[int]] = defaultdict(set)
    for game in begun(book):
        for cards in lots_of(game, hidden(game)).values():
            for card in cards:
                faces[card].add(game.definition[card])
                lots[card] |= {game.definition[other] for other in cards}
    alike = [card for card, found in faces.items() if len(found) == 1 < len(lots[card])]
    assert alike == []
    assert faces


@EVERY_BOOK
def test_a_number_does_not_tell_when_its_card_is_drawn(book):
    places: dict[int, set[int]] = defaultdict(set)
    hands: set[tuple[int, ...]] = set()
    for game in begun(book):
        for seat in (0, 1):
            for place, card in enumerate(game.in_zone(seat, "deck")):
                places[card].add(place)
            hands.add(tuple(game.in_zone(seat, "hand")))
    assert min(map(len, places.values())) > 4
    assert len(hands) > len(SEEDS)


@pytest.mark.parametrize(
    ("book", "part", "zone"), [("vanguard-2.01", "g", "G zone"), ("vanguard-overdress", "ride", "ride deck")]
)
def test_a_pile_that_no_rule_shuffles_is_laid_in_an_order_of_chance(book, part, zone):
    """What turns up in the middle of it would tell which of the list it is."""
    orders = {tuple(map(game.card, game.in_zone(0, zone))) for game in begun(book, part)}
    assert len(orders) > 4
    assert len({tuple(sorted(order)) for order in orders}) == 1


@EVERY_BOOK
def test_a_bot_is_not_handed_the_seed_of_its_game(book, monkeypatch):
    handed: list[int] = []
    hired = sim.hired
    monkeypatch.setattr(sim, "hired", lambda name, seed, terms: handed.append(seed) or hired(name, seed, terms))
    names = tuple(playmat.own_decks(book))[:2]
    sim.run_series(sim.Series(book, 1, 3, decks=names))
    assert len(set(handed)) == 2
    assert all(seed > 1000 for seed in handed)
