"""6.4, 9.7.2.5, 14.7, 14.14: units that are put on others, which become their original dresses.

An original dress lies in a zone of its own, with a mark that names the unit it is linked to: wherever that unit is on
the field, its dresses are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

from ...kernel import (
    Builder,
    CardsOf,
    Evaluator,
    Frame,
    Game,
    Mark,
    Node,
    Option,
    Ruling,
    Test,
    ask,
    dissolve,
    distinct,
    emit,
    goto,
    mark,
    move,
    procedure,
    remember,
    row,
    rulings,
    run,
)
from .._vanguard.circles import FIELD, circle, rear_guards, vanguard
from .._vanguard.placing import follow
from .._vanguard.turning import seat_of
from . import moving
from .links import LINKED, MARK, all_dresses, any_dress, dresses_of, unit_of
from .nodes import Dressed, Dresses, OuterDress, OverDress, PutOnto
from .past import also_then, is_past, then
from .zones import DRESS

CROSSED = "put by XoverDress"
OVERDRESS, XOVERDRESS, BECOME = "overdress", "xoverdress", "become dress"
MARKS = (MARK, Mark(CROSSED))
EVENTS = {OVERDRESS: ("card",), XOVERDRESS: ("card",), BECOME: ("card", "outer")}
ACTS = {OVERDRESS: ("card", "target"), XOVERDRESS: ("card",)}


# --- 6.4.3 who has which dresses ------------------------------------------------------------------------


def in_overdress_state(g: Game, card: int) -> bool:
    """6.4.3: a unit with a linked original dress."""
    if not any_dress(g):
        return False
    return bool(dresses_of(g, card))


def in_xoverdress_state(g: Game, card: int) -> bool:
    """14.14.2: the same, of a unit that was put there by XoverDress."""
    return g.marks.get((card, CROSSED)) == g.serial[card] and in_overdress_state(g, card)


STATES = {
    OVERDRESS: also_then(OVERDRESS, in_overdress_state), XOVERDRESS: also_then(XOVERDRESS, in_xoverdress_state),
}  # fmt: skip


def unsound(g: Game) -> str | None:
    """6.4.2.2: every original dress is linked to a unit on the field of the same player."""
    for seat in (0, 1):
        for card in g.in_zone(seat, DRESS):
            unit = unit_of(g, card)
            if unit is None or not 0 <= unit < len(g.definition) or not g.is_in(unit, FIELD):
                whose = "to no unit" if unit is None else f"to card {unit}, which is no unit on the field"
                return f"the original dress {g.card(card)!r} of seat {seat} is linked {whose} (6.4.2.2)"
    return None


TYPES = frozenset({"main type", "type"})


def types_of_dresses(g: Game, key: str, table: dict[int, Any]) -> None:
    """6.4.2.1: its main type is original dress.

    2.9.4.3: the subtype stays.
    """
    for card in all_dresses(g):
        subtype, *_ = g.match.printed[g.definition[card]]["subtype"]
        table[card] = DRESS if key == "main type" else f"{subtype} {DRESS}"


# --- 6.4.4 moving along ---------------------------------------------------------------------------------


def along(g: Game, batches: tuple[moving.Lot, ...]) -> tuple[moving.Lot, ...]:
    """6.4.4: what is linked to a unit goes to the zone to which that goes, at the same moment.

    6.4.4.1: on another circle it is linked as before, and lies with its unit.

    16.2.1.2: into a prison too.
    """
    if not any_dress(g):
        return batches
    field = g.match.masks[FIELD]
    going = {card for targets, _ in batches for card, _ in targets}
    found: list[moving.Lot] = []
    for targets, (_, bottom, rested, face_down) in batches:
        off = [(card, zone) for card, zone in targets if not field >> zone & 1]
        more = [(dress, zone) for card, zone in off for dress in dresses_of(g, card) if dress not in going]
        if more:
            found.append((tuple(more), ("put", bottom, rested, face_down)))
    return (*batches, *moving.before_move(g, tuple(found))) if found else batches


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """6.4.4.1: off the field the links end, and what was an original dress is a unit card again.

    6.4.3: without its last dress a unit is in the overDress state no more.
    """
    dress, field = g.match.masks[DRESS], g.match.masks[FIELD]
    for card, before, after, _ in moves:
        if dress >> before & 1:
            mark(g, card, LINKED, None)
        elif not field >> after & 1 and (card, CROSSED) in g.marks:
            mark(g, card, CROSSED, None)


# --- 6.4.2 overDress ------------------------------------------------------------------------------------


def become_dresses(g: Game, v: Frame) -> None:
    """6.4.2.1: they leave no circle, and are units no more; the circle is the one that was chosen, or theirs."""
    v.circles = tuple([circle(g, base) for base in v.bases])
    v.circle = v.circle or v.circles[0]
    for base in v.bases:
        dissolve(g, base, g.match.zone_number[v.seat, DRESS], "dress")


def put_on(g: Game, v: Frame) -> None:
    """4.9.2.5.1: it stands, whatever those below it did; a text may say otherwise.

    6.4.1.1: it is placed, and is not called.
    """
    verb = XOVERDRESS if v.cross else OVERDRESS
    move(g, (v.card,), v.circle, seat=v.seat, verb=verb, rested=v.state == "rest")


def has_come(g: Game, v: Frame) -> bool:
    return g.is_in(v.card, v.circle)


def not_come(g: Game, v: Frame) -> bool:
    return not has_come(g, v)


def link(g: Game, v: Frame) -> None:
    for base in v.bases:
        mark(g, base, LINKED, v.card)
    if v.cross:
        mark(g, v.card, CROSSED, g.serial[v.card])


def hand_on(g: Game, v: Frame) -> None:
    """What was linked to one of them is linked to the new unit."""
    for base in v.bases:
        for dress in dresses_of(g, base):
            mark(g, dress, LINKED, v.card)
        mark(g, base, CROSSED, None)


def stay_units(g: Game, v: Frame) -> None:
    """A card that went elsewhere instead has no dresses: they are units where they were."""
    for base, name in zip(v.bases, v.circles, strict=True):
        dissolve(g, base, g.match.zone_number[v.seat, name], "dress")
    v.result = ()


def report(g: Game, v: Frame) -> None:
    v.result = remember(g, (v.card,))
    emit(g, XOVERDRESS if v.cross else OVERDRESS, v.card)
    for base in v.bases:
        emit(g, BECOME, base, v.card)


# 6.4.1: it comes to the circle of a rear-guard.
PUT_ON = procedure(
    "6.4.2",
    slots="seat card bases circle circles state cross result",
    rows=[
        row("6.4.2.1", become_dresses),
        row("6.4.2.2", put_on),
        row("6.4.2.2", stay_units, when=not_come),
        row("6.4.2.2.1", hand_on, when=has_come),
        row("6.4.2.2", link, when=has_come),
        row("6.4.2.2", report, when=has_come),
    ],
)


# --- 9.7.2.5, 14.7.2, 14.14.2 in the main phase ---------------------------------------------------------


def ways(g: Game, card: int, word: str) -> list[Ruling]:
    """What the abilities of a card in the hand say that it may be put on."""
    return [each for each in rulings(g, word) if each.scope.source == card]


def bases(g: Game, seat: int, card: int) -> list[int]:
    """9.7.2.5: the rear-guards that its overDress ability specifies."""
    said = [unit for each in ways(g, card, OVERDRESS) for those in each.says for unit in those(g, each.scope)]
    return [unit for unit in rear_guards(g, seat) if unit in said]


def sets_of_bases(g: Game, card: int) -> list[tuple[int, ...]]:
    """14.14.2: one unit for each of the specified cards, and none for two of them."""
    found: list[tuple[int, ...]] = []
    for each in ways(g, card, XOVERDRESS):
        sorts = [those(g, each.scope) for those in each.says]
        found += [taken for taken in product(*sorts) if len(set(taken)) == len(taken)]
    return found


def why_not_dress(g: Game, seat: int, card: int, word: str) -> str | None:
    """9.7.2.5: a unit of the hand with the ability, of a grade not above the vanguard's."""
    if card not in g.in_zone(seat, "hand") or not ways(g, card, word):
        return "no overDress" if word == OVERDRESS else "no XoverDress"
    at, grade = vanguard(g, seat), g.value(card, "grade")
    return "grade too high to overDress" if at is None or grade is None or grade > g.value(at, "grade") else None


