"""Laying a table: what every scene of the book has, the card that is tried, and what its ability asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ...kernel.build.match import Match
from ...kernel.run import atoms
from ...kernel.state.game import Game, empty_game
from ...kernel.state.records import Start
from ...kernel.words import nodes as n
from ...kernel.words.cards import Card
from .fitting import Made
from .wanting import Limit, Want, Wants, both

if TYPE_CHECKING:
    from .planning import Plan
    from .stagecraft import Stagecraft

ME, FOE = 0, 1
LATE = 1_000_000
"""The clock of a scene begins here, so that times and serials are told from all other numbers."""
SEATS: Mapping[str, tuple[int, ...]] = {"mine": (ME,), "theirs": (FOE,), "any": (FOE, ME)}


@dataclass
class Case:
    """One ability of one card, to be tried."""

    craft: Stagecraft
    match: Match
    card: Card
    """The side of the card that has the ability."""
    whole: Card
    """The card that lies on the table, of which it is a side."""
    at: int
    ability: n.Ability
    definition: int = -1
    hollow: int = -1
    """The definitions of the card in the match, and of its twin without the effect."""
    id: str = ""
    hollow_id: str = ""
    seed: int = 1
    fillers: dict[object, Card] = field(default_factory=dict)


@dataclass(frozen=True)
class Cause:
    """The card whose doing an event is; the ability of it by its id, and the rule that lets it happen, where they are
    asked for."""

    card: int
    ability: str = ""
    rule: str = ""


class Table:
    """A table as it is laid."""

    def __init__(self, case: Case, plan: Plan, variant: int) -> None:
        self.case, self.plan, self.variant = case, plan, variant
        self.craft = case.craft
        book = case.match.book
        options = {**book.notes.options, **self.craft.options(case)}
        self.g: Game = empty_game(case.match, Start((), case.seed, options), LATE)
        self.source = -1
        self.cast: dict[str, int] = {}
        """The cards that take part in the event which sets the ability off, by role."""
        self.asked = Wants(self.craft.deck, variant)
        self.limits: list[Limit] = []
        self.cause: Cause | None = None
        """Whose doing the event is, where a text asks for that."""

    def lay(self) -> Table:
        """Everything, in the order in which it may lie on top of each other."""
        self.asked.read(self.case.ability)
        for node in self.plan.reads:
            self.asked.read(node)
        self.limits = self.asked.limits
        self.craft.prepare(self)
        self.craft.stock(self)
        if self.plan.here:
            self.put_source(self.plan.here)
        for role, want in self.plan.cast:
            self._put_role(role, want)
        for want in self.craft.arranged(self, (*self.plan.wants, *self.asked.wants)):
            self.put_want(want)
        self.craft.complete(self)
        for want in self.asked.likenesses:
            self.put_alike(want)
        for figure in self.asked.figures:
            self.craft.make_true(self, figure)
        for node, wanted in self.asked.unread:
            self.craft.provide(self, node, wanted)
        for want in self.asked.uniform:
            self._turn_all(want)
        return self

    def _turn_all(self, want: Want) -> None:
        """Where a text asks all cards of a group how they lie, those that lie there anyway lie so too."""
        _, made = self.fitted(want.where)
        if self.craft.is_rested(made):
            for seat in SEATS[want.side]:
                cards = [card for zone in self.zones_of(want.zones) for card in self.g.in_zone(seat, zone)]
                atoms.turn(self.g, cards, rested=True)

    def put_source(self, zone: str) -> None:
        made = Made(dict(self.case.card.printed), self.case.card, self.variant)
        for where, wanted in self.asked.own_states:
            self.craft.fitting.fit(where, made, wanted)
        if self.case.ability.kind == "activated":
            for where in self.asked.turned:
                self.craft.fitting.fit(where, made)
        self.source = self.craft.put_source(self, zone, self.plan.rested or self.craft.is_rested(made))

    def _put_role(self, role: str, want: Want) -> None:
        for seat in SEATS[want.side][:1]:
            zone = self.craft.spot(self, seat, want.zones, want.where)
            if zone is not None:
                made = self.fitted(want.where)
                self.cast[role] = self.put_made(seat, zone, made)

    def put_want(self, want: Want) -> None:
        want = replace(want, where=both(want.where, self._of_all(want)))
        for seat in SEATS[want.side]:
            there = [card for zone in self.zones_of(want.zones) for card in self.g.in_zone(seat, zone)]
            lying = [card for card in there if card != self.source]
            for turn in range(want.least if want.where is not None else max(0, want.least - len(lying))):
                zone = self.craft.spot(self, seat, want.zones, want.where)
                if zone is None or self.is_full(seat, zone):
                    break
                self.put_made(seat, zone, self.fitted(want.where, turn))

    def _of_all(self, want: Want) -> n.Filter | None:
        """What a text asks of all cards that lie where these do."""
        there = set(self.zones_of(want.zones))
        asked = [each for each in self.asked.uniform if each.side == want.side and each.where != want.where]
        return next((each.where for each in asked if there <= set(self.zones_of(each.zones))), None)

    def put_alike(self, want: Want) -> None:
        """Cards that must be like another, which is chosen only in play: one for each that may be meant."""
        g, like = self.g, want.like
        assert like is not None
        lying = [
            card for seat in SEATS[like.side] for zone in self.zones_of(like.zones) for card in g.in_zone(seat, zone)
        ]
        for other in dict.fromkeys((*lying, *self.cast.values())):
            known = g.match.cards[g.definition[other]]
            for seat in SEATS[want.side]:
                zone = self.craft.spot(self, seat, want.zones, want.where)
                if zone is not None and not self.is_full(seat, zone):
                    self.put_made(seat, zone, self.fitted(want.where, source=known))

    def zones_of(self, words: Sequence[str]) -> list[str]:
        return [zone for word in words for zone in self.g.match.book.zone_names(word)]

    def is_full(self, seat: int, zone: str) -> bool:
        """Whether a condition of the text lets no more cards lie there."""
        for limit in self.limits:
            names = self.zones_of(limit.zones)
            if zone in names and seat in SEATS[limit.side]:
                spent = self.craft.spent_from(self.case.ability, zone) if self.variant % 2 and seat == ME else 0
                most = max(0, limit.most + spent - (self.variant >= 2))
                if sum(len(self.g.in_zone(seat, name)) for name in names) >= most:
                    return True
        return False

    def lying(self, ref: n.Reference) -> int:
        """How many cards lie where a text counts them."""
        if not isinstance(ref, n.Cards):
            return 1
        return sum(len(self.g.in_zone(seat, zone)) for seat in SEATS[ref.side] for zone in self.zones_of(ref.zones))

    def fitted(
        self, where: n.Filter | None, turn: int = 0, plain: Card | None = None, source: Card | None = None
    ) -> tuple[Card, Made]:
        """A card of our own that passes the filter, and how it is to lie; where it may be this or that, by turns."""
        plain = plain or self.craft.plain(self, where)
        made = Made({**plain.printed, "name": plain.name}, source or self.case.card, self.variant + turn, self.lying)
        self.craft.fitting.fit(where, made)
        name = str(made.printed.pop("name"))
        printed = self.craft.mended(made)
        if name == plain.name and printed == plain.printed:
            return plain, made
        key = (name, *sorted((word, value) for word, value in printed.items() if value is not None))
        known = self.case.fillers.get(repr(key))
        if known is None:
            abilities = (*plain.abilities, *self.craft.abilities_of(printed))
            known = replace(plain, name=name, printed=printed, abilities=abilities)
            self.case.fillers[repr(key)] = known
        return known, made

    def put_made(self, seat: int, zone: str, fitted: tuple[Card, Made]) -> int:
        card, made = fitted
        return self.put(seat, zone, card, self.craft.is_rested(made), "face down" in made.states)

    def put(self, seat: int, zone: str, card: Card, rested: bool = False, face_down: bool = False) -> int:
        g = self.g
        g.now()
        owner, card = self.craft.owner_in(zone, seat), self.craft.as_it_lies(zone, card)
        return atoms.new_card(g, g.match.add_card(card), owner, zone, rested=rested, face_down=face_down, holder=seat)

    def fill(self, seat: int, zone: str, card: Card, count: int, **how: bool) -> None:
        """Cards that any scene has, as far as the text lets them lie there, and as it wants all that lie there."""
        for want in self.asked.uniform:
            if seat in SEATS[want.side] and zone in self.zones_of(want.zones):
                card, _ = self.fitted(want.where, plain=card)
        for _ in range(count):
            if not self.is_full(seat, zone):
                self.put(seat, zone, card, **how)
