"""10.25.18: a heart that comes to be in legion with a card that becomes a heart beside it."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Frame, Game, Option, ask, leave, mark, move, procedure, remember, row
from .._vanguard.circles import vanguard
from .._vanguard.turning import seat_of
from .hearts import HEART_OF, hearts
from .legion import add_pairs, can_legion, in_legion, seeks
from .zones import HEARTS


def no_partner(g: Game, v: Frame) -> bool:
    """10.25.18.1: a heart that is in legion does not come to be so with another card."""
    alone = [heart for heart in hearts(g, v.seat) if not in_legion(g, heart)]
    v.card = next((card for card in v.cards if any(can_legion(g, heart, card) for heart in alone)), None)
    return v.card is None or vanguard(g, v.seat) is None


def partners(g: Game, v: Frame) -> list[Option]:
    return [heart for heart in hearts(g, v.seat) if not in_legion(g, heart) and can_legion(g, heart, v.card)]


def put_beside(g: Game, v: Frame) -> None:
    """The heart leads that seeks the other; the mate lies left of its leader."""
    v.leads = int(seeks(g, v.heart, v.card))
    move(g, (v.card,), HEARTS, seat=v.seat, verb="legion", bottom=bool(v.leads), rested=False)


def join_hearts(g: Game, v: Frame) -> None:
    """Both are hearts of the vanguard; no unit legions."""
    unit = vanguard(g, v.seat)
    for heart in (v.heart, v.card):
        mark(g, heart, HEART_OF, unit)
    add_pairs(g, [(v.heart, v.card) if v.leads else (v.card, v.heart)])
    v.result = remember(g, (v.card,))


LEGION_OF_HEARTS = procedure(
    "10.25.18",
    slots="seat cards card heart leads result",
    rows=[
        row("10.25.18.1", leave(), when=no_partner),
        row("10.25.18", ask("pick one", seat_of, partners, "with which heart"), into="heart"),
        row("10.25.18", put_beside),
        row("10.25.18", join_hearts),
    ],
)

PROCEDURES: Sequence[object] = (LEGION_OF_HEARTS,)
