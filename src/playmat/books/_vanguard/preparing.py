"""Preparing a game: first vanguards, shuffled decks, who goes first, opening hands."""

from __future__ import annotations

from ...kernel import Fact, Frame, Game, Option, as_it_is, draw, emit, flip, move, shuffle
from .circles import VANGUARD, vanguard

OPENING_HAND = 5
FACTS = (Fact("first seat", 0, seen=as_it_is),)


def set_first_vanguards(g: Game, v: Frame) -> None:
    """Each player's lies at the bottom of the deck as it was presented."""
    for seat in (0, 1):
        first = g.in_zone(seat, "deck")[0]
        move(g, (first,), VANGUARD, seat=seat, face_down=True)


def shuffle_decks(g: Game, v: Frame) -> None:
    for seat in (0, 1):
        shuffle(g, seat, "deck")


def decide_first_player(g: Game, v: Frame) -> None:
    """Chance decides, nobody chooses."""
    seat = g.number(2)
    g.set("turn seat", seat)
    g.set("first seat", seat)
    emit(g, "first player", note=seat)


def draw_opening_hands(g: Game, v: Frame) -> None:
    for seat in (0, 1):
        for _ in range(OPENING_HAND):
            draw(g, seat, "deck", "hand")


def hand(g: Game, v: Frame) -> list[Option]:
    return list(g.in_zone(v.seat, "hand"))


def some_returned(g: Game, v: Frame) -> bool:
    return bool(v.returned)


def put_under_deck(g: Game, v: Frame) -> None:
    """So that what is drawn for them is never one of them."""
    move(g, v.returned, "deck", verb="return", bottom=True)


def draw_anew_and_shuffle(g: Game, v: Frame) -> None:
    """The deck is shuffled afterwards."""
    for _ in v.returned:
        draw(g, v.seat, "deck", "hand")
    shuffle(g, v.seat, "deck")


def stand_up(g: Game, v: Frame) -> None:
    """Both first vanguards are turned face up together."""
    flip(g, [card for seat in (0, 1) if (card := vanguard(g, seat)) is not None], face_down=False)
