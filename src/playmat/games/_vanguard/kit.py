"""Verbs and stock cards for scenarios of the Vanguard books.

Stock cards: "Grade 0" to "Grade 3" (power 5000, 7000, 9000, 10000; boost, boost, intercept, twin drive; clan
Testers), "Critical Trigger", "Draw Trigger", "Stand Trigger", "Heal Trigger" (grade 0, 5000, clan Testers), and
"Stone", the filler: grade 1, no clan, no skill.
"""

from __future__ import annotations

from typing import Any

from ...kernel.run.atoms import arrange
from ...kernel.words.questions import DONE, Question
from ...testing.scene import Player, Scene

POWER = {0: 5000, 1: 7000, 2: 9000, 3: 10000}
SHIELD = {0: 10000, 1: 5000, 2: 5000, 3: None}
SKILL = {0: "boost", 1: "boost", 2: "intercept", 3: "twin drive"}
CLAN = "Testers"
DECK = 20


class VanguardPlayer(Player):
    words = {  # noqa: RUF012 - a table of the class
        "vanguard": "vanguard circle", "guardians": "guardian circle", "left": "front left", "right": "front right",
        "back": "back center",
    }  # fmt: skip

    def power(self, name: str) -> int:
        power: int = self.value(name, "power")
        return power

    def critical(self, name: str) -> int:
        critical: int = self.value(name, "critical")
        return critical

    def calls(self, name: str, circle: str) -> VanguardPlayer:
        self.picks(("call", name, self.zone_name(circle)))
        return self

    def rides(self, name: str) -> VanguardPlayer:
        self.picks(("ride", name))
        return self

    def uses(self, name: str, ability: int = 1) -> VanguardPlayer:
        """Play an activated ability of a card by its number on the card."""
        self.picks(("use", name, f"{name}/{ability}"))
        return self

    def exchanges(self, column: str) -> VanguardPlayer:
        self.picks(("exchange", column))
        return self

    def attacks(self, attacker: str, target: str, boost: str | None = None) -> VanguardPlayer:
        """Attack with a unit; goes through the main phase's end and the questions of the attack step."""
        self.scene.start()
        self._to_battle()
        self._take("attack", "yes")
        self._take("attacker", attacker)
        self._take("target", target)
        self._take("booster", boost or "nobody")
        assert self.scene.events("rest"), f"no attack was made\n{self.scene.table()}"
        return self

    def _to_battle(self) -> None:
        q = self.game.question
        if q is not None and q.seat == self.seat and q.about == "act":
            self.picks("pass")

    def _take(self, about: str, what: str) -> None:
        """Answer the question about that, if it is asked; with one option it is not."""
        q = self.game.question
        if q is not None and q.about == about:
            self.picks(what)

    def declines_attack(self) -> VanguardPlayer:
        self.scene.start()
        self._to_battle()
        self.picks("no", about="attack")
        return self

    def guards_with(self, *names: str) -> VanguardPlayer:
        """Declare guardians and interceptors; goes on to the end of the declaration."""
        self.scene.start()
        for name in names:
            self.picks(name, about="guards")
        q = self.game.question
        if q is not None and q.about == "guards" and q.seat == self.seat:
            self.picks(DONE)
        return self

    def guards_with_nothing(self) -> VanguardPlayer:
        """Decline to guard; fine also when there is nothing to guard with."""
        self.scene.start()
        return self.guards_with()


class VanguardKit:
    filler = "Stone"
    rests: tuple[str, ...] = ("ride", "act", "attack", "attacker", "guards")

    def player(self, scene: Scene, seat: int) -> VanguardPlayer:
        return VanguardPlayer(scene, seat)

    def prepare(self, scene: Scene) -> None:
        scene.game.set("turn", 3)

    def complete(self, scene: Scene) -> None:
        """Nobody loses for want of a deck or a vanguard that the test did not mention."""
        for player in scene.players:
            g = scene.game
            missing = DECK - player.count("deck")
            cards = [player.put_filler() for _ in range(missing)] if missing > 0 and not scene.bare else []
            if cards:
                others = [c for c in g.in_zone(player.seat, "deck") if c not in cards]
                arrange(g, player.seat, "deck", [*cards, *others])
            if not player.zone("vanguard") and not scene.bare:
                player.put_filler("vanguard circle")

    def is_rest(self, question: Question) -> bool:
        return question.about in self.rests

    def defaults(self, fields: dict[str, Any]) -> dict[str, Any]:
        grade = fields.get("grade", 1)
        return {
            "grade": grade, "clan": CLAN, "race": "Human", "power": POWER.get(grade, 8000),
            "shield": SHIELD.get(grade), "critical": 1, "skill": SKILL.get(grade),
        }  # fmt: skip

    def stock(self, name: str) -> dict[str, Any] | None:
        if name == self.filler:
            return {"name": name, "grade": 1, "power": 6000, "shield": 5000}
        kind, _, what = name.partition(" ")
        if kind == "Grade" and what in ("0", "1", "2", "3"):
            fields = self.defaults({"grade": int(what)})
        elif what == "Trigger" and kind.lower() in ("critical", "draw", "stand", "heal"):
            fields = {**self.defaults({"grade": 0}), "trigger": kind.lower()}
        else:
            return None
        return {k: v for k, v in {**fields, "name": name}.items() if v is not None}
