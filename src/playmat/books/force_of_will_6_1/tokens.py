"""Sections 1303 and 1017: tokens, pseudo-cards and copies, which exist only for a while.

They are cards that come out of the zone `gone` and go back to it as they cease to exist (1303.3, 1017.1a).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Builder, Card, Game, Value, become, emit, mark, new_card, place, vanish, walk
from ...kernel import after_move as follow_moved
from . import nodes as f
from .playing import pseudo_card
from .sides import OWN_FACE
from .words import PUT_BY
from .zones import COPY, FIELDS, GONE, TOKEN, is_token, item_of, put_on

COPIES = "copies"

# --- ceasing to exist -------------------------------------------------------------------------------


def cease(g: Game, card: int, verb: str = "cease") -> None:
    """1303.3, 1017.1a: out of the game, into no area. It is still remembered as it last was (911.1)."""
    vanish(g, card, GONE, verb)
    # It was about the object in the field, so nobody can ask for it any more; there are many tokens in a game.
    mark(g, card, PUT_BY, None)


# --- 1303 tokens ------------------------------------------------------------------------------------


def token_card(node: f.PutToken) -> Card:
    """1303.1a, 1303.1b, 1303.1d: what the effect says is printed; it is a resonator named after its race."""
    printed: dict[str, Value] = {
        "type": ("resonator",), "attribute": node.attributes, "race": (node.race,), "atk": node.attack,
        "def": node.defence, "keywords": node.keywords, "total cost": 0,
    }  # fmt: skip
    return Card(node.race, printed)


def new_token(g: Game, definition: int, seat: int) -> int:
    """1303.2a: a token, which is a card like others; it lies nowhere yet.

    It gets a number of its own: abilities may outlast it (906.10).
    """
    card = new_card(g, definition, seat, "gone")
    mark(g, card, TOKEN, True)
    return card


def rows_put_token(b: Builder, node: f.PutToken) -> None:
    """1303.1c: into the field of the effect's controller."""
    count, definition, slot = b.env.amount(node.amount), b.match.add_card(token_card(node)), b.named_slot("")

    def put(g: Game, v: Any) -> None:
        made = tuple(new_token(g, definition, v.seat) for _ in range(count(g, v)))
        setattr(v, slot, made)
        field = g.match.zone_number[v.seat, "field"]
        place(g, tuple((card, field) for card in made), verb="put")

    def placed(g: Game, v: Any) -> None:
        for card in getattr(v, slot):
            if g.is_in(card, "field"):
                put_on(g, card, PUT_BY, v.source, v.serial)
        follow_moved(g, v, slot)

    b.step(put)
    b.step(placed)


# --- 1017 copies ------------------------------------------------------------------------------------


def may_be_copied(g: Game) -> bool:
    """Whether a text of the match makes copies, or lets a card become one."""
    texts = g.match.abilities.values()
    return any(isinstance(part, f.CopyIt | f.BecomeCopy) for ability in texts for part in walk(ability.node))


def is_copy(g: Game, card: int) -> bool:
    """1017.1a: a copied spell or ability in the chase, or a copied card in a field."""
    return (card, COPY) in g.marks


def copy_item(g: Game, original: int, seat: int) -> int:
    """1017.1, 1017.1b: the same object on top of the chase, with the choices made for it; its controller is `seat`.

    Only the side that is up is copied (1302.4). A copied spell is its own source; a copied ability has the source
    of the original. The caller sees to it that the original is still there (1017.1d).
    """
    item = item_of(g, original)
    assert item is not None, "only what lies in the chase is copied"
    card = pseudo_card(g, g.definition[original], seat)
    slots = {**dict(item.slots), "item": card}
    own = item._replace(seat=seat, slots=tuple(slots.items()))
    if item.kind == "spell":
        own = own._replace(source=card, serial=g.serial[card])
    mark(g, card, COPY, g.marks.get((original, COPY), (item.seat, item.source, item.serial)))
    mark(g, card, "item", tuple(own))
    emit(g, "copy", card, original)
    return card


def copy_in_field(g: Game, original: int, seat: int) -> None:
    """1017.1, 1017.1a: a pseudo-card with the printed face of the original; that of a token is a token (1303).

    A step that calls this does nothing after it.
    """
    card = new_card(g, g.definition[original], seat, "gone")
    mark(g, card, COPY, (seat, card, g.serial[card]))
    if is_token(g, original):
        mark(g, card, TOKEN, True)
    emit(g, "copy", card, original)
    place(g, ((card, g.match.zone_number[seat, "field"]),), verb="copy")


def rows_become_copy(b: Builder, node: f.BecomeCopy) -> None:
    cards, originals = b.env.cards(node.cards), b.env.cards(node.of)

    def becomes(g: Game, v: Any) -> None:
        for original in originals(g, v)[:1]:
            for card in cards(g, v):
                become_copy(g, card, original)

    b.step(becomes)


def become_copy(g: Game, card: int, original: int) -> None:
    """1017.2, 1302.4: the printed information of the other card, its side that is up, in place of one's own.

    1302.1b: whether the card has two sides does not change, so the note about its front stays.
    """
    if (card, OWN_FACE) not in g.marks:
        put_on(g, card, OWN_FACE, g.match.names[g.definition[card]])
    become(g, card, g.definition[original])


def own_face_again(g: Game, card: int) -> None:
    """302.3: the new object that a card becomes is no copy any more."""
    serial, name = g.marks[card, OWN_FACE]
    if serial != g.serial[card]:
        mark(g, card, OWN_FACE, None)
        become(g, card, g.match.called(name))


# --- where they may be ------------------------------------------------------------------------------


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """1303.3a, 1017.1a: what left its zone and cannot be elsewhere ceases to exist.

    Part of the book's after_move, before that of `sides`: a card is itself again before its front comes up.
    """
    marks, names = g.marks, g.match.zone_names
    for card, before, after, _ in moves:
        if names[after] == "gone":
            continue
        if (card, OWN_FACE) in marks:
            own_face_again(g, card)
        left_field = before in FIELDS and after not in FIELDS and is_token(g, card)
        left_zone = is_copy(g, card) and names[before] not in ("gone", names[after])
        if left_field or left_zone:
            cease(g, card)


NODE_ROWS = {f.PutToken: rows_put_token, f.BecomeCopy: rows_become_copy}
