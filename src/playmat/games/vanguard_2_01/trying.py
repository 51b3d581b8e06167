"""How abilities of vanguard-2.01 are tried."""

from __future__ import annotations

from collections.abc import Iterator

from ...books._vanguard.battling import placed
from ...books._vanguard.circles import VANGUARD, rear_guards, vanguard
from ...books.vanguard_2_01.locking import lock, unlock
from ...books.vanguard_2_01.timing import CHECK
from ...kernel.run.atoms import arrange, flip, turn
from ...kernel.state.game import Game
from ...kernel.words import nodes as n
from ...play.trying.laying import FOE, ME, Case, Table
from ...play.trying.planning import Plan, triggers_of
from .._vanguard.trying import VanguardCraft

LEGION = ("legion", "legioned this turn")


def lock_and_unlock(table: Table, g: Game) -> None:
    """A rear-guard of the other player comes back."""
    first = rear_guards(g, FOE)[:1]
    lock(g, first)
    unlock(g, first)


class Craft(VanguardCraft):
    name = "vanguard-2.01"
    settle = CHECK

    def complete(self, table: Table) -> None:
        """A pair where a text asks for legion, and a deleted vanguard where it asks for one."""
        super().complete(table)
        asked = {node.state for node in n.walk(table.case.ability) if isinstance(node, n.InState)}
        if asked.intersection(LEGION):
            self.pair(table)
        if "deleted" in asked:
            flip(table.g, table.g.in_zone(FOE, VANGUARD), face_down=True)
        if any(isinstance(node, n.Turn) and node.to == "stand" for node in n.walk(table.case.ability.effect)):
            turn(table.g, [card for card in rear_guards(table.g, ME) if card != table.source], rested=True)

    def pair(self, table: Table) -> None:
        g = table.g
        leader = vanguard(g, ME)
        assert leader is not None
        mate = table.put(ME, VANGUARD, self.unit(table.case, 2))
        arrange(g, ME, VANGUARD, [mate, leader])
        g.set("legion", ((placed(g, leader), placed(g, mate), g.facts["turn"]),))

    def own_plans(self, case: Case) -> Iterator[Plan]:
        for trigger, _ in triggers_of(case.ability):
            if isinstance(trigger, n.On) and trigger.event == "unlock":
                for here in self.places(case):
                    yield Plan(self.main, here, FOE, event=lock_and_unlock, phase="end phase")
        yield from super().own_plans(case)


TRYING = Craft()
