"""What a card is as it lies: face down it may have less than is printed on it, and a card may have two faces (12.10).

A side is a card of its own, with the name of the card that it is a side of.

    deleted   10.26.3: a unit that lies face down on a circle
    locked    10.22.3, 4.9.2.2: a card without any information: a locked card, and one that is bound face down
    silent    4.8.2.2: a damage card that lies face down: all of its information, and nothing that it does
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...kernel import Builder, Card, Compiled, Frame, Game, become, emit, once
from ...kernel import nodes as n
from .._vanguard.circles import FIELD, FIGHTING
from .._vanguard.sides import BLANK, LIES, nothing, side
from .nodes import FlipTo
from .zones import G_ZONE, HEARTS, LOCK_CIRCLE

SKILLS = ("boost", "intercept", "twin drive", "triple drive")
BACK, DELETED, SILENT = "back", "deleted", "silent"
LYING = "how cards lie"


class Lying(NamedTuple):
    """By the number of any side of a card: the face that is up, the first face, and what it is face down."""

    face: dict[int, int]
    first: dict[int, int]
    deleted: dict[int, int]
    blank: dict[int, int]
    silent: dict[int, int]


# --- the sides of a card ----------------------------------------------------------------------------


def sides_of(card: Card) -> dict[str, Card]:
    """What a card is when it lies face down, by how it lies."""
    if LIES in card.extra or not card.printed.get("type"):
        return {}
    made = {lies: side for lies in (DELETED, BLANK, SILENT) if isinstance(side := card.extra.get(lies), Card)}
    return made or make_sides(card)


def make_sides(card: Card) -> dict[str, Card]:
    made = {DELETED: side(card, DELETED, deleted(card)), BLANK: side(card, BLANK, nothing(card))}
    if works_in_damage_zone(card):
        made[SILENT] = side(card, SILENT, dict(card.printed))
    return made


def deleted(card: Card) -> dict[str, object]:
    """10.26.3: its original power is reduced by what is printed, and its text is gone; skill icons stay."""
    keywords = card.printed["keywords"] or ()
    icons = tuple([word for word in SKILLS if word in keywords])  # type: ignore[operator]
    return {**card.printed, "power": 0, "original power": 0, "keywords": icons}


def works_in_damage_zone(card: Card) -> bool:
    return any(not ability.zones or "damage" in ability.zones for ability in card.abilities)


def with_it(card: Card) -> tuple[Card, ...]:
    """Its sides, and its other face."""
    back = card.extra.get(BACK)
    return (*sides_of(card).values(), *((back,) if isinstance(back, Card) else ()))


# --- which of them counts ---------------------------------------------------------------------------


def all_sides(match: Compiled) -> Lying:
    """All sides of all cards."""
    found = Lying({}, {}, {}, {}, {})
    backs: dict[int, int] = {}
    for number, card in enumerate(tuple(match.cards)):
        back = card.extra.get(BACK)
        if isinstance(back, Card):
            backs[match.add_card(back)] = number
    for number, card in enumerate(tuple(match.cards)):
        lies = {how: match.add_card(made) for how, made in sides_of(card).items()}
        if lies:
            first = backs.get(number, number)
            sides = (number, first, lies[DELETED], lies[BLANK], lies.get(SILENT, number))
            for way, side_so in zip(found, sides, strict=True):
                way.update(dict.fromkeys((number, *lies.values()), side_so))
    return found


def lies_as(g: Game, zone: int, face_down: bool) -> Mapping[int, int]:
    """Which side of a card counts.

    12.10.3.2, 12.10.3.3: off the circles and the G zone the first face is up; there a card keeps the face it has.

    12.10.5: either face may lie face down.

    4.8.2.2: a damage card that lies face down has its information and does nothing.

    10.26.11: in the soul, where cards lie face up, a unit is deleted no more.

    5.4.3: a first vanguard lies face down before the game begins, and is not deleted.
    """
    match = g.match
    sides, masks = once(match, LYING, all_sides, match), match.masks
    keeps = (masks[FIELD] | masks[HEARTS] | masks[LOCK_CIRCLE] | masks[G_ZONE]) >> zone & 1
    if not face_down:
        return sides.face if keeps else sides.first
    if masks[FIGHTING] >> zone & 1:
        return sides.deleted if g.facts["turn"] > 0 else sides.face
    if masks[LOCK_CIRCLE] >> zone & 1 or masks["bind"] >> zone & 1:
        return sides.blank
    return sides.silent if masks["damage"] >> zone & 1 else sides.face if keeps else sides.first


# --- who sees them ----------------------------------------------------------------------------------


def also_seen(g: Game, zone: int, cards: Sequence[int]) -> Mapping[int, int]:
    """4.6.8.1, 10.26.6: a card that an effect turned face down on a circle is open to both players.

    5.4.3: a first vanguard is not, before the game begins.
    """
    return dict.fromkeys(cards, 0b11) if g.match.masks[FIELD] >> zone & 1 and g.facts["turn"] > 0 else {}


# --- 10.37 flipping over ----------------------------------------------------------------------------


def other_face(match: Compiled, definition: int) -> int | None:
    """12.10.3.1, 12.10.3.1.1: the face that is not up, of which nothing is known; none for a card with one face."""
    sides = once(match, LYING, all_sides, match)
    if definition not in sides.first:
        return None
    first = sides.first[definition]
    back = match.cards[first].extra.get(BACK)
    if not isinstance(back, Card):
        return None
    return match.add_card(back) if sides.face[definition] == first else first


def flip_over(g: Game, card: int) -> None:
    """10.37.1, 12.10.3.4: the other face is up, and the card is the same.

    10.37.3: nothing happens to a card with one face.
    """
    face = other_face(g.match, g.definition[card])
    if face is not None:
        become(g, card, lies_as(g, g.zone_of[card], bool(g.face_down[card])).get(face, face))
        emit(g, "flip over", card)


def rows_flip_over(b: Builder, node: n.Perform) -> None:
    """10.37.2: it is not turned face down."""
    cards = b.affected(node.cards or n.This())
    b.match.may_lose()

    def flip_each(g: Game, v: Frame) -> None:
        for card in cards(g, v):
            flip_over(g, card)

    b.step(flip_each)


def name_of_other_face(g: Game, card: int) -> str | None:
    face = other_face(g.match, g.definition[card])
    return None if face is None else g.match.cards[face].name


def rows_flip_to(b: Builder, node: FlipTo) -> None:
    """11.42.2.2: the text names the face that is to be up."""
    cards = b.env.cards(node.cards)
    b.match.may_lose()

    def flip_each(g: Game, v: Frame) -> None:
        for card in cards(g, v):
            if name_of_other_face(g, card) == node.name:
                flip_over(g, card)

    b.step(flip_each)


ACTIONS = {"flip over": rows_flip_over}
EFFECTS: dict[type[n.Node], Any] = {FlipTo: rows_flip_to}
