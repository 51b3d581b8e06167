"""Section 4: the zones of each player, the circles of the field, columns and rows.

Circles are zones of their own. The last card of a zone is its top, or on a circle the newest.
"""

from __future__ import annotations

from functools import cache

from ...kernel import Game, Zone

VANGUARD = "vanguard circle"
GUARDIAN = "guardian circle"
# 4.6.1: seven places, by their names.
REAR_GUARD = ("front left", "front right", "back left", "back center", "back right")
# 4.6.3: three circles are the front row, three the back row.
FRONT = ("front left", VANGUARD, "front right")
BACK = ("back left", "back center", "back right")
CIRCLES = (VANGUARD, *REAR_GUARD, GUARDIAN)
IN_BATTLE = (VANGUARD, *REAR_GUARD)

ZONES = (
    # 4.2.3: cards leave it one by one.
    Zone("deck", "4.2.2", face_up="none", face_down="none", ordered=True, singly=True),
    Zone("hand", "4.3.2", face_up="owner", face_down="owner", free_order=True),
    Zone("drop", "4.4.2", free_order=True),
    # 4.7.2: the player has a soul, not the unit: it stays under whichever is the vanguard.
    Zone("soul", "4.7.3", free_order=True),
    # 3.17.3, 4.8.2.1, 4.9.2.1: a card here has a face; face down, damage is seen by all, a bound card by its owner.
    Zone("damage", "4.8.2", face_down="all", free_order=True),
    Zone("bind", "4.9.2", face_down="owner", free_order=True),
    Zone("trigger", "4.10.4"),
    # 3.17.1, 4.5.3: a unit stands or rests, and both players see it.
    # 5.2.2: a first vanguard lies face down until the game begins; no other unit ever does.
    *(Zone(name, "4.6.7", face_down="owner", oriented=True) for name in CIRCLES),
)

# 4.5.2, 4.7.1: the seven circles are the field; the soul is no part of it.
GROUPS = {
    "field": CIRCLES,
    "rear-guard circle": REAR_GUARD,
    "front row": FRONT,
    "back row": BACK,
    "vanguard and rear-guard circles": IN_BATTLE,
}

# 4.6.2: a front circle and the one behind it are a column.
COLUMN = {
    "front left": "left", "back left": "left", VANGUARD: "center", "back center": "center",
    "front right": "right", "back right": "right",
}  # fmt: skip
BEHIND = {"front left": "back left", VANGUARD: "back center", "front right": "back right"}
FACING = {"left": "right", "center": "center", "right": "left"}


def number(seat: int, name: str) -> int:
    """The kernel's number of a player's zone: zones in the order above, two seats each."""
    return 2 * [zone.name for zone in ZONES].index(name) + seat


def circle(g: Game, card: int) -> str:
    """The name of the zone a card is in."""
    return g.match.zone_names[g.zone_of[card]]


def vanguard(g: Game, seat: int) -> int | None:
    """A player's vanguard: the newest unit on the vanguard circle."""
    cards = g.in_zone(seat, VANGUARD)
    return cards[-1] if cards else None


@cache
def numbers(seat: int, circles: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(number(seat, name) for name in circles)


def units(g: Game, seat: int, circles: tuple[str, ...] = CIRCLES) -> list[int]:
    """3.8.1: a player's units on the named circles; no card elsewhere is one."""
    zones = g.zones
    return [card for z in numbers(seat, circles) for card in zones[z]]


def rear_guards(g: Game, seat: int) -> list[int]:
    return units(g, seat, REAR_GUARD)


def same_column(g: Game, one: int, other: int) -> bool:
    """4.6.2, 4.6.2.1: in one column, also across the table, where left faces right."""
    a, b = COLUMN.get(circle(g, one)), COLUMN.get(circle(g, other))
    if a is None:
        return False
    return a == b if g.master(one) == g.master(other) else FACING[a] == b
