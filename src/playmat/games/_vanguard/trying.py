"""How abilities of Vanguard cards are tried: the table, its battles, and where cards lie when something happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ...books._vanguard.circles import (
    BACK_ROW,
    CLASSIC,
    FACING,
    GUARDIAN,
    VANGUARD,
    Field,
    rear_guards,
    units,
    vanguard,
)
from ...books._vanguard.lasting import this_turn
from ...books._vanguard.nodes import CausedBy, InBattle, OneClan
from ...books._vanguard.vocabulary import STEPS_OF_A_BATTLE
from ...kernel.build.match import Match
from ...kernel.run.atoms import become, flip, turn
from ...kernel.run.lasting import add_effect
from ...kernel.run.remembering import remember
from ...kernel.words import nodes as n
from ...kernel.words.book import Deck
from ...kernel.words.cards import Card
from ...kernel.words.questions import DONE, YES, Option, Question
from ...play.trying.driving import Driver
from ...play.trying.fitting import OPPOSITE, Made, nearest
from ...play.trying.laying import FOE, ME, Case, Cause, Table
from ...play.trying.planning import Plan, filter_of, side_of, triggers_of, zones_of
from ...play.trying.stagecraft import Stagecraft
from ...play.trying.wanting import Figure, Want, both

FIELD = Field(CLASSIC, FACING)
FRONT, BACK, CIRCLES = ("front left", "front right"), FIELD.back, FIELD.fighting
BEHIND = FIELD.behind
BEFORE = {back: front for front, back in BEHIND.items()}
BATTLES = ("attack", "hit", "boost", "drive check", "battle damage", "damage check", "compare", "guard")
STEPS = (*STEPS_OF_A_BATTLE, "battle")
ONE_CLAN = "one clan"
BLASTS = {"soul blast": "soul", "counter blast": "damage"}
GUARDED = "guarded"
"""A note: the card's master guards with some card of the hand."""
WEAK, STRONG = 1000, 60000
ATTACK_BEHIND, INTERCEPT_BEHIND = "attack from the back row", "intercept from the back row"
MIRRORED = {"=": "=", "!=": "!=", "<=": ">=", ">=": "<=", "<": ">", ">": "<"}


ATTACKED = (n.InState("attacked"),)
BOOSTED = (n.InState("has boosted"), n.InState("boosting"))


def has_part(where: n.Filter | None, parts: Sequence[n.Filter]) -> bool:
    return any(part in parts for part in n.walk(where))


def words_of(card: Card, key: str) -> tuple[str, ...]:
    """What is printed on a card of a characteristic that is a list of words."""
    found = card.printed[key]
    return found if isinstance(found, tuple) else ()


def is_of(ref: n.Reference | None, side: str) -> bool:
    """Whether cards of that side are meant."""
    return isinstance(ref, n.Cards) and ref.side == side


