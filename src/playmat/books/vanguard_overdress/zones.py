"""Section 4: the zones of each player and the circles of the field."""

from __future__ import annotations

from ...kernel import Zone
from .._vanguard.circles import CLASSIC, FACING, Field

ORDER_AREA = "order area"
ORDER_ZONE = "order zone"
RIDE_DECK = "ride deck"
REMOVED = "removed"
ELSEWHERE = "elsewhere than in the hand"
DRESS = "original dress"
NOWHERE = "nowhere"
IMPRISONED, SCOUTED, ARMS = "imprisoned", "scouted", "arms"

# 4.8.2, 4.9.1, 4.9.1.1, 4.9.1.2, 4.9.1.3: seven places, by their names: three columns of a front and a back circle, and
# the guardian circle; across the table left faces right.
# 4.9.2.3, 4.9.2.4, 4.9.2.5: the vanguard circle in the front centre, the guardian circle before it, and five more.
FIELD = Field(CLASSIC, FACING)
COLUMNS = FIELD.pairs

ZONES = (
    # 4.5.3: cards leave it one by one.
    Zone("deck", "4.5.2", face_up="none", face_down="none", ordered=True, singly=True),
    Zone("hand", "4.6.2", face_up="owner", face_down="owner", free_order=True),
    Zone("drop", "4.7.2", free_order=True),
    # 4.10.1: the player has a soul, not the unit: it is no part of the field.
    Zone("soul", "4.10.2", free_order=True),
    # 4.11.2, 4.11.2.1, 4.12.2, 4.12.3: face down, damage is seen by all, a bound card by its owner.
    Zone("damage", "4.11.2", face_down="all", free_order=True),
    Zone("bind", "4.12.2", face_down="owner", free_order=True),
    # 4.13.2: a card that comes goes on top of those there.
    Zone("trigger", "4.13.2", ordered=True),
    Zone(ORDER_AREA, "4.14.2", ordered=True),
    # 4.3.3, 4.15.2, 4.15.3: a card there stands or rests, and lies face up or face down; all see it.
    Zone(ORDER_ZONE, "4.15.2", oriented=True, free_order=True),
    # 16.2.2.1, 16.5.2.1: parts of the order zone, apart since no ability of a card there is active.
    Zone(IMPRISONED, "16.2.1.1", oriented=True, free_order=True),
    Zone(SCOUTED, "16.5.1.1", oriented=True, free_order=True),
    # 16.3.3, 16.3.4: a part of the vanguard circle, apart since an order there is no unit.
    Zone(ARMS, "16.3.3", oriented=True),
    # 4.16.2, 4.16.5: face down its owner alone sees a card, face up both players do.
    Zone(RIDE_DECK, "4.16.2", face_down="owner", free_order=True),
    # 7.17.2: what is removed from the game lies open beside it.
    Zone(REMOVED, "7.17.1"),
    # 6.4.2.2: with the unit that it is linked to, wherever that is on the field.
    Zone(DRESS, "6.4.2.2", free_order=True),
    # 15.2.2, 15.2.3: what does not exist yet, or any more; no text asks for it and no table shows it.
    Zone(NOWHERE, "15.2.3"),
    # 4.8.3, 4.9.2.2, 4.3.2: a card on a circle stands or rests, and both players see it.
    # 8.2.1.2: a first vanguard lies face down until the game begins.
    *(Zone(name, "4.9.3", face_down="owner", oriented=True) for name in FIELD.circles),
)

HELD = (IMPRISONED, SCOUTED)
WHOLE_ORDER_ZONE = "whole order zone"
"""4.15.1: where an order zone is asked about, what is held there is in it too."""

GROUPS = {
    WHOLE_ORDER_ZONE: (ORDER_ZONE, *HELD),
    **FIELD.groups(),
    # 4.1: where a card may come from that comes from no hand
    ELSEWHERE: tuple([zone.name for zone in ZONES if zone.name != "hand"]),
}
