"""Abilities compiled to rows: one table of rows for each, run by the same loop as the rulebook's.

`Builder` walks an ability's nodes in the order of its text. Each node adds rows; what a node chooses,
finds or moves goes into a slot of the frame as remembered cards, and a later "it" reads that slot.
Costs come first in an activated ability, and where "you may pay the cost" stands in an automatic one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from ..run.abilities import lock_ability, lock_second
from ..run.atoms import hide
from ..run.changing import reached
from ..run.tables import Goto, Pick, Row, Run, procedure
from ..words import nodes as n
from ..words.errors import UnknownWord
from .costs import CostPlan
from .selectors import Evaluator
from .sieves import every_check

if TYPE_CHECKING:
    from ..run.tables import Argument, Ask, Guard, Procedure, Step
    from ..state.compiled import CardsOf, Check, Payable
    from ..state.frames import Frame
    from ..state.game import Game
    from ..state.records import Scope
    from ..words.book import Book
    from ..words.cards import Card
    from .match import Match


TWICE = " twice"


BASE = ("source", "serial", "was", "seat", "event", "stamp")


Handler: TypeAlias = "Callable[[Builder, Any], None]"


class Builder:
    """Makes the procedure of one ability. Books add rows for their own words through the same methods."""

    earlier: int = 0
    """How many rows were added before the present list of them."""
    repeating: str = ""
    """The rows being added run more than once, so what was picked the time before must be forgotten: the slot with what
    is left to do."""
    taken: str = ""
    """The slot of the cards that were chosen in earlier runs of these rows, where no card is chosen twice."""
    wholly: bool = False
    """What is being added is done whole or not at all: who agrees to it chooses all the cards that it asks for."""
    asked: bool = False
    """Whether "if you do" behind the step that is being added asks about it."""
    paying: CostPlan | None = None
    """The rows being added pay a cost, which is no effect."""

    def __init__(
        self,
        match: Match,
        name: str,
        node: n.Ability,
        card: Card,
        handlers: Mapping[type[n.Node], Handler],
        rule_rows: Handler,
        inherited: tuple[str, ...] = (),
        latest: str = "",
        meant: n.Reference | None = None,
        heard: n.Trigger | None = None,
        whole: bool = False,
    ) -> None:
        self.match = match
        self.book = match.book
        self.name = name
        self.node = node
        self.card = card
        self.handlers = handlers
        self.rule_rows = rule_rows
        """The kernel's functions that add the rows of an effect, by its class, and those of an effect on the rules."""
        self.rule = match.book.cites["effect"].rule
        self.rows: list[Row] = []
        self.slots: list[str] = list(dict.fromkeys((*BASE, *match.book.texts.frame_slots, *inherited)))
        self.env = Evaluator(match.tables)
        self.env.slots = self.slots
        self.env.latest = latest
        own = self.book.texts.meant(node.trigger, "")
        self.env.subject = own or meant or self.book.texts.bare_it
        self.env.trigger = node.trigger if own is not None else heard
        self.shown: list[str] = []
        self.offered: list[n.Cards] = []
        """Hidden zones that a player was offered to reveal."""
        self.apart = not whole and self.book.texts.apart(node)
        """Playing and resolving are two procedures; what is chosen as it is played comes along in the slots."""
        self.declared: list[Row] = []
        """Questions put as the ability is played."""
        self.opening: list[Row] = []
        """What is done first as it resolves."""
        self.within: list[Guard] = []
        """What must hold for the part of the text being added to be there at all."""
        self.needs: list[Check] = []
        """What must hold for the ability to be played."""
        self.skips: list[int] = []
        """Jumps over the effect that a book sets in `after_cost` and lands in `after_effect`."""
        self.undone: list[str] = []
        """The slots in which steps tell that they were not done, as far as anything asks."""
        self.turned: dict[int, str] = {}
        """Choices, by the identity of their nodes, of cards that are then turned, and how: of those that can be."""
        self.picked: list[str] = []
        """The slots of all choices of cards so far."""
        self.cost = CostPlan(self, node.cost)
        self.payable: Payable | None = self.cost.payable if node.cost else None

    # --- the vocabulary of rows

    def build(self) -> list[Procedure]:
        """The ability's procedure; where it is played apart, that which resolves it and that which plays it."""
        paying = self._section(self._pay)
        doing = self._section(self._do)
        if not self.apart:
            return [procedure(self.name, joined(self.declared, paying, self.opening, doing), self.slots)]
        ending = self._section(lambda: self.book.texts.played(self))
        resolving = procedure(self.name, joined(self.opening, doing), self.slots)
        return [resolving, procedure(playing(self.name), joined(self.declared, paying, ending), self.slots)]

    def _section(self, add: Callable[[], None]) -> list[Row]:
        """The rows that a function adds, in a list of their own."""
        self.earlier += len(self.rows)
        self.rows = []
        add()
        return self.rows

    def _pay(self) -> None:
        if not self.book.texts.used_later(self.node):
            self.use_up()
        if self.node.cost and (self.node.kind == "activated" or self.apart):
            self.cost.add_rows(self)

    def _do(self) -> None:
        self.book.texts.after_cost(self)
        replacement = self.match.replacements.get(self.name)
        self.wholly = replacement is not None and replacement.optional
        self.add(self.node.effect)
        self.wholly = False
        self.book.texts.after_effect(self)
        if self.shown:
            slots = tuple(self.shown)
            self.step(lambda g, v: hide_all(g, v, slots))

    def playable(self) -> Payable | None:
        """Whether the ability can be played at all, as far as its cost and its choices go."""
        checks = self.needs if self.payable is None else [self.payable, *self.needs]
        return every_check(list(checks)) if checks else None

    @property
    def at(self) -> int:
        """The number of the next row, for names."""
        return self.earlier + len(self.rows)

    def use_up(self) -> None:
        """An ability with a limit is locked as it is played, until what the limit counts by is over."""
        if self.node.limit:
            self.step(using_up(self.book, self.node.limit, self.name))

    def affected(self, ref: n.Reference) -> CardsOf:
        """The cards meant that something is done to: where effects do not reach a card, it is left out.

        What pays a cost is no effect, and takes what it names, unless the book spares such cards.
        """
        cards = self.env.cards(ref)
        return cards if self.paying and not self.book.moves.spared else lambda g, v: reached(g, cards(g, v), v.source)

    def slot(self, word: str = "it") -> str:
        """A new slot."""
        name = f"{word}{len(self.slots)}"
        self.slots.append(name)
        return name

    def named_slot(self, into: str) -> str:
        """The slot a node asks for by name, or a new one; from here on it is what "it" means."""
        if into and into not in self.slots:
            self.slots.append(into)
        self.env.before, self.env.latest, self.env.own_move = self.env.latest, into or self.slot(), ""
        self.match.tables.hears("fills", None, self.env.latest)
        return self.env.latest

    def only_did(self, slot: str, spoken: tuple[str, str]) -> None:
        """What a step did is what "if you do" asks about, and "it" means what it meant before, if it meant anything."""
        latest, before = spoken
        if latest or self.env.subject is not None:
            self.env.latest, self.env.before, self.env.own_move = latest, before, slot

    def chosen_slot(self, among: n.Reference, into: str) -> str:
        """The same for cards that are chosen; "among them" goes on to mean what they were chosen among."""
        group, slot = self.env.group_of(among), self.named_slot(into)
        if group and group != slot:
            self.env.chosen_among[slot] = group
        self.picked.append(slot)
        return slot

    @cached_property
    def own_slots(self) -> tuple[str, ...]:
        """The slots beside those that every ability has; to be asked for once all of it is built."""
        return tuple(slot for slot in self.slots if slot not in BASE)

    def step(self, do: Step, when: Guard | None = None) -> None:
        self.rows.append(Row(self.rule, do, "", when))

    def ask(self, action: Ask | Pick, into: str, when: Guard | None = None) -> None:
        if self.repeating:
            self.step(lambda g, v: setattr(v, into, None))
        self.rows.append(Row(self.rule, action, into, when))

    def declare(self, action: Ask | Pick, into: str, rule: str = "") -> None:
        """Ask as the ability is played rather than here, if this part of the text is there then."""
        self.declared.append(Row(rule or self.rule, action, into, self._there()))

    def declare_step(self, do: Step, rule: str = "") -> None:
        """A step among the questions put as the ability is played."""
        self.declared.append(Row(rule or self.rule, do, "", self._there()))

    def _there(self) -> Guard | None:
        """Whether the part of the text being added is there as the ability is played."""
        within = tuple(self.within)
        return (lambda g, v: all(there(g, v) for there in within)) if within else None

    def run(self, procedure_name: str, into: str = "", when: Guard | None = None, **arguments: Argument) -> None:
        self.rows.append(Row(self.rule, Run(procedure_name, tuple(arguments.items())), into, when))

    def jump(self, when: Guard | None = None) -> int:
        """A jump whose target is set later with `land`."""
        self.rows.append(Row(self.rule, Goto(-1), "", when))
        return len(self.rows) - 1

    def land(self, jump: int) -> None:
        """Let a jump end here."""
        old = self.rows[jump]
        self.rows[jump] = Row(old.rule, Goto(len(self.rows)), "", old.when)

    def unless(self, check: Check) -> int:
        """Skip what follows, up to `land`, unless the check holds."""
        return self.jump(lambda g, v: not check(g, v))

    def seat(self, who: str) -> Callable[[Game, Frame], int]:
        if who == "you":
            return lambda g, v: int(v.seat)
        if who == "opponent":
            return lambda g, v: 1 - int(v.seat)
        raise UnknownWord(f"no player {who!r} here; expected you or opponent")

    def add(self, node: n.Effect) -> None:
        """Add the rows of one effect."""
        handler = self.book.nodes.effects.get(type(node)) or self.handlers.get(type(node))
        if handler is None and type(node) in self.book.nodes.rule_effects:
            handler = self.rule_rows
        if handler is None:
            raise UnknownWord(f"{self.book.name} cannot do {type(node).__name__}")
        self.match.tables.hears("step", node, None)
        asked = self.asked
        self.asked = asked and not parts_ways(node)
        handler(self, node)
        self.asked = asked
        if isinstance(node, n.Turn) and isinstance(node.cards, n.This):
            self.env.subject = node.cards  # the nearest card that "it" may mean
        if isinstance(node, n.Turn | n.Modify | n.Place) and not self.paying:
            self.env.tell_of(node.cards)
        self.match.tables.hears("step end", node, None)


