"""Section 400: the ruler and the two decks, the preparation of a game, and the turns one after another.

What a game starts with beside them stands here too: life (105.4), the maximum hand size (306.3), the will
coin of [Energize] (1119.2), the counters of [Mana] (1122.2a) and, under Valhalla rules, the lifebreak area
(1415.1c).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any

from ...kernel import (
    NO,
    YES,
    Card,
    Deck,
    DeckError,
    DeckFault,
    Fact,
    Frame,
    Game,
    Option,
    Pick,
    SeatOf,
    as_it_is,
    ask,
    did_you_mean,
    emit,
    expire,
    goto,
    loops,
    made_once,
    mark,
    mixed_pile,
    move,
    new_card,
    new_pile,
    once,
    pick,
    procedure,
    row,
    run,
    short,
    shuffle,
    walk,
)
from ...kernel import nodes as n
from . import lifebreak
from .nodes import Energize, Numbered, Produce
from .zones import LIFE_DUE, SHUFFLING, put_on, texts_ask

LEAST_CARDS = 40
LEAST_STONES, MOST_STONES = 10, 20
NOT_IN_MAIN = frozenset({"ruler", "j-ruler", "magic stone"})
SAME_NAME = 4
LIFE = 4000
OPENING_HAND = 5
NAME = attrgetter("name")
HAND_SIZE = 7
LIFEBREAKS = 4
MOST_COINS = 4096
"""How many sorts of will coins are kept: there is one for each list of attributes that a text names."""
MOST_BESIDE = 15
DECK_FIELDS = ("format", "version", "book", "name", "about", "ruler", "cards", "stones", "sideboard", "collection")
TOURNAMENT = "tournament"
MATCH_OPTIONS: dict[str, object] = {TOURNAMENT: False}
"""315.1: in a tournament nothing is out of the game but removed cards and the sideboard."""

FACTS = (
    Fact("turn clock"),
    Fact("done", (), texts=True),
    Fact("recovered"),
    Fact("failed draw", None),
    Fact(LIFE_DUE, False),
    *(Fact(f"will {seat}", (), texts=True, loops=True, seen=as_it_is) for seat in (0, 1)),
    *(Fact(f"life {seat}", LIFE, texts_ask, loops=True, seen=as_it_is) for seat in (0, 1)),
    *(Fact(f"hand size {seat}", HAND_SIZE, texts_ask, seen=as_it_is) for seat in (0, 1)),
    Fact("arts", (), texts_ask, loops=True),
    Fact("away", False),
    Fact("cause", None),
    Fact(SHUFFLING, False),
)
"""What this module and the turn keep. A hand size of None is no maximum; "failed draw" is the seat that could
not draw in its draw phase (1202.2); "recovered" is the turn in which cards were last recovered (503.5); "done" is what
was done this turn; "arts" are the God's Arts that were played in this game (1112.2); "away" tells that cards may lie
with a player who does not own them; "cause" is there while a destruction is heard of."""


# --- 402 the decks ------------------------------------------------------------------------------------


def deck_from(record: Mapping[str, Any], card: Callable[[str], Card]) -> Deck:
    """A deck out of its record: a ruler, the main deck and the magic stone deck; beside them the sideboard (315.1b),
    and what else of the player's cards may be fetched from out of the game (315.1a)."""
    name = str(record.get("name", "unnamed"))
    for key in record:
        if key not in DECK_FIELDS:
            raise DeckError(f"deck {short(name)} has an unknown field {short(key)}{did_you_mean(key, DECK_FIELDS)}")
    ruler = (card(str(record["ruler"])),) if record.get("ruler") else ()
    main, stones = (pile_from(record, name, key, card) for key in ("cards", "stones"))
    beside = {key: pile_from(record, name, key, card) for key in BESIDE if key in record}
    return Deck(name, {"ruler": ruler, "main": main, "stones": stones, **beside})


BESIDE = ("sideboard", "collection")


