"""Section 8: deck construction and preparation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...kernel import (
    Card,
    Deck,
    DeckError,
    DeckFault,
    Game,
    goto,
    mixed_pile,
    new_pile,
    pick,
    procedure,
    row,
    run,
    short,
)
from .._vanguard.decks import (
    Count,
    any_card,
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
from .appendix import RECORDS
from .cards import TOKEN, UNIT
from .zones import RIDE_DECK

# --- 8.1 the decks --------------------------------------------------------------------------------


def is_of(trigger: str) -> Callable[[Card], bool]:
    return lambda card: card.printed["trigger"] == trigger


PARTS = ("first", "main", "ride")
DECK_FIELDS = ("format", "version", "book", "name", "about", "first_vanguard", "cards", "ride_deck")
RIDE_GRADES = (0, 1, 2, 3)
SIZE = (Count("8.1.3", any_card, 50, 50, "cards", "a main deck has 50"),)
SORTS = (
    Count("8.1.5", is_trigger, 16, 16, "cards with triggers", "a main deck has 16"),
    Count("8.1.5.1", is_of("critical"), 0, 8, "critical triggers", "at most 8 are allowed"),
    Count("8.1.5.2", is_of("draw"), 0, 8, "draw triggers", "at most 8 are allowed"),
    Count("8.1.5.3", is_of("heal"), 0, 4, "heal triggers", "at most 4 are allowed"),
    Count("8.1.5.4", is_of("front"), 0, 8, "front triggers", "at most 8 are allowed"),
    Count("8.1.5.5", is_of("over"), 0, 1, "over triggers", "at most 1 is allowed"),
    # 14.6.2: the sentinel's own text says the same.
    Count("8.1.6", is_sentinel, 0, 4, "sentinels", "at most 4 are allowed"),
)


def deck_from(record: Mapping[str, Any], card: Callable[[str], Card]) -> Deck:
    """8.1.1, 8.1.8, 8.1.8.1: all cards are listed in one; those of a ride deck are named besides.

    8.2.1.2.1: with a ride deck the first vanguard is its card of grade 0.
    """
    name = require_deck_name(record, DECK_FIELDS)
    card = no_token(name, card)
    main = listed_cards(record, name, "cards", card, "8.1.1")
    named = record.get("ride_deck") or []
    if not isinstance(named, list) or not all(isinstance(each, str) for each in named):
        raise DeckError(f'deck {short(name)}: "ride_deck" is {short(named)}, expected a list of cards (8.1.8.1)')
    ride = [card(each) for each in named]
    first = card(str(record["first_vanguard"])) if record.get("first_vanguard") else None
    if not ride:
        deck = with_first_apart(name, main, first, "8.2.1.2")
        return Deck(name, {**deck.parts, "ride": ()})
    take_out(name, main, ride)
    starters = [each for each in ride if each.printed["grade"] == 0][:1]
    if first is not None and first not in starters:
        fits = f"its card of grade 0{''.join([f', {short(each.name)}' for each in starters])}"
        given = f"first vanguard {short(first.name)} beside a ride deck"
        raise DeckError(f"deck {short(name)}: {given}, expected {fits} or no name (8.2.1.2.1)")
    others = [each for each in ride if each not in starters]
    return Deck(name, {"first": tuple(starters), "main": tuple(main), "ride": tuple(others)})


def no_token(name: str, card: Callable[[str], Card]) -> Callable[[str], Card]:
    """15.2.1.1: the tokens of the appendix are in no card list; who puts one into a deck is told that it is no card."""

    def found(key: str) -> Card:
        try:
            return card(key)
        except DeckError:
            if key in RECORDS:
                told = f"{short(key)} is a token, and no card for a deck (15.2.1.1)"
                raise DeckError(f"deck {short(name)}: {told}") from None
            raise

    return found


def take_out(name: str, main: list[Card], ride: Sequence[Card]) -> None:
    """8.1.8.1: the ride deck is set aside out of the cards of the deck, each as often as it is named."""
    for each in dict.fromkeys([card.number or card.name for card in ride]):
        cards = [card for card in ride if (card.number or card.name) == each]
        word, there = cards[0].name, main.count(cards[0])
        if not there:
            raise DeckError(f"deck {short(name)}: {short(word)} of its ride deck is not among its cards (8.1.8.1)")
        if there < len(cards):
            told = f"{len(cards)} {short(word)} in its ride deck, and {there} among its cards (8.1.8.1)"
            raise DeckError(f"deck {short(name)}: {told}")
        for card in cards:
            main.remove(card)


def check_deck(deck: Deck) -> list[DeckFault]:
    """Every reason why a deck may not be played; none for a legal deck.

    8.1.2, 8.1.7, 2.16.2.1: a card's own text may lift the limit for its name.

    8.1.4.1: cards of one name count together, whatever else they are.
    """
    first, ride = deck.parts.get("first", ()), deck.parts.get("ride", ())
    main = (*first, *deck.parts.get("main", ()), *ride)
    return [
        *unknown_parts(deck, PARTS, "8.1.1"),
        *wrong_counts(main, SIZE), *too_many_of_a_name(main, 4, "8.1.4"), *wrong_counts(main, SORTS),
        *(wrong_ride_deck((*first, *ride)) if ride else ()), *wrong_first(deck, "8.2.1.2"), *no_unit(first),
        *no_card(main),
    ]  # fmt: skip


def wrong_ride_deck(ride: Sequence[Card]) -> list[DeckFault]:
    """8.1.8.3: nobody needs one."""
    found = wrong_counts(ride, (Count("8.1.8.1", any_card, 4, 4, "cards in the ride deck", "a ride deck has 4"),))
    grades = sorted([card.printed["grade"] for card in ride if card.printed["main type"] == UNIT], key=str)
    if len(ride) == len(RIDE_GRADES) and tuple(grades) != RIDE_GRADES:
        said = f"{there_are(ride)} in the ride deck, it has a unit of each grade from 0 to 3"
        found.append(DeckFault("8.1.8.2", said))
    return found


def there_are(ride: Sequence[Card]) -> str:
    """Of which grades they are, and which are no units."""
    units = [f"grade {card.printed['grade']}" for card in ride if card.printed["main type"] == UNIT]
    others = [f"the {card.printed['type']} {short(card.name)}" for card in ride if card.printed["main type"] != UNIT]
    return ", ".join([*sorted(units), *others])


def no_card(main: Sequence[Card]) -> list[DeckFault]:
    """15.2.1.1: a token is no card, so that no deck has one."""
    names = dict.fromkeys([card.name for card in main if TOKEN in (card.printed["subtype"] or ())])  # type: ignore[operator]
    return [DeckFault("15.2.1.1", f"{short(name)} is a token, and no card for a deck") for name in names]


def no_unit(first: Sequence[Card]) -> list[DeckFault]:
    """8.2.1.2: a first vanguard is a unit."""
    wrong = [card for card in first if card.printed["main type"] != UNIT]
    return [DeckFault("8.2.1.2", f"first vanguard {short(card.name)} is no unit") for card in wrong]


# --- 8.2 preparation ------------------------------------------------------------------------------


def set_up(g: Game, decks: Sequence[Deck]) -> None:
    """8.2.1.1, 3.2.1: the decks are presented; each owns the cards that they brought.

    8.2.1.4, 4.16.3: the ride deck lies face down in its zone.
    """
    for seat, deck in enumerate(decks):
        new_pile(g, g.match.add_cards((*deck.parts["first"], *deck.parts["main"])), seat, "deck")
        ride = mixed_pile(g, g.match.add_cards(deck.parts.get("ride", ())), seat, RIDE_DECK, face_down=True)
        g.set("ride deck cards", (*g.facts["ride deck cards"], *ride))


REDRAW = procedure(
    "8.2.1.7",
    slots="seat returned",
    rows=[
        row("8.2.1.7", pick(seat_of, hand, lambda g, v: 0, lambda g, v: OPENING_HAND,
                            "cards to put under the deck and draw anew"), into="returned"),
        row("8.2.1.7", put_under_deck),
        row("8.2.1.7", draw_anew_and_shuffle, when=some_returned),
    ],
)  # fmt: skip

# 8.2.1.5.1: chance decides who goes first, nobody chooses.
# 8.2.1.6: no player has been dealt damage when the game begins.
# 7.46.1: to stand up is to turn the first vanguard face up.
GAME = procedure(
    "8.2.1",
    rows=[
        row("8.2.1.2", set_first_vanguards),
        row("8.2.1.3", shuffle_decks),
        row("8.2.1.5", decide_first_player),
        row("8.2.1.7", draw_opening_hands),
        row("8.2.1.7", run("8.2.1.7", seat=turn_player)),
        row("8.2.1.7", run("8.2.1.7", seat=other_player)),
        row("8.2.1.8", stand_up),
        row("9.1.1", next_turn),
        row("9.1.1", run("9.1.2")),
        row("9.1.1", goto("9.1.1")),
    ],
)

PROCEDURES = (GAME, REDRAW)