def parts_ways(node: n.Effect) -> bool:
    """Whether an effect goes one way or another, or happens often or later: then no step of it is what was done."""
    if isinstance(node, n.If | n.YouMay):
        return node.otherwise is not None or (isinstance(node, n.YouMay) and node.then is not None)
    return isinstance(node, n.Mode | n.Repeat | n.Later | n.MayPay | n.MustPay)


def playing(name: str) -> str:
    """The procedure that plays an ability, where that is apart from resolving it."""
    return f"{name}/play"


def joined(*sections: Sequence[Row]) -> list[Row]:
    """The rows of several lists as one; jumps by number stay within the rows they were written for."""
    rows: list[Row] = []
    for section in sections:
        start = len(rows)
        rows += [shifted(row, start) for row in section] if start else section
    return rows


def shifted(row: Row, by: int) -> Row:
    if isinstance(row.action, Goto) and isinstance(row.action.to, int):
        return Row(row.rule, Goto(row.action.to + by), row.into, row.when)
    return row


def hide_all(g: Game, v: Frame, slots: Sequence[str]) -> None:
    for name in slots:
        hide(g, getattr(v, name) or ())


def using_up(book: Book, limit: str, name: str) -> Callable[[Game, Frame | Scope], None]:
    """Locks an ability with a limit, until what the limit counts by is over."""
    word, twice = limit.removesuffix(TWICE), limit.endswith(TWICE)
    duration = limit_of(book, word)
    return lambda g, v: (lock_second if twice else lock_ability)(g, name, v.source, duration(g, v.seat))


def limit_of(book: Book, limit: str) -> Callable[[Game, int], tuple[str, int]]:
    """Until when a used ability with this limit is used up: "turn" means to the end of turn, "game" for good."""
    if limit == "game":
        return lambda g, seat: ("never", 0)
    words = [word.removeprefix("end of ") for word in book.words.durations if word.startswith("end of ")]
    book.require(limit, [*words, "game"], "limit on the use of an ability")
    return book.words.durations[f"end of {limit}"]
