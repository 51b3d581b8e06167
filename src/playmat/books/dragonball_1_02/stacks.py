"""Section 10-4: cards on cards, by [Evolve], by unions and by texts that put one under another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from ...kernel import (
    Builder,
    CardsOf,
    Check,
    Deed,
    Evaluator,
    Frame,
    Game,
    Pick,
    Remembered,
    dissolve,
    emit,
    mark,
    move,
    succeed,
)
from ...kernel import nodes as n
from . import nodes as d
from .battle import parts_of, placed
from .energy import UNIONS
from .plays import DIVERTED, lying, may_not_play, note_played, unplayed
from .zones import SEATS, stays


def lying_under(g: Game, tops: Sequence[int]) -> list[int]:
    """The cards under these, those that came first first."""
    marks = g.marks
    return [c for seat in SEATS for c in g.in_zone(seat, "under") if marks.get((c, "under")) in tops]


def stack(g: Game, top: int, bases: tuple[int, ...], seat: int, rested: bool) -> None:
    """10-4-4: the card lies on others; the stack is one card with the effects on them.

    So the others have not left the Battle Area, and in a battle the card has their part. What was set up for later
    about one of them is an effect on it, and is carried on as well. 8-9-1-4: so is what was done to the card itself
    as its play was answered.
    """
    prior, parts = [(card, g.serial[card]) for card in (*bases, top)], parts_of(g, bases)
    for lower in lying_under(g, bases):
        mark(g, lower, "under", top)
    for base in bases:
        mark(g, base, "under", top)
    move(g, (top,), "battle", seat=seat, verb="evolve", rested=rested)
    for base in bases:
        dissolve(g, base, g.match.zone_number[seat, "under"], "stack")
    for part in parts:
        g.set(part, placed(g, top))
    for card, serial in prior:
        succeed(g, card, serial, top)


def carry_on(g: Game, prior: Remembered) -> None:
    """3-1-4, 3-1-5: a card that leaves the Battle or Combo Area is a new one; on one that is played effects stay."""
    for card, serial, _ in prior:
        if g.is_in(card, "battle") and any(is_on(effect.cards, card, serial) for effect in g.effects):
            succeed(g, card, serial, card)


def is_on(cards: Any, card: int, serial: int) -> bool:
    """Whether an effect on these cards is on the card as the object that it was."""
    return isinstance(cards, tuple) and any((each, was) == (card, serial) for each, was, _ in cards)


def arriving(g: Game, v: Any, state: str, base: int) -> bool:
    """10-4-4: in the mode of the card below, unless the text says which; a counter may let it arrive in Rest Mode."""
    return lying(v) or (state == "rest" if state else bool(g.rested[base]))


def only_with(b: Builder, there: Check) -> None:
    """10-4-1: the skill can be used only while there is such a card."""
    before = b.payable
    b.payable = lambda g, s: there(g, s) and (before is None or before(g, s))


def drop_unplayed(g: Game, v: Frame) -> None:
    """A card that was to play itself is used up when that is negated, as one whose play was declared."""
    if g.serial[v.source] == v.serial and getattr(v, "unplayed", "") != DIVERTED:
        move(g, (v.source,), "drop", verb="drop")


def _is_played(g: Game, v: Any) -> bool:
    return not unplayed(g, v)


def rows_evolve(b: Builder, node: d.Evolve) -> None:
    slot = b.slot("evolved")
    among = b.env.cards(n.Cards(("battle",), "mine", node.onto))
    only_with(b, lambda g, s: bool(among(g, s)) and not may_not_play(g, s.seat, s.source))
    b.step(drop_unplayed, unplayed)
    b.ask(Pick(b.seat("you"), among, lambda g, v: 1, lambda g, v: 1, "evolve onto", about="evolved"), slot, _is_played)

    def evolve(g: Game, v: Any) -> None:
        chosen = getattr(v, slot)
        if chosen and g.serial[v.source] == v.serial and not may_not_play(g, v.seat, v.source):
            stack(g, v.source, chosen, v.seat, arriving(g, v, "", chosen[0]))
            v.serial = v.was = g.serial[v.source]
            emit(g, "evolve", v.source)
            emit(g, "play", v.source, None)
            note_played(g, v, v.source)

    b.step(evolve)


def rows_union(b: Builder, node: d.Union) -> None:
    """One other card for each filter, no card for two of them; for a fusion out of the hand, all of the same power."""
    fusion = node.way == "fusion"
    sorts = [b.env.cards(n.Cards(("hand" if fusion else "battle",), "mine", test)) for test in node.of]
    slots = [b.slot("part") for _ in sorts]

    def pools(g: Game, s: Any) -> list[list[int]]:
        return [[c for c in cards(g, s) if c != s.source] for cards in sorts]

    only_with(b, lambda g, s: bool(united(g, pools(g, s), fusion)) and not may_not_play(g, s.seat, s.source))
    b.step(drop_unplayed, unplayed)
    for at, slot in enumerate(slots):

        def partners(g: Game, v: Any, at: int = at) -> list[int]:
            taken = [c for earlier in slots[:at] for c in getattr(v, earlier) or ()]
            return list(dict.fromkeys(way[at] for way in united(g, pools(g, v), fusion) if list(way[:at]) == taken))

        one = Pick(b.seat("you"), partners, lambda g, v: 1, lambda g, v: 1, "unite", secret=fusion)
        b.ask(one, slot, _is_played)

    def parts(v: Any) -> tuple[int, ...]:
        return tuple(c for slot in slots for c in getattr(v, slot) or ())

    def unites(g: Game, v: Any) -> bool:
        whole = len(parts(v)) == len(slots) and g.serial[v.source] == v.serial
        return whole and not may_not_play(g, v.seat, v.source)

    def unite(g: Game, v: Any) -> None:
        if fusion:
            move(g, (v.source,), "battle", seat=v.seat, verb="play", rested=lying(v))
        else:
            stack(g, v.source, parts(v), v.seat, lying(v))
        v.serial = v.was = g.serial[v.source]
        emit(g, "unite", v.source)
        emit(g, "play", v.source, None)
        note_played(g, v, v.source)

    if fusion:
        b.step(lambda g, v: move(g, parts(v), "drop", verb="unite"), unites)
    b.step(unite, unites)


def united(g: Game, pools: list[list[int]], same_power: bool) -> list[tuple[int, ...]]:
    """The ways to take one card of each pool."""
    ways = [way for way in product(*pools) if len(set(way)) == len(way)]
    return [way for way in ways if len({g.value(c, "power") for c in way}) == 1] if same_power else ways


def lower_card(b: Builder, card: n.Reference, lower: n.Reference) -> CardsOf:
    """What cards are put on or under.

    8-6-3: where it and what lies on it are both spoken of as chosen, it is the one that was chosen first.
    """
    if not (card == lower == n.It()):
        return b.env.cards(lower)
    meant = n.It(b.env.before) if b.env.before else b.env.subject
    if meant is None:
        return b.env.cards(lower)
    found = b.env.cards(meant)
    b.env.means(lower, b.env.before or meant)
    return found


def rows_put_under(b: Builder, node: d.PutUnder) -> None:
    deed, going = Deed(b, node.cards), b.slot("going")
    cards, under = b.env.cards(node.cards), lower_card(b, node.cards, node.under)

    def put(g: Game, v: Any) -> None:
        tops = under(g, v)
        # 1-3-2: nothing lies under itself
        found = tuple([c for c in cards(g, v) if tops and c != tops[0] and not stays(g, c, by_skill=True)])
        setattr(v, going, found)
        for card in found:
            mark(g, card, "under", tops[0])
        if found:
            move(g, found, "under", seat=g.master(tops[0]), verb="stack", instead=deed.instead)

    b.step(put)
    deed.tell(b, going)


def rows_put_on_top(b: Builder, node: d.PutOnTop) -> None:
    cards, base = b.env.cards(node.card), lower_card(b, node.card, node.on)

    def put(g: Game, v: Any) -> None:
        tops, bases = cards(g, v), base(g, v)
        if tops and bases and not unplayed(g, v) and not may_not_play(g, v.seat, tops[0]):
            stack(g, tops[0], (bases[0],), v.seat, arriving(g, v, node.state, bases[0]))
            if b.node.keyword in UNIONS:
                emit(g, "unite", tops[0])
            emit(g, "play", tops[0], v.source)
            note_played(g, v, tops[0])

    b.step(put)


def reference_under(env: Evaluator, node: d.Under) -> CardsOf:
    tops = env.cards(node.card)
    test = env.filter(node.where) if node.where is not None else None

    def under(g: Game, s: Any) -> list[int]:
        return [c for c in lying_under(g, tops(g, s)) if test is None or test(g, s, c)]

    return under