def pile_from(record: Mapping[str, Any], name: str, key: str, card: Callable[[str], Card]) -> tuple[Card, ...]:
    """The cards of one field; a field left out is an empty pile, which no legal deck has (402.1)."""
    counts = record.get(key, {})
    if not isinstance(counts, Mapping) or not all(type(c) is int and c > 0 for c in counts.values()):
        raise DeckError(f'deck {short(name)}: expected "{key}" to be {{card: how many}}, found {short(counts)}')
    return tuple(card(each) for each, count in counts.items() for _ in range(count))


def check_deck(deck: Deck) -> list[DeckFault]:
    """Every reason why a deck may not be played; none for a legal one."""
    rulers, main, stones = (deck.parts.get(part, ()) for part in ("ruler", "main", "stones"))
    return [
        *missing_parts(rulers, main, stones),
        *wrong_ruler(rulers),
        *wrong_main(main),
        *wrong_stones(stones),
        *too_many_of_a_name((*main, *stones)),
        *too_many_beside(deck.parts.get("sideboard", ())),
    ]


def missing_parts(rulers: Sequence[Card], main: Sequence[Card], stones: Sequence[Card]) -> list[DeckFault]:
    parts = {"ruler": rulers, "main deck": main, "magic stone deck": stones}
    return [DeckFault("402.1", f"there is no {part}") for part, cards in parts.items() if not cards]


def wrong_ruler(rulers: Sequence[Card]) -> list[DeckFault]:
    faults = []
    if len(rulers) != 1:
        faults.append(DeckFault("402.2", f"{len(rulers)} rulers, a player has exactly one"))
    wrong = named(card for card in rulers if not is_of(card, "ruler"))
    if wrong:
        faults.append(DeckFault("402.2", f"{wrong}: the card brought as ruler is none"))
    return faults


def wrong_main(main: Sequence[Card]) -> list[DeckFault]:
    faults = []
    if len(main) < LEAST_CARDS:
        faults.append(DeckFault("402.3", f"{len(main)} cards, a main deck has at least {LEAST_CARDS}"))
    wrong = named(card for card in each_once(main) if not NOT_IN_MAIN.isdisjoint(types_of(card)))
    if wrong:
        faults.append(DeckFault("402.3", f"{wrong}: rulers and magic stones are no part of a main deck"))
    return faults


def wrong_stones(stones: Sequence[Card]) -> list[DeckFault]:
    faults = []
    if not LEAST_STONES <= len(stones) <= MOST_STONES:
        bounds = f"{LEAST_STONES} to {MOST_STONES}"
        faults.append(DeckFault("402.4", f"{len(stones)} cards, a magic stone deck has {bounds}"))
    wrong = named(card for card in each_once(stones) if not is_of(card, "magic stone"))
    if wrong:
        faults.append(DeckFault("402.4", f"{wrong}: a magic stone deck has magic stones only"))
    return faults


def too_many_beside(sideboard: Sequence[Card]) -> list[DeckFault]:
    if len(sideboard) <= MOST_BESIDE:
        return []
    return [DeckFault("315.1b", f"{len(sideboard)} cards, a sideboard has at most {MOST_BESIDE}")]


def too_many_of_a_name(cards: Sequence[Card]) -> list[DeckFault]:
    """402.5, 402.6: what counts is neither a stone that is not special nor a card whose text lifts the limit."""
    many = {name for name, count in Counter(map(NAME, cards)).items() if count > SAME_NAME}
    limited = Counter(card.name for card in cards if card.name in many and not is_unlimited(card))
    return [
        DeckFault("402.5", f"{count} cards named {short(name)}, at most {SAME_NAME} may share a name")
        for name, count in limited.items()
        if count > SAME_NAME
    ]


def is_unlimited(card: Card) -> bool:
    if is_of(card, "magic stone"):
        return not is_of(card, "special magic stone")
    return any(isinstance(part, n.May) and part.action == "any number of copies" for part in parts_of(card))


def types_of(card: Card) -> tuple[str, ...]:
    types = card.printed["type"]
    assert isinstance(types, tuple)
    return types


def is_of(card: Card, kind: str) -> bool:
    return kind in types_of(card)


