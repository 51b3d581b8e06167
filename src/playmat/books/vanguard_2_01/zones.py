"""Section 4: the zones of each player and the circles of the field."""

from __future__ import annotations

from ...kernel import Zone
from .._vanguard.circles import CLASSIC, FACING, VANGUARD, Circle, Field

G_ZONE = "G zone"
HEARTS = "heart"
REMOVED = "removed"
LOCK_CIRCLE = "lock circle"

# 10.6.3.2.2: circles that may be gained, to the left and to the right of the front row by turns.
ACCELS = tuple([f"accel {number}" for number in range(1, 11)])
GAINED = tuple([Circle(name, "front", name) for name in ACCELS])
# 10.6.3.2.2.1: the first of one player faces the second of the other, the third the fourth, and so on.
ACCEL_FACING = {
    **dict(zip(ACCELS[::2], ACCELS[1::2], strict=True)),
    **dict(zip(ACCELS[1::2], ACCELS[::2], strict=True)),
}

# 4.6.1, 4.6.2, 4.6.2.1, 4.6.3, 4.6.4, 4.6.5, 4.6.6: seven places, by their names: three columns of a front and a back
# circle, and the guardian circle; across the table left faces right.
# 10.6.3.2.1: what is gained is in the front row.
FIELD = Field((*GAINED[-2::-2], *CLASSIC[:3], *GAINED[1::2], *CLASSIC[3:]), {**FACING, **ACCEL_FACING})
REAR_GUARDS = FIELD.rear_guards
COLUMNS = FIELD.pairs


def lock_of(circle: str) -> str:
    """4.6.7: what a circle is while a locked card is on it."""
    return f"{circle}, locked"


LOCKS = {circle: lock_of(circle) for circle in FIELD.fighting}
UNLOCKED = {lock: circle for circle, lock in LOCKS.items()}

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
    # 4.11.2, 4.11.3: face down its owner alone sees a card, face up both players do.
    Zone(G_ZONE, "4.11.2", face_down="owner", free_order=True),
    # 10.36.1, 10.36.1.1: what is removed from the game lies open beside it.
    Zone(REMOVED, "10.36.1"),
    # 3.17.1, 4.5.3: a unit stands or rests, and both players see it.
    # 5.4.3: a first vanguard lies face down until the game begins.
    # 10.27.1, 10.27.3: a part of the vanguard circle; what lies there is no unit.
    Zone(HEARTS, "10.27.1", oriented=True),
    *(Zone(name, "4.6.8", face_down="owner", oriented=True) for name in FIELD.circles),
    # 10.22.4: a locked card neither stands nor rests.
    *(Zone(name, "4.6.7") for name in UNLOCKED),
)

# 10.27.1: a heart is on the vanguard circle yet.
WITH_HEARTS = "vanguard circle with hearts"
# 4.5.2, 4.7.1: the circles are the field; the soul is no part of it.
# 3.8.1, 3.18.1: where a circle is a lock circle, nothing on it is a unit, so that is a place of its own.
GROUPS = {
    **FIELD.groups(),
    WITH_HEARTS: (VANGUARD, HEARTS),
    LOCK_CIRCLE: tuple(UNLOCKED),
    "locked front row": tuple([LOCKS[name] for name in FIELD.front]),
    "locked back row": tuple([LOCKS[name] for name in FIELD.back]),
}
