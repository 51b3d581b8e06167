"""Costs in energy (2-11-1) and the counter timing (4-7-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...kernel import nodes as n
from ...kernel.atoms import hide, move, show, turn
from ...kernel.costs import can_assign
from ...kernel.derive import altered_cards, permission
from ...kernel.effects import Builder
from ...kernel.evaluate import Remembered, Scope, remember, walk
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.questions import Option
from ...kernel.rows import Frame, ask, leave, pick, procedure, row, run
from ...kernel.triggers import abilities, begin, emit, unusable
from .nodes import BeingPlayed, Evolve, PayEnergy, PlayTokens, Union
from .timing import drop_combos, stray_combos
from .zones import active_energy

EVERYBODY = 0b11


# --- 2-11-1 energy ------------------------------------------------------------------------------------


def can_pay(g: Game, seat: int, specified: Sequence[str], total: int) -> bool:
    """Whether active energy pays the cost, the specified colours among it."""
    pool = active_energy(g, seat)
    if len(pool) < total:
        return False
    return not specified or fits(g, pool, specified, total, ())


def fits(g: Game, pool: Sequence[int], specified: Sequence[str], total: int, taken: Sequence[int]) -> bool:
    """Whether the pool beside what is taken completes the cost."""
    colors = {card: g.value(card, "color") for card in (*taken, *pool)}
    if all(len(mine) == 1 for mine in colors.values()):
        return fits_plainly(colors, pool, specified, total, taken)
    demands = [[c for c, mine in colors.items() if color in mine] for color in specified]
    useless = sum(not any(color in colors[c] for color in specified) for c in taken)
    return can_assign(demands) and useless <= total - len(specified)


def fits_plainly(
    colors: dict[int, tuple[str, ...]], pool: Sequence[int], specified: Sequence[str], total: int, taken: Sequence[int]
) -> bool:
    """The same where every energy has one colour: what is still owed of each must be there, and have room."""
    owed = 0
    for color in set(specified):
        missing = specified.count(color) - sum(colors[c][0] == color for c in taken)
        if missing > 0:
            owed += missing
            if sum(colors[c][0] == color for c in pool if c not in taken) < missing:
                return False
    return owed <= total - len(taken)


def payments(g: Game, v: Frame) -> list[Option]:
    """Energy to rest next, such that the whole cost can still be paid."""
    taken, active = v.paid or (), active_energy(g, v.seat)
    if not v.specified:
        return list(active)
    known: dict[tuple[str, ...], bool] = {}
    found: list[Option] = []
    for card in active:
        colors = g.value(card, "color")
        if card not in taken and colors not in known:
            known[colors] = fits(g, active, v.specified, v.total, (*taken, card))
        if card in taken or known[colors]:
            found.append(card)
    return found


def rest_paid(g: Game, v: Frame) -> None:
    turn(g, v.paid, rested=True)


def seat_of(g: Game, v: Frame) -> int:
    return int(v.seat)


def total_of(g: Game, v: Frame) -> int:
    return int(v.total)


PAY = procedure(
    "2-11-1",
    slots="seat specified total paid",
    rows=[
        row("2-11-1", pick(seat_of, payments, total_of, total_of, "energy to rest"), into="paid",
            when=lambda g, v: v.total > 0),
        row("2-11-1", rest_paid, when=lambda g, v: v.total > 0),
    ],
)  # fmt: skip


def cost_form(node: n.Effect) -> n.Effect:
    """A cost in energy as choices: for each specified colour, then for the free part.

    8-6-2-1: an Extra Card that is being activated is not there to pay with, so choices out of the hand are of others.
    """
    if isinstance(node, n.Sequence):
        return replace(node, parts=tuple(cost_form(part) for part in node.parts))
    if isinstance(node, n.Choose) and isinstance(node.among, n.Cards) and node.among.zones == ("hand",):
        where = n.Other() if node.among.where is None else n.All((n.Other(), node.among.where))
        return replace(node, among=replace(node.among, where=where))
    if not isinstance(node, PayEnergy):
        return node
    active = n.InState("active")
    parts: list[n.Effect] = []
    for color, count in Counter(node.specified).items():
        among = n.Cards(("energy",), "mine", n.All((active, n.Is("color", "has", color))))
        parts += [n.Choose(among, n.Number(count)), n.Turn(n.It(), "rest")]
    if node.free:
        parts += [n.Choose(n.Cards(("energy",), "mine", active), n.Number(node.free)), n.Turn(n.It(), "rest")]
    return n.Sequence(tuple(parts)) if parts else n.Nothing()


# --- activating a skill ---------------------------------------------------------------------------------


def energy_of(g: Game, card: int) -> tuple[tuple[str, ...], int]:
    """What an Extra Card out of the hand costs beside its skill's own cost (8-1-3-1-2); nothing otherwise."""
    if g.value(card, "type") == "extra" and g.is_in(card, "hand"):
        return tuple(g.value(card, "specified cost")), max(g.value(card, "cost"), 0)
    return (), 0


