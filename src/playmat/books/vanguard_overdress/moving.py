"""4.4, 4.16.4, 4.1.13: what the rules make of a move before it happens, and how cards arrive."""

from __future__ import annotations

from ...kernel import Game
from .._vanguard.circles import FIELD, GUARDIAN, REAR_GUARD
from . import tokens
from .arms import may_be_armed
from .cards import ORDER
from .holding import may_be_held
from .links import dresses_of
from .zones import ARMS, HELD, RIDE_DECK

Targets = tuple[tuple[int, int], ...]
How = tuple[str, bool, bool | None, bool]
Lot = tuple[Targets, How]

RENEWING = frozenset({"call", "ride"})
"""6.2.5, 6.3.4: a called or ridden card is a new one, from another circle too."""


def before_move(g: Game, batches: tuple[Lot, ...]) -> tuple[Lot, ...]:
    """4.4.2: an order that would come to a circle goes to the drop zone.

    4.16.4: a card of the ride deck that would come to the deck goes to the ride deck, face up.

    6.4.4.2: so do its original dresses and it, each for itself.

    4.1.13: and no card comes to a zone of another player than its owner.
    """
    found: list[Lot] = []
    for targets, how in batches:
        home = [card for card, zone in targets if goes_home(g, card, zone)]
        left = [(card, zone) for card, zone in targets if card not in home] + left_by(g, targets, home)
        sent = [(card, diverted(g, card, zone)) for card, zone in left]
        others = tuple([(card, zone) for card, zone in sent if zone is not None and may_be_there(g, card, zone)])
        if others:
            found.append((others, how))
        if home:
            verb, _, _, _ = how
            number = g.match.zone_number
            found.append((tuple([(c, number[g.owner[c], RIDE_DECK]) for c in home]), (verb, False, False, False)))
    return tuple(found)


def goes_home(g: Game, card: int, zone: int) -> bool:
    return g.match.zone_names[zone] == "deck" and card in g.facts["ride deck cards"]


def left_by(g: Game, targets: Targets, home: list[int]) -> list[tuple[int, int]]:
    """What is linked to a unit that goes to the ride deck rather than to the deck, and goes to the deck itself."""
    found = [(dress, zone) for card, zone in targets if card in home for dress in dresses_of(g, card)]
    home += [dress for dress, zone in found if goes_home(g, dress, zone)]
    return [(dress, zone) for dress, zone in found if dress not in home]


def diverted(g: Game, card: int, zone: int) -> int | None:
    """The zone that a card goes to in place of this one; None where it does not go at all."""
    if tokens.is_token(g, card):
        return tokens.diverted(g, card, zone)
    if g.match.masks[FIELD] >> zone & 1 and g.value(card, "main type") == ORDER:
        return g.match.zone_number[g.owner[card], "drop"]
    return zone


def may_be_there(g: Game, card: int, zone: int) -> bool:
    """4.1.13: a zone of its owner; but a prison or a base holds whatever card is put there.

    16.3.4.1: and an arms order needs a holder.
    """
    name = g.match.zone_names[zone]
    if name in HELD:
        return may_be_held(g, zone)
    if g.match.zone_seat[zone] != g.owner[card]:
        return False
    return name != ARMS or may_be_armed(g, card, zone)


def kept_move(g: Game, before: int, after: int) -> str:
    """7.28.1.1: whoever intercepts or changes places is moved.

    7.28.2: who is called or ridden becomes a new card, and does not come here.
    """
    return "shift"


def arrives_rested(g: Game, card: int, before: int, after: int) -> bool:
    """4.3.2.3, 4.9.2.3.1, 4.9.2.5.1: standing.

    4.9.2.5.2: as it was between rear-guard circles.

    4.9.2.4.1: resting as guardian.
    """
    rear = g.match.masks[REAR_GUARD]
    if rear >> before & 1 and rear >> after & 1:
        return bool(g.rested[card])
    return g.match.zone_names[after] == GUARDIAN


def looks_back(g: Game, before: int, after: int) -> bool:
    """11.8.12.1: how abilities on a move read the card.

    11.8.12.1.1: from public to hidden, as it was.

    11.8.12.1.2: off the field, as it was there; a card that is called from another circle has not left it. An arms
    order was on the vanguard circle.

    11.8.12.1.3: else as what it is where it went.
    """
    zones, field = g.match.tables.zone_of_number, g.match.masks[FIELD]
    if field >> before & 1:
        return not field >> after & 1
    if zones[before].name == ARMS:
        return True
    return zones[before].public and not zones[after].public
