"""Section 700: when and by whom cards may be played, set and called, and the acts that use no chase (706, 709).

A function `why_not_...` tells in a word what stands against something, or None: `offers` lists what nothing stands
against, and `reasons` says why the rest is not open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Builder, Frame, Game, Option, distinct, emit, move, permission, procedure, row, run, turn
from ...kernel import nodes as n
from . import nodes as f
from .abilities import why_not_payable
from .attacks import forced_attackers, is_over_for_turn
from .entering import forget_offers, offers_for
from .matching import Need
from .playing import spell_of, waits_for
from .sides import other_side, switch, turn_over
from .timing import why_not_chase, why_not_main, why_not_permitted
from .will import can_pay
from .zones import FIELDS, HANDS, RULERS, numbers, record, since_the_turn_began

PASS = "pass"
FROM_THERE = "play this card from where it lies"
SET_COST = Need((), 2)
STONE_DECKS = numbers("stone deck")


def is_will_use(g: Game, act: Any) -> bool:
    """907.2: whether an act uses a will ability, which does not use the chase."""
    if type(act) is not tuple or act[0] != "use":
        return False
    _, _, name = act
    return g.match.abilities[name].sort == "will"


# --- 702, 703, 706.3, 708, 1115 playing a card --------------------------------------------------------


def why_not_play(g: Game, seat: int, card: int) -> str | None:
    """702.1, 703.1, 604.1b, 604.2a: what keeps a player from playing this card, with the side that is up."""
    word = why_not_from_there(g, seat, card)
    if word is None and not is_instant(g, card):
        word = why_not_main(g, seat)
    return word or why_not_chase(g, card) or why_not_permitted(g, seat, card) or why_not_cast(g, seat, card)


def why_not_from_there(g: Game, seat: int, card: int) -> str | None:
    """702.2, 703.2, 1115.2: what keeps the card from being played from where it is, at any time."""
    if card in g.in_zone(seat, "standby"):
        return why_not_from_standby(g, card)
    if card in g.in_zone(seat, "graveyard"):
        if not g.has(card, "remnant") and not may_play_there(g, card):
            return "no remnant"
    elif card not in g.in_zone(seat, "hand") and not (card in g.in_zone(seat, "removed") and may_play_there(g, card)):
        return "not in your hand"
    if spell_of(g, card) is None:
        return "never played"
    return "waits to be revealed" if waits_for(g, card) else None


def why_not_from_standby(g: Game, card: int) -> str | None:
    """706.3, 708.5: out of standby only Trigger cards, and not on the turn they were set."""
    if has_trigger(g, card) and set_this_turn(g, card):
        return "set this turn"
    if waits_for(g, card):
        return "waits to be revealed"
    if has_trigger(g, card):
        return None
    return "waits to be revealed" if g.has(card, "stealth") else "no trigger"


def why_not_cast(g: Game, seat: int, card: int) -> str | None:
    """903.2e, 903.2g: whether it has its targets and its cost can be paid."""
    spell = spell_of(g, card)
    return why_not_payable(g, seat, card, spell) if spell is not None else "never played"


def why_not_future(g: Game, seat: int, card: int) -> str | None:
    """1117.2: either side may be played; 1111.2a: at a quick time only if both have Quickcast."""
    if card not in g.in_zone(seat, "hand"):
        return "not in your hand"
    if not g.has(card, "shift") or other_side(g, card) is None:
        return "no future side"
    twin = g.fork()
    switch(twin, card)
    if is_instant(g, card) != is_instant(twin, card) and why_not_main(g, seat) is not None:
        return "one side is slow"
    return why_not_play(twin, seat, card)


def is_instant(g: Game, card: int) -> bool:
    """604.1b, 1111.2: a chant with a [Trigger] that is no condition, or any card with Quickcast."""
    return g.has(card, "quickcast") or (has_trigger(g, card) and not waits_for(g, card))


def has_trigger(g: Game, card: int) -> bool:
    return "chant" in g.value(card, "type") and g.has(card, "trigger")


def set_this_turn(g: Game, card: int) -> bool:
    """708.5, 906.4a: whether the card was put where it lies in this turn, by the act of setting or by any effect."""
    return not since_the_turn_began(g, card)


def may_play_there(g: Game, card: int) -> bool:
    """702.2: whether a text lets the card be played out of the graveyard or the removed area."""
    return permission(g, card, FROM_THERE) > 0


# --- 704, 706, 709 the other acts of main timing ------------------------------------------------------


def why_not_set(g: Game, seat: int, card: int) -> str | None:
    """706.1, 706.3, 604.2d: any card of the hand, at main timing."""
    word = why_not_main(g, seat)
    if word is None and card not in g.zones[HANDS[seat]]:
        return "no card to set"
    return word or (None if can_pay(g, seat, SET_COST) else "not affordable")


def why_not_call(g: Game, seat: int) -> str | None:
    """604.2e: at main timing, and as 709.1 says."""
    return why_not_main(g, seat) or why_not_stone(g, seat)


def why_not_stone(g: Game, seat: int) -> str | None:
    """709.1: once a turn, without a judgment done; an empty magic stone deck has none to call."""
    so_far = g.facts["done"]
    if ("judgment", seat) in so_far:
        return "judgment done this turn"
    if ("call", seat) in so_far:
        return "called this turn"
    if not g.zones[STONE_DECKS[seat]]:
        return "no stones left"
    return "forbidden" if g.cannot(-1 - seat, "call magic stones") else None


def callers(g: Game, seat: int) -> list[int]:
    """709.1: whoever may be rested to call a stone: the recovered ruler or J-ruler."""
    rulers = [card for card in g.zones[RULERS[seat]] if not g.rested[card]]
    return rulers + [c for c in g.zones[FIELDS[seat]] if not g.rested[c] and "j-ruler" in g.value(c, "type")]


def why_not_battle(g: Game, seat: int) -> str | None:
    """704.1, 604.2b, 803.6: at main timing, and no attack was forfeited this turn.

    Nothing to attack with is no bar: the attack must then be forfeited (803.4), but a card may be recovered before.
    """
    return why_not_main(g, seat) or ("attack forfeited" if is_over_for_turn(g) else None)


def main_acts(g: Game, seat: int, can_set: bool, callers: Callable[[Game, int], list[int]] = callers) -> list[Option]:
    """706, 709, 704: what is done at main timing without the chase; `can_set` tells that 706.1 can be paid.

    604.2b, 604.2d, 604.2e: it is asked for at main timing alone.
    """
    found: list[Option] = [("set", card) for card in distinct(g, g.zones[HANDS[seat]])] if can_set else []
    if why_not_stone(g, seat) is None:
        for card in callers(g, seat):
            found.append(("call", card))
    if not is_over_for_turn(g):
        found.append(("battle",))
    return found


def why_not_pass(g: Game, seat: int) -> str | None:
    """710.2: no pass at main timing while a card must attack."""
    return "must attack" if why_not_main(g, seat) is None and forced_attackers(g) else None


# --- 705 a judgment resolves -----------------------------------------------------------------------


def rows_judge(b: Builder, node: f.Judge) -> None:
    b.step(judge, when=can_be_judged)
    b.step(judged, when=lambda g, v: bool(v.way))


def can_be_judged(g: Game, v: Frame) -> bool:
    """1010.1b: a ruler without Judgment never becomes a J-ruler."""
    return bool(g.serial[v.source] == v.serial and g.is_in(v.source, "ruler area") and g.has(v.source, "judgment"))


def judge(g: Game, v: Frame) -> None:
    """705.3: to the field with its J-ruler side up, oriented as it was."""
    v.way = "judged"
    turn_over(g, v.source)
    move(g, (v.source,), "field", seat=v.seat, verb="judgment")


def judged(g: Game, v: Frame) -> None:
    """705.3a, 1411.2a."""
    if g.is_in(v.source, "field"):
        record(g, "judgment", v.seat)
        emit(g, "judgment", -1 - v.seat, v.source)
        emit(g, "enter", v.source)


# --- 706 setting a card, 709 calling a stone -------------------------------------------------------


def set_card(g: Game, v: Frame) -> None:
    move(g, (v.card,), "standby", seat=v.seat, verb="set", face_down=True)


SET = procedure(
    "706",
    slots="seat card",
    rows=[
        row(
            "706.1",
            run(
                "1003",
                seat=lambda g, v: v.seat,
                source=lambda g, v: v.card,
                attributes=SET_COST.attributes,
                free=SET_COST.free,
            ),
        ),
        row("706.2", set_card),
    ],
)


def rest_caller(g: Game, v: Frame) -> None:
    """709.1: the stone that lies on top is what is called."""
    v.stone = g.in_zone(v.seat, "stone deck")[-1]
    record(g, "call", v.seat)
    turn(g, (v.card,), rested=True)


def call_stone(g: Game, v: Frame) -> None:
    move(g, (v.stone,), "field", seat=v.seat, verb="call")


def pays_for_stone(g: Game, v: Frame) -> bool:
    return bool(offers_for(g, (v.stone,), v.seat))


def called(g: Game, v: Frame) -> None:
    """1016.1: this alone is to call a magic stone."""
    forget_offers(g, (v.stone,))
    emit(g, "call", -1 - v.seat, v.stone)


CALL = procedure(
    "709",
    slots="seat card stone",
    rows=[
        row("709.1", rest_caller),
        row("709.1", run("303.1b", cards=lambda g, v: (v.stone,), seat=lambda g, v: v.seat), when=pays_for_stone),
        row("709.1", call_stone),
        row("1016.1", called),
    ],
)

NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {f.Judge: rows_judge}
PROCEDURES = (SET, CALL)