def each_once(cards: Sequence[Card]) -> Iterable[Card]:
    """A deck holds the same card several times: one look at it is enough."""
    return dict(zip(map(id, cards), cards, strict=True)).values()


def parts_of(card: Card) -> Iterator[n.Node]:
    """Every node of a card's text."""
    for ability in card.abilities:
        yield from walk(ability)


def parts_of_kind(card: Card, kind: type[n.Node]) -> tuple[n.Node, ...]:
    return tuple(part for part in parts_of(card) if isinstance(part, kind))


def named(cards: Iterator[Card]) -> str:
    return ", ".join(sorted({card.name for card in cards}))


# --- what comes with a card -----------------------------------------------------------------------------


def with_it(card: Card) -> tuple[Card, ...]:
    """The definitions that a card brings beside its own: its other side (1302) and its will coin (1119.2)."""
    back = card.extra.get("back")
    coins = tuple(map(will_coin, energies(card.abilities)))
    return (*((back,) if isinstance(back, Card) else ()), *coins)


@lru_cache(maxsize=4096)
def energies(texts: tuple[n.Ability, ...]) -> tuple[tuple[str, ...], ...]:
    """The attributes of each Energize in a card's abilities."""
    return tuple(part.attributes for text in texts for part in walk(text) if isinstance(part, Energize))


@made_once(MOST_COINS)
def will_coin(attributes: tuple[str, ...]) -> Card:
    """1119.2, 1119.2a: a token without types, which works in the removed area and is erased for one will."""
    erase = n.Move(n.This(), "gone", verb="erase")
    produce = Produce(tuple((attribute,) for attribute in attributes))
    ability = n.Ability("activated", produce, zones=("removed",), cost=(erase,))
    return Card("will coin", {"type": ()}, (ability,), number="-".join(("will coin", *attributes)))


# --- 403 setting up -------------------------------------------------------------------------------------


def set_up(g: Game, decks: Sequence[Deck]) -> None:
    """403.1: the decks lie in their zones. The rulers come last (403.5), and nobody sees them before."""
    for seat, deck in enumerate(decks):
        new_pile(g, g.match.add_cards(deck.parts["main"]), seat, "deck")
        new_pile(g, g.match.add_cards(deck.parts["stones"]), seat, "stone deck")
        mixed_pile(g, g.match.add_cards(out_of_the_game(g, deck)), seat, "sideboard")


def out_of_the_game(g: Game, deck: Deck) -> tuple[Card, ...]:
    """315.1a, 315.1b: what a player brought that no deck holds."""
    sideboard, collection = (deck.parts.get(part, ()) for part in BESIDE)
    return sideboard if g.start.options[TOURNAMENT] else (*sideboard, *collection)


def shuffle_decks(g: Game, v: Frame) -> None:
    for seat in (0, 1):
        shuffle(g, seat, "deck")
        shuffle(g, seat, "stone deck")


def set_life(g: Game, v: Frame) -> None:
    for seat in (0, 1):
        g.set(f"life {seat}", LIFE)


def draw_lots(g: Game, v: Frame) -> None:
    v.chooser = g.number(2)


def chooser(g: Game, v: Frame) -> int:
    return int(v.chooser)


def first_or_not(g: Game, v: Frame) -> list[Option]:
    return [YES, NO]


def decide_first_player(g: Game, v: Frame) -> None:
    seat = v.chooser if v.wish == YES else 1 - v.chooser
    g.set("turn seat", seat)
    emit(g, "first player", note=seat)


def first(g: Game, v: Frame) -> int:
    seat: int = g.facts["turn seat"]
    return seat


def second(g: Game, v: Frame) -> int:
    return 1 - first(g, v)


def take_from_the_top(g: Game, seat: int, count: int, zone: str) -> None:
    """304.3: one after another. Nobody draws before the game begins, the cards are moved."""
    for _ in range(min(count, len(g.in_zone(seat, "deck")))):
        move(g, g.in_zone(seat, "deck")[-1:], zone, verb="set up")


def deal_hands(g: Game, v: Frame) -> None:
    for seat in (0, 1):
        take_from_the_top(g, seat, OPENING_HAND, "hand")


