"""Verbs and stock cards for scenarios of vanguard-2.01: those of the family, a front trigger, G units, the G assist.

"Grand" is a G unit of grade 4 and 15000 power with a stride skill, "Bulwark" a G guardian with a shield of 15000.
"""

from __future__ import annotations

from typing import Any

from ...books.vanguard_2_01.field import ACCEL
from ...books.vanguard_2_01.gifts import GIFT, lift
from ...books.vanguard_2_01.zones import ACCELS
from ...testing.scene import Scene
from .._vanguard.kit import VanguardKit, VanguardPlayer

STRIDE = (
    "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater from your hand, "
    "and discard them] [Stride] this card on your (VC) from face down."
)
G_GUARDIAN = (
    '[G Guardian]-Opponent Turn\'s Guard Step-[Choose a card with "[Heal] Heal" from your hand, and discard it] '
    "Call this card to your (GC) from face down."
)
G_UNITS: dict[str, dict[str, Any]] = {
    "Grand": {"power": "15000+", "text": STRIDE, "skill": "triple drive"},
    "Bulwark": {"shield": 15000, "text": G_GUARDIAN},
}


class SecondPlayer(VanguardPlayer):
    def put(
        self, zone: str, name: str, *, rested: bool = False, face_down: bool = False, owner: int | None = None
    ) -> int:
        """On a circle of Accel that is gained with it, and all before it."""
        if zone in ACCELS:
            g = self.game
            g.set(ACCEL[self.seat], max(g.facts[ACCEL[self.seat]], ACCELS.index(zone) + 1))
            g.set(GIFT[self.seat], "accel")
        return super().put(zone, name, rested=rested, face_down=face_down, owner=owner)

    def g_zone(self, *names: str, face_up: tuple[str, ...] = ()) -> SecondPlayer:
        """Put cards into the G zone: these face down, those face up."""
        for name in names:
            self.put("G zone", name, face_down=True)
        for name in face_up:
            self.put("G zone", name)
        return self

    def strides(self, name: str, *paying: str) -> SecondPlayer:
        """Stride a G unit in the stride step and pay with these cards, as far as there is a choice."""
        self.picks(("stride", name))
        for card in paying:
            question = self.game.question
            if question is not None and question.seat == self.seat and question.about == "cost":
                self.picks(card)
        question = self.game.question
        if question is not None and question.seat == self.seat and question.about == "cost":
            self.picks("done")
        return self


class Kit(VanguardKit):
    rests = (*VanguardKit.rests, "assist", "stride")

    def player(self, scene: Scene, seat: int) -> SecondPlayer:
        return SecondPlayer(scene, seat)

    def complete(self, scene: Scene) -> None:
        """The turn player's circles of Accel, gained as the table was set, have the power of their gift (10.6.3.2)."""
        super().complete(scene)
        seat = scene.game.facts["turn seat"]
        for circle in ACCELS[: scene.game.facts[ACCEL[seat]]]:
            lift(scene.game, seat, circle)

    def stock(self, name: str) -> dict[str, Any] | None:
        if name == "Front Trigger":
            fields = {**self.defaults({"grade": 0}), "trigger": "front", "name": name}
            return {k: v for k, v in fields.items() if v is not None}
        if name in G_UNITS:
            return {"name": name, "type": "G unit", "grade": 4, "clan": "Testers", "critical": 1, **G_UNITS[name]}
        return super().stock(name)


KIT = Kit()