class VanguardCraft(Stagecraft):
    """A game says which book it is of and which procedure plays what waits."""

    elsewhere = ("hand", "drop", "deck")
    anywhere = (VANGUARD, "front left", "hand")

    # --- cards and table

    def plain(self, table: Table, where: n.Filter | None) -> Card:
        return self.unit(table.case, 1)

    def unit(self, case: Case, grade: int, power: int = 9000) -> Card:
        """A unit of the clan and race of the card that is tried, without a word that its ability gives."""
        given = {part.word for part in n.walk(case.ability) if isinstance(part, n.Include)}
        keywords = tuple([word for word in ("boost",) if word not in given])
        clan = tuple([word for word in words_of(case.card, "clan") if word not in given])
        key = ("unit", grade, power, keywords, clan)
        if key not in case.fillers:
            printed = {
                **case.card.printed, "grade": grade, "power": power, "original power": power, "shield": 5000,
                "critical": 1, "trigger": "", "type": "normal unit", "keywords": keywords, "clan": clan,
            }  # fmt: skip
            case.fillers[key] = Card(f"Passer-by of grade {grade} and power {power}", printed)
        return case.fillers[key]

    def mended(self, made: Made) -> dict[str, Any]:
        """The power is the original one, and who has no clan by now has one."""
        clan = made.printed["clan"] or (words_of(made.source, "clan")[:1] if ONE_CLAN in made.states else ())
        return {**made.printed, "original power": made.printed["power"], "clan": clan}

    def stock(self, table: Table) -> None:
        """Damage, souls and cards enough for any cost."""
        unit = self.unit(table.case, 1)
        for seat in (ME, FOE):
            table.fill(seat, "deck", unit, 12)
            table.fill(seat, "soul", unit, 12)
            table.fill(seat, "hand", unit, 4)
            table.fill(seat, "drop", unit, 4)
            table.fill(seat, "bind", unit, 1)

    def spent_from(self, ability: n.Ability, zone: str) -> int:
        paid = [part for part in ability.cost if isinstance(part, n.Perform) and BLASTS.get(part.action) == zone]
        return sum(part.count.value for part in paid if isinstance(part.count, n.Number))

    def arranged(self, table: Table, wants: Sequence[Want]) -> Sequence[Want]:
        """A vanguard first, all that a text tells of it in one; and cards of which it tells something before others."""
        leaders: dict[str, Want] = {}
        others: list[Want] = []
        for want in wants:
            if want.zones != (VANGUARD,):
                others.append(want)
            elif want.where is not None:
                known = leaders.get(want.side, want)
                first, second = sorted((known.where, want.where), key=lambda where: not isinstance(where, OneClan))
                where = want.where if known is want else both(first, second)
                leaders[want.side] = replace(known, where=where, least=max(known.least, want.least))
        return [*leaders.values(), *sorted(others, key=lambda want: want.where is None)]

    def fit_own(self, where: n.Filter, made: Made, wanted: bool) -> None:
        if isinstance(where, OneClan):
            made.states.update([ONE_CLAN] if wanted else [])
            made.printed["clan"] = () if wanted else (*made.printed["clan"], "Another")

    def spot(self, table: Table, seat: int, words: Sequence[str], where: n.Filter | None = None) -> str | None:
        """Circles hold one unit; a rear-guard stands in the row that the text names, or in the front row first."""
        rows = [zone for part in n.walk(where) if isinstance(part, n.InZone) for zone in table.zones_of(part.zones)]
        names = [zone for zone in table.zones_of(words) if zone in rows] or table.zones_of(words)
        if "deck" in names and len(names) > 1:
            names.remove("deck")
        open_ones = [name for name in names if name not in CIRCLES or not table.g.in_zone(seat, name)]
        if any(isinstance(part, n.Related) for part in n.walk(where)):
            open_ones = [name for name in open_ones if name in self.column(table, seat)] or open_ones
        order = [name for name in open_ones if name not in (VANGUARD, GUARDIAN)] or open_ones
        return order[0] if order else None

    def column(self, table: Table, seat: int) -> tuple[str, ...]:
        """The circles of the column that the card is in, on a player's side of the table."""
        column = FIELD.column.get(table.plan.here)
        if seat != ME and column is not None:
            column = FIELD.facing[column]
        return tuple([name for name in CIRCLES if FIELD.column[name] == column])

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

        self.complete_for_effect(table)

    def complete_for_effect(self, table: Table) -> None:
        """What an effect turns lies the other way, whom it forbids something could do it, and who attacks may."""
        g, parts = table.g, tuple(n.walk(table.case.ability))
        effect, cost = n.walk(table.case.ability.effect), n.walk(table.case.ability.cost)
        turned = {part.to for part in effect if isinstance(part, n.Turn)}
        if "stand" in turned and not any(isinstance(part, n.Turn) and part.to == "rest" for part in cost):
            kept = {table.source, *table.cast.values()}
            turn(g, [card for card in rear_guards(g, ME) if card not in kept], rested=True)
        if "face up" in turned or any(
            isinstance(part, n.Perform) and part.action == "counter charge" for part in parts
        ):
            flip(g, g.in_zone(ME, "damage")[-2:], face_down=True)
        if n.Cannot("intercept") in parts:
            for card in (*g.in_zone(FOE, "front left"), *g.in_zone(FOE, "front right")):
                self.reprint(table, card, keywords=("intercept",))
        if not any(isinstance(part, n.May) for part in parts):
            for word in [note for note in table.plan.notes if note in self.book.words.permissions]:
                for card in (table.source, *table.cast.values()):
                    if card in units(g, ME, BACK_ROW):
                        self.grant(table, card, n.May(word))

    def reprint(self, table: Table, card: int, **printed: Any) -> None:
        """The card is another, of which this is printed."""
        g = table.g
        known = g.match.cards[g.definition[card]]
        become(g, card, g.match.add_card(replace(known, printed={**known.printed, **printed})))

    def grant(self, table: Table, card: int, change: n.Change) -> None:
        """Something is so of a card until the end of the turn."""
        g, match = table.g, table.g.match
        assert isinstance(match, Match)
        made = match.add_change(f"tried: {change}", change, table.case.card)
        add_effect(g, ME, card, remember(g, (card,)), made, None, this_turn(g, ME))

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
            table.cause = Cause(table.source)

    def provide(self, table: Table, node: n.Node, wanted: bool) -> None:
        """A unit that must have so much power is given it until the end of the turn."""
        match node:
            case n.Compare(n.ValueOf("power", n.This() | n.Role() as ref), ">=" | ">", n.Number(number)):
                unit = table.source if isinstance(ref, n.This) else table.cast.get("attacker", -1)
                if unit >= 0:
                    g = table.g
                    change, until = g.match.changes["trigger power"], this_turn(g, ME)
                    add_effect(g, ME, unit, remember(g, (unit,)), change, number, until)
            case n.Compare(n.ValueOf(key, left), op, n.ValueOf(other, right)) if key == other:
                self.compare(table, key, left, op if wanted else OPPOSITE[op], right)
            case CausedBy():
                table.cause = self.cause(table, node)

    def compare(self, table: Table, key: str, left: n.Reference, op: str, right: n.Reference) -> None:
        """A vanguard has more or less of something than another, or than the card itself."""
        one, other = self.leader(table, left), self.leader(table, right)
        if one is None or other is None:
            return
        if one == table.source:
            one, other, op = other, one, MIRRORED[op]
        self.reprint(table, one, **{key: nearest(table.g.value(one, key), op, table.g.value(other, key))})

    def leader(self, table: Table, ref: n.Reference) -> int | None:
        """The card itself, or the vanguard that is meant."""
        match ref:
            case n.This():
                return table.source if table.source >= 0 else None
            case n.Cards((zone,), side) if zone == VANGUARD and side != "any":
                return vanguard(table.g, FOE if side == "theirs" else ME)
        return None

    def cause(self, table: Table, node: CausedBy) -> Cause:
        """A card that fits, with an ability that is told by the keyword; the vanguard where it must be that."""
        g, match = table.g, table.g.match
        if node.where is None and not node.keyword and not node.paid:
            return Cause(table.source)
        card = g.in_zone(ME, VANGUARD)[-1]
        leads = None if card == table.source else match.cards[g.definition[card]]
        made, _ = table.fitted(node.where, plain=leads)
        does = n.Ability("activated", n.Perform("draw", n.Number(1)), labels=(node.keyword,) if node.keyword else ())
        definition = match.add_card(replace(made, abilities=(*made.abilities, does)))
        zones = [
            zone for part in n.walk(node.where) if isinstance(part, n.InZone) for zone in table.zones_of(part.zones)
        ]
        if leads is None or (zones and VANGUARD not in zones):
            there = zones[-1] if zones else "soul"
            card = table.put(ME, there, match.cards[definition])
        else:
            become(g, card, definition)
        return Cause(card, match.abilities_of[definition][-1].id, self.book.cites["payment"].rule if node.paid else "")

    def deck_with(self, card: Card) -> Deck | None:
        return Deck("five of a name", {"main": (card,) * 5})

    # --- plans

    def own_plans(self, case: Case) -> Iterator[Plan]:
        for trigger, conditions in triggers_of(case.ability):
            yield from self.plans_on_event(case, trigger, conditions)
        if case.ability.kind == "continuous":
            yield from self.standing(case)

    def plans_on_event(self, case: Case, trigger: n.Trigger, conditions: Sequence[n.Condition]) -> Iterator[Plan]:
        match trigger:
            case n.On("ride" | "normal ride" | "superior ride", roles):
                yield from self.rides(case, dict(roles))
            case n.On("intercept" | "intercept from the back row" as event):
                here = FRONT[0] if event == "intercept" else BACK[0]
                notes, cast = ("battle", INTERCEPT_BEHIND), self.in_battle(case, here)
                yield Plan("battle phase", here, FOE, picks=True, notes=notes, cast=cast)
            case n.On(event, roles) if event in BATTLES:
                yield from self.battles(case, dict(roles), conditions)
            case n.Moved(n.This(), start, to) if GUARDIAN in start or self.names(to) == [GUARDIAN]:
                yield from self.guards(case)
            case n.Moved(n.Cards(zones), start, to) if GUARDIAN in (*zones, *start, *to):
                cast = self.in_battle(case, "")
                for here in self.places(case):
                    yield Plan("battle phase", here, FOE, notes=("battle", GUARDED), cast=cast)
            case n.At(_, phase, whose) if phase in STEPS:
                yield from self.fights(case, whose)

    def zones_asked(self, conditions: Sequence[n.Condition], role: str) -> list[str]:
        """The circles where the card of a role must be."""
        asked = [
            each.where
            for each in n.walk(tuple(conditions))
            if isinstance(each, n.Matches) and each.cards == n.Role(role)
        ]
        return [
            zone
            for where in asked
            if isinstance(where, n.InZone)
            for zone in self.names(where.zones)
            if zone in CIRCLES
        ]

    def standing(self, case: Case) -> Iterator[Plan]:
        """A continuous ability, looked at in the main phase and in battles of either player."""
        for here in self.places(case):
            yield Plan(self.main, here)
        yield from self.fights(case, "any")
        yield from self.guards(case)
        yield Plan("ride phase", "hand", words=("ride",), notes=("ridden by it",))
        yield Plan(self.main, "hand", words=("call",), times=2)

    def guards(self, case: Case) -> Iterator[Plan]:
        """The card is a guardian, in a battle of those that its text names."""
        for cast in (self.in_battle(case, ""), ()):
            yield Plan("battle phase", "hand", FOE, picks=True, notes=("battle",), cast=cast)

    def in_battle(self, case: Case, here: str) -> tuple[tuple[str, Want], ...]:
        """Who else takes part in the battle that an ability asks about; of attackers behind whom the card may be."""
        found: dict[str, Want] = {}
        for node in n.walk(case.ability):
            if isinstance(node, InBattle) and node.part == "booster" and here in BEHIND:
                found["booster"] = Want((BEHIND[here],), node.side, node.where, 1)
            elif isinstance(node, InBattle) and node.part not in found:
                fits = self.names(node.zones) or FRONT
                ahead = [zone for zone in fits if zone == BEFORE.get(here)]
                zones = ahead or [zone for zone in fits if zone not in (*BACK, here)]
                found[node.part] = Want(tuple(zones[:1]), node.side, node.where, 1)
            elif isinstance(node, n.Cards) and node.side == "mine" and has_part(node.where, ATTACKED):
                found["attacked"] = Want((FRONT[-1],), node.side, node.where, 1)
            elif isinstance(node, n.Cards) and here in BEHIND and has_part(node.where, BOOSTED):
                found["booster"] = Want((BEHIND[here],), node.side, node.where, 1)
        return tuple(found.items())

    def fights(self, case: Case, whose: str) -> Iterator[Plan]:
        asked = [node.where for node in n.walk(case.ability) if isinstance(node, n.Matches) and node.cards == n.This()]
        boosts = any(has_part(where, BOOSTED) for where in asked)
        here_of = [zone for zone in self.places(case) if zone in CIRCLES] or self.places(case)[:1]
        for here in [zone for zone in here_of if zone in BEFORE] if boosts else here_of:
            cast = self.in_battle(case, here)
            for seat in (ME, FOE) if whose == "any" else (ME,) if whose == "your" else (FOE,):
                notes = ("battle",) if boosts or seat == FOE else ("battle", ATTACK_BEHIND)
                yield Plan("battle phase", here, seat, notes=notes, cast=cast if seat == ME or not boosts else ())

    def battles(
        self, case: Case, roles: dict[str, n.Reference], conditions: Sequence[n.Condition] = ()
    ) -> Iterator[Plan]:
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
            rows = self.zones_asked(conditions, "attacker")
            for here in [zone for zone in (VANGUARD, *FRONT, *BACK) if zone in on] or self.places(case)[:1]:
                yield self.attack_from(here, roles, drawn, rows)

    def attack_from(
        self, here: str, roles: dict[str, n.Reference], drawn: tuple[Want, ...], rows: Sequence[str] = ()
    ) -> Plan:
        cast, attacker, attacked = [], roles.get("attacker"), roles.get("attacked")
        seat = FOE if is_of(attacker, "theirs") or is_of(attacked, "mine") else ME
        if "booster" in roles and here in BEHIND and not isinstance(roles["booster"], n.This):
            cast.append(("booster", Want((BEHIND[here],), "mine", filter_of(roles["booster"]), 1)))
        if attacker is not None and not isinstance(attacker, n.This):
            fits = [zone for zone in self.names(zones_of(attacker)) if zone in CIRCLES] or ["front right"]
            zones = [zone for zone in fits if (zone in rows if rows else zone not in BACK) and zone != here]
            cast.append(("attacker", Want(tuple(zones[-1:]), side_of(attacker), filter_of(attacker), 1)))
        if isinstance(attacked, n.Cards) and attacked.side == "mine":
            fits = [zone for zone in self.names(attacked.zones) if zone in CIRCLES] or ["front right"]
            zones = [zone for zone in fits if zone not in (*BACK, here)]
            cast.append(("attacked", Want(tuple(zones[-1:]), "mine", attacked.where, 1)))
        return Plan("battle phase", here, seat, notes=("battle", ATTACK_BEHIND), wants=drawn, cast=tuple(cast))

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
                wanted = [table.cast.get("attacker", -1), source, *self.before(driver)]
                return next((card for card in wanted if card in q.options), None)
            case "target":
                found: list[Option] = [o for o in q.options if o in (source, table.cast.get("attacked", -1))]
                found = found or [o for o in q.options if self.is_vanguard(driver, o)]
                return found[0] if found and driver.variant != 1 else None
            case "booster":
                return next((o for o in q.options if o in (source, table.cast.get("booster"))), q.options[0])
            case "guards":
                if GUARDED in driver.plan.notes and q.seat == ME and not driver.game.in_zone(ME, GUARDIAN):
                    return next((o for o in q.options if o != DONE), DONE)
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
