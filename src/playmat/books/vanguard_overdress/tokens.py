"""Sections 15 and 13.7: tokens, which are made during play and exist on the field alone.

A token is no card, and handled as one (15.2.1.1): it has a number like cards. It comes out of the zone `nowhere` as it
is created, and goes back there as it is deleted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any

from ...kernel import Builder, Card, Compiled, Frame, Game, UnknownWord, new_card, once, vanish
from ...kernel import nodes as n
from .._vanguard.circles import FIELD
from . import arms, faces
from .cards import TOKEN, token_cards
from .nodes import MakeTokens
from .zones import DRESS, NOWHERE, REMOVED

DELETE = "delete"


# --- which of the cards are tokens -------------------------------------------------------------------


def token_definitions(match: Compiled) -> frozenset[int]:
    """The numbers of all tokens of a match, and of what they are face down."""
    made = [number for number, printed in enumerate(tuple(match.printed)) if TOKEN in printed["subtype"]]
    blank = [match.add_card(side) for number in made for side in faces.with_it(match.cards[number])]
    return frozenset((*made, *blank))


def tokens_of(match: Compiled) -> frozenset[int]:
    return once(match, "tokens", token_definitions, match)


def is_token(g: Game, card: int) -> bool:
    return g.definition[card] in tokens_of(g.match)


def is_unborn(g: Game, card: int) -> bool:
    """A token that is yet to be put somewhere."""
    return g.match.zone_names[g.zone_of[card]] == NOWHERE


def with_it(card: Card) -> tuple[Card, ...]:
    """What a card is face down, and the tokens that its text makes."""
    return (*faces.with_it(card), *token_cards(card).values())


# --- 15.2.4 where they exist --------------------------------------------------------------------------


def exists_in(g: Game, zone: int) -> bool:
    """15.3.2: on the field, and nowhere else; 6.4.2.2: an original dress lies on the circle of its unit.

    15.3.2.1: the soul is no part of it.
    """
    return bool(where_they_exist(g) >> zone & 1)


def where_they_exist(g: Game) -> int:
    return g.match.masks[FIELD] | g.match.masks[DRESS]


def diverted(g: Game, card: int, zone: int) -> int | None:
    """15.2.3.2: a token that would be removed is deleted where it is.

    15.2.4.2.2: one that would be created where it cannot exist is not.

    15.2.4.1.1, 15.2.4.2.1: else it goes wherever it is put.
    """
    match = g.match
    if match.zone_names[zone] == REMOVED:
        return match.zone_number[g.owner[card], NOWHERE]
    return zone if exists_in(g, zone) or not is_unborn(g, card) else None


def delete(g: Game, card: int) -> None:
    """15.2.3, 15.2.3.1: out of the zone that it is in, and into none; it has left that zone."""
    vanish(g, card, g.match.zone_number[g.owner[card], NOWHERE], DELETE)


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """15.2.4.2.1: a token in a zone where it cannot exist is deleted at once, before the next step of an effect."""
    tokens = tokens_of(g.match)
    if not tokens:
        return
    for card, _, after, _ in moves:
        if g.definition[card] in tokens and not exists_in(g, after):
            delete(g, card)


def strays(g: Game) -> list[int]:
    """13.7.1: tokens that are in another zone for whatever reason."""
    tokens = tokens_of(g.match)
    if tokens.isdisjoint(g.definition):
        return []
    right = where_they_exist(g) | g.match.masks[NOWHERE]
    made = compress(range(len(g.definition)), map(tokens.__contains__, g.definition))
    return [card for card in made if not right >> g.zone_of[card] & 1]


def delete_strays(g: Game, v: Frame) -> None:
    for card in strays(g):
        delete(g, card)


# --- what is seen of them -----------------------------------------------------------------------------


def also_seen(g: Game, zone: int, cards: Sequence[int]) -> Mapping[int, int]:
    """15.2.1.1.1.1: a token among hidden cards is told from them, and open to both players."""
    seen = faces.also_seen(g, zone, cards)
    tokens = tokens_of(g.match)
    if not tokens:
        return seen
    definition = g.definition
    made = [card for card in cards if definition[card] in tokens]
    return {**seen, **dict.fromkeys(made, 0b11)} if made else seen


def shows(g: Game, seat: int | None, card: int) -> dict[str, Any]:
    """15.2.1.1.1: a token is told from cards, those with its name too."""
    return {**faces.shows(g, seat, card), **arms.shows(g, card), **({TOKEN: True} if is_token(g, card) else {})}


# --- 15.2.2 making them -------------------------------------------------------------------------------


def rows_make(b: Builder, node: MakeTokens) -> None:
    """15.2.2, 15.3.3.1: they exist from the moment they are put on a circle; what they are is told by their name.

    15.2.2.1: their owner is the player whose zone that is.
    """
    cards = token_cards(b.card)
    if node.name not in cards:
        raise UnknownWord(f"no token {node.name!r}")
    definition, seat = b.match.add_card(cards[node.name]), b.seat(node.who)
    if node.up_to:
        b.add(n.NameNumber(at_most=node.count))
    count = b.env.amount(n.Named() if node.up_to else node.count)
    slot = b.named_slot("")

    def make(g: Game, v: Any) -> None:
        made = [new_card(g, definition, seat(g, v), NOWHERE) for _ in range(count(g, v))]
        setattr(v, slot, tuple([(card, g.serial[card], g.serial[card]) for card in made]))

    b.step(make)


EFFECTS: dict[type[n.Node], Any] = {MakeTokens: rows_make}
