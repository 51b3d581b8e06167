"""Costs: what must be chosen, what is then done all at once, and whether all of it can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..run.remembering import remember
from ..run.tables import Pick
from ..words import nodes as n

if TYPE_CHECKING:
    from ..run.tables import Step
    from ..state.compiled import AmountOf, Check, Scoped
    from ..state.frames import Frame
    from ..state.game import Game
    from .builder import Builder


UPRIGHT = ("stand", "active")


class CostPlan:
    """A cost: what must be chosen, and what is then done all at once. Paid whole or not at all."""

    def __init__(self, b: Builder, cost: tuple[n.Effect, ...]) -> None:
        self.choices: list[tuple[n.Choose, Callable[[Game, Scoped], list[int]], AmountOf | None]] = []
        self.parts: list[n.Effect] = []
        """For each choice the part of the cost that it belongs to, as it is written."""
        self.deeds: list[tuple[int, tuple[n.Effect, ...]]] = []
        self.least: list[AmountOf | None] = []
        """For each choice how many cards it takes at least, if any."""
        self.checks: list[Check] = []
        self.turned: dict[int, str] = {}
        """Choices of cards to be turned, with how: a card that lies so already is none."""
        self.spares_this = False
        """Its own card is none of those that may be chosen: it is moved itself."""
        for part in cost:
            self._plan(b, part)

    def _plan(self, b: Builder, part: n.Effect) -> None:
        chosen = -1
        for node in flattened(b.book.texts.cost_form(part)):
            if isinstance(node, n.Choose):
                count = b.env.amount(node.count) if node.count is not None else None
                chosen = len(self.choices)
                self.choices.append((node, b.env.cards(node.among), count))
                self.parts.append(part)
                self.least.append(None if node.up_to else count)
            else:
                check = cost_check(b, node)
                if check is not always:
                    self.checks.append(check)
                self.deeds.append((chosen, (node,)))
                self.spares_this |= isinstance(node, n.Move) and isinstance(node.cards, n.This)
                if isinstance(node, n.Turn) and isinstance(node.cards, n.It) and chosen >= 0:
                    self.turned[chosen] = node.to

    def candidates(self, g: Game, s: Scoped, which: int) -> list[int]:
        found = self.choices[which][1](g, s)
        if which in self.turned:
            found = [c for c in found if not is_turned(g, c, self.turned[which])]
        return [c for c in found if c != s.source] if self.spares_this else found

    def need(self, g: Game, s: Scoped, which: int) -> int:
        least = self.least[which]
        return 0 if least is None else int(least(g, s))

    def payable(self, g: Game, s: Scoped) -> bool:
        """Whether the whole cost can be paid now."""
        for check in self.checks:
            if not check(g, s):
                return False
        if not self.choices:
            return True
        if len(self.choices) == 1:
            least = self.least[0]
            if least is None:
                return True
            found = self.candidates(g, s, 0) if self.turned or self.spares_this else self.choices[0][1](g, s)
            return len(found) >= least(g, s)
        return self.feasible(g, s, ())

    def feasible(self, g: Game, s: Scoped, taken: Sequence[tuple[int, ...]]) -> bool:
        """Whether distinct cards for all choices not yet taken can be found beside those taken."""
        used = {c for picked in taken for c in picked}
        demands: list[list[int]] = []
        for which in range(len(taken), len(self.choices)):
            pool = [c for c in self.candidates(g, s, which) if c not in used]
            demands += [pool] * self.need(g, s, which)
        return can_assign(demands)

    def add_rows(self, b: Builder) -> None:
        slots = [b.slot("cost") for _ in self.choices]
        for part, slot in zip(self.parts, slots, strict=True):
            b.match.tables.hears("fills", part, slot)
        for which, slot in enumerate(slots):
            b.ask(self._pick(which, slots), slot)
        for slot in slots:
            b.step(keep(slot))
        for chosen, nodes in self.deeds:
            if chosen >= 0:
                b.env.latest = slots[chosen]
            for node in nodes:
                b.add(node)

    def _pick(self, which: int, slots: list[str]) -> Pick:
        slot = slots[which]

        def candidates(g: Game, v: Frame) -> list[int]:
            before = [getattr(v, s) for s in slots[:which]]
            used = {c for picked in before for c in picked}
            found = [c for c in self.candidates(g, v, which) if c not in used]
            if which + 1 == len(self.choices):
                return found
            mine = getattr(v, slot) or ()
            return [c for c in found if c in mine or self.feasible(g, v, [*before, (*mine, c)])]

        def need(g: Game, v: Frame) -> int:
            return self.need(g, v, which)

        def most(g: Game, v: Frame) -> int:
            _, _, count = self.choices[which]
            return int(count(g, v)) if count is not None else len(candidates(g, v))

        return Pick(lambda g, v: int(v.seat), candidates, need, most, "pay the cost with")


def flattened(node: n.Effect) -> list[n.Effect]:
    """The effects of a sequence, and of the sequences in it, one after another."""
    if isinstance(node, n.Sequence):
        return [inner for part in node.parts for inner in flattened(part)]
    return [node]


def can_assign(demands: list[list[int]]) -> bool:
    """Whether each demand can get a card of its own out of its pool."""
    holder: dict[int, int] = {}

    def place(demand: int, tried: set[int]) -> bool:
        for card in demands[demand]:
            if card not in tried:
                tried.add(card)
                if card not in holder or place(holder[card], tried):
                    holder[card] = demand
                    return True
        return False

    return all(place(i, set()) for i in range(len(demands)))


def always(g: Game, s: Scoped) -> bool:
    return True


def cost_check(b: Builder, node: n.Effect) -> Check:
    """Whether a part of a cost that concerns no chosen card can be done."""
    match node:
        case n.Turn(cards=n.This(), to=to):
            return lambda g, s: g.serial[s.source] == s.serial and not is_turned(g, s.source, to)
        case n.Move(cards=n.This()) | n.Reveal(cards=n.This()) | n.Place(cards=n.This()):
            return lambda g, s: g.serial[s.source] == s.serial
        case n.Move(cards=n.Top(count=count, zone=zone, side=side)):
            cards, need = b.env.cards(n.Top(count, zone, side)), b.env.amount(count)
            return lambda g, s: len(cards(g, s)) >= need(g, s)
        case n.Move(cards=n.Cards() as ref) | n.Turn(cards=n.Cards() as ref):
            cards = b.env.cards(ref)
            return lambda g, s: bool(cards(g, s))
    maker = cost_maker(b, node)
    if maker is not None:
        check: Check = maker(b, node)
        return check
    return always


def cost_maker(b: Builder, node: n.Effect) -> Callable[[Builder, Any], Check] | None:
    """The book's function that tells whether this can be paid."""
    return b.book.texts.cost_checks.get(node.action if isinstance(node, n.Perform) else type(node))


def is_turned(g: Game, card: int, to: str) -> bool:
    book, rest = g.match.book, to == "rest"
    if rest or to in UPRIGHT or to in book.moves.turn_words:
        return bool(g.rested[card]) == rest or g.cannot(card, book.moves.turn_bars[rest])
    return bool(g.face_down[card]) == (to == "face down")


def keep(slot: str) -> Step:
    """Turn picked cards in a slot into remembered ones."""

    def remember_picks(g: Game, v: Frame) -> None:
        picked = getattr(v, slot)
        setattr(v, slot, remember(g, picked or ()))

    return remember_picks
