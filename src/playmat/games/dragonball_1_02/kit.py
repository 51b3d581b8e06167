"""Verbs and stock cards for scenarios of dragonball-1.02.

Stock cards, all red: "Leader" (power 10000; its back "Leader Awakened" 15000, awakens at 4 life or less), "Battle 1" to
"Battle 5" (energy cost and power 1 / 5000, 2 / 10000, 3 / 15000, 4 / 20000, 5 / 25000; combo cost 0, combo power 5000;
cost 3 and more: combo cost 1, combo power 10000), "Extra" (cost 1: draw a card), "Stone", the filler (a Battle Card
of cost 9), and "Red Energy", "Blue Energy", "Green Energy" (Battle Cards of cost 9 in that colour).
"""

from __future__ import annotations

from typing import Any

from ...kernel.run.atoms import arrange
from ...kernel.words.questions import Question
from ...testing.scene import Player, Scene

DECK = 20
LIFE = 8


class DragonballPlayer(Player):
    def power(self, name: str) -> int:
        power: int = self.value(name, "power")
        return power

    def energy(self, *names: str) -> DragonballPlayer:
        """Put energy, active; without names, five red ones."""
        for name in names or ("Red Energy",) * 5:
            self.put("energy", name)
        return self

    def plays(self, name: str) -> DragonballPlayer:
        self.picks(("play", name))
        return self

    def uses(self, name: str, skill: int = 1) -> DragonballPlayer:
        """Activate a skill of a card by its number on the card."""
        self.picks(("use", name, f"{name}/{skill}"))
        return self

    def attacks(self, attacker: str, target: str) -> DragonballPlayer:
        self.picks(("attack", attacker, target))
        return self

    def combos(self, name: str) -> DragonballPlayer:
        self.picks(("combo", name))
        return self

    def can_attack(self, attacker: str, target: str) -> bool:
        """Whether this attack is among the options."""
        return self.offered("attack", attacker, target)


class DragonballKit:
    filler = "Stone"
    rests = ("act", "combo", "charged")

    def player(self, scene: Scene, seat: int) -> DragonballPlayer:
        return DragonballPlayer(scene, seat)

    def prepare(self, scene: Scene) -> None:
        scene.game.set("turn", 3)
        scene.game.set("begun", True)

    def complete(self, scene: Scene) -> None:
        """A leader, a deck and life that the test did not mention."""
        if scene.bare:
            return
        g = scene.game
        for player in scene.players:
            if not player.zone("leader"):
                player.put_stock("leader", "Leader")
            for zone, size in (("deck", DECK), ("life", LIFE)):
                missing = size - player.count(zone) if zone == "deck" or not player.count(zone) else 0
                cards = [player.put_filler(zone) for _ in range(missing)]
                others = [c for c in g.in_zone(player.seat, zone) if c not in cards]
                arrange(g, player.seat, zone, [*cards, *others])

    def is_rest(self, question: Question) -> bool:
        return question.about in self.rests

    def defaults(self, fields: dict[str, Any]) -> dict[str, Any]:
        kind = fields.get("type", "battle")
        base: dict[str, Any] = {"type": kind, "color": "red", "id": fields.get("id")}
        if kind == "leader":
            return {**base, "power": 10000, "character": "Tester", "trait": "Testers", "era": "Test Saga"}
        if kind == "extra":
            return {**base, "energy_cost": "1(-)"}
        return {
            **base, "energy_cost": "1(-)", "power": 5000, "combo_energy": 0, "combo_power": 5000,
            "character": "Tester", "trait": "Testers", "era": "Test Saga",
        }  # fmt: skip

    def stock(self, name: str) -> dict[str, Any] | None:
        if name == "Leader":
            text = "[Awaken] When your life is at 4 or less : You may draw 1 card and flip this card over."
            record = {**self.defaults({"type": "leader"}), "name_back": "Leader Awakened", "power_back": 15000}
            return _clean({**record, "name": name, "text": text})
        if name == "Extra":
            return _clean({**self.defaults({"type": "extra"}), "name": name, "text": "[Activate: Main] Draw 1 card."})
        if name == self.filler or name.endswith(" Energy"):
            color = "red" if name == self.filler else name.split(maxsplit=1)[0].lower()
            return _clean({**self.defaults({}), "name": name, "energy_cost": "9(-)", "color": color})
        kind, _, number = name.partition(" ")
        if kind == "Battle" and number in "12345":
            cost = int(number)
            big = cost >= 3
            fields = {"energy_cost": f"{cost}(-)", "power": 5000 * cost, "combo_energy": int(big),
                      "combo_power": 10000 if big else 5000}  # fmt: skip
            return _clean({**self.defaults({}), **fields, "name": name})
        return None


def _clean(record: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in record.items() if v is not None}


KIT = DragonballKit()