def why_not_overdress(g: Game, seat: int, card: int, unit: int) -> str | None:
    """14.7.2: onto a rear-guard, as the ability says."""
    return why_not_dress(g, seat, card, OVERDRESS) or (
        None if unit in bases(g, seat, card) else "no unit to overDress"
    )


def why_not_xoverdress(g: Game, seat: int, card: int) -> str | None:
    return why_not_dress(g, seat, card, XOVERDRESS) or (
        None if sets_of_bases(g, card) else "no units to XoverDress"
    )


def dressings(g: Game, seat: int) -> list[Option]:
    found: list[Option] = []
    if OVERDRESS in g.match.rule_effects_of:
        for card in able(g, seat, OVERDRESS):
            found += [(OVERDRESS, card, unit) for unit in bases(g, seat, card)]
    if XOVERDRESS in g.match.rule_effects_of:
        found += [(XOVERDRESS, card) for card in able(g, seat, XOVERDRESS) if sets_of_bases(g, card)]
    return found


def able(g: Game, seat: int, word: str) -> Iterable[int]:
    return [card for card in distinct(g, g.in_zone(seat, "hand")) if why_not_dress(g, seat, card, word) is None]


def dressed_card(g: Game, v: Frame) -> int:
    _, card, *_ = v.act
    return int(card)


