"""Section 3: the areas. The last card of an area is its top.

Cards that lie under another one (10-4-4) are kept in an area of their own, `under`, each with a mark that names
the card on top of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ...kernel import Game, Zone

# 4-8-1: an area is oriented where its cards are always in one of two modes.
ZONES = (
    Zone("deck", "3-2-2", face_up="none", face_down="none", ordered=True),
    Zone("hand", "3-3-2", face_up="owner", face_down="owner", free_order=True),
    Zone("drop", "3-4-2", free_order=True),
    Zone("leader", "3-5-2", oriented=True),
    Zone("battle", "3-6-2", oriented=True),
    Zone("combo", "3-7-2", oriented=True),
    Zone("energy", "3-8-2", oriented=True, free_order=True),
    Zone("life", "3-9-2", face_up="none", face_down="none"),
    Zone("removed", "3-1-1"),
    Zone("under", "10-4-4"),
)

SEATS = (0, 1)
EVERYBODY = 0b11
"""The mask of those who see what is revealed."""
GROUPS = {"in play": ("leader", "battle"), "fighting": ("battle", "combo")}
"""3-1-4, 3-1-5: within "fighting" a card stays the card that it is."""


def numbers(name: str) -> tuple[int, int]:
    """The kernel's numbers of an area, one for each seat: areas in the order above, two seats each."""
    at = 2 * [zone.name for zone in ZONES].index(name)
    return at, at + 1


def area(number: int) -> str:
    """The name of the area with this number."""
    return ZONES[number // 2].name


OPEN = frozenset(number for zone in ZONES if zone.public for number in numbers(zone.name))
"""The areas whose cards everybody sees."""
LEADER, BATTLE, ENERGY, HAND = numbers("leader"), numbers("battle"), numbers("energy"), numbers("hand")


def leader(g: Game, seat: int) -> int:
    return g.zones[LEADER[seat]][-1]


def battle_cards(g: Game, seat: int) -> list[int]:
    """The Battle Cards of a player in the Battle Area; an Extra Card there is none."""
    cards = g.zones[BATTLE[seat]]
    if not cards:
        return []
    printed, definition = g.match.printed, g.definition
    return [c for c in cards if printed[definition[c]]["type"] == "battle"]


NO_RESTING = "become rested"


def restable(g: Game, cards: Sequence[int]) -> list[int]:
    """Those in Active Mode that can be switched to Rest Mode."""
    rested = g.rested
    active = [card for card in cards if not rested[card]]
    if NO_RESTING not in g.match.bars:
        return active
    return [c for c in active if not g.cannot(c, NO_RESTING)]


def active_energy(g: Game, seat: int) -> list[int]:
    """The energy that can pay for something."""
    return restable(g, g.zones[ENERGY[seat]])


def holds_stack(g: Game, card: int) -> bool:
    """10-4-4: whether cards may lie under this one: in the Battle and Combo Areas, or by a text a Leader Card."""
    return g.is_in(card, "fighting") or g.is_in(card, "leader")


def stays(g: Game, card: int, by_skill: bool = False) -> bool:
    """Whether an effect keeps a card in the Battle Area, from skills or from everything.

    2-3-2-1: the Leader Card's place is the Leader Area, and no skill takes it out of that.
    """
    if g.zone_of[card] not in BATTLE:
        return g.zone_of[card] in LEADER
    return g.cannot(card, "leave the battle area") or (by_skill and g.cannot(card, "leave the battle area by skills"))


def spared(g: Game, card: int, opposing: bool = False) -> bool:
    """Whether a card cannot be KO-ed by a skill, which may be an opposing one.

    7-4-1-4-2-1: to put a Battle Card out of the Battle Area into the Drop Area is to KO it, whatever the text calls it.
    """
    if g.zone_of[card] not in BATTLE or g.value(card, "type") != "battle":
        return False
    return g.cannot(card, "be KO-ed") or (opposing and g.cannot(card, "be KO-ed by your opponent's skills"))


Colors: TypeAlias = tuple[str, ...]


def colors_of(g: Game, cards: Sequence[int]) -> list[Colors]:
    """2-4-1: the colours of each card, for paying costs, from print where nothing in this match changes any."""
    if "color" in g.match.changeable:
        return [g.value(c, "color") for c in cards]
    printed, definition = g.match.printed, g.definition
    return [printed[definition[c]]["color"] for c in cards]
