"""What only a book knows of its scenes, with what is the same for most of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from ...books import book
from ...kernel.run import atoms
from ...kernel.state.game import Game
from ...kernel.words import nodes as n
from ...kernel.words.book import Deck
from ...kernel.words.cards import Card
from ...kernel.words.plain import Record
from ...kernel.words.questions import Option, Question
from .fitting import Fitting, Made
from .laying import FOE, ME
from .planning import MOVED, Plan, plans_for, triggers_of
from .wanting import Figure, Want

if TYPE_CHECKING:
    from .driving import Driver
    from .laying import Case, Table


class Stagecraft:
    """The plain way; the piece `trying` of a game says what is otherwise with its book."""

    name: ClassVar[str]
    settle: ClassVar[str]
    """The procedure that plays what waits."""
    deck: ClassVar[str] = "deck"
    main: ClassVar[str] = "main phase"
    elsewhere: ClassVar[tuple[str, ...]] = ("hand", "deck")
    """Zones to and from which cards are moved where a text names none."""
    anywhere: ClassVar[tuple[str, ...]] = ("hand",)
    """Where a card lies whose ability works everywhere, the likeliest zone first."""
    rested_words: ClassVar[tuple[str, ...]] = ("resting", "rest", "rested")

    def __init__(self) -> None:
        self.book = book(self.name)
        self.fitting = Fitting(self.book, self.fit_own)

    # --- cards

    def taken(self, card: Card) -> Card:
        """The card as it is tried: what a list left out, and every such card has, is there."""
        return card

    def plain(self, table: Table, where: n.Filter | None) -> Card:
        """A card without a text that a filter can be fitted to."""
        raise NotImplementedError

    def mended(self, made: Made) -> dict[str, Any]:
        """Printed values that go with those that were changed."""
        return made.printed

    def abilities_of(self, printed: Mapping[str, Any]) -> tuple[n.Ability, ...]:
        """The abilities that a card with these printed values has by that alone."""
        return ()

    def fit_own(self, where: n.Filter, made: Made, wanted: bool) -> None:
        """Fit a card to a filter of the book's own."""

    def is_rested(self, made: Made) -> bool:
        return any(word in made.states for word in self.rested_words)

    # --- the table

    def prepare(self, table: Table) -> None:
        """Facts that every scene begins with."""
        table.g.set("turn", 4)
        table.g.set("turn seat", table.plan.turn)

    def options(self, case: Case) -> dict[str, object]:
        """Options of the match that the ability needs."""
        return {}

    def stock(self, table: Table) -> None:
        """What lies below everything else."""
        raise NotImplementedError

    def complete(self, table: Table) -> None:
        """What is put where nothing lies."""

    def put_source(self, table: Table, zone: str, rested: bool) -> int:
        case = table.case
        card = table.put(ME, zone, case.whole, rested)
        if case.whole is not case.card:
            atoms.become(table.g, card, case.definition)
        return card

    def spot(self, table: Table, seat: int, words: Sequence[str], where: n.Filter | None = None) -> str | None:
        """A zone of these in which a card may still be put."""
        names = table.zones_of(words)
        return names[0] if names else None

    def spent_from(self, ability: n.Ability, zone: str) -> int:
        """How many cards of a zone are gone, or no longer count there, when the cost of an ability is paid."""
        return 0

    def owner_in(self, zone: str, seat: int) -> int:
        """Whose card it is that is put into a zone of a player."""
        return seat

    def as_it_lies(self, zone: str, card: Card) -> Card:
        """A card made for a scene, as it may lie in a zone."""
        return card

    def side_there(self, zone: str, side: n.Side) -> n.Side:
        """On whose side the cards of a side lie in a zone."""
        return side

    def arranged(self, table: Table, wants: Sequence[Want]) -> Sequence[Want]:
        """The groups that a text names, as the areas of the book can hold them."""
        return wants

    def make_true(self, table: Table, figure: Figure) -> None:
        """Let a number or a condition of the book be what a text asks for."""

    def provide(self, table: Table, node: n.Node, wanted: bool) -> None:
        """Lay what a node of the book's own asks for."""

    def is_single(self, zone: str) -> bool:
        """Whether no more than one card lies in a zone."""
        return False

    def stays(self, start: str, to: str) -> bool:
        """Whether a card that goes from one zone to the other stays the object it was, and so has not moved."""
        groups = [self.book.zone_names(word) for word in self.book.places.same_object]
        return start == to or any(start in group and to in group for group in groups)

    def names(self, words: Sequence[str]) -> list[str]:
        return [zone for word in words for zone in self.book.zone_names(word)]

    def move(self, g: Game, card: int, to: str, seat: int | None) -> None:
        atoms.move(g, (card,), to, seat=seat)

    def in_role(self, table: Table, g: Game, event: str, role: str, ref: n.Reference | None) -> object:
        """Who takes part in an event that is reported: the card that was made for it, or nobody."""
        return table.cast.get(role)

    def zones_in_event(self, event: str, role: str) -> tuple[str, ...]:
        """Where the card of a role lies when the event happens."""
        return ("hand",)

    # --- plans

    def places(self, case: Case) -> list[str]:
        """The zones where the ability works, the likeliest first."""
        ability = case.ability
        found = self.names(ability.zones or self.book.texts.default_zones(ability)) or list(self.anywhere)
        asked = [node.where for node in n.walk(ability) if isinstance(node, n.Matches) and node.cards == n.This()]
        said = [zone for where in asked if isinstance(where, n.InZone) for zone in self.names(where.zones)]
        return list(dict.fromkeys((*said, *found)))

    def plans(self, case: Case) -> Iterator[Plan]:
        """Ways to set an ability off, the likeliest first."""
        turns = any(isinstance(node, n.Turn) and isinstance(node.cards, n.This) for node in n.walk(case.ability.effect))
        for plan in self.all_plans(case):
            yield plan
            if turns and not plan.rested:
                yield replace(plan, rested=True)

    def all_plans(self, case: Case) -> Iterator[Plan]:
        yield from self.own_plans(case)
        for here in self.places(case)[:3]:
            for trigger, conditions in triggers_of(case.ability):
                for plan in plans_for(case, trigger, here):
                    yield self.when(plan, conditions)
            times = [node for node in n.walk(case.ability.gate) if isinstance(node, n.During)]
            for phase in [time.phase for time in times if time.phase in self.book.procedures.stages]:
                yield Plan(phase, here)
            for seat in (ME, FOE):
                yield Plan(self.main, here, seat)

    def when(self, plan: Plan, conditions: Sequence[n.Condition]) -> Plan:
        """A plan at the time that a text names."""
        plan = replace(plan, reads=(*plan.reads, *conditions))
        for node in n.walk(tuple(conditions)):
            if isinstance(node, n.During):
                seat = {"your": ME, "opponent's": FOE}.get(node.whose, plan.turn)
                plan = replace(plan, turn=seat, phase=node.phase or plan.phase)
        return plan

    def own_plans(self, case: Case) -> Iterator[Plan]:
        """Ways of the book's own, tried before all others."""
        for trigger, conditions in triggers_of(case.ability):
            for plan in self.plans_on(case, trigger):
                yield self.when(plan, conditions)
        if case.ability.kind == "activated":
            yield from self.uses(case)
        if case.ability.kind == "continuous":
            yield from self.standing(case)

    def plans_on(self, case: Case, trigger: n.Trigger) -> Iterator[Plan]:
        """What lets an event happen."""
        yield from ()

    def uses(self, case: Case) -> Iterator[Plan]:
        """When an ability is played by choice."""
        yield from ()

    def standing(self, case: Case) -> Iterator[Plan]:
        """When a continuous ability is looked at."""
        yield from ()

    def deck_with(self, card: Card) -> Deck | None:
        """A deck by which it shows what a card says of decks; None where no card does."""
        return None

    def keeps(self, ability: n.Ability) -> tuple[type[n.Node], ...] | None:
        """The effects of an ability that belong to its playing; None where its being there is all that it does."""
        return ()

    def plays_itself(self, ability: n.Ability) -> bool:
        """Whether the ability is what playing its card does."""
        return False

    def is_play(self, ability: n.Ability, source: int, act: tuple[object, ...]) -> bool:
        """Whether an act plays the card, where that is what the ability is about."""
        return self.plays_itself(ability) and act[:2] == ("play", source)

    # --- play

    def choose(self, driver: Driver, q: Question) -> Option | None:
        """An answer that the book knows better."""
        return None

    def facts(self, g: Game) -> Record:
        """The facts that tell of more than what was done before."""
        return g.facts

    def is_telling(self, mark: tuple[int, str]) -> bool:
        """Whether a note on a card tells of anything beside how an ability is played."""
        return True


__all__ = ["MOVED", "Plan", "Stagecraft"]
