"""How abilities of force-of-will-6.1 are tried: its table, its wills, its battles, and what lies in the chase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from ...books.force_of_will_6_1 import nodes as f
from ...books.force_of_will_6_1.lifebreak import OPTION
from ...books.force_of_will_6_1.priority import PRIORITY
from ...books.force_of_will_6_1.sides import switch
from ...books.force_of_will_6_1.zones import put_on, record
from ...kernel.run.atoms import arrive, redeal
from ...kernel.state.game import Game
from ...kernel.words import nodes as n
from ...kernel.words.cards import Card
from ...kernel.words.plain import Record
from ...kernel.words.questions import Option, Question
from ...play.trying.driving import Driver
from ...play.trying.fitting import Made
from ...play.trying.laying import FOE, ME, Case, Table
from ...play.trying.planning import MOVED, Plan, mover, triggers_of
from ...play.trying.stagecraft import Stagecraft
from ...play.trying.wanting import Figure

ATTRIBUTES = {"light": "W", "fire": "R", "water": "U", "wind": "G", "darkness": "B"}
TYPES = ("resonator", "chant", "regalia", "addition", "magic stone", "j-ruler", "ruler")
FIGHTERS = ("resonator", "j-ruler")
SENSIBLE = ("sensible",)
FIGHT = ("battle", "attack")


DONE: dict[str, tuple[Any, ...]] = {
    "damage dealt to you this turn": ("hurt player", ME, 300, FOE, ("resonator",)),
    "you were dealt damage this turn": ("hurt player", ME, 300, FOE, ("resonator",)),
    "a resonator of yours dealt damage to your opponent this turn": ("hurt player", FOE, 300, ME, ("resonator",)),
    "a resonator of yours was destroyed this turn": ("destroyed", ME, ("resonator",)),
    "you canceled a spell of your opponent this turn": ("canceled", ME, FOE, "spell"),
}
"""What is noted where such a thing was done this turn."""


class ForceOfWillCraft(Stagecraft):
    name = "force-of-will-6.1"
    settle = PRIORITY.name
    elsewhere = ("hand", "graveyard", "deck")
    anywhere = ("field", "hand")

    # --- cards

    def taken(self, card: Card) -> Card:
        """Lists leave an ATK or a DEF of zero out; a little of it lets the card live to do something."""
        kinds = card.printed["type"]
        lacks = isinstance(kinds, tuple) and any(kind in FIGHTERS for kind in kinds)
        numbers = {key: 100 for key in ("atk", "def") if lacks and card.printed[key] is None}
        back = card.extra.get("back")
        extra = {**card.extra, "back": self.taken(back)} if isinstance(back, Card) else card.extra
        return replace(card, printed={**card.printed, **numbers}, extra=extra) if numbers or back else card

    def plain(self, table: Table, where: n.Filter | None) -> Card:
        words = [str(each.value) for each in n.walk(where) if isinstance(each, n.Is) and each.characteristic == "type"]
        alternatives = [word for word in words if word in TYPES] or ["resonator"]
        kind = "magic stone" if any("magic stone" in word for word in words) else alternatives[
            table.variant % len(alternatives)]  # fmt: skip
        return self.card(table.case, kind)

    def card(self, case: Case, kind: str = "resonator", size: int = 500) -> Card:
        key = (kind, size)
        if key not in case.fillers:
            own = case.card.printed
            fights = kind in FIGHTERS
            costs = kind not in ("magic stone", "ruler", "j-ruler")
            printed = {
                **own, "type": (kind,), "subtype": "", "attribute cost": (), "free cost": int(costs), "x cost": 0,
                "total cost": int(costs), "keywords": (),
                "atk": size if fights else None, "def": size if fights else None,
            }  # fmt: skip
            case.fillers[key] = Card(f"Passer-by, {kind} {size}", printed)
        return case.fillers[key]

    @cached_property
    def stones(self) -> list[Card]:
        return [
            self.book.cards.card_from({
                "name": f"{word.capitalize()} Stone", "type": "Basic Magic Stone", "attribute": "void",
                "text": f"{{Rest}}: Produce {{{mark}}}.",
            }, ())
            for word, mark in ATTRIBUTES.items()
        ]  # fmt: skip

    @cached_property
    def glass_cannon(self) -> Card:
        """A resonator that kills whatever it fights, and that anything kills."""
        record = {"name": "Passer-by, glass", "type": "Resonator", "attribute": "fire", "race": "Passer", "cost": "{1}"}
        return self.book.cards.card_from({**record, "ATK": 3000, "DEF": 100}, ())

    @cached_property
    def pointing(self) -> Card:
        """A chant that targets."""
        record = {"name": "Passer-by, pointing", "type": "Chant", "attribute": "water", "cost": "{1}"}
        text = "Target resonator gains [+100/+100] until end of turn."
        return self.book.cards.card_from({**record, "text": text}, ())

    @cached_property
    def ruler(self) -> Card:
        back = {"name": "Passer-by, Risen", "type": "J-ruler", "attribute": "fire", "ATK": 800, "DEF": 800}
        record = {"name": "Passer-by, Crowned", "type": "Ruler", "attribute": "fire", "text": "[Judgment] {1}"}
        return self.book.cards.card_from({**record, "back": back}, ())

    def mended(self, made: Made) -> dict[str, Any]:
        """The total cost is what its parts come to."""
        printed = made.printed
        parts = len(printed["attribute cost"]) + printed["free cost"]
        if printed["total cost"] != parts:
            return {**printed, "attribute cost": (), "free cost": printed["total cost"]}
        return printed

    def fit_own(self, where: n.Filter, made: Made, wanted: bool) -> None:
        match where:
            case f.Attributeless():
                made.printed["attribute"] = () if wanted else ("fire",)
            case f.HasCounters(name) if wanted:
                made.states.add(f"counter {name}")
            case f.Called(name):
                self.fitting.fit(n.Is("name", "=", name), made, wanted)

    # --- the table

    def options(self, case: Case) -> dict[str, object]:
        return {OPTION: True} if case.ability.keyword == "break" else {}

    def stock(self, table: Table) -> None:
        case = table.case
        for seat in (ME, FOE):
            table.fill(seat, "deck", self.card(case), 12)
            table.fill(seat, "stone deck", self.stones[1], 3)
            table.fill(seat, "hand", self.card(case), 3)
            table.fill(seat, "hand", self.card(case, "chant"), 2)
            table.fill(FOE, "hand", self.pointing, seat)
            table.fill(seat, "graveyard", self.card(case), 3)
            table.fill(seat, "removed", self.card(case), 1)
            if OPTION in self.options(case):
                table.fill(seat, "lifebreak", self.card(case), 2)
            for stone in self.stones:
                table.fill(seat, "field", stone, 2)

    def put_source(self, table: Table, zone: str, rested: bool) -> int:
        card = table.put(ME, zone, table.case.whole, rested)
        if table.case.whole is not table.case.card:
            switch(table.g, card)
            redeal(table.g, [card], [table.case.definition])
        return card

    def spot(self, table: Table, seat: int, words: Sequence[str], where: n.Filter | None = None) -> str | None:
        """What is wanted in the chase is played out of the hand; a ruler lies in its area, all else in the field."""
        names = table.zones_of(words)
        if "chase" in names:
            return "hand"
        if "ruler area" in names and len(names) > 1:
            kinds = [str(e.value) for e in n.walk(where) if isinstance(e, n.Is) and e.characteristic == "type"]
            return "ruler area" if kinds == ["ruler"] else "field"
        return names[0] if names else None

    def complete(self, table: Table) -> None:
        g, case = table.g, table.case
        for seat in (ME, FOE):
            here = [*g.in_zone(seat, "ruler area"), *g.in_zone(seat, "field")]
            if not any({"ruler", "j-ruler"} & set(g.value(card, "type")) for card in here):
                table.put(seat, "ruler area", self.ruler)
            if table.variant < 2:
                falls = seat == FOE and table.variant == table.plan.turn
                fighter = self.glass_cannon if falls else self.card(case, size=600)
                table.fill(seat, "field", fighter, 1)
                table.fill(seat, "field", fighter, 1, rested=seat != table.plan.turn)
            wills = [(word, "", "") for word in ATTRIBUTES for _ in range(4)]
            wills += [("void", "", "")] * 3 + [("void", "moon", "")] * 2
            g.set(f"will {seat}", tuple(sorted(wills)))
            if OPTION in self.options(case):
                g.set(f"life {seat}", 900)
        if table.source >= 0 and g.is_in(table.source, "field") and self.is_added(case):
            host = self.put_host(table)
            table.cast["host"] = host
            put_on(g, table.source, "added to", host, g.serial[host])
            if any(isinstance(t, n.Moved) and isinstance(t.what, f.Added) for t, _ in triggers_of(case.ability)):
                table.cast[MOVED] = host
        g.set("turn clock", g.now() + 1)
        if "fresh" in table.plan.notes:
            arrive(g, [table.source])

    def is_added(self, case: Case) -> bool:
        """Whether the card lies there as an addition to another."""
        kinds, subtype = case.card.printed.get("type"), case.card.printed.get("subtype")
        asked = any(isinstance(node, f.Added) for node in n.walk(case.ability))
        return asked or (isinstance(kinds, tuple) and "addition" in kinds and subtype != "field")

    def put_host(self, table: Table) -> int:
        """A card to which the card is added: a ruler, a J-ruler or a resonator, as its subtype says."""
        g, subtype = table.g, table.case.card.printed.get("subtype")
        if subtype == "j-ruler":
            host = table.put(ME, "field", self.ruler)
            switch(g, host)
            return host
        if subtype in ("ruler", "j/ruler"):
            return g.in_zone(ME, "ruler area")[0]
        return table.put_made(ME, "field", table.fitted(n.Is("type", "has", "resonator")))

    def in_role(self, table: Table, g: Game, event: str, role: str, ref: n.Reference | None) -> object:
        if isinstance(ref, f.Added):
            return table.cast.get("host")
        if role == "amount":
            return (300,)
        if role == "player":
            side = ref.side if isinstance(ref, n.Cards) else "theirs"
            return None if ref is None else -1 - (ME if side == "mine" else FOE)
        return table.cast.get(role)

    def make_true(self, table: Table, figure: Figure) -> None:
        g, name, number = table.g, figure.name, figure.number
        many = {"<=": number, "<": number - 1, ">=": number, ">": number + 1}.get(figure.op, number)
        if name in ("your life", "your opponent's life"):
            g.set(f"life {FOE if 'opponent' in name else ME}", max(many, 100))
        elif name in ("cards you played this turn", "you played another card this turn"):
            for _ in range(many):
                card = table.put(ME, "graveyard", self.card(table.case))
                record(g, "play", ME, card, g.serial[card])
        elif name == "resonators put into a graveyard from your field this turn":
            for _ in range(many):
                record(g, "to graveyard from field", ME, 0, ("resonator",))
        elif name == "resonators put into your opponent's field this turn":
            self.put_this_turn(table, FOE, n.Is("type", "has", "resonator"))
        elif name == "your J-ruler attacked this turn" and many:
            ruler = g.in_zone(ME, "ruler area") or g.in_zone(ME, "field")
            record(g, "attack", ruler[0], g.serial[ruler[0]])
        elif name in DONE and many:
            record(g, *DONE[name])
        elif name == "two true magic stones you control share a name" and many:
            stone, _ = table.fitted(n.Is("type", "has", "true magic stone"))
            table.put(ME, "field", stone)
            table.put(ME, "field", stone)

    def put_this_turn(self, table: Table, seat: int, where: n.Filter) -> None:
        """A card that came into a field this turn."""
        card = table.put_made(seat, "field", table.fitted(where))
        record(table.g, "put into field", seat, card, table.g.serial[card])

    def put_counters(self, table: Table, name: str, on: n.Reference, many: int) -> None:
        """Counters on the card, or on all cards of its master that are meant."""
        g = table.g
        cards = [table.source] if isinstance(on, n.This | n.It) else []
        if isinstance(on, n.Cards):
            kinds = {e.value for e in n.walk(on.where) if isinstance(e, n.Is) and e.characteristic == "type"}
            lying = [card for zone in table.zones_of(on.zones) for card in g.in_zone(ME, zone)]
            cards = [card for card in lying if not kinds or kinds & set(g.value(card, "type"))]
        for card in cards:
            if card >= 0:
                put_on(g, card, "counters", ((name or "any", many),))

    def provide(self, table: Table, node: n.Node, wanted: bool) -> None:
        """Counters that are counted or taken away."""
        match node:
            case f.RemoveCounters(name, _, of):
                self.put_counters(table, name, of, 5)
            case n.Compare(f.Counters(name, on), ">=" | ">", n.Number(number)):
                self.put_counters(table, name, on, number + 1)
            case f.Counters(name, on):
                self.put_counters(table, name, on, 2)
            case n.Compare(n.ValueOf("atk", n.This()), ">=" | ">", n.Number(number)):
                self.put_counters(table, "+100/+100", n.This(), number // 100 + 1)
            case n.Compare(f.PutIntoFieldThisTurn(where), ">=" | ">", _):
                self.put_this_turn(table, ME, where)
            case f.TargetsOne(where):
                table.put_made(ME, "field", table.fitted(n.All((n.Is("type", "has", "resonator"), where))))
            case n.Perform("remove damage"):
                for card in (*table.g.in_zone(ME, "field"), *table.g.in_zone(ME, "ruler area")):
                    put_on(table.g, card, "damage", 100)

    # --- plans

    def places(self, case: Case) -> list[str]:
        kinds = case.card.printed.get("type")
        kinds = kinds if isinstance(kinds, tuple) else ()
        found = super().places(case)
        if "chase" in found:
            return ["hand"]
        if "ruler" in kinds:
            return [zone for zone in found if zone != "field"] or found
        return [zone for zone in found if zone != "ruler area"] or found

    def keeps(self, ability: n.Ability) -> tuple[type[n.Node], ...] | None:
        """What is paid as a card is played. A card that waits is played by what waits, and does what its spell says."""
        if ability.keyword in ("trigger", "stealth") and ability.kind == "automatic":
            return None
        return (f.Cast,) if ability.keyword == "spell" else ()

    def plays_itself(self, ability: n.Ability) -> bool:
        return ability.keyword == "spell"

    def plans_on(self, case: Case, trigger: n.Trigger) -> Iterator[Plan]:
        match trigger:
            case n.On("lifebreak"):
                yield Plan(self.main, "lifebreak", words=("lifebreak",))
            case n.On("enter" | "summon", roles) if any(isinstance(ref, n.This) for _, ref in roles):
                yield Plan(self.main, "hand", words=("play",))
            case n.Moved(n.This(), start, to) if "field" in self.names(to) and not start:
                yield Plan(self.main, "hand", words=("play",))
            case n.On("attack" | "block" | "damage" | "battle damage" | "rest" | "destroy"):
                yield from self.fights(case)
            case n.On("target"):
                for here in self.places(case):
                    yield Plan(self.main, here, FOE, foes_words=("play",))
            case n.On("play"):
                for here in self.places(case):
                    yield Plan(self.main, here, words=("play",), times=2)
                    yield Plan(self.main, here, FOE, foes_words=("play",), times=2)
            case n.At(_, "battle" | "battle phase" | "turn" | "end phase"):
                yield from self.fights(case)
            case n.Whenever():
                yield from self.fights(case)

    def uses(self, case: Case) -> Iterator[Plan]:
        """Abilities and spells, in the turn of either player, in battle, and as an answer."""
        words = case.card.printed.get("keywords")
        waits = isinstance(words, tuple) and "trigger" in words and self.plays_itself(case.ability)
        for here in (*self.places(case), *(("standby",) if waits else ())):
            plan = Plan(self.main, here)
            yield plan
            yield replace(plan, turn=FOE, foes_words=("play", "use"))
            yield replace(plan, words=FIGHT)
            yield replace(plan, turn=FOE, foes_words=FIGHT)
            yield replace(plan, words=("play",))
            yield replace(plan, words=("set", "play"))

    def standing(self, case: Case) -> Iterator[Plan]:
        for here in self.places(case):
            yield Plan(self.main, here)
        yield from self.fights(case)
        for here in dict.fromkeys((*self.places(case), "hand", "graveyard", "standby", "removed")):
            plan = Plan(self.main, here)
            yield replace(plan, words=("play", "call", *FIGHT), times=2)
            yield replace(plan, turn=FOE, foes_words=("play", *FIGHT))
            yield replace(plan, words=FIGHT, notes=("fresh",))
            yield replace(plan, event=mover(True, "graveyard", None))

    def fights(self, case: Case) -> Iterator[Plan]:
        for here in self.places(case):
            plan = Plan(self.main, here, words=FIGHT)
            yield plan
            yield replace(plan, foes_words=("block",))
            yield replace(plan, words=("block",), turn=FOE, foes_words=FIGHT)
            yield replace(plan, words=(), turn=FOE, foes_words=FIGHT, rested=True)

    # --- play

    def choose(self, driver: Driver, q: Question) -> Option | None:
        if SENSIBLE in q.options:
            return SENSIBLE
        if q.seat == FOE and q.kind in ("pick one", "pick some") and driver.source in q.options:
            return driver.source
        host = driver.table.cast.get("host")
        if host is not None and q.about == "attack":
            return next((o for o in q.options if isinstance(o, tuple) and host in o), None)
        return None

    def facts(self, g: Game) -> Record:
        """What was done this turn is remembered, and that alone is nothing."""
        return {word: value for word, value in g.facts.items() if word != "done"}

    def is_telling(self, mark: tuple[int, str]) -> bool:
        _, word = mark
        return word not in ("item", "joining", "front", "own face", "home")


TRYING = ForceOfWillCraft()
