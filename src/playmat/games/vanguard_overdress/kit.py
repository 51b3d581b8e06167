"""Verbs and stock cards for scenarios of vanguard-overdress: those of the family, front and over triggers, orders.

"Command" is a normal order of grade 1, "Reflex" a blitz order, "Fixture" a set order; none of them has a text.
"""

from __future__ import annotations

from typing import Any

from ...kernel.run.atoms import mark
from ...kernel.words.questions import DONE
from ...testing.scene import Scene
from .._vanguard.kit import VanguardKit, VanguardPlayer

ORDERS = {"Command": "normal order", "Reflex": "blitz order", "Fixture": "set order"}


class LaterPlayer(VanguardPlayer):
    def ride_deck(self, *names: str, face_up: tuple[str, ...] = ()) -> LaterPlayer:
        """Put cards into the ride deck: these face down, those face up."""
        for name in names:
            self.put("ride deck", name, face_down=True)
        for name in face_up:
            self.put("ride deck", name)
        return self

    def plays(self, name: str) -> LaterPlayer:
        """Play an order."""
        self.picks(("order", name))
        return self

    def overdresses(self, name: str, unit: str) -> LaterPlayer:
        """Put a card of the hand on a rear-guard by overDress."""
        self.picks(("overdress", name, unit))
        return self

    def dressed(self, circle: str, unit: str, *dresses: str, rested: bool = False) -> LaterPlayer:
        """Put a unit on a circle before play, and its original dresses with it."""
        at = self.put(self.zone_name(circle), unit, rested=rested)
        for name in dresses:
            mark(self.game, self.put("original dress", name), "linked to", at)
        return self

    def dresses(self, unit: str) -> list[str]:
        """The names of the original dresses of a unit of mine."""
        at, g = self.card(unit), self.game
        return [g.card(card) for card in g.in_zone(self.seat, "original dress") if g.marks[card, "linked to"] == at]

    def guards_with(self, *names: str) -> LaterPlayer:
        """Call guardians together, or intercept together, and then do no more; with no name, do nothing."""
        self.scene.start()
        for at, name in enumerate(names):
            self.picks(name, about="more" if at else "guards")
        for about in ("more", "guards"):
            question = self.game.question
            if question is not None and question.about == about and question.seat == self.seat:
                self.picks(DONE)
        return self


class Kit(VanguardKit):
    rests = (*VanguardKit.rests, "more")

    def player(self, scene: Scene, seat: int) -> LaterPlayer:
        return LaterPlayer(scene, seat)

    def stock(self, name: str) -> dict[str, Any] | None:
        kind, _, what = name.partition(" ")
        if what == "Trigger" and kind in ("Front", "Over"):
            fields = {**self.defaults({"grade": 0}), "trigger": kind.lower(), "name": name}
            return {k: v for k, v in fields.items() if v is not None}
        if name in ORDERS:
            return {"name": name, "type": ORDERS[name], "grade": 1}
        return super().stock(name)


KIT = Kit()
