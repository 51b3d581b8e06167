"""Section 5 and 6.1: deck construction, preparation, stand up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...kernel import (
    Card,
    Deck,
    DeckFault,
    Game,
    goto,
    mixed_pile,
    new_pile,
    pick,
    procedure,
    row,
    run,
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
    draw_anew_and_shuffle,
    draw_opening_hands,
    hand,
    put_under_deck,
    set_first_vanguards,
    shuffle_decks,
    some_returned,
    stand_up,
)
from .._vanguard.turning import other_player, seat_of, turn_player
from .._vanguard.turns import next_turn
from .zones import G_ZONE

# --- 5.1 to 5.3 the decks -------------------------------------------------------------------------


def is_g_unit(card: Card) -> bool:
    return card.printed["type"] == "g unit"


def is_of_no_main_deck(card: Card) -> bool:
    """G units, and the card of a gift, which is of no type."""
    return card.printed["type"] not in ("normal unit", "trigger unit")


def is_no_g_unit(card: Card) -> bool:
    return not is_g_unit(card)


PARTS = ("first", "main", "g")
DECK_FIELDS = ("format", "version", "book", "name", "about", "first_vanguard", "cards", "g_deck")
SIZE = (Count("5.2.2.1", any_card, 50, 50, "cards", "a main deck has 50"),)
SORTS = (
    Count("5.2.2.3", is_trigger, 16, 16, "trigger units", "a main deck has 16"),
    Count("5.2.2.4", is_heal, 0, 4, "heal triggers", "at most 4 are allowed"),
    # 11.9.1: the sentinel's own text says the same.
    Count("5.2.2.5", is_sentinel, 0, 4, "sentinels", "at most 4 are allowed"),
    Count("5.2.2.6", is_of_no_main_deck, 0, 0, "in the main deck", "it has normal and trigger units alone"),
)
G_SORTS = (
    Count("5.3.2", any_card, 0, 16, "cards in the G deck", "at most 16 are allowed"),
    Count("5.3.3", is_no_g_unit, 0, 0, "in the G deck", "it has G units alone"),
)


def deck_from(record: Mapping[str, Any], card: Callable[[str], Card]) -> Deck:
    """5.1.1, 5.2.1, 5.3.1: a main deck and at most one G deck; the first vanguard is of the main deck (5.4.3)."""
    name = require_deck_name(record, DECK_FIELDS)
    main = listed_cards(record, name, "cards", card, "5.2.1")
    g_deck = listed_cards(record, name, "g_deck", card, "5.1.1") if "g_deck" in record else []
    first = card(str(record["first_vanguard"])) if record.get("first_vanguard") else None
    deck = with_first_apart(name, main, first, "5.4.3")
    return Deck(name, {**deck.parts, "g": tuple(g_deck)})


def check_deck(deck: Deck) -> list[DeckFault]:
    """Every reason why a deck may not be played; none for a legal deck.

    5.1.2: a card's own text may lift the limit for its name.

    5.2.2.2.1: cards of one name count together, whatever else they are.
    """
    main, g_deck = (*deck.parts.get("first", ()), *deck.parts.get("main", ())), deck.parts.get("g", ())
    return [
        *unknown_parts(deck, PARTS, "5.1.1"),
        *wrong_counts(main, SIZE), *too_many_of_a_name(main, 4, "5.2.2.2"), *wrong_counts(main, SORTS),
        *wrong_counts(g_deck, G_SORTS), *too_many_of_a_name(g_deck, 4, "5.3.2.1"), *wrong_first(deck, "5.4.3"),
    ]  # fmt: skip


# --- 5.4 preparation ------------------------------------------------------------------------------


def set_up(g: Game, decks: Sequence[Deck]) -> None:
    """5.4.2, 3.3.2: the decks are presented; each owns the cards that they brought.

    4.11.4, 5.4.3.1: the G deck lies face down in the G zone.
    """
    for seat, deck in enumerate(decks):
        new_pile(g, g.match.add_cards((*deck.parts["first"], *deck.parts["main"])), seat, "deck")
        mixed_pile(g, g.match.add_cards(deck.parts.get("g", ())), seat, G_ZONE, face_down=True)


REDRAW = procedure(
    "5.4.3.4",
    slots="seat returned",
    rows=[
        row("5.4.3.4", pick(seat_of, hand, lambda g, v: 0, lambda g, v: OPENING_HAND,
                            "cards to put under the deck and draw anew"), into="returned"),
        row("5.4.3.4", put_under_deck),
        row("5.4.3.4", draw_anew_and_shuffle, when=some_returned),
    ],
)  # fmt: skip

# 5.4.1, 5.4.3.2.1: chance decides who goes first, nobody chooses.
# 5.4.3.3: no vanguard has been dealt damage when the game begins.
GAME = procedure(
    "5.4",
    rows=[
        row("5.4.3", set_first_vanguards),
        row("5.4.3.1", shuffle_decks),
        row("5.4.3.2", decide_first_player),
        row("5.4.3.4", draw_opening_hands),
        row("5.4.3.4", run("5.4.3.4", seat=turn_player)),
        row("5.4.3.4", run("5.4.3.4", seat=other_player)),
        row("6.1.1", stand_up),
        row("6.2.1", next_turn),
        row("6.2.1", run("6.2")),
        row("6.2.1", goto("6.2.1")),
    ],
)

PROCEDURES = (GAME, REDRAW)
