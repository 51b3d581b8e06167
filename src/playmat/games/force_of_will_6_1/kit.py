"""Verbs and stock cards for scenarios of force-of-will-6.1.

Stock cards: "Ruler" ([Judgment] {1}; its back "J-Ruler" 1000/1000, both fire, race "Tester"), "Resonator 1" to
"Resonator 5" (cost of so many free wills, 200/200 to 1000/1000, fire, race "Tester"), "Chant" (cost {1}: draw a card),
"Quick Chant" (the same with [Quickcast]), "Regalia" (cost {1}), "Filler" (a resonator of cost 9), and magic stones
"Light Stone", "Fire Stone", "Water Stone", "Wind Stone", "Darkness Stone" ({Rest}: Produce that will).
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ...books.force_of_will_6_1.sides import switch
from ...books.force_of_will_6_1.timing import in_battle
from ...books.force_of_will_6_1.zones import counters_on, damage_on, put_life
from ...kernel.run.atoms import arrange, arrive
from ...kernel.words.questions import YES, Question
from ...testing.scene import Player, Scene

DECK, STONES = 20, 5
WILLS = {"light": "W", "fire": "R", "water": "U", "wind": "G", "darkness": "B"}
SENSIBLE = ("sensible",)


class ForceOfWillPlayer(Player):
    # --- setting the table

    @cached_property
    def newcomers(self) -> list[int]:
        """Cards that came this turn."""
        return []

    def stones(self, *attributes: str) -> ForceOfWillPlayer:
        """Put recovered magic stones into my field; without attributes, five of fire."""
        for attribute in attributes or ("fire",) * 5:
            self.put("field", f"{attribute.capitalize()} Stone")
        return self

    def will(self, *attributes: str) -> ForceOfWillPlayer:
        """Put wills into my pool: attributes, "void" or "moon"."""
        wills = tuple(("void", "moon", "") if a == "moon" else (a, "", "") for a in attributes)
        pool = f"will {self.seat}"
        self.game.set(pool, tuple(sorted((*self.game.facts[pool], *wills))))
        return self

    def fresh(self, name: str) -> ForceOfWillPlayer:
        """A card put on the table before counts as having come this turn."""
        self.scene.require_setting("fresh")
        self.newcomers.append(self.card(name))
        return self

    def with_life(self, life: int) -> ForceOfWillPlayer:
        self.scene.require_setting("with_life")
        put_life(self.game, self.seat, life)
        return self

    def as_j_ruler(self, name: str = "Ruler") -> ForceOfWillPlayer:
        """Put my ruler into the field with its J-ruler side up."""
        switch(self.game, self.put("field", name))
        return self

    # --- finding things

    @property
    def life(self) -> int:
        self.scene.start()
        return int(self.game.facts[f"life {self.seat}"])

    @property
    def pool(self) -> list[str]:
        """The wills I have, by attribute or characteristic."""
        return [kind or attribute for attribute, kind, _ in self.game.facts[f"will {self.seat}"]]

    def atk(self, name: str) -> Any:
        return self.value(name, "atk")

    def defence(self, name: str) -> Any:
        return self.value(name, "def")

    def damage(self, name: str) -> int:
        return damage_on(self.game, self.card(name))

    def counters(self, name: str, counter: str) -> int:
        return counters_on(self.game, self.card(name)).get(counter, 0)

    @property
    def chase(self) -> list[str]:
        """The names of the cards in the chase, an ability by its card, the newest last."""
        self.scene.start()
        return [self.game.card(c) for c in self.game.in_zone(0, "chase")]

    # --- playing

    def pays(self) -> ForceOfWillPlayer:
        """Take the sensible payment if I am asked how to pay."""
        q = self.game.question
        if q is not None and q.seat == self.seat and q.about == "payment":
            self.answer(SENSIBLE)
        return self

    def picks(self, *what: Any, rule: str = "", about: str = "") -> ForceOfWillPlayer:
        super().picks(*what, rule=rule, about=about)
        return self

    def agrees(self) -> ForceOfWillPlayer:
        """Give a card up to pay for what I play, if I am asked."""
        q = self.game.question
        if q is not None and q.seat == self.seat and q.about == "sure":
            self.answer(YES)
        return self

    def plays(self, name: str, *answers: Any) -> ForceOfWillPlayer:
        """Play a card, answer what is asked for it (modes, X, targets), and pay as is sensible.

        What must be given up to pay for it is.
        """
        self.picks(("play", name)).agrees()
        for answer in answers:
            self.picks(answer)
        return self.pays()

    def uses(self, name: str, ability: int, *answers: Any) -> ForceOfWillPlayer:
        """Play an ability of a card by its number (the spell of a card that is played is number 1)."""
        self.picks(("use", name, f"{name}/{ability}")).agrees()
        for answer in answers:
            self.picks(answer)
        return self.pays()

    def lets_resolve(self, count: int | None = None) -> ForceOfWillPlayer:
        """Whoever is asked passes until so many things have left the chase; without a number, all of them.

        What nobody could answer has resolved already.
        """
        self.scene.start()
        goal = len(self.chase) - count if count is not None else 0
        assert goal >= 0, f"there are only {len(self.chase)} things in the chase\n{self.scene.table()}"
        while len(self.chase) > goal and self._pass_once():
            pass
        assert len(self.chase) <= goal, f"the chase does not resolve\n{self.scene.table()}"
        return self

    def _pass_once(self) -> bool:
        q = self.game.question
        if q is None or q.about != "act":
            return False
        self.scene.players[q.seat].passes()
        return True

    def until(self, rule: str = "", about: str = "") -> ForceOfWillPlayer:
        """Whoever has priority passes until a question of that rule, or about that, is open."""
        self.scene.start()
        while (q := self.game.question) is not None and not (q.about == about if about else q.rule == rule):
            assert self._pass_once(), f"another question is open before {about or rule}\n{self.scene.table()}"
        assert q is not None, f"the game ended before {about or rule}: {self.game.result}"
        self.scene.looked = True
        return self

    # --- battle

    def battles(self) -> ForceOfWillPlayer:
        """Begin a battle and come to the declaration of the attack."""
        self.picks(("battle",))
        return self.until(about="attack")

    def attacks(self, attacker: str, target: str = "") -> ForceOfWillPlayer:
        """Begin a battle and attack a card of the other player, or the player."""
        self.battles()
        wanted = "player" if not target else self.other.card(target, "field")
        self.answer(("attack", self.card(attacker, "field"), wanted))
        return self

    def can_attack(self, attacker: str, target: str = "") -> bool:
        """Whether this attack is among the options now."""
        wanted = "player" if not target else self.other.card(target, "field")
        self.scene.looked = True
        q = self.game.question
        return q is not None and ("attack", self.card(attacker, "field"), wanted) in q.options

    def blocks(self, name: str) -> ForceOfWillPlayer:
        self.until(about="blocker")
        self.picks(("block", name))
        return self

    def declines(self) -> ForceOfWillPlayer:
        """Do not block."""
        self.until(about="blocker")
        self.picks("decline")
        return self

    def battle_ends(self) -> ForceOfWillPlayer:
        """Whoever has priority passes until the battle is over."""
        while in_battle(self.game) and self.game.result is None:
            assert self._pass_once(), f"another question is open in the battle\n{self.scene.table()}"
        self.scene.looked = True
        return self


class ForceOfWillKit:
    filler = "Filler"

    def player(self, scene: Scene, seat: int) -> ForceOfWillPlayer:
        return ForceOfWillPlayer(scene, seat)

    def prepare(self, scene: Scene) -> None:
        scene.game.set("turn", 3)

    def complete(self, scene: Scene) -> None:
        """Rulers and decks that the test did not mention; what lies there was there before this turn."""
        g = scene.game
        if not scene.bare:
            for player in scene.players:
                if not player.zone("ruler area") and not any("j-ruler" in g.value(c, "type")
                                                             for c in g.in_zone(player.seat, "field")):  # fmt: skip
                    player.put_stock("ruler area", "Ruler")
                self._fill(scene, player, "deck", DECK, self.filler)
                self._fill(scene, player, "stone deck", STONES, "Fire Stone")
        for definition in tuple(g.match.cards):
            for other in scene.the_book.sight.with_it(definition):
                g.match.add_card(other)
        g.set("turn clock", g.now() + 1)
        players = [player for player in scene.players if isinstance(player, ForceOfWillPlayer)]
        arrive(g, [card for player in players for card in player.newcomers])

    def _fill(self, scene: Scene, player: Any, zone: str, size: int, name: str) -> None:
        """Fillers below what the test put there."""
        g = scene.game
        cards = [player.put_stock(zone, name) for _ in range(size - player.count(zone))]
        others = [c for c in g.in_zone(player.seat, zone) if c not in cards]
        arrange(g, player.seat, zone, [*cards, *others])

    def is_rest(self, question: Question) -> bool:
        return question.about == "act"

    def defaults(self, fields: dict[str, Any]) -> dict[str, Any]:
        kind = fields.get("type", "Resonator")
        base: dict[str, Any] = {"type": kind, "attribute": "fire", "cost": "{1}"}
        if kind in ("Resonator", "J-ruler"):
            base |= {"ATK": 500, "DEF": 500, "race": "Tester"}
        if kind in ("Ruler", "J-ruler") or "stone" in kind.lower():
            base.pop("cost")
        return base

    def stock(self, name: str) -> dict[str, Any] | None:
        if name == "Ruler":
            back = {"name": "J-Ruler", "type": "J-ruler", "attribute": "fire", "race": "Tester",
                    "ATK": 1000, "DEF": 1000}  # fmt: skip
            return {"name": name, "type": "Ruler", "attribute": "fire", "race": "Tester", "text": "[Judgment] {1}",
                    "back": back}  # fmt: skip
        if name in ("Chant", "Quick Chant"):
            text = "Draw a card." if name == "Chant" else "[Quickcast]\nDraw a card."
            return {**self.defaults({"type": "Chant"}), "name": name, "text": text}
        if name == "Regalia":
            return {**self.defaults({"type": "Regalia"}), "name": name}
        attribute, _, kind = name.partition(" ")
        if kind == "Stone" and attribute.lower() in WILLS:
            text = f"{{Rest}}: Produce {{{WILLS[attribute.lower()]}}}."
            return {"name": name, "type": "Basic Magic Stone", "attribute": "void", "text": text}
        if name == self.filler:
            return {**self.defaults({}), "name": name, "cost": "{9}"}
        if attribute == "Resonator" and kind in tuple("12345"):
            size = 200 * int(kind)
            return {**self.defaults({}), "name": name, "cost": f"{{{kind}}}", "ATK": size, "DEF": size}
        return None


KIT = ForceOfWillKit()
