"""Section 604: all that a player with priority may do, listed.

Cards come first, then abilities, then what is done at main timing, then will abilities, then the pass. Of equal cards
in a hand, and of stones that are alike, one is listed.
"""

from __future__ import annotations

from ...kernel import Game, Option, abilities, distinct
from . import lifebreak
from .abilities import why_not_use
from .acts import PASS, SET_COST, main_acts, why_not_future, why_not_pass, why_not_play
from .will import can_pay, will_acts
from .zones import CHASE, HANDS


def offers(g: Game, seat: int, main: bool) -> list[Option]:
    """604.1, 604.1c, 604.2: all there is, the pass too; `main` tells that it is main timing for this player.

    READING 602.1c: one who could only produce will while the chase is empty can but pass: nothing can happen to the
    will or to its source before the next question, so it loses nothing to wait (907.2).
    """
    found = [*cards(g, seat), *uses(g, seat), *lifebreak.acts(g, seat)]
    if main:
        found += main_acts(g, seat, can_pay(g, seat, SET_COST))
    elif not found and not g.zones[CHASE]:
        return [PASS]
    found += will_acts(g, seat)
    return found if why_not_pass(g, seat) is not None else [*found, PASS]


def cards(g: Game, seat: int) -> list[Option]:
    """604.1b: out of the hand, out of standby, and from where a text allows it; then with their future sides."""
    hand = g.zones[HANDS[seat]]
    here = distinct(g, [card for card in hand if why_not_play(g, seat, card) is None])
    for zone in ("standby", "graveyard", "removed"):
        here += [card for card in g.in_zone(seat, zone) if why_not_play(g, seat, card) is None]
    later = [card for card in hand if why_not_future(g, seat, card) is None]
    return [*(("play", card) for card in here), *(("play", card, "future") for card in later)]


def uses(g: Game, seat: int) -> list[Option]:
    """604.1a, 707.1, 105.3b, 902.2: activate abilities of cards the player controls, zone by zone, where each works.

    What a card has twice is listed once: it is the same to play the one or the other.
    """
    found: list[Option] = [
        ("use", card, ability.id)
        for zone in sorted(g.match.act_zones[seat])
        for card in g.zones[zone]
        if g.master(card) == seat
        for ability in abilities(g, card)
        if ability.sort == "activate" and ability.zones >> zone & 1 and why_not_use(g, seat, card, ability) is None
    ]
    return list(dict.fromkeys(found))
