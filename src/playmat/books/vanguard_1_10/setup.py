"""Section 5 and 6.1: deck construction, preparation, stand up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...kernel import (
    Card,
    Deck,
    DeckFault,
    Frame,
    Game,
    draw,
    goto,
    move,
    new_pile,
    pick,
    procedure,
    row,
    run,
    shuffle,
)
from .._vanguard.decks import (
    Count,
    any_card,
    is_heal,
    is_sentinel,
    is_trigger,
    listed_cards,
    require_deck_name,
    too_many_of_a_name,
    unknown_parts,
    with_first_apart,
    wrong_counts,
    wrong_first,
)
from .._vanguard.preparing import (
    OPENING_HAND,
    decide_first_player,
    draw_opening_hands,
    hand,
    set_first_vanguards,
    shuffle_decks,
    some_returned,
    stand_up,
)
from .._vanguard.turning import other_player, seat_of, turn_player

# --- 5.1 the deck ---------------------------------------------------------------------------------

DECK_FIELDS = ("format", "version", "book", "name", "about", "first_vanguard", "cards")
SIZE = (Count("5.1.2.1", any_card, 50, 50, "cards", "a deck has 50"),)
SORTS = (
    Count("5.1.2.3", is_trigger, 16, 16, "trigger units", "a deck has 16"),
    Count("5.1.2.4", is_heal, 0, 4, "heal triggers", "at most 4 are allowed"),
    Count("5.1.2.5", is_sentinel, 0, 4, "sentinels", "their text allows 4"),
)


def deck_from(record: Mapping[str, Any], card: Callable[[str], Card]) -> Deck:
    """A deck out of its record; the first vanguard is one of its cards (5.2.2)."""
    name = require_deck_name(record, DECK_FIELDS)
    main = listed_cards(record, name, "cards", card, "5.1.1")
    first = card(str(record["first_vanguard"])) if record.get("first_vanguard") else None
    return with_first_apart(name, main, first, "5.2.2")


def check_deck(deck: Deck) -> list[DeckFault]:
    """Every reason why a deck may not be played; none for a legal deck.

    5.1.2.2.1: cards of one name count together, whatever else they are.
    """
    cards = deck.cards()
    same_name = too_many_of_a_name(cards, 4, "5.1.2.2")
    wrong = [*wrong_counts(cards, SIZE), *same_name, *wrong_counts(cards, SORTS), *wrong_first(deck, "5.2.2")]
    return [*unknown_parts(deck, ("first", "main"), "5.1.1"), *wrong]


# --- 5.2 preparation ------------------------------------------------------------------------------


def set_up(g: Game, decks: Sequence[Deck]) -> None:
    """5.2.1.1, 3.3.2: the decks are presented; each owns the cards that they brought into their deck zone."""
    for seat, deck in enumerate(decks):
        new_pile(g, g.match.add_cards((*deck.parts["first"], *deck.parts["main"])), seat, "deck")


def put_back(g: Game, v: Frame) -> None:
    """5.2.5: shuffled only if some went back."""
    move(g, v.returned, "deck", verb="return")
    shuffle(g, v.seat, "deck")
    for _ in v.returned:
        draw(g, v.seat, "deck", "hand")


def next_turn(g: Game, v: Frame) -> None:
    g.set("turn", g.facts["turn"] + 1)
    if g.facts["turn"] > 1:
        g.set("turn seat", 1 - g.facts["turn seat"])


REDRAW = procedure(
    "5.2.5",
    slots="seat returned",
    rows=[
        row("5.2.5", pick(seat_of, hand, lambda g, v: 0, lambda g, v: OPENING_HAND,
                          "cards to shuffle back and draw anew"), into="returned"),
        row("5.2.5", put_back, when=some_returned),
    ],
)  # fmt: skip

# 5.2.4.1: chance decides who goes first, nobody chooses.
GAME = procedure(
    "5.2",
    rows=[
        row("5.2.2", set_first_vanguards),
        row("5.2.3", shuffle_decks),
        row("5.2.4", decide_first_player),
        row("5.2.5", draw_opening_hands),
        row("5.2.5", run("5.2.5", seat=turn_player)),
        row("5.2.5", run("5.2.5", seat=other_player)),
        row("6.1.1", stand_up),
        row("6.2.1", next_turn),
        row("6.2.1", run("6.2")),
        row("6.2.1", goto("6.2.1")),
    ],
)

PROCEDURES = (GAME, REDRAW)