def why_not_activate(g: Game, seat: int, card: int, ability: CompiledAbility, keywords: Sequence[str]) -> str | None:
    """The rule that forbids to activate this skill now."""
    if ability.kind != "activated" or ability.node.keyword not in keywords:
        return "8-1-3"
    if not ability.zones >> g.zone_of[card] & 1:
        return "2-12-2"
    scope = Scope(card, g.serial[card], seat)
    awakens = ability.node.keyword == "awaken"
    if awakens and (g.cannot(card, "awaken") or g.cannot(-1 - seat, "awaken")):
        return "1-3-2"
    if ability.gate is not None and not ability.gate(g, scope):
        if not awakens or not permission(g, card, "awaken at any life"):
            return "10-1-1" if awakens else "8-1-3"
    if unusable(g, ability.id, card):
        return "10-10-1"
    if not can_pay(g, seat, *energy_of(g, card)) or (ability.payable is not None and not ability.payable(g, scope)):
        return "8-4-2-2"
    return None


def skills(g: Game, seat: int, keywords: Sequence[str]) -> list[Option]:
    found: list[Option] = []
    known, altered, definition = skills_of(g, keywords), altered_cards(g), g.definition
    for zone in g.match.act_zones[seat]:
        for card in g.zones[zone]:
            held = known.get(definition[card], ()) if card not in altered else abilities(g, card)
            for ability in held:
                if ability.node.keyword in keywords and why_not_activate(g, seat, card, ability, keywords) is None:
                    found.append(("use", card, ability.id))
    return found


def skills_of(g: Game, keywords: Sequence[str]) -> dict[int, tuple[CompiledAbility, ...]]:
    """By definition: the skills that one of these keywords allows to activate; worked out once."""

    def make() -> dict[int, tuple[CompiledAbility, ...]]:
        every = {i: tuple(a for a in held if a.node.keyword in keywords)
                 for i, held in enumerate(g.match.abilities_of)}  # fmt: skip
        return {i: held for i, held in every.items() if held}

    found: dict[int, tuple[CompiledAbility, ...]] = g.match.once(("skills", keywords), make)
    return found


def reveal_card(g: Game, v: Frame) -> None:
    v.shown = remember(g, (v.card,))
    show(g, (v.card,), EVERYBODY, tell=g.is_in(v.card, "hand"))
    emit(g, "activate", v.card, note=v.name)


def begin_skill(g: Game, v: Frame) -> None:
    begin(g, v.name, v.seat, v.card, g.serial[v.card])


def hide_card(g: Game, v: Frame) -> None:
    hide(g, v.shown)


ACTIVATE = procedure(
    "8-6-2",
    slots="seat card name shown",
    rows=[
        row("8-6-2-1", reveal_card),
        row("8-6-2-3-1", run("2-11-1", seat=seat_of, specified=lambda g, v: energy_of(g, v.card)[0],
                             total=lambda g, v: energy_of(g, v.card)[1])),
        row("8-6-2-5", begin_skill),
        row("8-6-2-5", hide_card),
    ],
)  # fmt: skip


def mentions(node: n.Ability) -> tuple[str, ...]:
    """10-9-3-1, 10-9-3-2: what a [Counter] may answer about a skill: that it speaks of playing, of attacking."""
    parts = list(walk(node))
    plays = any(
        isinstance(p, Evolve | Union | PlayTokens) or (isinstance(p, n.Place) and p.verb in ("play", "evolve"))
        or (isinstance(p, n.On) and p.event in ("play", "evolve"))
        or (isinstance(p, n.Moved) and "battle" in p.to_zones and "hand" in p.from_zones)
        for p in parts
    )  # fmt: skip
    attacks = any(
        (isinstance(p, n.On) and p.event == "attack") or (isinstance(p, n.Perform) and "attack" in p.action)
        for p in parts
    )
    return (*(("play",) if plays else ()), *(("attack",) if attacks else ()))


def answered_by(b: Builder) -> tuple[str, ...]:
    """The [Counter] skills that answer this one; what replaces an event is not activated, so none does."""
    return () if b.name in b.match.replacements else mentions(b.node)


def around_effect(b: Builder) -> None:
    """8-6-2-4, 8-6-2-5-1: after the cost comes the counter timing; an Extra Card is then put into the Drop Area."""
    if b.node.keyword == "counter: play":
        b.env.subject = BeingPlayed()
    if b.node.keyword.startswith("counter: "):
        answer(b, "counter")
        b.skips.append(b.jump(negated_counter))
    else:
        for kind in answered_by(b):
            if kind == "play":
                rows_answer_play(b)
            else:
                answer(b, kind)
    if b.card.printed.get("type") == "extra" and "hand" in b.node.zones:
        if b.node.keyword == "field":
            rows_field(b)
        else:
            b.step(use_up)


def answer(b: Builder, kind: str) -> None:
    b.run("4-7-3", seat=lambda g, v: 1 - int(v.seat), kind=kind, subject=lambda g, v: v.source)


