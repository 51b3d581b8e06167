"""Section 5 and 6.1: deck construction, preparation, stand up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...kernel import (
    Card,
    Deck,
    DeckError,
    DeckFault,
    Frame,
    Game,
    did_you_mean,
    draw,
    emit,
    flip,
    goto,
    move,
    new_pile,
    pick,
    procedure,
    row,
    run,
    shuffle,
)
from .._vanguard.circles import VANGUARD, vanguard

DECK_SIZE = 50
SAME_NAME = 4
TRIGGERS = 16
HEALS = 4
SENTINELS = 4
OPENING_HAND = 5


# --- 5.1 the deck ---------------------------------------------------------------------------------


DECK_FIELDS = ("format", "version", "book", "name", "about", "first_vanguard", "cards")


def deck_from(record: Mapping[str, Any], card: Callable[[str], Card]) -> Deck:
    """A deck out of its record; the first vanguard is one of its cards (5.2.2)."""
    name = str(record.get("name", "unnamed"))
    for key in record:
        if key not in DECK_FIELDS:
            raise DeckError(f"deck {name!r} has an unknown field {key!r}{did_you_mean(key, DECK_FIELDS)}")
    counts = record.get("cards")
    if not isinstance(counts, dict) or not all(isinstance(c, int) and c > 0 for c in counts.values()):
        raise DeckError(f'deck {name!r}: expected "cards" to be {{card: how many}}')
    main = [card(key) for key, count in counts.items() for _ in range(count)]
    first = card(str(record["first_vanguard"])) if record.get("first_vanguard") else None
    if first is None:
        return Deck(name, {"first": (), "main": tuple(main)})
    if first not in main:
        raise DeckError(f"deck {name!r}: first vanguard {first.name!r} is not among its cards (5.2.2)")
    main.remove(first)
    return Deck(name, {"first": (first,), "main": tuple(main)})


def check_deck(deck: Deck) -> list[DeckFault]:
    """Every reason why a deck may not be played; none for a legal deck."""
    cards = deck.cards()
    return [*wrong_size(cards), *too_many_of_a_name(cards), *wrong_triggers(cards), *wrong_first(deck)]


def wrong_size(cards: Sequence[Card]) -> list[DeckFault]:
    if len(cards) == DECK_SIZE:
        return []
    return [DeckFault("5.1.2.1", f"{len(cards)} cards, a deck has {DECK_SIZE}")]


def any_number_allowed(card: Card) -> bool:
    """5.1.2.5: a card's own text about deck building replaces the limit."""
    return "any number" in card.printed["keywords"]  # type: ignore[operator]


def too_many_of_a_name(cards: Sequence[Card]) -> list[DeckFault]:
    """5.1.2.2.1: cards of one name count together, whatever else they are."""
    free = {card.name for card in cards if any_number_allowed(card)}
    counts = Counter(card.name for card in cards)
    return [
        DeckFault("5.1.2.2", f"{count} cards named {name!r}, at most {SAME_NAME} may share a name")
        for name, count in counts.items()
        if count > SAME_NAME and name not in free
    ]


def wrong_triggers(cards: Sequence[Card]) -> list[DeckFault]:
    faults = []
    triggers = [card for card in cards if card.printed["trigger"]]
    if len(triggers) != TRIGGERS:
        faults.append(DeckFault("5.1.2.3", f"{len(triggers)} trigger units, a deck has {TRIGGERS}"))
    heals = sum(card.printed["trigger"] == "heal" for card in triggers)
    if heals > HEALS:
        faults.append(DeckFault("5.1.2.4", f"{heals} heal triggers, at most {HEALS} are allowed"))
    sentinels = sum("sentinel" in card.printed["keywords"] for card in cards)  # type: ignore[operator]
    if sentinels > SENTINELS:
        faults.append(DeckFault("5.1.2.5", f"{sentinels} sentinels, their text allows {SENTINELS}"))
    return faults


def wrong_first(deck: Deck) -> list[DeckFault]:
    first = deck.parts.get("first", ())
    if len(first) != 1:
        return [DeckFault("5.2.2", f"{len(first)} first vanguards are named, there is one")]
    if first[0].printed["grade"] != 0:
        return [DeckFault("5.2.2", f"first vanguard {first[0].name!r} is not of grade 0")]
    return []


# --- 5.2 preparation ------------------------------------------------------------------------------


def set_up(g: Game, decks: Sequence[Deck]) -> None:
    """5.2.1.1, 3.3.2: the decks are presented; each owns the cards that they brought into their deck zone."""
    for seat, deck in enumerate(decks):
        new_pile(g, g.match.add_cards((*deck.parts["first"], *deck.parts["main"])), seat, "deck")


def set_first_vanguards(g: Game, v: Frame) -> None:
    for seat in (0, 1):
        first = g.in_zone(seat, "deck")[0]
        move(g, (first,), VANGUARD, seat=seat, face_down=True)


def shuffle_decks(g: Game, v: Frame) -> None:
    for seat in (0, 1):
        shuffle(g, seat, "deck")


def decide_first_player(g: Game, v: Frame) -> None:
    """5.2.4.1: chance decides, nobody chooses."""
    seat = g.number(2)
    g.set("turn seat", seat)
    g.set("first seat", seat)
    emit(g, "first player", note=seat)


def draw_opening_hands(g: Game, v: Frame) -> None:
    for seat in (0, 1):
        for _ in range(OPENING_HAND):
            draw(g, seat, "deck", "hand")


def hand(g: Game, v: Frame) -> list[int]:
    return g.in_zone(v.seat, "hand")


def put_back(g: Game, v: Frame) -> None:
    """5.2.5: shuffled only if some went back."""
    move(g, v.returned, "deck", verb="return")
    shuffle(g, v.seat, "deck")
    for _ in v.returned:
        draw(g, v.seat, "deck", "hand")


def some_returned(g: Game, v: Frame) -> bool:
    return bool(v.returned)


def stand_up(g: Game, v: Frame) -> None:
    """6.1.1: both first vanguards are turned face up together."""
    flip(g, [card for seat in (0, 1) if (card := vanguard(g, seat)) is not None], face_down=False)


def next_turn(g: Game, v: Frame) -> None:
    g.set("turn", g.facts["turn"] + 1)
    if g.facts["turn"] > 1:
        g.set("turn seat", 1 - g.facts["turn seat"])


REDRAW = procedure(
    "5.2.5",
    slots="seat returned",
    rows=[
        row("5.2.5", pick(lambda g, v: v.seat, hand, lambda g, v: 0, lambda g, v: OPENING_HAND,
                          "cards to shuffle back and draw anew"), into="returned"),
        row("5.2.5", put_back, when=some_returned),
    ],
)  # fmt: skip

GAME = procedure(
    "5.2",
    rows=[
        row("5.2.2", set_first_vanguards),
        row("5.2.3", shuffle_decks),
        row("5.2.4", decide_first_player),
        row("5.2.5", draw_opening_hands),
        row("5.2.5", run("5.2.5", seat=lambda g, v: g.facts["turn seat"])),
        row("5.2.5", run("5.2.5", seat=lambda g, v: 1 - g.facts["turn seat"])),
        row("6.1.1", stand_up),
        row("6.2.1", next_turn),
        row("6.2.1", run("6.2")),
        row("6.2.1", goto("6.2.1")),
    ],
)

PROCEDURES = (GAME, REDRAW)
