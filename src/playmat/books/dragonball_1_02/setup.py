"""Section 5: the leader and the deck, and the preparation of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...kernel import (
    Card,
    Deck,
    DeckError,
    DeckFault,
    Fact,
    Frame,
    Game,
    did_you_mean,
    draw,
    emit,
    goto,
    move,
    new_card,
    new_pile,
    pick,
    procedure,
    row,
    run,
    short,
    shuffle,
)
from .zones import SEATS

DECK_SIZE = 50
SAME_NUMBER = 4
OPENING_HAND = 6
LIFE = 8
DECK_FIELDS = ("format", "version", "book", "name", "about", "leader", "cards")
FACTS = (Fact("begun", False),)
"""Life lies there: from then on a player without life or deck has lost."""


def deck_from(record: Mapping[str, Any], card: Callable[[str], Card]) -> Deck:
    """A deck out of its record: a leader and what is shuffled."""
    name = str(record.get("name", "unnamed"))
    for key in record:
        if key not in DECK_FIELDS:
            raise DeckError(f"deck {short(name)} has an unknown field {short(key)}{did_you_mean(key, DECK_FIELDS)}")
    counts = record.get("cards")
    if not isinstance(counts, dict) or not all(isinstance(c, int) and c > 0 for c in counts.values()):
        raise DeckError(f'deck {short(name)}: expected "cards" to be {{card: how many}}')
    leader = (card(str(record["leader"])),) if record.get("leader") else ()
    return Deck(name, {"leader": leader, "main": tuple(card(key) for key, c in counts.items() for _ in range(c))})


def check_deck(deck: Deck) -> list[DeckFault]:
    """5-2-1-1: every reason why a deck may not be played; none for a legal one.

    2-3-2-1: a Leader Card is no part of the fifty.

    2-15-2-1: cards of one number are counted together, whatever their names.
    """
    leaders, main = deck.parts.get("leader", ()), deck.parts.get("main", ())
    faults = []
    if len(leaders) != 1 or leaders[0].printed["type"] != "leader":
        faults.append(DeckFault("5-1-2", f"{len(leaders)} cards as leader, one Leader Card is needed"))
    if len(main) != DECK_SIZE:
        faults.append(DeckFault("5-1-3", f"{len(main)} cards, a deck has {DECK_SIZE}"))
    wrong = sorted({c.name for c in main if c.printed["type"] == "leader"})
    if wrong:
        faults.append(DeckFault("5-1-3", f"{', '.join(wrong)}: a Leader Card is no part of the deck"))
    # 1-3-1, 5-1-3-2: a card may say that there can be any number of it
    free = {c.number or c.name for c in main if "any number" in c.printed["keywords"]}  # type: ignore[operator]
    for number, count in Counter([c.number or c.name for c in main]).items():
        if count > SAME_NUMBER and number not in free:
            faults.append(DeckFault("5-1-3-1", f"{count} cards of number {short(number)}, at most {SAME_NUMBER}"))
    ultimate = sum("ultimate" in c.printed["keywords"] for c in main)  # type: ignore[operator]
    if ultimate > 1:
        faults.append(DeckFault("5-1-3-2", f"{ultimate} cards with [Ultimate], a deck has one at most"))
    return faults


def set_up(g: Game, decks: Sequence[Deck]) -> None:
    """5-2-1-2: the leader lies face up, the deck in its area. Only leaders have a back.

    2-3-2-1, 3-5-1: the leader is put into the Leader Area, and nowhere else.

    4-2-2: each card is owned by the player whose deck or leader it is.
    """
    add_card = g.match.add_card
    for seat, deck in enumerate(decks):
        for card in deck.parts["leader"]:
            new_card(g, add_card(card), seat, "leader")
            back = card.extra.get("back")
            if isinstance(back, Card):
                add_card(back)
        new_pile(g, g.match.add_cards(deck.parts["main"]), seat, "deck")


def shuffle_decks(g: Game, v: Frame) -> None:
    for seat in SEATS:
        shuffle(g, seat, "deck")


def decide_first_player(g: Game, v: Frame) -> None:
    """5-2-1-4-1: chance decides, nobody chooses."""
    seat = g.number(len(SEATS))
    g.set("turn seat", seat)
    emit(g, "first player", note=seat)


def draw_hands(g: Game, v: Frame) -> None:
    for seat in SEATS:
        for _ in range(OPENING_HAND):
            draw(g, seat, "deck", "hand")


def hand(g: Game, v: Frame) -> list[int]:
    return g.in_zone(v.seat, "hand")


def put_back(g: Game, v: Frame) -> None:
    """5-2-1-5-1, with the reading that what goes back is shuffled in before drawing."""
    move(g, v.mulligan, "deck", verb="return")
    shuffle(g, v.seat, "deck")
    for _ in v.mulligan:
        draw(g, v.seat, "deck", "hand")


REDRAW = procedure(
    "5-2-1-5",
    slots="seat mulligan",
    rows=[
        row("5-2-1-5-1", pick(lambda g, v: v.seat, hand, lambda g, v: 0, lambda g, v: OPENING_HAND,
                              "cards to return and draw anew"), into="mulligan"),
        row("5-2-1-5-1", put_back, when=lambda g, v: bool(v.mulligan)),
    ],
)  # fmt: skip


def place_life(g: Game, v: Frame) -> None:
    """5-2-1-6: the top eight cards of the own deck."""
    for seat in SEATS:
        for _ in range(LIFE):
            move(g, (g.in_zone(seat, "deck")[-1],), "life", verb="life")
    g.set("begun", True)


def next_turn(g: Game, v: Frame) -> None:
    g.set("turn", g.facts["turn"] + 1)
    if g.facts["turn"] > 1:
        g.set("turn seat", 1 - g.facts["turn seat"])


GAME = procedure(
    "5-2",
    rows=[
        row("5-2-1-3", shuffle_decks),
        row("5-2-1-4", decide_first_player),
        row("5-2-1-5", draw_hands),
        row("5-2-1-5", run("5-2-1-5", seat=lambda g, v: g.facts["turn seat"])),
        row("5-2-1-5", run("5-2-1-5", seat=lambda g, v: 1 - g.facts["turn seat"])),
        row("5-2-1-6", place_life),
        row("5-2-1-7", next_turn),
        row("6-1-1", run("6-1-1")),
        row("6-1-1", goto("5-2-1-7")),
    ],
)

PROCEDURES = (GAME, REDRAW)
