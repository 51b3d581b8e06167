"""Costs: what must be chosen, what is then done, together or in order, and whether all of it can be done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ..run.atoms import place_together
from ..run.changing import reached
from ..run.events import COST_SLOT
from ..run.remembering import remember
from ..run.tables import Pick
from ..words import nodes as n
from .asked_words import alike
from .hidden import ANY_NUMBER, hangs_on_hidden, is_counted, is_open
from .moving import PlannedMove, barred_move, plan_move, unbarred
from .sieves import all_words

if TYPE_CHECKING:
    from ..run.tables import Step
    from ..state.compiled import AmountOf, Check, Scoped
    from ..state.frames import Frame
    from ..state.game import Game
    from ..words.book import Book
    from ..words.plain import Plain
    from .builder import Builder


UPRIGHT = ("stand", "active")


class Wanted(NamedTuple):
    """What a choice still asks for: how many of which cards, and in what they must differ, if in anything; or what a
    number of them must still come to together."""

    pool: list[int]
    many: int
    different: str
    number: str = ""


class Draw(NamedTuple):
    """What a part of a cost draws on that is paid with the help of cards: a choice of the cost may want them too."""

    helpers: Callable[[Game, Scoped, str], Collection[int]]
    """The cards that may help, and cannot where they are also moved ("move") or turned ("rest" and the like)."""
    without: Callable[[Game, Scoped, Collection[int]], bool]
    """Whether it can be paid without the help of these cards."""


class CostPlan:
    """A cost: what must be chosen, and what is then done. Paid whole or not at all.

    No card pays two parts; but where they are paid in order, one that was turned may be moved next. What is chosen to
    pay is not what "it" means afterwards where "it" had a meaning before: a card that an earlier step named, or the
    card in the event.
    """

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
        """Its own card is none of those that may be chosen: it pays a part itself."""
        self.this_turned: set[str] = set()
        """How its own card is turned: it is none of those that may be chosen to be turned so."""
        self.moved: list[int] = []
        """Choices of cards to be moved, in whatever position they are."""
        self.totals: dict[int, TotalOf] = {}
        """Choices of as many cards as come to a sum, with that."""
        self.bars: list[list[str]] = []
        """For each choice what may keep this ability from choosing a card, or from doing with it what is to be done."""
        self.draws: list[Draw] = []
        """The parts that are paid with the help of cards; a card that is chosen for another part helps no more."""
        self.slots: list[str] = []
        """Where what was chosen is kept as it is paid."""
        self.together = b.book.texts.paid_together
        self.lost = b.book.texts.cost_lost if cost else None
        self.paid_beside = False
        """Another cost is paid beside it, so that not every card that fits may be chosen."""
        for part in b.book.texts.cost_order(cost):
            self._plan(b, part)
        self.checks += b.book.texts.cost_sums(b, cost)
        self.unbarred = [unbarred(b, words, paying=True) for words in self.bars]
        self.apart = frozenset(self.moved) if self._turns_first() else frozenset()
        """Choices of cards that may be among those chosen to be turned before."""
        self.plain = self._is_plain()
        """So many cards are chosen once, of any that fit, and nothing else asks for them."""

    def _turns_first(self) -> bool:
        """Whether every choice is of cards to be turned, or comes later and is of cards to be moved."""
        turning = [which for which in range(len(self.choices)) if which not in self.moved]
        ordered = not turning or not self.moved or max(turning) < min(self.moved)
        return not self.together and ordered and all(which in self.turned for which in turning)

    def _plan(self, b: Builder, part: n.Effect) -> None:
        chosen = -1
        for node in flattened(b.book.texts.cost_form(part)):
            if isinstance(node, n.Choose):
                count = b.env.amount(node.count) if node.count is not None else None
                chosen = len(self.choices)
                self.choices.append((node, b.env.cards(node.among), count))
                self.parts.append(part)
                self.least.append(None if node.up_to else count)
                if node.total is not None:
                    self.totals[chosen] = total_of(b, node.total)
                self.bars.append(["be chosen"])
            else:
                first = not (self.deeds or self.choices)
                self.checks += [c for c in (cost_check(b, node), spoken_check(b, node, first)) if c is not always]
                draw = b.book.texts.cost_draws.get(type(node))
                if draw is not None:
                    self.draws.append(draw(b, node))
                self.deeds.append((chosen, (node,)))
                self._note_use(b, node, chosen)

    def _note_use(self, b: Builder, node: n.Effect, chosen: int) -> None:
        """Note what a part does with its own card, and with chosen ones."""
        if b.book.moves.spared and isinstance(node, n.Move | n.Turn) and isinstance(node.cards, n.This):
            self.checks.append(lambda g, s: bool(reached(g, [s.source], s.source)))
        match node:
            case n.Move(cards=n.This(), verb=verb):
                barred = barred_move(b, verb, paying=True)
                self.checks.append(lambda g, s: not barred(g, s, s.source))
                self.spares_this = True
            case n.Move(cards=n.It(), verb=verb) if chosen >= 0:
                self.bars[chosen].append(b.book.moves.verb_bars.get(verb, ""))
                if not any(isinstance(part, n.InState) for part in n.walk(self.choices[chosen][0].among)):
                    self.moved.append(chosen)
            case n.Turn(cards=n.This(), to=to):
                self.this_turned.add(to)
                self.spares_this |= self.together
            case n.Turn(cards=n.It(), to=to) if chosen >= 0:
                self.turned[chosen] = to

    def candidates(self, g: Game, s: Scoped, which: int) -> list[int]:
        found = self.choices[which][1](g, s)
        if g.match.bars:
            found = self.unbarred[which](g, s, found)
        how = self.turned.get(which)
        if how is not None:
            found = turnable(g, found, how)
        return [c for c in found if c != s.source] if self.spares_this or how in self.this_turned else found

    def need(self, g: Game, s: Scoped, which: int, picked: Sequence[int] = ()) -> int:
        """How many cards the choice takes at least: one more than were picked, until they come to the sum."""
        least = self.least[which]
        if which in self.totals:
            return least_for(self.totals[which], g, s, picked)
        return 0 if least is None else int(least(g, s))

    def payable(self, g: Game, s: Scoped) -> bool:
        """Whether the whole cost can be paid now."""
        if self.lost is not None and self.lost(g, s):
            return True
        for check in self.checks:
            if not check(g, s):
                return False
        if not self.choices:
            return True
        if self.plain:
            least = self.least[0]
            return least is None or len(self.candidates(g, s, 0)) >= least(g, s)
        return self.feasible(g, s, ())

    def _is_plain(self) -> bool:
        return len(self.choices) == 1 and not (self.choices[0][0].each_different or self.totals or self.draws)

    def feasible(self, g: Game, s: Scoped, taken: Sequence[tuple[int, ...]]) -> bool:
        """Whether all that the choices still ask for can be found beside those taken, and the rest be paid without."""
        if not self.draws:
            return self.can_be_found(g, s, taken)
        return any(True for _ in self.kept_back(g, s, taken, self.draws))

    def kept_back(
        self, g: Game, s: Scoped, taken: Sequence[tuple[int, ...]], draws: Sequence[Draw]
    ) -> Iterator[tuple[int, ...]]:
        """The cards that are kept for the choices and so help with nothing else, in each way that leaves enough.

        As few as may be come first.
        """
        helpers = [self.helpers(g, s, which, draws) for which in range(len(self.choices))]
        held = tuple(c for which, cards in enumerate(taken) for c in cards if c in helpers[which])
        if not all(draw.without(g, s, held) for draw in draws):
            return
        rivals = sorted({c for found in helpers for c in found}.difference(held))
        most = sum(self.need(g, s, which) for which in range(len(self.choices)))
        for many in range(min(len(rivals), most) + 1):
            for kept in combinations(rivals, many):
                left = [c for c in rivals if c not in kept]
                together = (*held, *kept)
                if self.can_be_found(g, s, taken, left) and all(draw.without(g, s, together) for draw in draws):
                    yield together

    def helpers(self, g: Game, s: Scoped, which: int, draws: Sequence[Draw]) -> set[int]:
        """The cards that a choice would keep from helping with other parts."""
        how = self.turned.get(which, "move")
        return {c for draw in draws for c in draw.helpers(g, s, how)}.intersection(self.candidates(g, s, which))

    def can_be_found(
        self, g: Game, s: Scoped, taken: Sequence[tuple[int, ...]], barred: Collection[int] = ()
    ) -> bool:
        """Whether distinct cards for all that the choices still ask for can be found beside those taken."""
        left: dict[bool, list[Wanted]] = {False: [], True: []}
        for which, (node, _, _) in enumerate(self.choices):
            picked = taken[which] if which < len(taken) else ()
            many = self.need(g, s, which, picked) - len(picked)
            if many > 0:
                used = self.used(taken, which).union(barred)
                pool = [c for c in self.candidates(g, s, which) if c not in used]
                wanted = Wanted(unlike(g, pool, picked, node.each_different), many, node.each_different)
                if which in self.totals:
                    sum_left = max(self.totals[which](g, s, picked), 0)
                    wanted = Wanted(pool, sum_left, "", node.total.characteristic if node.total is not None else "")
                left[which in self.apart].append(wanted)
        return can_share(g, left[False]) and can_share(g, left[True])

    def used(self, taken: Sequence[tuple[int, ...]], which: int) -> set[int]:
        """The cards taken that this choice cannot have too."""
        apart = which in self.apart
        return {c for at, picked in enumerate(taken) if (at in self.apart) == apart for c in picked}

    def add_rows(self, b: Builder) -> None:
        skip = b.jump(self.lost) if self.lost is not None else None
        self._add_rows(b)
        if skip is not None:
            b.land(skip)

    def _add_rows(self, b: Builder) -> None:
        meant, subject, first = (b.env.latest, b.env.before), b.env.subject, len(b.slots)
        named = bool(b.env.latest) or isinstance(b.env.subject, n.Role)
        self.slots = slots = [b.slot(COST_SLOT) for _ in self.choices]
        for part, (choice, _, _), slot in zip(self.parts, self.choices, slots, strict=True):
            written = any(choice is each for each in flattened(part))
            b.match.tables.hears("fills", choice if written else part, slot)
        for which, slot in enumerate(slots):
            b.ask(self._pick(b, which, slots), slot)
        for slot in slots:
            b.step(keep(slot))
        otherwise = meant[0] if named else None
        deeds = [(slots[chosen] if chosen >= 0 else otherwise, deed) for chosen, some in self.deeds for deed in some]
        effect, b.rule = b.rule, b.book.rule_for("payment") if "payment" in b.book.cites else b.rule
        b.paying = self
        (pay_together if self.together else pay_in_order)(b, deeds)
        b.rule, b.paying = effect, None
        b.env.paid.update(b.slots[first:])
        if named:
            # The card of an event stays what the text speaks of, whatever is paid.
            (b.env.latest, b.env.before), b.env.subject = meant, subject
        elif slots and all(chosen != len(slots) - 1 for chosen, _ in self.deeds):
            b.env.latest = slots[-1]  # chosen, and nothing done with it yet

    def _pick(self, b: Builder, which: int, slots: list[str]) -> Pick:
        slot = slots[which]
        different = self.choices[which][0].each_different
        alone = len(self.choices) == 1 and not self.paid_beside

        def candidates(g: Game, v: Frame) -> list[int]:
            before = [getattr(v, s) for s in slots[:which]]
            mine = getattr(v, slot) or ()
            used = self.used(before, which)
            found = [c for c in self.candidates(g, v, which) if c not in used]
            if alone and not (different or self.draws):
                return found
            found = unlike(g, found, mine, different)
            return [c for c in found if c in mine or self.feasible(g, v, [*before, (*mine, c)])]

        def need(g: Game, v: Frame) -> int:
            return self.need(g, v, which, getattr(v, slot) or ())

        def most(g: Game, v: Frame) -> int:
            _, _, count = self.choices[which]
            return int(count(g, v)) if count is not None else ANY_NUMBER if secret else len(candidates(g, v))

        among = self.choices[which][0].among
        secret, counted = not is_open(b.book, among), alone and not different and is_counted(among)
        asked = Pick(lambda g, v: int(v.seat), candidates, need, most, "pay the cost with")
        return replace(asked, secret=secret, counted=counted)

    def is_secret(self, book: Book) -> bool:
        """Whether what is paid hangs on cards that not everybody sees."""
        return hangs_on_hidden(book, *self.parts)


# --- paying ---------------------------------------------------------------------------------------


Deed: TypeAlias = tuple[str | None, n.Effect]
"""What is done for a part of a cost, and the slot that "it" means there: none for the card of the event, None for what
was last named."""


def pay_in_order(b: Builder, deeds: Sequence[Deed]) -> None:
    """The parts of a cost one after another, as they are written."""
    for slot, deed in deeds:
        b.env.latest = b.env.latest if slot is None else slot
        b.add(deed)


def pay_together(b: Builder, deeds: Sequence[Deed]) -> None:
    """The parts of a cost at one moment, once all that they ask is answered.

    What is turned or shown is so while all the cards that leave are still there; those leave together. What is no
    single moment, such as cards off the top of a pile, follows.
    """
    moving: list[PlannedMove] = []
    after: list[Deed] = []
    for slot, deed in deeds:
        if isinstance(deed, n.Move) and not isinstance(deed.cards, n.Top):
            b.env.latest = b.env.latest if slot is None else slot
            moving.append(plan_move(b, deed))
        elif isinstance(deed, n.Turn | n.Reveal):
            pay_in_order(b, [(slot, deed)])
        else:
            after.append((slot, deed))
    if moving:
        b.step(lambda g, v: place_together(g, tuple([planned.batch(g, v) for planned in moving])))
        for planned in moving:
            b.step(planned.follow)
    pay_in_order(b, after)


# --- distinct cards -------------------------------------------------------------------------------


def unlike(g: Game, cards: list[int], picked: Sequence[int], different: str) -> list[int]:
    """Those of the cards that were picked or differ from what was, where cards must differ in something."""
    if not different or not picked:
        return cards
    characteristic = g.match.tables.characteristics[different]
    if not characteristic.more:
        values = {g.value(c, different) for c in picked}
        return [c for c in cards if c in picked or g.value(c, different) not in values]
    words = all_words(characteristic)
    taken = [words(g, c) for c in picked]
    return [c for c in cards if c in picked or not any(alike(words(g, c), other) for other in taken)]


def can_share(g: Game, wanted: Sequence[Wanted]) -> bool:
    """Whether each choice can get its cards, none of them twice."""
    if not wanted:
        return True
    summed = next((each for each in wanted if each.number), None)
    if summed is not None:
        return can_reach(g, summed, [each for each in wanted if each is not summed])
    strict = next((each for each in wanted if each.different), None)
    if strict is None:
        return can_assign([each.pool for each in wanted for _ in range(each.many)])
    others = [each for each in wanted if each is not strict]
    by_value: dict[Plain, list[int]] = {}
    for card in strict.pool:
        by_value.setdefault(g.value(card, strict.different), []).append(card)
    if not others:
        return len(by_value) >= strict.many
    for group in combinations(by_value.values(), strict.many):
        for picked in product(*group):
            if can_share(g, [Wanted([c for c in e.pool if c not in picked], e.many, e.different) for e in others]):
                return True
    return False


def can_reach(g: Game, summed: Wanted, others: Sequence[Wanted]) -> bool:
    """Whether cards that the other choices can spare come to the sum, one at least.

    The highest are taken first as long as the others get theirs; no other way comes to more.
    """
    spared: list[int] = []
    for card in sorted(summed.pool, key=lambda c: int(g.value(c, summed.number) or 0), reverse=True):
        taken = {*spared, card}
        if can_share(g, [each._replace(pool=[c for c in each.pool if c not in taken]) for each in others]):
            spared.append(card)
    return bool(spared) and sum(g.value(c, summed.number) or 0 for c in spared) >= summed.many


TotalOf: TypeAlias = "Callable[[Game, Scoped, Sequence[int]], int]"
"""How much the picked cards lack of a sum."""


def total_of(b: Builder, node: n.Total) -> TotalOf:
    least, key = b.env.amount(node.least), node.characteristic
    return lambda g, s, picked: least(g, s) - sum(g.value(c, key) or 0 for c in picked)


def least_for(total: TotalOf, g: Game, s: Scoped, picked: Sequence[int]) -> int:
    """How many cards are to be picked at least: one more, until they come to the sum."""
    return len(picked) + (total(g, s, picked) > 0 or not picked)


def flattened(node: n.Effect) -> list[n.Effect]:
    """The effects of a sequence, and of the sequences in it, one after another."""
    if isinstance(node, n.Sequence):
        return [inner for part in node.parts for inner in flattened(part)]
    return [node]


def can_assign(demands: list[list[int]]) -> bool:
    """Whether each demand can get a card of its own out of its pool."""
    holder: dict[int, int] = {}
    for demand in range(len(demands)):
        if not _gets_one(demands, demand, holder, set()):
            return False
    return True


def _gets_one(demands: list[list[int]], demand: int, holder: dict[int, int], tried: set[int]) -> bool:
    """Whether the demand gets a card that is free, or that its holder can do without."""
    for card in demands[demand]:
        if card not in tried:
            tried.add(card)
            if card not in holder or _gets_one(demands, holder[card], holder, tried):
                holder[card] = demand
                return True
    return False


def always(g: Game, s: Scoped) -> bool:
    return True


def cost_check(b: Builder, node: n.Effect) -> Check:
    """Whether a part of a cost that concerns no chosen card can be done."""
    match node:
        case n.Turn(cards=n.This(), to=to):
            return lambda g, s: g.serial[s.source] == s.serial and bool(turnable(g, [s.source], to))
        case n.Move(cards=n.This()) | n.Reveal(cards=n.This()) | n.Place(cards=n.This()):
            return lambda g, s: g.serial[s.source] == s.serial
        case n.Move(cards=n.Top(count=count, zone=zone, side=side)):
            cards, need = b.env.cards(n.Top(count, zone, side)), b.env.amount(count)
            return lambda g, s: len(cards(g, s)) >= need(g, s)
        case n.Move(cards=n.Cards() as ref) | n.Turn(cards=n.Cards() as ref):
            cards = b.env.cards(ref)
            return always if b.book.texts.all_of_none else lambda g, s: bool(cards(g, s))
    maker = cost_maker(b, node)
    if maker is not None:
        check: Check = maker(b, node)
        return check
    return always


def spoken_check(b: Builder, node: n.Effect, first: bool) -> Check:
    """Whether there is anything of what was spoken of before, where that is what the first part is done to."""
    ref = getattr(node, "cards", None)
    parts = ref.parts if isinstance(ref, n.Both) else (ref,)
    spoken = [b.env.cards(part) for part in parts if first and isinstance(part, n.It)]
    if not spoken:
        return always
    return lambda g, s: all(cards(g, s) for cards in spoken)


def cost_maker(b: Builder, node: n.Effect) -> Callable[[Builder, Any], Check] | None:
    """The book's function that tells whether this can be paid."""
    return b.book.texts.cost_checks.get(node.action if isinstance(node, n.Perform) else type(node))