def dressed_unit(g: Game, v: Frame) -> tuple[int, ...]:
    _, _, unit = v.act
    return (unit,)


def missing(g: Game, v: Frame) -> bool:
    """More units are specified than were chosen."""
    return any(len(those) > len(v.bases or ()) for those in going_on(g, v))


def going_on(g: Game, v: Frame) -> list[tuple[int, ...]]:
    """The ways that begin with what was chosen."""
    chosen = v.bases or ()
    return [those for those in sets_of_bases(g, v.card) if those[: len(chosen)] == chosen]


def next_bases(g: Game, v: Frame) -> list[Option]:
    at = len(v.bases or ())
    return list(dict.fromkeys(those[at] for those in going_on(g, v)))


def take_base(g: Game, v: Frame) -> None:
    v.bases = (*(v.bases or ()), v.base)


def circles_of_bases(g: Game, v: Frame) -> list[Option]:
    return list(dict.fromkeys(circle(g, base) for base in v.bases))


# 14.14.2: every specified card becomes an original dress; it comes to the circle of one of them.
PUT_ON_ALL = procedure(
    "14.14.2",
    slots="seat card bases base circle",
    rows=[
        row("14.14.2", ask("pick one", seat_of, next_bases, "which unit becomes an original dress"), into="base"),
        row("14.14.2", take_base),
        row("14.14.2", goto("14.14.2"), when=missing),
        row("14.14.2", ask("place", seat_of, circles_of_bases, "on which of their circles"), into="circle"),
        row("6.4.2", run("6.4.2", seat=seat_of, card=lambda g, v: v.card, bases=lambda g, v: v.bases,
                         circle=lambda g, v: v.circle, cross=True)),
    ],
)  # fmt: skip


# --- card text --------------------------------------------------------------------------------------------


def says_onto(env: Evaluator, node: PutOnto) -> tuple[str, tuple[CardsOf, ...]]:
    """14.7.1.1, 14.14.1: on what it may be put; several at once by XoverDress."""
    return (OVERDRESS if len(node.onto) == 1 else XOVERDRESS), tuple([env.cards(each) for each in node.onto])


def rows_overdress(b: Builder, node: OverDress) -> None:
    """6.4.2: whatever its ability says, the text says on what it is put."""
    cards, among, slot, onto = b.affected(node.card), b.env.cards(node.onto), b.slot("dressed"), b.slot("onto")

    def rears(g: Game, v: Any) -> list[int]:
        return [unit for unit in among(g, v) if unit in rear_guards(g, v.seat)] if cards(g, v) else []

    b.ask(ask("pick one", b.seat("you"), rears, "which unit is overDressed", "unit"), onto)

    def found(g: Game, v: Any) -> bool:
        return getattr(v, onto) is not None

    b.run("6.4.2", slot, found, seat=b.seat("you"), card=lambda g, v: cards(g, v)[0],
          bases=lambda g, v: (getattr(v, onto),), state=node.state)  # fmt: skip
    b.step(lambda g, v: follow(g, v, slot), found)


def reference_dresses(env: Evaluator, node: Dresses) -> CardsOf:
    units, test = env.cards(node.of), env.filter(node.where) if node.where is not None else None

    def dresses(g: Game, s: Any) -> list[int]:
        there = [dress for unit in units(g, s) for dress in dresses_of(g, unit)]
        return [dress for dress in there if test is None or test(g, s, dress)]

    return dresses


def reference_outer(env: Evaluator, node: OuterDress) -> CardsOf:
    dresses = env.cards(node.of)

    def outer(g: Game, s: Any) -> list[int]:
        found = [unit_of(g, dress) for dress in dresses(g, s) if g.is_in(dress, DRESS)]
        return [unit for unit in found if unit is not None]

    return outer


def filter_dressed(env: Evaluator, node: Dressed) -> Test:
    def dressed(g: Game, s: Any, card: int) -> bool:
        many, _ = then(g, card) if is_past(g, card) else (len(dresses_of(g, card)), ())
        return many >= node.least

    return dressed


EFFECTS: dict[type[Node], Any] = {OverDress: rows_overdress}
REFERENCES: dict[type[Node], Any] = {Dresses: reference_dresses, OuterDress: reference_outer}
FILTERS: dict[type[Node], Any] = {Dressed: filter_dressed}
RULE_EFFECTS: dict[type[Node], Any] = {PutOnto: says_onto}
PROCEDURES: Sequence[object] = (PUT_ON, PUT_ON_ALL)
