"""How abilities of vanguard-2.01 are tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from ...books._vanguard.battling import placed
from ...books._vanguard.circles import GUARDIAN, VANGUARD, rear_guards, units, vanguard
from ...books._vanguard.nodes import Opens
from ...books.vanguard_2_01.becoming import HARMONY, STATUSES
from ...books.vanguard_2_01.hearts import G_UNIT, HEART_OF
from ...books.vanguard_2_01.lexicon import language
from ...books.vanguard_2_01.locking import lock, unlock
from ...books.vanguard_2_01.nodes import Become
from ...books.vanguard_2_01.stride import DRAGONS_FOR_ULTIMATE, FACE_UP_FOR_ULTIMATE, ZEROTH, face_to_be
from ...books.vanguard_2_01.timing import CHECK
from ...books.vanguard_2_01.zones import ACCELS, FIELD, G_ZONE, HEARTS, LOCKS, WITH_HEARTS
from ...kernel.run.atoms import arrange, become, flip, mark
from ...kernel.state.game import Game
from ...kernel.words import nodes as n
from ...kernel.words.cards import Card
from ...kernel.words.questions import DONE, Option, Question
from ...play.trying.driving import Driver
from ...play.trying.laying import FOE, ME, Case, Cause, Table
from ...play.trying.planning import Plan, filter_of, triggers_of
from ...play.trying.wanting import Figure, Want
from .._vanguard.trying import VanguardCraft
from .kit import STRIDE

LEGION = ("legion", "legioned this turn")
STRIDES = ("stride", "ultimate stride")
TO_STRIDE = 3
"""The grade of vanguards over whom one may stride."""
RARELY = {*ACCELS, *LOCKS.values()}
"""Places in which an ability works as it does elsewhere."""
DONE_THIS_TURN = {"cards you called this turn": "called", "cards were put into your soul this turn": "souls grown"}


def lock_and_unlock(own: bool, table: Table, g: Game) -> None:
    """A rear-guard comes back: the card itself, or one of the other player."""
    first = [table.source] if own else rear_guards(g, FOE)[:1]
    lock(g, first)
    unlock(g, first)


def own_unlocked(table: Table, g: Game) -> None:
    lock_and_unlock(True, table, g)


def other_unlocked(table: Table, g: Game) -> None:
    lock_and_unlock(False, table, g)


def joined(table: Table, g: Game) -> None:
    """Another unit comes into the column of the card."""
    table.craft.move(g, g.in_zone(ME, "hand")[0], FIELD.behind[table.plan.here], ME)


class Craft(VanguardCraft):
    name = "vanguard-2.01"
    settle = CHECK

    # --- the table

    def spot(self, table: Table, seat: int, words: Sequence[str], where: n.Filter | None = None) -> str | None:
        """Not on circles that nobody has gained."""
        names = [zone for zone in table.zones_of(words) if zone not in RARELY]
        return super().spot(table, seat, names or words, where)

    def put_source(self, table: Table, zone: str, rested: bool) -> int:
        """What is stridden or called out of the G zone lies there face down."""
        card = super().put_source(table, zone, rested)
        if zone == G_ZONE and not face_to_be(table.case.ability):
            flip(table.g, (card,), face_down=True)
        return card

    def complete(self, table: Table) -> None:
        """What a text asks for beyond cards: a pair in legion, a deleted vanguard, a strider."""
        super().complete(table)
        if "strides" in table.plan.notes:
            self.make_strider(table)
        self.complete_states(table)
        self.complete_g_zone(table)

    def complete_states(self, table: Table) -> None:
        """A pair where a text asks for legion, and a deleted vanguard where it asks for one."""
        asked = {node.state for node in n.walk(table.case.ability) if isinstance(node, n.InState)}
        if asked.intersection(LEGION):
            self.pair(table)
        if "deleted" in asked:
            flip(table.g, table.g.in_zone(FOE, VANGUARD), face_down=True)
        becomes = {node.state for node in n.walk(table.case.ability) if isinstance(node, Become)}
        for status in asked.intersection(STATUSES) - becomes:
            for unit in units(table.g, ME):
                self.grant(table, unit, n.Include("status", status))
        if HARMONY in asked:
            self.tie(table)
        if "dominated" in asked and "attacker" in table.cast:
            self.grant(table, table.cast["attacker"], n.TakeOver())
        self.complete_hearts(table)

    def tie(self, table: Table) -> None:
        """All of the player's units are in harmony, each with the next."""
        g = table.g
        there = [(unit, g.serial[unit]) for unit in units(g, ME)]
        g.set("harmonies", tuple(pairwise(there)))

    def complete_hearts(self, table: Table) -> None:
        """Where several cards of the vanguard circle are asked for, one of them is the heart of the vanguard."""
        counts = [node for node in n.walk(table.case.ability) if isinstance(node, n.Compare)]
        for node in counts:
            match node:
                case n.Compare(n.Count(n.Cards((zone,), "mine", where)), ">=", n.Number(number)) if zone == WITH_HEARTS:
                    for _ in range(number - 1):
                        heart = table.put_made(ME, HEARTS, table.fitted(where))
                        mark(table.g, heart, HEART_OF, table.g.in_zone(ME, VANGUARD)[-1])

    def pair(self, table: Table) -> None:
        g = table.g
        leader = vanguard(g, ME)
        assert leader is not None
        mate = table.put(ME, VANGUARD, self.unit(table.case, 2))
        arrange(g, ME, VANGUARD, [mate, leader])
        g.set("legion", ((placed(g, leader), placed(g, mate), g.facts["turn"]),))

    def complete_g_zone(self, table: Table) -> None:
        """What lies there are G units; and where the card is to come from there, all that it needs for it."""
        g, case = table.g, table.case
        for card in g.in_zone(ME, G_ZONE):
            if card != table.source and g.value(card, "type") != G_UNIT:
                become(g, card, g.match.add_card(self.as_g_unit(g.match.cards[g.definition[card]])))
        if table.plan.here != G_ZONE:
            return
        for seat in (ME, FOE):
            if g.value(g.in_zone(seat, VANGUARD)[-1], "grade") != TO_STRIDE:
                self.reprint(table, g.in_zone(seat, VANGUARD)[-1], grade=TO_STRIDE)
        table.put(ME, "hand", self.unit(case, 3))
        table.put(ME, "hand", self.healer(case))
        if face_to_be(case.ability):
            for number in range(DRAGONS_FOR_ULTIMATE):
                table.put(ME, "bind", self.dragon(case, number))
        elif case.ability.keyword == STRIDES[1]:
            for _ in range(FACE_UP_FOR_ULTIMATE):
                table.put(ME, G_ZONE, self.as_g_unit(self.unit(case, 3)))

    def as_g_unit(self, card: Card) -> Card:
        return replace(card, printed={**card.printed, "type": G_UNIT, "grade": 4})

    def healer(self, case: Case) -> Card:
        plain = self.unit(case, 0)
        return replace(plain, name="Passer-by who heals", printed={**plain.printed, "trigger": "heal"})

    def dragon(self, case: Case, number: int) -> Card:
        plain = self.as_g_unit(self.unit(case, 3))
        return replace(plain, name=f"Dragon who passes by {number}", printed={**plain.printed, "race": (ZEROTH,)})

    def make_true(self, table: Table, figure: Figure) -> None:
        if figure.name in DONE_THIS_TURN:
            table.g.set(DONE_THIS_TURN[figure.name], (figure.number, figure.number))
        elif figure.name == "caused by an effect":
            table.cause = Cause(table.source)
        elif figure.name == "due to time leap":
            table.g.set("leaping", True)
        else:
            super().make_true(table, figure)

    def provide(self, table: Table, node: n.Node, wanted: bool) -> None:
        """What a keyword asks for that opens the ability."""
        super().provide(table, node, wanted)
        match node:
            case Opens("darkness"):
                table.g.set("souls grown", (True, True))
            case Opens("thunderstrike", n.Compare(_, _, n.Number(number))):
                table.fill(FOE, "bind", self.unit(table.case, 1), number)
            case Opens("wave", condition):
                numbers = [each.value for each in n.walk(condition) if isinstance(each, n.Number)]
                table.g.set("battles", max(0, numbers[0] - ("battle" in table.plan.notes)))

    def make_strider(self, table: Table) -> None:
        """The G unit whose striding sets the ability off can be stridden."""
        g, card = table.g, table.cast["card"]
        cast = g.match.cards[g.definition[card]]
        printed = {**cast.printed, "type": "g unit", "grade": 4, "stride grade": 4, "keywords": ("stride",)}
        strider = Card(f"{cast.name} that strides", printed, language().read("", STRIDE))
        become(g, card, g.match.add_card(strider))
        flip(g, [card], face_down=True)

    # --- plans

    def names(self, words: Sequence[str]) -> list[str]:
        found = super().names(words)
        return [zone for zone in found if zone not in RARELY] or found

    def places(self, case: Case) -> list[str]:
        found = super().places(case)
        return [zone for zone in found if zone not in RARELY] or found

    def own_plans(self, case: Case) -> Iterator[Plan]:
        if case.ability.keyword in STRIDES or (case.card.printed["type"] == G_UNIT and self.is_placed(case)):
            yield Plan("ride phase", G_ZONE, words=("stride",))
        if case.card.printed["type"] == G_UNIT:
            yield Plan("battle phase", G_ZONE, FOE, picks=True, notes=("battle",), cast=self.in_battle(case, ""))
        asked = {node.state for node in n.walk(case.ability) if isinstance(node, n.InState)}
        if case.ability.keyword == "harmony" or "in harmony" in asked:
            for here in [zone for zone in self.places(case) if zone in FIELD.behind]:
                yield Plan(self.main, here, event=joined)
        if "dominated" in asked:
            yield Plan(self.main, VANGUARD, words=("use",))
        for trigger, _ in triggers_of(case.ability):
            match trigger:
                case n.On("unlock", roles):
                    event = own_unlocked if isinstance(dict(roles)["card"], n.This) else other_unlocked
                    for here in self.places(case):
                        yield Plan(self.main, here, FOE, event=event, phase="end phase")
                case n.On("stride", roles):
                    yield from self.strides(case, dict(roles)["card"])
        yield from super().own_plans(case)

    def is_placed(self, case: Case) -> bool:
        """Whether the card waits to be placed on the vanguard circle, to which a G unit comes by striding."""
        moves = [trigger for trigger, _ in triggers_of(case.ability) if isinstance(trigger, n.Moved)]
        return any(isinstance(move.what, n.This) and VANGUARD in self.names(move.to_zones) for move in moves)

    def strides(self, case: Case, strider: n.Reference) -> Iterator[Plan]:
        """The card is the vanguard, or lies where it works; a G unit that fits strides over the vanguard."""
        want = Want((G_ZONE,), "mine", filter_of(strider), 1)
        for here in self.places(case):
            yield Plan("ride phase", here, words=("stride",), cast=(("card", want),), notes=("strides",))

    # --- play

    def choose(self, driver: Driver, q: Question) -> Option | None:
        """The other player guards where a text is about guardians of theirs."""
        guarding = [card for card in driver.game.in_zone(FOE, GUARDIAN) if (card, "guards") in driver.game.marks]
        if q.about == "guards" and q.seat == FOE and not guarding:
            about = [node for node in n.walk(driver.case.ability) if isinstance(node, n.Cards)]
            if any(GUARDIAN in node.zones and node.side == "theirs" for node in about):
                return next((o for o in q.options if o != DONE), DONE)
        return super().choose(driver, q)


TRYING = Craft()