def turnable(g: Game, cards: list[int], to: str) -> list[int]:
    """Those of the cards that do not lie so already and may be turned so."""
    match, rest, rested = g.match, to == "rest", g.rested
    if not (rest or to in UPRIGHT or to in match.book.moves.turn_words):
        return [c for c in cards if bool(g.face_down[c]) != (to == "face down")]
    found = [c for c in cards if rested[c] != rest]
    bar = match.book.moves.turn_bars[rest]
    return [c for c in found if not g.cannot(c, bar)] if bar in match.bars else found


def keep(slot: str) -> Step:
    """Turn picked cards in a slot into remembered ones."""

    def remember_picks(g: Game, v: Frame) -> None:
        picked = getattr(v, slot)
        setattr(v, slot, remember(g, picked or ()))

    return remember_picks


def possible_check(b: Builder, node: n.Effect) -> Check:
    """Whether doing this would do anything; asked before a player is offered it."""
    match node:
        case n.Sequence(parts) if parts:
            return possible_check(b, parts[0])
        case n.Choose(among=among, up_to=False) if not isinstance(among, n.It):
            cards = b.env.cards(among)
            return lambda g, s: bool(cards(g, s))
        case n.Move(cards=ref) | n.Place(cards=ref) if isinstance(ref, n.This | n.Role):
            cards = b.env.cards(ref)
            return lambda g, s: bool(cards(g, s))
        case n.Turn(cards=n.This(), to=to):
            return lambda g, s: g.serial[s.source] == s.serial and bool(turnable(g, [s.source], to))
    if cost_maker(b, node) is not None:
        return cost_check(b, node)
    return lambda g, s: True