def cards_to_change(seat: SeatOf) -> Pick:
    """403.4: any number of the hand, one after another."""
    prompt = "cards to put under your deck, the first one lowest, for as many others"
    return pick(seat, lambda g, v: g.in_zone(seat(g, v), "hand"), lambda g, v: 0, lambda g, v: OPENING_HAND, prompt)


def hold_choice(g: Game, v: Frame) -> None:
    """403.4: no card moves before both have chosen."""
    v.firsts, v.mulligan = v.mulligan, None


def change_hands(g: Game, v: Frame) -> None:
    """403.4: both have chosen. As cards were picked, so they lie under the deck, the first one lowest."""
    for seat, cards in ((first(g, v), v.firsts), (second(g, v), v.mulligan)):
        move(g, cards, "deck", verb="change", bottom=True)
        take_from_the_top(g, seat, len(cards), "hand")


def lay_lifebreaks(g: Game, v: Frame) -> None:
    for seat in (0, 1):
        take_from_the_top(g, seat, LIFEBREAKS, "lifebreak")


def place_rulers(g: Game, v: Frame) -> None:
    for seat, deck in enumerate(g.start.decks):
        for card in deck.parts["ruler"]:
            g.now()
            emit(g, "place ruler", new_card(g, g.match.add_card(card), seat, "ruler area"))


def rulers_with(g: Game, seat: int, kind: type[n.Node]) -> list[tuple[int, Any]]:
    """The nodes of that kind in the texts of a player's rulers, each with its ruler."""
    match, found = g.match, []
    for ruler in g.in_zone(seat, "ruler area"):
        face = g.definition[ruler]
        found += [(ruler, part) for part in once(match, (kind, face), parts_of_kind, match.cards[face], kind)]
    return found


def give_will_coin(g: Game, v: Frame) -> None:
    """1119.2: only the player who does not go first gets one."""
    seat = second(g, v)
    for _, energize in rulers_with(g, seat, Energize):
        mark(g, new_card(g, g.match.add_card(will_coin(energize.attributes)), seat, "removed"), "token", True)


def put_mana_counters(g: Game, v: Frame) -> None:
    """1122.2a: the ruler starts with them, so nothing sees them being put."""
    for seat in (0, 1):
        for ruler, ability in rulers_with(g, seat, n.Ability):
            match ability:
                case n.Ability(effect=Numbered(n.Number(amount)), keyword="mana"):
                    put_on(g, ruler, "counters", (("mana", amount),))


def next_turn(g: Game, v: Frame) -> None:
    """505.6; whoever goes first has the first turn (403.6). What was done in the turn before is forgotten."""
    if g.facts["turn"] > 0:
        expire(g, "end of turn", g.facts["turn"])
        g.set("turn seat", 1 - g.facts["turn seat"])
    g.set("turn", g.facts["turn"] + 1)
    g.set("turn clock", g.now())
    # Turns in which nobody can do anything are no loop (1301.1): a card is drawn in each, until none is left.
    loops.rest(g)
    g.set("done", ())


GAME = procedure(
    "403",
    slots="chooser wish mulligan firsts",
    rows=[
        row("403.1", shuffle_decks),
        row("403.2", set_life),
        row("403.3", draw_lots),
        row("403.3", ask("yes no", chooser, first_or_not, "do you play first"), into="wish"),
        row("403.3", decide_first_player),
        row("403.4", deal_hands),
        row("403.4", cards_to_change(first), into="mulligan"),
        row("403.4", hold_choice),
        row("403.4", cards_to_change(second), into="mulligan"),
        row("403.4", change_hands),
        row("1415.1c", lay_lifebreaks, when=lambda g, v: lifebreak.is_on(g)),
        row("403.5", place_rulers),
        row("1119.2", give_will_coin),
        row("1122.2a", put_mana_counters),
        row("403.6", next_turn),
        row("501.1", run("501")),
        row("505.6", next_turn),
        row("505.6", goto("501.1")),
    ],
)

PROCEDURES = (GAME,)
