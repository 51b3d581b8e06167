"""How abilities of Vanguard cards are tried: the table, its battles, and where cards lie when something happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ...books._vanguard.circles import CLASSIC, FACING, GUARDIAN, VANGUARD, Field
from ...books._vanguard.lasting import this_turn
from ...books._vanguard.vocabulary import STEPS_OF_A_BATTLE
from ...kernel.run.atoms import become
from ...kernel.run.lasting import add_effect
from ...kernel.run.remembering import remember
from ...kernel.words import nodes as n
from ...kernel.words.book import Deck
from ...kernel.words.cards import Card
from ...kernel.words.questions import DONE, YES, Option, Question
from ...play.trying.driving import Driver
from ...play.trying.fitting import Made
from ...play.trying.laying import FOE, ME, Case, Table
from ...play.trying.planning import Plan, filter_of, side_of, triggers_of, zones_of
from ...play.trying.stagecraft import Stagecraft
from ...play.trying.wanting import Figure, Want

FIELD = Field(CLASSIC, FACING)
FRONT, BACK, CIRCLES = ("front left", "front right"), FIELD.back, FIELD.fighting
BEHIND = FIELD.behind
BEFORE = {back: front for front, back in BEHIND.items()}
BATTLES = ("attack", "hit", "boost", "drive check", "battle damage", "damage check", "compare", "guard")
STEPS = (*STEPS_OF_A_BATTLE, "battle")
WEAK, STRONG = 1000, 60000


class VanguardCraft(Stagecraft):
    """A game says which book it is of and which procedure plays what waits."""

    elsewhere = ("hand", "drop", "deck")
    anywhere = (VANGUARD, "front left", "hand")

    # --- cards and table

    def plain(self, table: Table, where: n.Filter | None) -> Card:
        return self.unit(table.case, 1)

    def unit(self, case: Case, grade: int, power: int = 9000) -> Card:
        """A unit of the clan and race of the card that is tried."""
        key = ("unit", grade, power)
        if key not in case.fillers:
            printed = {
                **case.card.printed, "grade": grade, "power": power, "original power": power, "shield": 5000,
                "critical": 1, "trigger": "", "type": "normal unit", "keywords": ("boost",),
            }  # fmt: skip
            case.fillers[key] = Card(f"Passer-by of grade {grade} and power {power}", printed)
        return case.fillers[key]

    def mended(self, made: Made) -> dict[str, Any]:
        return {**made.printed, "original power": made.printed["power"]}

    def stock(self, table: Table) -> None:
        """Damage, souls and cards enough for any cost."""
        unit = self.unit(table.case, 1)
        for seat in (ME, FOE):
            table.fill(seat, "deck", unit, 12)
            table.fill(seat, "soul", unit, 12)
            table.fill(seat, "hand", unit, 4)
            table.fill(seat, "drop", unit, 4)
            table.fill(seat, "bind", unit, 1)

    def spot(self, table: Table, seat: int, words: Sequence[str], where: n.Filter | None = None) -> str | None:
        """Circles hold one unit; a rear-guard stands in the front row first."""
        names = table.zones_of(words)
        if "deck" in names and len(names) > 1:
            names.remove("deck")
        open_ones = [name for name in names if name not in CIRCLES or not table.g.in_zone(seat, name)]
        if seat == ME and any(isinstance(part, n.Related) for part in n.walk(where)):
            open_ones = [name for name in open_ones if name in self.column(table)] or open_ones
        order = [name for name in open_ones if name not in (VANGUARD, GUARDIAN)] or open_ones
        return order[0] if order else None

    def column(self, table: Table) -> tuple[str, ...]:
        """The circles of the column that the card is in."""
        here = table.plan.here
        return (here, BEHIND.get(here, ""), BEFORE.get(here, ""))

    def is_single(self, zone: str) -> bool:
        return zone in CIRCLES

    def complete(self, table: Table) -> None:
        """Vanguards, and rear-guards as many as leave circles open; a vanguard whose hand can be ridden."""
        g, case = table.g, table.case
        for seat, damage in ((ME, 4 + (table.variant == 1)), (FOE, 2)):
            table.fill(seat, "damage", self.unit(case, 1), damage - len(g.in_zone(seat, "damage")))
        rider = table.cast.get("rider")
        grade = 3 if rider is None else g.value(rider, "grade")
        for seat in (ME, FOE):
            power = STRONG if seat == table.plan.turn else WEAK
            if not g.in_zone(seat, VANGUARD):
                own = max(0, self.grade_of(case) - 1) if seat == ME and "ridden by it" in table.plan.notes else grade
                table.put(seat, VANGUARD, self.unit(case, own, power))
        for seat, circles in ((ME, ("back left", "front right")), (FOE, ("front left", "front right", "back left"))):
            for circle in circles if table.variant < 2 else (*FRONT, *BACK):
                if not g.in_zone(seat, circle) and not table.is_full(seat, circle):
                    table.put(seat, circle, self.unit(case, 2 - seat, WEAK if seat == FOE else 9000))

    def grade_of(self, case: Case) -> int:
        grade = case.card.printed["grade"]
        return grade if isinstance(grade, int) else 0

    def make_true(self, table: Table, figure: Figure) -> None:
        g = table.g
        if figure.name == "the attack hit" and not figure.number:
            (vanguard,) = g.in_zone(FOE, VANGUARD)
            become(g, vanguard, g.match.add_card(self.unit(table.case, 3, STRONG)))
        elif figure.name == "battles this turn":
            before = {">=": figure.number, "=": figure.number}.get(figure.op, 1)
            g.set("battles", max(0, before - ("battle" in table.plan.notes)))
        elif figure.name == "caused by your card's effect":
            table.cause = table.source

    def provide(self, table: Table, node: n.Node, wanted: bool) -> None:
        """A unit that must have so much power is given it until the end of the turn."""
        match node:
            case n.Compare(n.ValueOf("power", n.This()), ">=" | ">", n.Number(number)) if table.source >= 0:
                g, source = table.g, table.source
                change, until = g.match.changes["trigger power"], this_turn(g, ME)
                add_effect(g, ME, source, remember(g, (source,)), change, number, until)

    def deck_with(self, card: Card) -> Deck | None:
        return Deck("five of a name", {"main": (card,) * 5})

    # --- plans

    def own_plans(self, case: Case) -> Iterator[Plan]:
        for trigger, _ in triggers_of(case.ability):
            match trigger:
                case n.On("ride" | "normal ride" | "superior ride", roles):
                    yield from self.rides(case, dict(roles))
                case n.On("intercept"):
                    yield Plan("battle phase", "front left", FOE, picks=True, notes=("battle",))
                case n.On(event, roles) if event in BATTLES:
                    yield from self.battles(case, dict(roles))
                case n.Moved(n.This(), _, to) if GUARDIAN in self.names(to) and len(self.names(to)) == 1:
                    yield Plan("battle phase", "hand", FOE, picks=True, notes=("battle",))
                case n.At(_, phase, whose) if phase in STEPS:
                    yield from self.fights(case, whose)
        if case.ability.kind == "continuous":
            yield from self.standing(case)

    def standing(self, case: Case) -> Iterator[Plan]:
        """A continuous ability, looked at in the main phase and in battles of either player."""
        for here in self.places(case):
            yield Plan(self.main, here)
        yield from self.fights(case, "any")
        yield Plan("battle phase", "hand", FOE, picks=True, notes=("battle",))
        yield Plan("ride phase", "hand", words=("ride",), notes=("ridden by it",))
        yield Plan(self.main, "hand", words=("call",), times=2)

    def fights(self, case: Case, whose: str) -> Iterator[Plan]:
        for here in self.places(case):
            if here in CIRCLES:
                for seat in (ME, FOE) if whose == "any" else (ME,) if whose == "your" else (FOE,):
                    yield Plan("battle phase", here, seat, notes=("battle",))

    def battles(self, case: Case, roles: dict[str, n.Reference]) -> Iterator[Plan]:
        """The card attacks, boosts, is boosted, or is attacked, as the roles of the event say."""
        own = next((role for role, ref in roles.items() if isinstance(ref, n.This)), "")
        on = [zone for zone in self.places(case) if zone in CIRCLES]
        cards = tuple((role, ref) for role, ref in roles.items() if role in ("card",) and not isinstance(ref, n.This))
        drawn = tuple(Want(("deck",), "mine", filter_of(ref), 2) for _, ref in cards)
        if own == "attacked":
            for here in [zone for zone in on if zone not in BACK]:
                yield Plan("battle phase", here, FOE, notes=("battle",), wants=drawn)
        elif own == "booster":
            ref = roles.get("boosted", roles.get("attacker"))
            for here in [zone for zone in BACK if zone in on]:
                front = BEFORE[here]
                if ref is None or front in (self.names(zones_of(ref)) or CIRCLES):
                    want = Want((front,), "mine", filter_of(ref) if ref else None, 1)
                    yield Plan("battle phase", here, notes=("battle",), wants=drawn, cast=(("attacker", want),))
        else:
            for here in [zone for zone in (VANGUARD, *FRONT, *BACK) if zone in on]:
                yield self.attack_from(here, roles, drawn)

    def attack_from(self, here: str, roles: dict[str, n.Reference], drawn: tuple[Want, ...]) -> Plan:
        cast = []
        if "booster" in roles and here in BEHIND and not isinstance(roles["booster"], n.This):
            cast.append(("booster", Want((BEHIND[here],), "mine", filter_of(roles["booster"]), 1)))
        if "attacker" in roles and not isinstance(roles["attacker"], n.This):
            ref = roles["attacker"]
            zones = [zone for zone in self.names(zones_of(ref)) or ("front right",) if zone not in (*BACK, here)]
            cast.append(("attacker", Want(tuple(zones[-1:]), side_of(ref), filter_of(ref), 1)))
        return Plan("battle phase", here, notes=("battle",), wants=drawn, cast=tuple(cast))

    def rides(self, case: Case, roles: dict[str, n.Reference]) -> Iterator[Plan]:
        rider, ridden = roles.get("rider"), roles.get("ridden")
        plan = Plan("ride phase", words=("ride",), notes=("rides",))
        if isinstance(rider, n.This):
            want = Want((VANGUARD,), "mine", filter_of(ridden) if ridden else None, 1)
            yield replace(plan, here="hand", notes=("ridden by it",), cast=(("ridden", want),))
            return
        where = filter_of(rider) if rider is not None else None
        for here in self.places(case):
            filters = [where]
            if here == VANGUARD:
                grade = self.grade_of(case)
                fits = tuple(n.Is("grade", "=", n.Number(each)) for each in (grade + 1, grade))
                filters = [n.All((where, fit)) if where is not None else fit for fit in fits]
            for each in filters:
                yield replace(plan, here=here, cast=(("rider", Want(("hand",), "mine", each, 1)),))

    # --- play

    def choose(self, driver: Driver, q: Question) -> Option | None:
        table, source = driver.table, driver.source
        match q.about:
            case "attack":
                return YES
            case "attacker":
                wanted = [source, table.cast.get("attacker", -1), *self.before(driver)]
                return next((card for card in wanted if card in q.options), None)
            case "target":
                found: list[Option] = [o for o in q.options if o == source]
                found = found or [o for o in q.options if self.is_vanguard(driver, o)]
                return found[0] if found and driver.variant != 1 else None
            case "booster":
                return next((o for o in q.options if o in (source, table.cast.get("booster"))), q.options[0])
            case "guards":
                return source if source in q.options and driver.plan.picks else DONE
            case "ride" | "act":
                rider = table.cast.get("rider")
                return next((o for o in q.options if isinstance(o, tuple) and o[0] == "ride" and rider in o), None)
        return None

    def is_vanguard(self, driver: Driver, card: Option) -> bool:
        return isinstance(card, int) and driver.game.is_in(card, VANGUARD)

    def before(self, driver: Driver) -> list[int]:
        """The unit that the card may boost."""
        g = driver.game
        if driver.source < 0:
            return []
        zone = g.match.zone_names[g.zone_of[driver.source]]
        return list(g.in_zone(ME, BEFORE[zone])) if zone in BEFORE else []
