"""The counter timing (4-7-3), and when a skill is answered (8-6-2-4, 10-9-3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...kernel import (
    Builder,
    Frame,
    Game,
    Option,
    Remembered,
    ask,
    emit,
    leave,
    move,
    procedure,
    remember,
    row,
    rows_may_pay,
    run,
    walk,
)
from ...kernel import nodes as n
from .energy import UNIONS, card_used, seat_of, skill_used, skills, tell_payable
from .lexicon import KEYWORDS
from .nodes import (
    Answered,
    BeingPlayed,
    Evolve,
    PlayNegated,
    PlayOnTop,
    PlayTokens,
    Union,
)
from .timing import drop_combos, stray_combos

PLAYING = (Evolve, Union, PlayTokens, PlayNegated, PlayOnTop)
"""What a skill says that plays cards, beside "play" itself."""


def mentions(node: n.Ability) -> tuple[str, ...]:
    """10-9-3-1, 10-9-3-2: what a [Counter] may answer about a skill: that it speaks of playing, of attacking."""
    parts = list(walk(node))
    plays = node.keyword in UNIONS or any(
        isinstance(p, PLAYING) or (isinstance(p, n.Place) and p.verb == "play")
        or (isinstance(p, n.On) and p.event in ("play", "evolve", "unite"))
        or (isinstance(p, n.Moved) and "battle" in p.to_zones and "hand" in p.from_zones)
        for p in parts
    )  # fmt: skip
    attacks = any(
        (isinstance(p, n.On) and p.event == "attack") or (isinstance(p, n.Perform | n.May) and "attack" in p.action)
        for p in parts
    )
    return (*(("play",) if plays else ()), *(("attack",) if attacks else ()))


def answered_by(b: Builder) -> tuple[str, ...]:
    """The [Counter] skills that answer this one; what replaces an event is not activated, so none does.

    A keyword skill is described by its word alone, whatever it stands for.
    """
    return () if b.name in b.match.replacements or b.node.keyword in KEYWORDS.values() else mentions(b.node)


def around_effect(b: Builder) -> None:
    """8-6-2-4, 8-6-2-5-1: after the cost comes the counter timing; an Extra Card is then put into the Drop Area.

    4-7-3-3-1, 10-9-3-3: a [Counter] has such a timing too, for [Counter: Counter], and so has each that answers one.

    8-6-2-5-2: any other card stays where it is.

    8-6-2-3: an [Auto] skill with a cost is answered once that was paid, if it is.
    """
    tell_payable(b)
    if "play" in answered_by(b):
        b.slots += PLAY_SLOTS
    if b.node.keyword == "counter: play":
        b.env.subject = BeingPlayed()
    if b.node.keyword.startswith("counter: "):
        answer(b, "counter")
        b.skips.append(b.jump(negated_counter))
    elif not is_for_a_cost(b.node):
        open_answers(b)
    if b.card.printed.get("type") == "extra" and "hand" in b.node.zones:
        if b.node.keyword == "field":
            rows_field(b)
        else:
            b.step(use_up)


def is_for_a_cost(node: n.Ability) -> bool:
    """8-6-2-3: whether it is an [Auto] skill that is activated only if its master pays for it."""
    return isinstance(node.effect, n.MayPay)


def open_answers(b: Builder) -> None:
    kind = " or ".join(answered_by(b))
    if "play" in kind:
        rows_answer_play(b, kind)
    elif kind:
        answer(b, kind)


def answer(b: Builder, kind: str) -> None:
    """4-7-2, 8-6-2-4: the other player may counter before the rows that follow, whatever of it is answered, once."""
    b.run("4-7-3", seat=lambda g, v: 1 - int(v.seat), kind=kind, subject=lambda g, v: v.source)


# What a skill plays can be negated (10-9-3-1). Its frame remembers how it was answered and what it played.
PLAY_SLOTS = ("unplayed", "lying", "came", "outer")


def rows_answer_play(b: Builder, kind: str) -> None:
    own = isinstance(b.node.effect, Evolve | Union)

    def begin_answer(g: Game, v: Any) -> None:
        """10-4-4: [Evolve] and [Union] play their own card; another skill has not said yet which it plays."""
        v.outer, v.came = g.facts["play"], ()
        g.set("play", (remember(g, (v.source,)) if own else just_played(v.event), "", False))

    def note_answer(g: Game, v: Any) -> None:
        _, v.unplayed, v.lying = g.facts["play"]
        end_answer(g, v)

    b.step(begin_answer)
    answer(b, kind)
    b.step(note_answer)


def just_played(event: tuple[Any, ...] | None) -> Remembered:
    """The card whose play set the skill off."""
    match event:
        case ("play" | "evolve" | "move", cards, *_):
            played: Remembered = cards
            return played
    return ()


def begin_aftermath(g: Game, v: Frame) -> None:
    """What was played lies there and is no longer negated."""
    v.outer = g.facts["play"]
    g.set("play", (v.came or just_played(v.event), "", False))


def end_answer(g: Game, v: Frame) -> None:
    g.set("play", v.outer)


def after_effect(b: Builder) -> None:
    """8-6-2-6, 10-9-3-1: another counter timing follows, for the aftermath of playing, but not of what was negated."""
    if not is_for_a_cost(b.node):
        open_aftermath(b)
    for jump in b.skips:
        b.land(jump)


def open_aftermath(b: Builder) -> None:
    if "play" in answered_by(b):
        b.step(begin_aftermath)
        answer(b, "play")
        b.step(end_answer)


def rows_paid(b: Builder, node: n.MayPay) -> None:
    """8-6-2-3, 8-6-2-4: whether the cost of an [Auto] skill is paid is decided before anybody can answer the skill."""
    rows_may_pay(b, replace(node, then=Answered(node.then)) if node is b.node.effect else node)


def rows_answered(b: Builder, node: Answered) -> None:
    """10-10-1: what was not paid for was not activated, and can be once more in the turn."""
    b.use_up()
    open_answers(b)
    b.add(node.effect)
    open_aftermath(b)


def rows_field(b: Builder) -> None:
    """10-2-1, 3-6-7: other [Field] cards are dropped, and this Extra Card goes to the Battle Area.

    3-6-4: in Active Mode, as nothing else is said.
    """

    def clear(g: Game, v: Any) -> None:
        move(g, [c for c in g.in_zone(v.seat, "battle") if g.has(c, "field")], "drop", verb="drop")

    def put(g: Game, v: Any) -> None:
        if g.serial[v.source] == v.serial:
            move(g, (v.source,), "battle", seat=v.seat, verb="field")
            v.serial = v.was = g.serial[v.source]

    b.step(clear)
    b.step(put)


def use_up(g: Game, v: Frame) -> None:
    """2-3-2-3, 3-4-1: an Extra Card that is used goes from the hand to the Drop Area."""
    if g.is_in(v.source, "hand"):
        move(g, (v.source,), "drop", verb="use")
        v.serial = v.was = g.serial[v.source]


# --- 4-7-3 counter timing -------------------------------------------------------------------------------

ANSWERS = {
    "play": ("counter: play",),
    "attack": ("counter: attack",),
    "play or attack": ("counter: play", "counter: attack"),
    "counter": ("counter: counter",),
}
"""For each thing that is answered the [Counter] skills that do; a skill may speak of both playing and attacking."""


def counters(g: Game, v: Frame) -> list[Option]:
    """4-7-3-2, 10-9-1: [Counter] skills of the hand that answer this and can be paid, or none."""
    found = skills(g, v.seat, ANSWERS[v.kind])
    if not found or g.cannot(-1 - v.seat, "activate counter"):
        return ["end"]
    found = [option for option in found if not may_not_answer(g, v.seat, kind_answered(g, option))]
    used = {card for card, _ in g.facts["counters"]}
    return [*(option for option in found if card_used(option) not in used), "end"]


def kind_answered(g: Game, option: Any) -> str:
    """What the [Counter] of an option answers: "play", "attack" or "counter"."""
    keyword: str = g.match.abilities[skill_used(option)].node.keyword
    return keyword.removeprefix("counter: ")


def may_not_answer(g: Game, seat: int, kind: str) -> bool:
    """1-3-3: whether an effect keeps a player from such [Counter] skills."""
    barred = kind == "attack" and g.cannot(-1 - seat, "answer attacks")
    return barred or g.cannot(-1 - seat, f"activate counter: {kind}")


def note_counter(g: Game, v: Frame) -> None:
    card = card_used(v.counter)
    v.object = g.serial[card]
    g.set("counters", (*g.facts["counters"], (card, False)))
    emit(g, "counter", card)


def negated_counter(g: Game, v: Frame) -> bool:
    *_, (_, negated) = g.facts["counters"]
    return bool(negated)


def forget_counter(g: Game, v: Frame) -> None:
    """10-9-4: the card is used up, negated or not; one that its skill took back to the hand was, and is another."""
    card = card_used(v.counter)
    g.set("counters", g.facts["counters"][:-1])
    if g.is_in(card, "hand") and g.serial[card] == v.object:
        move(g, (card,), "drop", verb="use")


COUNTER_TIMING = procedure(
    "4-7-3",
    slots="seat kind subject counter object",
    rows=[
        row("4-7-3-1", drop_combos, when=stray_combos),
        row("4-7-3-2", ask("act", seat_of, counters, "answer with a counter or not", secret=True), into="counter"),
        row("4-7-3-2", leave(), when=lambda g, v: v.counter == "end"),
        row("4-7-3-3", note_counter),
        row("4-7-3-4", run("8-6-2", seat=seat_of, card=lambda g, v: card_used(v.counter),
                           name=lambda g, v: skill_used(v.counter))),
        row("10-9-4", forget_counter),
    ],
)  # fmt: skip

PROCEDURES = (COUNTER_TIMING,)
NODE_ROWS: dict[type[n.Node], Any] = {n.MayPay: rows_paid, Answered: rows_answered}