# What a skill plays can be negated (10-9-3-1). Its frame remembers how it was answered and what it played; the fact
# "play" tells a [Counter: Play] about the play it answers: (cards, negated, to arrive rested).
PLAY_SLOTS = ("unplayed", "lying", "came", "outer")


def rows_answer_play(b: Builder) -> None:
    b.slots += [slot for slot in PLAY_SLOTS if slot not in b.slots]
    own = isinstance(b.node.effect, Evolve | Union)

    def begin_answer(g: Game, v: Any) -> None:
        """10-4-4: [Evolve] and [Union] play their own card; another skill has not said yet which it plays."""
        v.outer, v.came = g.facts["play"], ()
        g.facts["play"] = (remember(g, (v.source,)) if own else just_played(v.event), 0, 0)

    def note_answer(g: Game, v: Any) -> None:
        _, v.unplayed, v.lying = g.facts["play"]
        end_answer(g, v)

    b.step(begin_answer)
    answer(b, "play")
    b.step(note_answer)


def just_played(event: tuple[Any, ...] | None) -> Remembered:
    """The card whose play set the skill off."""
    cards: Remembered = event[1] if event is not None and event[0] in ("play", "evolve", "move") else ()
    return cards


def begin_aftermath(g: Game, v: Frame) -> None:
    """What was played lies there and is no longer negated."""
    v.outer = g.facts["play"]
    g.facts["play"] = (v.came or just_played(v.event), 0, 0)


def end_answer(g: Game, v: Frame) -> None:
    g.facts["play"] = v.outer


def unplayed(g: Game, v: Any) -> bool:
    """Whether the play that this skill makes was negated."""
    return bool(getattr(v, "unplayed", 0))


def lying(v: Any) -> bool:
    """Whether a counter lets the cards that this skill plays arrive in Rest Mode."""
    return bool(getattr(v, "lying", 0))


def note_played(g: Game, v: Any, card: int) -> None:
    """Remember a card that a skill played for the aftermath."""
    if hasattr(v, "came"):
        v.came = (*(v.came or ()), *remember(g, (card,)))


def after_effect(b: Builder) -> None:
    """8-6-2-6, 10-9-3-1: another counter timing follows, for the aftermath of playing."""
    for jump in b.skips:
        b.land(jump)
    if not b.node.keyword.startswith("counter: ") and "play" in answered_by(b):
        b.step(begin_aftermath)
        answer(b, "play")
        b.step(end_answer)


def rows_field(b: Builder) -> None:
    """10-2-1: other [Field] cards are dropped, and this Extra Card goes to the Battle Area."""

    def clear(g: Game, v: Any) -> None:
        move(g, [c for c in g.in_zone(v.seat, "battle") if g.has(c, "field")], "drop", verb="drop")

    def put(g: Game, v: Any) -> None:
        move(g, (v.source,), "battle", seat=v.seat, verb="field")
        v.serial = v.was = g.serial[v.source]

    b.step(clear)
    b.step(put)


def use_up(g: Game, v: Frame) -> None:
    if g.is_in(v.source, "hand"):
        move(g, (v.source,), "drop", verb="use")
        v.serial = v.was = g.serial[v.source]


# --- 4-7-3 counter timing -------------------------------------------------------------------------------


def counters(g: Game, v: Frame) -> list[Option]:
    """4-7-3-2: [Counter] skills of the hand that answer this and can be paid, or none."""
    if g.cannot(-1 - v.seat, "activate counter") or g.cannot(-1 - v.seat, f"activate counter: {v.kind}"):
        return ["end"]
    used = {card for card, _ in g.facts["counters"]}
    found = [option for option in skills(g, v.seat, (f"counter: {v.kind}",)) if option[1] not in used]  # type: ignore[index]
    return [*found, "end"]


def note_counter(g: Game, v: Frame) -> None:
    g.facts["counters"] = (*g.facts["counters"], (v.choice[1], 0))
    emit(g, "counter", v.choice[1])


def negated_counter(g: Game, v: Frame) -> bool:
    return bool(g.facts["counters"]) and bool(g.facts["counters"][-1][1])


def forget_counter(g: Game, v: Frame) -> None:
    """10-9-4: the card is used up, negated or not."""
    card = v.choice[1]
    g.facts["counters"] = g.facts["counters"][:-1]
    if g.is_in(card, "hand"):
        move(g, (card,), "drop", verb="use")


COUNTER_TIMING = procedure(
    "4-7-3",
    slots="seat kind subject choice",
    rows=[
        row("4-7-3-1", drop_combos, when=stray_combos),
        row("4-7-3-2", ask("act", seat_of, counters, "answer with a counter or not"), into="choice"),
        row("4-7-3-2", leave(), when=lambda g, v: v.choice == "end"),
        row("4-7-3-3", note_counter),
        row("4-7-3-4", run("8-6-2", seat=seat_of, card=lambda g, v: v.choice[1], name=lambda g, v: v.choice[2])),
        row("10-9-4", forget_counter),
    ],
)

PROCEDURES = (PAY, ACTIVATE, COUNTER_TIMING)
